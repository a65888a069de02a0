"""SQLite: one server, one file. Statements run at once, and commits are made together."""

from __future__ import annotations

import logging
import os
import sqlite3
from asyncio import CancelledError, Future, Lock, Task, create_task, gather, get_running_loop, shield, sleep
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future as ConcurrentFuture
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any, cast

from sqlalchemy import Connection, CursorResult, Engine, Executable, create_engine, event
from sqlalchemy.engine import URL

from kogge.server.metrics import count_commit
from kogge.server.storage.appending import Play

_log = logging.getLogger("kogge.server")
CROWD = 3  # so many writers in one group: more will come
GATHER_S = 0.005  # how long a crowd is waited for: a commit costs half as much as an action
CHECKPOINT_S = 2.0  # how long commits are collected in the write-ahead log before they are copied into the database
PATIENCE_S = 10  # how long a writer waits for another process to finish


class Direct:
    """Statements run at once: they take microseconds, and a thread for each of them costs ten times as much."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.dialect = connection.dialect

    async def execute(self, statement: Executable, parameters: Any = None, /) -> CursorResult[Any]:
        return self._connection.execute(statement, parameters)

    async def run_sync(self, task: Callable[[Connection], None], /) -> None:
        task(self._connection)


class Group:
    """A transaction that is open, and when it is committed; ``lost`` if SQLite has rolled it back by itself."""

    def __init__(self) -> None:
        self.done: Future[None] = get_running_loop().create_future()
        self.lost = False
        self.size = 0


class RolledBack(Exception):
    """What was written together with a statement that found the disk full was not stored either."""


class SqliteStore:
    """One writer at a time, each in a savepoint; those that wait for the disk together are committed together.

    Only the commit has a thread of its own: it is what takes time. All writers share one connection, whose transactions
    are begun and committed here: SQLAlchemy's own cost more than the statements.
    """

    postgres = False

    def __init__(self, url: URL) -> None:
        self.url = url.set(drivername="sqlite")
        arguments = {"check_same_thread": False, "timeout": 0}
        self._engine: Engine = create_engine(self.url, connect_args=arguments, hide_parameters=True)
        file = Path(url.database) if url.database and url.database != ":memory:" else None
        if file:
            event.listen(self._engine, "do_connect", partial(_create_private, file))
        event.listen(self._engine, "connect", _prepare_sqlite)
        if file:
            event.listen(self._engine, "connect", partial(_make_private, file))  # only now known to be a database
        event.listen(self._engine, "begin", _begin_sqlite)
        self._writing = Lock()
        self._writer: Connection | None = None
        self._group: Group | None = None
        self._committing: set[Task[None]] = set()
        self._last_size = 0  # how many writers the last group had
        self._thread = ThreadPoolExecutor(1, "kogge-commit")
        self._checkpoints = Checkpoints(file) if file else None

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Direct]:
        async with self._writing:
            writer = self._open_writer()
            group = self._group or await self._begin(writer)
            group.size += 1
            with self._watched(group, writer), _savepoint(_driver(writer)):
                yield Direct(writer)
        await _until(group.done)

    async def append(self, play: Play) -> bool:
        """Append a play to a table that still has the version it was played at; whether it had."""
        async with self._writing:
            writer = self._open_writer()
            group = self._group or await self._begin(writer)
            group.size += 1
            with self._watched(group, writer):
                appended = _append(_driver(writer), play)
        await _until(group.done)
        return appended

    def _open_writer(self) -> Connection:
        if self._writer is None:
            self._writer = self._engine.connect().execution_options(kogge_begin=None)
            if self._checkpoints is not None:
                _driver(self._writer).execute("PRAGMA wal_autocheckpoint=0")
            self._writer.begin()
        return self._writer

    async def _begin(self, writer: Connection) -> Group:
        """Begin a transaction. Who waits for the lock now joins it: the commit waits behind them."""
        await _begin_immediate(_driver(writer))
        group = self._group = Group()
        commit = create_task(self._commit(_driver(writer), group))
        self._committing.add(commit)
        commit.add_done_callback(self._committing.discard)
        return group

    @contextmanager
    def _watched(self, group: Group, writer: Connection) -> Iterator[None]:
        """Where the disk is full SQLite rolls everything back by itself: nobody may join that group, or hear of it."""
        try:
            yield
        finally:
            if not _driver(writer).in_transaction:
                group.lost = True
                self._group = None

    async def _commit(self, driver: sqlite3.Connection, group: Group) -> None:
        if self._last_size >= CROWD:
            await sleep(GATHER_S)
        async with self._writing:
            if self._group is group:
                self._group = None
            self._last_size = group.size
            began = perf_counter()
            try:
                if group.lost:
                    raise RolledBack
                await get_running_loop().run_in_executor(self._thread, commit, driver)
                group.done.set_result(None)
                count_commit(began)
            except Exception as error:
                group.done.set_exception(error)
                group.done.exception()
                if not group.lost:
                    with suppress(sqlite3.Error):  # the connection itself may be what is gone
                        driver.rollback()
            else:
                await self._tidy(driver)

    async def _tidy(self, driver: sqlite3.Connection) -> None:
        """Between two transactions: begin a checkpoint, or finish one so that the log begins anew."""
        if self._checkpoints is not None and self._checkpoints.due():
            await get_running_loop().run_in_executor(self._thread, checkpoint, driver)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Direct]:
        with self._engine.connect() as connection, connection.begin():
            yield Direct(connection)

    snapshot = read

    async def close(self) -> None:
        while self._committing:
            await gather(*self._committing)
        self._thread.shutdown()
        if self._checkpoints is not None:
            self._checkpoints.close()
        if self._writer is not None:
            self._writer.close()
        self._engine.dispose()


class Checkpoints:
    """Copies the write-ahead log into the database beside the writers, on a connection and a thread of its own.

    SQLite's automatic checkpoint is made by a commit, and everybody waits for it: some hundred milliseconds under load.
    Here nearly all of it is copied while others write. What came meanwhile is little, and copied between two
    transactions, after which the log begins anew: without that it would grow as long as there is somebody to write.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._next = monotonic() + CHECKPOINT_S
        self._copying: ConcurrentFuture[None] | None = None
        self._thread = ThreadPoolExecutor(1, "kogge-checkpoint")

    def due(self) -> bool:
        """Asked after each commit: whether the rest is to be copied now. Begins to copy when it is time."""
        if self._copying is None:
            if monotonic() >= self._next:
                self._copying = self._thread.submit(_checkpoint_file, self._file)
            return False
        if not self._copying.done():
            return False
        if (error := self._copying.exception()) is not None:
            _log.warning("checkpoint failed (%s), retrying in %g s", error, CHECKPOINT_S)
        self._copying, self._next = None, monotonic() + CHECKPOINT_S
        return error is None

    def close(self) -> None:
        """Wait for what is being copied."""
        self._thread.shutdown()


