"""Actions that play seldom reaches: each is played from a position of its own, and leaves a sound one."""

import kogge
from kogge import CHANCE, TERMINAL, Rng
from kogge.games.norsemen.rules.game import NorsemenGame
from tests.games.norsemen.rulebook.reach import positions
from tests.games.norsemen.rulebook.table import EDITION

OPTIONS: dict[str, object] = {"greenland_moves_damaged": True}
GAMES = 60


def played_in_games(game: NorsemenGame) -> set[int]:
    """What random play does in a few games."""
    used = set[int]()
    for seed in range(GAMES):
        state, rng = game.new_state(), Rng(seed)
        while state.to_move() != TERMINAL:
            actions = state.legal_actions()
            action = state.sample_chance(rng) if state.to_move() == CHANCE else actions[rng.below(len(actions))]
            used.add(action)
            state.apply(action)
    return used


def test_every_action_is_played_in_a_game_or_from_a_position() -> None:
    used = set[int]()
    for players in (2, 4):
        game = kogge.load("norsemen", players=players, edition=EDITION, options=OPTIONS)
        assert isinstance(game, NorsemenGame)
        used |= played_in_games(game)
        for state in positions(game):
            for action in state.legal_actions():
                after = state.clone()
                after.apply(action)
                assert after.problems() == [], game.actions.token(action)
                used.add(action)

    assert [game.actions.token(action) for action in range(game.actions.width) if action not in used] == []
