"""How long things are kept: old tables, own editions, reports, bans and address hashes are deleted in small batches."""

from __future__ import annotations

from asyncio import sleep

from sqlalchemy import ColumnElement, delete, or_, select, update

from kogge.games import registry
from kogge.server.operation.bans import forget_bans
from kogge.server.operation.reports import forget_reports
from kogge.server.storage import schema, store
from kogge.server.storage.addresses import DAY_MS, UNKNOWN
from kogge.server.storage.store import Store

WAITING_DAYS = 1  # a table that never began
BATCH = 10  # tables deleted in one transaction
PAUSE_S = 0.05


async def sweep(database: Store, keep_days: int) -> int:
    """Delete what has been kept for long enough; how many tables. With ``keep_days`` 0 no table is deleted."""
    async with database.write() as session:
        await forget_reports(session)
        await forget_bans(session)
        await session.execute(delete(schema.kicks).where(schema.kicks.c.until < store.now()))
    await _forget_addresses(database)
    deleted = await _delete_tables(database, keep_days) if keep_days else 0
    await forget_editions(database)
    return deleted


async def forget_editions(database: Store) -> None:
    """Delete the texts of people's own editions that no table is played with any more."""
    hashes = schema.editions.c.hash
    shipped = [hash_ for game in registry.slugs() for hash_ in registry.shipped_hashes(game)]
    unused = hashes.not_in(shipped) & hashes.not_in(select(schema.tables.c.edition_hash))
    async with database.read() as session:
        found = await store.some_columns(session, select(hashes).where(unused).limit(1))
    if found:
        async with database.write() as session:
            await store.delete_editions(session, unused)


async def _forget_addresses(database: Store) -> None:
    for table in (schema.seats, schema.reports):
        expired = update(table).where(table.c.address_until < store.now()).values(UNKNOWN)
        async with database.write() as session:
            await session.execute(expired)


async def _delete_tables(database: Store, keep_days: int) -> int:
    """Batch by batch, so that nobody who plays has to wait for it."""
    deleted = 0
    while True:
        async with database.write() as session:
            names = select(schema.tables.c.id).where(_outdated(keep_days)).limit(BATCH)
            done = await session.execute(delete(schema.tables).where(schema.tables.c.id.in_(names)))
        deleted += int(done.rowcount)
        if done.rowcount < BATCH:
            return deleted
        await sleep(PAUSE_S)


def _outdated(keep_days: int) -> ColumnElement[bool]:
    """Nobody has touched it for so long, or it has never begun; and nobody sits there now."""
    tables, seats = schema.tables.c, schema.seats.c
    now = store.now()
    untouched = tables.changed < now - keep_days * DAY_MS
    never_begun = (tables.status == "waiting") & (tables.changed < now - WAITING_DAYS * DAY_MS)
    somebody = select(seats.seat).where(seats.table_id == tables.id, seats.online_until > now).exists()
    return or_(untouched, never_begun) & ~somebody
