"""Bonus cards: who gets them, at which value, and when they go (NG-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.games.novgorod.rules import purse
from kogge.games.novgorod.rules.constants import BONUSES, GONE, HIGH, LOW, VARIETY

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


def award(s: NovgorodState, seat: int, bonus: int) -> None:
    """A seat does it for the first time: seals at the value of the round's start (NG-8.1)."""
    if s.bonus[bonus] == GONE or s.bonus_got[bonus] >> seat & 1:
        return
    got, count = s.bonus_got[:], s.bonus_round[:]
    got[bonus] |= 1 << seat
    count[bonus] += 1
    s.bonus_got, s.bonus_round = got, count
    purse.gain_seals(s, seat, s.e.bonus_seals[bonus * 3 + s.bonus[bonus]], BONUSES[bonus])


def end_round(s: NovgorodState) -> None:
    """One at the high value lowers the card; several, or any at the low value, take it away (NG-8.2)."""
    if sum(s.bonus_round) == 0:
        return
    states, got = s.bonus[:], s.bonus_got[:]
    for bonus in range(VARIETY):
        if s.bonus_round[bonus]:
            states[bonus] = LOW if states[bonus] == HIGH and s.bonus_round[bonus] == 1 else GONE
            if states[bonus] == GONE:
                got[bonus] = 0
            if s.journal is not None:
                s.journal.add("bonus-low" if states[bonus] == LOW else "bonus-gone", -1, 0, BONUSES[bonus])
    s.bonus, s.bonus_got = states, got
    s.bonus_round = [0] * len(states)
