"""Careers: rising a level, privileges, seals at the end of the turn (NG-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.bits import ones
from kogge.games.novgorod.rules import bonuses, privileges, purse, solvency
from kogge.games.novgorod.rules.constants import CAREER_LEVEL, DUCATS, SEAL, USE
from kogge.games.novgorod.rules.edition import Row

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


# The side of the card


def legal_side(s: NovgorodState) -> list[int]:
    """Front or back of the career card (NG-1.6)."""
    return [s.a.side.start, s.a.side.start + 1]


def apply_side(s: NovgorodState, seat: int, side: int) -> None:
    """The seat plays with this side."""
    faces = s.face[:]
    faces[seat] += side
    s.face = faces


# Privileges


def add_ducats(s: NovgorodState, actions: list[int]) -> None:
    """Two more ducats, once a turn, whatever the incomes (NG-4.12)."""
    if privileges.has_privilege(s, s.active, DUCATS):
        actions.append(s.a.ducats.start)


def apply_ducats(s: NovgorodState) -> None:
    """The privilege pays at once."""
    s.privilege_used = True
    purse.gain_ducats(s, s.active, s.e.privilege_ducats, "privilege")
    s.agenda.push(USE, s.active)


# Rising


def current_row(s: NovgorodState, seat: int) -> Row:
    """The lowest visible row."""
    return s.e.rows[s.face[seat] * s.e.row_count + s.level[seat]]


def at_top(s: NovgorodState, seat: int) -> bool:
    """Only the top row is visible: there is nothing to rise to (NG-6.1)."""
    return s.level[seat] == s.e.row_count - 1


def shortfall_after_rise(s: NovgorodState, ducats: int) -> int:
    """The ducats to be raised for the fees after rising: the row's own privilege is covered then (NG-6.4)."""
    seat = s.active
    short = s.fees - s.cash[seat] + ducats
    if short > 0 and not s.privilege_used and privileges.visible_privileges(s, seat, s.level[seat] + 1) & DUCATS:
        short -= s.e.privilege_ducats
    return short


def can_rise(s: NovgorodState) -> bool:
    """Whether the whole cost of the lowest visible row can be paid in one go, and the fees after it (NG-6.1)."""
    seat = s.active
    if at_top(s, seat):
        return False
    row = current_row(s, seat)
    if s.cash[seat] < row.ducats:
        return False
    need = row.need
    cards = ones(s.free) + (1 if s.ship else 0)
    if need.luxuries > ones(s.arts) or need.luxuries + need.commodities > cards:
        return False
    return solvency.can_pay(s, need, shortfall_after_rise(s, row.ducats))


def apply_rise(s: NovgorodState) -> None:
    """The ducats are paid at once; the goods follow (NG-6.2)."""
    purse.pay_ducats(s, s.active, current_row(s, s.active).ducats, "career")


def rise(s: NovgorodState) -> None:
    """The row is covered at once, and its privilege with it; the bonus is tested (NG-6.3, NG-8.7)."""
    seat = s.active
    s.level[seat] += 1
    if s.journal is not None:
        s.journal.add("rise", seat, s.level[seat])
    if current_row(s, seat).seals >= s.e.bonus_needed[CAREER_LEVEL]:
        bonuses.award(s, seat, CAREER_LEVEL)


# Phase 4


def take_seals(s: NovgorodState) -> None:
    """The seals of the lowest visible row, and one more with the unused seal privilege (NG-6.6, NG-6.7)."""
    seat = s.active
    purse.gain_seals(s, seat, current_row(s, seat).seals, "career")
    if privileges.has_privilege(s, seat, SEAL):
        purse.gain_seals(s, seat, s.e.privilege_seal, "privilege")
