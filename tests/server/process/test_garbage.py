"""When garbage is collected: not while people play, and before closed sockets have left too much."""

from __future__ import annotations

import asyncio
import gc
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


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One entry for each collection."""
    found: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: found.append(1))
    return found


def look_at(services: Services, collector: Garbage, closed: int, changes: int) -> None:
    services.gate.sockets.ended += closed
    services.tables.changes += changes
    asyncio.run(collector.look())


def test_people_who_play_do_not_wait_and_a_quiet_second_is_used(services: Services, collected: list[int]) -> None:
    collector = Garbage(services)
    for _ in range(5):
        look_at(services, collector, closed=garbage.ENOUGH, changes=1)
    assert collected == []
    look_at(services, collector, closed=0, changes=0)
    assert collected == [1]
    look_at(services, collector, closed=0, changes=0)
    assert collected == [1]


def test_what_closed_sockets_leave_is_bounded_whoever_plays(services: Services, collected: list[int]) -> None:
    collector = Garbage(services)
    look_at(services, collector, closed=garbage.MOST - 1, changes=1)
    assert collected == []
    look_at(services, collector, closed=1, changes=1)
    look_at(services, collector, closed=1, changes=1)
    assert collected == [1]


def test_it_is_collected_once_an_hour_at_least(
    services: Services, collected: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    collector = Garbage(services)
    later = monotonic() + garbage.LONGEST_S + 1
    monkeypatch.setattr(garbage, "monotonic", lambda: later)
    look_at(services, collector, closed=0, changes=1)
    look_at(services, collector, closed=0, changes=1)
    assert collected == [1]
