"""Seats are taken, moved to another device, left, and taken again."""

from __future__ import annotations

from kogge.server import rendering, tokens
from kogge.server.errors import Refused
from kogge.server.live import absence, clocks, moderation, play
from kogge.server.live.creation import begin_if_full, level_of, seat_name
from kogge.server.live.table import Change, Table
from kogge.server.live.tables import Tables
from kogge.server.storage.addresses import UNKNOWN
from kogge.server.storage.rows import AddressColumns, SeatRow
from kogge.server.wire import (
    AddBot,
    Code,
    Join,
    Joined,
    NewSeat,
)

MOVE_MS = 10 * 60 * 1000
COME_BACK_MS = 30 * 86400 * 1000


async def join(
    tables: Tables, name: str, request: Join, address: AddressColumns = UNKNOWN, former: str | None = None
) -> Joined:
    """Take an open seat. ``former``: a token this browser once had here, by which a person who was removed is known."""
    token = tokens.new_token()
    chosen = rendering.clean_name(request.name)
    async with tables.change(name) as change:
        table = change.table
        if not table.invites(request.code):
            raise Refused("bad-code")
        await moderation.check_not_kicked(change, address, former)
        seat = _open_seat(table, request.seat)
        await change.set_seat(seat, kind="person", name=chosen, token_hash=tokens.hashed(token), **address)
        await begin_if_full(change, [row for row in table.seats if row.seat != seat])
    return Joined(name, seat, token)


def _open_seat(table: Table, wanted: int | None) -> int:
    free = [row.seat for row in table.seats if row.kind == "open"]
    if not free or (wanted is not None and wanted not in free):
        raise Refused("no-open-seat")
    return int(free[0] if wanted is None else wanted)


async def add_bot(tables: Tables, name: str, token: str | None, request: AddBot, language: str) -> None:
    """The host gives an open seat to a bot; the game begins if it was the last one."""
    async with tables.change(name) as change:
        moderation.check_host(change, token)
        table = change.table
        seat = _open_seat(table, request.seat)
        chosen = seat_name(seat, NewSeat("bot", request.name), language)
        level = level_of(table.row.game, request.level)
        await change.set_seat(seat, kind="bot", name=chosen, level=level, left_ms=None)
        await begin_if_full(change, [row for row in table.seats if row.seat != seat])


async def remove_bot(tables: Tables, name: str, token: str | None, seat: int) -> None:
    """The host takes a bot's seat back before the game begins."""
    async with tables.change(name) as change:
        moderation.check_host(change, token)
        table = change.table
        if table.status != "waiting" or seat >= len(table.seats) or table.seats[seat].kind != "bot":
            raise Refused("not-allowed")
        free = rendering.server_words("en").text("open-name")
        await change.set_seat(seat, kind="open", name=free, left_ms=clocks.start_ms(table))


async def handover(tables: Tables, name: str, token: str | None) -> Code:
    """A one-time code with which another device takes this seat."""
    async with tables.change(name) as change:
        seat = change.table.seat_of(token)
        return await _give_code(change, seat, MOVE_MS)


async def _give_code(change: Change, seat: int, valid_ms: int) -> Code:
    code = tokens.new_token()
    await change.set_seat(seat, code_hash=tokens.hashed(code), code_until=change.now + valid_ms)
    return Code(code, f"/t/{change.table.id}#seat={code}")


async def claim(
    tables: Tables, name: str, code: str, address: AddressColumns = UNKNOWN, new_name: str | None = None
) -> Joined:
    """Take the seat of a one-time code; whoever had it before has it no longer."""
    token = tokens.new_token()
    async with tables.change(name) as change:
        for row in change.table.seats:
            if tokens.matches(code, row.code_hash) and row.code_until > change.now:
                fields = {"token_hash": tokens.hashed(token), "code_hash": None, "code_until": 0, **address}
                if absence.granted(change.table, row.seat) is not None:
                    fields |= await absence.sit_down(change, row.seat, new_name)
                await change.set_seat(row.seat, **fields)
                await _play_again(change, row)
                return Joined(name, row.seat, token)
        raise Refused("bad-code")


async def leave(tables: Tables, name: str, token: str | None, level: str | None) -> Code:
    """A bot plays on; the token is no longer good, the code brings the person back."""
    async with tables.change(name) as change:
        table = change.table
        seat = table.seat_of(token)
        chosen = level_of(table.row.game, level)
        if table.status == "waiting":
            return await _free(change, seat)
        code = await _give_code(change, seat, COME_BACK_MS)
        await clocks.stop(change)
        await change.set_seat(seat, away=True, level=chosen, token_hash=None, online_until=0)
        await play.withdraw(change, seat)
        return code


async def _free(change: Change, seat: int) -> Code:
    """Before the game begins a seat that is left is open again; who left may come back by the join link."""
    free = rendering.server_words("en").text("open-name")
    nobody = {"kind": "open", "name": free, "token_hash": None, "code_hash": None, "online_until": 0, **UNKNOWN}
    await change.set_seat(seat, **nobody)
    code = change.table.row.join_code
    return Code(code, f"/t/{change.table.id}#join={code}")


async def come_back(tables: Tables, name: str, token: str | None) -> None:
    """A person whose seat was taken over plays again, with new time."""
    async with tables.change(name) as change:
        seat = change.table.seat_of(token)
        await _play_again(change, change.table.seats[seat])


async def _play_again(change: Change, row: SeatRow) -> None:
    """The person decides again, not the bot; if the time was up there is new time."""
    if not row.away:
        return
    table = change.table
    await clocks.stop(change)
    out = row.left_ms is not None and row.left_ms <= 0
    await change.set_seat(row.seat, away=False, left_ms=clocks.start_ms(table) if out else row.left_ms)
