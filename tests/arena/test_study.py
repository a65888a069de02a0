"""Targets judge samples; every game's study can be found."""

from collections import Counter
from dataclasses import replace

import pytest

from kogge.arena.played import Played
from kogge.arena.sample import Sample, Share
from kogge.arena.study import each_at_least, mean_between, seats_fair, shares_between, study_of
from kogge.core.errors import UnknownGame
from kogge.games.norsemen import targets as norsemen
from kogge.games.novgorod import targets as novgorod
from tests.arena.test_sample import played


def test_a_mean_must_lie_between_its_bounds() -> None:
    target = mean_between("rounds", lambda sample: sample.mean(Played.rounds), 5, 6)
    verdicts = [target.judge(Sample(2, [played([1, 2], turns)])) for turns in (7, 8, 11, 12)]
    assert [(verdict.measured, verdict.met) for verdict in verdicts] == [
        ("4.0", False),
        ("5.0", True),
        ("6.0", True),
        ("7.0", False),
    ]


def test_the_best_seat_must_stay_below_the_limit() -> None:
    target = seats_fair("seats", {2: 1.2})
    uneven = Sample(2, [played([1, 2])] * 7 + [played([2, 1])] * 3)
    even = Sample(2, [played([1, 2])] * 6 + [played([2, 1])] * 4)
    assert (target.judge(uneven).measured, target.judge(uneven).met) == ("seat 1: 1.40 times", False)
    assert target.judge(even).met


def test_the_rarest_thing_must_reach_its_share() -> None:
    target = each_at_least("use", lambda _sample: {"a": Share(5, 10), "b": Share(1, 10)}, 0.1)
    assert target.judge(Sample(2, [])).measured == "b: 10.0%"
    assert target.judge(Sample(2, [])).met
    assert not each_at_least("use", lambda _sample: {"b": Share(1, 11)}, 0.1).judge(Sample(2, [])).met


def test_the_share_farthest_out_is_told() -> None:
    shares = {"a": Share(50, 100), "b": Share(10, 100), "c": Share(61, 100)}
    verdict = shares_between("parts", lambda _sample: shares, 0.15, 0.6).judge(Sample(2, []))
    assert (verdict.measured, verdict.met) == ("b: 10.0%", False)
    assert shares_between("parts", lambda _sample: {"a": Share(15, 100)}, 0.15, 0.6).judge(Sample(2, [])).met


def test_seats_are_counted_from_the_one_that_begins() -> None:
    games = [played([1, 2]), played([2, 1])]
    assert Sample(2, games, lambda game: game.winners()[0]).seat_share(0).value == 1.0
    assert Sample(2, games).seat_share(0).value == 0.5


def test_close_games_of_novgorod_are_told_by_who_moves_first_and_last() -> None:
    def ended(scores: list[int], places: list[int], start: int) -> Played:
        return replace(played(places), scores=scores, final={"start": start})

    games = [
        ended([30, 31, 25], [2, 1, 3], 2),  # by one seal, by the last: seat 2 began
        ended([30, 30, 25], [1, 2, 3], 0),  # by a tie, by the first
        ended([33, 30, 25], [1, 2, 3], 1),  # by three
        ended([40, 30, 29], [3, 1, 2], 1),  # who has most seals lost by an X
    ]
    found = novgorod.close_games(Sample(3, games))
    assert found == {"of all": Share(2, 4), "won by the first": Share(1, 2), "won by the last": Share(1, 2)}


def test_a_game_without_a_study_is_told() -> None:
    with pytest.raises(UnknownGame):
        study_of("chess")


def test_norderwind_wants_what_its_page_says() -> None:
    assert [target.title for target in study_of("norderwind").targets] == [
        "15 to 25 turns a player",
        "the winner has 5 to 8 contract cubes",
        "no seat above 1.15 times (4 players: 1.3 times) its fair share",
        "every crew role in at least 10 % of winners' ships",
    ]


def test_novgorod_wants_what_its_page_says() -> None:
    assert [target.title for target in study_of("novgorod").targets] == [
        "9 to 16 rounds",
        "no seat above 1.15 times its fair share",
        "every bonus card gives seals in at least 5 % of games",
        "every career face is played in at least 5 % of games, and wins 5 %",
        "every privilege is used in at least 5 % of games",
        "missions, careers and luxury sales give 15 to 60 % of the winners' seals each",
    ]


def test_norsemen_wants_what_its_page_says() -> None:
    assert [target.title for target in study_of("norsemen").targets] == [
        "nine of ten winners have 45 to 110 VP",
        "every ladder brings a token into play in at least 5 % of games",
        "every leader is chosen in at least 5 % of games",
        "every thing action is performed in at least 5 % of games",
        "every scoring card gets a token in at least 5 % of games",
        "no leader above 1.2 times its fair share of wins",
        "no place in the first order above 1.2 times its fair share",
    ]


def game_of(scores: list[int], leaders: list[str], coins: list[int]) -> Played:
    """A finished game of Norsemen, as far as its targets look."""
    places = [1 + sum(other > score for other in scores) for score in scores]
    gained = Counter({("gain", seat, "coins", "order"): coin for seat, coin in enumerate(coins)})
    final = {"seats": [{"leader": leader} for leader in leaders], "territories": [{"slug": "sweden"}]}
    return Played(len(scores), 1, 0, scores, places, Counter(), gained, Counter(), final)


def test_nine_of_ten_winners_must_have_a_fitting_score() -> None:
    fine, high = game_of([50, 45], ["aud", "cnut"], [0, 1]), game_of([111, 45], ["aud", "cnut"], [0, 1])
    assert norsemen.winners_between(Sample(2, [fine] * 9 + [high])).met
    verdict = norsemen.winners_between(Sample(2, [fine] * 8 + [high] * 2))
    assert (verdict.measured, verdict.met) == ("62.2 VP, 80% of winners", False)


def test_leaders_and_places_are_compared_with_their_fair_share() -> None:
    games = [game_of([50, 45], ["aud", "cnut"], [0, 1])] * 3 + [game_of([40, 45], ["aud", "cnut"], [0, 1])]
    sample = Sample(2, [*games, game_of([60, 20], ["olof", "aud"], [1, 0])])
    assert norsemen.leaders(sample) == {"aud": 2 * 3 / 5, "cnut": 2 * 1 / 4, "olof": 2.0}
    assert norsemen.places(sample) == {"place 1": 2 * 3 / 5, "place 2": 2 * 2 / 5}
    target = norsemen.none_above("leaders", norsemen.leaders, 1.2)
    assert (target.judge(sample).measured, target.judge(sample).met) == ("olof: 2.00 times", False)
    assert norsemen.none_above("places", norsemen.places, 1.2).judge(sample).met
