"""SQLite: one server, one file. Statements run at once, and commits are made together."""

from __future__ import annotations

from asyncio import CancelledError, Future, Lock, Task, create_task, gather, get_running_loop, shield, sleep
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, CursorResult, Engine, Executable, Transaction, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError

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
    """A transaction that is open, and when it is committed."""

    def __init__(self, connection: Connection, transaction: Transaction) -> None:
        self.connection = connection
        self.transaction = transaction
        self.done: Future[None] = get_running_loop().create_future()


class SqliteStore:
    """One writer at a time, each in a savepoint; those that wait for the disk together are committed together.

    Only the commit has a thread of its own: it is what takes time.
    """

    postgres = False

    def __init__(self, url: URL) -> None:
        self.url = url.set(drivername="sqlite")
        if url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        arguments = {"check_same_thread": False, "timeout": 0}
        self._engine: Engine = create_engine(self.url, connect_args=arguments, hide_parameters=True)
        event.listen(self._engine, "connect", _prepare_sqlite)
        event.listen(self._engine, "begin", _begin_sqlite)
        self._writing = Lock()
        self._group: Group | None = None
        self._committing: set[Task[None]] = set()
        self._thread = ThreadPoolExecutor(1, "kogge-commit")

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Direct]:
        async with self._writing:
            group = self._group or await self._open()
            with _savepoint(group.connection):
                yield Direct(group.connection)
        await _until(group.done)

    async def _open(self) -> Group:
        """Begin a transaction. Who waits for the lock now joins it: the commit waits behind them."""
        connection = self._engine.connect().execution_options(kogge_begin="IMMEDIATE")
        try:
            group = self._group = Group(connection, await _begin(connection))
        except BaseException:
            connection.close()
            raise
        commit = create_task(self._commit(group))
        self._committing.add(commit)
        commit.add_done_callback(self._committing.discard)
        return group

    async def _commit(self, group: Group) -> None:
        async with self._writing:
            self._group = None
            try:
                await get_running_loop().run_in_executor(self._thread, group.transaction.commit)
                group.done.set_result(None)
            except Exception as error:
                group.done.set_exception(error)
                group.done.exception()
            finally:
                group.connection.close()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Direct]:
        with self._engine.connect() as connection, connection.begin():
            yield Direct(connection)

    snapshot = read

    async def close(self) -> None:
        await gather(*self._committing)
        self._thread.shutdown()
        self._engine.dispose()


@contextmanager
def _savepoint(connection: Connection) -> Iterator[None]:
    """What fails within it leaves no trace. SQLAlchemy's own is compiled each time, which costs more than an insert."""
    driver = connection.connection.cursor()
    driver.execute("SAVEPOINT writer")
    try:
        yield
    except BaseException:
        driver.execute("ROLLBACK TO writer")
        raise
    finally:
        driver.execute("RELEASE writer")
        driver.close()


async def _begin(connection: Connection) -> Transaction:
    """Begin to write, as soon as no other process does (an admin command, say)."""
    patience = PATIENCE_S * 100
    while True:
        try:
            return connection.begin()
        except OperationalError:
            connection.rollback()
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


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Write-ahead log, durable commits, and transactions begun by ``_begin_sqlite`` alone."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its lock at once: two that began as readers could not both go on."""
    connection.exec_driver_sql(f"BEGIN {connection.get_execution_options().get('kogge_begin', 'DEFERRED')}")
