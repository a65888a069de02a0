"""Played like: the level whose own games show the same error rate, and between which levels one game cannot tell."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from kogge.core.state import Game
from kogge.games import registry
from kogge.review.ledger import Account

FILE = "bots/error_rates.json"
FORMAT = "kogge-error-rates 1"
LEAST = 10  # decisions, before a rate says anything


@dataclass(frozen=True)
class Rate:
    """The error rate of a level against itself: the mean of ``seats`` seats of games, and their standard deviation."""

    level: str
    seats: int
    mean: float
    spread: float


@dataclass(frozen=True)
class Likeness:
    """The level that comes nearest, and all levels of which such a rate is nothing unusual, in their order."""

    level: Rate
    levels: list[str]


def likeness(rates: list[Rate], rate: float) -> Likeness:
    """The level of an error rate."""
    nearest = min(rates, key=lambda one: abs(one.mean - rate))
    usual = [one.level for one in rates if one is nearest or abs(one.mean - rate) <= one.spread]
    return Likeness(nearest, usual)


def played_like(game: Game, judge: str, worlds: int, account: Account) -> Likeness | None:
    """How a seat has played; None where this game, this judge or this depth has not been measured."""
    rates = rates_of(game, judge, worlds)
    return likeness(rates, account.error_rate) if rates and account.decisions >= LEAST else None


def rates_of(game: Game, judge: str, worlds: int) -> list[Rate]:
    """The rates of the levels in this game, the weakest level first; none if they have not been measured."""
    known = _measured(game.slug)
    asked = (game.edition_hash, game.rules_version, judge, worlds)
    if tuple(known.get(name) for name in ("hash", "rules", "judge", "worlds")) != asked:
        return []
    return [Rate(**one) for one in known["players"].get(str(game.players), [])]


@cache
def _measured(slug: str) -> dict[str, Any]:
    path = registry.plugin(slug).folder() / FILE if slug in registry.slugs() else None
    if path is None or not path.exists():
        return {}
    known: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return known if known["format"] == FORMAT else {}
