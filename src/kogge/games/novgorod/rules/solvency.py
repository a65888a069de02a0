"""What can still be paid: goods for a need, and ducats for the harbor fees (NG-4.10). Exact, and asked only if short.

The functions work on what is left of the route: ``free`` (cities whose card is unused), ``ship`` (whether the stored
good is there), ``arts`` (cities whose artisan is unused), ``extra`` (whether the merchant still pays).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.games.novgorod.rules import privileges
from kogge.games.novgorod.rules.constants import DUCATS, FRONT
from kogge.games.novgorod.rules.edition import Need

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


# Fees


def shortfall(s: NovgorodState) -> int:
    """The ducats that incomes and sales must still bring: fees less cash and an unused +2 privilege."""
    return shortfall_after(s, 0, s.privilege_used)


def shortfall_after(s: NovgorodState, cost: int, privilege_used: bool) -> int:
    """The same once a cost is paid, and perhaps a privilege with it."""
    seat = s.active
    short = s.fees - s.cash[seat] + cost
    if short > 0 and not privilege_used and privileges.visible_privileges(s, seat, s.level[seat]) & DUCATS:
        short -= s.e.privilege_ducats
    return short


def can_raise(s: NovgorodState, free: int, ship: bool, arts: int, extra: bool, target: int) -> bool:
    """Whether incomes, sales and the merchant can bring so many ducats (NG-4.10)."""
    if target <= 0:
        return True
    most = all_incomes(s, free, extra)
    if most >= target:
        return True
    placeable = s.e.cities_of[arts & (s.held | free)]
    best = most + (s.e.merchant_ducats if extra else 0)
    for city in placeable:
        best += s.e.most_seals[s.artisan[city]]
    if best < target:
        return False
    for city in placeable:
        arts &= ~(1 << city)
        later, sources = place_artisan(s, free, city)
        if can_sell(s, later, sources, ship, arts, extra, city, 0, target):
            return True
    return False


def all_incomes(s: NovgorodState, free: int, extra: bool) -> int:
    """What all unused own cards would bring as income."""
    seat = s.active
    base = seat * len(s.e.cities)
    total = 0
    for city in s.e.cities_of[free & s.own[seat]]:
        total += s.e.income[city * 4 + s.rank[base + city]]
        if extra and city == s.merchant:
            total += s.e.merchant_ducats
    return total


def can_sell(
    s: NovgorodState,
    free: int,
    sources: int,
    ship: bool,
    arts: int,
    extra: bool,
    city: int,
    inputs: int,
    target: int,
) -> bool:
    """Whether a sale by this laid artisan, with at least these inputs, and others after it, bring so many ducats."""
    kind = s.artisan[city]
    stored = stored_bit(s, ship) & s.e.made_from[kind]
    for combo in s.e.combos[kind]:
        new = combo & ~inputs
        if inputs & ~combo or new & ~(sources | stored):
            continue
        if new & ~sources == 0 and can_raise_after_sale(s, free & ~new, ship, arts, extra, city, combo, target):
            return True
        rest = free & ~(new & ~stored)
        if new & stored and can_raise_after_sale(s, rest, False, arts, extra, city, combo, target):
            return True
    return False


def can_raise_after_sale(
    s: NovgorodState, free: int, ship: bool, arts: int, extra: bool, city: int, inputs: int, target: int
) -> bool:
    """Whether a sale of these inputs brings so many ducats, together with what the rest of the route can bring."""
    target -= s.e.seals_of[(s.artisan[city] << len(s.e.cities)) + inputs]
    if extra and city == s.merchant:
        return can_raise(s, free, ship, arts, False, target - s.e.merchant_ducats)
    return can_raise(s, free, ship, arts, extra, target)


def place_artisan(s: NovgorodState, free: int, city: int) -> tuple[int, int]:
    """Lay an artisan: the cards still unused, and the mask of cards it may take its inputs from (NG-4.2, NG-4.3)."""
    bit = 1 << city
    goods = s.e.made_from[s.artisan[city]]
    if s.held & bit:
        return free, s.reach[city] & free & goods
    free &= ~bit
    sources = s.reach[city] & free & goods
    if s.rules.own_good:
        sources |= bit & goods
    return free, sources


def stored_bit(s: NovgorodState, ship: bool) -> int:
    """The stored good as a mask, empty if there is none."""
    return 1 << s.stored[s.active] if ship else 0


# Needs


def can_pay(s: NovgorodState, need: Need, target: int) -> bool:
    """Whether the whole need can be paid with what the route has left, and the fees after it."""
    return can_pay_rest(s, need, s.free, s.ship, s.arts, 0, 0, 0, target)


def can_pay_rest(
    s: NovgorodState, need: Need, free: int, ship: bool, arts: int, made: int, paid: int, place: int, target: int
) -> bool:
    """Whether the rest of a need can be paid: some luxury goods (``made``) and commodities (``paid``) already are.

    ``place`` is the last place of the route used so far; it must come to lie behind ``s.after`` (NG-5.6).
    """
    if need.luxuries > made.bit_count():
        return _can_make_next(s, need, free, ship, arts, made, paid, place, target)
    if need.goods & ~paid:
        good = s.e.cities_of[need.goods & ~paid][0]
        return _can_use(s, need, free, ship, arts, made, paid, place, target, good)
    missing = need.commodities - paid.bit_count()
    if missing > 0:
        return _can_use_any(s, need, free, ship, arts, made, paid, place, target, missing)
    return place > s.after and can_raise(s, free, ship, arts, extra_left(s), target)


def extra_left(s: NovgorodState) -> bool:
    """Whether the merchant's front side may still pay this turn (NG-10.2)."""
    return s.rules.merchant == FRONT and not s.merchant_used


