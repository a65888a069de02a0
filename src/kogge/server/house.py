"""The house: one process with its tables, listeners and bots."""

from __future__ import annotations

from asyncio import Task
from collections import Counter
from collections.abc import Callable
from math import ceil

import msgspec

from kogge.server import tending
from kogge.server.admin import verify
from kogge.server.bots import Bots, LocalBots
from kogge.server.hub import Hub, until
from kogge.server.limits import Credits, household
from kogge.server.refusals import Refused
from kogge.server.store import migrate, open_store
from kogge.server.table import Table, Tables

TEND_S = 30.0
NEWER_THAN_ALL = 2**62


class Setup(msgspec.Struct, frozen=True):
    """How a server is run. Times and sizes that only a test would change are not here."""

    database: str
    lobby: bool = False
    bot_processes: int = 1
    workers: bool = False  # bots think in `kogge worker` processes, with PostgreSQL
    rate: int = 50  # requests a second from one address
    new_tables: int = 120  # an hour from one address
    sockets: int = 10_000  # in all; from one address twice the rate
    hosts: tuple[str, ...] = ()
    contact: str = ""
    secure: bool = False  # behind TLS: browsers are told to stay there


MakeBots = Callable[[Tables], Bots]


class House:
    """Opens and closes together."""

    def __init__(self, setup: Setup, make_bots: MakeBots | None = None) -> None:
        self.setup = setup
        self.store = open_store(setup.database)
        self.hub = Hub()
        self.tables = Tables(self.store, self.heard)
        self.bots = (make_bots or self._make_bots)(self.tables)
        self._keepers: list[Task[None]] = []
        self._guests: Counter[str] = Counter()
        self._new_tables = Credits(setup.new_tables, setup.new_tables / 3600)

    def let_begin(self, address: str) -> None:
        """One more table is begun from this address, or refused."""
        credit = self._new_tables.of(address)
        if not credit.take():
            raise Refused("too-many-tables", most=self.setup.new_tables, minutes=ceil(credit.wait_s() / 60))

    def let_in(self, address: str) -> bool:
        """Whether one more socket from this address is welcome; ``let_out`` says that it has ended."""
        address = household(address)
        full = self._guests.total() >= self.setup.sockets or self._guests[address] >= 2 * self.setup.rate
        self._guests[address] += 0 if full else 1
        return not full

    def let_out(self, address: str) -> None:
        """A socket of this address has ended."""
        address = household(address)
        self._guests[address] -= 1
        if not self._guests[address]:
            del self._guests[address]

    def _make_bots(self, tables: Tables) -> Bots:
        if not self.setup.workers:
            return LocalBots(tables, self.setup.bot_processes)
        from kogge.server.queue import QueuedBots

        return QueuedBots(tables)

    async def open(self) -> None:
        """Be ready for guests."""
        await migrate(self.store)
        await verify(self.store, every=False)
        await self.bots.start()
        self._keepers = [tending.begin(self._tend, TEND_S)]

    async def close(self) -> None:
        """Send everybody home."""
        self.hub.close()
        await self.bots.stop()
        await tending.end(self._keepers)
        await self.store.close()

    async def heard(self, table: Table) -> None:
        """A table has changed here."""
        await self.hub.changed(self.tables, table)
        await self.bots.wake(table)

    def is_news(self, name: str, version: int) -> bool:
        """Whether somebody here wants to know that a table has come to this version."""
        table = self.tables.known(name)
        return self.hub.listened(name) and (table is None or table.heard < version)

    async def told(self, name: str, version: int) -> None:
        """A table has come to this version, here or at another server. Who acted here has told of it already."""
        if self.hub.listened(name):
            table = await self.tables.follow(name, version)
            if table.heard < table.version:
                await self.hub.changed(self.tables, table)

    async def told_all(self) -> None:
        """Words of other servers may have been missed: look at every table somebody listens to."""
        for name in self.hub.tables():
            await self.told(name, NEWER_THAN_ALL)
        await self.told_presence(set(self.hub.tables()))

    async def told_presence(self, names: set[str]) -> None:
        """Somebody came to these tables, or went, here or at another server."""
        listened = [name for name in names if self.hub.listened(name)]
        for table in await self.tables.see_present(listened) if listened else []:
            self._show_presence(table)

    def _show_presence(self, table: Table | None) -> None:
        if table is not None and self.hub.listened(table.id):
            self.hub.presence(table)

    async def arrive(self, name: str, seat: int) -> None:
        """Somebody sits down at a socket."""
        self._show_presence(await self.tables.present(name, seat, until()))

    async def depart(self, name: str, seat: int) -> None:
        """Somebody's last socket here has ended."""
        if not self.hub.sits(name, seat):
            self._show_presence(await self.tables.present(name, seat, 0))

    async def _tend(self) -> None:
        """Who sits here is still here; what was deleted is gone."""
        self._new_tables.forget()
        for name in await self.tables.look_at_all():
            self.hub.send_away(name)
        await self.tables.still_present(self.hub.sitting(), until())
        await self.told_presence(set(self.hub.tables()))
