"""What is being decided, and why something is not offered, off the hot path."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.state import CHANCE, Reason
from kogge.games.novgorod.rules import (
    careers,
    draft,
    experts,
    goods,
    mission_cards,
    missions,
    privileges,
    prompts,
    purchases,
    route,
    solvency,
    specials,
    turn,
)
from kogge.games.novgorod.rules.constants import (
    A_BOTH,
    A_BY,
    A_DONE,
    A_DRAW,
    A_DRAW_LESS,
    A_DUCATS,
    A_FINISH,
    A_INCOME,
    A_LAY,
    A_LOWER,
    A_MISSION,
    A_MISSION_LESS,
    A_OFFICE,
    A_PIRATE,
    A_PLACEHOLDER,
    A_RESUME,
    A_RISE,
    A_SELL,
    A_SHIP,
    A_SPECIAL,
    A_SPECIAL_LESS,
    A_STOP,
    A_STORE,
    A_UPPER,
    A_WITH,
    A_WITH_STORED,
    ARTISAN,
    BACK,
    BUY,
    CHOOSE_SIDE,
    DRAFT,
    FRONT,
    INPUTS,
    JOKER,
    MISSION,
    OFF,
    PLACE,
    ROUTE,
    SPEED,
    USE,
)
from kogge.games.novgorod.rules.edition import Need

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


def reason(s: NovgorodState, action: int) -> Reason | None:
    """Why the seat to move may not do this; None if it may."""
    if action in s.legal_actions():
        return None
    if s.over:
        return Reason("NG-9.2", "reason-game-over")
    todo = s.agenda.top()
    if todo.who == CHANCE or action >= s.a.table.width:
        return Reason("NG-1.7", "reason-chance")
    pending = todo.kind
    if pending == CHOOSE_SIDE:
        return Reason("NG-1.6", "reason-side-first")
    if pending == DRAFT:
        return why_draft(s, todo.who, action)
    if s.a.table.block[action] == A_PIRATE and pending in (ROUTE, USE, BUY):
        return why_pirate(s, pending, s.a.table.first[action])
    if pending == ROUTE:
        return _why_route(s, action)
    if pending == USE:
        return _why_use(s, action)
    if pending == BUY:
        return why_buy(s, action)
    if pending == PLACE:
        return Reason("NG-5.5", "reason-place-first", {"mission": s.e.missions[turn.placed_next(s)]})
    return _why_payment(s, pending, action)


def _why_route(s: NovgorodState, action: int) -> Reason:
    if s.a.table.block[action] in (A_LAY, A_PLACEHOLDER, A_STOP):
        return why_route(s, action)
    return Reason("NG-3.1", "reason-route-first")


def _why_use(s: NovgorodState, action: int) -> Reason:
    """Why the route cannot be used like this."""
    kind, what = s.a.table.block[action], s.a.table.first[action]
    if kind == A_SELL:
        return _why_artisan(s, what, True)
    if kind in (A_UPPER, A_LOWER, A_BOTH, A_RESUME):
        return why_line(s, action)
    if kind in (A_SPECIAL, A_SPECIAL_LESS):
        return why_special(s, what, kind == A_SPECIAL_LESS)
    if kind == A_RISE:
        return why_rise(s)
    if kind in (A_STORE, A_INCOME):
        return _why_card(s, kind, what)
    if kind == A_DUCATS:
        return Reason("NG-6.4", "reason-no-privilege", {"privilege": "ducats"})
    if kind == A_FINISH:
        return Reason("NG-4.10", "reason-fees-unpaid", {"fees": s.fees, "cash": s.cash[s.active]})
    return Reason("NG-4.1", "reason-route-laid")


def _why_card(s: NovgorodState, kind: int, city: int) -> Reason:
    rule = "NG-4.8" if kind == A_STORE else "NG-4.7"
    args: dict[str, str | int] = {"city": s.e.cities[city]}
    if not s.visited >> city & 1:
        return Reason(rule, "reason-not-in-route", args)
    if not s.own[s.active] >> city & 1:
        return Reason(rule, "reason-base-office", args)
    if not s.free >> city & 1:
        return Reason("NG-4.1", "reason-card-used", args)
    if kind == A_STORE and s.stored_now:
        return Reason(rule, "reason-stored-already")
    return Reason("NG-4.10", "reason-fees-first", {"fees": s.fees, "cash": s.cash[s.active]})


def _why_artisan(s: NovgorodState, city: int, selling: bool) -> Reason:
    """Why the artisan of this city makes nothing now."""
    args: dict[str, str | int] = {"city": s.e.cities[city]}
    if not s.visited >> city & 1:
        return Reason("NG-4.2", "reason-not-in-route", args)
    if not s.arts >> city & 1:
        return Reason("NG-4.2", "reason-artisan-used", args)
    if not (s.held | s.free) >> city & 1:
        return Reason("NG-4.2", "reason-card-used", args)
    kind = s.artisan[city]
    need = goods.need_of(s) if s.purpose else goods.SALE_NEED
    args["luxury"] = s.e.luxuries[kind]
    if s.made >> kind & 1 or (need.kind >= 0 and need.kind != kind):
        return Reason("NG-4.4", "reason-other-luxury", args)
    if not goods.can_sell(s, city, 0):
        return Reason("NG-4.3", "reason-no-inputs", args)
    if selling:
        args["fees"] = s.fees
        args["cash"] = s.cash[s.active]
        return Reason("NG-4.10", "reason-sale-unpayable", args)
    return Reason("NG-4.10", "reason-not-with-artisan", args)


def _why_payment(s: NovgorodState, pending: int, action: int) -> Reason:
    """Why the payment under way does not go on like this."""
    kind, what = s.a.table.block[action], s.a.table.first[action]
    if pending == ARTISAN:
        return _why_artisan(s, what, False) if kind == A_BY else Reason("NG-4.4", "reason-artisan-first")
    if kind == A_DONE and pending == INPUTS:
        return Reason("NG-4.4", "reason-input-first")
    if kind == A_WITH_STORED:
        return Reason("NG-4.9", "reason-nothing-stored")
    if kind == A_WITH:
        return _why_input(s, what) if pending == INPUTS else _why_good(s, what)
    return Reason("NG-4.4", "reason-finish-payment")


def _why_input(s: NovgorodState, good: int) -> Reason:
    """Why the artisan does not take this card's good."""
    args: dict[str, str | int] = {"good": s.e.goods[good]}
    if not s.e.made_from[s.artisan[s.maker]] >> good & 1:
        return Reason("NG-4.4", "reason-other-good", args)
    if s.inputs >> good & 1:
        return Reason("NG-4.9", "reason-good-twice", args)
    if not s.free >> good & 1:
        return Reason("NG-4.1", "reason-good-not-there", args)
    if not s.reach[s.maker] >> good & 1:
        return Reason("NG-4.3", "reason-good-behind", args)
    return Reason("NG-4.10", "reason-rest-unpayable", args)


