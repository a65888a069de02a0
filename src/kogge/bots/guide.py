"""What a search has to know about one game: which moves look good, how play goes on, and who is ahead."""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp

from mypy_extensions import mypyc_attr

from kogge.bots.bot import Bot
from kogge.core.rng import Rng
from kogge.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(ABC):
    """The knowledge of one game. It is given worlds a seat believes possible, never the truth."""

    def __init__(self) -> None:
        self.horizon: int = 2  # turns of every seat after which a playout is cut
        self.explore: float = 0.25  # how strongly priors pull
        self.advice: float = 0.35  # the share of the prior that goes to the advisor's choice
        self.doubt: float = 0.0  # by how many standard errors another action must be better than the advisor's
        self.near: float = 0.0  # how much the end of the own turn counts against the horizon
        self.sharp: float = 0.2  # the score by which a foreseen action must be better to look e times as good

    @abstractmethod
    def advisor(self) -> Bot:
        """A new bot whose choice the search looks at first."""

    @abstractmethod
    def begin(self, s: State) -> None:
        """Get ready to think about this position."""

    def forget(self) -> None:  # noqa: B027 (most have nothing to forget)
        """Another world begins; what was noted about the last one no longer holds."""

    @abstractmethod
    def end(self, s: State) -> int:
        """The turn at whose beginning playouts from this position are cut."""

    @abstractmethod
    def priors(self, s: State, seat: int, legal: list[int]) -> list[float]:
        """How promising the actions look at a glance: positive weights, of any sum."""

    def foresee(self, s: State, seat: int, legal: list[int]) -> list[float]:
        """The score this seat may expect after each action, where the rest of its turn can be worked out; else none."""
        return []

    @abstractmethod
    def play(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        """A quick and sensible choice among several actions, for playouts."""

    @abstractmethod
    def worth(self, s: State, seat: int) -> float:
        """The score this seat may expect at the end."""

    @abstractmethod
    def spread(self, s: State) -> float:
        """How many points ahead make a seat e times as likely to win as another."""

    def shares(self, s: State) -> list[float]:
        """The chance of each seat to win, from what is expected."""
        return self.odds(s, [self.worth(s, seat) for seat in range(s.game().players)])

    def odds(self, s: State, worths: list[float]) -> list[float]:
        """The chance of each seat to win with these scores."""
        spread = self.spread(s)
        most = max(worths)
        return softmax([(worth - most) / spread for worth in worths])


def softmax(values: list[float]) -> list[float]:
    """Chances that add up to one: each more of a value makes it e times as likely."""
    most = max(values)
    odds = [exp(value - most) for value in values]
    total = sum(odds)
    return [odd / total for odd in odds]


def won(s: State) -> list[float]:
    """What the end of a game gives each seat: the winners share one."""
    places = s.ranking()
    winners = 0
    for place in places:
        if place == 1:
            winners += 1
    return [1.0 / winners if place == 1 else 0.0 for place in places]
