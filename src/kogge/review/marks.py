"""How bad a decision was: by the chance to win that it gave away."""

from __future__ import annotations

from kogge.review.events import Event

THRESHOLDS: dict[str, float] = {"blunder": 0.12, "mistake": 0.06, "inaccuracy": 0.03}
FINE = "fine"
MARKS = (FINE, "inaccuracy", "mistake", "blunder")
DOUBTS = 2.0  # a loss counts from so many standard errors on


def mark_of(event: Event) -> str:
    """The mark of a decision. What may as well be chance in the worlds that were looked at is fine."""
    loss = event.loss()
    if not event.choices or loss < DOUBTS * event.taken().doubt:
        return FINE
    return next((mark for mark, least in THRESHOLDS.items() if loss >= least), FINE)
