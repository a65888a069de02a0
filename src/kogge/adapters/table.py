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

Row = NDArray[Any]
Mask = NDArray[np.int8]


class SteppedGame:
    """A game under way. Between calls a seat is to move, or the game is over."""

    def __init__(
        self,
        slug: str,
        players: int,
        edition: str | None,
        options: Mapping[str, object] | None,
        floats: bool = False,
    ) -> None:
        self.game: Game = load(slug, players, edition, options)
        self.floats = floats  # rows are float32 between 0 and 1, else whole numbers from 0 to their scales
        self._scales = np.asarray(self.game.features.scales(), np.uint8)
        self.state: State = self.game.new_state()
        self.chance = Rng(0)

    def begin(self, seed: int, position: object = None) -> None:
        """A new game, or one that goes on from a position (a state or its text); equal seeds give equal chance."""
        self.state = self._begun(position)
        self.chance = Rng(seed)
        self._settle()

    def _begun(self, position: object) -> State:
        if position is None:
            return self.game.new_state()
        if isinstance(position, str):
            return self.game.parse_state(position)
        if not isinstance(position, State) or position.game() != self.game:
            raise ValueError(f"a position of {self.game!r} is needed, or its text")
        return position.clone()

    def play(self, action: int) -> None:
        """The mover's action, which must be legal."""
        self.state.apply(action)
        self._settle()

    def play_checked(self, action: int) -> None:
        """The mover's action; IllegalAction says why it may not, and nothing changes."""
        self.state.apply_checked(action)
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
        row = np.frombuffer(self.state.features(seat), np.uint8)
        return np.divide(row, self._scales, dtype=np.float32) if self.floats else row.copy()

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
        """The space of the features: from 0 to the scale of each, or to 1."""
        if self.floats:
            return spaces.Box(0.0, 1.0, self._scales.shape, np.float32)
        return spaces.Box(np.zeros_like(self._scales), self._scales, dtype=np.uint8)

    def action_space(self) -> spaces.Discrete:
        """All ids a player can choose."""
        return spaces.Discrete(self.game.actions.width)
