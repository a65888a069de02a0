"""What is being decided, with what a sentence about it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo
from kogge.core.state import CHANCE, Prompt
from kogge.games.norsemen.rules import exploration, returning
from kogge.games.norsemen.rules.constants import (
    A_FLIPPED,
    A_PORT,
    ADDED_SHIP,
    ADDED_SPEAKER,
    ADVANCE,
    ANY_LADDER,
    BONUS,
    DRAWING,
    FREE_THING,
    KEEP,
    LADDER,
    LADDERS,
    NO_CARD,
    P_OVER,
    PORTS,
    PUT,
    REVEAL,
    SEND,
    SPEAKER,
    TAKE,
    TAKE_KEPT,
    TODO_NAMES,
    TODO_RULES,
    TRADE,
)

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState


def prompt(s: NorsemenState, seat: int) -> Prompt:
    """What this seat decides; the prompt of chance where it is pending."""
    if s.phase == P_OVER:
        return Prompt("over", -1)
    todo = asked(s, seat)
    args: dict[str, str | int] = {"round": s.round}
    card = card_asked(s, todo)
    if card != NO_CARD:
        args["card"] = s.e.cards[card]
    if todo.kind in (REVEAL, PUT):
        args["cards"] = exploration.revealed(s.clans[seat])
        args["longships"] = s.clans[seat].ships
        if todo.kind == REVEAL:
            args["choice"] = reveal_choice(s, seat)
    elif todo.kind == SEND:
        args["optional"] = todo.a
    elif todo.kind == FREE_THING:
        args["territory"] = s.e.territories[todo.a]
    elif todo.kind in (LADDER, ADVANCE):
        args["ladder"] = "any" if todo.a == ANY_LADDER else LADDERS[todo.a]
    elif todo.kind == KEEP:
        args["age"] = todo.a
    elif todo.kind == TAKE_KEPT:
        args["cards"] = len(s.kept)
    elif todo.kind == PORTS:
        args["ports"] = todo.a
        args["choice"] = port_choice(s, todo)
    elif todo.kind == TRADE:
        args["price"] = todo.a
        args["extra"] = todo.b
    return Prompt(TODO_NAMES[todo.kind], todo.who, args, TODO_RULES[todo.kind])


def reveal_choice(s: NorsemenState, seat: int) -> str:
    """Whether a card must be turned, may be, or cannot."""
    if exploration.must_stop(s, s.clans[seat]):
        return "stop"
    return "first" if exploration.revealed(s.clans[seat]) == 0 else "more"


def port_choice(s: NorsemenState, todo: Todo) -> str:
    """Whether cards of the route, the flipped card or both may go on the deck."""
    offered = [s.a.table.block[action] for action in returning.port_choices(s, todo.who, todo.a)]
    if A_PORT not in offered:
        return "flipped"
    return "both" if A_FLIPPED in offered else "cards"


def asked(s: NorsemenState, seat: int) -> Todo:
    """What is on the agenda; in a secret phase the seat's own task."""
    if not s.veil:
        return s.agenda.top()
    return Todo(DRAWING, CHANCE) if seat < 0 else Todo(s.clans[seat].task, seat)


def card_asked(s: NorsemenState, todo: Todo) -> int:
    """The card a decision is about, or NO_CARD."""
    if todo.kind in (BONUS, ADDED_SHIP, ADDED_SPEAKER, TAKE):
        return todo.a
    if todo.kind == SPEAKER:
        return exploration.speaker_card(s.clans[todo.who])
    return s.clans[todo.who].route[-1] if todo.kind == PUT else NO_CARD
