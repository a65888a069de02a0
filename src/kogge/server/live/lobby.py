"""Lists of tables: the public ones with an open seat, and those a player holds tokens of."""

from __future__ import annotations

from asyncio import sleep
from typing import Any

from sqlalchemy import Select, func, select

from kogge.core.state import SPECTATOR
from kogge.server.errors import Refused
from kogge.server.live import updates
from kogge.server.live.tables import Tables
from kogge.server.storage import schema, store
from kogge.server.wire import (
    Held,
    Summary,
)

MOST_LISTED = 50


async def open_tables(tables: Tables, language: str) -> list[Summary]:
    """Public tables with an open seat, the newest first.

    Where there are too many, the addresses that made them take turns, so that nobody can crowd out the others.
    """
    async with tables.store.read() as connection:
        found = await store.some_columns(connection, _LISTED)
    found.sort(key=lambda row: row[1], reverse=True)
    return [updates.summary(await tables.get(name), SPECTATOR, language) for name, _newest in found]


def _listed() -> Select[Any]:
    """The ids of the tables to list, each with the time of its last change that everybody saw."""
    table, seat = schema.tables.c, schema.seats.c
    newest = func.coalesce(table.shown, table.created).label("newest")
    turn = func.row_number().over(partition_by=seat.address_hash, order_by=newest.desc())
    host = (seat.table_id == table.id) & (seat.seat == table.host)
    query = select(table.id, newest).outerjoin(schema.seats, host)
    waiting = query.where(table.status == "waiting", table.public.is_(True))
    return waiting.order_by(turn, newest.desc()).limit(MOST_LISTED)


_LISTED = _listed()


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
