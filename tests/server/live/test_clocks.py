"""Clocks in a secret phase: each seat's own runs and is noted, and nothing of it tells others who has acted."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from kogge.server.errors import Refused
from kogge.server.live import clocks, creation, play
from kogge.server.services import Services
from kogge.server.storage import store
from kogge.server.wire import Act, Clock, ClockInfo, Created, CreateTable, NewSeat, Propose, Settings, Undo
from tests.server.helpers import file_url, open_house

START_S = 1_700_000_000


class Table:
    """A table of Norsemen in its first secret phase, and the time."""

    def __init__(self, services: Services, created: Created) -> None:
        self.services = services
        self.name = created.table
        self.tokens = [seat.token for seat in created.seats]
        self.keys = 0

    async def act(self, seat: int, last: bool = False) -> None:
        """A seat plays any action; ``last``: until its part of the secret phase is over."""
        for _step in range(1000):
            timeline = (await self.services.tables.get(self.name)).playing()
            self.keys += 1
            action = random.choice(timeline.state.legal_as(seat))
            request = Act(*timeline.place(seat), action, f"key-{self.keys:06}")
            await play.act(self.services.tables, self.name, self.tokens[seat], request)
            if not last or seat not in (await self.services.tables.get(self.name)).playing().state.awaited():
                return
        raise AssertionError("the secret phase does not end")

    async def shown(self, viewer: int) -> ClockInfo:
        found = clocks.shown(await self.services.tables.get(self.name), viewer, store.now())
        assert found is not None
        return found

    async def own(self, seat: int) -> int:
        left = (await self.shown(seat)).left[seat]
        assert left is not None
        return left // 1000


async def in_a_secret_phase(services: Services, clock: Clock, people: int = 3, phase: str = "") -> Table:
    chairs = [NewSeat("person", f"Player {seat}") for seat in range(people)]
    request = CreateTable("norsemen", chairs, settings=Settings(clock=clock))
    table = Table(services, await creation.create(services.tables, request, "en"))
    for _ in range(200):
        state = (await services.tables.get(table.name)).playing().state
        begun = state.veiled() and len(state.awaited()) == people
        if begun and phase in ("", state.view(0)["phase"]):
            return table
        await table.act(state.awaited()[0])
    raise AssertionError("no secret phase")


class Time:
    """What the server takes for the time."""

    def __init__(self, plant: pytest.MonkeyPatch) -> None:
        self.seconds = 0
        plant.setattr(store, "time", lambda: START_S + self.seconds)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    random.seed(3)
    return Time(monkeypatch)


def test_a_secret_act_is_noted_on_the_clock_of_its_seat_alone(tmp_path: Path, time: Time) -> None:
    async def scene() -> None:
        async with open_house(file_url(tmp_path)) as services:
            table = await in_a_secret_phase(services, Clock("live", 1000, 0))
            before = [await table.own(seat) for seat in range(3)]
            time.seconds += 10
            await table.act(0, last=True)
            time.seconds += 10
            assert [await table.own(seat) for seat in range(3)] == [before[0] - 10, before[1] - 20, before[2] - 20]
            await table.act(1)
            time.seconds += 5
            runs = 1 in (await services.tables.get(table.name)).playing().state.awaited()
            assert await table.own(1) == before[1] - (25 if runs else 20)
            assert await table.own(2) == before[2] - 25
            assert [left is None for left in (await table.shown(2)).left] == [True, True, False]

    asyncio.run(scene())


def test_the_bonus_of_an_act_is_taken_back_with_it(tmp_path: Path, time: Time) -> None:
    async def scene() -> None:
        async with open_house(file_url(tmp_path)) as services:
            table = await in_a_secret_phase(services, Clock("live", 1000, 30))
            for _ in range(3):
                before = await table.own(0)
                await table.act(0)
                story = (await services.tables.get(table.name)).playing()
                assert await table.own(0) == before + 30
                undo = Undo(*story.place(0), f"undo-{table.keys:06}")
                await play.undo(services.tables, table.name, table.tokens[0], undo)
                assert await table.own(0) == before

    asyncio.run(scene())


def test_in_a_secret_phase_a_takeover_depends_on_what_everybody_knows(tmp_path: Path, time: Time) -> None:
    """Seat 1 has acted, and so has all its time again, and seat 2 has not: nobody can find that out by asking."""

    async def scene() -> None:
        async with open_house(file_url(tmp_path)) as services:
            table = await in_a_secret_phase(services, Clock("slow", 100), phase="route")
            time.seconds += 90
            await table.act(1)
            for later, allowed in ((9, False), (2, True)):
                time.seconds += later
                assert (await table.shown(0)).out == ([0, 1, 2] if allowed else [])
                for seat in (1, 2):
                    assert await proposed(table, seat) == allowed

    asyncio.run(scene())


async def proposed(table: Table, seat: int) -> bool:
    try:
        await play.propose(table.services.tables, table.name, table.tokens[0], Propose("takeover", seat=seat))
    except Refused:
        return False
    return True


def test_after_the_phase_the_clocks_are_what_was_spent(tmp_path: Path, time: Time) -> None:
    async def scene() -> None:
        async with open_house(file_url(tmp_path)) as services:
            table = await in_a_secret_phase(services, Clock("live", 1000, 0))
            before = [await table.own(seat) for seat in range(3)]
            for seat, seconds in ((0, 5), (2, 7), (1, 11)):
                time.seconds += seconds
                await table.act(seat, last=True)
            assert not (await services.tables.get(table.name)).playing().state.veiled()
            left = [left // 1000 for left in (await table.shown(0)).left if left is not None]
            assert left == [before[0] - 5, before[1] - 23, before[2] - 12]

    asyncio.run(scene())
