"""The types of the view, for the server's schema and the page. Not compiled: a compiled TypedDict loses its types."""

from typing import NotRequired, TypedDict


class BattleView(TypedDict):
    """Pirates in sight."""

    hits_needed: int
    shots_left: int


class VoyageView(TypedDict):
    """The voyage under way. A tile that only the active seat has seen is "?" to the others."""

    stack: str
    row: list[str]
    distance: int
    left: int
    actions: int
    actions_left: int
    look_left: bool
    looked: str | None
    bottom: str | None
    battle: BattleView | None


class SeatView(TypedDict):
    """A ship and what its captain owns; all of it is public."""

    gold: int
    letters: int
    sail: int
    cannons: int
    crew: list[str]
    crew_left: int
    captains: int
    hold: dict[str, int]
    cubes: int
    cubes_left: int
    contracts: list[int]
    majorities: list[str]
    all_ports: bool
    full_crew: bool


class ColumnView(TypedDict):
    """A port's contracts from the bottom up; the first ``len(owners)`` are fulfilled."""

    port: str
    owners: list[int]
    contracts: list[dict[str, int]]
    majority: int | None


class LookView(TypedDict):
    """A look that did not end face up; the tile is "?" to all but the seat that looked."""

    seat: int
    stack: str
    tile: str


class Aids(TypedDict):
    """What helps, computed from what the viewer knows. Chances are pairs: so many of so many equally likely cases.

    ``seen`` are the tiles known to lie in each stack, ``odds`` the chance of each kind of tile to be turned next there.
    """

    seen: NotRequired[dict[str, list[str]]]
    odds: NotRequired[dict[str, dict[str, list[int]]]]
    battle_odds: NotRequired[list[int]]


class View(TypedDict):
    """All that a viewer may know of a position."""

    game: str
    players: int
    turn: int
    round: int
    active: int
    to_move: int
    pending: str
    winner: int | None
    voyage: VoyageView | None
    seats: list[SeatView]
    columns: list[ColumnView]
    looks: list[LookView]
    aids: Aids
