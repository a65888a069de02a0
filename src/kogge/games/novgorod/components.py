"""Novgorod's components, parsed: goods by their names, careers row by row, seals by what a luxury good is made from."""

from __future__ import annotations

from typing import TypedDict

from kogge.games import components as parts
from kogge.games.edition_file import EditionFile


class Ranks(TypedDict):
    """The offices of a city, the cheapest first."""

    cheapest: int
    second: int
    third: int
    dearest: int


class Sale(TypedDict):
    """The seals for a luxury good made from these commodities."""

    goods: list[str]
    seals: int


class Mission(TypedDict):
    """The two lines of a mission, and how many cards it has."""

    upper: list[str]
    lower: list[str]
    cards: int


class Row(TypedDict):
    """A row of a career card; the row marked ``x`` is the lowest."""

    ducats: int
    commodities: int
    luxuries: int
    privilege: str
    seals: int
    x: bool


class Bonus(TypedDict):
    """A bonus: what it takes, and the seals for the first and for the others."""

    needed: int
    high: int
    low: int


class Special(TypedDict):
    """A special order: its goods, of how many seats on it is offered, its price and seals."""

    goods: list[str]
    price: int
    seals: int
    least: int


class Components(TypedDict):
    """All components."""

    start: dict[str, int]
    speed: dict[str, int]
    mission: dict[str, int]
    privilege: dict[str, int]
    end: dict[str, int]
    cities: dict[str, str]
    seaways: dict[str, str]
    prices: dict[str, Ranks]
    incomes: dict[str, Ranks]
    fees: dict[str, int]
    luxuries: dict[str, list[str]]
    artisans: dict[str, int]
    seals: dict[str, list[Sale]]
    missions: dict[str, Mission]
    careers: dict[str, list[Row]]
    bonus: dict[str, Bonus]
    variety: dict[str, int]
    merchant: dict[str, int]
    pirate: dict[str, int]
    homes: dict[str, str]
    specials: dict[str, dict[str, Special]]


def components(file: EditionFile) -> Components:
    """The components of an edition."""
    return {
        "start": parts.values(file, "start"),
        "speed": parts.values(file, "speed"),
        "mission": parts.values(file, "mission"),
        "privilege": parts.values(file, "privilege"),
        "end": parts.values(file, "end"),
        "cities": {city: parts.word(entry, "good") for city, entry in parts.entries(file, "cities").items()},
        "seaways": {city: parts.word(entry, "to") for city, entry in parts.entries(file, "seaways").items()},
        "prices": {city: parts.fields(Ranks, entry) for city, entry in parts.entries(file, "prices").items()},
        "incomes": {city: parts.fields(Ranks, entry) for city, entry in parts.entries(file, "incomes").items()},
        "fees": parts.values(file, "fees"),
        "luxuries": {good: parts.words(entry, "goods") for good, entry in parts.entries(file, "luxuries").items()},
        "artisans": parts.values(file, "artisans"),
        "seals": {good: _sales(file, good) for good in parts.tables(file, "seals")},
        "missions": {slug: parts.fields(Mission, entry) for slug, entry in parts.entries(file, "missions").items()},
        "careers": {face: _career(file, face) for face in parts.tables(file, "careers")},
        "bonus": {slug: parts.fields(Bonus, entry) for slug, entry in parts.entries(file, "bonus").items()},
        "variety": parts.values(file, "variety"),
        "merchant": parts.values(file, "merchant"),
        "pirate": parts.values(file, "pirate"),
        "homes": {piece: _home(file, piece) for piece in ("merchant", "pirate")},
        "specials": {slug: _specials(file, slug) for slug in parts.tables(file, "specials")},
    }


def _sales(file: EditionFile, luxury: str) -> list[Sale]:
    made = parts.values(file, f"seals.{luxury}")
    return [{"goods": goods.split("-"), "seals": seals} for goods, seals in made.items()]


def _career(file: EditionFile, face: str) -> list[Row]:
    return [parts.fields(Row, entry) for entry in parts.entries(file, f"careers.{face}").values()]


def _home(file: EditionFile, piece: str) -> str:
    """The city in which the merchant or the pirate begins."""
    return parts.word(parts.entries(file, piece).get("start", {}), "city")


def _specials(file: EditionFile, slug: str) -> dict[str, Special]:
    return {letter: parts.fields(Special, entry) for letter, entry in parts.entries(file, f"specials.{slug}").items()}
