"""The learning curve: one point a snapshot, in the order of its training, and nothing is played twice."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import kogge
from kogge.bots.network import pack, unpack
from tools import learning_curve, strength

SHIPPED = Path(kogge.__file__).parent / "games/norderwind/bots/network.npz"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Weights of two moments of one training."""
    header, arrays = unpack(SHIPPED.read_bytes())
    run = header["history"][-1]
    for name, runs in (
        ("norderwind", [{**run, "spent_s": 60, "decisions": 500}, {**run, "spent_s": 120, "decisions": 700}]),
        ("norderwind-60", [{**run, "spent_s": 60, "decisions": 500}]),
    ):
        (tmp_path / f"{name}.npz").write_bytes(pack({**header, "history": runs}, arrays))
    return tmp_path


def test_the_page_has_a_point_for_every_snapshot(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ["norderwind", "--weights", str(folder), "--keep", str(folder), "--out", str(folder)]
    monkeypatch.setattr(sys, "argv", ["curve", *asked, "--games", "2", "--against", "random"])
    learning_curve.main()
    page, drawn = folder / "learning-norderwind.md", folder / "learning-norderwind.svg"
    rows = [line for line in page.read_text().splitlines() if line.startswith("| ")][1:]
    assert [row.split("|")[1:3] for row in rows] == [[" 1.0 ", " 500 "], [" 3.0 ", " 1,200 "]]
    assert "minutes of training" in drawn.read_text()
    before = page.read_text(), drawn.read_text()
    monkeypatch.setattr(strength, "run", lambda *_arguments, **_named: iter(()))
    learning_curve.main()
    assert (page.read_text(), drawn.read_text()) == before


def test_without_weights_there_is_no_curve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["curve", "norsemen", "--weights", str(tmp_path)])
    with pytest.raises(SystemExit):
        learning_curve.main()
