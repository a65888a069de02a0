"""Why an action is not legal now: the rule that forbids it, with words for a sentence. Off the hot path."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo
from kogge.core.state import CHANCE, Reason
from kogge.games.norsemen.rules import (
    expansion,
    exploration,
    ladders,
    purse,
    returning,
    routes,
    territories,
    things,
    titles,
    trades,
)
from kogge.games.norsemen.rules.clan import Clan
from kogge.games.norsemen.rules.constants import (
    A_ADVANCE,
    A_BONUS,
    A_CHOOSE,
    A_DECK,
    A_DOUBLE,
    A_FLIP,
    A_FLIPPED,
    A_FORT,
    A_HOLD,
    A_INCOME,
    A_JARL,
    A_KEEP,
    A_PLACE,
    A_PORT,
    A_PUT,
    A_REPAIR,
    A_REVEAL,
    A_SCORE,
    A_SEND,
    A_SETTLE,
    A_SHIP_FROM,
    A_THING,
    A_THING_FREE,
    A_TITLE,
    A_TRADE,
    ADDED_SHIP,
    ADDED_SPEAKER,
    ANY_LADDER,
    BONUS,
    BONUSES,
    CHOOSE_LEADER,
    DECK,
    DOUBLE,
    FLIP,
    FREE_THING,
    FROM_AVAILABLE,
    FROM_CARDS,
    FROM_DAMAGED,
    FROM_TITLE,
    HOME,
    INCOME,
    J_SETTLEMENTS,
    JARL_ACTIONS,
    KEEP,
    LADDER,
    LADDERS,
    LOWER,
    MOST_SEATS,
    MOVE_SHIP,
    NOBODY,
    P_OVER,
    PLACE_FORT,
    PORTS,
    PUT,
    REVEAL,
    SEND,
    SETTLE,
    SHIP_FROM,
    SHIP_TO,
    SHOW,
    SPEAKER,
    SPEAKER_FROM,
    SPEAKER_TO,
    TAKE,
    TAKE_KEPT,
    TITLE,
    TODO_NAMES,
    TRADE,
    TURN,
    WAIVE,
)

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState


def reason(s: NorsemenState, seat: int, action: int) -> Reason | None:
    """Why this seat may not do this; None if it may."""
    if action in s.legal_as(seat):
        return None
    if s.phase == P_OVER:
        return Reason("NM-8.1", "reason-game-over")
    if action >= s.a.table.width or s.to_move() == CHANCE:
        return Reason("NM-10.2", "reason-chance")
    if seat not in s.awaited():
        return Reason("CORE-TURN", "reason-not-your-turn")
    if s.veil:
        return why_task(s, s.clans[seat], action)
    return why_decision(s, s.agenda.top(), action)


def not_now(kind: int) -> Reason:
    """Something else is to be decided first."""
    return Reason("NM-5.1", "reason-decide-first", {"pending": TODO_NAMES[kind]})


# Secret phases


def why_task(s: NorsemenState, c: Clan, action: int) -> Reason:
    """Choosing a leader or building a route."""
    block = s.a.table.block[action]
    if c.task == CHOOSE_LEADER and block == A_CHOOSE:
        return Reason("NM-1.5", "reason-not-dealt", {"leader": s.e.leaders[s.a.table.first[action]]})
    if c.task == REVEAL and block == A_REVEAL:
        return why_reveal(s, c)
    if c.task == REVEAL and action == s.a.stop.start:
        return Reason("NM-3.5", "reason-first-card")
    if c.task == PUT and block == A_PUT:
        what = s.a.table.first[action]
        if what & 1 and c.lawspeakers == 0:
            return Reason("NM-3.3", "reason-no-lawspeaker")
        return Reason("NM-3.3", "reason-no-longship-to-put")
    return not_now(c.task)


def why_reveal(s: NorsemenState, c: Clan) -> Reason:
    """Why no card can be turned."""
    if exploration.revealed(c) >= s.e.limit:
        return Reason("NM-3.4", "reason-route-full", {"limit": s.e.limit})
    if not routes.can_draw(c):
        return Reason("NM-3.7", "reason-no-cards")
    return Reason("NM-3.4", "reason-route-ends")


# Decisions


def why_decision(s: NorsemenState, todo: Todo, action: int) -> Reason:
    """By what is pending."""
    kind, block = todo.kind, s.a.table.block[action]
    if kind == TURN:
        return why_turn(s, todo.who, action)
    if kind in (LADDER, TRADE) or block == A_ADVANCE:
        return why_step(s, todo, action)
    if block == A_SEND and kind in (SPEAKER, SEND, SPEAKER_TO, ADDED_SPEAKER):
        return why_send(s, todo, s.a.table.first[action])
    if kind == TITLE and block == A_SCORE:
        return why_score(s, todo.who, s.a.table.first[action])
    if kind in (SETTLE, PLACE_FORT) and block in (A_SETTLE, A_FORT):
        return why_place_piece(s, todo, block, s.a.table.first[action])
    if kind in (KEEP, DECK):
        return why_explore(s, todo, action)
    if kind == PORTS and block == A_PORT:
        return why_port(s, todo, s.a.table.first[action])
    if kind == BONUSES and block == A_BONUS:
        return why_bonus(s, s.clans[todo.who], s.a.table.first[action])
    if kind == SHIP_TO and block == A_PLACE:
        return why_card(s, s.clans[todo.who], s.a.table.first[action], "NM-11.10")
    if kind == SHIP_FROM and block == A_SHIP_FROM:
        return why_ship_from(s, s.clans[todo.who], s.a.table.first[action], "NM-11.10")
    if kind == INCOME and block in (A_INCOME, A_HOLD):
        return why_more_income(s, todo, block, s.a.table.first[action])
    return why_another(s, todo, block, action)


def why_another(s: NorsemenState, todo: Todo, block: int, action: int) -> Reason:
    """Something else than what the decision is about, or a kind of action that is not decided now."""
    if todo.kind == PORTS and block == A_FLIPPED:
        return Reason("NM-9.1", "reason-nothing-flipped")
    if block not in [s.a.table.block[offered] for offered in s.legal_as(todo.who)]:
        return not_now(todo.kind)
    what = s.a.table.first[action]
    if todo.kind in (BONUS, ADDED_SHIP, TAKE):
        return Reason("NM-4.2", "reason-other-card", {"card": s.e.cards[todo.a]})
    if todo.kind in (TAKE_KEPT, SHOW):
        return Reason("NM-6.9", "reason-card-not-among", {"card": s.e.cards[what]})
    if todo.kind in (HOME, FREE_THING):
        land = todo.a if todo.kind == FREE_THING else s.e.leader_start[s.clans[todo.who].leader]
        return Reason("NM-1.6", "reason-other-territory", {"territory": s.e.territories[land]})
    if todo.kind == SPEAKER_FROM:
        place = "available" if what > s.e.normandy else s.e.territories[what]
        return Reason("NM-4.9", "reason-no-lawspeaker-to-move", {"place": place})
    if todo.kind == LOWER and what == todo.a:
        return Reason("NM-11.9", "reason-lower-other-ladder", {"ladder": LADDERS[what]})
    return Reason("NM-2.7", "reason-no-token") if todo.kind == LOWER else not_now(todo.kind)


def why_turn(s: NorsemenState, seat: int, action: int) -> Reason:
    """Why this is no action of the turn."""
    c = s.clans[seat]
    block, what = s.a.table.block[action], s.a.table.first[action]
    if block == A_JARL:
        return why_jarl(s, seat, what)
    if block == A_PLACE:
        return no_longship(s, c, "NM-5.4") if c.ships == 0 else why_card(s, c, what, "NM-5.4")
    if block == A_THING:
        return why_thing(s, c, what)
    if block == A_REPAIR:
        return why_repair(s, c, what + 1)
    if block == A_TITLE:
        return Reason("NM-5.7", "reason-no-jarl") if what == 0 else no_longship(s, c, "NM-5.7")
    if block in (A_DOUBLE, A_THING_FREE, A_FLIP, A_SHIP_FROM):
        return why_ability(s, c, block, what)
    return not_now(TURN)


def no_longship(s: NorsemenState, c: Clan, rule: str) -> Reason:
    """No longship is available; whether one could be repaired now."""
    return Reason(rule, "reason-no-longship", {"repairable": len(expansion.legal_repair(s, c))})


def why_jarl(s: NorsemenState, seat: int, jarl: int) -> Reason:
    """Why no jarl can go there."""
    if s.clans[seat].jarls == 0:
        return Reason("NM-5.2", "reason-no-jarl")
    if expansion.has_own_jarl(s, seat, jarl):
        return Reason("NM-5.2", "reason-jarl-there", {"jarl": JARL_ACTIONS[jarl]})
    assert jarl == J_SETTLEMENTS
    return Reason("NM-6.3", "reason-vp-missing", {"price": s.e.settlement_vp, "vp": s.clans[seat].vp})


def why_card(s: NorsemenState, c: Clan, card: int, rule: str) -> Reason:
    """Why no longship can go on this card."""
    args: dict[str, str | int] = {"card": s.e.cards[card]}
    if c.place_of(card) < 0:
        return Reason(rule, "reason-not-in-route", args)
    return Reason(rule, "reason-longship-there", args)


def why_thing(s: NorsemenState, c: Clan, tile: int) -> Reason:
    """Why no lawspeaker can perform this thing action."""
    args: dict[str, str | int] = {"territory": s.e.territories[tile]}
    if tile == s.e.normandy or c.assigned >> tile & 1 == 0:
        return Reason("NM-5.5", "reason-no-lawspeaker-there", args)
    price = purse.discounted(c, s.e.thing_price[tile])
    needs = things.thing_needs(s, tile)
    if trades.price_of_missing(s, c, needs) >= trades.IMPOSSIBLE:
        return Reason("NM-2.2", "reason-icons-missing", args)
    price += trades.price_of_missing(s, c, needs)
    return Reason("NM-2.4", "reason-too-dear", {"price": price, "coins": c.coins})


def why_repair(s: NorsemenState, c: Clan, count: int) -> Reason:
    """Why not so many longships can be repaired."""
    if c.damaged == 0:
        return Reason("NM-5.6", "reason-none-damaged")
    if c.damaged < count:
        return Reason("NM-5.6", "reason-not-damaged", {"damaged": c.damaged})
    return Reason("NM-5.6", "reason-too-dear", {"price": expansion.repair_price(s, c, count), "coins": c.coins})


def why_ability(s: NorsemenState, c: Clan, block: int, what: int) -> Reason:
    """Why a leader's ability cannot be used so."""
    rules = {A_DOUBLE: "NM-9.7", A_THING_FREE: "NM-9.3", A_FLIP: "NM-9.1", A_SHIP_FROM: "NM-9.8"}
    abilities = {A_DOUBLE: DOUBLE, A_THING_FREE: WAIVE, A_FLIP: FLIP, A_SHIP_FROM: MOVE_SHIP}
    rule = rules[block]
    if s.ability(c) != abilities[block]:
        return Reason(rule, "reason-not-your-leader")
    if c.used:
        return Reason(rule, "reason-ability-used")
    if block == A_THING_FREE:
        if c.assigned >> what & 1 == 0:
            return Reason(rule, "reason-no-lawspeaker-there", {"territory": s.e.territories[what]})
        return Reason(rule, "reason-nothing-to-waive", {"territory": s.e.territories[what]})
    if block == A_SHIP_FROM:
        return why_ship_from(s, c, what, rule)
    return why_ability_card(s, c, block, what, rule)


