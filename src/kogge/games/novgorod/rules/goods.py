"""Phase 2: using the route. What goods serve, artisans and their inputs, sales, income, the ship's hold (NG-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.bits import ones
from kogge.games.novgorod.rules import bonuses, careers, experts, missions, purse, solvency, specials
from kogge.games.novgorod.rules.constants import (
    ARTISAN,
    BACK,
    BOTH,
    CAREER,
    GOOD,
    INPUTS,
    LOWER,
    LUXURY_MERCHANT,
    NOTHING,
    RESUME,
    SALE,
    SPECIAL,
    UPPER,
    USE,
)
from kogge.games.novgorod.rules.edition import NO_KIND, Need

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


SALE_NEED = Need(1, NO_KIND, 1, 0, 0)


def legal_use(s: NovgorodState) -> list[int]:
    """All that the route can still do; whatever would leave the fees unpaid is not offered (NG-4.1, NG-4.10)."""
    actions: list[int] = []
    target = solvency.shortfall(s)
    experts.add_late_pirate(s, actions)
    for city in s.e.cities_of[s.arts & (s.held | s.free)]:
        if can_sell(s, city, target):
            actions.append(s.a.sell.start + city)
    missions.add_lines(s, solvency.left_of(s, target), actions)
    if s.rules.specials:
        specials.add_specials(s, actions)
    if careers.can_rise(s):
        actions.append(s.a.rise.start)
    add_cards(s, target, actions)
    careers.add_ducats(s, actions)
    if s.cash[s.active] >= s.fees:
        actions.append(s.a.finish.start)
    return actions


def add_cards(s: NovgorodState, target: int, actions: list[int]) -> None:
    """Own unused cards: into the ship, or for their income (NG-4.7, NG-4.8)."""
    cards = s.e.cities_of[s.free & s.own[s.active]]
    if not s.stored_now:
        for city in cards:
            if target <= 0 or can_store(s, city, target):
                actions.append(s.a.store.start + city)
    for city in cards:
        if target <= 0 or can_earn(s, city, target):
            actions.append(s.a.income.start + city)


# Income


def income_of(s: NovgorodState, city: int) -> int:
    """What the active seat's office in this city earns."""
    return s.e.income[city * 4 + s.rank[s.active * len(s.e.cities) + city]]


def can_earn(s: NovgorodState, city: int, target: int) -> bool:
    """Whether the fees can be paid after this income."""
    extra = solvency.extra_left(s)
    here = extra and city == s.merchant
    gain = income_of(s, city) + (s.e.merchant_ducats if here else 0)
    left = solvency.left_of(s, target).after_cards(s.free & ~(1 << city), s.ship)
    return solvency.can_raise(s, left.after_income(extra and not here, gain))


def apply_income(s: NovgorodState, city: int) -> None:
    """The card earns its income and is used; the merchant adds to it (NG-4.7, NG-10.2)."""
    s.free &= ~(1 << city)
    purse.gain_ducats(s, s.active, income_of(s, city), "income")
    if solvency.extra_left(s) and city == s.merchant:
        experts.pay_merchant(s)
    s.agenda.push(USE, s.active)


# The ship's hold


def can_store(s: NovgorodState, city: int, target: int) -> bool:
    """Whether the fees can be paid without this card and without what is in the ship."""
    return solvency.can_raise(s, solvency.left_of(s, target).after_cards(s.free & ~(1 << city), False))


def apply_store(s: NovgorodState, city: int) -> None:
    """The card goes into the ship, for later turns; what was there leaves it (NG-4.8)."""
    if s.ship and s.journal is not None:
        s.journal.add("unload", s.active, 1, s.e.goods[s.stored[s.active]], "replaced")
    s.free &= ~(1 << city)
    s.stored[s.active] = city
    s.stored_now = True
    s.ship = False
    if s.journal is not None:
        s.journal.add("store", s.active, 1, s.e.goods[city])
    s.agenda.push(USE, s.active)


# A payment: what goods serve, then artisans and inputs, then commodities


def need_of(s: NovgorodState) -> Need:
    """What the payment under way asks for."""
    purpose = s.purpose
    if purpose == SALE:
        return SALE_NEED
    if purpose == UPPER:
        return s.e.upper[s.object]
    if purpose == SPECIAL:
        return specials.part(s, s.object).need
    if purpose == CAREER:
        return careers.current_row(s, s.active).need
    return s.e.lower[s.object]


def begin(s: NovgorodState, purpose: int, what: int) -> None:
    """A purpose is chosen: a mission's line, a special mission or a career row (NG-4.4)."""
    s.purpose = purpose
    s.object = what
    s.made = 0
    s.paid = 0
    s.place = 0
    s.after = missions.begun_before(s, what) if purpose == BOTH else -1
    if purpose in (UPPER, LOWER):
        s.card = missions.take_from_hand(s, s.active, what)
    _next_step(s)


