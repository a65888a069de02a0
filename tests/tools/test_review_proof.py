"""The proof of reviews: it plants what is bad, counts what was found, and says what it did."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kogge.games import registry
from tools.review_games import Decided, Reviewed, line, part_of, read
from tools.review_proof import Found, found_in, interval, lines, log_loss, reliability

GAME = Reviewed(
    "norderwind",
    "mate",
    2,
    7,
    planted=12,
    given_away=0.25,
    seconds=2.0,
    results=[1.0, 0.0],
    keys=[12],
    decided=[Decided(11, 0, "blunder", 0.2, 0.01, 0.6, 0.5), Decided(12, 1, "mistake", 0.1, 0.01, 0.4, 0.5)],
    record="",
)


def test_games_are_kept_and_joined_each_once(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    other = replace(GAME, seed=8, planted=-1, seconds=3.0)
    file.write_text(line(GAME) + line(other) + line(GAME)[:-9], encoding="utf-8")
    games = read(file)
    assert games == [GAME, other]
    [found] = found_in([*games, GAME])
    assert (found.games, found.planted, found.marked, found.key) == (2, 1, 1, 1)
    assert (found.own, found.blunders, found.seconds, found.slowest) == (3, 2, 5.0, 3.0)


def test_a_part_is_one_of_several() -> None:
    assert part_of("2/3") == (2, 3)
    with pytest.raises(ValueError, match="4/3"):
        part_of("4/3")


def test_who_always_knows_is_never_surprised() -> None:
    assert log_loss([(1.0, 1.0), (0.0, 0.0)]) < 0.01
    assert log_loss([(0.5, 1.0), (0.5, 0.0)]) == pytest.approx(0.6931, abs=1e-4)
    assert log_loss([(1.0, 0.0)]) > 5


def test_a_proportion_has_an_interval() -> None:
    assert interval(9, 10) == "90.0 % (59.6–98.2), 9 of 10"
    assert interval(0, 0) == "none"


def test_the_report_says_what_was_found() -> None:
    found = Found(2, games=10, planted=9, marked=8, key=7, own=100, blunders=2, decisions=109, seconds=5.0)
    found.told = [(0.9, 0.6, 1.0), (0.92, 0.5, 1.0), (0.15, 0.4, 0.0)]
    text = "\n".join(lines(registry.slugs()[0], "mate", [found], "2026-01-02"))
    assert "88.9 % (56.5–98.0), 8 of 9" in text
    assert "77.8 %" in text
    assert "2.0 %" in text
    assert "| 90–100 % | 100 % of 2 |" in text
    assert "13.8 s" in text  # for 300 decisions


def test_the_plot_shows_what_was_said_and_what_came_true() -> None:
    found = Found(2)
    found.told = [(0.9, 0.6, 1.0), (0.92, 0.5, 1.0), (0.15, 0.4, 0.0)]
    drawn = reliability([found])
    assert drawn.startswith("<?xml")
    assert "2 players" in drawn
