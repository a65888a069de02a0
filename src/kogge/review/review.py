"""The review of a finished game: what it did to everybody's chance, the ledgers, and the moments that mattered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from kogge.core.record import Record
from kogge.review.events import Depth, Event, Reviewer
from kogge.review.judge import Judge
from kogge.review.ledger import Account, accounts
from kogge.review.likeness import Likeness, played_like
from kogge.review.marks import FINE, mark_of
from kogge.review.reasons import Reason, reason

PART = 64  # spans that are judged together
MOST_MOMENTS = 7
LEAST_MOMENTS = 5
MOST_EXPLAINED = 24  # decisions for which reasons are worked out

Progress = Callable[[int, int], None]
"""Is told how many of how many spans are judged."""
Enough = Callable[[], bool]
"""Says when to stop for now."""


@dataclass(frozen=True)
class Review:
    """All that was found. ``moments`` and the keys of ``reasons`` are places in ``events``."""

    record: Record
    judge: str
    depth: Depth
    events: list[Event]
    accounts: list[Account]
    moments: list[int]
    reasons: dict[int, Reason]

    def likeness(self, seat: int) -> Likeness | None:
        """The level that a seat has played like; None where that has not been measured."""
        return played_like(self.record.game, self.judge, self.depth.worlds, self.accounts[seat])


def review(record: Record, judge: Judge, depth: Depth | None = None, progress: Progress | None = None) -> Review:
    """Review a finished game; UnfinishedGame where it is not."""
    reviewer = Reviewer(record, judge, depth)
    events: list[Event] = []
    for first in range(0, len(reviewer.spans), PART):
        join(events, reviewer.events(first, first + PART))
        if progress is not None:
            progress(len(events), len(reviewer.spans))
    return reviewed(reviewer, events)


def join(events: list[Event], part: list[Event]) -> None:
    """Add the next part. It begins where the last one ended, to the last digit."""
    if events:
        events[-1] = replace(events[-1], after=part[0].before)
    events += part


def explain(reviewer: Reviewer, events: list[Event], known: dict[int, Reason], enough: Enough | None = None) -> bool:
    """Work out why the worst decisions were not the best, one after the other; whether all of it is known now."""
    for place in mistakes(events)[:MOST_EXPLAINED]:
        if place not in known:
            if enough is not None and enough():
                return False
            state, event = reviewer.spans[place].state, events[place]
            known[place] = reason(state, event.seat, event.best().action, event.action)
    return True


def reviewed(reviewer: Reviewer, events: list[Event], reasons: dict[int, Reason] | None = None) -> Review:
    """The review of a game of which all events are known; ``reasons`` are those that have been worked out before."""
    reasons = {} if reasons is None else reasons
    explain(reviewer, events, reasons)
    ledgers = accounts(events)
    return Review(reviewer.record, reviewer.judge.name, reviewer.depth, events, ledgers, moments(events), reasons)


def mistakes(events: list[Event]) -> list[int]:
    """The decisions that were not fine, the worst first."""
    marked = [place for place, event in enumerate(events) if event.is_decision() and mark_of(event) != FINE]
    return sorted(marked, key=lambda place: (-events[place].loss(), place))


def moments(events: list[Event]) -> list[int]:
    """Five to seven places where the game turned, in their order: the worst decisions; if too few, strokes of luck."""
    chosen = mistakes(events)[:MOST_MOMENTS]
    strokes = [place for place, event in enumerate(events) if not event.is_decision()]
    strokes.sort(key=lambda place: (-swing(events[place]), place))
    return sorted(chosen + strokes[: max(0, LEAST_MOMENTS - len(chosen))])


def swing(event: Event) -> float:
    """By how much it changed the chance of the seat that it changed most."""
    return max(abs(after - before) for before, after in zip(event.before, event.after, strict=True))
