"""Many games at once, compiled: what each mover sees is written into plain buffers, which numpy shares."""

from __future__ import annotations

from kogge.core.returns import returns
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, Game, State


class VectorCore:
    """Games side by side. A finished one begins anew at once, with its own generator going on.

    ``rows``, ``masks`` and ``movers`` hold, game by game, the mover's features, its legal actions and its seat.
    """

    def __init__(self, game: Game, count: int, seed: int) -> None:
        self.game = game
        self.count = count
        self.size: int = game.features.size
        self.width: int = game.actions.width
        self.rows = bytearray(count * self.size)
        self.masks = bytearray(count * self.width)
        self.movers = bytearray(count)
        self.ended: list[int] = []
        self.results: list[float] = []
        self._nothing_legal: bytes = bytes(self.width)
        self._states: list[State] = []
        self._chances: list[Rng] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games; equal seeds give equal chance."""
        source = Rng(seed)
        self.ended = []
        self.results = []
        self._states = []
        self._chances = []
        for index in range(self.count):
            self._states.append(self.game.new_state())
            self._chances.append(source.fork())
            self._settle(index)
            self._show(index)

    def state(self, index: int) -> State:
        """A copy of one game's position."""
        return self._states[index].clone()

    def step(self, actions: list[int]) -> None:
        """One decision in every game, which must be legal; ``ended`` and ``results`` tell of those that are over."""
        self.ended = []
        self.results = []
        for index in range(self.count):
            self._states[index].apply(actions[index])
            self._settle(index)
            self._show(index)

    def _settle(self, index: int) -> None:
        """Let chance go on until a seat decides; a game that is over is noted and begun anew."""
        state = self._states[index]
        chance = self._chances[index]
        while True:
            mover = state.to_move()
            if mover == CHANCE:
                state.apply(state.sample_chance(chance))
            elif mover == TERMINAL:
                self.ended.append(index)
                self.results += returns(state)
                state = self.game.new_state()
                self._states[index] = state
            else:
                return

    def _show(self, index: int) -> None:
        state = self._states[index]
        mover = state.to_move()
        self.movers[index] = mover
        start = index * self.size
        self.rows[start : start + self.size] = state.features(mover)
        start = index * self.width
        masks = self.masks
        masks[start : start + self.width] = self._nothing_legal
        for action in state.legal_actions():
            masks[start + action] = 1
