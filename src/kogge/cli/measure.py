"""One measurement of the engine's speed in a process of its own: `python -m kogge.cli.measure` prints JSON."""

from __future__ import annotations

import argparse
import json
from time import process_time

from kogge import CHANCE, TERMINAL, Game, Rng, State, _pure, load
from kogge.core.playout import playout

CLONES = 100


Sample = dict[str, float]
"""What one run found: compiled or not, the games, decisions and clones, and the processor time of each part."""


def measure(game: Game, games: int, seed: int) -> Sample:
    """Play the same games twice, in the built-in loop and step by step, then clone a state from the middle of each."""
    playout(game.new_state(), Rng(seed))
    began = process_time()
    decisions = [playout(game.new_state(), Rng(seed + n)) for n in range(games)]
    played = process_time()
    stepped = [step_through(game.new_state(), Rng(seed + n)) for n in range(games)]
    ended = process_time()
    if stepped != decisions:
        raise AssertionError("the two loops played different games")
    return {
        "compiled": _pure.compiled(),
        "games": games,
        "decisions": sum(decisions),
        "clones": games * CLONES,
        "playout": played - began,
        "stepped": ended - played,
        "clone": time_clones(middles(game, decisions, seed)),
    }


def step_through(state: State, rng: Rng) -> int:
    """The loop of `core.playout`, driven from interpreted Python."""
    decisions = 0
    while (mover := state.to_move()) != TERMINAL:
        if mover == CHANCE:
            state.apply(state.sample_chance(rng))
        else:
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
            decisions += 1
    return decisions


def middles(game: Game, decisions: list[int], seed: int) -> list[State]:
    """The position of each game after half of its decisions."""
    states = [game.new_state() for _length in decisions]
    for n, length in enumerate(decisions):
        playout(states[n], Rng(seed + n), max(1, length // 2))
    return states


def time_clones(states: list[State]) -> float:
    """Seconds to clone each state many times."""
    began = process_time()
    for state in states:
        for _clone in range(CLONES):
            state.clone()
    return process_time() - began


def main() -> None:
    """Measure what the arguments ask for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--edition")
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    asked = parser.parse_args()
    game = load(asked.game, asked.players, asked.edition)
    print(json.dumps(measure(game, asked.games, asked.seed)))


if __name__ == "__main__":
    main()
