"""The small size of `make crash`: ten tables, five kills, both databases."""

from __future__ import annotations

from pathlib import Path

from tools.crash import TINY, prove


def test_killed_servers_lose_nothing_and_repeat_nothing(database: str, tmp_path: Path) -> None:
    proof = prove(database, tables=10, kills=5, games=TINY, log=tmp_path / "log")
    assert proof.faults == []
    assert proof.killed == 5
    assert proof.retried > 0
    assert len(proof.acknowledged) > 100
    assert proof.records >= 10
