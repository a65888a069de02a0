"""The tables in memory: loaded when asked for, changed in one transaction, announced when they have changed."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import bindparam, select, update

from kogge.core.timeline import Batch, write_steps
from kogge.server.errors import Refused
from kogge.server.live.table import Change, Table, mark, open_game
from kogge.server.storage import schema, store
from kogge.server.storage.appending import Play
from kogge.server.storage.rows import AddressColumns, TableRow
from kogge.server.storage.store import Session, Store
from kogge.server.wire import Act

_STILL_PRESENT = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("at_table"), schema.seats.c.seat == bindparam("at_seat"))
    .values(online_until=bindparam("new_until"))
)
MOST_TABLES = 2000  # in memory; the others are loaded when they are asked for
_NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
Announce = Callable[[Table], Awaitable[None]]


class Tables:
    """The tables of a database, the last used ones in memory."""

    def __init__(self, database: Store, announce: Announce, most: int = MOST_TABLES, chat: bool = True) -> None:
        self.store = database
        self._chat = chat
        self.on_change = announce
        self.wake_bots: Announce | None = None
        self._most = most
        self._open: OrderedDict[str, Table] = OrderedDict()
        self.verify: Callable[[str], Awaitable[None]] | None = None  # asked about tables of another version
        self.changes = 0

    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._open)

    def known(self, table: str) -> Table | None:
        """The table, if it is in memory."""
        return self._open.get(table)

    def forget(self, table: str) -> None:
        """Drop a table from memory."""
        self._open.pop(table, None)

    async def get(self, name: str) -> Table:
        """The table as the database has it now; with SQLite nobody else changes what is in memory."""
        if not _NAME.fullmatch(name):
            raise Refused("unknown-table")
        known = self._open.get(name)
        if known is not None and not self.store.postgres and known.version == known.row.version:
            self._open.move_to_end(name)
            return known
        async with self.store.read() as connection:
            row = await store.table_row(connection, name)
            if row is None:
                raise Refused("unknown-table")
            table = await self._enter(connection, row)
            if table.version < 0 and table.game is not None and not table.lock.locked():
                async with table.lock:  # free, so nothing is waited for with a connection in hand
                    await table.catch_up(connection, row)
        if known is None and table.game is None and row.status != "frozen" and self.verify is not None:
            await self.verify(name)
            await self._catch_up(table, row.version + 1)
        if row.version > table.version:
            await self._catch_up(table, row.version)
        return table

    async def look_at_all(self) -> list[str]:
        """Take in what an admin command has changed, for with SQLite nobody tells of it; the deleted ones are named."""
        columns = select(schema.tables.c.id, schema.tables.c.version)
        asked = list(self._open)  # a table that is opened meanwhile was not asked for
        async with self.store.read() as connection:
            query = columns.where(schema.tables.c.id.in_(asked))
            versions: dict[str, int] = dict(await store.some_columns(connection, query))
        gone = [name for name in asked if name not in versions]
        for name in gone:
            self.forget(name)
        for name, version in versions.items():
            table = self._open.get(name)
            if table is not None and version > table.version:
                await self._catch_up(table, version)
                await self._announce(table)
        return gone

    async def follow(self, name: str, version: int) -> Table:
        """The table after it has come to this version, here or at another server."""
        known = self._open.get(name)
        if known is None:
            return await self.get(name)
        await self._catch_up(known, version)
        return known

    async def _catch_up(self, table: Table, version: int) -> None:
        """The lock comes before the connection, as in ``change``: else the two could wait for each other."""
        async with table.lock:
            if table.version >= version:
                return
            async with self.store.read() as connection:
                row = await store.table_row(connection, table.id)
                if row is not None and row.version > table.version:
                    await table.catch_up(connection, row)

    async def _enter(self, connection: Session, row: TableRow) -> Table:
        """Make the table known; frozen if its game is no longer what it was."""
        table = self._open.get(row.id)
        if table is None:
            table = Table(row, await open_game(connection, row), self._chat)
            self._open[table.id] = table
            while len(self._open) > self._most:
                self._open.popitem(last=False)
        self._open.move_to_end(table.id)
        return table

    @asynccontextmanager
    async def change(self, name: str) -> AsyncIterator[Change]:
        """Change a table: all or nothing, committed before anybody hears of it."""
        table = self._open.get(name) or await self.get(name)
        made = False
        async with table.lock:
            async with self.store.write() as connection:
                version = await store.lock_table(connection, name)
                if version is None:
                    self.forget(name)
                    raise Refused("unknown-table")
                if version != table.version:
                    await table.catch_up(connection, await store.locked_row(connection, name))
                change = Change(connection, table)
                yield change
                made = await change.flush()
            if made:
                await change.commit()
                self.changes += 1
        if made:
            await self.announce(name)

    async def append(
        self, table: Table, seat: int, request: Act, asked: str, batch: Batch, shown: bool, passed: bool
    ) -> bool:
        """Store a batch that was played on the table in memory, which takes it over; not if the database's has changed.

        The table's lock must be held. ``shown``: everybody may see that something changed now; ``passed``: others are
        awaited now.
        """
        timeline = table.replayed()
        steps = write_steps(timeline.game, batch.steps())
        position, now = mark(batch.state), store.now()
        asking = (seat, request.key, request.epoch, request.index, asked)
        since, seen = now if passed else table.row.clock_at, now if shown else table.row.shown
        play = Play(table.id, table.version, table.head, *asking, steps, position, now, since, seen)
        if not await self.store.append(play):
            return False
        timeline.take(batch)
        table.head += 1
        table.version += 1
        row = table.row
        row.version, row.head, row.mark = table.version, table.head, position
        row.changed, row.clock_at, row.shown = now, since, seen
        self.changes += 1
        return True

    @asynccontextmanager
    async def make(self, name: str) -> AsyncIterator[Session]:
        """The transaction of a new table."""
        async with self.store.write() as connection:
            yield connection
            await store.notify(connection, store.CHANNEL, f"{name} 0")
        await self.announce(name)

    async def announce(self, name: str) -> None:
        """Something about the table has changed: tell those who sit or watch here."""
        table = self._open.get(name)
        if table is None or table.version < table.row.version:
            table = await self.get(name)
        await self._announce(table)

    async def _announce(self, table: Table) -> None:
        """Tell the subscribers of a table; bots are asked only where some play."""
        await self.on_change(table)
        if self.wake_bots is not None and table.has_bots():
            await self.wake_bots(table)

    async def present(self, name: str, seat: int, until: int) -> Table | None:
        """Note that somebody sits there, or no longer does. It is no change of the table, and has no version."""
        async with self.store.write() as connection:
            await connection.execute(_STILL_PRESENT, {"at_table": name, "at_seat": seat, "new_until": until})
            await store.notify(connection, store.PRESENCE, name)
        table = self._open.get(name)
        if table is not None and table.seats:
            table.seats[seat].online_until = until
        return table

    async def set_address(self, name: str, seat: int, columns: AddressColumns) -> None:
        """Note whence somebody comes; like presence it is no change of the table."""
        where = (schema.seats.c.table_id == name) & (schema.seats.c.seat == seat)
        async with self.store.write() as connection:
            await connection.execute(update(schema.seats).where(where).values(columns))
        table = self._open.get(name)
        if table is not None and table.seats:
            table.seats[seat] = msgspec.structs.replace(table.seats[seat], **columns)

    async def still_present(self, sitting: set[tuple[str, int]], until: int) -> None:
        """Note at once that all these still sit there; nobody has to be told."""
        if sitting:
            rows = [{"at_table": name, "at_seat": seat, "new_until": until} for name, seat in sorted(sitting)]
            async with self.store.write() as connection:
                await connection.execute(_STILL_PRESENT, rows)

    async def see_present(self, names: list[str]) -> list[Table]:
        """See anew who sits at these tables, as far as they are in memory."""
        query = select(schema.seats.c.table_id, schema.seats.c.seat, schema.seats.c.online_until)
        async with self.store.read() as connection:
            rows = await store.some_columns(connection, query.where(schema.seats.c.table_id.in_(names)))
        for name, seat, online_until in rows:
            table = self._open.get(name)
            if table is not None and table.seats:
                table.seats[seat].online_until = online_until
        return [table for name in names if (table := self._open.get(name)) is not None]
