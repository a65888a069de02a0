"""The route: drawing cards, longships on them, what their bonuses do, cards added later (NM-3, NM-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo
from kogge.core.journal import EVERYONE
from kogge.core.state import CHANCE
from kogge.games.norsemen.rules import ladders, purse, territories
from kogge.games.norsemen.rules.clan import Clan, added, changed
from kogge.games.norsemen.rules.constants import (
    A_BONUS,
    A_PLACE,
    A_ROUTE,
    A_SKIP,
    ADDED_SHIP,
    ADDED_SPEAKER,
    ANY_LADDER,
    ASK_SPEAKER,
    B_ADVANCE,
    B_COINS,
    B_DRAW,
    B_MOVE,
    B_NONE,
    B_PAIR,
    B_PER,
    B_VP,
    BONUS,
    DRAW_OWN,
    PER_AGE,
    PER_LADDER,
    SPEAKER_FROM,
    SPEAKER_TO,
    TAKE,
    TO_CHOOSE,
    TO_ROUTE,
)

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState


# The own deck


def can_draw(c: Clan) -> bool:
    """Whether there is a card to draw: the discard pile is shuffled when the deck is empty (NM-3.7)."""
    return bool(c.top) or bool(c.bag) or bool(c.discard)


def prepare_deck(s: NorsemenState, seat: int) -> None:
    """Shuffle the discard pile into a new deck if the deck is empty; known cards never mix with it (NM-3.7)."""
    c = s.clans[seat]
    if not c.top and not c.bag:
        c.bag = c.discard
        c.discard = []
        if s.journal is not None:
            s.journal.add("reshuffle", seat, len(c.bag), "", "", seat if s.veil else EVERYONE)


def draw_own(s: NorsemenState, seat: int, purpose: int) -> None:
    """Turn the top card of the own deck, if there is one (NM-3.7)."""
    if can_draw(s.clans[seat]):
        prepare_deck(s, seat)
        s.agenda.push(DRAW_OWN, CHANCE, seat, purpose)


def own_outcomes(c: Clan) -> list[int]:
    """The card on top where it is known, else every card of the deck."""
    return [c.top[-1]] if c.top else c.bag


def take_own(c: Clan, card: int) -> None:
    """The card that chance has drawn leaves the deck."""
    if c.top:
        c.top = c.top[:-1]
    else:
        place = c.bag.index(card)
        c.bag = c.bag[:place] + c.bag[place + 1 :]


def apply_draw_own(s: NorsemenState, todo: Todo, card: int) -> None:
    """The card goes to the route, or its owner chooses between route and deck (NM-4.1, NM-9.1)."""
    take_own(s.clans[todo.a], card)
    if todo.b == TO_ROUTE:
        add_card(s, todo.a, card)
    else:
        s.agenda.push(TAKE, todo.a, card)


def legal_take(s: NorsemenState, todo: Todo) -> list[int]:
    """Into the route or on top of the deck (NM-4.1)."""
    return [s.a.route.start + todo.a, s.a.top.start + todo.a]


def apply_take(s: NorsemenState, seat: int, card: int, block: int) -> None:
    """The card enters where its owner wants it; on top of the deck all know it (NM-4.1, NM-10.3)."""
    if block == A_ROUTE:
        add_card(s, seat, card)
    else:
        c = s.clans[seat]
        c.top = [*c.top, card]


# Cards and longships of the route


def lay_card(s: NorsemenState, c: Clan, card: int) -> None:
    """A card joins the route at its right end; corner lore counts at once (NM-2.6)."""
    c.route = [*c.route, card]
    c.ships_on = [*c.ships_on, 0]
    if s.e.card_has_corner[card]:
        c.icons = added(c.icons, s.e.card_corner[card], 1)


def lift_card(s: NorsemenState, c: Clan, card: int) -> None:
    """A card without a longship leaves the route."""
    place = c.place_of(card)
    c.route = c.route[:place] + c.route[place + 1 :]
    c.ships_on = c.ships_on[:place] + c.ships_on[place + 1 :]
    if s.e.card_has_corner[card]:
        c.icons = added(c.icons, s.e.card_corner[card], -1)


def ship_on(s: NorsemenState, c: Clan, card: int) -> None:
    """A longship on a card makes its resource space visible; a second one doubles it (NM-2.1, NM-9.7)."""
    c.ships_on = changed(c.ships_on, c.place_of(card), 1)
    c.icons = added(c.icons, s.e.card_icons[card], 1)


def ship_off(s: NorsemenState, c: Clan, card: int) -> None:
    """A longship leaves a card."""
    c.ships_on = changed(c.ships_on, c.place_of(card), -1)
    c.icons = added(c.icons, s.e.card_icons[card], -1)


def recount(s: NorsemenState, c: Clan) -> list[int]:
    """What can be seen, counted anew: longships' cards, corners, and lore of settlements (NM-2.1, NM-2.6, NM-7.4)."""
    icons = [0] * len(c.icons)
    for place in range(len(c.route)):
        card = c.route[place]
        icons = added(icons, s.e.card_corner[card], 1)
        icons = added(icons, s.e.card_icons[card], c.ships_on[place])
    for tile in range(s.e.normandy):
        if c.settlements >> tile & 1 and s.e.income_lore[tile] >= 0:
            icons[s.e.income_lore[tile]] += 1
    return icons


