"""A tile is reached: what it offers, what using it costs, and why something is not offered (NW-2.5, NW-7.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.games.norderwind.rules import contracts, equipment, purse, trade, turn
from kogge.games.norderwind.rules.constants import AT_TILE, DESTINATION, EQUIPMENT, MERCHANT, PORT

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.state import NorderwindState


def arrive(s: NorderwindState) -> None:
    """An action tile: the seat decides, unless there is neither a use nor a next tile (NW-2.4)."""
    if len(s.row) < s.distance or legal_uses(s, s.active):
        s.agenda.push(AT_TILE, s.active)
    else:
        turn.tile_resolved(s)


def legal_at_tile(s: NorderwindState, seat: int) -> list[int]:
    """The next tile if there is range left, the end of the voyage, and the uses of this tile (NW-2.4)."""
    if len(s.row) < s.distance:
        if s.look_left and s.rules.lookout_any_time:
            first = [s.a.look.start, s.a.next.start, s.a.stop.start]
        else:
            first = [s.a.next.start, s.a.stop.start]
    else:
        first = [s.a.stop.start]
    return first + legal_uses(s, seat)


def legal_uses(s: NorderwindState, seat: int) -> list[int]:
    """What this seat could do with the tile on top of the row."""
    tile = s.row[-1]
    kind = s.e.tile_kind[tile]
    if kind == PORT:
        return trade.legal_port(s, seat, tile)
    if kind == EQUIPMENT:
        return equipment.legal_equipment(s, seat)
    if kind == MERCHANT:
        return trade.legal_merchant(s, seat, tile)
    if kind == DESTINATION:
        return contracts.legal_fulfil(s, seat, s.stack)
    return [s.a.search.start]


def apply_search(s: NorderwindState, seat: int) -> None:
    """Gold from the wreck, for the active seat only (NW-7.1)."""
    s.actions += 1
    purse.gain_gold(s, seat, s.e.wreck, "wreck")
    turn.tile_resolved(s)
