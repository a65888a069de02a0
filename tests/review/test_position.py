"""A single position, judged with bounded effort."""

from __future__ import annotations

import kogge
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, State
from kogge.review.events import Depth
from kogge.review.judge import Judge, Look
from kogge.review.position import verdict


class Counting(Judge):
    """Has no opinion, and counts how often it looks."""

    name = "counting"

    def __init__(self, players: int) -> None:
        self.players = players
        self.looks = 0

    def look(self, state: State, viewer: int) -> Look:
        self.looks += 1
        return Look(viewer, state.text().encode())

    def shares(self, looks: list[Look]) -> list[list[float]]:
        return [[1 / self.players] * self.players for _look in looks]


def test_all_outcomes_of_chance_share_one_depth() -> None:
    state, rng = kogge.load("novgorod", 2).new_state(), Rng(3)
    while state.to_move() != CHANCE or len(state.legal_actions()) < 12:
        state.apply(state.sample_chance(rng) if state.to_move() == CHANCE else state.legal_actions()[0])
    judge, depth = Counting(2), Depth()
    found = verdict(state, CHANCE, judge)
    assert [outcome for outcome, _shares in found.outcomes] == state.legal_actions()
    assert judge.looks <= 2 * (depth.outcomes + depth.samples) + len(found.outcomes)
