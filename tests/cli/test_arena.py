"""The command kogge arena."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

from kogge.cli.commands import app

ARENA = ("arena", "norderwind", "--lang", "en")


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, [*ARENA, *words])
    return result.exit_code, result.output


def test_it_prints_shares_scores_and_ratings_and_keeps_everything(tmp_path: Path) -> None:
    code, output = run("--bots", "greedy,random", "-n", "4", "-e", "tiny", "--out", str(tmp_path))
    assert code == 0, output
    assert "Norderwind: 4 games with 2 players" in output
    assert "±" in output
    told = json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))
    assert told["bots"] == ["greedy", "random"]
    assert [game["seed"] for game in told["games"]] == [1, 1, 2, 2]
    assert told["edition"] == "tiny"
    assert len(list(tmp_path.glob("*.kogge"))) == 4


def test_the_sequential_test_stops_the_match() -> None:
    code, output = run("--bots", "greedy,random", "-n", "400", "--sprt", "0.5:0.8")
    assert code == 0, output
    assert "Proved: greedy wins 80%" in " ".join(output.split())


def test_what_is_wrong_is_said() -> None:
    assert run("--bots", "greedy")[0] == 2
    code, output = run("--bots", "greedy,nobody")
    assert code == 2
    assert "There is no bot “nobody”" in output
    assert run("--bots", "greedy,random", "--sprt", "0.8:0.5")[0] == 2


def test_luck_is_taken_out_of_the_share() -> None:
    tiny = ("--bots", "greedy,random", "-e", "tiny", "--adjusted")
    code, output = run(*tiny, "-n", "8", "--sprt", "0.5:0.9")
    told = " ".join(output.split())
    assert code == 0, output
    assert "Without luck greedy wins" in told
    assert "of the variance away" in told
    assert "The same without luck: " in told
    code, output = run(*tiny, "-n", "4")
    assert (code, "at least 8" in " ".join(output.split())) == (0, True)
