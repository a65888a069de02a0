"""Gold and letters that come and go, each with its line in the log (NW-1.5, NW-5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.state import NorderwindState


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


def pay_letter(s: NorderwindState, seat: int) -> None:
    """The letter goes back to the supply (NW-5.3)."""
    s.letters[seat] -= 1
    if s.journal is not None:
        s.journal.add("lose", seat, 1, "letter", "letter")
