"""Whether the server can do its work: the disk has room, and the database takes a write."""

from __future__ import annotations

import logging
from asyncio import Lock, timeout
from pathlib import Path
from shutil import disk_usage
from time import monotonic

from sqlalchemy import delete, insert

from kogge.server import tokens
from kogge.server.storage import schema
from kogge.server.storage.store import Store

_log = logging.getLogger("kogge.server")
FRESH_S = 1.0  # an answer is good for so long, however many ask
PATIENCE_S = 5.0
LEAST_FREE = 32 << 20


class Health:
    """Looks at most once a second."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._looking = Lock()
        self._looked = float("-inf")
        self._problem: str | None = None

    async def problem(self) -> str | None:
        """What is wrong, in one sentence; None if nothing is."""
        async with self._looking:
            if monotonic() - self._looked >= FRESH_S:
                found = _disk_problem(self._store) or await _write_problem(self._store)
                if found and found != self._problem:
                    _log.error("health: %s", found)
                self._problem = found
                self._looked = monotonic()
            return self._problem


def _disk_problem(store: Store) -> str | None:
    """SQLite's file lies on a disk of this machine; PostgreSQL's are another's care."""
    if store.postgres or not store.url.database:
        return None
    free = disk_usage(Path(store.url.database).resolve().parent).free
    return None if free >= LEAST_FREE else f"the disk of the database is almost full: {free >> 20} MiB are left"


async def _write_problem(store: Store) -> str | None:
    """Write a row, delete it and commit: nobody sees it, but a full disk or a database that is away fails."""
    row = {"game": "", "hash": tokens.new_id(), "name": "", "text": ""}
    try:
        async with timeout(PATIENCE_S), store.write() as session:
            await session.execute(insert(schema.editions), row)
            await session.execute(delete(schema.editions).where(schema.editions.c.hash == row["hash"]))
    except TimeoutError:
        return "the database does not answer"
    except Exception as error:  # whatever the driver raises, the database cannot be written to
        return f"the database cannot be written to ({type(error).__name__})"
    return None
