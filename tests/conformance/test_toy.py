"""The toy passes the kit, whatever its players, edition and options; and it has what the kit looks for."""

from __future__ import annotations

from functools import partial

import pytest

from kogge.conformance import CHECKS, QUICK, SMALL, Configuration, Coverage, check_game, explore, failures, option_sets
from kogge.conformance.legality import phases
from kogge.conformance.play import play
from kogge.conformance.toy import EDITIONS, OPTIONS, PLAYER_COUNTS, ToyGame
from kogge.conformance.worlds import follow_worlds
from kogge.core.perft import divide, perft
from kogge.core.record import dumps, replay
from kogge.core.rng import Rng
from kogge.core.state import SPECTATOR

CONFIGURATIONS = [
    Configuration("toy", edition, players, options, partial(ToyGame, players, edition, options))
    for edition in EDITIONS
    for players in PLAYER_COUNTS
    for options in option_sets(OPTIONS)
]


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=repr)
def test_the_toy_passes_the_kit(configuration: Configuration) -> None:
    check_game(configuration.make(), size=QUICK if configuration.options else SMALL)


def test_failures_lists_nothing_for_a_sound_game() -> None:
    assert failures(ToyGame(3), seeds=(5,), size=QUICK) == []


def test_every_id_of_the_toy_is_reached() -> None:
    for edition in EDITIONS:
        coverage = Coverage(ToyGame(2, edition))
        for seed in range(20):
            for players in PLAYER_COUNTS:
                explore(coverage, ToyGame(players, edition), seed, 200)
        coverage.finish()


def test_the_toy_has_one_of_everything() -> None:
    game = ToyGame(3)
    found = [play(game, seed, SMALL) for seed in range(4)]
    tokens = {game.actions.token(entry.action).split()[0] for one in found for entry in one.entries}
    assert {"draw", "look", "turn", "roll", "bid", "keep", "sink"} <= tokens
    assert all(phases(one) for one in found)
    several = [sum(follow_worlds(one, viewer, SMALL) for one in found) for viewer in range(game.players)]
    assert all(several), "nobody is ever in doubt"


@pytest.mark.parametrize(
    ("players", "edition", "lines"),
    [(2, "tiny", [5, 20, 60, 240, 600]), (3, "tiny", [5, 20, 60, 120, 480]), (2, "plain", [9, 72, 504, 2016, 11088])],
)
def test_perft_of_the_toy(players: int, edition: str, lines: list[int]) -> None:
    """Cards are dealt, one is shown, then four things can be done: 504 x 4, and 504 x (6 + 6 + 6 + 4)."""
    state = ToyGame(players, edition).new_state()
    assert [perft(state, depth) for depth in range(1, 6)] == lines


def test_all_whole_games_of_a_tiny_toy_are_counted() -> None:
    """After the deal: 4 lines to two cards in the first hand, 1 to one card; a hand of n can bid in 3 (n + 1) ways."""
    state = ToyGame(2, "tiny", {"rounds": 1, "peek": False}).new_state()
    for _ in range(3):
        state.apply(state.legal_actions()[0])
    assert perft(state, 30) == 4 * (2 * 9 * 9 + 9 * 6) + (4 * 6 * 9 + 6 * 6)
    assert sum(divide(state, 30).values()) == perft(state, 30)


def test_a_secret_phase_is_written_with_seats() -> None:
    game = ToyGame(2)
    record = replay(game, play(game, 1, SMALL).entries)
    lines = dumps(record).splitlines()
    assert any(line.startswith("2: bid") for line in lines)
    assert lines[-1].startswith("result ")


def test_a_spectator_is_shown_no_hand() -> None:
    game = ToyGame(2)
    state = play(game, 1, SMALL).nodes[3][1]
    hands = state.view(SPECTATOR)["hands"]
    assert hands == [{"known": [], "count": 1}, {"known": [], "count": 1}]
    assert state.determinize(SPECTATOR, Rng(1)).problems() == []


def test_the_checks_have_names_and_say_what_they_mean() -> None:
    for name, check in CHECKS.items():
        assert check.name == name
        assert check.__doc__
