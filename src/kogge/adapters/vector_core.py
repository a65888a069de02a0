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

    def __init__(self, game: Game, count: int, seed: int, skip_forced: bool = False, first: int = 0) -> None:
        self.game = game
        self.count = count
        self.skip_forced = skip_forced
        self.first = first  # the games are those from here on of a larger vector, with the same chance
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
        for _before in range(self.first):
            source.fork()
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

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        chances = [chance.state for chance in self._chances]
        told = (self.ended, self.places, self.scores)
        return _again, (self.game, self.skip_forced, self.first, self._states, chances, told)

    def go_on(self, states: list[State], chances: list[int], told: tuple[list[int], list[int], list[int]]) -> None:
        """Go on where another core was pickled; the states are its own from now on."""
        self._states = states
        self._chances = [Rng(0, chance) for chance in chances]
        self.show()
        self.ended, self.places, self.scores = told

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


def _again(
    game: Game,
    skip_forced: bool,
    first: int,
    states: list[State],
    chances: list[int],
    told: tuple[list[int], list[int], list[int]],
) -> VectorCore:
    """A core that was pickled."""
    core = VectorCore(game, len(states), 0, skip_forced, first)
    core.go_on(states, chances, told)
    return core
