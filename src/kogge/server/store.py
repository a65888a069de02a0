"""The database: SQLite in a file of its own, or PostgreSQL. Every change is one transaction."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import time
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Select, event, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from kogge.server.schema import chat, editions, log, mutes, proposals, seats, tables

Row = dict[str, Any]


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


class Store:
    """Connections to one database."""

    def __init__(self, url: str) -> None:
        self.url = _with_driver(make_url(url))
        self.postgres = self.url.get_backend_name() == "postgresql"
        self._writer = self._engine(1, "IMMEDIATE") if not self.postgres else self._engine(8, "")
        self._reader = self._engine(4, "DEFERRED") if not self.postgres else self._writer
        self._writing = Lock()

    def _engine(self, connections: int, begin: str) -> AsyncEngine:
        engine = create_async_engine(self.url, pool_size=connections, max_overflow=0, poolclass=AsyncAdaptedQueuePool)
        if not self.postgres:
            event.listen(engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(engine.sync_engine, "begin", _Begin(begin))
        return engine

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; what it wrote is there when the block has ended."""
        if self.postgres:
            async with self._writer.begin() as connection:
                yield connection
        else:
            async with self._writing, self._writer.begin() as connection:
                yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A consistent look."""
        async with self._reader.begin() as connection:
            yield connection

    async def migrate(self) -> None:
        """Bring the database to this version's tables."""
        if not self.postgres and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        async with self.write() as connection:
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        """Give the connections back."""
        await self._writer.dispose()
        await self._reader.dispose()


def _with_driver(url: URL) -> URL:
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    return url.set(drivername=drivers.get(url.drivername, url.drivername))


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Write-ahead log, durable commits, and transactions begun by ``_Begin`` alone."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class _Begin:
    """A writer takes its lock at once: two that began as readers could not both go on."""

    def __init__(self, kind: str) -> None:
        self.statement = f"BEGIN {kind}"

    def __call__(self, connection: Connection) -> None:
        connection.exec_driver_sql(self.statement)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7201)")  # two servers may start at once
    command.upgrade(config, "head")


# Reading


async def all_rows(connection: AsyncConnection, query: Select[Any]) -> list[Row]:
    """All rows of a query."""
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def one_row(connection: AsyncConnection, query: Select[Any]) -> Row | None:
    """The first row of a query."""
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else dict(row)


async def table_row(connection: AsyncConnection, table: str, lock: bool = False) -> Row | None:
    """The row of a table; ``lock``: nobody else may change it before the transaction ends."""
    query = select(tables).where(tables.c.id == table)
    if lock and connection.dialect.name == "postgresql":
        query = query.with_for_update()
    return await one_row(connection, query)


async def seat_rows(connection: AsyncConnection, table: str) -> list[Row]:
    return await all_rows(connection, select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))


async def log_rows(connection: AsyncConnection, table: str, start: int) -> list[Row]:
    query = select(log).where(log.c.table_id == table, log.c.number >= start).order_by(log.c.number)
    return await all_rows(connection, query)


async def open_proposals(connection: AsyncConnection, table: str) -> list[Row]:
    query = select(proposals).where(proposals.c.table_id == table, proposals.c.open.is_(True))
    return await all_rows(connection, query.order_by(proposals.c.number))


async def chat_rows(connection: AsyncConnection, table: str, after: int, most: int = 100) -> list[Row]:
    """The last lines after a number, in order."""
    query = select(chat).where(chat.c.table_id == table, chat.c.number > after)
    rows = await all_rows(connection, query.order_by(chat.c.number.desc()).limit(most))
    return rows[::-1]


async def mute_rows(connection: AsyncConnection, table: str) -> list[Row]:
    return await all_rows(connection, select(mutes).where(mutes.c.table_id == table))


async def edition_row(connection: AsyncConnection, game: str, hash_: str) -> Row | None:
    query = select(editions).where(editions.c.game == game, editions.c.hash == hash_)
    return await one_row(connection, query)
