"""When garbage is collected: what is new after a few sockets were closed, everything seldom."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from time import monotonic

import pytest

from kogge.server.process import garbage
from kogge.server.process.garbage import Garbage
from kogge.server.services import Services
from kogge.server.settings import Setup
from tests.server.helpers import file_url


@pytest.fixture
def services(tmp_path: Path) -> Services:
    return Services(Setup(file_url(tmp_path)))


EVERYTHING = 2


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The generation of each collection."""
    found: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda generation=EVERYTHING: found.append(generation))
    return found


def look_at(services: Services, collector: Garbage, closed: int) -> None:
    services.gate.sockets.ended += closed
    asyncio.run(collector.look())


def test_only_what_is_new_is_looked_through_after_a_few_sockets(services: Services, collected: list[int]) -> None:
    collector = Garbage(services)
    look_at(services, collector, closed=garbage.ENOUGH - 1)
    assert collected == []
    look_at(services, collector, closed=1)
    look_at(services, collector, closed=0)
    assert collected == [garbage.NEW]


def test_what_sockets_leave_that_were_open_for_long_is_bounded(services: Services, collected: list[int]) -> None:
    collector = Garbage(services)
    for _ in range(garbage.MOST // garbage.ENOUGH):
        look_at(services, collector, closed=garbage.ENOUGH)
    assert collected.count(EVERYTHING) == 1
    look_at(services, collector, closed=1)
    assert collected[-1] == EVERYTHING


def test_everything_is_looked_through_once_an_hour_at_least(
    services: Services, collected: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    collector = Garbage(services)
    later = monotonic() + garbage.LONGEST_S + 1
    monkeypatch.setattr(garbage, "monotonic", lambda: later)
    look_at(services, collector, closed=0)
    look_at(services, collector, closed=0)
    assert collected == [EVERYTHING]


def test_a_socket_that_was_closed_since_the_last_look_is_freed(services: Services) -> None:
    class Closed(list[object]):
        """Holds itself, as a closed socket does."""

    collector = Garbage(services)
    gc.disable()
    try:
        closed = Closed()
        closed.append(closed)
        left = weakref.ref(closed)
        del closed
        assert left() is not None
        look_at(services, collector, closed=garbage.ENOUGH)
        assert left() is None
    finally:
        gc.enable()
