"""What can still be paid: goods for a need, and ducats for the harbor fees (NG-4.10). Exact; asked only if short."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.bits import ones
from kogge.games.novgorod.rules import privileges
from kogge.games.novgorod.rules.constants import DUCATS, FRONT
from kogge.games.novgorod.rules.edition import Need

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


class Left:
    """What is left of the route while a payment is thought through, and what it must still bring; never changed.

    ``free`` are the cities whose card is unused, ``arts`` those whose artisan is; ``ship`` says whether the stored good
    is there, ``extra`` whether the merchant still pays; ``target`` ducats are short. Of a need, the luxury goods
    ``made`` and the commodities ``paid`` are done; ``place`` is the last place of the route used so far.
    """

    def __init__(
        self, free: int, ship: bool, arts: int, extra: bool, target: int, made: int = 0, paid: int = 0, place: int = 0
    ) -> None:
        self.free = free
        self.ship = ship
        self.arts = arts
        self.extra = extra
        self.target = target
        self.made = made
        self.paid = paid
        self.place = place

    def after_cards(self, free: int, ship: bool) -> Left:
        """With these cards left."""
        return Left(free, ship, self.arts, self.extra, self.target, self.made, self.paid, self.place)

    def after_artisan(self, free: int, city: int) -> Left:
        """With an artisan laid, and these cards left."""
        arts = self.arts & ~(1 << city)
        return Left(free, self.ship, arts, self.extra, self.target, self.made, self.paid, self.place)

    def after_income(self, extra: bool, ducats: int) -> Left:
        """With so many ducats brought, perhaps by the merchant too."""
        short = self.target - ducats
        return Left(self.free, self.ship, self.arts, extra, short, self.made, self.paid, self.place)

    def after_making(self, made: int, place: int) -> Left:
        """With these luxury goods made, up to a place."""
        return Left(self.free, self.ship, self.arts, self.extra, self.target, made, self.paid, place)

    def after_good(self, free: int, ship: bool, good: int, place: int) -> Left:
        """With this commodity paid, up to a place, and these cards left."""
        return Left(free, ship, self.arts, self.extra, self.target, self.made, self.paid | 1 << good, place)


def left_of(s: NovgorodState, target: int) -> Left:
    """What is left now, before a payment; so many ducats are short."""
    return Left(s.free, s.ship, s.arts, extra_left(s), target)


def left_in_payment(s: NovgorodState, target: int) -> Left:
    """What is left now, in the middle of a payment."""
    return Left(s.free, s.ship, s.arts, extra_left(s), target, s.made, s.paid, s.place)


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


def can_raise(s: NovgorodState, left: Left) -> bool:
    """Whether incomes, sales and the merchant can bring the ducats that are short (NG-4.10)."""
    if left.target <= 0:
        return True
    most = all_incomes(s, left.free, left.extra)
    if most >= left.target:
        return True
    placeable = s.e.cities_of[left.arts & (s.held | left.free)]
    best = most + (s.e.merchant_ducats if left.extra else 0)
    for city in placeable:
        best += s.e.most_seals[s.artisan[city]]
    if best < left.target:
        return False
    free, rest = left.free, left
    for city in placeable:
        later, sources = place_artisan(s, free, city)
        rest = rest.after_artisan(later, city)
        if can_sell(s, rest, sources, city, 0):
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


def can_sell(s: NovgorodState, left: Left, sources: int, city: int, inputs: int) -> bool:
    """Whether a sale by this laid artisan, with at least these inputs, and others after it, bring the ducats."""
    kind = s.artisan[city]
    stored = stored_bit(s, left.ship) & s.e.made_from[kind]
    for combo in s.e.combos[kind]:
        new = combo & ~inputs
        if inputs & ~combo or new & ~(sources | stored):
            continue
        if new & ~sources == 0 and can_raise_after_sale(s, left.after_cards(left.free & ~new, left.ship), city, combo):
            return True
        rest = left.free & ~(new & ~stored)
        if new & stored and can_raise_after_sale(s, left.after_cards(rest, False), city, combo):
            return True
    return False


def can_raise_after_sale(s: NovgorodState, left: Left, city: int, inputs: int) -> bool:
    """Whether a sale of these inputs brings the ducats, together with what the rest of the route can bring."""
    ducats = s.e.seals_of[(s.artisan[city] << len(s.e.cities)) + inputs]
    if left.extra and city == s.merchant:
        return can_raise(s, left.after_income(False, ducats + s.e.merchant_ducats))
    return can_raise(s, left.after_income(left.extra, ducats))


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
    return can_pay_rest(s, need, left_of(s, target))


def can_pay_rest(s: NovgorodState, need: Need, left: Left) -> bool:
    """Whether the rest of a need can be paid, and the fees after it.

    The last place used must come to lie behind ``s.after`` (NG-5.6).
    """
    if need.luxuries > ones(left.made):
        return _can_make_next(s, need, left)
    if need.goods & ~left.paid:
        return _can_use(s, need, left, s.e.cities_of[need.goods & ~left.paid][0])
    missing = need.commodities - ones(left.paid)
    if missing > 0:
        return _can_use_any(s, need, left, missing)
    return left.place > s.after and can_raise(s, left)


def extra_left(s: NovgorodState) -> bool:
    """Whether the merchant's front side may still pay this turn (NG-10.2)."""
    return s.rules.merchant == FRONT and not s.merchant_used


