"""Targets judge samples; every game's study can be found."""

import pytest

from kogge.arena.played import Played
from kogge.arena.sample import Sample, Share
from kogge.arena.study import NoStudy, each_at_least, mean_between, seats_fair, study_of
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


def test_a_game_without_a_study_is_told() -> None:
    with pytest.raises(NoStudy):
        study_of("chess")


def test_norderwind_wants_what_its_page_says() -> None:
    assert [target.title for target in study_of("norderwind").targets] == [
        "15 to 25 turns a player",
        "the winner has 5 to 8 contract cubes",
        "no seat above 1.15 times (4 players: 1.3 times) its fair share",
        "every crew role in at least 10 % of winners' ships",
    ]
