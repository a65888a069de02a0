"""What is stored about a person: said, given to them, and deleted when they ask for it."""

from __future__ import annotations

from asyncio import sleep
from typing import Literal

import msgspec
from sqlalchemy import delete, select

from kogge.core.record import dumps
from kogge.core.state import CHANCE
from kogge.server import rendering
from kogge.server.live import clocks, play, updates
from kogge.server.live.chat import CHAT_LINES, chat_line
from kogge.server.live.hub import Hub
from kogge.server.live.moderation import KICK_HOURS
from kogge.server.live.table import Change, Table
from kogge.server.live.tables import Tables
from kogge.server.operation.bans import BAN_DAYS
from kogge.server.operation.reports import REPORT_DAYS
from kogge.server.operation.retention import WAITING_DAYS
from kogge.server.settings import Setup
from kogge.server.storage import schema, store
from kogge.server.storage.addresses import ADDRESS_DAYS, UNKNOWN
from kogge.server.storage.rows import ChatRow, SeatRow
from kogge.server.storage.store import Columns, Store
from kogge.server.wire import ChatLine, Event, Policy, SeatData, Status

EVENTS_AT_ONCE = 200


def policy(setup: Setup) -> Policy:
    """What this server stores and for how long."""
    return Policy(
        keep_days=setup.keep_days,
        waiting_days=WAITING_DAYS if setup.keep_days else 0,
        address_days=ADDRESS_DAYS,
        plain_addresses=setup.keep_addresses,
        report_days=REPORT_DAYS,
        ban_days=BAN_DAYS,
        kick_hours=KICK_HOURS,
        chat=setup.chat,
        chat_lines=CHAT_LINES,
        contact=setup.contact,
    )


# Export


async def export(tables: Tables, name: str, token: str | None, language: str) -> SeatData:
    """Everything stored about the person at a seat, with the game as this seat saw it."""
    table = await tables.get(name)
    seat = table.seat_of(token)
    row = table.seats[seat]
    return SeatData(
        table=table.id,
        game=table.row.game,
        edition="" if table.game is None else table.game.edition,
        status=table.status,
        created=table.row.created,
        changed=table.row.shown or table.row.created,
        seat=seat,
        name=row.name,
        muted=updates.muted(table, seat),
        address=_address_kept(row),
        address_until=row.address_until,
        chat=await _own_lines(tables.store, table, seat),
        events=await _own_events(table, seat, language),
        record=_record(table),
    )


def _address_kept(row: SeatRow) -> Literal["none", "hash", "plain"]:
    if row.address_hash is None:
        return "none"
    return "hash" if row.address is None else "plain"


async def _own_lines(database: Store, table: Table, seat: int) -> list[ChatLine]:
    own = (schema.chat.c.table_id == table.id) & (schema.chat.c.seat == seat)
    async with database.read() as session:
        rows = await store.all_rows(session, ChatRow, select(schema.chat).where(own).order_by(schema.chat.c.number))
    return [chat_line(table, row) for row in rows]


async def _own_events(table: Table, seat: int, language: str) -> list[Event]:
    """All events as this seat saw them; others are served in between."""
    if table.timeline is None:
        return []
    found: list[Event] = []
    for first in range(0, table.timeline.place(seat)[1], EVENTS_AT_ONCE):
        found += updates.events(table, seat, language, first, first + EVENTS_AT_ONCE)
        await sleep(0)
    return found


def _record(table: Table) -> str | None:
    if table.timeline is None or table.status not in ("finished", "abandoned"):
        return None
    return dumps(table.record())


# Deletion


async def forget(tables: Tables, hub: Hub, name: str, token: str | None, language: str) -> bool:
    """Delete what is stored about the person at a seat; whether the whole table is deleted with it."""
    async with tables.change(name) as change:
        deleted = await forget_seat(change, change.table.seat_of(token), language)
    if deleted:
        tables.forget(name)
        hub.send_away(name)
    return deleted


async def forget_seat(change: Change, seat: int, language: str) -> bool:
    """Delete the person's name, chat, secrets and address; whether the whole table is deleted because nobody is left.

    What was played stays for the others. In a running game a bot plays on.
    """
    table = change.table
    others = (row for row in table.seats if row.seat != seat and row.kind == "person")
    if all(row.forgotten for row in others):
        await change.connection.execute(delete(schema.tables).where(schema.tables.c.id == table.id))
        return True
    own = (schema.chat.c.table_id == table.id) & (schema.chat.c.seat == seat)
    await change.connection.execute(delete(schema.chat).where(own))
    if table.timeline is not None:
        await clocks.stop(change, CHANCE)
    await change.set_seat(seat, **_nobody(table.status, seat, language))
    await change.forget_mutes(seat)
    await play.withdraw(change, seat)
    return False


def _nobody(status: str, seat: int, language: str) -> Columns:
    own = rendering.server_words(language)
    gone: Columns = {"token_hash": None, "code_hash": None, "code_until": 0, "online_until": 0, **UNKNOWN}
    if status == "waiting":
        return {**gone, "kind": "open", "name": own.text("open-name")}
    return {**gone, "away": True, "forgotten": True, "name": own.text("former-name", number=seat + 1)}


# For the operator


class FoundSeat(msgspec.Struct):
    """A person at a table, as the operator finds them."""

    table_id: str
    seat: int
    name: str
    game: str
    status: Status
    changed: int


async def find(database: Store, name: str, exact: bool) -> list[FoundSeat]:
    """The seats of people whose name holds these words, in any case; the tables touched last come first."""
    seats, tables = schema.seats.c, schema.tables.c
    columns = (seats.table_id, seats.seat, seats.name, tables.game, tables.status, tables.changed)
    query = select(*columns).join_from(schema.seats, schema.tables).where(seats.kind == "person")
    async with database.read() as session:
        rows = await store.all_rows(session, FoundSeat, query.order_by(tables.changed.desc()))
    wanted = name.casefold()
    return [row for row in rows if (wanted == row.name.casefold() if exact else wanted in row.name.casefold())]


async def forget_in(database: Store, name: str, seat: int, language: str) -> bool:
    """Delete what is stored about the person at a seat, from the command line; whether there is such a person."""
    async with database.write() as session:
        if await store.lock_table(session, name) is None:
            return False
        row = await store.locked_row(session, name)
        table = Table(row, None)
        await table.catch_up(session, row)
        if seat >= len(table.seats) or table.seats[seat].kind != "person":
            return False
        change = Change(session, table)
        await forget_seat(change, seat, language)
        await change.flush()
    return True