def _why_good(s: NovgorodState, good: int) -> Reason:
    """Why this card's good does not pay."""
    args: dict[str, str | int] = {"good": s.e.goods[good]}
    need = goods.need_of(s)
    if s.paid >> good & 1:
        return Reason("NG-6.2", "reason-good-twice", args)
    if need.commodities == 0 and not need.goods >> good & 1:
        return Reason("NG-5.1", "reason-good-not-asked", args)
    if not s.free >> good & 1:
        return Reason("NG-4.1", "reason-good-not-there", args)
    if need.commodities == 0 and s.stored[s.active] != good:
        return Reason("NG-4.9", "reason-good-anyway", args)
    return Reason("NG-4.10", "reason-rest-unpayable", args)


def why_rise(s: NovgorodState) -> Reason:
    """Why the career does not rise."""
    seat = s.active
    if careers.at_top(s, seat):
        return Reason("NG-6.1", "reason-top-of-career")
    row = careers.current_row(s, seat)
    if s.cash[seat] < row.ducats:
        return Reason("NG-6.2", "reason-too-dear", {"price": row.ducats, "cash": s.cash[seat]})
    if solvency.can_pay(s, row.need, 0):
        return Reason("NG-4.10", "reason-fees-first", {"fees": s.fees, "cash": s.cash[seat]})
    return Reason("NG-6.2", "reason-career-goods")


def why_draft(s: NovgorodState, seat: int, action: int) -> Reason:
    """Why this pick is refused."""
    kind = s.a.table.block[action]
    city = s.a.table.first[action]
    if kind == A_OFFICE:
        if draft.offices_left(s, seat) == 0:
            return Reason("NG-2.1", "reason-offices-picked", {"offices": s.e.draft_offices})
        if s.own[seat] >> city & 1:
            return Reason("NG-2.3", "reason-one-office-a-city", {"city": s.e.cities[city]})
        left = s.e.budget() - draft.spent(s, seat)
        return Reason("NG-2.4", "reason-draft-too-dear", {"price": purchases.top_price(s, city), "left": left})
    if kind in (A_MISSION, A_DRAW):
        if draft.missions_left(s, seat) == 0:
            return Reason("NG-2.1", "reason-mission-picked")
        if kind == A_DRAW:
            return Reason("NG-2.2", "reason-deck-empty", {"open": s.display.bit_count()})
        return Reason("NG-2.2", "reason-mission-not-open", {"mission": s.e.missions[city]})
    return Reason("NG-2.1", "reason-draft-first", {"choice": prompts.choice(s, seat)})


