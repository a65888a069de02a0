"""Many games at once, compiled: what each mover sees and may do is written row by row into one buffer of each kind."""

from __future__ import annotations

from kogge.core.features import Row
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, Game, State


class VectorCore:
    """Games side by side. A finished one begins anew at once, with its own generator going on.

    After every step ``rows``, ``masks`` and ``movers`` hold, game by game, the mover's features, its legal actions and
    its seat. ``ended``, ``places`` and ``scores`` tell of the games that came to their end in it, seat by seat.
    """

    def __init__(self, game: Game, count: int, seed: int, skip_forced: bool = False) -> None:
        self.game = game
        self.count = count
        self.skip_forced = skip_forced
        self.rows: bytes = b""
        self.masks: bytes = b""
        self.movers: bytes = b""
        self.ended: list[int] = []
        self.places: list[int] = []
        self.scores: list[int] = []
        self._features: Row = Row(game.features.size)
        self._legal: Row = Row(game.actions.width)
        self._seats: Row = Row(1)
        self._actions: list[int] = []  # legal in the game that was settled last
        self._states: list[State] = []
        self._chances: list[Rng] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games; equal seeds give equal chance."""
        source = Rng(seed)
        self._states = [self.game.new_state() for _index in range(self.count)]
        self._chances = [source.fork() for _index in range(self.count)]
        self._begin_rows()
        for index in range(self.count):
            self._show(self._settle(index))
        self._finish_rows()

    def place(self, index: int, state: State) -> None:
        """Let a game go on from this position; what is shown of it changes with the next ``show``."""
        self._states[index] = state.clone()

    def show(self) -> None:
        """Write the rows anew, without a step."""
        self._begin_rows()
        for index in range(self.count):
            self._show(self._settle(index))
        self._finish_rows()

    def state(self, index: int) -> State:
        """A copy of one game's position."""
        return self._states[index].clone()

    def step(self, actions: list[int]) -> None:
        """One decision in every game, which must be legal."""
        self._begin_rows()
        for index in range(self.count):
            self._states[index].apply(actions[index])
            self._show(self._settle(index))
        self._finish_rows()

    def _settle(self, index: int) -> State:
        """Play on to a decision: chance, on request forced moves, and a new game where one is over."""
        state = self._states[index]
        chance = self._chances[index]
        while True:
            mover = state.to_move()
            if mover == CHANCE:
                state.apply(state.sample_chance(chance))
            elif mover == TERMINAL:
                self.ended.append(index)
                self.places += state.ranking()
                self.scores += state.scores()
                state = self.game.new_state()
                self._states[index] = state
            else:
                self._actions = state.legal_actions()
                if len(self._actions) > 1 or not self.skip_forced:
                    return state
                state.apply(self._actions[0])

    def _begin_rows(self) -> None:
        self.ended = []
        self.places = []
        self.scores = []
        self._features.drop()
        self._legal.drop()
        self._seats.drop()

    def _show(self, state: State) -> None:
        mover = state.to_move()
        self._seats.begin()
        self._seats.put(0, mover)
        self._features.begin()
        state.write_features(mover, self._features)
        legal = self._legal
        legal.begin()
        legal.flag_each(0, self._actions)

    def _finish_rows(self) -> None:
        self.rows = self._features.written()
        self.masks = self._legal.written()
        self.movers = self._seats.written()
