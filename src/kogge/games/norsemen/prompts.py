"""What is being decided, with what a sentence about it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo
from kogge.core.state import CHANCE, Prompt
from kogge.games.norsemen import exploration
from kogge.games.norsemen.constants import (
    ADDED_SHIP,
    ADDED_SPEAKER,
    ADVANCE,
    ANY_LADDER,
    BONUS,
    DRAW_AGE,
    DRAW_OWN,
    FREE_THING,
    INCOME,
    KEEP,
    LADDER,
    LADDERS,
    P_OVER,
    PORTS,
    PUT,
    REVEAL,
    SPEAKER,
    TAKE,
    TODO_NAMES,
    TRADE,
)

if TYPE_CHECKING:
    from kogge.games.norsemen.state import NorsemenState


def prompt(s: NorsemenState, seat: int) -> Prompt:
    """What this seat decides; the prompt of chance where it is pending."""
    if s.phase == P_OVER:
        return Prompt("over", -1)
    if s.veil:
        return secret_prompt(s, seat)
    todo = s.agenda.top()
    args: dict[str, str | int] = {"round": s.round}
    add_things(s, todo, args)
    if todo.who >= 0:
        args["coins"] = s.clans[todo.who].coins
    return Prompt(TODO_NAMES[todo.kind], todo.who, args)


def secret_prompt(s: NorsemenState, seat: int) -> Prompt:
    """A seat's own task of a secret phase."""
    if seat < 0:
        return Prompt("drawing", CHANCE, {"round": s.round})
    c = s.clans[seat]
    args: dict[str, str | int] = {"round": s.round}
    if c.task in (REVEAL, PUT):
        args["cards"] = exploration.revealed(c)
        args["longships"] = c.ships
        args["lawspeakers"] = c.lawspeakers
        args["damage"] = c.damage
    if c.task == PUT:
        args["card"] = s.e.cards[c.route[-1]]
    return Prompt(TODO_NAMES[c.task], seat, args)


def add_things(s: NorsemenState, todo: Todo, args: dict[str, str | int]) -> None:
    """The card, territory, ladder or number a decision is about."""
    kind = todo.kind
    if kind in (BONUS, ADDED_SHIP, ADDED_SPEAKER, TAKE):
        args["card"] = s.e.cards[todo.a]
    elif kind == SPEAKER:
        args["card"] = s.e.cards[exploration.speaker_card(s.clans[todo.who])]
    elif kind == FREE_THING:
        args["territory"] = s.e.territories[todo.a]
    elif kind in (LADDER, ADVANCE):
        args["ladder"] = "any" if todo.a == ANY_LADDER else LADDERS[todo.a]
    elif kind == KEEP:
        args["age"] = todo.a
        args["kept"] = len(s.kept)
    elif kind == PORTS:
        args["ports"] = todo.a
    elif kind == TRADE:
        args["price"] = todo.a
        args["extra"] = todo.b
    elif kind == INCOME:
        args["vp"] = s.clans[todo.who].vp
    elif kind in (DRAW_OWN, DRAW_AGE):
        args["seat"] = todo.a + 1
