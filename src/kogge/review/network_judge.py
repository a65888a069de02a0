"""A learned network as a judge. It needs numpy."""

from __future__ import annotations

import numpy as np

from kogge.bots.network import Network
from kogge.core.state import Game, State
from kogge.review.judge import Judge, Look

ROWS = 1024  # so many positions are judged at once


class NetworkJudge(Judge):
    """A learned network. It is asked with the eyes of the seat that decides, as it has learned."""

    def __init__(self, network: Network, game: Game, name: str) -> None:
        network.check(game)
        self.name = name
        self.network = network
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
        rows = np.frombuffer(b"".join([look.seen for look in looks if isinstance(look.seen, bytes)]), np.uint8).reshape(
            len(looks), -1
        )
        told: list[list[float]] = self.network.shares(self.network.hidden(rows), self._players).tolist()
        seats = range(self._players)
        return [
            [shares[(seat - look.viewer) % self._players] for seat in seats]
            for look, shares in zip(looks, told, strict=True)
        ]