def _checkpoint_file(file: Path) -> None:
    with closing(sqlite3.connect(file, timeout=0)) as driver:
        checkpoint(driver)


def checkpoint(driver: sqlite3.Connection) -> None:
    """Copy what nobody needs in the log any more; nobody is kept from writing or reading."""
    with suppress(sqlite3.Error):  # another process makes one, or the disk is full; a commit would notice that
        driver.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def commit(driver: sqlite3.Connection) -> None:
    """Wait until the disk has it."""
    driver.commit()


def _driver(connection: Connection) -> sqlite3.Connection:
    return cast(sqlite3.Connection, connection.connection.driver_connection)


@contextmanager
def _savepoint(driver: sqlite3.Connection) -> Iterator[None]:
    """What fails within it leaves no trace. SQLAlchemy's own is compiled each time, which costs more than an insert."""
    driver.execute("SAVEPOINT writer")
    try:
        yield
        driver.execute("RELEASE writer")
    except BaseException:
        with suppress(sqlite3.OperationalError):  # SQLite has rolled back everything by itself
            driver.execute("ROLLBACK TO writer")
            driver.execute("RELEASE writer")
        raise


_INSERT_PLAY = """
INSERT INTO log (table_id, number, kind, seat, "key", epoch, "index", asked, steps, count, at)
SELECT ?, ?, 'play', ?, ?, ?, ?, ?, ?, 0, ? WHERE EXISTS (SELECT 1 FROM tables WHERE id = ? AND version = ?)"""
_UPDATE_TABLE = "UPDATE tables SET version = ?, head = ?, mark = ?, changed = ?, clock_at = ?, shown = ? WHERE id = ?"


def _append(driver: sqlite3.Connection, play: Play) -> bool:
    """Whether the table had the version, and the key was new."""
    asked = (play.seat, play.key, play.epoch, play.index, play.asked, play.steps, play.at)
    try:
        inserted = driver.execute(_INSERT_PLAY, (play.table, play.head, *asked, play.table, play.version))
    except sqlite3.IntegrityError:
        return False
    if inserted.rowcount == 0:
        return False
    changed = (play.version + 1, play.head + 1, play.mark, play.at, play.clock_at, play.shown)
    try:
        driver.execute(_UPDATE_TABLE, (*changed, play.table))
    except sqlite3.Error:
        driver.rollback()  # the whole group, of which nobody was told: a savepoint would cost every action more
        raise
    return True


async def _begin_immediate(driver: sqlite3.Connection) -> None:
    """Begin to write, as soon as no other process does (an admin command, say)."""
    patience = PATIENCE_S * 100
    while True:
        try:
            driver.execute("BEGIN IMMEDIATE")
            return
        except sqlite3.OperationalError:
            patience -= 1
            if patience < 0:
                raise
        await sleep(0.01)


async def _until(committed: Future[None]) -> None:
    """Wait for the commit, so that nobody is told before; a task that is cancelled meanwhile still waits for it."""
    try:
        await shield(committed)
    except CancelledError:
        await committed
        raise


def _create_private(file: Path, *_connection: object) -> None:
    """Only the owner may read a database: it holds names, chat and hashes of tokens. SQLite's other files follow it.

    A file that exists is never opened here: closing it would drop the locks that SQLite holds on it in this process.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if os.name == "posix":
        with suppress(FileExistsError):
            os.close(os.open(file, os.O_RDONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _make_private(file: Path, *_connection: object) -> None:
    """Take the permissions of others from a database that was made with them."""
    if os.name == "posix":
        for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
            _tighten(file.with_name(name))


def _tighten(file: Path) -> None:
    with suppress(FileNotFoundError):
        found = file.stat()
        if found.st_mode & 0o077 and found.st_uid == os.geteuid():
            file.chmod(0o600)
            _log.warning("%s could be read by others; now only its owner can", file)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Write-ahead log, durable commits, and transactions begun by ``_begin_sqlite`` alone.

    A checkpoint after some thousand pages instead of one thousand: most pages are written many times before it. The
    server's own are made by ``Checkpoints``.
    """
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=8000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A reader's transaction. The writers' are begun by ``SqliteStore`` and take their lock at once."""
    begin: str | None = connection.get_execution_options().get("kogge_begin", "BEGIN DEFERRED")
    if begin is not None:
        connection.exec_driver_sql(begin)