def why_ship_from(s: NorsemenState, c: Clan, place: int, rule: str) -> Reason:
    """Why no longship can be moved from there."""
    if not things.has_empty_card(c):
        return Reason(rule, "reason-no-empty-card")
    if place == FROM_AVAILABLE:
        return Reason(rule, "reason-none-available")
    if place == FROM_TITLE:
        return Reason(rule, "reason-none-on-title")
    if place == FROM_DAMAGED:
        return Reason(rule, "reason-none-damaged" if c.damaged == 0 else "reason-damaged-stay")
    args: dict[str, str | int] = {"card": s.e.cards[place - FROM_CARDS]}
    if c.place_of(place - FROM_CARDS) < 0:
        return Reason(rule, "reason-not-in-route", args)
    return Reason(rule, "reason-no-longship-on-card", args)


def why_ability_card(s: NorsemenState, c: Clan, block: int, card: int, rule: str) -> Reason:
    """Why the ability does not work with this card."""
    args: dict[str, str | int] = {"card": s.e.cards[card]}
    place = c.place_of(card)
    if place < 0:
        return Reason(rule, "reason-not-in-route", args)
    if block == A_FLIP:
        return Reason(rule, "reason-longship-there", args)
    if c.ships == 0:
        return no_longship(s, c, rule)
    return Reason(rule, "reason-not-one-longship", args)


