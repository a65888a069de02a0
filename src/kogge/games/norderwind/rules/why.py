"""Why something is not legal; asked for off the hot path, so it stands apart from the chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.state import CHANCE, Reason
from kogge.games.norderwind.rules import contracts, equipment, prompts, trade
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
    BOUGHT,
    CHOOSE_STACK,
    DESTINATION,
    EQUIPMENT,
    LETTER,
    MERCHANT,
    MORE,
    PIRATES,
    PORT,
    ROLE_BITS,
    ROLES,
    SOLD,
)

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.edition import Contract
    from kogge.games.norderwind.rules.state import NorderwindState


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
        return why_pirates(s, kind)
    if kind in (A_PAY, A_BATTLE):
        return Reason("NW-6.3", "reason-no-pirates")
    if todo.kind in (LETTER, MORE):
        return _why_use(s, todo.who, todo.kind, action)
    if kind in (A_LOOK, A_BOTTOM):
        return why_look(s, kind)
    if todo.kind == AT_TILE:
        return why_next(s) if kind == A_NEXT else _why_use(s, todo.who, todo.kind, action)
    return why_not_between_tiles(s)


def _why_use(s: NorderwindState, seat: int, pending: int, action: int) -> Reason:
    """Why this use of the tile on top is refused."""
    kind = s.a.table.block[action]
    tile_kind = s.e.tile_kind[s.row[-1]]
    args: dict[str, str | int] = {"tile": s.e.tiles[s.row[-1]], "can": prompts.can_do(s)}
    if kind in (A_BUY, A_BUY_OVER, A_SELL):
        if tile_kind in (PORT, MERCHANT):
            return why_trade(s, seat, action)
        return Reason("NW-3.1", "reason-no-trade-here", args)
    if pending == MORE:
        return Reason("NW-3.2", "reason-finish-trade")
    if kind in (A_HOIST, A_CANNON, A_HIRE):
        if tile_kind == EQUIPMENT:
            return why_equipment(s, seat, action)
        return Reason("NW-4.1", "reason-no-equipment-here", args)
    if kind == A_FULFIL:
        return why_fulfil(s, s.a.table.first[action])
    if kind == A_SEARCH:
        return Reason("NW-7.1", "reason-no-wreck-here", args)
    if pending == LETTER:
        return Reason("NW-5.2", "reason-letter-first")
    advice: dict[str, str | int] = {"can": prompts.can_do(s)}
    if kind == A_DONE:
        return Reason("NW-3.2", "reason-nothing-traded", advice)
    return Reason("NW-5.2", "reason-no-letter-asked", advice)


def why_pirates(s: NorderwindState, kind: int) -> Reason:
    """Why the pirates do not let the seat do this."""
    if kind == A_PAY:
        return Reason("NW-6.3", "reason-cannot-pay", {"price": s.e.pirate_price, "gold": s.gold[s.active]})
    return Reason("NW-6.3", "reason-pirates-first", {"payable": int(s.gold[s.active] >= s.e.pirate_price)})


def why_look(s: NorderwindState, kind: int) -> Reason:
    """Why the lookout cannot look now, or put a tile under the stack."""
    if kind == A_BOTTOM:
        return Reason("NW-8.2", "reason-nothing-looked-at")
    if not s.look_left:
        return Reason("NW-8.1", "reason-no-look")
    if not s.rules.lookout_any_time:
        return Reason("NW-8.1", "reason-look-only-first")
    return why_next(s)


def why_next(s: NorderwindState) -> Reason:
    """Why there is no next tile."""
    return Reason("NW-2.3", "reason-no-range", {"distance": s.distance})


def why_not_between_tiles(s: NorderwindState) -> Reason:
    """A resolved tile, or a tile that is not yet turned, offers nothing."""
    if s.row:
        return Reason("NW-2.4", "reason-tile-resolved")
    return Reason("NW-2.4", "reason-first-tile")


def why_trade(s: NorderwindState, seat: int, action: int) -> Reason:
    """Why this purchase or sale is refused at this port or merchant."""
    good = s.a.table.first[action]
    tile = s.row[-1]
    args: dict[str, str | int] = {"good": s.e.goods[good], "tile": s.e.tiles[tile], "can": prompts.can_do(s)}
    if s.e.tile_kind[tile] == PORT and s.e.tile_good[tile] != good:
        args["traded"] = s.e.goods[s.e.tile_good[tile]]
        return Reason("NW-3.1", "reason-other-good", args)
    todo = s.agenda.top()
    selling = s.a.table.block[action] == A_SELL
    if todo.kind == MORE and selling != (todo.a == SOLD):
        if s.e.tile_kind[tile] == PORT:
            return Reason("NW-3.2", "reason-one-direction")
        if todo.a == BOUGHT or todo.b == good:
            return Reason("NW-3.6", "reason-exchange")
    if selling:
        return Reason("NW-3.1", "reason-none-to-sell", args)
    return _why_purchase(s, seat, action, good)


def _why_purchase(s: NorderwindState, seat: int, action: int, good: int) -> Reason:
    """Why the good cannot be bought: enough of it, the price, the room."""
    price = s.e.tile_price[s.row[-1]]
    advice = prompts.can_do(s)
    if s.hold[seat * len(s.e.goods) + good] >= s.e.of_a_kind:
        most = s.e.of_a_kind
        return Reason("NW-3.3", "reason-enough-of-a-kind", {"good": s.e.goods[good], "most": most, "can": advice})
    if s.gold[seat] < price:
        return Reason("NW-3.1", "reason-too-dear", {"price": price, "gold": s.gold[seat], "can": advice})
    if s.a.table.block[action] != A_BUY_OVER:
        return Reason("NW-3.4", "reason-hold-full", {"hold": s.e.hold})
    if trade.goods_aboard(s, seat) < s.e.hold:
        return Reason("NW-3.4", "reason-hold-has-room")
    return Reason("NW-3.4", "reason-none-to-throw", {"good": s.e.goods[s.a.table.second[action]]})


def why_equipment(s: NorderwindState, seat: int, action: int) -> Reason:
    """Why the port does not sell this to this seat."""
    kind = s.a.table.block[action]
    gold, advice = s.gold[seat], prompts.can_do(s)
    if kind == A_HOIST:
        if s.sail[seat] >= s.e.max_sail:
            return Reason("NW-4.4", "reason-sail-at-maximum", {"most": s.e.max_sail, "can": advice})
        return Reason("NW-4.1", "reason-too-dear", {"price": s.e.sail_price, "gold": gold, "can": advice})
    if kind == A_CANNON:
        if s.cannons[seat] >= s.e.max_cannons:
            return Reason("NW-4.4", "reason-cannons-at-maximum", {"most": s.e.max_cannons, "can": advice})
        return Reason("NW-4.2", "reason-too-dear", {"price": s.e.cannon_price, "gold": gold, "can": advice})
    role = s.a.table.first[action]
    if s.crew[seat] & ROLE_BITS[role]:
        return Reason("NW-4.3", "reason-post-taken", {"role": ROLES[role], "can": advice})
    if equipment.crew_hired(s, seat) >= s.e.crew:
        return Reason("NW-4.4", "reason-crew-complete", {"most": s.e.crew, "can": advice})
    return Reason("NW-4.3", "reason-too-dear", {"price": s.e.crew_price, "gold": gold, "can": advice})


def why_fulfil(s: NorderwindState, port: int) -> Reason:
    """Why this contract cannot be fulfilled here and now."""
    args: dict[str, str | int] = {"port": s.e.ports[port], "can": prompts.can_do(s)}
    if s.e.tile_kind[s.row[-1]] != DESTINATION or s.stack != port:
        return Reason("NW-7.2", "reason-not-at-port", args)
    if contracts.column_done(s, port):
        return Reason("NW-7.7", "reason-column-done", args)
    args["missing"] = missing(s, s.active, contracts.current(s, port))
    return Reason("NW-7.2", "reason-needs-missing", args)


def missing(s: NorderwindState, seat: int, contract: Contract) -> str:
    """What the seat lacks for the contract: amounts and slugs, as ``2*wine+1*gold``."""
    base = seat * len(s.e.goods)
    short = [(contract.goods[good] - s.hold[base + good], s.e.goods[good]) for good in range(len(s.e.goods))]
    short += [(contract.gold - s.gold[seat], "gold"), (contract.captains - s.captains[seat], "captain")]
    return "+".join([f"{amount}*{slug}" for amount, slug in short if amount > 0])
