"""The examples that need nothing but what the tests have run here too, at a small size, warnings as errors."""

import subprocess
import sys

import pytest

from tools.examples import FOLDER, SMALL, command

ELSEWHERE = {
    "ppo_norderwind.py",
    "self_play.py",
    "analyse_record.py",
}  # torch and pandas: `make examples` runs them in an environment of its own


def test_every_example_is_run() -> None:
    assert set(SMALL) == {path.name for path in FOLDER.glob("*.py")}


@pytest.mark.parametrize("name", sorted(SMALL.keys() - ELSEWHERE))
def test_example(name: str) -> None:
    told = subprocess.run(command(sys.executable, name, True), text=True, capture_output=True, check=False)
    assert told.returncode == 0, told.stderr
    assert told.stdout
