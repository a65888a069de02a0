"""The first position: ships and board as at the start; chance places the tiles when they come up (NW-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Agenda
from kogge.games.norderwind.rules import state, turn

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.game import NorderwindGame
    from kogge.games.norderwind.rules.state import NorderwindState


def new_state(game: NorderwindGame) -> NorderwindState:
    """Everything in place, the first seat about to choose a stack (NW-1.1 to NW-1.5)."""
    s = blank_state(game)
    turn.start_turn(s)
    return s


def blank_state(game: NorderwindGame) -> NorderwindState:
    """The start values of every field, nothing pending."""
    s = state.NorderwindState(game, Agenda([]))
    set_sea(s)
    set_ships(s)
    set_board(s)
    return s


def set_sea(s: NorderwindState) -> None:
    """Each stack holds its own destination, as all know; the other tiles are placed nowhere yet (NW-1.1)."""
    s.placed = [[tile] for tile in s.e.destinations]
    s.unplaced = [tile for tile in range(len(s.e.tiles)) if tile not in s.e.destinations]
    s.face_up = [tile in s.e.destinations for tile in range(len(s.e.tiles))]


def set_ships(s: NorderwindState) -> None:
    """Gold, letter, sail and cannon of every ship (NW-1.2)."""
    seats = range(s.players)
    s.gold = [s.e.start_gold for _seat in seats]
    s.letters = [s.e.start_letters for _seat in seats]
    s.sail = [s.e.start_sail for _seat in seats]
    s.cannons = [s.e.start_cannons for _seat in seats]
    s.crew = [0] * s.players
    s.captains = [0] * s.players
    s.hold = [0] * (s.players * len(s.e.goods))


def set_board(s: NorderwindState) -> None:
    """Three empty columns (NW-1.3)."""
    ports = len(s.e.ports)
    s.columns = [[] for _port in range(ports)]
    s.count = [0] * (ports * s.players)
    s.majority = [-1] * ports
    s.cubes = [0] * s.players
    s.all_ports = [False] * s.players
    s.full_crew = [False] * s.players
