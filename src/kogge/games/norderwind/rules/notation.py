"""Positions as text, both ways, and the looser words of typed records (NW-10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.errors import AmbiguousToken
from kogge.games.norderwind.rules import turn, voyage
from kogge.games.norderwind.rules.constants import LOOK, REVEAL, ROLE_BITS, ROLES, TODO_NAMES

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.state import NorderwindState


def field_names(s: NorderwindState) -> list[str]:
    """All fields of a position, in the order in which they are written."""
    names = ["turn", "winner", "over", "voyage", "row", "looked", "bottom"]
    names += [f"stack-{port}" for port in s.e.ports] + ["face-up", "looks"]
    names += ["gold", "letters", "sail", "cannons", "captains"]
    names += [f"crew-{seat + 1}" for seat in range(s.players)]
    names += [f"hold-{seat + 1}" for seat in range(s.players)]
    names += [f"column-{port}" for port in s.e.ports]
    return [*names, "majority", "all-ports", "full-crew", "pending"]


# Writing


def text(s: NorderwindState) -> str:
    """The position, one field a line."""
    values = [
        str(s.turns),
        str(s.winner + 1) if s.winner >= 0 else "-",
        "yes" if s.over else "no",
        _voyage_text(s),
        _words([s.e.tiles[tile] for tile in s.row]),
        s.e.tiles[s.looked] if s.looked >= 0 else "-",
        s.e.tiles[s.bottom] if s.bottom >= 0 else "-",
    ]
    values += [_words([s.e.tiles[tile] for tile in sorted(placed)]) for placed in s.placed]
    values += [_words([tile for index, tile in enumerate(s.e.tiles) if s.face_up[index]]), _looks_text(s)]
    values += [_numbers(row) for row in (s.gold, s.letters, s.sail, s.cannons, s.captains)]
    values += [_words([role for index, role in enumerate(ROLES) if crew & ROLE_BITS[index]]) for crew in s.crew]
    values += [_words(_hold_words(s, seat)) for seat in range(s.players)]
    values += [_numbers([owner + 1 for owner in owners]) or "-" for owners in s.columns]
    values += [_numbers([holder + 1 for holder in s.majority]), _flags(s.all_ports), _flags(s.full_crew)]
    values.append(s.agenda.text(TODO_NAMES))
    return "\n".join([f"{name} {value}" for name, value in zip(field_names(s), values, strict=True)])


def _voyage_text(s: NorderwindState) -> str:
    if s.stack < 0:
        return "-"
    look = "look" if s.look_left else "no-look"
    return f"{s.e.ports[s.stack]} range {s.distance} actions {s.actions} {look}"


def _looks_text(s: NorderwindState) -> str:
    """In the order of the looks: who knows only the tiles' seats and stacks must not learn more from a sorted list."""
    return _words([_look_text(s, look) for look in s.looks])


def _look_text(s: NorderwindState, look: turn.Look) -> str:
    turned = ",".join([s.e.tiles[tile] for tile in look.turned])
    return f"{look.seat + 1}:{s.e.ports[look.stack]}:{s.e.tiles[look.tile]}:{turned}"


def _hold_words(s: NorderwindState, seat: int) -> list[str]:
    words: list[str] = []
    for good, slug in enumerate(s.e.goods):
        words += [slug] * s.hold[seat * len(s.e.goods) + good]
    return words


def _words(words: list[str]) -> str:
    return " ".join(words) if words else "-"


def _numbers(numbers: list[int]) -> str:
    return " ".join([str(number) for number in numbers])


def _flags(flags: list[bool]) -> str:
    return " ".join(["1" if flag else "0" for flag in flags])


# Typed records


def read_token(s: NorderwindState, token: str) -> int:
    """A typed record may name a kind (``reveal fog``): the lowest known tile in the stack, else the lowest unplaced.

    Tiles of one name that differ in price are not told apart by their kind: that is refused, with the list.
    """
    table = s.a.table
    words = token.split()
    if table.find(token) < 0 and len(words) == 2 and words[0] in ("reveal", "look") and not s.over:
        pending = s.agenda.top().kind
        if pending == (REVEAL if words[0] == "reveal" else LOOK):
            meant = [tile for tile in _known_first(s) if s.e.tiles[tile].rsplit("-", 1)[0] == words[1]]
            if len({s.e.tile_price[tile] for tile in meant}) > 1:
                choices = ", ".join(sorted([f"{words[0]} {s.e.tiles[tile]}" for tile in meant]))
                raise AmbiguousToken(token=" ".join(words), choices=choices)
            if meant:
                return table.parse(f"{words[0]} {s.e.tiles[meant[0]]}")
    return table.parse(token)


def _known_first(s: NorderwindState) -> list[int]:
    possible = voyage.possible_tiles(s)
    known = [tile for tile in possible if tile in s.placed[s.stack]]
    return known + [tile for tile in possible if tile not in known]