def _next_step(s: NovgorodState) -> None:
    """Luxury goods first, then commodities; where there is one source only, it is taken."""
    need = need_of(s)
    if need.luxuries > ones(s.made):
        s.agenda.push(ARTISAN, s.active)
        return
    for good in s.e.cities_of[need.goods & ~s.paid]:
        if s.ship and s.stored[s.active] == good and s.free >> good & 1:
            s.agenda.push(GOOD, s.active)
            return
        _use_good(s, good, not s.free >> good & 1)
    if need.commodities > 0 and need.commodities > ones(s.paid):
        s.agenda.push(GOOD, s.active)
    else:
        _complete(s)


def _complete(s: NovgorodState) -> None:
    """All is paid: the purpose is served."""
    purpose, what = s.purpose, s.object
    s.purpose = NOTHING
    s.object = 0
    place, s.place = s.place, 0
    s.made = 0
    s.paid = 0
    s.after = -1
    s.agenda.push(USE, s.active)
    if purpose == UPPER:
        missions.complete_upper(s, place)
    elif purpose == LOWER:
        missions.complete_lower(s)
    elif purpose == BOTH:
        missions.complete_both(s, what, place)
    elif purpose == RESUME:
        missions.complete_resumed(s, what)
    elif purpose == SPECIAL:
        specials.complete(s, what)
    elif purpose == CAREER:
        careers.rise(s)


def payment_target(s: NovgorodState) -> int:
    """The ducats still to be raised once the payment is complete; a career row then hides its privilege (NG-6.4)."""
    if s.purpose == CAREER:
        return careers.shortfall_after_rise(s, 0)
    return solvency.shortfall(s)


# Artisans


def can_sell(s: NovgorodState, city: int, target: int) -> bool:
    """Whether this artisan has something to work up, and the fees can be paid after the sale."""
    free, sources = solvency.place_artisan(s, s.free, city)
    if target <= 0:
        return (sources | solvency.stored_bit(s, s.ship) & s.e.made_from[s.artisan[city]]) != 0
    return solvency.can_sell(s, solvency.left_of(s, target).after_artisan(free, city), sources, city, 0)


def apply_sell(s: NovgorodState, city: int) -> None:
    """A luxury good is made for sale (NG-4.5)."""
    s.purpose = SALE
    apply_by(s, city)


def legal_artisan(s: NovgorodState) -> list[int]:
    """The artisans that can make the next luxury good so that the rest can be paid as well."""
    need = need_of(s)
    left = solvency.left_in_payment(s, payment_target(s))
    actions: list[int] = []
    for city in s.e.cities_of[s.arts & (s.held | s.free)]:
        kind = s.artisan[city]
        if s.made >> kind & 1 or (need.kind >= 0 and kind != need.kind):
            continue
        free, sources = solvency.place_artisan(s, s.free, city)
        if solvency.can_make(s, need, left.after_artisan(free, city), sources, city, 0):
            actions.append(s.a.by.start + city)
    return actions


def apply_by(s: NovgorodState, city: int) -> None:
    """The artisan is laid on its placeholder or on its city's card, which is covered (NG-4.2)."""
    bit = 1 << city
    s.arts &= ~bit
    if not s.held & bit:
        s.free &= ~bit
    s.maker = city
    s.inputs = 0
    s.place = solvency.place_of_artisan(s, city, s.place)
    s.agenda.push(INPUTS, s.active)


# Inputs


def sources_of_maker(s: NovgorodState) -> int:
    """The cards the laid artisan may still take: other goods of its kind, between the ship and itself."""
    city = s.maker
    goods = s.e.made_from[s.artisan[city]] & ~s.inputs
    sources = s.reach[city] & s.free & goods
    if s.rules.own_good and not s.held >> city & 1:
        sources |= 1 << city & goods
    return sources


def stored_for_maker(s: NovgorodState) -> int:
    """The stored good, if the laid artisan may take it."""
    return solvency.stored_bit(s, s.ship) & s.e.made_from[s.artisan[s.maker]] & ~s.inputs


def legal_inputs(s: NovgorodState) -> list[int]:
    """One more input, from the route or the ship, or the end, each only if all can be completed (NG-4.4)."""
    actions: list[int] = []
    sources, stored = sources_of_maker(s), stored_for_maker(s)
    target = payment_target(s)
    for good in s.e.cities_of[sources]:
        bit = 1 << good
        if _can_go_on(s, s.free & ~bit, sources & ~bit, s.ship, s.inputs | bit, target):
            actions.append(s.a.with_good.start + good)
    if stored and _can_go_on(s, s.free, sources & ~stored, False, s.inputs | stored, target):
        actions.append(s.a.with_stored.start)
    if ones(s.inputs) >= need_of(s).least and _can_stop(s, target):
        actions.append(s.a.done.start)
    return actions


