"""Weights packed anew: they play on, say how rare inputs are, and the table tells what was compared."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

import kogge
from kogge.bots.network import RARITY, Network, unpack
from tools import smaller

SHIPPED = Path(kogge.__file__).parent / "games/novgorod/bots/network.npz"


def test_other_steps_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "after.npz"
    monkeypatch.setattr(sys, "argv", ["smaller", "novgorod", "--games", "2", "--out", str(out)])
    smaller.main()
    header, arrays = unpack(out.read_bytes())
    before, were = unpack(SHIPPED.read_bytes())
    assert {**header, RARITY: 0} == {**before, RARITY: 0}
    assert set(header[RARITY]) <= set(range(7))
    assert {name: array.shape for name, array in arrays.items()} == {name: array.shape for name, array in were.items()}
    row = [cell.strip() for cell in capsys.readouterr().out.splitlines()[2].strip("|").split("|")]
    assert row[0] == "novgorod"
    assert row[2] == f"{out.stat().st_size / 1e6:.2f} MB"
    assert int(row[3].replace(",", "")) > 100
    assert float(row[4].rstrip("%")) > 80


def test_a_network_differs_from_another_and_not_from_itself() -> None:
    header, arrays = unpack(SHIPPED.read_bytes())
    network = Network(header, arrays)
    seen = smaller.positions(network, "novgorod", 1, 1)
    nothing = smaller.change(network, network, seen)
    assert nothing == smaller.Change(len(seen.rows), 1.0, 0.0, 0.0)
    rng = np.random.default_rng(1)
    noisy = {name: array + rng.normal(0, 0.2, array.shape).astype(np.float32) for name, array in arrays.items()}
    other = smaller.change(network, Network(header, noisy), seen)
    assert other.same < 1
    assert other.moved > 0.01
    assert other.shares > 0.01