# Ladders and pieces


def why_step(s: NorsemenState, todo: Todo, action: int) -> Reason:
    """Why a token cannot go up, or a trade not be made."""
    table = s.a.table
    if todo.kind == TRADE and table.block[action] == A_TRADE:
        return Reason("NM-2.2", "reason-trade-too-dear", {"price": todo.a, "coins": s.clans[todo.who].coins})
    if table.block[action] != A_ADVANCE or TODO_NAMES[todo.kind] not in ("ladder", "advance", "exchange"):
        return not_now(todo.kind)
    ladder, space = table.first[action], table.second[action]
    named = todo.kind == LADDER or TODO_NAMES[todo.kind] == "advance"
    if named and todo.a not in (ladder, ANY_LADDER):
        return Reason("NM-2.7", "reason-other-ladder", {"ladder": LADDERS[todo.a]})
    if not ladders.has_token(s, s.clans[todo.who], ladder, space, table.third[action]):
        return Reason("NM-2.7", "reason-no-token")
    if not ladders.may_leave(s, todo.who, ladder, space):
        return Reason("NM-6.10", "reason-no-fort-place")
    if todo.kind == LADDER:
        return Reason("NM-6.1", "reason-step-too-dear")
    return Reason("NM-11.9", "reason-none-to-lower")


