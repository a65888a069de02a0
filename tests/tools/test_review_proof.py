"""The proof of reviews: it plants what is bad, counts what was found, and says what it did."""

from __future__ import annotations

import pytest

from kogge.games import registry
from tools.review_proof import Found, interval, lines, log_loss, reliability


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
