"""Why an action is not legal now: the rule that forbids it. Off the hot path."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.state import CHANCE, Reason

if TYPE_CHECKING:
    from kogge.games.norsemen.state import NorsemenState


def reason(s: NorsemenState, seat: int, action: int) -> Reason | None:
    """Why this seat may not do this; None if it may."""
    if seat == CHANCE or action in s.legal_as(seat):
        return None
    return Reason("NM-5.1", "reason-not-now")
