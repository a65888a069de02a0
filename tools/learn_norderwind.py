"""Learn from games of the greedy bot what a position of Norderwind is worth, for the search.

Bots whose weights are shaken at random play each other; at the beginning of every turn it is noted what the network
would be told about each seat, and in the end who won. The network learns to tell the winner.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from kogge.bots.bot import Bot, Sight
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, Game, State
from kogge.games import registry
from kogge.games.norderwind.bots.greedy import NorderwindGreedy
from kogge.games.norderwind.bots.learned import Standing, sizes
from kogge.games.norderwind.bots.worth import Weights
from kogge.games.norderwind.rules.state import NorderwindState

NET = Path(__file__).parent.parent / "src/kogge/games/norderwind/bots/net.json"
SHAKEN = 0.3  # the spread of the weights' logarithms
UNSEEN = 8  # one game of so many is kept to measure what was learned
BATCH = 1024
RATE = 2e-3
FADE = 0.01  # what weights lose of themselves
DIGITS = 4

Array = Any


def shaken(rng: Random) -> Weights:
    """The greedy bot's weights, each a little more or less."""
    weights = Weights()
    for name in sorted(name for name in dir(weights) if isinstance(getattr(weights, name), float)):
        setattr(weights, name, getattr(weights, name) * exp(SHAKEN * rng.gauss(0.0, 1.0)))
    return weights


def turns(game: Game, bots: Sequence[Bot], seed: int) -> Iterator[State]:
    """Play a game; the position at the beginning of every turn, and the last one."""
    rng = Rng(seed)
    state = game.new_state()
    turn = -1
    while state.to_move() != TERMINAL:
        if state.to_move() == CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        if state.turn() != turn:
            turn = state.turn()
            yield state
        seat = state.to_move()
        state.apply(bots[seat].choose(Sight(state, seat), rng))
    yield state


def played(players: int, seed: int) -> tuple[Array, Array]:
    """A game: by turn and seat what the network would be told, and by seat who won."""
    shake = Random(seed)
    bots = [NorderwindGreedy(shaken(shake)) for _seat in range(players)]
    told = []
    won = np.zeros(players, np.float32)
    for state in turns(registry.load("norderwind", players), bots, seed):
        assert isinstance(state, NorderwindState)
        if state.to_move() == TERMINAL:
            won = np.array([place == 1 for place in state.ranking()], np.float32)
        else:
            standing = Standing(state)
            told.append([standing.counts(seat) for seat in range(players)])
    if not won.any():  # at the limit of rounds; nothing to learn from
        told = []
    return np.array(told, np.int8).reshape(-1, players, len(sizes())), won / max(1.0, won.sum())


class Games:
    """Many games with the same number of players."""

    def __init__(self, players: int, told: list[Array], won: list[Array]) -> None:
        self.players = players
        self.told = np.concatenate(told)
        self.won = np.concatenate([np.repeat(w[None], len(t), 0) for t, w in zip(told, won, strict=True)])
        number = np.concatenate([np.full(len(t), place) for place, t in enumerate(told)])
        self.unseen = number % UNSEEN == 0


def games(players: int, number: int, workers: int) -> Games:
    """Let the bots play, the same games whatever the number of workers."""
    with ProcessPoolExecutor(workers) as pool:
        found = list(pool.map(played, [players] * number, range(1, number + 1), chunksize=50))
    return Games(players, [told for told, _won in found], [won for _told, won in found])