def place_ship(s: NorsemenState, seat: int, card: int) -> None:
    """A longship goes on a card, and its bonus is offered (NM-5.4, NM-4.2)."""
    ship_on(s, s.clans[seat], card)
    if s.journal is not None:
        s.journal.add("longship", seat, 1, s.e.cards[card])
    offer_bonus(s, seat, card)


# Cards added outside the first part of exploration (NM-4)


def add_card(s: NorsemenState, seat: int, card: int) -> None:
    """Longship and bonus first, then a lawspeaker; no damage, no limit (NM-4.1, NM-4.2)."""
    c = s.clans[seat]
    lay_card(s, c, card)
    if s.journal is not None:
        s.journal.add("add-card", seat, 1, s.e.cards[card])
    s.agenda.push(ASK_SPEAKER, seat, card)
    if c.ships > 0:
        s.agenda.push(ADDED_SHIP, seat, card)


def legal_added_ship(s: NorsemenState, todo: Todo) -> list[int]:
    """An available longship may go on the new card (NM-4.2)."""
    return [s.a.skip.start, s.a.place.start + todo.a]


def apply_added_ship(s: NorsemenState, todo: Todo, block: int) -> None:
    """The longship brings the bonus at once (NM-4.2)."""
    if block == A_PLACE:
        s.clans[todo.who].ships -= 1
        place_ship(s, todo.who, todo.a)


def ask_speaker(s: NorsemenState, todo: Todo) -> None:
    """A lawspeaker may go with the new card if one is available (NM-4.3)."""
    if s.clans[todo.who].lawspeakers > 0:
        s.agenda.push(ADDED_SPEAKER, todo.who, todo.a)


def legal_added_speaker(s: NorsemenState, todo: Todo) -> list[int]:
    """The card's territory or Normandy, never a fort's territory (NM-4.3)."""
    actions = [s.a.skip.start]
    actions += [s.a.send.start + land for land in territories.card_lands(s, todo.who, todo.a)]
    actions.append(s.a.send.start + s.e.normandy)
    return actions


def apply_added_speaker(s: NorsemenState, todo: Todo, block: int, land: int) -> None:
    """From the available space straight to the territory (NM-4.3)."""
    if block != A_SKIP:
        s.clans[todo.who].lawspeakers -= 1
        territories.assign(s, todo.who, land)


# Bonus effects (NM-4.4 to NM-4.10)


def can_take_bonus(s: NorsemenState, seat: int, card: int) -> bool:
    """Whether the card has a bonus that the seat can pay (NM-4.4)."""
    e = s.e
    if e.bonus_kind[card] == B_NONE:
        return False
    c = s.clans[seat]
    return e.bonus_price[card] == 0 or c.coins >= purse.discounted(c, e.bonus_price[card])


def offer_bonus(s: NorsemenState, seat: int, card: int) -> None:
    """Every bonus may be refused (NM-3.12)."""
    if can_take_bonus(s, seat, card):
        s.agenda.push(BONUS, seat, card)


def legal_bonus(s: NorsemenState, todo: Todo) -> list[int]:
    """Take it or leave it (NM-3.12)."""
    return [s.a.skip.start, s.a.bonus.id(todo.a)]


