"""Positions as text, both ways (NM-10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.games.norsemen.rules.clan import Clan
from kogge.games.norsemen.rules.constants import (
    JARL_ACTIONS,
    JARL_SPACES,
    LADDERS,
    MOST_SEATS,
    NOBODY,
    ON_MAP,
    PHASES,
    TODO_NAMES,
)

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState


MANY = 1_000_000
SHIP = "*"
SPEAKER = "+"
NUMBERS = [
    "coins",
    "vp",
    "jarls",
    "title-jarls",
    "lawspeakers",
    "longships",
    "damaged",
    "title-longships",
    "damage",
    "waiting",
    "normandy",
    "normandy-acted",
    "used",
    "passed",
]
_LANDS = ["assigned", "acted", "forts", "settlements", "kept-at", "own-tiles"]
_PILES = ["route", "beside", "flipped", "top", "bag", "discard"]
WAS_NUMBERS = ["was-lawspeakers", "was-longships", "was-damaged"]
_WAS_PILES = ["was-top", "was-bag", "was-discard"]


def field_names(s: NorsemenState) -> list[str]:
    """All fields of a position, in the order in which they are written."""
    names = ["phase", "round", "turn", "place", "order", "circles", "map", "scoring"]
    names += [f"scored-{slug}" for slug in s.e.titles]
    names += [f"jarl-{slug}" for slug in JARL_ACTIONS]
    for age in s.e.ages:
        names += [f"deck-{age}", f"bottom-{age}"]
    names += ["drawn", "kept", "bonuses", "due", "due-vp", "left", "drawing"]
    names += NUMBERS
    for number in range(1, s.players + 1):
        names += [f"leader-{number}", f"dealt-{number}", f"task-{number}"]
        names += [f"ladder-{ladder}-{number}" for ladder in LADDERS]
        names += [f"{field}-{number}" for field in _LANDS + _PILES]
    names += WAS_NUMBERS
    for number in range(1, s.players + 1):
        names += [f"{field}-{number}" for field in _WAS_PILES]
    return [*names, "pending"]


# Writing


def text(s: NorsemenState) -> str:
    """The position, one field a line; what was before a secret phase only while it lasts."""
    values: dict[str, str] = {
        "phase": PHASES[s.phase],
        "round": str(s.round),
        "turn": str(s.turns),
        "place": str(s.place + 1),
        "order": _numbers([seat + 1 for seat in s.order]),
        "circles": _numbers([seat + 1 for seat in s.circles]),
        "map": _words([slug for tile, slug in enumerate(s.e.tiles) if s.e.age[tile] and s.lies[tile] == ON_MAP]),
        "scoring": _words([s.e.titles[card] for card in s.shown]),
        "drawn": _words(_known_words(s, s.drawn, s.drawn_known)),
        "kept": _cards(s, s.kept),
        "bonuses": _cards(s, s.bonuses),
        "due": _numbers(s.due),
        "due-vp": str(s.due_vp),
        "left": str(s.left),
        "drawing": str(s.drawing + 1),
        "pending": s.agenda.text(TODO_NAMES),
    }
    _write_board(s, values)
    _write_numbers(s, values)
    for seat in range(s.players):
        _write_clan(s, seat, values)
    return "\n".join([f"{name} {values[name]}" for name in field_names(s) if name in values])


def _write_board(s: NorsemenState, values: dict[str, str]) -> None:
    for slot, card in enumerate(s.shown):
        seats = s.scored[slot * MOST_SEATS : (slot + 1) * MOST_SEATS]
        values[f"scored-{s.e.titles[card]}"] = _numbers([seat + 1 for seat in seats if seat != NOBODY])
    for jarl, slug in enumerate(JARL_ACTIONS):
        seats = s.jarls_at[jarl * JARL_SPACES : (jarl + 1) * JARL_SPACES]
        values[f"jarl-{slug}"] = _numbers([seat + 1 for seat in seats])
    for age in s.e.ages:
        values[f"deck-{age}"] = _cards(s, s.bags[age])
        values[f"bottom-{age}"] = _words(_known_words(s, s.bottoms[age], s.known[age]))


def _write_numbers(s: NorsemenState, values: dict[str, str]) -> None:
    rows = [clan_numbers(c) for c in s.clans]
    for place, name in enumerate(NUMBERS):
        values[name] = _numbers([row[place] for row in rows])
    if s.veil:
        before = [clan_numbers(c.before) for c in s.clans if c.before is not None]
        for name in WAS_NUMBERS:
            place = NUMBERS.index(name.removeprefix("was-"))
            values[name] = _numbers([row[place] for row in before])


def clan_numbers(c: Clan) -> list[int]:
    numbers = [c.coins, c.vp, c.jarls, c.title_jarls, c.lawspeakers, c.ships, c.damaged, c.title_ships]
    return [*numbers, c.damage, c.waiting, c.normandy, c.normandy_acted, int(c.used), int(c.passed)]


def _write_clan(s: NorsemenState, seat: int, values: dict[str, str]) -> None:
    c = s.clans[seat]
    number = str(seat + 1)
    values[f"leader-{number}"] = s.e.leaders[c.leader] if c.leader >= 0 else "-"
    values[f"dealt-{number}"] = _words([s.e.leaders[leader] for leader in c.dealt])
    values[f"task-{number}"] = TODO_NAMES[c.task]
    for ladder, slug in enumerate(LADDERS):
        plain = c.plain[ladder * s.e.spaces : (ladder + 1) * s.e.spaces]
        values[f"ladder-{slug}-{number}"] = _numbers([*plain, c.legends[ladder] + 1])
    values[f"assigned-{number}"] = _tiles(s, c.assigned)
    values[f"acted-{number}"] = _tiles(s, c.acted)
    values[f"forts-{number}"] = _tiles(s, c.forts)
    values[f"settlements-{number}"] = _tiles(s, c.settlements)
    values[f"kept-at-{number}"] = s.e.territories[c.kept_at] if c.kept_at != NOBODY else "-"
    values[f"own-tiles-{number}"] = _words([slug for tile, slug in enumerate(s.e.tiles) if s.lies[tile] == seat])
    values[f"route-{number}"] = _words([_route_word(s, c, place) for place in range(len(c.route))])
    values[f"beside-{number}"] = s.e.cards[c.beside] if c.beside >= 0 else "-"
    values[f"flipped-{number}"] = s.e.cards[c.flipped] if c.flipped >= 0 else "-"
    _write_piles(s, c, "", number, values)
    if c.before is not None:
        _write_piles(s, c.before, "was-", number, values)


def _write_piles(s: NorsemenState, c: Clan, prefix: str, number: str, values: dict[str, str]) -> None:
    values[f"{prefix}top-{number}"] = _cards(s, c.top)
    values[f"{prefix}bag-{number}"] = _cards(s, c.bag)
    values[f"{prefix}discard-{number}"] = _cards(s, c.discard)


def _route_word(s: NorsemenState, c: Clan, place: int) -> str:
    speaker = SPEAKER if c.speakers >> place & 1 else ""
    return s.e.cards[c.route[place]] + SHIP * c.ships_on[place] + speaker


def _known_words(s: NorsemenState, cards: list[int], known: list[int]) -> list[str]:
    return [f"{s.e.cards[card]}:{mask}" for card, mask in zip(cards, known, strict=True)]


def _tiles(s: NorsemenState, tiles: int) -> str:
    return _words([slug for tile, slug in enumerate(s.e.tiles) if tiles >> tile & 1])


def _cards(s: NorsemenState, cards: list[int]) -> str:
    return _words([s.e.cards[card] for card in cards])


def _words(words: list[str]) -> str:
    return " ".join(words) if words else "-"


def _numbers(numbers: list[int]) -> str:
    return " ".join([str(number) for number in numbers]) if numbers else "-"
