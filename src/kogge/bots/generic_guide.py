"""What a search knows about a game that brings no guide of its own: nothing but the score."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kogge.bots.bot import Bot
from kogge.bots.guide import Guide
from kogge.bots.random_bot import RandomBot
from kogge.core.rng import Rng
from kogge.core.state import State

TURNS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class GenericGuide(Guide):
    """Plays on at random for some turns of every seat, and takes the score then as a forecast."""

    def __init__(self, margin: float) -> None:
        super().__init__()
        self.horizon = TURNS
        self.advice = 0.0
        self.margin: float = margin

    def advisor(self) -> Bot:
        return RandomBot()

    def begin(self, s: State) -> None:
        """There is nothing to get ready."""

    def end(self, s: State) -> int:
        return s.turn() + self.horizon * s.game().players

    def priors(self, s: State, seat: int, legal: list[int]) -> list[float]:
        return [1.0] * len(legal)

    def play(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        return legal[rng.below(len(legal))]

    def worth(self, s: State, seat: int) -> float:
        return float(s.scores()[seat])

    def spread(self, s: State) -> float:
        return self.margin
