"""What is asked of the seat that decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.state import Prompt
from kogge.games.norderwind.rules import fog, tiles, turn
from kogge.games.norderwind.rules.constants import (
    AT_TILE,
    LETTER,
    LOOKED,
    MORE,
    PIRATES,
    SAIL_ON,
    SOLD,
    TODO_NAMES,
    TODO_RULES,
)

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.state import NorderwindState


def prompt(s: NorderwindState) -> Prompt:
    """What is decided, with what a sentence about it needs."""
    if s.over:
        return Prompt("over", -1)
    todo = s.agenda.top()
    args: dict[str, str | int] = {}
    if s.row:
        args["tile"] = s.e.tiles[s.row[-1]]
    if s.stack >= 0:
        args["left"] = turn.range_left(s)
        args["port"] = s.e.ports[s.stack]
    if todo.kind == PIRATES:
        args["skulls"] = todo.a
        args["price"] = s.e.pirate_price
        args["payable"] = int(s.gold[todo.who] >= s.e.pirate_price)
        args["winnable"] = int(fog.winnable(s, s.cannons[todo.who], todo.a))
    if todo.kind == MORE:
        args["direction"] = "sold" if todo.a == SOLD else "bought"
    if todo.kind == LETTER:
        args["letters"] = s.letters[todo.who]
    if todo.kind == AT_TILE:
        args["can"] = can_do(s)
    if todo.kind in (AT_TILE, SAIL_ON):
        args["look"] = int(s.a.look.start in s.legal_actions())
    if todo.kind == LOOKED:
        args["turned"] = len(s.row)
    return Prompt(TODO_NAMES[todo.kind], todo.who, args, TODO_RULES[todo.kind])


def can_do(s: NorderwindState) -> str:
    """What a seat at a tile can still do, for advice that holds in this position."""
    todo = s.agenda.top()
    if todo.kind == LETTER:
        return "letter"
    if todo.kind == MORE:
        return "more"
    if len(s.row) >= s.distance:
        return "use"
    return "use-or-sail" if tiles.legal_uses(s, todo.who) else "sail"