def why_pirate(s: NovgorodState, pending: int, city: int) -> Reason:
    """Why the pirate does not move there now."""
    if s.rules.pirate == OFF:
        return Reason("NG-10.5", "reason-no-pirate")
    if city == s.pirate and A_PIRATE in [s.a.table.block[action] for action in s.legal_actions()]:
        return Reason("NG-10.5", "reason-pirate-is-there", {"city": s.e.cities[city]})
    if s.rules.pirate == BACK:
        if pending in (ROUTE, BUY) and not s.route and not privileges.has_privilege(s, s.active, JOKER):
            return Reason("NG-6.4", "reason-no-privilege", {"privilege": "joker"})
        return Reason("NG-10.8", "reason-pirate-not-now")
    if (pending == ROUTE and (s.route or s.pirate_early)) or (pending != ROUTE and s.pirate_late):
        return Reason("NG-10.5", "reason-pirate-not-now")
    if s.cash[s.active] < experts.fee(s):
        return Reason("NG-10.6", "reason-too-dear", {"price": experts.fee(s), "cash": s.cash[s.active]})
    args: dict[str, str | int] = {"price": experts.fee(s), "fees": s.fees, "cash": s.cash[s.active]}
    return Reason("NG-4.10", "reason-pirate-unpayable", args)


def why_line(s: NovgorodState, action: int) -> Reason:
    """Why this line cannot be filled."""
    kind, mission = s.a.table.block[action], s.a.table.first[action]
    seat = s.active
    args: dict[str, str | int] = {"mission": s.e.missions[mission]}
    if kind in (A_UPPER, A_LOWER):
        cards, rule = s.known[seat] | s.secret[seat], "NG-5.1" if kind == A_UPPER else "NG-5.3"
        if not cards & s.e.cards_of[mission]:
            return Reason(rule, "reason-mission-not-in-hand", args)
    elif kind == A_RESUME:
        rule = "NG-5.4"
        if not s.left[seat] & s.e.cards_of[mission]:
            return Reason(rule, "reason-mission-not-left", args)
    else:
        rule = "NG-5.2"
        if mission not in missions.begun_kinds(s):
            return Reason(rule, "reason-mission-not-begun", args)
        if solvency.can_pay(s, s.e.lower[mission], solvency.shortfall(s)):
            return Reason("NG-5.6", "reason-order-of-lines", args)
    need: Need = s.e.upper[mission] if kind == A_UPPER else s.e.lower[mission]
    return why_need(s, need, rule, args)


def why_need(s: NovgorodState, need: Need, rule: str, args: dict[str, str | int]) -> Reason:
    """Goods are missing, or using them would leave the fees unpaid."""
    if solvency.can_pay(s, need, 0):
        return Reason("NG-4.10", "reason-fees-first", {"fees": s.fees, "cash": s.cash[s.active]})
    return Reason(rule, "reason-goods-missing", args)


def why_buy(s: NovgorodState, action: int) -> Reason:
    """Why this cannot be bought."""
    kind, what = s.a.table.block[action], s.a.table.first[action]
    less = kind in (A_MISSION_LESS, A_DRAW_LESS)
    if less and not privileges.has_privilege(s, s.active, MISSION):
        return Reason("NG-6.4", "reason-no-privilege", {"privilege": "mission"})
    if s.bought and not less and kind in (A_OFFICE, A_SHIP, A_MISSION, A_DRAW):
        return Reason("NG-7.1", "reason-one-purchase", {"cheaper": int(offers_cheaper_mission(s))})
    if kind == A_OFFICE:
        return _why_office(s, what)
    if kind == A_SHIP:
        if s.speed[s.active] == s.e.max_speed:
            return Reason("NG-7.3", "reason-fastest-ship", {"speed": s.e.max_speed})
        return Reason(
            "NG-7.3", "reason-too-dear", {"price": purchases.ship_price(s, s.active), "cash": s.cash[s.active]}
        )
    if kind in (A_MISSION, A_MISSION_LESS, A_DRAW, A_DRAW_LESS):
        return _why_mission(s, kind, what, purchases.reduced_price(s) if less else s.e.mission_price)
    return Reason("NG-7.1", "reason-phase-3")


def offers_cheaper_mission(s: NovgorodState) -> bool:
    """Whether the mission privilege can be used now."""
    return any(s.a.table.block[action] in (A_MISSION_LESS, A_DRAW_LESS) for action in purchases.legal_buy(s))


