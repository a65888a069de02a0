"""Set-up: order, tiles, scoring cards and leaders as chance nodes; everything else in its place (NM-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Agenda, Todo
from kogge.core.state import CHANCE
from kogge.games.norsemen.rules import leaders, returning, routes, state
from kogge.games.norsemen.rules.clan import Clan
from kogge.games.norsemen.rules.constants import (
    DEAL,
    DRAW_ORDER,
    DRAW_SCORING,
    DRAW_TILE,
    JARL_ACTIONS,
    JARL_SPACES,
    LADDERS,
    LAST_AGE,
    MOST_SEATS,
    NOBODY,
    OFF_MAP,
    ON_MAP,
    RESOURCES,
)

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.edition import Edition
    from kogge.games.norsemen.rules.game import NorsemenGame
    from kogge.games.norsemen.rules.state import NorsemenState


def new_state(game: NorsemenGame) -> NorsemenState:
    """Everything in place, the playing order about to be drawn (NM-1.1)."""
    s = blank_state(game)
    s.agenda.push(DRAW_ORDER, CHANCE)
    return s


def blank_state(game: NorsemenGame) -> NorsemenState:
    """The start values of every field, nothing pending."""
    s = state.NorsemenState(game, Agenda([]))
    e = s.e
    s.clans = [new_clan(e) for _seat in range(s.players)]
    s.lies = [ON_MAP if e.age[land] == 0 else OFF_MAP for land in range(len(e.territories))]
    s.scored = [NOBODY] * (e.titles_shown * MOST_SEATS)
    s.jarls_at = [NOBODY] * (len(JARL_ACTIONS) * JARL_SPACES)
    s.bags = [[] if age == 0 else e.cards_of_age[age] for age in range(LAST_AGE + 1)]
    s.bottoms = [[] for _age in range(LAST_AGE + 1)]
    s.known = [[] for _age in range(LAST_AGE + 1)]
    s.due = [0] * RESOURCES
    return s


def new_clan(e: Edition) -> Clan:
    """A seat's tokens: the legendary one at the bottom of every ladder (NM-1.4, NM-1.7)."""
    c = Clan()
    c.vp = e.start_vp
    c.jarls = e.jarls
    c.lawspeakers = e.lawspeakers
    c.ships = e.longships
    c.plain = ([1] * (e.spaces - 1) + [0]) * len(LADDERS)
    c.legends = [e.spaces - 1] * len(LADDERS)
    c.bag = e.cards_of_age[0]
    return c


# Playing order (NM-1.1)


def order_outcomes(s: NorsemenState) -> list[int]:
    """Seats without a place in the order."""
    return [s.a.order.start + seat for seat in range(s.players) if seat not in s.order]


def apply_order(s: NorsemenState, seat: int) -> None:
    """The next place in the order; the last is left for the last seat. Later places bring coins and VP (NM-1.1)."""
    s.order = [*s.order, seat]
    if len(s.order) == s.players - 1:
        s.order = s.order + [last for last in range(s.players) if last not in s.order]
    if len(s.order) < s.players:
        s.agenda.push(DRAW_ORDER, CHANCE)
        return
    for place in range(s.players):
        routes.gain(s, s.order[place], s.e.order_coins[place], s.e.order_vp[place], "order")
    s.agenda.push(DRAW_TILE, CHANCE)


# Tiles, scoring cards, leaders


def apply_tile(s: NorsemenState, tile: int) -> None:
    """Tiles of age I until all that are used lie on the map (NM-1.2)."""
    returning.lay_tile(s, tile)
    if len(returning.tile_outcomes(s, 1)) > 1:
        s.agenda.push(DRAW_TILE, CHANCE)
    else:
        s.agenda.push(DRAW_SCORING, CHANCE)


def scoring_outcomes(s: NorsemenState) -> list[int]:
    """Scoring cards not shown yet."""
    return [s.a.scoring.start + card for card in range(len(s.e.titles)) if card not in s.shown]


def apply_scoring(s: NorsemenState, card: int) -> None:
    """Scoring cards lie open; their order means nothing (NM-1.3)."""
    s.shown = sorted([*s.shown, card])
    if len(s.shown) < s.e.titles_shown:
        s.agenda.push(DRAW_SCORING, CHANCE)
    else:
        s.agenda.push(DEAL, CHANCE, s.order[0])


def deal_outcomes(s: NorsemenState) -> list[int]:
    """Leaders not dealt yet (NM-1.5)."""
    dealt = [leader for c in s.clans for leader in c.dealt]
    return [s.a.deal.start + leader for leader in range(len(s.e.leaders)) if leader not in dealt]


def apply_deal(s: NorsemenState, todo: Todo, leader: int) -> None:
    """Leaders for one seat after the other, in playing order, seen by that seat alone (NM-1.5)."""
    c = s.clans[todo.a]
    c.dealt = sorted([*c.dealt, leader])
    if len(c.dealt) < s.e.dealt:
        s.agenda.push(DEAL, CHANCE, todo.a)
        return
    place = s.order.index(todo.a) + 1
    if place < s.players:
        s.agenda.push(DEAL, CHANCE, s.order[place])
    else:
        leaders.begin_choice(s)
