"""Who says what a position is worth: every seat's chance to win, by what one seat knows. Judges are exchangeable."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NamedTuple

from kogge.bots.guide import Guide
from kogge.core.rng import Rng
from kogge.core.state import Game, State

if TYPE_CHECKING:
    from kogge.bots.network import Network

ROWS = 1024  # so many positions are judged at once
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


class NetworkJudge(Judge):
    """A learned network. It is asked with the eyes of the seat that decides, as it has learned."""

    def __init__(self, network: Network, game: Game, name: str) -> None:
        network.check(game)
        self.name = name
        self._network = network
        self._players = game.players

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
        told = self._network.judge(rows, [[]] * len(rows), self._players)
        seats = range(self._players)
        return [
            [shares[(seat - look.viewer) % self._players] for seat in seats]
            for look, shares in zip(looks, told, strict=True)
        ]


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
