"""The exploration phase: routes built in secret by all at once, then lawspeakers land and bonuses come (NM-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo
from kogge.games.norsemen.rules import leaders, routes, territories
from kogge.games.norsemen.rules.clan import Clan, without
from kogge.games.norsemen.rules.constants import (
    A_BONUS,
    A_REVEAL,
    A_STOP,
    B_NONE,
    BONUSES,
    DRAWING,
    NOBODY,
    P_LANDING,
    P_ROUTE,
    PUT,
    REVEAL,
    SPEAKER,
)

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState


def begin_exploration(s: NorsemenState) -> None:
    """All build routes at once and unseen; damage starts at nothing, or at Cnut's card (NM-3.1, NM-3.6, NM-9.2)."""
    s.phase = P_ROUTE
    s.veil = True
    for seat in s.order:
        c = s.clans[seat]
        c.damage = s.e.card_damage[c.beside] if c.beside >= 0 else 0
        c.task = REVEAL
        c.before = c.clone()


def revealed(c: Clan) -> int:
    """Cards of the route that take a place in it; Cnut's card does not (NM-9.2)."""
    return len(c.route) - (1 if c.beside >= 0 else 0)


# Part one, in a seat's own time


def legal_reveal(s: NorsemenState, c: Clan) -> list[int]:
    """The first card must be turned; after that one may stop, or must (NM-3.4, NM-3.5)."""
    if must_stop(s, c):
        return [s.a.stop.start]
    if revealed(c) == 0:
        return [s.a.reveal.start]
    return [s.a.reveal.start, s.a.stop.start]


def must_stop(s: NorsemenState, c: Clan) -> bool:
    """After the first card: no longship available, the limit reached, or no card left to turn (NM-3.4, NM-3.5)."""
    if not routes.can_draw(c):
        return True
    cards = revealed(c)
    return cards >= s.e.limit or (cards > 0 and c.ships == 0)


def apply_reveal(s: NorsemenState, seat: int, block: int) -> None:
    """Turn a card, or stop (NM-3.1, NM-3.4)."""
    if block == A_STOP:
        finish(s, seat)
        return
    assert block == A_REVEAL
    routes.prepare_deck(s, seat)
    s.clans[seat].task = DRAWING
    s.drawing = seat


def apply_revealed(s: NorsemenState, seat: int, card: int) -> None:
    """The card joins the route; damage comes before anything is placed on it (NM-3.1, NM-3.2)."""
    c = s.clans[seat]
    s.drawing = -1
    routes.take_own(c, card)
    routes.lay_card(s, c, card)
    if s.journal is not None:
        s.journal.add("reveal", seat, 1, s.e.cards[card], "", seat)
    suffer_damage(s, seat, s.e.card_damage[card])
    c.task = PUT if c.ships > 0 or c.lawspeakers > 0 else REVEAL


def suffer_damage(s: NorsemenState, seat: int, icons: int) -> None:
    """Every second damage icon of the phase damages an available longship; without one it is lost (NM-3.2)."""
    c = s.clans[seat]
    hits = (c.damage + icons) // s.e.damage - c.damage // s.e.damage
    c.damage += icons
    if hits > 0 and c.ships > 0:
        c.ships -= 1
        c.damaged += 1
        if s.journal is not None:
            s.journal.add("damage", seat, 1, "longship", "", seat)


def legal_put(s: NorsemenState, c: Clan) -> list[int]:
    """Nothing, a lawspeaker, a longship or both on the card just revealed (NM-3.3)."""
    put = s.a.put.start
    actions = [put]
    if c.lawspeakers > 0:
        actions.append(put + 1)
    if c.ships > 0:
        actions.append(put + 2)
        if c.lawspeakers > 0:
            actions.append(put + 3)
    return actions


def apply_put(s: NorsemenState, seat: int, what: int) -> None:
    """Tokens go on the last card of the route (NM-3.3)."""
    c = s.clans[seat]
    if what & 1:
        c.lawspeakers -= 1
        c.speakers |= 1 << (len(c.route) - 1)
    if what & 2:
        c.ships -= 1
        routes.ship_on(s, c, c.route[-1])
    c.task = REVEAL


def finish(s: NorsemenState, seat: int) -> None:
    """That a seat has finished is public; when all have, the routes are shown together (NM-3.6, NM-3.8)."""
    if not leaders.all_finished(s, seat):
        return
    if s.journal is not None:
        for each in s.order:
            s.journal.add("route", each, revealed(s.clans[each]))
    s.phase = P_LANDING  # the first in order begins when nothing is pending
    s.place = NOBODY


# Part two, in playing order


def begin_part_two(s: NorsemenState, seat: int) -> None:
    """All lawspeakers of a seat, then all its bonuses (NM-3.8)."""
    c = s.clans[seat]
    s.bonuses = []
    for place in range(len(c.route)):
        card = c.route[place]
        if c.ships_on[place] > 0 and s.e.bonus_kind[card] != B_NONE:
            s.bonuses = [*s.bonuses, card]
    if s.bonuses:
        s.agenda.push(BONUSES, seat)
    if c.speakers:
        s.agenda.push(SPEAKER, seat)


def speaker_card(c: Clan) -> int:
    """The leftmost card with a lawspeaker on it."""
    place = 0
    while c.speakers >> place & 1 == 0:
        place += 1
    return c.route[place]


def legal_speaker(s: NorsemenState, todo: Todo) -> list[int]:
    """The card's territory, a territory with an own fort, or Normandy (NM-3.9 to NM-3.11)."""
    seat = todo.who
    c = s.clans[seat]
    send = s.a.send.start
    lands = territories.card_lands(s, seat, speaker_card(c))
    if c.forts:
        for tile in range(s.e.normandy):
            if c.forts >> tile & 1 and tile not in lands and territories.is_free(s, seat, tile):
                lands.append(tile)
        lands.sort()
    return [send + tile for tile in lands] + [send + s.e.normandy]


def apply_speaker(s: NorsemenState, todo: Todo, land: int) -> None:
    """The lawspeaker leaves its card for the territory (NM-3.9)."""
    c = s.clans[todo.who]
    c.speakers &= c.speakers - 1
    territories.assign(s, todo.who, land)
    if c.speakers:
        s.agenda.push(SPEAKER, todo.who)


def legal_bonuses(s: NorsemenState, todo: Todo) -> list[int]:
    """Any bonus left that can be paid, in any order, or no more (NM-3.12)."""
    actions: list[int] = []
    for card in s.bonuses:
        if routes.can_take_bonus(s, todo.who, card):
            actions.append(s.a.bonus.id(card))
    actions.sort()
    return [s.a.done.start, *actions]


def apply_bonuses(s: NorsemenState, todo: Todo, action: int) -> None:
    """Each longship's bonus once; what is left when one is done is refused (NM-3.12)."""
    if s.a.table.block[action] != A_BONUS:
        s.bonuses = []
        return
    card = s.a.table.first[action]
    s.bonuses = without(s.bonuses, card)
    if s.bonuses:
        s.agenda.push(BONUSES, todo.who)
    routes.take_bonus(s, todo.who, card)