def why_send(s: NorsemenState, todo: Todo, land: int) -> Reason:
    """Why a lawspeaker cannot go there."""
    args: dict[str, str | int] = {"territory": s.e.territories[land]}
    if land == s.e.normandy:
        return Reason("NM-4.9", "reason-comes-from-there", args)
    if not territories.is_open(s, todo.who, land):
        return Reason("NM-3.11", "reason-not-on-map", args)
    if not territories.is_free(s, todo.who, land):
        return Reason("NM-2.9", "reason-lawspeaker-there", args)
    return Reason("NM-3.9", "reason-not-for-this-lawspeaker", args)


# Incomes


def why_more_income(s: NorsemenState, todo: Todo, block: int, tile: int) -> Reason:
    """Why a settlement brings no more than it has."""
    return why_income(s, todo, tile) if block == A_INCOME else why_hold(s, s.clans[todo.who], tile)


def why_income(s: NorsemenState, todo: Todo, tile: int) -> Reason:
    """Why this income brings no more."""
    c = s.clans[todo.who]
    args: dict[str, str | int] = {"territory": s.e.territories[tile]}
    if c.settlements >> tile & 1 == 0:
        return Reason("NM-7.5", "reason-no-settlement-there", args)
    if todo.a >> tile & 1:
        return Reason("NM-7.5", "reason-income-taken", args)
    if s.e.income_coin_for_vp[tile]:
        return Reason("NM-7.5", "reason-vp-missing", {"price": s.e.income_coin_for_vp[tile], "vp": c.vp})
    icon, count = s.e.income_if_icon[tile], s.e.income_if_count[tile]
    if c.icons[icon] >= count:
        return Reason("NM-7.5", "reason-income-had", args)
    if c.icons[icon] < count - 1:
        return Reason("NM-7.5", "reason-income-icons", args)
    return Reason("NM-7.5", "reason-too-dear", {"price": purse.discounted(c, s.e.trade[icon]), "coins": c.coins})


