"""Set-up: order, tiles, scoring cards and leaders as chance nodes; everything else in its place (NM-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo
from kogge.core.state import CHANCE
from kogge.games.norsemen.rules import leaders, purse, returning
from kogge.games.norsemen.rules.constants import DEAL, DRAW_ORDER, DRAW_SCORING, DRAW_TILE

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState


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
        purse.gain(s, s.order[place], s.e.order_coins[place], s.e.order_vp[place], "order")
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
