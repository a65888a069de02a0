"""Ducats and seals that come and go, each with its line in the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


def gain_ducats(s: NovgorodState, seat: int, amount: int, cause: str) -> None:
    """Ducats from the supply, which never runs out."""
    s.cash[seat] += amount
    if s.journal is not None and amount:
        s.journal.add("gain", seat, amount, "ducat", cause)


def pay_ducats(s: NovgorodState, seat: int, amount: int, cause: str) -> None:
    """Ducats back to the supply; there is no credit."""
    s.cash[seat] -= amount
    if s.journal is not None and amount:
        s.journal.add("lose", seat, amount, "ducat", cause)


def gain_seals(s: NovgorodState, seat: int, amount: int, cause: str) -> None:
    """Seals, which are never lost."""
    s.seals[seat] += amount
    if s.journal is not None and amount:
        s.journal.add("gain", seat, amount, "seal", cause)
