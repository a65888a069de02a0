"""Thing actions of the territories (NM-5.5, NM-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo
from kogge.core.state import CHANCE
from kogge.games.norsemen.rules import ladders, purse, routes, titles, trades
from kogge.games.norsemen.rules.clan import Clan
from kogge.games.norsemen.rules.constants import (
    A_PLACE,
    A_SHIP_FROM,
    A_THING_FREE,
    DRAW_AGE,
    FORT_START,
    FROM_AVAILABLE,
    FROM_CARDS,
    FROM_DAMAGED,
    FROM_TITLE,
    OWN_TILES,
    RESOURCES,
    SHIP_FROM,
    SHIP_TO,
    T_ADVANCE,
    T_DRAW,
    T_EXCHANGE,
    T_MARKET,
    T_NORMANDY,
    T_REFIT,
    THING_EFFECT,
    TO_ROUTE,
    WAIVE,
)

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState


def legal_things(s: NorsemenState, seat: int) -> list[int]:
    """Assigned lawspeakers whose thing action can be paid for (NM-5.5)."""
    c = s.clans[seat]
    actions: list[int] = []
    if c.assigned:
        for tile in range(s.e.normandy):
            if c.assigned >> tile & 1 and can_pay_thing(s, c, tile):
                actions.append(s.a.thing.start + tile)
    if c.normandy > 0:
        actions.append(s.a.thing.start + s.e.normandy)
    if c.assigned and not c.used and s.ability(c) == WAIVE:
        for tile in range(s.e.normandy):
            if c.assigned >> tile & 1 and (s.e.thing_count[tile] or s.e.thing_price[tile]):
                actions.append(s.a.thing_free.start + tile)
    return actions


def can_pay_thing(s: NorsemenState, c: Clan, tile: int) -> bool:
    """Icons there or traded for, and the coins for both (NM-11.1)."""
    price = purse.discounted(c, s.e.thing_price[tile])
    if c.coins < price:
        return False
    count = s.e.thing_count[tile]
    if c.icons[s.e.thing_icon[tile]] >= count:
        return True
    return trades.price_of_missing(s, c, thing_needs(s, tile)) + price <= c.coins


def thing_needs(s: NorsemenState, tile: int) -> list[int]:
    """The icons of a thing action as a row of resources."""
    needs = [0] * RESOURCES
    needs[s.e.thing_icon[tile]] = s.e.thing_count[tile]
    return needs


def apply_thing(s: NorsemenState, seat: int, land: int) -> None:
    """The lawspeaker moves to the thing space; coins and a trade are paid before anything is gained (NM-11.1)."""
    speaker_acts(s, seat, land)
    s.agenda.push(THING_EFFECT, seat, land)
    if land == s.e.normandy:
        return
    purse.pay(s, seat, purse.discounted(s.clans[seat], s.e.thing_price[land]), 0, "thing")
    trades.settle_needs(s, seat, thing_needs(s, land))


def apply_waived_thing(s: NorsemenState, seat: int, tile: int) -> None:
    """The leader waives coins and icons, once a round (NM-9.3)."""
    s.clans[seat].used = True
    speaker_acts(s, seat, tile)
    s.agenda.push(THING_EFFECT, seat, tile)


def speaker_acts(s: NorsemenState, seat: int, land: int) -> None:
    """From the assigned to the thing space; in Normandy the first goes to the order circles (NM-5.5, NM-11.14)."""
    c = s.clans[seat]
    if land == s.e.normandy:
        c.normandy -= 1
        c.normandy_acted += 1
        if seat not in s.circles:
            s.circles = [*s.circles, seat]
            if s.journal is not None:
                s.journal.add("circle", seat, len(s.circles))
    else:
        c.assigned &= ~(1 << land)
        c.acted |= 1 << land


def legal_free_thing(s: NorsemenState, todo: Todo) -> list[int]:
    """A thing action without cost may be left out (NM-6.5)."""
    return [s.a.skip.start, s.a.thing_free.start + todo.a]


def apply_free_thing(s: NorsemenState, todo: Todo, block: int) -> None:
    """No lawspeaker, coins or icons are needed (NM-6.5)."""
    if block == A_THING_FREE:
        s.agenda.push(THING_EFFECT, todo.who, todo.a, todo.b, 1)


def thing_effect(s: NorsemenState, todo: Todo) -> None:
    """Others on the thing space gain the bonus (unless todo.b), leaders gain, then the printed effects (NM-11.1).

    todo.c marks an action without a lawspeaker; by option its actor gains the bonus too (NM-2.10).
    """
    seat, land = todo.who, todo.a
    if s.journal is not None:
        s.journal.add("thing", seat, 0, s.e.territories[land])
    if land != s.e.normandy:
        if not todo.b:
            thing_bonuses(s, seat, land, todo.c == 1 and s.rules.free_thing_pays_actor)
        leader_gains(s, seat, land)
        purse.gain(s, seat, s.e.thing_coins[land], s.e.thing_vp[land], s.e.territories[land])
    effect = s.e.thing_effect[land]
    if effect == T_ADVANCE:
        ladders.offer_advance(s, seat, s.e.thing_ladder[land])
    elif effect == T_NORMANDY:
        titles.offer_title(s, seat)
    elif effect == T_DRAW:
        routes.draw_own(s, seat, TO_ROUTE)
    elif effect == T_MARKET:
        market(s, seat)
    elif effect == T_EXCHANGE:
        ladders.offer_exchange(s, seat)
    elif effect == T_REFIT:
        refit(s, seat)


def thing_bonuses(s: NorsemenState, seat: int, tile: int, actor_too: bool) -> None:
    """In playing order, to those with a lawspeaker on the thing space (NM-2.10)."""
    for other in s.order:
        if (other != seat or actor_too) and s.clans[other].acted >> tile & 1:
            ladders.territory_bonus(s, other, tile)


def leader_gains(s: NorsemenState, seat: int, tile: int) -> None:
    """Two leaders gain VP from thing actions (NM-9.5, NM-9.6)."""
    c = s.clans[seat]
    ability = s.ability(c)
    if ability == FORT_START and c.forts >> tile & 1:
        purse.gain(s, seat, 0, s.e.fort_thing_vp, "leader")
    elif ability == OWN_TILES and s.lies[tile] == seat:
        purse.gain(s, seat, 0, s.e.tile_thing_vp, "leader")


def market(s: NorsemenState, seat: int) -> None:
    """Denmark: the top card of the age I deck, seen before its place is chosen (NM-11.3)."""
    if s.bags[1] or s.bottoms[1]:
        s.agenda.push(DRAW_AGE, CHANCE, seat, 1)


# Moving a longship (NM-11.10, NM-9.8)


def refit(s: NorsemenState, seat: int) -> None:
    """Greenland: one longship repaired for nothing, then one may be moved (NM-11.10)."""
    c = s.clans[seat]
    if c.damaged > 0:
        c.damaged -= 1
        c.ships += 1
        if s.journal is not None:
            s.journal.add("repair", seat, 1, "longship", "greenland")
    if ship_sources(s, c, s.rules.greenland_moves_damaged):
        s.agenda.push(SHIP_FROM, seat)


def has_empty_card(c: Clan) -> bool:
    """Whether a card of the route has no longship."""
    return 0 in c.ships_on


def ship_sources(s: NorsemenState, c: Clan, damaged: bool) -> list[int]:
    """Longships that may be moved: available, title space, damaged if allowed, cards (ids of ``ship-from``)."""
    if not has_empty_card(c):
        return []
    start = s.a.ship_from.start
    sources: list[int] = []
    if c.ships > 0:
        sources.append(start + FROM_AVAILABLE)
    if c.title_ships > 0:
        sources.append(start + FROM_TITLE)
    if damaged and c.damaged > 0:
        sources.append(start + FROM_DAMAGED)
    cards: list[int] = []
    for place in range(len(c.route)):
        if c.ships_on[place] > 0:
            cards.append(start + FROM_CARDS + c.route[place])
    cards.sort()
    return sources + cards


def legal_ship_from(s: NorsemenState, todo: Todo) -> list[int]:
    """The move is a may (NM-11.10)."""
    return [s.a.skip.start, *ship_sources(s, s.clans[todo.who], s.rules.greenland_moves_damaged)]


def apply_ship_from(s: NorsemenState, seat: int, action: int) -> None:
    """The longship stays where it is until its goal is chosen."""
    if s.a.table.block[action] == A_SHIP_FROM:
        s.agenda.push(SHIP_TO, seat, s.a.table.first[action])


def legal_ship_to(s: NorsemenState, todo: Todo) -> list[int]:
    """Any card of the route without a longship (NM-11.10)."""
    return empty_cards(s, s.clans[todo.who])


def empty_cards(s: NorsemenState, c: Clan) -> list[int]:
    """Cards of the route without a longship, as ids of ``place``, ascending."""
    start = s.a.place.start
    actions: list[int] = []
    for place in range(len(c.route)):
        if c.ships_on[place] == 0:
            actions.append(start + c.route[place])
    actions.sort()
    return actions


def apply_ship_to(s: NorsemenState, todo: Todo, action: int) -> None:
    """The longship moves and brings the bonus of its new card (NM-11.10)."""
    assert s.a.table.block[action] == A_PLACE
    c = s.clans[todo.who]
    if todo.a == FROM_AVAILABLE:
        c.ships -= 1
    elif todo.a == FROM_TITLE:
        c.title_ships -= 1
    elif todo.a == FROM_DAMAGED:
        c.damaged -= 1
    else:
        routes.ship_off(s, c, todo.a - FROM_CARDS)
    routes.place_ship(s, todo.who, s.a.table.first[action])
