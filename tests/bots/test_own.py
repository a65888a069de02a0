"""What a researcher writes in plain Python stands beside the compiled engine: guides, judges and policies."""

from __future__ import annotations

from typing import Any

import numpy as np

import kogge
from kogge.bots.bot import Bot, Sight
from kogge.bots.generic_guide import GenericGuide
from kogge.bots.guide import Guide
from kogge.bots.judge import network_of
from kogge.bots.plan import Oracle, PlanBot
from kogge.bots.policy import PolicyBot
from kogge.bots.random_bot import RandomBot
from kogge.bots.search import SearchBot
from kogge.bots.table import play_game
from kogge.core.rng import Rng
from kogge.core.state import State
from kogge.games import registry


class Misers(Guide):
    """Knows one thing: points are good."""

    asked = 0

    def advisor(self) -> Bot:
        return RandomBot()

    def begin(self, s: State) -> None:
        pass

    def end(self, s: State) -> int:
        return s.turn() + self.horizon * s.game().players

    def priors(self, s: State, seat: int, legal: list[int]) -> list[float]:
        return [1.0] * len(legal)

    def play(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        return legal[rng.below(len(legal))]

    def worth(self, s: State, seat: int) -> float:
        Misers.asked += 1
        return float(s.scores()[seat])

    def spread(self, s: State) -> float:
        return 3.0


class Evaluation(GenericGuide):
    """Another evaluation, everything else as it is."""

    asked = 0

    def worth(self, s: State, seat: int) -> float:
        Evaluation.asked += 1
        return -float(s.scores()[seat])


class Even(Oracle):
    """Thinks that all actions and all seats are alike."""

    asked = 0

    def judged(self, states: list[State], seats: list[int], legal: list[list[int]]) -> list[list[float]]:
        Even.asked += len(states)
        players = states[0].game().players
        return [[1 / len(some)] * len(some) + [1 / players] * players for some in legal]


def bots_of_ones_own() -> list[Bot]:
    return [
        SearchBot(Misers(), "misers", 12, 0.0),
        SearchBot(Evaluation(3.0), "evaluation", 12, 0.0),
        PlanBot(Even(), "even", 12),
    ]


def test_guides_evaluations_and_judges_of_ones_own_play() -> None:
    game = kogge.load("norderwind", 3, registry.TINY)
    one, two = (play_game(game, bots_of_ones_own(), 4) for _time in range(2))
    assert one == two
    assert min(Misers.asked, Evaluation.asked, Even.asked) > 0


def test_a_guide_of_a_game_can_be_changed_in_part() -> None:
    for slug in registry.slugs():
        guide = registry.plugin(slug).guide()
        kind: Any = type(guide)
        cautious = type("Cautious", (kind,), {"spread": lambda self, s: 100.0})()
        state = kogge.load(slug).new_state()
        rng = kogge.Rng(1)
        while state.to_move() < 0:
            state.apply(state.sample_chance(rng))
        assert cautious.spread(state) == 100.0
        assert (
            SearchBot(cautious, "cautious", 4, 0.0).choose(Sight(state, state.to_move()), rng) in state.legal_actions()
        )


class Last(PolicyBot):
    """A policy of one's own: the last action, whatever the network says."""

    def choose(self, sight: Sight, rng: Rng) -> int:
        super().choose(sight, rng)
        return sight.legal()[-1]


def test_a_policy_of_ones_own_plays() -> None:
    game = kogge.load("novgorod")
    network = network_of(game)
    assert network is not None
    state, rng = game.new_state(), kogge.Rng(2)
    while state.to_move() < 0 or len(state.legal_actions()) < 2:
        state.apply(state.sample_chance(rng) if state.to_move() < 0 else state.legal_actions()[0])
    assert Last(network).choose(Sight(state, state.to_move()), rng) == state.legal_actions()[-1]
    assert np.asarray(network.policy[0]).ndim == 2
