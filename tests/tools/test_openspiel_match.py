"""The match against OpenSpiel's search: seats in turn, kept games are not played again, a page is written."""

import json
import sys
from pathlib import Path

import pytest

from tools import openspiel_match


def test_a_match_is_kept_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel_match, "SECONDS", 0.0001)
    monkeypatch.setattr(openspiel_match, "TRIED", 2)
    told = tmp_path / "told.md"

    def run(games: int) -> list[dict[str, object]]:
        asked = ["norsemen", "--bot", "greedy", "-n", str(games), "--keep", str(tmp_path), "--out", str(told)]
        monkeypatch.setattr(sys, "argv", ["openspiel_match", *asked])
        openspiel_match.main()
        found: list[dict[str, object]] = json.loads((tmp_path / "norsemen-openspiel.json").read_text())["outcomes"]
        return found

    first = run(1)
    both = run(2)
    assert both[0] == first[0]
    assert [outcome["our_seat"] for outcome in both] == [0, 1]
    for outcome in both:
        assert outcome["places"] in ([1, 2], [2, 1])
    words = told.read_text()
    assert "| Norsemen | 2 |" in words
    assert "not played yet" in words