def _why_office(s: NovgorodState, city: int) -> Reason:
    if s.own[s.active] >> city & 1:
        return Reason("NG-7.2", "reason-one-office-a-city", {"city": s.e.cities[city]})
    return Reason("NG-7.2", "reason-too-dear", {"price": purchases.top_price(s, city), "cash": s.cash[s.active]})


def _why_mission(s: NovgorodState, kind: int, mission: int, price: int) -> Reason:
    if mission_cards.in_progress(s, s.active) >= s.e.in_progress:
        return Reason("NG-7.5", "reason-missions-in-progress", {"most": s.e.in_progress})
    if s.cash[s.active] < price:
        return Reason("NG-7.4", "reason-too-dear", {"price": price, "cash": s.cash[s.active]})
    if kind in (A_DRAW, A_DRAW_LESS):
        return Reason("NG-7.7", "reason-deck-empty", {"open": s.display.bit_count()})
    return Reason("NG-7.4", "reason-mission-not-open", {"mission": s.e.missions[mission]})


def why_special(s: NovgorodState, special: int, for_less: bool) -> Reason:
    """Why this special mission cannot be filled."""
    args: dict[str, str | int] = {"mission": s.e.specials[special]}
    if not s.rules.specials:
        return Reason("NG-11.1", "reason-no-specials")
    if s.specials_done >> special & 1:
        return Reason("NG-11.5", "reason-special-done", args)
    if for_less and not privileges.has_privilege(s, s.active, MISSION):
        return Reason("NG-6.4", "reason-no-privilege", {"privilege": "mission"})
    cost = specials.price(s, special, s.e.privilege_mission if for_less else s.credit)
    if s.cash[s.active] < cost:
        return Reason("NG-11.2", "reason-too-dear", {"price": cost, "cash": s.cash[s.active]})
    need = specials.part(s, special).need
    if solvency.can_pay(s, need, 0):
        return Reason("NG-4.10", "reason-fees-first", {"fees": s.fees, "cash": s.cash[s.active]})
    return Reason("NG-11.3", "reason-special-goods", {"goods": specials.goods_asked(s, need)})


def why_route(s: NovgorodState, action: int) -> Reason:
    """Why the route cannot go on like this."""
    kind = s.a.table.block[action]
    if kind == A_LAY:
        return _why_lay(s, s.a.table.first[action])
    if kind == A_PLACEHOLDER:
        return _why_placeholder(s)
    return Reason("NG-3.7", "reason-route-unpayable", {"fees": s.fees, "cash": s.cash[s.active]})


def _why_lay(s: NovgorodState, city: int) -> Reason:
    args: dict[str, str | int] = {"city": s.e.cities[city], "can": prompts.can_do(s)}
    if s.visited >> city & 1:
        return Reason("NG-3.1", "reason-visited", args)
    if s.rules.pirate == BACK and s.pirate == city:
        return Reason("NG-10.7", "reason-pirate-city", args)
    if s.route and not route.neighbours(s, route.last_city(s)) >> city & 1:
        args["last"] = s.e.cities[route.last_city(s)]
        return Reason("NG-3.1", "reason-no-neighbor", args)
    if not route.fits(s, s.visited | 1 << city, len(s.route) + 1):
        return _too_slow(s, s.visited | 1 << city)
    if not route.joins(s, city):
        return Reason("NG-3.5", "reason-office-is-placeholder", args)
    fee = 0 if s.own[s.active] >> city & 1 else s.e.fee[city]
    args["fees"] = s.fees + fee
    return Reason("NG-3.7", "reason-fees-unpayable", args)


def _too_slow(s: NovgorodState, visited: int) -> Reason:
    """The route is as long as it may be; a pirate on it makes it shorter (NG-3.2, NG-10.4)."""
    most = route.speed(s, visited)
    if privileges.has_privilege(s, s.active, SPEED) or len(s.route) > route.speed(s, s.visited):
        most += 1
    args: dict[str, str | int] = {"most": most, "can": prompts.can_do(s)}
    if s.rules.pirate == FRONT and visited >> s.pirate & 1:
        args["city"] = s.e.cities[s.pirate]
        return Reason("NG-10.4", "reason-pirate-slows", args)
    return Reason("NG-3.2", "reason-too-slow", args)


def _why_placeholder(s: NovgorodState) -> Reason:
    args: dict[str, str | int] = {"can": prompts.can_do(s)}
    if not s.route or s.route[-1] == len(s.e.cities):
        return Reason("NG-3.4", "reason-placeholder-after-city", args)
    if s.held.bit_count() >= route.hand(s, s.visited):
        return Reason("NG-3.5", "reason-no-office-in-hand", args)
    if not route.fits(s, s.visited, len(s.route) + 1):
        return _too_slow(s, s.visited)
    args["fees"] = s.fees
    return Reason("NG-3.7", "reason-placeholder-unpayable", args)
