"""The built-in loop of random play, compiled: the yardstick of speed and the heart of simulations."""

from __future__ import annotations

from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, State


def playout(state: State, rng: Rng, limit: int = 0) -> int:
    """Play uniformly random legal actions to the end, or for ``limit`` decisions; returns the decisions taken."""
    decisions = 0
    while True:
        mover = state.to_move()
        if mover == CHANCE:
            state.apply(state.sample_chance(rng))
        elif mover == TERMINAL:
            return decisions
        else:
            if limit and decisions >= limit:
                return decisions
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
            decisions += 1