def why_hold(s: NorsemenState, c: Clan, tile: int) -> Reason:
    """Why no lawspeaker stays there."""
    args: dict[str, str | int] = {"territory": s.e.territories[tile]}
    if not any(c.settlements >> land & 1 and s.e.income_keep[land] for land in range(s.e.normandy)):
        return Reason("NM-7.6", "reason-nobody-stays")
    if s.round >= s.e.rounds:
        return Reason("NM-7.6", "reason-last-round")
    if c.kept_at != NOBODY:
        return Reason("NM-7.6", "reason-one-stays")
    return Reason("NM-7.6", "reason-no-lawspeaker-to-keep", args)


def why_place_piece(s: NorsemenState, todo: Todo, block: int, tile: int) -> Reason:
    """Why a settlement or fort cannot stand there."""
    args: dict[str, str | int] = {"territory": s.e.territories[tile]}
    if (todo.kind == SETTLE) != (block == A_SETTLE):
        return not_now(todo.kind)
    if not territories.is_open(s, todo.who, tile):
        return Reason("NM-2.8", "reason-not-on-map", args)
    c = s.clans[todo.who]
    if (c.settlements if block == A_SETTLE else c.forts) >> tile & 1:
        return Reason("NM-2.8", "reason-piece-there", args)
    return Reason("NM-9.5", "reason-age-one-only", args)


# Titles, exploring, ports, bonuses


def why_score(s: NorsemenState, seat: int, card: int) -> Reason:
    """Why no token can go on this scoring card."""
    args: dict[str, str | int] = {"title": s.e.titles[card]}
    if card not in s.shown:
        return Reason("NM-1.3", "reason-title-not-shown", args)
    slot = s.shown.index(card)
    if seat in s.scored[slot * MOST_SEATS : (slot + 1) * MOST_SEATS]:
        return Reason("NM-5.7", "reason-title-taken", args)
    args["need"] = s.e.title[card].need
    args["have"] = titles.required(s, s.clans[seat], s.e.title[card].counts)
    return Reason("NM-8.6", "reason-title-requirement", args)


def why_explore(s: NorsemenState, todo: Todo, action: int) -> Reason:
    """Why this deck or card cannot be taken."""
    block = s.a.table.block[action]
    if todo.kind == DECK and block == A_DECK:
        return Reason("NM-6.7", "reason-deck-empty")
    if todo.kind != KEEP or block != A_KEEP:
        return not_now(todo.kind)
    if len(s.kept) + 1 >= len(s.e.keep_cost[todo.a]):
        return Reason("NM-6.8", "reason-enough-kept", {"most": len(s.kept)})
    if s.legal_as(todo.who) == [s.a.stop.start]:
        return Reason("NM-6.8", "reason-keep-too-dear")
    card = s.a.table.first[action]
    key = "reason-kept-already" if card in s.kept else "reason-not-drawn"
    return Reason("NM-6.7", key, {"card": s.e.cards[card]})


def why_port(s: NorsemenState, todo: Todo, card: int) -> Reason:
    """Why this card cannot be kept by a port."""
    c = s.clans[todo.who]
    args: dict[str, str | int] = {"card": s.e.cards[card]}
    if c.place_of(card) < 0:
        return Reason("NM-7.9", "reason-not-in-route", args)
    if card == c.beside:
        return Reason("NM-9.2", "reason-stays-beside", args)
    if todo.a == 0:
        return Reason("NM-7.9", "reason-no-port")
    args["age"] = returning.port_age(s, c)
    args["card_age"] = s.e.card_age[card]
    return Reason("NM-7.9", "reason-port-age", args)


def why_bonus(s: NorsemenState, c: Clan, card: int) -> Reason:
    """Why this bonus cannot be taken."""
    args: dict[str, str | int] = {"card": s.e.cards[card]}
    if card not in s.bonuses:
        return Reason("NM-3.12", "reason-no-bonus", args)
    args["price"] = purse.discounted(c, s.e.bonus_price[card])
    args["coins"] = c.coins
    return Reason("NM-4.4", "reason-bonus-too-dear", args)
