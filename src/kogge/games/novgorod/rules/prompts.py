"""What is asked of the seat that decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.state import Prompt
from kogge.games.novgorod.rules import draft, route, turn
from kogge.games.novgorod.rules.constants import (
    A_END,
    A_LAY,
    A_PIRATE,
    A_STOP,
    ARTISAN,
    BACK,
    BUY,
    DRAFT,
    GOOD,
    INPUTS,
    PLACE,
    PURPOSES,
    ROUTE,
    TODO_NAMES,
    TODO_RULES,
    USE,
)

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


def prompt(s: NovgorodState) -> Prompt:
    """What is decided, with what a sentence about it needs."""
    if s.over:
        return Prompt("over", -1)
    todo = s.agenda.top()
    args: dict[str, str | int] = {}
    if todo.kind == ROUTE:
        args = {"speed": s.speed[s.active], "length": len(s.route), "fees": s.fees, "can": can_do(s)}
    elif todo.kind == USE:
        args = {"cash": s.cash[s.active], "fees": s.fees}
    elif todo.kind == BUY:
        args = _buy_choices(s)
    elif todo.kind in (ARTISAN, INPUTS, GOOD):
        args = {"purpose": PURPOSES[s.purpose]}
        if todo.kind == INPUTS:
            args["city"] = s.e.cities[s.maker]
            args["luxury"] = s.e.luxuries[s.artisan[s.maker]]
    elif todo.kind == PLACE:
        args = {"mission": s.e.missions[turn.placed_next(s)]}
    elif todo.kind == DRAFT:
        args = {"offices": draft.offices_left(s, todo.who), "missions": draft.missions_left(s, todo.who)}
        args["choice"] = choice(s, todo.who)
    return Prompt(TODO_NAMES[todo.kind], todo.who, args, TODO_RULES[todo.kind])


def _buy_choices(s: NovgorodState) -> dict[str, str | int]:
    """Whether anything can be bought, and whether moving the pirate would end the turn (NG-10.8)."""
    kinds = [s.a.table.block[action] for action in s.legal_actions()]
    buys = [kind for kind in kinds if kind not in (A_PIRATE, A_END)]
    last_pirate = int(A_PIRATE in kinds and s.rules.pirate == BACK)
    return {"cash": s.cash[s.active], "fees": s.fees, "buys": len(buys), "last_pirate": last_pirate}


def choice(s: NovgorodState, seat: int) -> str:
    """What the seat may still pick."""
    if draft.offices_left(s, seat) == 0:
        return "missions"
    return "offices" if draft.missions_left(s, seat) == 0 else "both"


def can_do(s: NovgorodState) -> str:
    """How the route can go on, for advice that holds in this position."""
    kinds = [s.a.table.block[action] for action in route.legal_route(s)]
    if A_LAY in kinds:
        return "sail-or-stop" if A_STOP in kinds else "sail"
    return "stop" if A_STOP in kinds else "other"
