"""The count of clicks at a very small size: every decision is counted once, and forced ones are not asked."""

import pytest

import kogge
from kogge.games import registry
from tools import clicks


@pytest.mark.parametrize("slug", registry.slugs())
def test_forced_steps_are_part_of_the_decisions_of_a_game(slug: str) -> None:
    game = kogge.load(slug, players=2)

    decisions, asked = clicks.clicks(game, 3)

    assert 20 < asked <= decisions
    assert clicks.clicks(game, 3) == (decisions, asked)


def test_most_games_have_fewer_clicks_with_forced_steps_played() -> None:
    decisions, asked = clicks.clicks(kogge.load("novgorod", players=2), 3)

    assert asked < decisions


def test_a_line_of_the_report_has_all_its_numbers() -> None:
    line = clicks.row("norderwind", 2, 2)

    assert len(line) == len(clicks.HEADS)
    assert line[:2] == ["Norderwind", "2"]
    assert int(line[3]) <= int(line[2])
