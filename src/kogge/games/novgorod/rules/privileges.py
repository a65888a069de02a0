"""Privileges of the visible career rows (NG-6.4, NG-6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


def visible_privileges(s: NovgorodState, seat: int, level: int) -> int:
    """What the visible rows allow, as a mask; a joker stands for all (NG-6.5)."""
    return s.rules.visible[s.face[seat] * s.e.row_count + level]


def has_privilege(s: NovgorodState, seat: int, privilege: int) -> bool:
    """Whether a privilege is visible and none has been used this turn (NG-6.4)."""
    return not s.privilege_used and visible_privileges(s, seat, s.level[seat]) & privilege != 0