class Learner:
    """The network in training: each step from one count to the next has weights of its own (Adam, decoupled decay)."""

    def __init__(self, units: int, rng: Any) -> None:
        steps = [(place, count) for place, size in enumerate(sizes()) for count in range(1, size)]
        self.place = np.array([place for place, _count in steps])
        self.count = np.array([count for _place, count in steps], np.int8)
        self.weights: dict[str, Array] = {
            "past": np.zeros(len(steps), np.float32),
            "into": (rng.normal(0.0, 0.5, (len(steps), units)) * np.sqrt(2 / len(steps))).astype(np.float32),
            "bias": np.zeros(units, np.float32),
            "out": rng.normal(0.0, 0.1, units).astype(np.float32),
        }
        self.first = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.second = {name: np.zeros_like(part) for name, part in self.weights.items()}
        self.steps = 0

    def steps_taken(self, told: Array) -> Array:
        """For every seat of every position: the steps up to its counts."""
        return (told[..., self.place] >= self.count).astype(np.float32).reshape(-1, len(self.place))

    def values(self, taken: Array) -> tuple[Array, Array]:
        """What the network says, and its units on the way."""
        w = self.weights
        hidden = np.maximum(0, taken @ w["into"] + w["bias"])
        return taken @ w["past"] + hidden @ w["out"], hidden

    def chances(self, told: Array) -> Array:
        """Each seat's chance to win."""
        values, _hidden = self.values(self.steps_taken(told))
        return softmax(values.reshape(told.shape[:2]))

    def learn(self, told: Array, won: Array, rate: float) -> None:
        """One step towards telling these winners."""
        w = self.weights
        self.steps += 1
        taken = self.steps_taken(told)
        values, hidden = self.values(taken)
        wrong = ((softmax(values.reshape(won.shape)) - won) / len(won)).reshape(-1)
        back = (wrong[:, None] * w["out"]) * (hidden > 0)
        self.move("past", taken.T @ wrong, rate)
        self.move("out", hidden.T @ wrong, rate)
        self.move("into", taken.T @ back, rate)
        self.move("bias", back.sum(0), rate, 0.0)

    def move(self, name: str, slope: Array, rate: float, fade: float = FADE) -> None:
        """One step of Adam; what is not needed fades."""
        first, second = self.first[name], self.second[name]
        first += 0.1 * (slope - first)
        second += 0.001 * (slope * slope - second)
        step = first / (1 - 0.9**self.steps) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
        self.weights[name] -= rate * (step + fade * self.weights[name])

    def tables(self) -> list[list[list[float]]]:
        """By input and count: the weights to every unit, and past them."""
        both = np.concatenate([self.weights["into"], self.weights["past"][:, None]], 1)
        found = []
        for place, size in enumerate(sizes()):
            rows = np.concatenate([np.zeros((1, both.shape[1])), np.cumsum(both[self.place == place], 0)])
            assert len(rows) == size
            found.append(np.round(rows, DIGITS).tolist())
        return found


def softmax(values: Array) -> Array:
    """Chances that add up to one."""
    odds = np.exp(values - values.max(-1, keepdims=True))
    return odds / odds.sum(-1, keepdims=True)


def surprise(chances: Array, won: Array) -> float:
    """The mean logarithmic loss: 0 for a prophet."""
    return float(-np.mean(np.sum(won * np.log(np.clip(chances, 1e-7, 1)), -1)))


def surprises(learner: Learner, samples: list[Games]) -> dict[int, float]:
    """For each number of players, on games that were not learned from."""
    found = {}
    for sample in samples:
        told, won = sample.told[sample.unseen], sample.won[sample.unseen]
        parts = [learner.chances(told[place : place + 20_000]) for place in range(0, len(told), 20_000)]
        found[sample.players] = round(surprise(np.concatenate(parts), won), 4)
    return found


def train(samples: list[Games], units: int, epochs: int) -> Learner:
    """Go through all games several times, with smaller and smaller steps."""
    rng = np.random.default_rng(1)
    learner = Learner(units, rng)
    for epoch in range(epochs):
        rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / epochs)) + 1e-5
        batches: list[tuple[Games, Array]] = []
        for sample in samples:
            order = rng.permutation(np.flatnonzero(~sample.unseen))
            batches += [(sample, order[place : place + BATCH]) for place in range(0, len(order), BATCH)]
        for number in rng.permutation(len(batches)):
            sample, chosen = batches[number]
            learner.learn(sample.told[chosen], sample.won[chosen], rate)
        print(f"epoch {epoch + 1}: surprise {surprises(learner, samples)}", flush=True)
    return learner


def write(learner: Learner, samples: list[Games], number: list[int], path: Path) -> None:
    """The file for the search, and what it was made of."""
    game = registry.load("norderwind", 2)
    net = {
        "about": {
            "edition": f"{game.edition} {game.edition_hash}",
            "games": dict(zip(("2", "3", "4"), number, strict=True)),
            "surprise": surprises(learner, samples),
        },
        "bias": np.round(learner.weights["bias"].astype(float), DIGITS).tolist(),
        "out": np.round(learner.weights["out"].astype(float), DIGITS).tolist(),
        "weights": learner.tables(),
    }
    path.write_text(json.dumps(net, separators=(",", ":")) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, nargs=3, default=[12000, 5000, 5000], help="with 2, 3 and 4 players")
    parser.add_argument("--units", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=NET)
    asked = parser.parse_args()
    samples = []
    for players, number in zip((2, 3, 4), asked.games, strict=True):
        if number:
            samples.append(games(players, number, asked.workers))
            print(f"{players} players: {number} games, {len(samples[-1].told)} positions", flush=True)
    write(train(samples, asked.units, asked.epochs), samples, asked.games, asked.out)


if __name__ == "__main__":
    main()
