"""Between two decisions: chance is drawn fairly, by the operating system, and a batch ends at a decision."""

from __future__ import annotations

from collections import Counter

import pytest

from kogge import CHANCE, load
from kogge.conformance.toy import ToyGame
from kogge.core.timeline import Batch, apply
from kogge.server.live import play
from kogge.server.live.play import draw, settle
from tests.helpers import random_steps

GAMES = [load("norderwind", 3), ToyGame(2), ToyGame(3)]


def test_chance_is_drawn_by_its_weights() -> None:
    state = load("norderwind", 2).new_state()
    state.apply(state.legal_actions()[0])
    assert state.to_move() == CHANCE
    weights = dict(zip(state.legal_actions(), state.chance_weights(), strict=True))
    drawn = Counter(draw(state) for _ in range(20_000))
    total = sum(weights.values())
    for outcome, weight in weights.items():
        expected = 20_000 * weight / total
        assert abs(drawn[outcome] - expected) < 6 * expected**0.5 + 6


def test_a_batch_ends_at_a_decision() -> None:
    for seed in range(20):
        game = GAMES[seed % 3]
        state = game.new_state()
        for actor, action in random_steps(game, seed, 10 + seed):
            apply(state, actor, action)
        settle(Batch(state, []), forced=False)
        assert state.to_move() != CHANCE


class Dice:
    """A generator that always gives the lowest number, or the highest, and notes below what it was asked for."""

    def __init__(self, pick: int) -> None:
        self.pick = pick
        self.bounds: list[int] = []

    def __call__(self, bound: int) -> int:
        self.bounds.append(bound)
        return self.pick % bound


@pytest.mark.parametrize("pick", [0, -1])
def test_chance_comes_from_the_operating_system_alone(pick: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each outcome is one number of ``secrets``: with the lowest it is the first outcome, with the highest the last."""
    dice = Dice(pick)
    monkeypatch.setattr(play, "randbelow", dice)
    state = load("novgorod", 2).new_state()
    batch = Batch(state.clone(), [])
    settle(batch, forced=False)
    for _actor, outcome in batch.steps():
        assert outcome == state.legal_actions()[pick]
        assert dice.bounds.pop(0) == sum(state.chance_weights())
        state.apply(outcome)
    assert dice.bounds == []
