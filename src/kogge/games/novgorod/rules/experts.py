"""Merchant and pirate of the expert game (NG-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.games.novgorod.rules import privileges, purse, solvency
from kogge.games.novgorod.rules.constants import BACK, BUY, FRONT, JOKER, OFF, ROUTE

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


# The merchant


def pay_merchant(s: NovgorodState) -> None:
    """The merchant's front side pays once a turn, for an income or a sale in its city (NG-10.2)."""
    s.merchant_used = True
    purse.gain_ducats(s, s.active, s.e.merchant_ducats, "merchant")


def move_merchant(s: NovgorodState) -> None:
    """Clockwise by the ship's printed speed, whatever the route was (NG-10.1)."""
    s.merchant = (s.merchant + s.speed[s.active]) % len(s.e.cities)
    if s.journal is not None:
        s.journal.add("merchant", s.active, 0, s.e.cities[s.merchant])


# The pirate


def fee(s: NovgorodState) -> int:
    """What moving the pirate's front side costs: most for the most seals, less for the second most (NG-10.6)."""
    own = s.seals[s.active]
    above = [seals for seals in s.seals if seals > own]
    if not above:
        return s.e.pirate_first
    return s.e.pirate_second if above.count(above[0]) == len(above) else 0


def add_early_pirate(s: NovgorodState, actions: list[int]) -> None:
    """Before the route is laid: for a fee, or by the joker (NG-10.5, NG-10.8)."""
    if s.pirate_early or s.rules.pirate == OFF:
        return
    if s.rules.pirate == FRONT:
        if s.cash[s.active] >= fee(s):
            _add_cities(s, actions)
    elif privileges.has_privilege(s, s.active, JOKER):
        _add_cities(s, actions)


def add_late_pirate(s: NovgorodState, actions: list[int]) -> None:
    """The front side once more after the route is laid, if its fee and all harbor fees can be paid (NG-10.5)."""
    if s.rules.pirate != FRONT or s.pirate_late:
        return
    cost = fee(s)
    if s.cash[s.active] < cost:
        return
    short = solvency.shortfall_after(s, cost, s.privilege_used)
    if solvency.can_raise(s, solvency.left_of(s, short)):
        _add_cities(s, actions)


def add_last_pirate(s: NovgorodState, actions: list[int]) -> None:
    """The back side at the end of the turn, by the joker (NG-10.8)."""
    if s.rules.pirate == BACK and privileges.has_privilege(s, s.active, JOKER):
        _add_cities(s, actions)


def _add_cities(s: NovgorodState, actions: list[int]) -> None:
    for city in range(len(s.e.cities)):
        if city != s.pirate:
            actions.append(s.a.pirate.start + city)


def apply_pirate(s: NovgorodState, pending: int, city: int) -> None:
    """The pirate moves; a laid route is not affected. The back side's move at the end of a turn is the last act."""
    if s.rules.pirate == BACK:
        s.privilege_used = True
    else:
        purse.pay_ducats(s, s.active, fee(s), "pirate")
    if pending == ROUTE:
        s.pirate_early = True
    else:
        s.pirate_late = True
    s.pirate = city
    if s.journal is not None:
        s.journal.add("pirate", s.active, 0, s.e.cities[city])
    if pending != BUY or s.rules.pirate != BACK:
        s.agenda.push(pending, s.active)
