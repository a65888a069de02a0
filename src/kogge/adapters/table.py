"""One table that a seat-by-seat environment plays at: chance goes on by itself, and rows and masks come as arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kogge.core.returns import returns
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, Game, State
from kogge.games.registry import load

Row = NDArray[np.uint8]
Mask = NDArray[np.int8]


class SteppedGame:
    """A game under way. Between calls a seat is to move, or the game is over."""

    def __init__(self, slug: str, players: int, edition: str | None, options: Mapping[str, object] | None) -> None:
        self.game: Game = load(slug, players, edition, options)
        self.state: State = self.game.new_state()
        self.chance = Rng(0)

    def begin(self, seed: int) -> None:
        """A new game; equal seeds give equal chance."""
        self.state = self.game.new_state()
        self.chance = Rng(seed)
        self._settle()

    def play(self, action: int) -> None:
        """The mover's action, which must be legal."""
        self.state.apply(action)
        self._settle()

    def _settle(self) -> None:
        while self.state.to_move() == CHANCE:
            self.state.apply(self.state.sample_chance(self.chance))

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self.state.to_move() == TERMINAL

    def row(self, seat: int) -> Row:
        """The features of a seat."""
        return np.frombuffer(self.state.features(seat), np.uint8).copy()

    def mask(self, seat: int) -> Mask:
        """A 1 for each action that the seat may take now; all 0 while another decides."""
        mask = np.zeros(self.game.actions.width, np.int8)
        if seat == self.state.to_move():
            mask[self.state.legal_actions()] = 1
        return mask

    def returns(self) -> list[float]:
        """Win share minus 1 / players; before the end 0."""
        return returns(self.state)

    def row_space(self) -> spaces.Space[Row]:
        """The space of the features: from 0 to the scale of each."""
        scales = np.asarray(self.game.features.scales(), np.uint8)
        space: spaces.Space[Any] = spaces.Box(np.zeros_like(scales), scales, dtype=np.uint8)
        return space

    def action_space(self) -> spaces.Discrete:
        """All ids a player can choose."""
        return spaces.Discrete(self.game.actions.width)
