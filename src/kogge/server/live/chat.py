"""Chat at a table: what is said, who hears it, who is muted."""

from __future__ import annotations

from sqlalchemy import delete, insert

from kogge.server import rendering
from kogge.server.errors import Refused
from kogge.server.live.table import Table
from kogge.server.live.tables import Tables
from kogge.server.storage import schema, store
from kogge.server.storage.rows import ChatRow
from kogge.server.storage.store import Store
from kogge.server.wire import (
    ChatLine,
)

CHAT_LINES = 500  # a table keeps so many


async def say(tables: Tables, name: str, token: str | None, text: str) -> ChatLine:
    """A line of chat; the oldest are dropped."""
    line = rendering.clean_line(text)
    if not line:
        raise Refused("bad-request")
    async with tables.change(name) as change:
        table = change.table
        seat = table.seat_of(token)
        if not table.settings.chat:
            raise Refused("no-chat")
        number = table.row.chat_head + 1
        row = {"table_id": name, "number": number, "seat": seat, "text": line, "at": change.now}
        await change.connection.execute(insert(schema.chat), row)
        old = (schema.chat.c.table_id == name) & (schema.chat.c.number <= number - CHAT_LINES)
        await change.connection.execute(delete(schema.chat).where(old))
        change.set(chat_head=number)
        change.show()
    return ChatLine(number, seat, table.names[seat], line, change.now)


async def mute(tables: Tables, name: str, token: str | None, muted: int, on: bool) -> None:
    """Hear, or no longer hear, what another seat says."""
    async with tables.change(name) as change:
        seat = change.table.seat_of(token)
        where = (schema.mutes.c.table_id == name) & (schema.mutes.c.seat == seat) & (schema.mutes.c.muted == muted)
        await change.connection.execute(delete(schema.mutes).where(where))
        if on and muted < len(change.table.seats):
            await change.connection.execute(insert(schema.mutes), {"table_id": name, "seat": seat, "muted": muted})
        change.reload = True


async def chat(database: Store, table: Table, viewer: int, after: int = 0) -> list[ChatLine]:
    """The lines the viewer hears."""
    if after >= table.row.chat_head or not table.settings.chat:
        return []
    async with database.read() as connection:
        rows = await store.chat_rows(connection, table.id, after)
    return [chat_line(table, row) for row in rows if (viewer, row.seat) not in table.mutes]


def chat_line(table: Table, row: ChatRow) -> ChatLine:
    """A line of chat with its speaker's name."""
    return ChatLine(row.number, row.seat, table.names[row.seat], row.text, row.at)
