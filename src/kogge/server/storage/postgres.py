"""PostgreSQL: plays are appended together in one statement, and a connection that was lost is replaced."""

from __future__ import annotations

import logging
from asyncio import Future, Task, create_task, get_running_loop, shield
from collections.abc import Callable
from typing import Any

import msgspec
from psycopg import AsyncConnection
from sqlalchemy import Connection, CursorResult, Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection as AlchemyConnection

from kogge.server.storage.appending import Play

_log = logging.getLogger("kogge.server")

# Each play goes in only if its table still has the version it was played at, its key is new, and nobody else has locked
# the table: such a table is not in the answer, and nobody waits for it. The commit tells the other servers.
_APPEND = """
WITH given AS (
    SELECT * FROM json_to_recordset(%s::json) AS given(
        "table" text, version bigint, head int, seat int, "key" text, epoch int, "index" int, asked text, steps text,
        mark text, at bigint, clock_at bigint, shown bigint)
), free AS (
    SELECT given.* FROM given JOIN tables ON tables.id = given."table" AND tables.version = given.version
    WHERE NOT EXISTS (
        SELECT FROM log WHERE table_id = given."table" AND log.seat = given.seat AND log."key" = given."key")
    FOR UPDATE OF tables SKIP LOCKED
), changed AS (
    UPDATE tables SET version = free.version + 1, head = free.head + 1, mark = free.mark, changed = free.at,
        clock_at = free.clock_at, shown = free.shown
    FROM free WHERE tables.id = free."table"
    RETURNING tables.id, pg_notify(%s, tables.id || ' ' || tables.version)
)
INSERT INTO log (table_id, number, kind, seat, "key", epoch, "index", asked, steps, count, at)
SELECT "table", head, 'play', seat, "key", epoch, "index", asked, steps, 0, at
FROM free JOIN changed ON changed.id = free."table"
RETURNING table_id
"""


class Appender:
    """Appends plays on a connection of its own. Those that come while it is busy are appended together after it.

    One at a time is enough: commits that notify wait for each other anyway, and so they share the wait for the disk.
    """

    def __init__(self, address: str, channel: str) -> None:
        self._address = address
        self._channel = channel
        self._connection: AsyncConnection[Any] | None = None
        self._waiting: list[tuple[Play, Future[bool]]] = []
        self._work: Task[None] | None = None

    async def append(self, play: Play) -> bool:
        """Whether the play was appended. If not, or if that cannot be known, the table has to be looked at."""
        done: Future[bool] = get_running_loop().create_future()
        self._waiting.append((play, done))
        if self._work is None:
            self._work = create_task(self._append_waiting())
        return await shield(done)

    async def _append_waiting(self) -> None:
        while self._waiting:
            waiting, self._waiting = self._waiting, []
            appended = await self._try([play for play, _done in waiting])
            for play, done in waiting:
                done.set_result(play.table in appended)
        self._work = None

    async def _try(self, plays: list[Play]) -> set[str]:
        """The tables whose plays were appended; none if the connection was lost, be the statement done or not."""
        try:
            connection = await self._connected()
            cursor = await connection.execute(_APPEND, (msgspec.json.encode(plays).decode(), self._channel))
            return {name for (name,) in await cursor.fetchall()}
        except Exception as error:  # whoever waits must get an answer
            _log.warning("appending %s plays failed (%s); each is tried on its own", len(plays), type(error).__name__)
            return set()

    async def _connected(self) -> AsyncConnection[Any]:
        if self._connection is None or self._connection.closed:
            self._connection = await AsyncConnection[Any].connect(self._address, autocommit=True)
        return self._connection

    async def close(self) -> None:
        """Append what waits, and give the connection back."""
        if self._work is not None:
            await self._work
        if self._connection is not None:
            await self._connection.close()


class PatientSession:
    """Statements on a connection that the database may have ended meanwhile, as it does when it is restarted.

    The first statement of a transaction is tried again on a new connection, for nothing was done before it. A session
    that only looks tries every statement again.
    """

    def __init__(self, connection: AlchemyConnection, only_looks: bool) -> None:
        self._connection = connection
        self._only_looks = only_looks
        self._begun = False
        self.dialect = connection.dialect

    async def execute(self, statement: Executable, parameters: Any = None, /) -> CursorResult[Any]:
        try:
            result = await self._connection.execute(statement, parameters)
        except DBAPIError as error:
            if self._begun or not error.connection_invalidated:
                raise
            await self._connection.rollback()
            result = await self._connection.execute(statement, parameters)
        self._begun = not self._only_looks
        return result

    async def run_sync(self, task: Callable[[Connection], None], /) -> None:
        self._begun = True
        await self._connection.run_sync(task)
