"""Norderwind's components, parsed: what is printed on tiles, dice and contracts."""

from __future__ import annotations

from typing import TypedDict

from kogge.games import components as parts
from kogge.games.edition_file import EditionFile


class Tile(TypedDict):
    """A sea tile: a port has a good, and a port and a merchant have a price."""

    kind: str
    good: str
    price: int


class Components(TypedDict):
    """All components. The contracts of a town are listed from the first on, each with what it asks for."""

    start: dict[str, int]
    cubes: dict[str, int]
    ship: dict[str, int]
    voyage: dict[str, int]
    prices: dict[str, int]
    gains: dict[str, int]
    event_die: dict[str, int]
    battle_die: dict[str, int]
    tiles: dict[str, Tile]
    contracts: dict[str, list[dict[str, int]]]


def components(file: EditionFile) -> Components:
    """The components of an edition."""
    return {
        "start": parts.values(file, "start"),
        "cubes": parts.values(file, "cubes"),
        "ship": parts.values(file, "ship"),
        "voyage": parts.values(file, "voyage"),
        "prices": parts.values(file, "prices"),
        "gains": parts.values(file, "gains"),
        "event_die": parts.values(file, "event_die"),
        "battle_die": parts.values(file, "battle_die"),
        "tiles": {slug: parts.fields(Tile, entry) for slug, entry in parts.entries(file, "tiles").items()},
        "contracts": {town: _contracts(file, town) for town in parts.tables(file, "contracts")},
    }


def _contracts(file: EditionFile, town: str) -> list[dict[str, int]]:
    return [_named_as_in_views(asked) for asked in parts.amounts(file, f"contracts.{town}").values()]


def _named_as_in_views(asked: dict[str, int]) -> dict[str, int]:
    """A captain is one piece in a view, and one of several in the file."""
    return {"captain" if name == "captains" else name: amount for name, amount in asked.items()}
