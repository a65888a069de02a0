"""What the host of a table may do: remove people, switch the chat."""

from __future__ import annotations

from sqlalchemy import insert, or_, select

from kogge.core.state import CHANCE
from kogge.server import rendering, tokens
from kogge.server.errors import Refused
from kogge.server.live import clocks
from kogge.server.live.table import Change
from kogge.server.live.tables import Tables
from kogge.server.storage import schema
from kogge.server.storage.addresses import UNKNOWN
from kogge.server.storage.rows import AddressColumns

KICK_HOURS = 24  # whoever was removed cannot sit down at the table again for so long
HOUR_MS = 3_600_000


def check_host(change: Change, token: str | None) -> int:
    """The host's seat; refused to all others."""
    seat = change.table.seat_of(token)
    if seat != change.table.host():
        raise Refused("not-host")
    return seat


async def set_chat(tables: Tables, name: str, token: str | None, on: bool) -> None:
    """Let people talk at the table, or not."""
    async with tables.change(name) as change:
        check_host(change, token)
        change.set(chat=on)
        change.reload = True


async def kick(tables: Tables, name: str, token: str | None, seat: int) -> None:
    """Remove a person before the game begins: the seat is open again."""
    async with tables.change(name) as change:
        host = check_host(change, token)
        if change.table.status != "waiting":
            raise Refused("kick-by-vote")
        _check_person(change, host, seat)
        await _shut_out(change, seat, host)
        await _empty(change, seat, kind="open", name=rendering.server_words("en").text("open-name"))


def check_kick_proposal(change: Change, by: int, seat: int, asked: list[int]) -> None:
    """During a game the host asks, and at least one other person has to agree."""
    if by != change.table.host():
        raise Refused("not-host")
    _check_person(change, by, seat)
    if not asked:
        raise Refused("kick-needs-consent")


async def kick_from_game(change: Change, by: int, seat: int) -> None:
    """All have agreed: a bot plays on, and the person cannot come back."""
    if change.table.seats[seat].kind != "person":
        return
    await clocks.stop(change, CHANCE)
    await _shut_out(change, seat, by)
    bot = rendering.server_words("en").text("bot-name", number=seat + 1)
    await _empty(change, seat, kind="bot", name=bot, left_ms=None)


def _check_person(change: Change, host: int, seat: int) -> None:
    rows = change.table.seats
    if seat >= len(rows) or seat == host or rows[seat].kind != "person" or rows[seat].token_hash is None:
        raise Refused("not-allowed")


async def _empty(change: Change, seat: int, **fields: object) -> None:
    """Nothing of the person is left at the seat but what they did in the game."""
    nobody = {"away": False, "token_hash": None, "code_hash": None, "code_until": 0, "online_until": 0}
    await change.set_seat(seat, **nobody, **UNKNOWN, **fields)
    await change.forget_mutes(seat)


async def _shut_out(change: Change, seat: int, host: int) -> None:
    """Remember whom not to let in again; who shares the host's address is known by the token alone."""
    row, own = change.table.seats[seat], change.table.seats[host].address_hash
    known = row.address_hash if row.address_hash != own else None
    kicked = {"table_id": change.table.id, "address_hash": known, "token_hash": row.token_hash}
    await change.connection.execute(insert(schema.kicks), {**kicked, "until": change.now + KICK_HOURS * HOUR_MS})


async def check_not_kicked(change: Change, address: AddressColumns, token: str | None) -> None:
    """Refuse a seat to somebody who was removed from this table."""
    kicks = schema.kicks
    same = []
    if address["address_hash"] is not None:
        same.append(kicks.c.address_hash == address["address_hash"])
    if token is not None:
        same.append(kicks.c.token_hash == tokens.hashed(token))
    if not same:
        return
    query = select(kicks.c.id).where(kicks.c.table_id == change.table.id, kicks.c.until > change.now, or_(*same))
    if (await change.connection.execute(query)).first() is not None:
        raise Refused("kicked")
