"""The conformance kit: what every game must pass, for the authors of games and of bots that trust them.

    from kogge.conformance import check_game
    check_game(game)

One function a check, in ``CHECKS`` by name; each takes a game, seeds and a :class:`Size` and raises
:class:`ConformanceFailure`, which names the game, the seed, the node and what was expected.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kogge.conformance import basics, chance, copies, fields, legality, records, rows, secrets, texts, worlds
from kogge.conformance.configurations import Configuration, covering_sets, option_sets
from kogge.conformance.coverage import Coverage, explore
from kogge.conformance.failure import CHECKS, LARGE, QUICK, SEEDS, SMALL, Check, ConformanceFailure, Size
from kogge.core.state import Game

__all__ = [
    "CHECKS",
    "LARGE",
    "QUICK",
    "SEEDS",
    "SMALL",
    "Check",
    "Configuration",
    "ConformanceFailure",
    "Coverage",
    "Size",
    "basics",
    "chance",
    "check_game",
    "copies",
    "covering_sets",
    "explore",
    "failures",
    "fields",
    "legality",
    "option_sets",
    "records",
    "rows",
    "secrets",
    "texts",
    "worlds",
]


def check_game(
    game: Game, seeds: Sequence[int] = SEEDS, size: Size = SMALL, checks: Iterable[str] = tuple(CHECKS)
) -> None:
    """Run the checks one after the other; the first that fails raises ConformanceFailure."""
    for name in checks:
        CHECKS[name](game, seeds, size)


def failures(
    game: Game, seeds: Sequence[int] = SEEDS, size: Size = SMALL, checks: Iterable[str] = tuple(CHECKS)
) -> list[ConformanceFailure]:
    """Run all checks, whatever fails, and list the failures."""
    found: list[ConformanceFailure] = []
    for name in checks:
        try:
            CHECKS[name](game, seeds, size)
        except ConformanceFailure as failure:
            found.append(failure)
    return found
