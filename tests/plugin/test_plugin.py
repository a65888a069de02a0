"""A game in a package of its own: installed, it is there everywhere, and no file of the project knows of it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.plugin.environment import PACKAGE, ROOT, install

BLOCK = re.compile(r"^```(?:python|toml)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHARED = ("src", "web/src", "tools", "kogge_build", "pyproject.toml", "Makefile")


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("plugin") / "env")


def test_no_shared_file_knows_of_it() -> None:
    files = [path for name in SHARED for path in [ROOT / name, *(ROOT / name).rglob("*")] if path.is_file()]
    texts = (path for path in files if path.suffix in {".py", ".ts", ".svelte", ".toml", ".ftl", ""})
    assert [path for path in texts if "skerries" in path.read_text(encoding="utf-8", errors="ignore").lower()] == []


def test_the_tutorial_shows_the_example() -> None:
    files = [path for path in PACKAGE.rglob("*") if path.suffix in {".py", ".toml", ".ftl"}]
    example = {line.strip() for path in files for line in path.read_text(encoding="utf-8").splitlines()}
    page = (ROOT / "docs/own-game.md").read_text(encoding="utf-8")
    shown = [line.strip() for block in BLOCK.findall(page) for line in block.splitlines()]
    assert len(shown) > 50
    assert [line for line in shown if line not in example] == []


def test_it_is_played_everywhere(python: Path) -> None:
    command = [str(python), "-m", "pytest", "-q", "-n0", "tests/plugin/inside.py"]
    told = subprocess.run(command, cwd=ROOT, text=True, capture_output=True, check=False)
    assert told.returncode == 0, told.stdout[-6000:]
