"""Coins and victory points that come and go, each with its line in the log (NM-1.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.games.norsemen.rules.clan import Clan
from kogge.games.norsemen.rules.constants import DISCOUNT

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState


def gain(s: NorsemenState, seat: int, coins: int, vp: int, cause: str) -> None:
    """Coins and VP from the supply, which has no end (NM-1.9)."""
    c = s.clans[seat]
    c.coins += coins
    c.vp += vp
    if s.journal is not None:
        if coins:
            s.journal.add("gain", seat, coins, "coins", cause)
        if vp:
            s.journal.add("gain", seat, vp, "vp", cause)


def pay(s: NorsemenState, seat: int, coins: int, vp: int, cause: str) -> None:
    """Coins and VP that are really spent (NM-2.4)."""
    c = s.clans[seat]
    c.coins -= coins
    c.vp -= vp
    if s.journal is not None:
        if coins:
            s.journal.add("lose", seat, coins, "coins", cause)
        if vp:
            s.journal.add("lose", seat, vp, "vp", cause)


def discounted(c: Clan, price: int) -> int:
    """Every discount icon takes one coin off a price, never below nothing (NM-2.5)."""
    less = price - c.icons[DISCOUNT]
    return max(0, less)
