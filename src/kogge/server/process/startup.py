"""Before a server starts: can its database be used, and does no other server use the file? If not, why."""

from __future__ import annotations

import json
import logging
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING

from sqlalchemy import text as sql
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from kogge.server import logs
from kogge.server.storage.store import NewerSchema, Store, UnknownDatabase, migrate, open_store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

_log = logging.getLogger("kogge.server")


class Unusable(Exception):
    """A database that cannot be used: the key of a sentence (``error-database-…``) and what it names."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key)
        self.key = f"error-database-{key}"
        self.details = details


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """The store of a database with the tables of this version; ``Unusable`` if there is none to be had."""
    with _explained(url):
        database = open_store(url)
        try:
            await migrate(database)
        except BaseException:
            await database.close()
            raise
    try:
        yield database
    finally:
        await database.close()


async def check(url: str) -> None:
    """See that the database can be used, and bring it to this version's tables."""
    async with opened(url):
        pass


async def reach(url: str) -> None:
    """See that a PostgreSQL answers; a worker's role may see little of it."""
    with _explained(url):
        database = open_store(url)
        if not database.postgres:
            raise Unusable("worker")
        try:
            async with database.read() as session:
                await session.execute(sql("SELECT 1"))
        finally:
            await database.close()


# Why not


@contextmanager
def _explained(url: str) -> Iterator[None]:
    try:
        yield
    except (ArgumentError, UnknownDatabase):
        raise Unusable("url") from None
    except NewerSchema as error:
        raise Unusable("newer", name=_name(url), found=error.found, known=error.known) from None
    except OSError as error:
        raise Unusable("permission", name=_name(url), reason=error.strerror or str(error)) from None
    except SQLAlchemyError as error:
        raise unusable(url, error) from None


# What the drivers say, in the order in which it is looked for: PostgreSQL's words, then SQLite's.
_SAID = {
    "password": "login",
    "authentication": "login",
    "role": "login",
    "permission denied": "permission",
    "does not exist": "unreachable",
    "no space left": "full",
    "connection": "unreachable",
    "timeout": "unreachable",
    "resolve": "unreachable",
    "not a database": "not-one",
    "malformed": "not-one",
    "unable to open": "permission",
    "readonly": "permission",
    "is full": "full",
    "locked": "busy",
}


def unusable(url: str, error: SQLAlchemyError) -> Unusable:
    """What an error of the database means."""
    reason = _reason(url, error)
    key = next((key for words, key in _SAID.items() if words in reason.lower()), "other")
    return Unusable(key, name=_name(url), reason=reason)


def _reason(url: str, error: SQLAlchemyError) -> str:
    """The driver's own words in one line, in which no password may stand."""
    said = " ".join(str(error.orig if isinstance(error, DBAPIError) else error).split())
    return logs.hide(said, logs.passwords_of(url))[:300].rstrip(".?: ")


def _name(url: str) -> str:
    """How a database is called without its secrets."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        return parsed.database or ":memory:"
    host = parsed.host or parsed.query.get("host") or "localhost"
    return f"{parsed.database} ({host})"


# One server to a file


@contextmanager
def sole_server(url: str, address: str) -> Iterator[None]:
    """Hold a SQLite file for this server; ``Unusable`` if another holds it. PostgreSQL serves many.

    The operating system drops the lock with the process, whatever ends it. Admin commands do not ask for it.
    """
    with _explained(url):
        held = _held(url, address)
    try:
        yield
    finally:
        if held is not None:
            held.close()


def _held(url: str, address: str) -> IO[str] | None:
    """The file that is locked as long as it is open, with this server's name in it."""
    file = _lock_file(make_url(url))
    if file is None:
        return None
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    held = file.open("a+", encoding="utf-8")
    _take(held, file, url)
    held.truncate(0)
    held.write(json.dumps({"pid": os.getpid(), "host": socket.gethostname(), "address": address}))
    held.flush()
    return held


def _lock_file(url: URL) -> Path | None:
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    file = Path(url.database).resolve()
    return file.with_name(f"{file.name}.lock")


def _take(held: IO[str], file: Path, url: str) -> None:
    try:
        _lock(held)
    except (BlockingIOError, PermissionError):
        held.close()
        raise _used_by_another(file, url) from None
    except OSError as error:  # a file system without locks
        _log.warning("%s cannot be locked (%s): start no second server on this database", file, error)


def _used_by_another(file: Path, url: str) -> Unusable:
    try:
        other = json.loads(file.read_text(encoding="utf-8"))
        who = {"pid": str(other["pid"]), "host": str(other["host"]), "address": str(other["address"])}
    except (OSError, ValueError, KeyError, TypeError):  # it is just writing its name
        who = dict.fromkeys(("pid", "host", "address"), "?")
    return Unusable("used", name=_name(url), **who)


if sys.platform != "win32":
    import fcntl

    def _lock(held: IO[str]) -> None:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.fchmod(held.fileno(), 0o600)

else:
    import msvcrt

    def _lock(held: IO[str]) -> None:
        held.seek(1 << 20)  # behind the text: what is locked cannot be read there
        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
