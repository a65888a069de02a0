"""OpenSpiel's tree search plays Norderwind against a random seat.

MCTS looks at the true position and so knows more than a player may; information-set MCTS gets worlds that the seat
cannot tell from the truth. Random play takes hundreds of decisions to win a game, so a position is judged by the lead
in cubes after a few of them, which the compiled engine plays.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import kogge
import kogge.adapters.openspiel  # registers the games
from kogge.core.playout import playout


class ShortPlayouts(mcts.Evaluator):
    """Some random decisions, then each seat's lead over the best of the others."""

    def __init__(self, decisions: int, seed: int) -> None:
        self.decisions = decisions
        self.rng = kogge.Rng(seed)

    def evaluate(self, state):
        position = state.position.state.clone()
        playout(position, self.rng, self.decisions)
        scores = position.scores()
        leads = [score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)]
        return np.asarray(leads) / 10

    def prior(self, state):
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=30)
    parser.add_argument("--rounds", type=int, default=80)
    parser.add_argument("--edition", default="")
    asked = parser.parse_args()
    game = pyspiel.load_game(f"kogge_norderwind(players=2,round_limit={asked.rounds},edition={asked.edition})")
    rng = np.random.RandomState(1)
    evaluator = ShortPlayouts(60, 1)
    searchers = {
        "mcts": mcts.MCTSBot(game, 1.0, asked.simulations, evaluator, random_state=rng),
        "ismcts": ismcts.ISMCTSBot(game, evaluator, 1.0, asked.simulations, random_state=rng),
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
