"""Played like: the level of an error rate, where the levels have been measured."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

import pytest

import kogge
from kogge.core.state import Game
from kogge.review import likeness as module
from kogge.review.ledger import Account
from kogge.review.likeness import LEAST, Rate, likeness, played_like, rates_of
from kogge.review.rendering import level_title
from tools.error_rates import Rated, lines, measured, named, read

RATES = [Rate("random", 40, 0.05, 0.01), Rate("mate", 40, 0.008, 0.003), Rate("admiral", 20, 0.006, 0.002)]


@pytest.mark.parametrize(
    ("rate", "level", "levels"),
    [
        (0.2, "random", ["random"]),
        (0.0455, "random", ["random"]),
        (0.0079, "mate", ["mate", "admiral"]),
        (0.0, "admiral", ["admiral"]),
        (0.0105, "mate", ["mate"]),
    ],
)
def test_the_nearest_level_and_those_that_fit(rate: float, level: str, levels: list[str]) -> None:
    found = likeness(RATES, rate)
    assert (found.level.level, found.levels) == (level, levels)


@pytest.fixture
def measured_rates(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game whose levels have been measured with the network at eight worlds."""
    game = kogge.load("norsemen", 2)
    known = {"hash": game.edition_hash, "rules": game.rules_version, "judge": "network", "worlds": 8}
    monkeypatch.setattr(module, "_measured", lambda _slug: {**known, "players": {"2": [asdict(one) for one in RATES]}})
    return game


def test_what_was_measured_is_of_this_edition_judge_depth_and_number(measured_rates: Game) -> None:
    assert rates_of(measured_rates, "network", 8) == RATES
    assert rates_of(measured_rates, "guide", 8) == rates_of(measured_rates, "network", 9) == []
    assert rates_of(kogge.load("norsemen", 2, "tiny"), "network", 8) == []
    assert rates_of(kogge.load("norsemen", 3), "network", 8) == []


def test_levels_have_titles() -> None:
    assert all(level_title(one.level, "de") != one.level for one in RATES)


def test_a_few_decisions_say_nothing(measured_rates: Game) -> None:
    few = Account(0, lost=0.01 * (LEAST - 1), decisions=LEAST - 1)
    assert played_like(measured_rates, "network", 8, few) is None
    enough = played_like(measured_rates, "network", 8, Account(0, lost=0.008 * LEAST, decisions=LEAST))
    assert enough is not None
    assert (enough.level.level, enough.levels) == ("mate", ["mate", "admiral"])


def game_of(level: str, seed: int, rate: float) -> Rated:
    return Rated("norsemen", level, 2, seed, "network", [100, 200], [100 * rate, 220 * rate], "")


def test_levels_are_measured_seat_by_seat_and_reported(tmp_path: Path) -> None:
    games = [game_of("mate", seed, 0.01) for seed in range(5)] + [game_of("random", seed, 0.05) for seed in range(5)]
    random, mate = measured([*games, games[0]])[2]
    assert (random.level, mate.level, mate.seats) == ("random", "mate", 10)
    assert mate.mean == pytest.approx(0.0105)
    assert mate.spread == pytest.approx(0.00053, abs=1e-5)
    assert named(games, 2, "mate") == (10, 10, 10)
    text = "\n".join(lines({"norsemen": games}, "2026-01-02"))
    assert "| 2 | mate | 5 | 1.05 | 0.05 | 100 % of 10 | 100 % of 10 |" in text
    (tmp_path / "torn.jsonl").write_text('{"game"', encoding="utf-8")
    assert read(tmp_path / "torn.jsonl") == []
