"""Matches: seatings, seeds, standings, ratings, and the same games wherever they are played."""

from __future__ import annotations

from collections import Counter

import pytest

from kogge.arena.match import Match, NoMatch, Result, run
from kogge.arena.standings import ratings, standings
from kogge.bots.registry import UnknownBot


def tiny(bots: list[str], players: int = 2, games: int = 8) -> Match:
    return Match("norderwind", players, bots, games, first_seed=7, edition="tiny")


def test_every_bot_has_every_seat_equally_often_with_the_same_seeds() -> None:
    match = tiny(["a", "b", "c"], 2, 24)
    assert match.lineups() == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert match.game_set() == 6
    seatings = [match.seating(number) for number in range(match.rounded())]
    assert {seed for seed, _seats in seatings} == {7, 8, 9, 10}
    assert set(Counter((seats[0], seed) for seed, seats in seatings).values()) == {2}
    assert Counter(seats[0] for _seed, seats in seatings) == Counter(seats[1] for _seed, seats in seatings)


def test_few_bots_sit_at_several_seats_and_games_come_in_whole_sets() -> None:
    match = tiny(["a", "b"], 4, 5)
    assert match.lineups() == [["a", "b", "a", "b"]]
    assert match.rounded() == 8


def test_one_bot_or_an_unknown_one_is_refused() -> None:
    with pytest.raises(NoMatch):
        tiny(["greedy"]).check()
    with pytest.raises(UnknownBot):
        tiny(["greedy", "nobody"]).check()


def test_processes_change_nothing() -> None:
    match = tiny(["greedy", "random"])
    alone = [result for some in run(match, 1, keep=True) for result in some]
    together = [result for some in run(match, 2, keep=True) for result in some]
    assert alone == together
    assert [result.number for result in alone] == list(range(8))
    assert all(result.record.startswith("kogge") for result in alone)


def test_ray_changes_nothing() -> None:
    match = tiny(["greedy", "random"])
    alone = [result for some in run(match, 1) for result in some]
    assert [result for some in run(match, 1, ray="") for result in some] == alone


def result(number: int, seats: list[str], places: list[int]) -> Result:
    return Result(number, 1, seats, [10 - place for place in places], places, 5, "")


def test_standings_share_a_win_and_put_the_best_first() -> None:
    found = standings([result(0, ["a", "b"], [1, 2]), result(1, ["b", "a"], [1, 1]), result(2, ["a", "b"], [2, 2])])
    assert [(row.bot, row.games, row.wins.hits) for row in found] == [("a", 3, 1.5), ("b", 3, 0.5)]
    assert found[0].place == pytest.approx((1 + 1 + 2) / 3)


def test_a_rating_rises_by_winning_and_stands_still_between_equals() -> None:
    rated = ratings([result(n, ["a", "b"], [1, 2]) for n in range(10)])
    assert rated["a"][0] > 25 > rated["b"][0]
    alone = ratings([result(0, ["a", "a"], [1, 2])])
    assert alone["a"][0] == 25
