"""The load at a very small size: people play over real sockets, and what they found is told."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from tools.load import LoadedServer, Row, measure, page
from tools.servers import ROOT


def test_people_play_and_are_measured(tmp_path: Path) -> None:
    options = Namespace(tables=2, seconds=2.0, warm_up=0.5, game="norderwind", before=None)
    servers = [LoadedServer(ROOT / "src", f"sqlite:///{tmp_path / 'kogge.db'}", tmp_path / "log")]
    row = measure("now", "one, SQLite", servers, 20, options)
    assert (row.sockets, row.errors) == (8, 0)
    assert row.rate > 0
    assert 0 < row.p50 <= row.p95 <= row.p99
    assert row.cores[0] > 0
    assert row.ms > 0
    text = page([row], options, 0.0)
    assert row.line() in text
    assert "before" not in text.split("| code |")[0].split("Its load")[0]


def test_the_page_names_the_revision_it_compares_with() -> None:
    row = Row("before", "one, SQLite", 2, 8, 20, 19.5, 1, 2, 3, 0, [0.5], 1.25, 0.1, 2.0, 90)
    text = page([row], Namespace(before="v9", game="norderwind", seconds=1.0), 0.0)
    assert "`before` is v9." in text
    assert "| before | one, SQLite | 2 | 8 | 20 | 20 | 1 | 2 | 3 | 0 | 50% | 1.25 | 10% | 2.0 |" in text
