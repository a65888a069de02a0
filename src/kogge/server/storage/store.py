"""The database: SQLite in a file of its own, or PostgreSQL. Every change is one transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import lru_cache
from pathlib import Path
from time import perf_counter, time
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    CursorResult,
    Dialect,
    Executable,
    Select,
    Text,
    Update,
    bindparam,
    case,
    cast,
    delete,
    func,
    insert,
    inspect,
    literal,
    select,
    update,
)
from sqlalchemy import text as sql
from sqlalchemy.engine import URL, make_url
from sqlalchemy.sql.dml import ReturningUpdate

from kogge.core.state import Game
from kogge.server.errors import Refused
from kogge.server.metrics import count_commit
from kogge.server.storage.appending import Play
from kogge.server.storage.rows import ChatRow, EditionRow, MuteRow, ProposalRow, SeatRow, TableRow
from kogge.server.storage.schema import chat, editions, log, mutes, proposals, seats, tables
from kogge.server.storage.sqlite import SqliteStore

Columns = dict[str, Any]  # by name: the values of a row, or some of them
Kind = TypeVar("Kind")
_MIGRATIONS = Path(__file__).parent / "migrations"
REVISIONS = sorted(path.name[:4] for path in (_MIGRATIONS / "versions").glob("[0-9]*.py"))
NEWEST = REVISIONS[-1]
VERSIONS = "kogge_schema"
CHANNEL = "kogge_tables"
PRESENCE = "kogge_presence"
CONNECT_S = 10


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


class Session(Protocol):
    """A transaction, of either database."""

    @property
    def dialect(self) -> Dialect: ...

    async def execute(self, statement: Executable, parameters: Any = None, /) -> CursorResult[Any]: ...

    async def run_sync(self, task: Callable[[Connection], None], /) -> None: ...


class Store(Protocol):
    """Connections to one database."""

    postgres: bool
    url: URL

    def write(self) -> AbstractAsyncContextManager[Session]:
        """A transaction, as a context; what it wrote is there when the block has ended."""

    async def append(self, play: Play) -> bool:
        """Append a play, if its table still has the version it was played at; it is committed if this is true."""

    def read(self) -> AbstractAsyncContextManager[Session]:
        """A look, as a context; each statement sees what is committed by then."""

    def snapshot(self) -> AbstractAsyncContextManager[Session]:
        """A consistent look, as a context, however long it takes."""

    async def close(self) -> None:
        """Give the connections back."""


class UnknownDatabase(Exception):
    """A database that is neither SQLite nor PostgreSQL."""


class NewerSchema(Exception):
    """The tables were made by a newer version; this one must not touch them."""

    def __init__(self, found: str) -> None:
        super().__init__(found)
        self.found = found
        self.known = NEWEST


def open_store(url: str) -> Store:
    """The store of a database URL."""
    parsed = make_url(url)
    kind = parsed.get_backend_name()
    if kind not in ("sqlite", "postgresql"):
        raise UnknownDatabase(kind)
    return SqliteStore(parsed) if kind == "sqlite" else PostgresStore(parsed)


async def migrate(database: Store) -> None:
    """Bring the database to this version's tables; ``NewerSchema`` if it has those of a newer one."""
    async with database.write() as session:
        await session.run_sync(_upgrade)


# PostgreSQL: any number of servers


