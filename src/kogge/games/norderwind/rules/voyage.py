"""The turn and its voyage: income, the stack, tiles one by one, the lookout, the end of the voyage (NW-2, NW-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.rng import Rng
from kogge.core.state import CHANCE, Reason
from kogge.games.norderwind.rules import fog, scoring, tiles
from kogge.games.norderwind.rules.constants import (
    A_BOTTOM,
    CHOOSE_STACK,
    FOG,
    LOOK,
    LOOKED,
    LOOKOUT,
    REVEAL,
    SAIL_ON,
    SET_SAIL,
    TREASURER,
)

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.state import NorderwindState


class Look:
    """A look that did not end face up: who looked, at which stack and tile, and the tiles turned in that voyage."""

    def __init__(self, seat: int, stack: int, tile: int, turned: list[int]) -> None:
        self.seat = seat
        self.stack = stack
        self.tile = tile
        self.turned = turned


# The turn


def start_turn(s: NorderwindState) -> None:
    """A seat without gold gets its income, then chooses a stack (NW-2.1)."""
    seat = s.active
    if s.gold[seat] == 0:
        income = s.e.treasurer if s.crew[seat] & TREASURER else s.e.income
        gain_gold(s, seat, income, "income")
    s.agenda.push(CHOOSE_STACK, seat)


def gain_gold(s: NorderwindState, seat: int, amount: int, cause: str) -> None:
    """Gold from the supply, which never runs out (NW-1.5)."""
    s.gold[seat] += amount
    if s.journal is not None:
        s.journal.add("gain", seat, amount, "gold", cause)


def spend_gold(s: NorderwindState, seat: int, amount: int, cause: str) -> None:
    """Gold back to the supply."""
    s.gold[seat] -= amount
    if s.journal is not None:
        s.journal.add("lose", seat, amount, "gold", cause)


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


def range_left(s: NorderwindState) -> int:
    """How many more tiles may be turned in this voyage."""
    return s.distance - len(s.row)


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
    end_voyage(s, "stop")


def why_next(s: NorderwindState) -> Reason:
    """Why there is no next tile."""
    return Reason("NW-2.3", "reason-no-range", {"distance": s.distance})


def why_not_between_tiles(s: NorderwindState) -> Reason:
    """A resolved tile, or a tile that is not yet turned, offers nothing."""
    if s.row:
        return Reason("NW-2.4", "reason-tile-resolved")
    return Reason("NW-2.4", "reason-first-tile")


def apply_reveal(s: NorderwindState, tile: int) -> None:
    """A tile is turned up: all know now that it lies in this stack (NW-10.3)."""
    take_from_stack(s, tile)
    s.row.append(tile)
    s.face_up[tile] = True
    if s.e.tile_kind[tile] == FOG:
        fog.enter_fog(s)
    else:
        tiles.arrive(s)


def tile_resolved(s: NorderwindState) -> None:
    """Two actions or no range end the voyage by themselves; else the seat decides (NW-2.4, NW-2.5)."""
    if s.actions >= s.e.actions:
        end_voyage(s, "actions")
    elif len(s.row) >= s.distance:
        end_voyage(s, "range")
    else:
        s.agenda.push(SAIL_ON, s.active)


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


def why_look(s: NorderwindState, kind: int) -> Reason:
    """Why the lookout cannot look now, or put a tile under the stack."""
    if kind == A_BOTTOM:
        return Reason("NW-8.2", "reason-nothing-looked-at")
    if not s.look_left:
        return Reason("NW-8.1", "reason-no-look")
    if not s.rules.lookout_any_time:
        return Reason("NW-8.1", "reason-look-only-first")
    return why_next(s)


# The end of the voyage


def end_voyage(s: NorderwindState, cause: str) -> None:
    """A letter for at most one action (NW-2.6), the stack is shuffled (NW-2.7), the next seat's turn comes (NW-2.8)."""
    seat = s.active
    if s.journal is not None:
        s.journal.add("voyage-ends", seat, 0, s.e.ports[s.stack], cause)
    if s.actions < s.e.actions and s.letters[seat] < s.e.max_letters:
        s.letters[seat] += 1
        if s.journal is not None:
            s.journal.add("gain", seat, 1, "letter", "voyage")
    shuffle_stack(s)
    s.turns += 1
    s.active = seat + 1 if seat + 1 < s.players else 0
    if scoring.last_round_over(s):
        scoring.end_without_winner(s)
    else:
        start_turn(s)


def shuffle_stack(s: NorderwindState) -> None:
    """All tiles of the stack are mixed; what a look has shown stays known to its seat for good (NW-10.5)."""
    known = s.placed[s.stack]
    hidden_tile = s.bottom if s.bottom >= 0 else s.looked
    known += s.row
    if hidden_tile >= 0:
        known.append(hidden_tile)
        s.looks.append(Look(s.active, s.stack, hidden_tile, sorted(s.row)))
    known.sort()
    if s.looks:
        forget_looks(s, s.stack)
    s.stack = -1
    s.distance = 0
    s.actions = 0
    s.look_left = False
    s.looked = -1
    s.bottom = -1
    s.row = []


def forget_looks(s: NorderwindState, stack: int) -> None:
    """A stack whose tiles have all been face up holds no secret any more (NW-10.5)."""
    known = s.placed[stack]
    if len(known) == s.e.stack and all(s.face_up[tile] for tile in known):
        s.looks = [look for look in s.looks if look.stack != stack]