def _can_make_next(s: NovgorodState, need: Need, left: Left) -> bool:
    """Whether some artisan can make the next luxury good and the rest can be paid after it."""
    for city in s.e.cities_of[left.arts & (s.held | left.free)]:
        kind = s.artisan[city]
        if left.made >> kind & 1 or (need.kind >= 0 and kind != need.kind):
            continue
        free, sources = place_artisan(s, left.free, city)
        if can_make(s, need, left.after_artisan(free, city), sources, city, 0):
            return True
    return False


def can_make(s: NovgorodState, need: Need, left: Left, sources: int, city: int, inputs: int) -> bool:
    """Whether a laid artisan can complete its inputs (some may be chosen) and the rest can be paid after it.

    More inputs than needed never help the rest, so only the fewest are tried.
    """
    kind = s.artisan[city]
    count: int = ones(inputs)
    size = max(count, need.least)
    stored = stored_bit(s, left.ship) & s.e.made_from[kind] & ~inputs
    done = left.after_making(left.made | 1 << kind, place_of_artisan(s, city, left.place))
    for combo in s.e.combos[kind]:
        if ones(combo) != size or inputs & ~combo:
            continue
        new = combo & ~inputs
        if new & ~(sources | stored):
            continue
        if new & ~sources == 0 and can_pay_rest(s, need, done.after_cards(left.free & ~new, left.ship)):
            return True
        if new & stored and can_pay_rest(s, need, done.after_cards(left.free & ~(new & ~stored), False)):
            return True
    return False


def _can_use(s: NovgorodState, need: Need, left: Left, good: int) -> bool:
    """Whether this commodity is there, from the route or from the ship, and the rest can be paid after it."""
    bit = 1 << good
    if left.free & bit:
        place = place_of_card(s, good, left.place)
        if can_pay_rest(s, need, left.after_good(left.free & ~bit, left.ship, good, place)):
            return True
    if left.ship and s.stored[s.active] == good:
        return can_pay_rest(s, need, left.after_good(left.free, False, good, left.place))
    return False


def _can_use_any(s: NovgorodState, need: Need, left: Left, missing: int) -> bool:
    """Whether so many more different commodities can be paid, and the fees after them."""
    there = (left.free | stored_bit(s, left.ship)) & ~left.paid
    if ones(there) < missing:
        return False
    if left.target <= 0:
        return True
    return any(_can_use(s, need, left, good) for good in s.e.cities_of[there])


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
