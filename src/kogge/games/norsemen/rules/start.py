"""The first position: everything in its place, nothing drawn (NM-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Agenda
from kogge.core.state import CHANCE
from kogge.games.norsemen.rules import state
from kogge.games.norsemen.rules.clan import Clan
from kogge.games.norsemen.rules.constants import (
    DRAW_ORDER,
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
