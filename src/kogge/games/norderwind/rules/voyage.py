"""The turn and its voyage: income, the stack, tiles one by one, the lookout, the end of the voyage (NW-2, NW-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.rng import Rng
from kogge.core.state import CHANCE
from kogge.games.norderwind.rules import fog, tiles, turn
from kogge.games.norderwind.rules.constants import FOG, LOOK, LOOKED, LOOKOUT, REVEAL, SAIL_ON, SET_SAIL

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.state import NorderwindState


# The turn


def legal_choose_stack(s: NorderwindState) -> list[int]:
    """Any of the three stacks (NW-2.2)."""
    sail = s.a.sail
    return [sail.start, sail.start + 1, sail.start + 2]


def apply_sail(s: NorderwindState, stack: int) -> None:
    """The voyage begins: its range is fixed now (NW-2.3); a lookout may look first (NW-8.1)."""
    seat = s.active
    s.stack = stack
    s.distance = s.sail[seat]
    s.actions = 0
    s.look_left = s.crew[seat] & LOOKOUT != 0
    if s.look_left:
        s.agenda.push(SET_SAIL, seat)
    else:
        s.agenda.push(REVEAL, CHANCE)


# Tile after tile


def legal_sail_on(s: NorderwindState) -> list[int]:
    """After a resolved tile with range left: the next tile, or the end (NW-2.4)."""
    if s.look_left and s.rules.lookout_any_time:
        return [s.a.look.start, s.a.next.start, s.a.stop.start]
    return [s.a.next.start, s.a.stop.start]


def apply_next(s: NorderwindState) -> None:
    """Turn the next tile; a tile the lookout has left on top is turned by a draw with that one outcome (NW-8.2)."""
    s.agenda.push(REVEAL, CHANCE)


def apply_stop(s: NorderwindState) -> None:
    """The seat ends its voyage (NW-2.4)."""
    turn.end_voyage(s, "stop")


def apply_reveal(s: NorderwindState, tile: int) -> None:
    """A tile is turned up: all know now that it lies in this stack (NW-10.3)."""
    take_from_stack(s, tile)
    s.row.append(tile)
    s.face_up[tile] = True
    if s.e.tile_kind[tile] == FOG:
        fog.enter_fog(s)
    else:
        tiles.arrive(s)


# The stack: a tile is placed when chance first brings it up (NW-10.2)


def free_places(s: NorderwindState) -> int:
    """How many tiles of the stack are known to nobody."""
    aside = 1 if s.bottom >= 0 else 0
    return s.e.stack - len(s.placed[s.stack]) - len(s.row) - aside


def take_from_stack(s: NorderwindState, tile: int) -> None:
    """Take the drawn tile from where it was: under the lookout's eyes, placed in this stack, or placed nowhere."""
    if tile == s.looked:
        s.looked = -1
    elif tile in s.placed[s.stack]:
        s.placed[s.stack].remove(tile)
    else:
        s.unplaced.remove(tile)


def sample_tile(s: NorderwindState, rng: Rng) -> int:
    """The tile that chance turns or shows, by the weights of NW-10.2."""
    if s.looked >= 0:
        return s.looked
    known = s.placed[s.stack]
    pick = rng.below(len(known) + free_places(s))
    if pick < len(known):
        return known[pick]
    return s.unplaced[rng.below(len(s.unplaced))]


def possible_tiles(s: NorderwindState) -> list[int]:
    """The tiles that may come up next, ascending."""
    if s.looked >= 0:
        return [s.looked]
    if free_places(s) == 0:
        return sorted(s.placed[s.stack])
    return sorted(s.placed[s.stack] + s.unplaced)


def reveal_outcomes(s: NorderwindState) -> list[int]:
    """The outcomes of turning a tile."""
    return [s.a.reveal.start + tile for tile in possible_tiles(s)]


def look_outcomes(s: NorderwindState) -> list[int]:
    """The outcomes of looking at the top tile."""
    return [s.a.look_at.start + tile for tile in possible_tiles(s)]


def tile_weights(s: NorderwindState) -> list[int]:
    """A placed tile weighs as much as there are unplaced tiles, an unplaced one as much as there are free places."""
    known = s.placed[s.stack]
    free = free_places(s)
    if s.looked >= 0 or free == 0:
        return [1 for _tile in possible_tiles(s)]
    return [len(s.unplaced) if tile in known else free for tile in possible_tiles(s)]


# The lookout


def legal_set_sail(s: NorderwindState) -> list[int]:
    """Before the first tile a ship with a lookout may look, once (NW-8.1)."""
    return [s.a.look.start, s.a.next.start]


def legal_looked(s: NorderwindState) -> list[int]:
    """The tile seen is turned or goes to the bottom; between tiles the voyage may end as well (NW-8.2, NW-8.3)."""
    if s.row:
        return [s.a.next.start, s.a.bottom.start, s.a.stop.start]
    return [s.a.next.start, s.a.bottom.start]


def apply_look(s: NorderwindState) -> None:
    """The lookout goes up; the tile it sees comes by chance."""
    s.look_left = False
    s.agenda.push(LOOK, CHANCE)


def apply_look_at(s: NorderwindState, tile: int) -> None:
    """The active seat alone sees the tile; it is placed in this stack from now on (NW-10.4)."""
    take_from_stack(s, tile)
    s.looked = tile
    if s.journal is not None:
        s.journal.add("look", s.active, 0, s.e.tiles[tile], "", s.active)
    s.agenda.push(LOOKED, s.active)


def apply_bottom(s: NorderwindState) -> None:
    """The tile goes under the stack, costs no range and cannot turn up in this voyage (NW-8.2)."""
    s.bottom = s.looked
    s.looked = -1
    if s.row:
        s.agenda.push(SAIL_ON, s.active)
    else:
        s.agenda.push(REVEAL, CHANCE)
