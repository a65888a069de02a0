"""Buying and selling at trading ports and merchant ships, with boatman and accountant (NW-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo
from kogge.games.norderwind.rules import purse, turn
from kogge.games.norderwind.rules.constants import ACCOUNTANT, BOATMAN, BOUGHT, MERCHANT, MORE, PORT, SOLD

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.state import NorderwindState


def legal_port(s: NorderwindState, seat: int, tile: int) -> list[int]:
    """Buy or sell the port's good at its price (NW-3.1)."""
    good = s.e.tile_good[tile]
    actions: list[int] = []
    if s.gold[seat] >= s.e.tile_price[tile] and s.hold[seat * len(s.e.goods) + good] < s.e.of_a_kind:
        if goods_aboard(s, seat) < s.e.hold:
            actions.append(s.a.buy.start + good)
        else:
            add_overboard(s, seat, good, actions)
    if s.hold[seat * len(s.e.goods) + good] > 0:
        actions.append(s.a.sell.start + good)
    return actions


def legal_merchant(s: NorderwindState, seat: int, tile: int) -> list[int]:
    """Buy or sell one good of any kind at the merchant's price (NW-3.5)."""
    actions: list[int] = []
    add_purchases(s, seat, tile, -1, actions)
    add_sales(s, seat, actions)
    return actions


def add_purchases(s: NorderwindState, seat: int, tile: int, other_than: int, actions: list[int]) -> None:
    """All goods this seat can buy at the tile's price, but for one."""
    if s.gold[seat] < s.e.tile_price[tile]:
        return
    room = goods_aboard(s, seat) < s.e.hold
    base = seat * len(s.e.goods)
    for good in range(len(s.e.goods)):
        if good != other_than and s.hold[base + good] < s.e.of_a_kind:
            if room:
                actions.append(s.a.buy.start + good)
            else:
                add_overboard(s, seat, good, actions)


def add_overboard(s: NorderwindState, seat: int, good: int, actions: list[int]) -> None:
    """Buying into a full hold throws one good of another kind overboard (NW-3.4)."""
    base = seat * len(s.e.goods)
    for thrown in range(len(s.e.goods)):
        if thrown != good and s.hold[base + thrown] > 0:
            actions.append(s.a.buy_over.id(good, thrown))


def add_sales(s: NorderwindState, seat: int, actions: list[int]) -> None:
    """All goods this seat has."""
    base = seat * len(s.e.goods)
    for good in range(len(s.e.goods)):
        if s.hold[base + good] > 0:
            actions.append(s.a.sell.start + good)


def goods_aboard(s: NorderwindState, seat: int) -> int:
    """How many goods lie in the hold."""
    base = seat * len(s.e.goods)
    total = 0
    for place in range(base, base + len(s.e.goods)):
        total += s.hold[place]
    return total


def apply_buy(s: NorderwindState, todo: Todo, good: int) -> None:
    """Pay, then load (NW-3.1)."""
    seat = todo.who
    if todo.kind != MORE:
        turn.begin_use(s, seat)
    tile = s.row[-1]
    cause = _cause(s, tile)
    purse.spend_gold(s, seat, s.e.tile_price[tile], cause)
    s.hold[seat * len(s.e.goods) + good] += 1
    if s.journal is not None:
        s.journal.add("gain", seat, 1, s.e.goods[good], cause)
    traded(s, todo, BOUGHT, good)


def apply_buy_over(s: NorderwindState, todo: Todo, good: int, thrown: int) -> None:
    """One good goes overboard unpaid, as part of the purchase (NW-3.4)."""
    seat = todo.who
    s.hold[seat * len(s.e.goods) + thrown] -= 1
    if s.journal is not None:
        s.journal.add("lose", seat, 1, s.e.goods[thrown], "overboard")
    apply_buy(s, todo, good)


def apply_sell(s: NorderwindState, todo: Todo, good: int) -> None:
    """Unload, then take the price, and the accountant's gold with the first good sold (NW-3.1, NW-3.7)."""
    seat = todo.who
    if todo.kind != MORE:
        turn.begin_use(s, seat)
    tile = s.row[-1]
    cause = _cause(s, tile)
    s.hold[seat * len(s.e.goods) + good] -= 1
    if s.journal is not None:
        s.journal.add("lose", seat, 1, s.e.goods[good], cause)
    purse.gain_gold(s, seat, s.e.tile_price[tile], cause)
    if todo.kind != MORE and s.crew[seat] & ACCOUNTANT:
        purse.gain_gold(s, seat, s.e.accountant, "accountant")
    traded(s, todo, SOLD, good)


def traded(s: NorderwindState, todo: Todo, direction: int, good: int) -> None:
    """A second good may follow, where one is allowed and possible (NW-3.2, NW-3.6)."""
    seat = todo.who
    if todo.kind != MORE and second_goods(s, seat, direction, good):
        s.agenda.push(MORE, seat, direction, good)


def legal_more(s: NorderwindState, todo: Todo) -> list[int]:
    """The second good, or enough (NW-3.2)."""
    return [s.a.done.start, *second_goods(s, todo.who, todo.a, todo.b)]


def second_goods(s: NorderwindState, seat: int, direction: int, good: int) -> list[int]:
    """What may be traded after the first good: the same again at a port; any good with a boatman at a merchant."""
    tile = s.row[-1]
    if s.e.tile_kind[tile] == PORT:
        return _second_at_port(s, seat, tile, direction)
    if not s.crew[seat] & BOATMAN:
        return []
    actions: list[int] = []
    add_purchases(s, seat, tile, good if direction == SOLD else -1, actions)
    if direction == SOLD:
        add_sales(s, seat, actions)
    return actions


def _second_at_port(s: NorderwindState, seat: int, tile: int, direction: int) -> list[int]:
    """One direction only (NW-3.2)."""
    sell = s.a.sell.start + s.e.tile_good[tile]
    if direction == SOLD:
        return [sell] if s.hold[seat * len(s.e.goods) + s.e.tile_good[tile]] > 0 else []
    return [action for action in legal_port(s, seat, tile) if action != sell]


def _cause(s: NorderwindState, tile: int) -> str:
    return "merchant" if s.e.tile_kind[tile] == MERCHANT else "port"
