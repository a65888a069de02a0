"""A tile is reached: what it offers, what using it costs, and why something is not offered (NW-2.5, NW-7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.state import CHANCE, Prompt, Reason
from kogge.games.norderwind.rules import contracts, equipment, fog, letters, trade, voyage
from kogge.games.norderwind.rules.constants import (
    A_BATTLE,
    A_BOTTOM,
    A_BUY,
    A_BUY_OVER,
    A_CANNON,
    A_DONE,
    A_FULFIL,
    A_HIRE,
    A_HOIST,
    A_LOOK,
    A_NEXT,
    A_PAY,
    A_SAIL,
    A_SEARCH,
    A_SELL,
    AT_TILE,
    CHOOSE_STACK,
    DESTINATION,
    EQUIPMENT,
    LETTER,
    LOOKED,
    MERCHANT,
    MORE,
    PIRATES,
    PORT,
    SAIL_ON,
    SOLD,
    TODO_NAMES,
    TODO_RULES,
)

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.state import NorderwindState


def arrive(s: NorderwindState) -> None:
    """An action tile: the seat decides, unless there is neither a use nor a next tile (NW-2.4)."""
    if len(s.row) < s.distance or legal_uses(s, s.active):
        s.agenda.push(AT_TILE, s.active)
    else:
        voyage.tile_resolved(s)


def legal_at_tile(s: NorderwindState, seat: int) -> list[int]:
    """The next tile if there is range left, the end of the voyage, and the uses of this tile (NW-2.4)."""
    if len(s.row) < s.distance:
        if s.look_left and s.rules.lookout_any_time:
            first = [s.a.look.start, s.a.next.start, s.a.stop.start]
        else:
            first = [s.a.next.start, s.a.stop.start]
    else:
        first = [s.a.stop.start]
    return first + legal_uses(s, seat)


def legal_uses(s: NorderwindState, seat: int) -> list[int]:
    """What this seat could do with the tile on top of the row."""
    tile = s.row[-1]
    kind = s.e.tile_kind[tile]
    if kind == PORT:
        return trade.legal_port(s, seat, tile)
    if kind == EQUIPMENT:
        return equipment.legal_equipment(s, seat)
    if kind == MERCHANT:
        return trade.legal_merchant(s, seat, tile)
    if kind == DESTINATION:
        return contracts.legal_fulfil(s, seat, s.stack)
    return [s.a.search.start]


def begin_use(s: NorderwindState, seat: int) -> None:
    """The active seat spends an action, another seat a letter (NW-2.5, NW-5.3)."""
    if seat == s.active:
        s.actions += 1
    else:
        letters.pay_letter(s, seat)


def use_completed(s: NorderwindState, seat: int) -> None:
    """A trading tile has been used: now others may use it by letter (NW-5.1)."""
    if seat == s.active:
        letters.ask_from(s, 1)
    else:
        letters.letter_used(s, seat)


def apply_search(s: NorderwindState, seat: int) -> None:
    """Gold from the wreck, for the active seat only (NW-7.1)."""
    s.actions += 1
    voyage.gain_gold(s, seat, s.e.wreck, "wreck")
    voyage.tile_resolved(s)


# What is asked, and why not


def prompt(s: NorderwindState) -> Prompt:
    """What is decided, with what a sentence about it needs."""
    if s.over:
        return Prompt("over", -1)
    todo = s.agenda.top()
    args: dict[str, str | int] = {}
    if s.row:
        args["tile"] = s.e.tiles[s.row[-1]]
    if s.stack >= 0:
        args["left"] = voyage.range_left(s)
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
    return "use-or-sail" if legal_uses(s, todo.who) else "sail"


def reason(s: NorderwindState, action: int) -> Reason | None:
    """Why the seat to move may not do this; None if it may."""
    if action in s.legal_actions():
        return None
    if s.over:
        return Reason("NW-9.2", "reason-game-over")
    todo = s.agenda.top()
    if todo.who == CHANCE or action >= s.a.table.width:
        return Reason("NW-10.2", "reason-chance")
    kind = s.a.table.block[action]
    if kind == A_SAIL:
        own = todo.who == s.active
        return Reason("NW-2.2", "reason-voyage-under-way" if own else "reason-others-voyage")
    if todo.kind == CHOOSE_STACK:
        return Reason("NW-2.2", "reason-choose-stack-first")
    if todo.kind == PIRATES:
        return fog.why_pirates(s, kind)
    if kind in (A_PAY, A_BATTLE):
        return Reason("NW-6.3", "reason-no-pirates")
    if todo.kind in (LETTER, MORE):
        return _why_use(s, todo.who, todo.kind, action)
    if kind in (A_LOOK, A_BOTTOM):
        return voyage.why_look(s, kind)
    if todo.kind == AT_TILE:
        return voyage.why_next(s) if kind == A_NEXT else _why_use(s, todo.who, todo.kind, action)
    return voyage.why_not_between_tiles(s)


def _why_use(s: NorderwindState, seat: int, pending: int, action: int) -> Reason:
    """Why this use of the tile on top is refused."""
    kind = s.a.table.block[action]
    tile_kind = s.e.tile_kind[s.row[-1]]
    args: dict[str, str | int] = {"tile": s.e.tiles[s.row[-1]], "can": can_do(s)}
    if kind in (A_BUY, A_BUY_OVER, A_SELL):
        if tile_kind in (PORT, MERCHANT):
            return trade.why_trade(s, seat, action)
        return Reason("NW-3.1", "reason-no-trade-here", args)
    if pending == MORE:
        return Reason("NW-3.2", "reason-finish-trade")
    if kind in (A_HOIST, A_CANNON, A_HIRE):
        if tile_kind == EQUIPMENT:
            return equipment.why_equipment(s, seat, action)
        return Reason("NW-4.1", "reason-no-equipment-here", args)
    if kind == A_FULFIL:
        return contracts.why_fulfil(s, s.a.table.first[action])
    if kind == A_SEARCH:
        return Reason("NW-7.1", "reason-no-wreck-here", args)
    if pending == LETTER:
        return Reason("NW-5.2", "reason-letter-first")
    advice: dict[str, str | int] = {"can": can_do(s)}
    if kind == A_DONE:
        return Reason("NW-3.2", "reason-nothing-traded", advice)
    return Reason("NW-5.2", "reason-no-letter-asked", advice)
