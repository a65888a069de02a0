"""The command kogge calibrate."""

from pathlib import Path

import typer
from typer.testing import CliRunner

from kogge.cli.calibrate import calibrate
from kogge.cli.commands import app as commands


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
    assert f"The report is in {tmp_path / 'calibration-norderwind.md'}, its plots beside it." in output
    page = (tmp_path / "calibration-norderwind.md").read_text(encoding="utf-8")
    assert "What moved from `tiny` to `tiny`" in page


def test_the_balance_report_tells_seats_and_sources_with_plots(tmp_path: Path) -> None:
    result = CliRunner().invoke(
        commands,
        ["report", "norderwind", "-n", "2", "-p", "2", "-e", "tiny", "--bot", "search-2", "--out", str(tmp_path)],
    )
    assert result.exit_code == 0, result.output
    page = (tmp_path / "balance-norderwind.md").read_text(encoding="utf-8")
    assert page.startswith("# Balance of Norderwind")
    assert "`kogge report norderwind --edition tiny --games 2 --seed 1 --bot search-2`" in page
    pictures = [line for line in page.splitlines() if line.startswith("![")]
    assert pictures
    assert all((tmp_path / line.split("(")[1].rstrip(")")).exists() for line in pictures)