def _can_make_next(
    s: NovgorodState, need: Need, free: int, ship: bool, arts: int, made: int, paid: int, place: int, target: int
) -> bool:
    """Whether some artisan can make the next luxury good and the rest can be paid after it."""
    for city in s.e.cities_of[arts & (s.held | free)]:
        kind = s.artisan[city]
        if made >> kind & 1 or (need.kind >= 0 and kind != need.kind):
            continue
        later, sources = place_artisan(s, free, city)
        after = place_of_artisan(s, city, place)
        rest = arts & ~(1 << city)
        if can_make(s, need, later, sources, ship, rest, city, 0, made, paid, after, target):
            return True
    return False


def can_make(
    s: NovgorodState,
    need: Need,
    free: int,
    sources: int,
    ship: bool,
    arts: int,
    city: int,
    inputs: int,
    made: int,
    paid: int,
    place: int,
    target: int,
) -> bool:
    """Whether a laid artisan can complete its inputs (some may be chosen) and the rest can be paid after it.

    More inputs than needed never help the rest, so only the fewest are tried.
    """
    kind = s.artisan[city]
    count = inputs.bit_count()
    size = max(count, need.least)
    stored = stored_bit(s, ship) & s.e.made_from[kind] & ~inputs
    done = made | 1 << kind
    for combo in s.e.combos[kind]:
        if combo.bit_count() != size or inputs & ~combo:
            continue
        new = combo & ~inputs
        if new & ~(sources | stored):
            continue
        if new & ~sources == 0 and can_pay_rest(s, need, free & ~new, ship, arts, done, paid, place, target):
            return True
        if new & stored and can_pay_rest(s, need, free & ~(new & ~stored), False, arts, done, paid, place, target):
            return True
    return False


def _can_use(
    s: NovgorodState,
    need: Need,
    free: int,
    ship: bool,
    arts: int,
    made: int,
    paid: int,
    place: int,
    target: int,
    good: int,
) -> bool:
    """Whether this commodity is there, from the route or from the ship, and the rest can be paid after it."""
    bit = 1 << good
    if free & bit:
        after = place_of_card(s, good, place)
        if can_pay_rest(s, need, free & ~bit, ship, arts, made, paid | bit, after, target):
            return True
    if ship and s.stored[s.active] == good:
        return can_pay_rest(s, need, free, False, arts, made, paid | bit, place, target)
    return False


def _can_use_any(
    s: NovgorodState,
    need: Need,
    free: int,
    ship: bool,
    arts: int,
    made: int,
    paid: int,
    place: int,
    target: int,
    missing: int,
) -> bool:
    """Whether so many more different commodities can be paid, and the fees after them."""
    there = (free | stored_bit(s, ship)) & ~paid
    if there.bit_count() < missing:
        return False
    if target <= 0:
        return True
    return any(_can_use(s, need, free, ship, arts, made, paid, place, target, good) for good in s.e.cities_of[there])


# Places in the route, for the option strict_mission_order


def place_of_card(s: NovgorodState, city: int, place: int) -> int:
    """The last place used, once the card of this city is used too; the ship is place 0."""
    if not s.rules.strict:
        return place
    here = s.route.index(city) + 1
    return max(place, here)


def place_of_artisan(s: NovgorodState, city: int, place: int) -> int:
    """The last place used, once the artisan of this city is used too."""
    if not s.rules.strict:
        return place
    here = s.route.index(city) + (2 if s.held >> city & 1 else 1)
    return max(place, here)
