"""The jarl action that buys exploration cards (NM-6.7 to NM-6.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo
from kogge.core.state import CHANCE
from kogge.games.norsemen.rules import purse, routes, trades
from kogge.games.norsemen.rules.clan import without
from kogge.games.norsemen.rules.constants import A_STOP, DECK, DRAW_AGE, KEEP, KEEP_END, TAKE, TAKE_KEPT

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState


def begin_explore(s: NorsemenState, seat: int, space: int) -> None:
    """Coins first, then a deck; with all decks empty coins only (NM-6.7)."""
    purse.gain(s, seat, s.e.explore_coins[space], 0, "explore")
    if any(deck_size(s, age) for age in s.e.ages):
        s.agenda.push(DECK, seat, space)


def deck_size(s: NorsemenState, age: int) -> int:
    """Cards left in an age's deck."""
    return len(s.bags[age]) + len(s.bottoms[age])


def legal_deck(s: NorsemenState) -> list[int]:
    """Any deck that is not empty, in any round (NM-6.7)."""
    return [s.a.deck.id(age) for age in s.e.ages if deck_size(s, age) > 0]


def apply_deck(s: NorsemenState, todo: Todo, age: int) -> None:
    """Draw as many as the space says, or what there is (NM-6.7)."""
    count = min(s.e.explore_draw[todo.a], deck_size(s, age))
    s.agenda.push(DRAW_AGE, CHANCE, todo.who, age, count)


def age_outcomes(s: NorsemenState, age: int) -> list[int]:
    """Any card of the bag; when that is empty, the bottom cards in order (NM-6.7)."""
    return s.bags[age] or s.bottoms[age][:1]


def take_from_age(s: NorsemenState, age: int, card: int) -> int:
    """The drawn card leaves the deck; returns who knew where it lay, as a set of seats."""
    if s.bags[age]:
        bags = s.bags[:]
        bags[age] = without(s.bags[age], card)
        s.bags = bags
        return 0
    known = s.known[age][0]
    bottoms, knowers = s.bottoms[:], s.known[:]
    bottoms[age] = bottoms[age][1:]
    knowers[age] = knowers[age][1:]
    s.bottoms = bottoms
    s.known = knowers
    return known


def apply_draw_age(s: NorsemenState, todo: Todo, card: int) -> None:
    """A drawn card is for the explorer's eyes; Denmark's single card is for all (NM-6.7, NM-11.3)."""
    knowers = take_from_age(s, todo.b, card)
    if todo.c == 0:
        s.agenda.push(TAKE, todo.a, card)
        return
    s.drawn = [*s.drawn, card]
    s.drawn_known = [*s.drawn_known, knowers | 1 << todo.a]
    if todo.c > 1:
        s.agenda.push(DRAW_AGE, CHANCE, todo.a, todo.b, todo.c - 1)
    else:
        s.agenda.push(KEEP, todo.a, todo.b)  # whose, which age


def legal_keep(s: NorsemenState, todo: Todo) -> list[int]:
    """One card more while its total cost can be paid, two at most; or stop (NM-6.8)."""
    actions = [s.a.stop.start]
    costs = s.e.keep_cost[todo.a]
    more = len(s.kept) + 1
    c = s.clans[todo.who]
    if more < len(costs) and trades.price_of_missing(s, c, costs[more]) <= c.coins:
        actions += sorted([s.a.keep.id(card) for card in s.drawn])
    return actions


def apply_keep(s: NorsemenState, todo: Todo, action: int) -> None:
    """Keep a card, shown to all, or stop and pay before any card enters (NM-6.8)."""
    if s.a.table.block[action] == A_STOP:
        s.agenda.push(KEEP_END, todo.who, todo.a)
        trades.settle_needs(s, todo.who, s.e.keep_cost[todo.a][len(s.kept)])
        return
    card = s.a.table.first[action]
    place = s.drawn.index(card)
    s.drawn = s.drawn[:place] + s.drawn[place + 1 :]
    s.drawn_known = s.drawn_known[:place] + s.drawn_known[place + 1 :]
    s.kept = [*s.kept, card]
    s.agenda.push(KEEP, todo.who, todo.a)


def end_keep(s: NorsemenState, todo: Todo) -> None:
    """The rest goes to the bottom in drawn order, known to who has seen it (NM-6.9, NM-10.4)."""
    return_drawn(s, todo.a)
    if s.kept:
        s.agenda.push(TAKE_KEPT, todo.who)


def return_drawn(s: NorsemenState, age: int) -> None:
    """Drawn cards lie at the bottom, the first drawn uppermost (NM-6.9)."""
    bottoms, knowers = s.bottoms[:], s.known[:]
    bottoms[age] = bottoms[age] + s.drawn
    knowers[age] = knowers[age] + s.drawn_known
    s.bottoms = bottoms
    s.known = knowers
    s.drawn = []
    s.drawn_known = []


def legal_take_kept(s: NorsemenState) -> list[int]:
    """The kept cards enter one after the other, each into the route or on top of the deck (NM-6.9)."""
    cards = sorted(s.kept)
    return [s.a.route.start + card for card in cards] + [s.a.top.start + card for card in cards]


def apply_take_kept(s: NorsemenState, todo: Todo, card: int, block: int) -> None:
    """One kept card enters, with all that follows, before the other (NM-6.9)."""
    s.kept = without(s.kept, card)
    if s.kept:
        s.agenda.push(TAKE_KEPT, todo.who)
    routes.apply_take(s, todo.who, card, block)
