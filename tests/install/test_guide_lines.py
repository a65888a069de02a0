"""The line of the players' guide that installs everything."""

from __future__ import annotations

import re
from pathlib import Path

from tests.install.conftest import install
from tools.installing import ROOT, Place


def test_everything_for_players(wheel: Path, place: Place, tmp_path: Path) -> None:
    """From the wheel; that `pip install .` makes one is tried with the line of the README."""
    text = (ROOT / "docs/guide/terminal.md").read_text(encoding="utf-8")
    named = re.search(r"^pip install '\.\[(\w+)\]'$", text, re.MULTILINE)
    assert named
    everything = Place(tmp_path / "venv", place.environment, quick=True)
    install(everything, f"kogge[{named[1]}] @ {wheel.as_uri()}")
    told = everything.call("kogge", "version", "--full", LC_ALL="en", COLUMNS="200")
    for extra in ("arena", "play", "server"):
        assert re.search(rf"\[{extra}\]\W+installed", told), told
