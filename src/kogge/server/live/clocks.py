"""Time to think: a clock runs for every person that may decide now."""

from __future__ import annotations

from kogge.core.state import CHANCE, SPECTATOR, TERMINAL, State
from kogge.server.live.table import Change, Table, awaited
from kogge.server.storage.rows import SeatRow
from kogge.server.wire import Clock, ClockInfo


def start_ms(table: Table) -> int | None:
    """What a seat begins with."""
    clock = table.settings.clock
    return None if clock.kind == "none" else clock.seconds * 1000


def left(table: Table, row: SeatRow, now: int, running: list[int]) -> int | None:
    """What a seat has left now."""
    if row.left_ms is None:
        return None
    spent = now - int(table.row.clock_at) if row.seat in running else 0
    return int(row.left_ms) - max(spent, 0)


def is_out(table: Table, seat: int, now: int) -> bool:
    """Whether the seat's time is up, as everybody may know it.

    In a secret phase that is when nothing public has happened for the time a seat begins with: what is really left
    would tell whether the seat has acted.
    """
    state = table.playing().state
    remaining = left(table, table.seats[seat], now, _running(table))
    if remaining is None or not state.veiled():
        return remaining is not None and remaining <= 0
    return _is_late(table, now) and seat in awaited(state, SPECTATOR)


def _is_late(table: Table, now: int) -> bool:
    return now - int(table.row.clock_at) >= table.settings.clock.seconds * 1000


def _running(table: Table) -> list[int]:
    if table.timeline is None or table.status != "playing":
        return []
    return [seat for seat in table.timeline.state.awaited() if not table.is_bot(seat)]


async def stop(change: Change, actor: int = CHANCE, acts: int = 0, secretly: State | None = None) -> None:
    """Note what those who might have decided have spent, and give the actor the bonus of its acts.

    ``acts`` is negative for acts that were taken back. ``secretly`` is the position after an act within a secret phase:
    then only the actor's own clock is noted, as of the beginning of the phase.
    """
    table = change.table
    if table.settings.clock.kind == "none":
        return
    running = _running(table)
    for row in table.seats:
        remaining = left(table, row, change.now, running)
        if row.seat == actor and remaining is not None:
            remaining = _with_bonus(table.settings.clock, remaining, acts)
            if secretly is not None and actor in secretly.awaited() and not table.is_bot(actor):
                remaining += change.now - int(table.row.clock_at)
        if remaining != row.left_ms and (secretly is None or row.seat == actor):
            await change.set_seat(row.seat, left_ms=remaining)
    if secretly is None:
        change.set(clock_at=change.now)


def _with_bonus(clock: Clock, remaining: int, acts: int) -> int:
    if clock.kind == "slow":
        return clock.seconds * 1000 if acts > 0 else remaining
    return remaining + acts * clock.bonus * 1000


def shown(table: Table, viewer: int, now: int) -> ClockInfo | None:
    """The clocks as the viewer may know them: in a secret phase those of others would tell who has finished."""
    clock = table.settings.clock
    timeline = table.timeline
    if clock.kind == "none" or timeline is None or timeline.state.to_move() == TERMINAL:
        return None
    running = [seat for seat in awaited(timeline.state, viewer) if not table.is_bot(seat)]
    veiled = timeline.state.veiled()
    times = [None if veiled and row.seat != viewer else left(table, row, now, running) for row in table.seats]
    late = running if veiled and _is_late(table, now) else []
    out = [seat for seat, left_ms in enumerate(times) if seat in late or (left_ms is not None and left_ms <= 0)]
    return ClockInfo(clock.kind, times, running, out)
