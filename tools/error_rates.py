"""How much the levels give away with each decision, in games of their own: by this a review says how a seat has played.

``python -m tools.error_rates norderwind --players 2 --levels mate skipper --seconds 60 --keep FILE`` plays and reviews
games of each level against itself by turns, and keeps them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import inf
from pathlib import Path
from time import monotonic

import kogge
from kogge.bots import registry as bots
from kogge.bots.table import play_game
from kogge.core.record import dumps
from kogge.games import registry
from kogge.review import judges
from kogge.review.ledger import accounts
from tools.review_games import Part, events_of, part_of

FIRST_SEED = 23_700_000
LEVELS = ("random", "deckhand", "greedy", "mate", "skipper", "admiral")


@dataclass(frozen=True)
class Rated:
    """A game of a level against itself: the decisions of each seat, and what it gave away with all of them."""

    game: str
    level: str
    players: int
    seed: int
    judge: str
    decisions: list[int]
    lost: list[float]
    record: str


def rated(slug: str, players: int, level: str, seed: int) -> Rated:
    """Play a game and review it."""
    game = kogge.load(slug, players)
    record = play_game(game, [bots.make(slug, level) for _seat in range(players)], seed)
    ledgers = accounts(events_of(record))
    lost = [round(one.lost, 5) for one in ledgers]
    return Rated(
        slug, level, players, seed, judges.make(game).name, [one.decisions for one in ledgers], lost, dumps(record)
    )


def played(
    slug: str, players: int, levels: Sequence[str], games: int, part: Part = (1, 1), seconds: float = inf
) -> Iterator[Rated]:
    """A game of each level by turns; no further one begins when the time is over."""
    end = monotonic() + seconds
    for number in range(part[0] - 1, games, part[1]):
        for level in levels:
            if monotonic() > end:
                return
            yield rated(slug, players, level, FIRST_SEED + 1000 * players + number)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.slugs())
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--levels", nargs="*", default=LEVELS)
    parser.add_argument("--games", type=int, default=40, help="of each level")
    parser.add_argument("--part", type=part_of, default=(1, 1), help="2/3: the second of three parts")
    parser.add_argument("--seconds", type=float, default=inf)
    parser.add_argument("--keep", type=Path, required=True)
    asked = parser.parse_args()
    with asked.keep.open("a", encoding="utf-8") as file:
        for one in played(asked.game, asked.players, asked.levels, asked.games, asked.part, asked.seconds):
            file.write(json.dumps(asdict(one), separators=(",", ":")) + "\n")
            file.flush()


if __name__ == "__main__":
    main()
