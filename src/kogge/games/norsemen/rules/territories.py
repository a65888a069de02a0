"""Territories: what lies on the map for a seat, and lawspeakers that go there (NM-2.9, NM-3.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState


def is_open(s: NorsemenState, seat: int, tile: int) -> bool:
    """Whether the tile is on the map for this seat (NM-9.6)."""
    return s.lies[tile] == -1 or s.lies[tile] == seat


def is_free(s: NorsemenState, seat: int, tile: int) -> bool:
    """Whether the seat may send a lawspeaker to the tile: there, and none of its own (NM-2.9)."""
    c = s.clans[seat]
    return is_open(s, seat, tile) and (c.assigned | c.acted) >> tile & 1 == 0


def free_lands(s: NorsemenState, seat: int) -> list[int]:
    """Tiles on the map without an own lawspeaker."""
    return [tile for tile in range(s.e.normandy) if is_free(s, seat, tile)]


def card_lands(s: NorsemenState, seat: int, card: int) -> list[int]:
    """The card's territory, or all starting ones for Scandinavia, where the seat has a free place (NM-3.9, NM-3.10)."""
    tile = s.e.card_territory[card]
    if tile < 0:
        return [start for start in s.e.starting if is_free(s, seat, start)]
    return [tile] if is_free(s, seat, tile) else []


def assign(s: NorsemenState, seat: int, land: int) -> None:
    """A lawspeaker takes the assigned space of a territory (NM-3.9)."""
    c = s.clans[seat]
    if land == s.e.normandy:
        c.normandy += 1
    else:
        c.assigned |= 1 << land
    if s.journal is not None:
        s.journal.add("assign", seat, 1, s.e.territories[land])
