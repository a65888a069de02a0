"""What is being decided, and why something is not offered, off the hot path."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.state import CHANCE, Prompt, Reason
from kogge.games.novgorod.rules import careers, draft, experts, goods, missions, purchases, route, specials
from kogge.games.novgorod.rules.constants import (
    A_BOTH,
    A_BY,
    A_DONE,
    A_DUCATS,
    A_END,
    A_FINISH,
    A_INCOME,
    A_LAY,
    A_LOWER,
    A_PIRATE,
    A_PLACEHOLDER,
    A_RESUME,
    A_RISE,
    A_SELL,
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
        args = {"speed": s.speed[s.active], "length": len(s.route), "fees": s.fees, "can": route.can_do(s)}
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
        args = {"mission": s.e.missions[missions.placed_next(s)]}
    elif todo.kind == DRAFT:
        args = {"offices": draft.offices_left(s, todo.who), "missions": draft.missions_left(s, todo.who)}
        args["choice"] = draft.choice(s, todo.who)
    return Prompt(TODO_NAMES[todo.kind], todo.who, args, TODO_RULES[todo.kind])


def _buy_choices(s: NovgorodState) -> dict[str, str | int]:
    """Whether anything can be bought, and whether moving the pirate would end the turn (NG-10.8)."""
    kinds = [s.a.table.block[action] for action in s.legal_actions()]
    buys = [kind for kind in kinds if kind not in (A_PIRATE, A_END)]
    last_pirate = int(A_PIRATE in kinds and s.rules.pirate == BACK)
    return {"cash": s.cash[s.active], "fees": s.fees, "buys": len(buys), "last_pirate": last_pirate}


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
        return draft.why_draft(s, todo.who, action)
    if s.a.table.block[action] == A_PIRATE and pending in (ROUTE, USE, BUY):
        return experts.why_pirate(s, pending, s.a.table.first[action])
    if pending == ROUTE:
        return _why_route(s, action)
    if pending == USE:
        return _why_use(s, action)
    if pending == BUY:
        return purchases.why_buy(s, action)
    if pending == PLACE:
        return Reason("NG-5.5", "reason-place-first", {"mission": s.e.missions[missions.placed_next(s)]})
    return _why_payment(s, pending, action)


def _why_route(s: NovgorodState, action: int) -> Reason:
    if s.a.table.block[action] in (A_LAY, A_PLACEHOLDER, A_STOP):
        return route.why_route(s, action)
    return Reason("NG-3.1", "reason-route-first")


def _why_use(s: NovgorodState, action: int) -> Reason:
    """Why the route cannot be used like this."""
    kind, what = s.a.table.block[action], s.a.table.first[action]
    if kind == A_SELL:
        return _why_artisan(s, what, True)
    if kind in (A_UPPER, A_LOWER, A_BOTH, A_RESUME):
        return missions.why_line(s, action)
    if kind in (A_SPECIAL, A_SPECIAL_LESS):
        return specials.why_special(s, what, kind == A_SPECIAL_LESS)
    if kind == A_RISE:
        return careers.why_rise(s)
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
