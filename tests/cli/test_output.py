"""Commands write files exactly where they say, told as a whole path, or refuse before the work begins."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kogge.cli.commands import app
from kogge.cli.output import writable_file, writable_folder

BALANCE = ["report", "norderwind", "-n", "1", "-p", "2", "-e", "tiny", "--bot", "random"]
WRITING = {
    "report": BALANCE,
    "calibrate": ["calibrate", "norderwind", "-n", "1", "-p", "2", "-e", "tiny", "--bot", "random"],
    "bench": ["bench", "norderwind", "-e", "tiny", "--games", "1", "--repeat", "1"],
    "bench --search": ["bench", "norderwind", "--search", "--turns", "1"],
    "bench --start": ["bench", "--start", "--repeat", "1"],
    "selfplay": ["selfplay", "norderwind", "-n", "1", "-e", "tiny"],
    "arena": ["arena", "norderwind", "--bots", "random,greedy", "-n", "1", "-e", "tiny"],
}


def run(*arguments: str) -> Result:
    return CliRunner(env={"LC_ALL": "C", "KOGGE_LANG": ""}).invoke(app, arguments)


@pytest.mark.parametrize("out", [None, "mine", "deep/below"])
def test_the_report_is_where_it_says_and_nowhere_else(
    out: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = run(*BALANCE, *(["--out", out] if out else []))
    assert told.exit_code == 0, told.output
    page = tmp_path / (out or "reports") / "balance-norderwind.md"
    assert f"The report is in {page}, its plots beside it." in told.output
    written = {path for path in tmp_path.rglob("*") if path.is_file()}
    assert page in written
    assert {path.parent for path in written} == {page.parent}


@pytest.mark.parametrize("command", WRITING)
def test_a_place_that_cannot_be_written_is_refused_before_the_work(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for work in ("arena.calibrate.calibrate", "arena.match.run", "cli.bench.run", "cli.bench_search.measure"):
        monkeypatch.setattr(f"kogge.{work}", lambda *_arguments: pytest.fail("it works before it looks"))
    monkeypatch.setattr("kogge.cli.bench_start.measure", lambda *_arguments: pytest.fail("it works before it looks"))
    monkeypatch.setattr("kogge.cli.selfplay.run", lambda *_arguments: pytest.fail("it works before it looks"))
    file = tmp_path / "taken"
    file.write_text("mine", encoding="utf-8")
    told = run(*WRITING[command], "--out", str(file))
    assert told.exit_code == 2
    assert told.stderr.strip().splitlines()[-1] == f"The file “{file}” cannot be used: Not a directory."
    assert file.read_text(encoding="utf-8") == "mine"


def test_a_folder_is_made_and_told_as_a_whole_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert writable_folder(Path("a/b")) == tmp_path / "a" / "b"
    assert list((tmp_path / "a" / "b").iterdir()) == []


def test_a_file_needs_its_folder(tmp_path: Path) -> None:
    assert writable_file(tmp_path / "backup.gz") == tmp_path / "backup.gz"
    with pytest.raises(FileNotFoundError, match="missing"):
        writable_file(tmp_path / "missing" / "backup.gz")
    with pytest.raises(IsADirectoryError):
        writable_file(tmp_path)
