"""A record cut into spans: each a decision, or what came of itself until the next one: chance, and forced steps."""

from __future__ import annotations

from dataclasses import dataclass

from kogge.core.errors import UnfinishedGame
from kogge.core.record import Record
from kogge.core.state import CHANCE, TERMINAL, State
from kogge.core.timeline import apply


@dataclass(frozen=True)
class Span:
    """Steps ``first`` to ``last`` of a record, and the position before them; ``seat`` decides, or it is CHANCE."""

    first: int
    last: int
    seat: int
    turn: int
    state: State


def spans_of(record: Record) -> list[Span]:
    """The spans of a finished game, in order."""
    if record.state.to_move() != TERMINAL:
        raise UnfinishedGame
    state = record.game.new_state()
    spans: list[Span] = []
    for step, entry in enumerate(record.entries):
        seat = entry.actor if entry.actor >= 0 and len(state.legal_as(entry.actor)) > 1 else CHANCE
        if seat == CHANCE and spans and spans[-1].seat == CHANCE:
            run = spans.pop()
            spans.append(Span(run.first, step, CHANCE, run.turn, run.state))
        else:
            spans.append(Span(step, step, seat, state.turn(), state.clone()))
        apply(state, entry.actor, entry.action)
    return spans