class PostgresStore:
    """A pool of connections; rows are locked by ``SELECT … FOR UPDATE``."""

    postgres = True

    def __init__(self, url: URL) -> None:
        self.url = url.set(drivername="postgresql+psycopg")
        from sqlalchemy.ext.asyncio import create_async_engine

        from kogge.server.storage.postgres import Appender, PatientSession

        self._session = PatientSession
        patience = {"connect_timeout": CONNECT_S}
        self._engine = create_async_engine(
            self.url, pool_size=8, max_overflow=0, hide_parameters=True, connect_args=patience
        )
        self._appender = Appender(self.address(), CHANNEL)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._snapshot = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    def address(self) -> str:
        """The URL as libpq reads it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def append(self, play: Play) -> bool:
        return await self._appender.append(play)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Session]:
        async with self._engine.connect() as connection:
            yield self._session(connection, only_looks=False)
            began = perf_counter()
            await connection.commit()
        count_commit(began)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Session]:
        async with self._reading.connect() as connection:
            yield self._session(connection, only_looks=True)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Session]:
        async with self._snapshot.begin() as connection:
            yield connection

    async def close(self) -> None:
        await self._appender.close()
        await self._engine.dispose()


def _upgrade(connection: Connection) -> None:
    """Run the migrations that are missing; Alembic is loaded only where there are any, for it is slow to load."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7201)")  # two servers may start at once
    found = schema_of(connection)
    if found == NEWEST:
        return
    if found is not None and found not in REVISIONS:
        raise NewerSchema(found)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def schema_of(connection: Connection) -> str | None:
    """The newest of the migrations that were run."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    return connection.exec_driver_sql(f"SELECT version_num FROM {VERSIONS}").scalar()


async def notify(connection: Session, channel: str, message: str) -> None:
    """Tell the other servers, at the moment of the commit; with SQLite there are none."""
    if connection.dialect.name == "postgresql":
        await connection.execute(_NOTIFY, {"channel": channel, "message": message})


_NOTIFY = sql("SELECT pg_notify(:channel, :message)")


# Reading


async def all_rows(
    connection: Session, kind: Callable[..., Kind], query: Select[Any], values: Columns | None = None
) -> list[Kind]:
    """The rows of a query for all columns of a table. One that is asked often is made once: making it costs more."""
    return [kind(*row) for row in (await connection.execute(query, values)).all()]


async def one_row(connection: Session, kind: Callable[..., Kind], query: Select[Any], values: Columns) -> Kind | None:
    """The first row of a query for all columns of a table."""
    row = (await connection.execute(query, values)).first()
    return None if row is None else kind(*row)


async def all_columns(session: Session, query: Select[Any]) -> list[Columns]:
    """The rows of a query, by the names of their columns."""
    return [dict(row) for row in (await session.execute(query)).mappings()]


async def some_columns(connection: Session, query: Select[Any], values: Columns | None = None) -> list[Any]:
    """The rows of a query for some columns, as tuples."""
    return [tuple(row) for row in (await connection.execute(query, values)).all()]


_TABLE = select(tables).where(tables.c.id == bindparam("name"))
_VERSION_LOCKED = select(tables.c.version).where(tables.c.id == bindparam("name")).with_for_update()


async def table_row(connection: Session, table: str) -> TableRow | None:
    """The row of a table."""
    return await one_row(connection, TableRow, _TABLE, {"name": table})


async def lock_table(connection: Session, table: str) -> int | None:
    """The version of a table, which nobody else may change before the transaction ends (SQLite has one writer)."""
    version: int | None = (await connection.execute(_VERSION_LOCKED, {"name": table})).scalar()
    return version


async def locked_row(connection: Session, table: str) -> TableRow:
    """The row of a table that was locked."""
    row = await table_row(connection, table)
    assert row is not None
    return row


@lru_cache(64)
def _update_table(columns: frozenset[str]) -> Update:
    values = {column: bindparam(f"new_{column}", type_=tables.c[column].type) for column in columns}
    return update(tables).where(tables.c.id == bindparam("name")).values(values)


@lru_cache(64)
def _update_table_and_tell(columns: frozenset[str]) -> ReturningUpdate[Any]:
    return _update_table(columns).returning(func.pg_notify(bindparam("channel"), bindparam("message")))


async def update_table(connection: Session, table: str, fields: Columns) -> None:
    """Change fields of a table's row, its version among them; the commit tells the other servers."""
    values = {"name": table, **{f"new_{column}": value for column, value in fields.items()}}
    if connection.dialect.name == "postgresql":
        notice = {"channel": CHANNEL, "message": f"{table} {fields['version']}"}
        await connection.execute(_update_table_and_tell(frozenset(fields)), {**values, **notice})
    else:
        await connection.execute(_update_table(frozenset(fields)), values)


_INSERT_LOG = insert(log)


async def append_log(connection: Session, table: str, rows: list[Logged], at: int) -> None:
    """Add rows to a log."""
    values = [{"table_id": table, "at": at, **msgspec.structs.asdict(row)} for row in rows]
    await connection.execute(_INSERT_LOG, values if len(values) > 1 else values[0])


_SEATS = select(seats).where(seats.c.table_id == bindparam("name")).order_by(seats.c.seat)


async def seat_rows(connection: Session, table: str) -> list[SeatRow]:
    return await all_rows(connection, SeatRow, _SEATS, {"name": table})


class Logged(msgspec.Struct, gc=False):
    """A row of the log: what was done, what was asked, at which place and with which key."""

    kind: str
    seat: int
    steps: str
    count: int
    number: int
    key: str | None
    epoch: int
    index: int
    asked: str

    def line(self) -> str:
        """The row as a line of ``log_lines``."""
        return self.steps if self.kind == "play" else f"{TAKEN_BACK}{self.kind} {self.seat} {self.count} {self.steps}"


ROW = "="  # begins the line of a row in ``acts``
TAKEN_BACK = "!"  # begins the line of what takes steps back
_LINE = case(
    (log.c.kind == "play", log.c.steps),
    else_=literal(TAKEN_BACK)
    .concat(log.c.kind)
    .concat(literal(" "))
    .concat(cast(log.c.seat, Text))
    .concat(literal(" "))
    .concat(cast(log.c.count, Text))
    .concat(literal(" "))
    .concat(log.c.steps),
).label("line")
_ROWS = (
    select(_LINE)
    .where(log.c.table_id == bindparam("name"), log.c.number >= bindparam("start"), log.c.number < bindparam("head"))
    .order_by(log.c.number)
    .subquery()
)
_LINES = select(func.aggregate_strings(_ROWS.c.line, "\n"))  # both databases keep the order of sorted rows