def _can_go_on(s: NovgorodState, free: int, sources: int, ship: bool, inputs: int, target: int) -> bool:
    """Whether the luxury good can be completed from these inputs on, and the rest paid after it."""
    left = solvency.left_in_payment(s, target).after_cards(free, ship)
    if s.purpose == SALE:
        return target <= 0 or solvency.can_sell(s, left, sources, s.maker, inputs)
    return solvency.can_make(s, need_of(s), left, sources, s.maker, inputs)


def _can_stop(s: NovgorodState, target: int) -> bool:
    """Whether the luxury good can be left as it is."""
    left = solvency.left_in_payment(s, target)
    if s.purpose == SALE:
        return target <= 0 or solvency.can_raise_after_sale(s, left, s.maker, s.inputs)
    made = s.made | 1 << s.artisan[s.maker]
    return solvency.can_pay_rest(s, need_of(s), left.after_making(made, s.place))


def apply_with(s: NovgorodState, pending: int, good: int) -> None:
    """A card of the route gives its good: to the artisan, or as a commodity."""
    if pending == INPUTS:
        s.free &= ~(1 << good)
        _add_input(s, good, "route")
    else:
        _use_good(s, good, False)
        _next_step(s)


def apply_with_stored(s: NovgorodState, pending: int) -> None:
    """The ship gives its good: to the artisan, or as a commodity (NG-4.9)."""
    good = s.stored[s.active]
    if pending == INPUTS:
        s.ship = False
        _add_input(s, good, "stored")
    else:
        _use_good(s, good, True)
        _next_step(s)


def _add_input(s: NovgorodState, good: int, cause: str) -> None:
    """One more input; with none left to add the luxury good is made."""
    if s.journal is not None:
        s.journal.add("use", s.active, 1, s.e.goods[good], cause)
    s.inputs |= 1 << good
    if sources_of_maker(s) | stored_for_maker(s):
        s.agenda.push(INPUTS, s.active)
    else:
        apply_done(s)


def apply_done(s: NovgorodState) -> None:
    """The luxury good is made and used at once (NG-4.4)."""
    city, inputs = s.maker, s.inputs
    s.maker = -1
    s.inputs = 0
    if s.journal is not None:
        s.journal.add("make", s.active, ones(inputs), s.e.luxuries[s.artisan[city]], s.e.cities[city])
    if ones(inputs) >= s.e.bonus_needed[LUXURY_MERCHANT]:
        bonuses.award(s, s.active, LUXURY_MERCHANT)
    if s.purpose == SALE:
        s.purpose = NOTHING
        s.place = 0
        _sell(s, city, inputs)
    else:
        s.made |= 1 << s.artisan[city]
        _next_step(s)


def _sell(s: NovgorodState, city: int, inputs: int) -> None:
    """Seals as printed and as many ducats (NG-4.5); the merchant adds ducats or a seal (NG-10.2, NG-10.3)."""
    seals = s.e.seals_of[(s.artisan[city] << len(s.e.cities)) + inputs]
    purse.gain_seals(s, s.active, seals, "sale")
    purse.gain_ducats(s, s.active, seals, "sale")
    if s.rules.merchant == BACK and city == s.merchant:
        purse.gain_seals(s, s.active, s.e.merchant_seals, "merchant")
    if solvency.extra_left(s) and city == s.merchant:
        experts.pay_merchant(s)
    s.agenda.push(USE, s.active)


# Commodities


def legal_good(s: NovgorodState) -> list[int]:
    """The commodity asked for, from the route or the ship; of a career, any that lets the rest be paid (NG-6.2)."""
    need = need_of(s)
    left = solvency.left_in_payment(s, payment_target(s))
    wanted = need.goods & ~s.paid
    if need.commodities > 0:
        wanted = (s.free | solvency.stored_bit(s, s.ship)) & ~s.paid
    else:
        wanted &= solvency.stored_bit(s, s.ship)
    actions: list[int] = []
    for good in s.e.cities_of[wanted & s.free]:
        bit = 1 << good
        place = solvency.place_of_card(s, good, s.place)
        if solvency.can_pay_rest(s, need, left.after_good(s.free & ~bit, s.ship, good, place)):
            actions.append(s.a.with_good.start + good)
    there = s.ship and wanted >> s.stored[s.active] & 1
    if there and solvency.can_pay_rest(s, need, left.after_good(s.free, False, s.stored[s.active], s.place)):
        actions.append(s.a.with_stored.start)
    return actions


def _use_good(s: NovgorodState, good: int, from_ship: bool) -> None:
    """A commodity is used up."""
    s.paid |= 1 << good
    if from_ship:
        s.ship = False
    else:
        s.place = solvency.place_of_card(s, good, s.place)
        s.free &= ~(1 << good)
    if s.journal is not None:
        s.journal.add("use", s.active, 1, s.e.goods[good], "stored" if from_ship else "route")
