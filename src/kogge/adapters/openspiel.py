"""The three games as OpenSpiel games. Importing this module registers them: ``pyspiel.load_game("kogge_norderwind")``.

Game parameters are ``players``, ``edition`` (a name or a path; empty for the usual one), ``zero_sum`` (a game that
nobody wins is worth 0 to everybody, not -1 / players) and the options of the game.
Player actions have the ids of the engine; chance outcomes count from 0, as OpenSpiel wants it. In a simultaneous secret
phase the seats decide one after the other and see nothing of each other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from kogge.adapters.views import view_text
from kogge.core.returns import returns
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, SPECTATOR, TERMINAL, Game, State
from kogge.core.timeline import RECENT, Memory
from kogge.games import registry

Parameters = Mapping[str, Any]
PREFIX = "kogge_"
OWN = ("players", "edition", "zero_sum")
"""Parameters that are no options of the game."""
_SINGLE = pyspiel.PrivateInfoType.SINGLE_PLAYER


class Position:
    """A position of the engine and what each seat has seen, in a form that OpenSpiel can copy and pickle."""

    def __init__(self, state: State, memories: list[Memory]) -> None:
        self.state = state
        self.memories = memories

    def apply(self, action: int) -> None:
        """Play an action or outcome of whoever is to move."""
        state = self.state
        mover = state.to_move()
        seen = [state.seen_as(action, seat) for seat in range(len(self.memories))]
        veiled = state.veiled()
        state.apply(action)
        veiled_now = state.veiled()
        for seat, memory in enumerate(self.memories):
            self.memories[seat] = memory.after((mover, action), seen[seat], veiled, veiled_now)

    def __deepcopy__(self, _memo: dict[int, object]) -> Position:
        return Position(self.state.clone(), self.memories[:])


def _unknown_past(state: State, seat: int) -> Memory:
    """The memory of a seat in a position whose past nobody knows: what it sees now."""
    seen = view_text(state, seat).encode()
    return Memory(0, int.from_bytes(blake2b(seen, digest_size=8).digest(), "big"), (), [])


class KoggeState(pyspiel.State):
    """A position as OpenSpiel sees it."""

    def __init__(self, game: KoggeGame) -> None:
        super().__init__(game)
        engine = game.engine
        memories = [Memory(0, 0, (), []) for _seat in range(engine.players)]
        self.position = Position(engine.new_state(), memories)
        self.zero_sum = game.zero_sum

    def current_player(self) -> int:
        """The seat to move, chance, or the end."""
        mover = self.position.state.to_move()
        if mover >= 0:
            return mover
        return int(pyspiel.PlayerId.CHANCE if mover == CHANCE else pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.state.to_move() == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes, counted from 0, and how likely they are."""
        state = self.position.state
        width = state.game().actions.width
        weights = state.chance_weights()
        total = sum(weights)
        return [(action - width, weight / total) for action, weight in zip(state.legal_actions(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        state = self.position.state
        at_chance = state.to_move() == CHANCE
        self.position.apply(int(action) + (state.game().actions.width if at_chance else 0))

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.position.state.game().actions
        return table.token(action + (table.width if player == pyspiel.PlayerId.CHANCE else 0))

    def returns(self) -> list[float]:
        """Win share minus 1 / players; before the end 0. In the zero-sum form a game without a winner is worth 0."""
        found = returns(self.position.state)
        return [0.0] * len(found) if self.zero_sum and max(found) < 0 else found

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> KoggeState:
        """A state the player cannot tell from this one; what the others remember of its past is what they see now."""
        other: KoggeState = self.clone()
        world = self.position.state.determinize(player, Rng(seed=int(sampler() * 2**53)))
        memories = [_unknown_past(world, seat) for seat in range(len(self.position.memories))]
        memories[player] = self.position.memories[player]
        other.position = Position(world, memories)
        return other

    def __str__(self) -> str:
        return self.position.state.text()


class KoggeGame(pyspiel.Game):
    """One of the games with its players, edition and options."""

    def __init__(self, slug: str, parameters: Parameters | None = None) -> None:
        given = dict(parameters or {})
        self.zero_sum: bool = given.get("zero_sum", False)
        self.engine = _engine(slug, given)
        super().__init__(_type(slug, self.zero_sum), _info(self.engine, self.zero_sum), given)

    def new_initial_state(self) -> KoggeState:
        """The first position."""
        return KoggeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Parameters | None = None) -> KoggeObserver:
        """What OpenSpiel looks through."""
        if params:
            raise ValueError(f"observations take no parameters, got {dict(params)}")
        return KoggeObserver(self.engine, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class KoggeObserver:
    """The features between 0 and 1, piece by piece; with perfect recall also what was seen last.

    A whole game does not fit into a tensor. The string tells apart what the tensor does not: it ends with a digest of
    everything the seat has seen, in order.
    """

    def __init__(self, engine: Game, kind: Any) -> None:
        self._table = engine.actions
        self._scales = np.asarray(engine.features.scales(), np.float32)
        self._recall: bool = kind.perfect_recall
        self._viewer_is_seat: bool = kind.private_info == _SINGLE
        self._told: bool = kind.public_info  # what a seat alone knows is not told apart from the rest
        shapes = [(piece.name, tuple(piece.shape)) for piece in engine.features.pieces] if self._has_row(kind) else []
        if shapes and self._recall:
            shapes += [("recent_actor", (RECENT,)), ("recent_action", (RECENT,))]
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if shapes:
            self._lay_out(shapes)

    def _has_row(self, kind: Any) -> bool:
        return bool(kind.public_info) and self._viewer_is_seat

    def _lay_out(self, shapes: list[tuple[str, tuple[int, ...]]]) -> None:
        tensor = np.zeros(sum(int(np.prod(shape)) for _name, shape in shapes), np.float32)
        start = 0
        for name, shape in shapes:
            length = int(np.prod(shape))
            self.dict[name] = tensor[start : start + length].reshape(shape)
            start += length
        self.tensor = tensor

    def set_from(self, state: KoggeState, player: int) -> None:
        """Write what the player sees into the tensor."""
        if self.tensor is None:
            return
        position = state.position
        size = len(self._scales)
        self.tensor[:size] = np.frombuffer(position.state.features(player), np.uint8) / self._scales
        if self._recall:
            self._set_memory(position.memories[player], position.state.game().players, player)

    def _set_memory(self, memory: Memory, players: int, player: int) -> None:
        for name in ("recent_actor", "recent_action"):
            self.dict[name].fill(0)
        for place, (actor, action) in enumerate(reversed(memory.recent)):
            after = (actor - player) % players + 2 if actor >= 0 else 1
            self.dict["recent_actor"][place] = after / (players + 1)
            self.dict["recent_action"][place] = (action + 1) / self._table.size

    def string_from(self, state: KoggeState, player: int) -> str:
        """What the player sees, in words: the view, or with perfect recall what was seen last and the digest of all."""
        position = state.position
        if self._recall and self._viewer_is_seat:
            return position.memories[player].text(self._table, player)
        if not self._told:
            return ""
        return view_text(position.state, player if self._viewer_is_seat else SPECTATOR)


def _engine(slug: str, given: dict[str, Any]) -> Game:
    options = {name: value for name, value in given.items() if name not in OWN}
    game = registry.load(slug, given.get("players", 2), given.get("edition") or None, options)
    if not game.max_decisions:
        raise ValueError(f"{slug}: OpenSpiel needs a bound on the length of a game: give a round limit")
    return game


def _info(game: Game, zero_sum: bool) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=game.actions.width,
        max_chance_outcomes=game.actions.veiled_start - game.actions.width,
        num_players=game.players,
        min_utility=-1 / game.players,
        max_utility=1 - 1 / game.players,
        utility_sum=0.0 if zero_sum else None,
        max_game_length=game.max_decisions,
    )


def _type(slug: str, zero_sum: bool = False) -> Any:
    options: dict[str, Any] = {option.name: option.default for option in registry.options(slug)}
    counts = registry.player_counts(slug)
    return pyspiel.GameType(
        short_name=PREFIX + slug,
        long_name=f"Kogge: {slug.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        # Where nobody wins, everybody loses.
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(counts), "edition": "", "zero_sum": False, **options},
    )


def _maker(slug: str) -> Callable[[Parameters | None], KoggeGame]:
    """A class for each game: OpenSpiel makes a game by calling what was registered with the parameters alone."""

    def make(self: KoggeGame, params: Parameters | None = None) -> None:
        KoggeGame.__init__(self, slug, params)

    return type(f"{slug.capitalize()}Game", (KoggeGame,), {"__init__": make})


_TYPES = {slug: _type(slug) for slug in registry.slugs()}
for _slug, _kind in _TYPES.items():
    pyspiel.register_game(_kind, _maker(_slug))
