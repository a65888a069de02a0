"""Norsemen's components, parsed: icons by their names, bonuses and spaces as what they do."""

from __future__ import annotations

import re
from typing import Literal, TypedDict

from kogge.games import components as parts
from kogge.games.edition_file import EditionFile, Entry

BonusKind = Literal["coins", "vp", "draw", "move", "adv"]

_ICONS = {
    "W": "wood",
    "F": "fabric",
    "O": "food",
    "S": "sailing",
    "R": "raid",
    "g": "gem",
    "r": "rune",
    "p": "spice",
    "d": "discount",
}
_BONUS = re.compile(r"(?:pay(\d+):)?(?:([cv])(\d+)(?:/(?:pair\((\w+),(\w+)\)|(\w+)))?|(draw|move|adv))")
_SPACES = ("primary", "first", "second", "third")
_PLACES = ("first", "second", "third", "fourth")
_DEEDS: dict[str, BonusKind] = {"draw": "draw", "move": "move", "adv": "adv", "c": "coins", "v": "vp"}


class Bonus(TypedDict):
    """What a bonus costs and does; ``per`` names what each is counted, two for a pair."""

    pay: int
    kind: BonusKind
    amount: int
    per: list[str]


class Card(TypedDict):
    """An exploration card; the icons of its corner count without a longship."""

    age: int
    territory: str
    icons: list[str]
    corner: list[str]
    damage: int
    bonus: Bonus | None
    vp: int


class Thing(TypedDict):
    """The thing action of a territory."""

    need: list[str]
    price: int
    coins: int
    vp: int
    effect: str
    ladder: str


class Income(TypedDict):
    """What a territory brings in the return phase; more ``when`` these icons are shown."""

    coins: int
    vp: int
    per: list[str]
    when: list[str]
    when_coins: int
    when_vp: int
    vp_per: str
    lore: str
    ports: int
    keep: int
    coin_for_vp: int


class Step(TypedDict):
    """What a step from a space of a ladder costs and earns."""

    cost: list[str]
    vp: int


class JarlSpace(TypedDict):
    """What a jarl on a space brings: VP to be paid, and whether longships come in damaged."""

    coins: int
    draw: int
    loss: int
    damage: bool


class Explore(TypedDict):
    """What it takes to keep one card of an age, or two, and the food besides."""

    one: int
    two: int
    food: int


class Leader(TypedDict):
    """A leader's first settlement, coins and ability."""

    start: str
    coins: int
    ability: str


class Scoring(TypedDict):
    """What a scoring card asks for, and the VP for more and for most."""

    need: int
    more: int
    more_vp: int
    most: int
    most_vp: int


class Components(TypedDict):
    """All components. Ladders and jarl actions are listed by their spaces, lore and scoring spaces by their places."""

    start: dict[str, int]
    order: dict[str, dict[str, int]]
    route: dict[str, int]
    prices: dict[str, int]
    gains: dict[str, int]
    trades: dict[str, int]
    ladder: dict[str, list[Step]]
    jarl: dict[str, list[JarlSpace]]
    explore: dict[str, Explore]
    lore: dict[str, list[int]]
    tiles: dict[str, int]
    territories: dict[str, int]
    bonus: dict[str, dict[str, int]]
    thing: dict[str, Thing]
    income: dict[str, Income]
    leaders: dict[str, Leader]
    abilities: dict[str, int]
    scoring: dict[str, Scoring]
    scoring_spaces: list[int]
    cards: dict[str, Card]


def components(file: EditionFile) -> Components:
    """The components of an edition."""
    return {
        "start": parts.values(file, "start"),
        "order": parts.amounts(file, "order"),
        "route": parts.values(file, "route"),
        "prices": parts.values(file, "prices"),
        "gains": parts.values(file, "gains"),
        "trades": parts.values(file, "trades"),
        "ladder": {ladder: _steps(file, ladder) for ladder in parts.tables(file, "ladder")},
        "jarl": _jarls(file),
        "explore": {age: parts.fields(Explore, entry) for age, entry in parts.entries(file, "explore").items()},
        "lore": {count: _places(entry) for count, entry in parts.amounts(file, "lore").items()},
        "tiles": parts.values(file, "tiles"),
        "territories": {slug: parts.number(land, "age") for slug, land in parts.entries(file, "territories").items()},
        "bonus": parts.amounts(file, "bonus"),
        "thing": {slug: _thing(entry) for slug, entry in parts.entries(file, "thing").items()},
        "income": {slug: _income(entry) for slug, entry in parts.entries(file, "income").items()},
        "leaders": {slug: parts.fields(Leader, entry) for slug, entry in parts.entries(file, "leaders").items()},
        "abilities": parts.values(file, "abilities"),
        "scoring": {slug: parts.fields(Scoring, entry) for slug, entry in parts.entries(file, "scoring").items()},
        "scoring_spaces": _places(parts.values(file, "scoring_spaces")),
        "cards": {slug: _card(entry) for slug, entry in parts.entries(file, "cards").items()},
    }


def icons(entry: Entry, key: str) -> list[str]:
    """The icons that letters stand for."""
    return [_ICONS.get(letter, letter) for letter in parts.word(entry, key)]


def bonus(text: str) -> Bonus | None:
    """``pay2:v1/pair(gem,rune)``: pay 2 coins, then 1 VP for each pair of gem and rune."""
    found = _BONUS.fullmatch(text)
    if found is None:
        return None
    pay, unit, amount, first, second, each, deed = found.groups()
    per = [slug for slug in (first, second, each) if slug]
    return {"pay": int(pay or 0), "kind": _DEEDS[deed or unit], "amount": int(amount or 0), "per": per}


def _places(entry: dict[str, int]) -> list[int]:
    return [entry.get(place, 0) for place in _PLACES]


def _steps(file: EditionFile, ladder: str) -> list[Step]:
    steps = parts.entries(file, f"ladder.{ladder}").values()
    return [{"cost": icons(step, "cost"), "vp": parts.number(step, "vp")} for step in steps]


def _jarls(file: EditionFile) -> dict[str, list[JarlSpace]]:
    """The jarl actions; those that no table of the file names have only what all spaces but the primary one cost."""
    price = parts.number(parts.entries(file, "prices").get("settlements", {}))
    named = {jarl: parts.entries(file, f"jarl.{jarl}") for jarl in ("forts", "explore")}
    found = {jarl: [_jarl_space(spaces.get(space, {})) for space in _SPACES] for jarl, spaces in named.items()}
    found["settlements"] = [_jarl_space({}, loss=price if number else 0) for number in range(len(_SPACES))]
    found["longships"] = [_jarl_space({}, damage=number > 0) for number in range(len(_SPACES))]
    return found


def _jarl_space(entry: Entry, loss: int = 0, damage: bool = False) -> JarlSpace:
    return parts.fields(JarlSpace, entry, loss=loss, damage=damage)


def _thing(entry: Entry) -> Thing:
    return parts.fields(Thing, entry, need=icons(entry, "need"))


def _income(entry: Entry) -> Income:
    coins, vp = parts.number(entry, "if_coins"), parts.number(entry, "if_vp")
    when = icons(entry, "if")
    return parts.fields(Income, entry, per=icons(entry, "per"), when=when, when_coins=coins, when_vp=vp)


def _card(entry: Entry) -> Card:
    shown = {key: icons(entry, key) for key in ("icons", "corner")}
    return parts.fields(Card, entry, **shown, bonus=bonus(parts.word(entry, "bonus")))