async def log_lines(connection: Session, table: str, start: int, head: int) -> str:
    """The log from a row up to its head, put together by the database: a long game has ten thousand rows."""
    return (await connection.execute(_LINES, {"name": table, "start": start, "head": head})).scalar() or ""


_DONE = select(log.c.epoch, log.c.index, log.c.asked).where(
    log.c.table_id == bindparam("name"), log.c.seat == bindparam("at"), log.c.key == bindparam("word")
)


async def done_with(connection: Session, table: str, seat: int, key: str) -> tuple[int, int, str] | None:
    """What a seat has asked for with this key, and at which place."""
    done = await some_columns(connection, _DONE, {"name": table, "at": seat, "word": key})
    return done[0] if done else None


_ACTORS = (
    select(
        literal(ROW)
        .concat(log.c.kind)
        .concat(literal(" "))
        .concat(cast(log.c.seat, Text))
        .concat(literal(" "))
        .concat(cast(log.c.count, Text))
        .concat(literal(" "))
        .concat(log.c.asked)
        .concat(literal("\n"))
        .concat(case((log.c.kind == "play", log.c.steps), else_=literal("")))
        .label("line")
    )
    .where(log.c.table_id == bindparam("name"), log.c.number < bindparam("head"))
    .order_by(log.c.number)
    .subquery()
)
_ACTS = select(func.aggregate_strings(_ACTORS.c.line, "\n"))


async def acts(connection: Session, table: str, head: int) -> str:
    """The log up to ``head``: of each row a line (``ROW``, kind, seat, count, what was asked), then its steps."""
    return str((await connection.execute(_ACTS, {"name": table, "head": head})).scalar() or "")


async def log_text(connection: Session, row: TableRow) -> str:
    """The log of a table as it was stored, where it can no longer be played."""
    head = f"# {row.game}, rules {row.rules}, frozen: {row.result}"
    return f"{head}\n{await log_lines(connection, row.id, 0, row.head)}\n"


_PROPOSALS = (
    select(proposals)
    .where(proposals.c.table_id == bindparam("name"), proposals.c.open.is_(True))
    .order_by(proposals.c.number)
)


async def open_proposals(connection: Session, table: str) -> list[ProposalRow]:
    return await all_rows(connection, ProposalRow, _PROPOSALS, {"name": table})


async def chat_rows(connection: Session, table: str, after: int, most: int = 100) -> list[ChatRow]:
    """The last lines after a number, in order."""
    query = select(chat).where(chat.c.table_id == table, chat.c.number > after)
    rows = await all_rows(connection, ChatRow, query.order_by(chat.c.number.desc()).limit(most))
    return rows[::-1]


_MUTES = select(mutes).where(mutes.c.table_id == bindparam("name"))


async def mute_rows(connection: Session, table: str) -> list[MuteRow]:
    return await all_rows(connection, MuteRow, _MUTES, {"name": table})


_EDITION = select(editions).where(editions.c.game == bindparam("game"), editions.c.hash == bindparam("hash"))


async def edition_row(connection: Session, game: str, hash_: str) -> EditionRow | None:
    return await one_row(connection, EditionRow, _EDITION, {"game": game, "hash": hash_})


_PIN = sql("INSERT INTO editions (game, hash, name, text) VALUES (:game, :hash, :name, :text) ON CONFLICT DO NOTHING")


_KEEP_EDITIONS = sql("SELECT pg_advisory_xact_lock_shared(7203)")
_LOCK_EDITIONS = sql("SELECT pg_advisory_xact_lock(7203)")


async def delete_editions(session: Session, unused: ColumnElement[bool]) -> None:
    """Delete texts of editions, while no table is being made that might need one."""
    if session.dialect.name == "postgresql":
        await session.execute(_LOCK_EDITIONS)
    await session.execute(delete(editions).where(unused))


async def pin_edition(session: Session, game: Game, text: str) -> None:
    """Keep the text of an edition, if it is not kept yet; two tables may begin at the same moment.

    A hash is short, and somebody may look for a text of their own with the hash of another: that is refused. Until the
    table is there, no text is deleted as unused.
    """
    if session.dialect.name == "postgresql":
        await session.execute(_KEEP_EDITIONS)
    if await edition_row(session, game.slug, game.edition_hash) is None:
        row = {"game": game.slug, "hash": game.edition_hash, "name": game.edition, "text": text}
        await session.execute(_PIN, row)
    kept = await edition_row(session, game.slug, game.edition_hash)
    if kept is None or _lines(kept.text) != _lines(text):
        raise Refused("not-allowed")


def _lines(text: str) -> list[str]:
    return text.replace("\r\n", "\n").split("\n")
