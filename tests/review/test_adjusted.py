"""Matches with less luck: the mean stays, the variance falls, and the ledger's luck is what is taken away."""

from __future__ import annotations

from random import Random
from statistics import fmean, variance

import pytest

import kogge
from kogge.arena.match import Match, play
from kogge.arena.sprt import Bounds
from kogge.bots import registry as bots
from kogge.bots.table import play_game
from kogge.games import registry
from kogge.review import Depth, judges, review
from kogge.review.adjusted import Lucks, adjusted, drawn, weight, without


@pytest.mark.parametrize("slug", registry.slugs())
def test_the_luck_is_that_of_the_ledger(slug: str) -> None:
    game = kogge.load(slug, 2, "tiny")
    record = play_game(game, [bots.make(slug, "greedy"), bots.make(slug, "greedy")], 3)
    judge = judges.make(game)
    ledger = [account.drawn for account in review(record, judge).accounts]
    depth = Depth()
    assert drawn(record, judge, depth.outcomes, depth.samples) == pytest.approx(ledger, abs=1e-6)


def test_luck_is_taken_away_and_the_mean_stays() -> None:
    rng = Random(5)
    luck = [rng.gauss(0, 0.3) for _ in range(4000)]
    plain = [0.55 + 0.8 * one + rng.gauss(0, 0.1) for one in luck]
    fairer = without(plain, luck)
    assert weight(plain, luck) == pytest.approx(0.8, abs=0.02)
    assert fmean(fairer) == pytest.approx(0.55, abs=0.01)
    assert variance(fairer) < 0.2 * variance(plain)


def test_luck_that_tells_nothing_changes_nothing() -> None:
    assert without([0.5, 1.0, 0.0, 1.0], [0.0] * 4) == [0.5, 1.0, 0.0, 1.0]


def test_a_match_is_adjusted() -> None:
    match = Match("norderwind", 2, ["greedy", "random"], 12, edition="tiny")
    results = play(match, range(match.rounded()), keep=True)
    lucks = Lucks(match).of(results)
    found = adjusted(match, results, lucks)
    assert found is not None
    assert found.games == 12
    assert len(found.sets) == 6
    assert found.plain_share == pytest.approx(sum(one.share(one.seats.index("greedy")) for one in results) / 12)
    assert found.sprt(Bounds(0.5, 0.6)).pairs == 6
    assert adjusted(match, results[:4], lucks[:4]) is None
