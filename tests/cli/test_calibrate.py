"""The command kogge calibrate."""

from pathlib import Path

import typer
from typer.testing import CliRunner

from kogge.cli.calibrate import calibrate


def run(*words: str) -> tuple[int, str]:
    app = typer.Typer()
    app.command()(calibrate)
    result = CliRunner().invoke(app, words)
    return result.exit_code, result.output


def test_it_measures_an_edition_and_writes_the_report(tmp_path: Path) -> None:
    words = ("norderwind", "-n", "2", "-p", "2", "-e", "tiny", "--against", "tiny", "--out", str(tmp_path))
    code, output = run(*words)
    assert code == 0, output
    assert "missed  15 to 25 turns a player" in output
    assert output.strip().endswith("calibration-norderwind.md")
    page = (tmp_path / "calibration-norderwind.md").read_text(encoding="utf-8")
    assert "What moved from `tiny` to `tiny`" in page
