"""Thousands of games in one call: numpy arrays of what every mover sees and may do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from secrets import randbits
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from kogge.adapters.vector_core import VectorCore
from kogge.core.state import Game, State
from kogge.games.registry import load

Reward = Literal["win", "rank", "margin"]


class VectorEnv:
    """Games side by side, each waiting for one decision. Every step makes new arrays, which cannot be written to.

    ``features`` (games × size, uint8) and ``masks`` (games × actions, uint8) are the mover's, ``movers`` its seat.
    After a step, ``ended`` lists the games that came to their end in it, ``returns`` (ended × players) what they were
    worth to each seat, ``places`` and ``scores`` how they ended; they have begun anew already.

    ``reward``: ``win``, each seat's share of the win less what equals can expect; ``rank``, from 1 for the first place
    to -1 for the last; ``margin``, the score less the best other score. ``skip_forced``: decisions with one legal
    action are played by the environment. Without a seed every environment, and every reset, plays other games.
    With ``first`` the games are those from that number on of a larger vector with the same seed.
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        seed: int | None = None,
        players: int = 2,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        reward: Reward = "win",
        skip_forced: bool = False,
        first: int = 0,
    ) -> None:
        if count < 1:
            raise ValueError(f"a vector of {count} games: at least 1 is needed")
        self.game = load(game, players, edition, options) if isinstance(game, str) else game
        self.count = count
        self.scales: NDArray[np.float32] = np.asarray(self.game.features.scales(), np.float32)
        self._reward = reward_of(reward)
        self._games = np.arange(count)
        self._core = VectorCore(self.game, count, fresh_seed(seed), skip_forced, first)
        self._read()

    def __repr__(self) -> str:
        return f"<{self.count} games of {self.game!r}>"

    def __getstate__(self) -> dict[str, Any]:
        return {name: self.__dict__[name] for name in ("game", "count", "scales", "_reward", "_games", "_core")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._read()

    def reset(self, seed: int | None = None) -> None:
        """Begin all games; equal seeds give equal chance."""
        self._core.reset(fresh_seed(seed))
        self._read()

    def set_states(self, states: Mapping[int, State]) -> None:
        """Let games go on from these positions, by their index."""
        for index, state in states.items():
            self._core.place(index, state)
        self._core.show()
        self._read()

    def step(self, actions: NDArray[np.integer]) -> None:
        """One decision in every game. An illegal one raises ValueError and changes nothing."""
        self.play(checked(actions, self.masks, self._games))

    def play(self, actions: NDArray[np.integer]) -> None:
        """As ``step``, for who knows that the actions are legal: they are not checked again."""
        self._core.step(actions.tolist())
        self._read()

    def _read(self) -> None:
        core, players = self._core, self.game.players
        self.features: NDArray[np.uint8] = _rows(core.rows, self.count)
        self.masks: NDArray[np.uint8] = _rows(core.masks, self.count)
        self.movers: NDArray[np.uint8] = np.frombuffer(core.movers, np.uint8)
        self.ended: NDArray[np.int64] = np.asarray(core.ended, np.int64)
        self.places: NDArray[np.int64] = np.asarray(core.places, np.int64).reshape(-1, players)
        self.scores: NDArray[np.int64] = np.asarray(core.scores, np.int64).reshape(-1, players)
        self.returns: NDArray[np.float32] = self._reward(self.places, self.scores)

    def floats(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The features between 0 and 1; written into ``out``, where one is given."""
        return np.divide(self.features, self.scales, out=out, dtype=np.float32)

    def state(self, index: int) -> State:
        """A copy of one game's position, for looking closer."""
        return self._core.state(index)


def fresh_seed(seed: int | None) -> int:
    """The seed, or one that nobody has used."""
    return randbits(62) if seed is None else seed


def checked(actions: NDArray[np.integer], masks: NDArray[np.uint8], games: NDArray[np.integer]) -> NDArray[np.integer]:
    """The actions, one for each game, all of them legal; else ValueError."""
    chosen = np.asarray(actions)
    if chosen.shape != games.shape or chosen.dtype.kind not in "iu":
        raise ValueError(f"{len(games)} whole numbers are needed, one for each game")
    inside = (chosen >= 0) & (chosen < masks.shape[1])
    legal = inside & (masks[games, np.where(inside, chosen, 0)] == 1)
    if not legal.all():
        index = int(np.argmin(legal))
        raise ValueError(f"action {int(chosen[index])} is not legal in game {index}")
    return chosen


def _rows(buffer: bytes, count: int) -> NDArray[np.uint8]:
    return np.frombuffer(buffer, np.uint8).reshape(count, -1)


def win_shares(places: NDArray[np.int64], _scores: NDArray[np.int64]) -> NDArray[np.float32]:
    """Each seat's share of the win, less 1 / players; where nobody has won, nobody has a share."""
    won = places == 1
    shares = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
    return np.asarray(shares - 1 / places.shape[1], np.float32)


def ranks(places: NDArray[np.int64], _scores: NDArray[np.int64]) -> NDArray[np.float32]:
    """From 1 for the first place to -1 for the last; equal places share what they would have had together."""
    better = (places[:, None, :] < places[:, :, None]).sum(axis=2)
    worse = (places[:, None, :] > places[:, :, None]).sum(axis=2)
    return np.asarray((worse - better) / (places.shape[1] - 1), np.float32)


def margins(_places: NDArray[np.int64], scores: NDArray[np.int64]) -> NDArray[np.float32]:
    """Each seat's score less the best other score."""
    others = np.where(np.eye(scores.shape[1], dtype=bool), np.iinfo(np.int64).min, scores[:, None, :])
    return np.asarray(scores - others.max(axis=2), np.float32)


_REWARDS = {"win": win_shares, "rank": ranks, "margin": margins}


def reward_of(name: str) -> Callable[[NDArray[np.int64], NDArray[np.int64]], NDArray[np.float32]]:
    """What the end of a game is worth to each seat, from places and scores."""
    if name not in _REWARDS:
        raise ValueError(f"reward {name!r}: one of {', '.join(_REWARDS)} is needed")
    return _REWARDS[name]


def random_legal(masks: NDArray[np.uint8], rng: np.random.Generator) -> NDArray[np.int64]:
    """One legal action for each row, all equally likely."""
    count = masks.sum(axis=1, dtype=np.int64)
    nth = (rng.random(len(masks)) * count).astype(np.int64)
    places = np.flatnonzero(masks) % masks.shape[1]
    first = np.concatenate(([0], np.cumsum(count)[:-1]))
    chosen: NDArray[np.int64] = places[first + nth]
    return chosen
