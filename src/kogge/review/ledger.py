"""Luck and skill: for every seat, start + own decisions + others' decisions + luck = result."""

from __future__ import annotations

from dataclasses import dataclass, field

from kogge.review.events import Event
from kogge.review.marks import MARKS, mark_of


@dataclass
class Account:
    """The ledger of a seat, in chances to win. It closes, whatever the judge believes in between.

    ``own`` is what its decisions did as far as it could know, ``others`` what the others' did. ``drawn`` is what
    chance did, against what was to be expected of it: it is 0 on average, whoever plays. ``hidden`` is what came to
    light after a decision: the seat could not know it.
    """

    seat: int
    start: float = 0.0
    own: float = 0.0
    others: float = 0.0
    drawn: float = 0.0
    hidden: float = 0.0
    result: float = 0.0
    decisions: int = 0
    lost: float = 0.0
    marks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(MARKS, 0))

    @property
    def luck(self) -> float:
        """What nobody decided."""
        return self.drawn + self.hidden

    @property
    def adjusted(self) -> float:
        """The result without the luck. It may be below 0 or above 1."""
        return self.result - self.luck

    @property
    def error_rate(self) -> float:
        """The chance to win that the seat gave away with each decision."""
        return self.lost / self.decisions if self.decisions else 0.0


def accounts(events: list[Event]) -> list[Account]:
    """The ledgers of all seats of a whole game."""
    ledgers = [Account(seat, start) for seat, start in enumerate(events[0].before)]
    for ledger in ledgers:
        for event in events:
            _enter(ledger, event)
        ledger.result = events[-1].after[ledger.seat]
    return ledgers


def _enter(ledger: Account, event: Event) -> None:
    change = event.after[ledger.seat] - event.before[ledger.seat]
    if not event.is_decision():
        ledger.drawn += change
    elif event.seat != ledger.seat:
        ledger.others += change
    else:
        _enter_decision(ledger, event)


def _enter_decision(ledger: Account, event: Event) -> None:
    """An own decision: what it did as far as the seat knew, and what came to light with it."""
    ledger.own += event.known - event.before[ledger.seat]
    surprise = event.after[ledger.seat] - event.known
    if event.unveils:
        ledger.others += surprise  # the others' secret choices
    else:
        ledger.hidden += surprise
    ledger.decisions += 1
    ledger.marks[mark_of(event)] += 1
    ledger.lost += event.loss()
