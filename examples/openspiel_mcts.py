"""OpenSpiel's tree search plays Norderwind against a random seat.

MCTS looks at the true position and so knows more than a player may; information-set MCTS gets worlds that the seat
cannot tell from the truth. Games are cut after a few rounds, and a playout stops with the game.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import kogge.adapters.openspiel  # noqa: F401 - registers the games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--edition", default="")
    asked = parser.parse_args()
    game = pyspiel.load_game(f"kogge_norderwind(players=2,round_limit={asked.rounds},edition={asked.edition})")
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    searchers = {
        "mcts": mcts.MCTSBot(game, 1.4, asked.simulations, evaluator, random_state=rng),
        "ismcts": ismcts.ISMCTSBot(game, evaluator, 1.4, asked.simulations, random_state=rng),
    }
    for name, searcher in searchers.items():
        state = play(game, [searcher, uniform_random.UniformRandomBot(1, rng)], rng)
        print(f"{name}: cubes {state.position.state.scores()}, returns {state.returns()}")


def play(game, bots, rng):
    """One game; chance is drawn by its odds."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return state


if __name__ == "__main__":
    main()
