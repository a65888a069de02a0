"""What a puzzle is, and the file that a game's puzzles come in: a header, then a line for each game that was searched.

A puzzle's position is a world drawn from what its seat knows, so neither the file nor the server knows more than that.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from kogge.core.state import Game, State
from kogge.games import registry

FORMAT = "kogge-puzzles 1"
FILE = "puzzles.jsonl"
Data = dict[str, Any]


class NoPuzzle(LookupError):
    """There is no such puzzle."""


@dataclass(frozen=True)
class Step:
    """One choice of the solution. It is to be found where ``shares`` says how often the choices win, the best first.

    Where several are as good, or there is no choice, there are none, and the step plays itself.
    """

    token: str
    shares: dict[str, float] = field(default_factory=dict)

    def asked(self) -> bool:
        """Whether it is to be found."""
        return bool(self.shares)

    def gap(self) -> float:
        """By how much it is better than the next one."""
        best, second, *_rest = self.shares.values()
        return best - second


@dataclass(frozen=True)
class Puzzle:
    """A position, whose turn it is, and what is best there. ``levels``: how likely the bots find all of it."""

    slug: str
    edition: str
    players: int
    seat: int
    text: str
    steps: list[Step]
    levels: dict[str, float]
    rating: int

    @property
    def name(self) -> str:
        """What it is called: the same position has the same name."""
        text = f"{self.slug} {self.players} {self.seat}\n{self.text}"
        return sha256(text.encode()).hexdigest()[:8]

    def game(self) -> Game:
        """The game it comes from."""
        return _game(self.slug, self.players, self.edition)

    def position(self) -> State:
        """The position, one's own copy."""
        return self.game().parse_state(self.text)

    def data(self) -> Data:
        """It as plain data."""
        return {
            "players": self.players,
            "seat": self.seat,
            "rating": self.rating,
            "levels": self.levels,
            "steps": [step.shares or step.token for step in self.steps],
            "text": self.text,
        }


@cache
def _game(slug: str, players: int, edition: str) -> Game:
    return registry.load(slug, players, edition)


def of_data(slug: str, edition: str, data: Data) -> Puzzle:
    """The puzzle of plain data."""
    steps = [Step(step) if isinstance(step, str) else Step(next(iter(step)), step) for step in data["steps"]]
    return Puzzle(slug, edition, data["players"], data["seat"], data["text"], steps, data["levels"], data["rating"])


# The file


def header(game: Game, **how: object) -> Data:
    """The first line of a file: what the puzzles belong to, and how they were found."""
    return {
        "format": FORMAT,
        "game": game.slug,
        "edition": game.edition,
        "hash": game.edition_hash,
        "rules": game.rules_version,
        **how,
    }


def read(path: Path) -> tuple[Data, list[Data]]:
    """The header and the lines of a file, without a last line that was not written to its end."""
    lines = path.read_text(encoding="utf-8").split("\n")[:-1]
    head, *games = [json.loads(line) for line in lines]
    return head, games


def file_of(slug: str) -> Path | None:
    """The file of the puzzles that come with a game."""
    path = registry.plugin(slug).folder() / FILE
    return path if path.exists() else None


@cache
def puzzles(slug: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, the easiest first."""
    path = file_of(slug)
    if path is None:
        return ()
    head, games = read(path)
    found = {one.name: one for game in games for one in _of_game(slug, head["edition"], game)}
    return tuple(sorted(found.values(), key=lambda one: (one.rating, one.name)))


def _of_game(slug: str, edition: str, game: Data) -> list[Puzzle]:
    return [of_data(slug, edition, data) for data in game["puzzles"]]


def puzzle(slug: str, name: str) -> Puzzle:
    """The puzzle of this name."""
    found = _by_name(slug).get(name)
    if found is None:
        raise NoPuzzle(slug, name)
    return found


@cache
def _by_name(slug: str) -> dict[str, Puzzle]:
    return {one.name: one for one in puzzles(slug)}


def daily(slug: str, day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody. None comes again before all have been."""
    found = puzzles(slug)
    if not found:
        raise NoPuzzle(slug, day)
    order = sorted(found, key=lambda one: one.name)
    return order[day.toordinal() % len(order)]
