"""``kogge review`` tells a finished game in both languages, or as data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import kogge
from kogge.cli.commands import app
from kogge.core.record import Record, dumps
from tests.review.games import played


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["review", *words])


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.kogge"
    path.write_text(dumps(played("norderwind", 2)), encoding="utf-8")
    return str(path)


def test_it_tells_the_ledgers_and_the_moments(file: str) -> None:
    english, german = run(file, "--worlds", "2"), run(file, "--worlds", "2", "--lang", "de")
    assert english.exit_code == german.exit_code == 0
    assert "reviewed by a learned network" in english.stdout
    assert "Key moments" in english.stdout
    assert "ein gelerntes Netz" in german.stdout
    assert "Wendepunkte" in german.stdout


def test_rules_of_thumb_judge_too_and_the_data_say_who_judged(file: str) -> None:
    data = json.loads(run(file, "--guide", "--json", "--worlds", "1").stdout)
    assert data["judge"] == "guide"
    for account in data["accounts"]:
        whole = account["start"] + account["own"] + account["others"] + account["luck"]
        assert whole == pytest.approx(account["result"], abs=0.001)


def test_an_unfinished_game_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "running.kogge"
    path.write_text(dumps(Record(kogge.load("norderwind", 2))), encoding="utf-8")
    told = run(str(path))
    assert told.exit_code != 0
    assert type(told.exception).__name__ in {"SystemExit", "UnfinishedGame"}