def apply_bonus(s: NorsemenState, todo: Todo, block: int) -> None:
    """The bonus of the card just given a longship."""
    if block == A_BONUS:
        take_bonus(s, todo.who, todo.a)


def take_bonus(s: NorsemenState, seat: int, card: int) -> None:
    """Pay the price, then the effect; what cannot be done is left out (NM-4.4 to NM-4.10)."""
    e = s.e
    c = s.clans[seat]
    if e.bonus_price[card]:
        purse.pay(s, seat, purse.discounted(c, e.bonus_price[card]), 0, e.cards[card])
    kind = e.bonus_kind[card]
    amount = e.bonus_amount[card]
    if kind == B_COINS:
        purse.gain(s, seat, amount, 0, e.cards[card])
    elif kind == B_VP:
        purse.gain(s, seat, 0, amount, e.cards[card])
    elif kind == B_PER:
        purse.gain(s, seat, 0, amount * counted(s, c, e.bonus_per[card]), e.cards[card])
    elif kind == B_PAIR:
        pairs = min(c.icons[e.bonus_per[card]], c.icons[e.bonus_with[card]])
        purse.gain(s, seat, 0, amount * pairs, e.cards[card])
    elif kind == B_DRAW:
        draw_own(s, seat, TO_ROUTE)
    elif kind == B_MOVE:
        offer_speaker_move(s, seat)
    elif kind == B_ADVANCE:
        ladders.offer_advance(s, seat, ANY_LADDER)


def counted(s: NorsemenState, c: Clan, per: int) -> int:
    """How many icons, tokens in play or face-up cards of an age there are now; no trades (NM-4.7)."""
    if per >= PER_AGE:
        count = 0
        for card in c.route:
            if s.e.card_age[card] == per - PER_AGE:
                count += 1
        return count
    if per >= PER_LADDER:
        return ladders.in_play(s, c, per - PER_LADDER)
    return c.icons[per]


# Moving a lawspeaker (NM-4.9)


def speaker_sources(s: NorsemenState, seat: int) -> list[int]:
    """Territories with a lawspeaker that has not acted, then the available space, each with somewhere to go."""
    c = s.clans[seat]
    sources = [tile for tile in range(s.e.normandy) if c.assigned >> tile & 1]
    if c.normandy > 0 and territories.free_lands(s, seat):
        sources.append(s.e.normandy)
    if c.lawspeakers > 0:
        sources.append(s.e.normandy + 1)
    return sources


def offer_speaker_move(s: NorsemenState, seat: int) -> None:
    """Asked only if there is a lawspeaker to move and a place for it (NM-4.9)."""
    if speaker_sources(s, seat):
        s.agenda.push(SPEAKER_FROM, seat)


def legal_speaker_from(s: NorsemenState, todo: Todo) -> list[int]:
    """Which lawspeaker moves."""
    return [s.a.speaker_from.start + source for source in speaker_sources(s, todo.who)]


def legal_speaker_to(s: NorsemenState, todo: Todo) -> list[int]:
    """Another territory without an own lawspeaker, or Normandy (NM-4.9)."""
    actions = [s.a.send.start + tile for tile in territories.free_lands(s, todo.who)]
    if todo.a != s.e.normandy:
        actions.append(s.a.send.start + s.e.normandy)
    return actions


def apply_speaker_from(s: NorsemenState, todo: Todo, source: int) -> None:
    """The lawspeaker stays where it is until its goal is chosen."""
    s.agenda.push(SPEAKER_TO, todo.who, source)


def apply_speaker_to(s: NorsemenState, todo: Todo, land: int) -> None:
    """The lawspeaker leaves its place for the new one."""
    c = s.clans[todo.who]
    if todo.a < s.e.normandy:
        c.assigned &= ~(1 << todo.a)
    elif todo.a == s.e.normandy:
        c.normandy -= 1
    else:
        c.lawspeakers -= 1
    territories.assign(s, todo.who, land)


def reveal_to_choose(s: NorsemenState, seat: int) -> None:
    """Turn the top card for all to see; its owner then chooses (NM-9.1)."""
    draw_own(s, seat, TO_CHOOSE)
