"""What one server process holds: tables, subscribers, bots, bans and limits."""

from __future__ import annotations

from asyncio import Task
from collections.abc import Callable
from functools import partial

from kogge.server import periodic
from kogge.server.bots.scheduler import Bots
from kogge.server.bots.thinkers import LocalThinker, Thinker
from kogge.server.limits import Gate
from kogge.server.live import absence
from kogge.server.live.hub import Hub, until
from kogge.server.live.table import Table
from kogge.server.live.tables import Tables
from kogge.server.offload import Offload
from kogge.server.operation import retention
from kogge.server.operation.bans import LOOK_S, Bans
from kogge.server.operation.health import Health
from kogge.server.operation.upgrades import verify, verify_table
from kogge.server.settings import Setup
from kogge.server.storage.addresses import DAY_MS
from kogge.server.storage.rows import AddressColumns, SeatRow
from kogge.server.storage.store import migrate, now, open_store

TEND_S = 30.0
SWEEP_S = 3600.0
BEAT_S = 1.0  # how often sockets are looked through for clients that have fallen silent
NEWER_THAN_ALL = 2**62


MakeBots = Callable[[Tables], Bots]


class Services:
    """Opens and closes together."""

    def __init__(self, setup: Setup, make_bots: MakeBots | None = None) -> None:
        self.setup = setup
        self.store = open_store(setup.database)
        self.hub = Hub(self.store)
        self.tables = Tables(self.store, self.hub.changed, chat=setup.chat)
        self.tables.verify = partial(verify_table, self.store)
        self.bots = (make_bots or self._make_bots)(self.tables)
        self._keepers: list[Task[None]] = []
        self.bans = Bans(self.store, setup.keep_addresses)
        self.gate = Gate(setup.rate, setup.new_tables, setup.sockets, self.bans.refusal)
        self.offload = Offload()
        self.health = Health(self.store)

    def _make_bots(self, tables: Tables) -> Bots:
        return Bots(tables, self.hub, self._thinker())

    def _thinker(self) -> Thinker:
        if not self.setup.workers:
            return LocalThinker(self.setup.bot_processes)
        from kogge.server.bots.job_queue import QueuedThinker

        return QueuedThinker(self.store)

    async def open(self) -> None:
        """Be ready for guests."""
        await migrate(self.store)
        await verify(self.store, every=False)
        await self.bans.open()
        await self.bots.start()
        self.tables.wake_bots = self.bots.wake
        self._keepers = [
            periodic.begin(self.tend, TEND_S),
            periodic.begin(self._look_at_bans, LOOK_S),
            periodic.begin(self.note_silent, BEAT_S),
            periodic.begin(self._sweep, SWEEP_S),
        ]

    async def close(self) -> None:
        """Send everybody home."""
        self.hub.close()
        self.offload.close()
        await self.bots.stop()
        await periodic.end(self._keepers)
        await self.store.close()

    def is_news(self, name: str, version: int) -> bool:
        """Whether somebody here wants to know that a table has come to this version."""
        table = self.tables.known(name)
        return self.hub.listened(name) and (table is None or table.announced < version)

    async def note_version(self, name: str, version: int) -> None:
        """A table has come to this version, here or elsewhere; what was done here has been announced."""
        if self.hub.listened(name):
            table = await self.tables.follow(name, version)
            if table.announced < table.version:
                await self.hub.changed(table)

    async def note_all(self) -> None:
        """Notifications of other servers may have been missed: look at every table somebody listens to."""
        for name in self.hub.tables():
            await self.note_version(name, NEWER_THAN_ALL)
        await self.note_presence(set(self.hub.tables()))

    async def note_presence(self, names: set[str]) -> None:
        """Somebody came to these tables, or went, here or at another server."""
        listened = [name for name in names if self.hub.listened(name)]
        for table in await self.tables.see_present(listened) if listened else []:
            self._show_presence(table)

    def _show_presence(self, table: Table | None) -> None:
        if table is not None and self.hub.listened(table.id):
            self.hub.presence(table)

    async def arrive(self, name: str, seat: int) -> None:
        """Somebody sits down at a socket."""
        table = await self.tables.present(name, seat, until())
        self._show_presence(table)
        if table is not None:
            await absence.came_back(self.tables, table, seat)
            await self.bots.wake(table)  # somebody waits for its bots now

    async def depart(self, name: str, seat: int) -> None:
        """Somebody's last socket here has ended."""
        if not self.hub.sits(name, seat):
            self._show_presence(await self.tables.present(name, seat, now()))

    async def note_silent(self) -> None:
        """Clients that promised a message and sent none have lost their connection: the others are told."""
        for listener in self.hub.overdue():
            left = listener.seats()
            listener.silent = True
            for seat in sorted(left):
                await self.depart(listener.table, seat)

    async def note_address(self, name: str, seat: int, address: str) -> None:
        """Store whence a person comes now, if that is new or what is stored will soon be forgotten."""
        table = self.tables.known(name)
        columns = self.bans.columns(address)
        if table is not None and _is_new(table.seats[seat], columns):
            await self.tables.set_address(name, seat, columns)

    async def _look_at_bans(self) -> None:
        if await self.bans.refresh():
            self.hub.expel(self.bans.banned_until)

    async def _sweep(self) -> None:
        """Delete what has been kept for long enough."""
        await retention.sweep(self.store, self.setup.keep_days)

    async def tend(self) -> None:
        """Who sits here is still here; what was deleted is gone."""
        self.gate.forget()
        for name in await self.tables.look_at_all():
            self.hub.send_away(name)
        await self.tables.still_present(self.hub.sitting(), until())
        await self.note_presence(set(self.hub.tables()))


def _is_new(row: SeatRow, columns: AddressColumns) -> bool:
    until = columns["address_until"]
    if until is None:
        return False
    same = (row.address_hash, row.address) == (columns["address_hash"], columns["address"])
    return not same or until - (row.address_until or 0) > DAY_MS
