"""Trades: coins for an icon that is missing, one an action (NM-2.2, NM-2.3, NM-9.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kogge.core.agenda import Todo
from kogge.games.norsemen.rules import purse
from kogge.games.norsemen.rules.clan import Clan
from kogge.games.norsemen.rules.constants import A_EXTRA_TRADE, EXTRA_TRADE, RESOURCES, TRADE

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState


IMPOSSIBLE: Final = 1_000_000


def has_extra_trade(s: NorsemenState, c: Clan) -> bool:
    """Whether the leader's extra trade is still there this round (NM-9.4)."""
    return not c.used and s.ability(c) == EXTRA_TRADE


def price_of_missing(s: NorsemenState, c: Clan, needs: list[int]) -> int:
    """The least coins for the icons that are missing in a jarl or thing action; IMPOSSIBLE if too many are."""
    missing = 0
    first = 0
    second = 0
    icons = c.icons
    for icon in range(RESOURCES):
        short = needs[icon] - icons[icon]
        if short > 0:
            missing += short
            if missing > 2:
                return IMPOSSIBLE
            second = s.e.trade[icon] if short == 2 else first
            first = s.e.trade[icon]
    if missing == 0:
        return 0
    extra = has_extra_trade(s, c)
    if missing == 1:
        return extra_price(s, c, first) if extra else purse.discounted(c, first)
    return _both_prices(s, c, first, second) if extra else IMPOSSIBLE


def extra_price(s: NorsemenState, c: Clan, price: int) -> int:
    """The price of the leader's extra trade: cheaper after discounts, never below nothing (NM-9.4)."""
    less = purse.discounted(c, price) - s.e.extra_trade_less
    return max(0, less)


def _both_prices(s: NorsemenState, c: Clan, first: int, second: int) -> int:
    """Two trades: the cheaper way to use the extra one (NM-9.4)."""
    one = extra_price(s, c, first) + purse.discounted(c, second)
    other = purse.discounted(c, first) + extra_price(s, c, second)
    return min(other, one)


def missing_of(c: Clan, needs: list[int]) -> list[int]:
    """The icons that are missing, each as often as it is."""
    missing: list[int] = []
    for icon in range(RESOURCES):
        short = needs[icon] - c.icons[icon]
        if short > 0:
            missing += [icon] * short
    return missing


def settle_needs(s: NorsemenState, seat: int, needs: list[int]) -> None:
    """Pay for what is missing; only the leader's extra trade leaves a choice (NM-2.2, NM-9.4)."""
    c = s.clans[seat]
    missing = missing_of(c, needs)
    if not missing:
        return
    if len(missing) == 1 and has_extra_trade(s, c):
        price = s.e.trade[missing[0]]
        s.agenda.push(TRADE, seat, purse.discounted(c, price), extra_price(s, c, price))
        return
    price = price_of_missing(s, c, needs)
    if len(missing) > 1:
        c.used = True
    purse.pay(s, seat, price, 0, "trade")


def legal_trade(s: NorsemenState, todo: Todo) -> list[int]:
    """The own trade, or the leader's cheaper one and no more this round (NM-9.4)."""
    if s.clans[todo.who].coins >= todo.a:
        return [s.a.trade.start, s.a.extra_trade.start]
    return [s.a.extra_trade.start]


def apply_trade(s: NorsemenState, todo: Todo, block: int) -> None:
    """Pay for the missing icon."""
    if block == A_EXTRA_TRADE:
        s.clans[todo.who].used = True
        purse.pay(s, todo.who, todo.b, 0, "extra-trade")
    else:
        purse.pay(s, todo.who, todo.a, 0, "trade")
