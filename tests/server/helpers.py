"""Tables for the server's tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from kogge.server.bots.bot_process import think
from kogge.server.bots.scheduler import Bots
from kogge.server.bots.thinkers import Job, Thinker
from kogge.server.live import creation, play, updates
from kogge.server.live.hub import Hub
from kogge.server.live.table import Table
from kogge.server.live.tables import Tables
from kogge.server.services import Services
from kogge.server.settings import Setup
from kogge.server.wire import Ack, Act, Created, CreateTable, NewSeat, Settings, Update

LANGUAGE = "en"


class Inline(Thinker):
    """Thinks at once, in the process of the test, and notes what it was asked."""

    def __init__(self, slots: int = 1) -> None:
        self.slots = slots
        self.jobs: list[Job] = []

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def think(self, job: Job) -> bytes:
        self.jobs.append(job)
        return think(job.kind, job.encoded, job.edition)


class NoBots(Bots):
    """Hints are given, but no bot moves."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables, Hub(tables.store), Inline())

    async def wake(self, table: Table) -> None:
        pass

    async def sweep(self) -> None:
        pass


@asynccontextmanager
async def open_house(url: str, bots: bool = False) -> AsyncIterator[Services]:
    """A house without a web server."""
    services = Services(Setup(url), None if bots else NoBots)
    await services.open()
    try:
        yield services
    finally:
        await services.close()


def file_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'kogge.db'}"


async def new_table(
    services: Services, people: int = 2, settings: Settings | None = None, edition: str | None = None
) -> Created:
    """A table of Norderwind with so many people."""
    chairs = [NewSeat("person", f"Player {seat + 1}") for seat in range(people)]
    return await creation.create(
        services.tables, CreateTable("norderwind", chairs, edition, settings=settings or Settings()), LANGUAGE
    )


class Player:
    """One seat, played in the house itself."""

    def __init__(self, services: Services, table: str, seat: int, token: str) -> None:
        self.services = services
        self.table = table
        self.seat = seat
        self.token = token
        self.sent = 0

    async def look(self) -> Update:
        """What the seat is told, without the events."""
        table = await self.services.tables.get(self.table)
        return updates.update_for(table, self.seat, LANGUAGE, *table.replayed().place(self.seat))

    async def act(self, action: int | None = None, confirmed: bool = False) -> Ack:
        """Play this, or the first of the offers."""
        update = await self.look()
        chosen = update.offers[0].id if action is None else action
        self.sent += 1
        request = Act(update.epoch, update.index, chosen, f"key-{self.seat}-{self.sent:06}", confirmed)
        return await play.act(self.services.tables, self.table, self.token, request)


def players(services: Services, created: Created) -> list[Player]:
    return [Player(services, created.table, seat.seat, seat.token) for seat in created.seats]


async def whose_turn(everyone: list[Player]) -> Player:
    for player in everyone:
        if (await player.look()).your_turn:
            return player
    raise AssertionError("nobody is to move")
