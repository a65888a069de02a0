"""Time to think: a clock runs for every person that may decide now."""

from __future__ import annotations

from kogge.core.state import TERMINAL
from kogge.server.store import Row
from kogge.server.story import awaited
from kogge.server.table import Change, Table
from kogge.server.wire import ClockInfo


def start_ms(table: Table) -> int | None:
    """What a seat begins with."""
    clock = table.settings.clock
    return None if clock.kind == "none" else clock.seconds * 1000


def left(table: Table, row: Row, now: int, running: list[int]) -> int | None:
    """What a seat has left now."""
    if row["left_ms"] is None:
        return None
    spent = now - int(table.row["clock_at"]) if row["seat"] in running else 0
    return int(row["left_ms"]) - max(spent, 0)


def is_out(table: Table, seat: int, now: int) -> bool:
    """Whether the seat's time is up."""
    remaining = left(table, table.seats[seat], now, _running(table))
    return remaining is not None and remaining <= 0


def _running(table: Table) -> list[int]:
    if table.story is None or table.status != "playing":
        return []
    return [seat for seat in table.story.state.awaited() if not table.is_bot(seat)]


async def stop(change: Change, actor: int) -> None:
    """Somebody has acted: note what those who might have decided have spent, and give the actor its bonus."""
    table = change.table
    clock = table.settings.clock
    if clock.kind == "none":
        return
    running = _running(table)
    for row in table.seats:
        remaining = left(table, row, change.now, running)
        if row["seat"] == actor and remaining is not None:
            remaining = clock.seconds * 1000 if clock.kind == "slow" else remaining + clock.bonus * 1000
        if remaining != row["left_ms"]:
            await change.set_seat(row["seat"], left_ms=remaining)
    change.set(clock_at=change.now)


def shown(table: Table, viewer: int, now: int) -> ClockInfo | None:
    """The clocks as the viewer may know them: in a secret phase those of others would tell who has finished."""
    clock = table.settings.clock
    story = table.story
    if clock.kind == "none" or story is None or story.state.to_move() == TERMINAL:
        return None
    running = [seat for seat in awaited(story.state, viewer) if not table.is_bot(seat)]
    veiled = story.state.veiled()
    times = [None if veiled and row["seat"] != viewer else left(table, row, now, running) for row in table.seats]
    out = [seat for seat, remaining in enumerate(times) if remaining is not None and remaining <= 0]
    return ClockInfo(clock.kind, times, running, out)
