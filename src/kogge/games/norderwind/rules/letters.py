"""Trade letters: after the active seat has used a trading tile, others may use it too, in order (NW-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.games.norderwind.rules import tiles, voyage
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
    voyage.tile_resolved(s)


def legal_letter(s: NorderwindState, seat: int) -> list[int]:
    """Pass, or any use of the tile (NW-5.2)."""
    return [s.a.passing.start, *tiles.legal_uses(s, seat)]


def pay_letter(s: NorderwindState, seat: int) -> None:
    """The letter goes back to the supply (NW-5.3)."""
    s.letters[seat] -= 1
    if s.journal is not None:
        s.journal.add("lose", seat, 1, "letter", "letter")


def apply_pass(s: NorderwindState, seat: int) -> None:
    """The seat keeps its letter; the next is asked."""
    ask_from(s, _offset(s, seat) + 1)


def letter_used(s: NorderwindState, seat: int) -> None:
    """Each seat may use the tile, or by option only the first that takes it (NW-5.4)."""
    if s.rules.one_letter:
        voyage.tile_resolved(s)
    else:
        ask_from(s, _offset(s, seat) + 1)


def _offset(s: NorderwindState, seat: int) -> int:
    return (seat - s.active) % s.players
