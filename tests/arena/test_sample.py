"""Shares, intervals, quantiles, and what is kept of a game."""

from collections import Counter

import pytest

from kogge import load
from kogge.arena.played import Played, play
from kogge.arena.sample import Sample, Share, quantile
from kogge.bots import registry


def played(places: list[int], turns: int = 0) -> Played:
    return Played(len(places), 1, turns, [0] * len(places), places, Counter(), Counter(), Counter(), {})


def test_the_interval_of_a_share_is_wilsons() -> None:
    low, high = Share(50, 100).interval()
    assert (low, high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert Share(0, 10).interval() == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert Share(0, 0).interval() == (0.0, 1.0)


def test_a_shared_first_place_is_divided() -> None:
    sample = Sample(2, [played([1, 1]), played([1, 2]), played([2, 1]), played([2, 2])])
    assert [sample.seat_share(seat) for seat in (0, 1)] == [Share(1.5, 3), Share(1.5, 3)]
    assert [len(game.winners()) for game in sample.games] == [2, 1, 1, 0]


def test_means_are_over_games_or_over_winners() -> None:
    sample = Sample(2, [played([1, 2], 10), played([2, 1], 20)])
    assert sample.mean(lambda game: game.turns) == 15
    assert sample.mean_of_winners(lambda game, seat: game.turns * seat) == 10
    assert Sample(2, [played([2, 3])]).mean_of_winners(lambda _game, seat: seat) == 0.0


def test_a_quantile_is_one_of_the_numbers() -> None:
    assert [quantile([5, 1, 3, 2, 4], part) for part in (0.0, 0.1, 0.5, 0.9, 1.0)] == [1, 1, 3, 5, 5]


def test_rounds_count_the_turn_of_the_win() -> None:
    assert [played([1, 2, 3], turns).rounds() for turns in (0, 2, 3, 44)] == [1, 1, 2, 15]


def test_a_played_game_adds_up_what_the_journal_told() -> None:
    bots = [registry.make("norderwind", name) for name in ("greedy", "random", "random")]
    game = play(load("norderwind", 3), bots, 2)
    winner = game.winners()[0]
    placed = game.amount("cube", winner) - game.amount("cube-back", winner)
    assert placed == game.scores[winner] == game.final["seats"][winner]["cubes"]
    assert game.count("win") == 1
    assert game.did("pay") == sum(game.did("pay", seat) for seat in range(3))
    assert game.amount("gain", winner, "gold") >= game.amount("gain", winner, "gold", "wreck")
