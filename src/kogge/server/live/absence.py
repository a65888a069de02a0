"""Players who are not there: when the others may replace one, by a bot or by a friend."""

from __future__ import annotations

from math import ceil

from sqlalchemy import bindparam, select

from kogge.server import rendering, tokens
from kogge.server.errors import Refused
from kogge.server.live import clocks
from kogge.server.live.proposals import close_proposals, is_granted, update_proposal
from kogge.server.live.table import Change, Table, awaited
from kogge.server.live.tables import Tables
from kogge.server.storage import schema, store
from kogge.server.storage.rows import ProposalRow
from kogge.server.wire import Code

MINUTE_MS = 60_000
LINK_MS = 60 * MINUTE_MS
KINDS = ("takeover", "replace")

_ONLINE = select(schema.seats.c.seat, schema.seats.c.online_until).where(schema.seats.c.table_id == bindparam("name"))


async def _last_seen(change: Change) -> dict[int, int]:
    """When each seat was last seen; read from the database, for another server may have noted it."""
    return dict(await store.some_columns(change.connection, _ONLINE, {"name": change.table.id}))


def _limit_ms(table: Table) -> int | None:
    """How long a player must be away; None where a clock decides, or nobody is ever replaced."""
    settings = table.settings
    applies = settings.clock.kind == "none" and settings.absence_minutes > 0
    return settings.absence_minutes * MINUTE_MS if applies else None


async def check(change: Change, viewer: int, seat: int) -> None:
    """Refuse to replace a player who is there or has not been away for long enough, or while another can still act.

    Who is awaited is asked as the viewer may know it: a refusal must not tell who has finished a secret phase.
    """
    table = change.table
    if table.seats[seat].kind != "person" or table.is_bot(seat):
        raise Refused("not-out")
    if clocks.is_out(table, seat, change.now):
        return
    limit = _limit_ms(table)
    if limit is None:
        raise Refused("not-out")
    seen = await _last_seen(change)
    may = awaited(table.playing().state, viewer)
    if seat not in may or any(other == viewer or table.is_bot(other) or seen[other] > change.now for other in may):
        raise Refused("not-absent")
    left = max(seen[seat], table.row.clock_at) + limit - change.now
    if left > 0:
        raise Refused("not-absent-yet", minutes=ceil(left / MINUTE_MS))


async def is_absent(change: Change, viewer: int, seat: int) -> bool:
    """Whether the player may still be replaced now that all have agreed."""
    try:
        await check(change, viewer, seat)
    except Refused:
        return False
    return True


async def silent(change: Change) -> set[int]:
    """The seats whose people have been away for so long that nobody waits for their consent."""
    limit = _limit_ms(change.table)
    if limit is None:
        return set()
    since = change.table.row.clock_at
    return {seat for seat, seen in (await _last_seen(change)).items() if max(seen, since) + limit <= change.now}


# A friend in the place of an absent player


def granted(table: Table, seat: int) -> ProposalRow | None:
    """The proposal by which a friend may take this seat, if all have agreed to one."""
    return next((row for row in table.proposals if is_granted(row) and row.seat == seat), None)


async def grant(change: Change, row: ProposalRow) -> None:
    """Let the proposer ask for the link; the absent player keeps the seat until the friend sits down."""
    await close_proposals(change, "takeover", row.seat)
    await update_proposal(change, row.number, open=True, waiting=[])


async def link(tables: Tables, name: str, token: str | None, number: int) -> Code:
    """A one-time link to the seat, for the proposer only; a new one ends the one before."""
    async with tables.change(name) as change:
        seat = change.table.seat_of(token)
        row = next((row for row in change.table.proposals if row.number == number), None)
        if row is None or not is_granted(row) or row.by != seat:
            raise Refused("no-proposal")
        code = tokens.new_token()
        await change.set_seat(row.about(), code_hash=tokens.hashed(code), code_until=change.now + LINK_MS)
        return Code(code, f"/t/{name}#seat={code}&friend=1")


async def sit_down(change: Change, seat: int, name: str | None) -> dict[str, str | bool]:
    """A friend takes the seat: the columns that change for a new person."""
    if name is None:
        raise Refused("bad-name")
    await end(change, seat)
    await change.forget_mutes(seat)
    return {"name": rendering.clean_name(name), "forgotten": False}


async def end(change: Change, seat: int) -> None:
    """The player is back or replaced: nothing is asked about them any more, and the friend's link ends."""
    for kind in KINDS:
        await close_proposals(change, kind, seat)


async def came_back(tables: Tables, table: Table, seat: int) -> None:
    """A player has come back before the vote ended. Where a clock decides, being there is not enough."""
    if table.settings.clock.kind == "none" and any(row.kind in KINDS and row.seat == seat for row in table.proposals):
        async with tables.change(table.id) as change:
            await end(change, seat)
