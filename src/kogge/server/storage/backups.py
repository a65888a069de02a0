"""Backups: every row of a database in one file, from one consistent look; restored whole or not at all.

The file is gzip; each line is JSON. The first is ``"kogge-backup 2"``, the second names the schema, then comes a line
for each row, and last the number of rows with a checksum of all lines before. Format 1 had neither schema nor end.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from tempfile import mkstemp
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import Table, delete, func, insert, select, tuple_
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from kogge.server.storage import schema, store
from kogge.server.storage.store import Columns, Session, Store

FORMATS = {b'"kogge-backup 1"\n': 1, b'"kogge-backup 2"\n': 2}
AT_ONCE = 500  # rows in memory
_BROKEN = (zlib.error, gzip.BadGzipFile, EOFError, KeyError, TypeError, ValueError, msgspec.MsgspecError)


class Header(msgspec.Struct):
    """The schema the rows were written with."""

    schema: str


class End(msgspec.Struct):
    """How many rows there are, and a hash of all lines before this one."""

    rows: int
    sha256: str


class NotRestored(Exception):
    """Nothing was restored: the file is ``broken`` or ``newer`` than this version, or the database ``not-empty``."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


async def backup(database: Store, target: Path) -> int:
    """Write everything into one file, which is there when it is whole and not before."""
    async with database.snapshot() as session:
        with _appears_whole(target) as file, gzip.GzipFile(filename="", mode="wb", fileobj=file) as packed:
            return await _write(session, packed)


async def _write(session: Session, packed: gzip.GzipFile) -> int:
    hashed, rows = sha256(), 0

    def write(line: object) -> None:
        encoded = msgspec.json.encode(line) + b"\n"
        hashed.update(encoded)
        packed.write(encoded)

    write("kogge-backup 2")
    write(Header(store.NEWEST))
    for table in schema.metadata.sorted_tables:
        async for row in _rows(session, table):
            write([str(table.name), row])
            rows += 1
    write(End(rows, hashed.hexdigest()))
    return rows


async def _rows(session: Session, table: Table) -> AsyncIterator[Columns]:
    """The rows of a table by their key, some at a time: a database may be larger than the memory."""
    key = list(table.primary_key.columns)
    query = select(table).order_by(*key).limit(AT_ONCE)
    rows = await store.all_columns(session, query)
    while rows:
        for row in rows:
            yield row
        last = [rows[-1][column.name] for column in key]
        rows = await store.all_columns(session, query.where(tuple_(*key) > tuple_(*last)))


@contextmanager
def _appears_whole(target: Path) -> Iterator[BinaryIO]:
    """A file only its owner can read, which takes its name when it is on the disk."""
    number, name = mkstemp(dir=target.parent, prefix=f".{target.name}.")  # with mode 0600
    try:
        with os.fdopen(number, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(target)
        _sync_folder(target.parent)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def _sync_folder(folder: Path) -> None:
    if os.name == "posix":
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


async def restore(database: Store, source: Path) -> int:
    """Take a backup into an empty database, in one transaction: what is found broken at the end leaves no trace."""
    async with database.write() as session:
        for table in (schema.tables, schema.editions):
            if (await session.execute(select(func.count()).select_from(table))).scalar_one():
                raise NotRestored("not-empty")
        await _empty(session)
        with source.open("rb") as file, gzip.GzipFile(fileobj=file) as packed:
            return await _restore(session, packed)


async def _restore(session: Session, packed: gzip.GzipFile) -> int:
    restored = 0
    try:
        for name, rows in _batches(packed):
            table = schema.metadata.tables[name]
            _check_columns(table, rows)
            await session.execute(insert(table), rows)
            restored += len(rows)
    except OperationalError:
        raise
    except (*_BROKEN, SQLAlchemyError) as error:
        raise NotRestored("broken") from error
    await _advance_ids(session)
    return restored


def _check_columns(table: Table, rows: list[Columns]) -> None:
    """Every row has its key, and no column the table has not; a backup of an older version may lack others."""
    keys, columns = set(table.primary_key.columns.keys()), set(table.columns.keys())
    if not all(keys <= row.keys() <= columns for row in rows):
        raise NotRestored("broken")


async def _empty(session: Session) -> None:
    """A database without tables may hold bans or keys; the restored one equals the backup."""
    for table in reversed(schema.metadata.sorted_tables):
        await session.execute(delete(table))


async def _advance_ids(session: Session) -> None:
    """PostgreSQL counts ids apart from the rows: the next one must come after those restored."""
    if session.dialect.name != "postgresql":
        return
    for table in (schema.kicks, schema.reports, schema.bans):
        sequence = func.pg_get_serial_sequence(table.name, "id")
        newest = select(func.coalesce(func.max(table.c.id), 0) + 1).scalar_subquery()
        await session.execute(select(func.setval(sequence, newest, False)))


def _batches(packed: gzip.GzipFile) -> Iterator[tuple[str, list[Columns]]]:
    """The rows of the file by their tables, some at a time."""
    for name, lines in groupby(_lines(packed), lambda line: line[0]):
        batch: list[Columns] = []
        for _name, row in lines:
            batch.append(row)
            if len(batch) == AT_ONCE:
                yield name, batch
                batch = []
        if batch:
            yield name, batch


def _lines(packed: gzip.GzipFile) -> Iterator[tuple[str, Columns]]:
    """Each row with its table's name; checks that the file is whole when it has come to its end."""
    first = packed.readline()
    if first not in FORMATS:
        raise NotRestored("newer" if first.startswith(b'"kogge-backup ') else "broken")
    return _first_format(packed) if FORMATS[first] == 1 else _second_format(packed, first)


def _first_format(packed: gzip.GzipFile) -> Iterator[tuple[str, Columns]]:
    for line in packed:
        yield msgspec.json.decode(line, type=tuple[str, dict[str, Any]])


def _second_format(packed: gzip.GzipFile, first: bytes) -> Iterator[tuple[str, Columns]]:
    second = packed.readline()
    if msgspec.json.decode(second, type=Header).schema > store.NEWEST:
        raise NotRestored("newer")
    hashed = sha256(first + second)
    for rows, line in enumerate(packed):
        if line.startswith(b"{"):
            end = msgspec.json.decode(line, type=End)
            if end != End(rows, hashed.hexdigest()) or packed.read(1):
                raise NotRestored("broken")
            return
        hashed.update(line)
        yield msgspec.json.decode(line, type=tuple[str, dict[str, Any]])
    raise NotRestored("broken")
