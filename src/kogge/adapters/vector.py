"""Thousands of games in one call: numpy arrays of what every mover sees and may do."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from kogge.adapters.vector_core import VectorCore
from kogge.core.state import Game, State
from kogge.games.registry import load


class VectorEnv:
    """Games side by side, each waiting for one decision. The arrays are views that the next step overwrites.

    ``features`` (games × size, uint8) and ``masks`` (games × actions, uint8) are the mover's, ``movers`` its seat.
    After a step, ``ended`` lists the games that came to their end in it and ``returns`` (ended × players) what they
    were worth; they have begun anew already.
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        seed: int = 0,
        players: int = 2,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        if count < 1:
            raise ValueError(f"a vector of {count} games: at least 1 is needed")
        self.game = load(game, players, edition, options) if isinstance(game, str) else game
        self.count = count
        self._core = VectorCore(self.game, count, seed)
        self.features = self._shared(self._core.rows, self.game.features.size)
        self.masks = self._shared(self._core.masks, self.game.actions.width)
        self.movers: NDArray[np.uint8] = np.frombuffer(self._core.movers, np.uint8)
        self.scales: NDArray[np.float32] = np.asarray(self.game.features.scales(), np.float32)
        self._games = np.arange(count)
        self.ended: NDArray[np.int64] = np.empty(0, np.int64)
        self.returns: NDArray[np.float32] = np.empty((0, self.game.players), np.float32)

    def _shared(self, buffer: bytearray, width: int) -> NDArray[np.uint8]:
        return np.frombuffer(buffer, np.uint8).reshape(self.count, width)

    def reset(self, seed: int = 0) -> None:
        """Begin all games; equal seeds give equal chance."""
        self._core.reset(seed)
        self._tell_ended()

    def step(self, actions: NDArray[np.integer]) -> None:
        """One decision in every game. An illegal one raises ValueError and changes nothing."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"{self.count} whole numbers are needed, one for each game")
        inside = (chosen >= 0) & (chosen < self.game.actions.width)
        legal = inside & (self.masks[self._games, np.where(inside, chosen, 0)] == 1)
        if not legal.all():
            index = int(np.argmin(legal))
            raise ValueError(f"action {int(chosen[index])} is not legal in game {index}")
        self._core.step(chosen.tolist())
        self._tell_ended()

    def _tell_ended(self) -> None:
        self.ended = np.asarray(self._core.ended, np.int64)
        self.returns = np.asarray(self._core.results, np.float32).reshape(len(self.ended), self.game.players)

    def floats(self) -> NDArray[np.float32]:
        """The features between 0 and 1."""
        return np.divide(self.features, self.scales, dtype=np.float32)

    def state(self, index: int) -> State:
        """A copy of one game's position, for looking closer."""
        return self._core.state(index)


def random_legal(masks: NDArray[np.uint8], rng: np.random.Generator) -> NDArray[np.int64]:
    """One legal action for each row, all equally likely."""
    count = masks.sum(axis=1, dtype=np.int64)
    nth = (rng.random(len(masks)) * count).astype(np.int64)
    places = np.flatnonzero(masks) % masks.shape[1]
    first = np.concatenate(([0], np.cumsum(count)[:-1]))
    chosen: NDArray[np.int64] = places[first + nth]
    return chosen
