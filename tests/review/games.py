"""Finished games, and a learned judge of any game, for the tests of reviews."""

from __future__ import annotations

from functools import cache

import numpy as np

import kogge
from kogge.bots import registry as bots
from kogge.bots.network import Network, header_of
from kogge.bots.table import play_game
from kogge.core.record import Record
from kogge.core.state import Game
from kogge.review.events import Depth, Event, Reviewer
from kogge.review.judge import Judge, NetworkJudge
from kogge.review.review import PART, join

WIDTH = 8
QUICK = Depth(worlds=2, outcomes=30, samples=4)


@cache
def played(slug: str, players: int, seed: int = 3) -> Record:
    """A game of greedy bots."""
    game = kogge.load(slug, players)
    return play_game(game, [bots.make(slug, "greedy") for _seat in range(players)], seed)


def opinionated(game: Game) -> NetworkJudge:
    """A judge with an opinion about everything a seat knows, right or wrong: weights at random."""
    rng = np.random.default_rng(1)
    sizes = {"inputs": (WIDTH, game.features.size), "blocks.0.first": (WIDTH, WIDTH), "blocks.0.second": (WIDTH, WIDTH)}
    sizes |= {"policy": (game.actions.width, WIDTH), "shares": (5, WIDTH)}
    arrays = {}
    for name, size in sizes.items():
        arrays[f"{name}.weight"] = rng.normal(0, 0.2, size).astype(np.float32)
        arrays[f"{name}.bias"] = rng.normal(0, 0.2, size[0]).astype(np.float32)
    header = {**header_of(game), "scales": [1] * game.features.size, "blocks": 1}
    return NetworkJudge(Network(header, arrays), game, "network")


def events_of(record: Record, judge: Judge) -> list[Event]:
    """The events of a game, found in parts."""
    reviewer = Reviewer(record, judge, QUICK)
    events: list[Event] = []
    for first in range(0, len(reviewer.spans), PART):
        join(events, reviewer.events(first, first + PART))
    return events
