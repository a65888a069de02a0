"""The turn: its income, actions spent, tiles resolved, and the end of the voyage (NW-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.games.norderwind.rules import purse, scoring
from kogge.games.norderwind.rules.constants import CHOOSE_STACK, SAIL_ON, TREASURER

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.state import NorderwindState


class Look:
    """A look that did not end face up: who looked, at which stack and tile, and the tiles turned in that voyage."""

    def __init__(self, seat: int, stack: int, tile: int, turned: list[int]) -> None:
        self.seat = seat
        self.stack = stack
        self.tile = tile
        self.turned = turned


def start_turn(s: NorderwindState) -> None:
    """A seat without gold gets its income, then chooses a stack (NW-2.1)."""
    seat = s.active
    if s.gold[seat] == 0:
        income = s.e.treasurer if s.crew[seat] & TREASURER else s.e.income
        purse.gain_gold(s, seat, income, "income")
    s.agenda.push(CHOOSE_STACK, seat)


def range_left(s: NorderwindState) -> int:
    """How many more tiles may be turned in this voyage."""
    return s.distance - len(s.row)


def tile_resolved(s: NorderwindState) -> None:
    """Two actions or no range end the voyage by themselves; else the seat decides (NW-2.4, NW-2.5)."""
    if s.actions >= s.e.actions:
        end_voyage(s, "actions")
    elif len(s.row) >= s.distance:
        end_voyage(s, "range")
    else:
        s.agenda.push(SAIL_ON, s.active)


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


def begin_use(s: NorderwindState, seat: int) -> None:
    """The active seat spends an action, another seat a letter (NW-2.5, NW-5.3)."""
    if seat == s.active:
        s.actions += 1
    else:
        purse.pay_letter(s, seat)
