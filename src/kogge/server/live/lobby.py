"""Lists of tables: the public ones with an open seat, and those a player holds tokens of."""

from __future__ import annotations

from asyncio import sleep

from sqlalchemy import select

from kogge.core.state import SPECTATOR
from kogge.server.errors import Refused
from kogge.server.live import updates
from kogge.server.live.tables import Tables
from kogge.server.storage import schema, store
from kogge.server.wire import (
    Held,
    Summary,
)


async def open_tables(tables: Tables, language: str) -> list[Summary]:
    """Public tables with an open seat, the newest first."""
    query = select(schema.tables.c.id).where(schema.tables.c.status == "waiting", schema.tables.c.public.is_(True))
    async with tables.store.read() as connection:
        found = await store.all_rows(connection, query.order_by(schema.tables.c.shown.desc()).limit(50))
    return [updates.summary(await tables.get(row["id"]), SPECTATOR, language) for row in found]


async def my_tables(tables: Tables, held: list[Held], language: str) -> list[Summary]:
    """The tables of these tokens; what is not theirs is left out."""
    found: list[Summary] = []
    for item in held:
        await sleep(0)  # one that has to be loaded takes time; others are served between them
        try:
            table = await tables.get(item.table)
            found.append(updates.summary(table, table.seat_of(item.token), language))
        except Refused:
            continue
    return found
