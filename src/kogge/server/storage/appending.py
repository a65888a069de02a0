"""A play on its way into the database: the one change of a table that is made all the time."""

from __future__ import annotations

import msgspec


class Play(msgspec.Struct, gc=False):
    """A batch to append to a table's log: what was asked, what it led to, and the version it was played at."""

    table: str
    version: int
    head: int
    seat: int
    key: str
    epoch: int
    index: int
    asked: str
    steps: str
    mark: str
    at: int
    clock_at: int  # at a table without clocks: since when those who may decide have been awaited
    shown: int | None  # when viewers last saw a change: a secret act leaves it as it was
