"""Who says what a position is worth: every seat's chance to win, by what one seat knows. Judges are exchangeable."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NamedTuple

from kogge.bots.bot import Sight
from kogge.bots.guide import Guide
from kogge.bots.judge import NetworkOracle
from kogge.bots.plan import Oracle, Plan, Style
from kogge.core.rng import Rng
from kogge.core.state import Game, State

if TYPE_CHECKING:
    from kogge.bots.network import Network

ROWS = 1024  # so many positions are judged at once
LEAST = 1e-9  # a share to take powers of
WORLDS_OF_GUIDE = 2


class Look(NamedTuple):
    """What a judge has to know of a position: whose eyes see it, and what they see."""

    viewer: int
    seen: bytes | tuple[float, ...]


class Judge(ABC):
    """Knows one game. Equal looks are judged once, and all of them together."""

    name: str

    @abstractmethod
    def look(self, state: State, viewer: int) -> Look:
        """What is judged of a position in which this seat decides next."""

    @abstractmethod
    def shares(self, looks: list[Look]) -> list[list[float]]:
        """The chance of each seat to win, for each look."""

    def tried(self, state: State, seat: int, times: int, seed: int) -> dict[int, float]:
        """The seat's chance after each of its choices, looked ahead so many times; nothing if one step must do."""
        return {}


class CalmOracle(Oracle):
    """A network, as calm as the judge."""

    def __init__(self, oracle: Oracle, calm: float) -> None:
        self._oracle = oracle
        self._calm = calm

    def judged(self, states: list[State], seats: list[int], legal: list[list[int]]) -> list[list[float]]:
        found = zip(self._oracle.judged(states, seats, legal), legal, strict=True)
        return [[*one[: len(some)], *calmed(one[len(some) :], self._calm)] for one, some in found]


class NetworkJudge(Judge):
    """A learned network. It is asked with the eyes of the seat that decides, as it has learned.

    It has learned from its own games and is too sure of those of others: ``calm`` takes so much of that away.
    """

    def __init__(self, network: Network, game: Game, name: str, calm: float = 1.0) -> None:
        network.check(game)
        self.name = name
        self._calm = calm
        self._network = network
        self._players = game.players
        self._oracle = CalmOracle(NetworkOracle(network), calm)

    def tried(self, state: State, seat: int, times: int, seed: int) -> dict[int, float]:
        """Every choice is looked ahead equally often, in the same worlds."""
        plan = Plan(self._oracle, Sight(state, seat), seed, Style())
        plan.begin()
        plan.share_out(plan.root.branches, times, 0.0)
        return {branch.action: branch.total / branch.visits for branch in plan.root.branches}

    def look(self, state: State, viewer: int) -> Look:
        return Look(viewer, state.features(viewer))

    def shares(self, looks: list[Look]) -> list[list[float]]:
        found: list[list[float]] = []
        for first in range(0, len(looks), ROWS):
            found += self._judged(looks[first : first + ROWS])
        return found

    def _judged(self, looks: list[Look]) -> list[list[float]]:
        """The network tells the observer's share first, then those of the seats that follow it."""
        rows = [look.seen for look in looks if isinstance(look.seen, bytes)]
        found = self._network.judge(rows, self._players)
        seats = range(self._players)
        return [
            calmed([shares[(seat - look.viewer) % self._players] for seat in seats], self._calm)
            for look, shares in zip(looks, found, strict=True)
        ]


def calmed(shares: list[float], calm: float) -> list[float]:
    """The same order with odds nearer to even: each share to the power of ``1 / calm``; their sum stays."""
    powers = [max(share, LEAST) ** (1.0 / calm) for share in shares]
    scale = sum(shares) / sum(powers)
    return [scale * power for power in powers]


class GuideJudge(Judge):
    """What the search knows of a game without having learned it: the scores to be expected, by rule of thumb."""

    def __init__(self, guide: Guide, name: str) -> None:
        self.name = name
        self._guide = guide

    def look(self, state: State, viewer: int) -> Look:
        sums = [0.0] * state.game().players
        for number in range(WORLDS_OF_GUIDE):
            world = state.determinize(viewer, Rng(number + 1))
            self._guide.forget()
            self._guide.begin(world)
            sums = [known + share for known, share in zip(sums, self._guide.shares(world), strict=True)]
        return Look(viewer, tuple(known / WORLDS_OF_GUIDE for known in sums))

    def shares(self, looks: list[Look]) -> list[list[float]]:
        return [[float(share) for share in look.seen] for look in looks]
