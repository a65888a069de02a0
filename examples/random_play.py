"""A game at random, in ten lines."""

import kogge

state = kogge.load("norderwind", players=3).new_state()
rng = kogge.Rng(7)
while state.to_move() != kogge.TERMINAL:
    if state.to_move() == kogge.CHANCE:
        state.apply(state.sample_chance(rng))
    else:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
print("places", state.ranking(), "after", state.turn(), "turns")
