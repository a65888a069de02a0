"""The mutation runner, on a few mutants of Norderwind and the game that the README plays."""

import subprocess
import sys
from pathlib import Path

from tools.mutants import draw, mutations_of

ROOT = Path(__file__).parent.parent.parent


def test_a_small_run_writes_its_report(tmp_path: Path) -> None:
    page = tmp_path / "report.md"
    command = [sys.executable, "tools/mutants.py", "norderwind", "--sample", "4", "--least", "0", "--jobs", "1"]

    subprocess.run([*command, "--report", page, "--tests", "tests/test_readme.py"], cwd=ROOT, check=True)

    assert ": 4 of " in page.read_text(encoding="utf-8")


def test_a_sample_is_seeded_and_each_mutant_a_changed_file() -> None:
    population = mutations_of("tools/mutants.py")
    drawn = draw(population, 5, 1)
    assert drawn == draw(population, 5, 1)
    assert len({mutant.source for mutant in drawn} - {drawn[0].original}) == 5
    assert all("\n+" in mutant.diff() for mutant in drawn)
