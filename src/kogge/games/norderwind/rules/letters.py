"""Trade letters: after the active seat has used a trading tile, others may use it too, in order (NW-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.games.norderwind.rules import tiles, turn
from kogge.games.norderwind.rules.constants import LETTER

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.state import NorderwindState


def ask_from(s: NorderwindState, offset: int) -> None:
    """Ask the next seat, clockwise, that has a letter and a use for the tile; if there is none, the tile is done."""
    for step in range(offset, s.players):
        seat = s.active + step
        if seat >= s.players:
            seat -= s.players
        if s.letters[seat] > 0 and tiles.legal_uses(s, seat):
            s.agenda.push(LETTER, seat)
            return
    turn.tile_resolved(s)


def legal_letter(s: NorderwindState, seat: int) -> list[int]:
    """Pass, or any use of the tile (NW-5.2)."""
    return [s.a.passing.start, *tiles.legal_uses(s, seat)]


def apply_pass(s: NorderwindState, seat: int) -> None:
    """The seat keeps its letter; the next is asked."""
    ask_from(s, _offset(s, seat) + 1)


def letter_used(s: NorderwindState, seat: int) -> None:
    """Each seat may use the tile, or by option only the first that takes it (NW-5.4)."""
    if s.rules.one_letter:
        turn.tile_resolved(s)
    else:
        ask_from(s, _offset(s, seat) + 1)


def _offset(s: NorderwindState, seat: int) -> int:
    return (seat - s.active) % s.players


def use_completed(s: NorderwindState, seat: int) -> None:
    """A trading tile has been used: now others may use it by letter (NW-5.1)."""
    if seat == s.active:
        ask_from(s, 1)
    else:
        letter_used(s, seat)
