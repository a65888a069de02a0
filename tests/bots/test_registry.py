"""Bots by name."""

import pytest

from kogge.bots import registry
from kogge.core.errors import UnknownGame
from kogge.games import registry as games


@pytest.mark.parametrize("slug", games.slugs())
def test_every_named_bot_of_a_game_can_be_made(slug: str) -> None:
    names = registry.names(slug)
    assert names[0] == "random"
    assert [registry.make(slug, name).name for name in names] == names


def test_a_bot_is_made_anew_for_each_seat() -> None:
    assert registry.make("norderwind", "greedy") is not registry.make("norderwind", "greedy")


def test_an_unknown_bot_is_told_with_those_there_are() -> None:
    with pytest.raises(registry.UnknownBot) as error:
        registry.make("norderwind", "admiral-of-the-moon")
    assert error.value.details["accepts"] == "random, greedy"


def test_an_unknown_game_has_no_bots() -> None:
    with pytest.raises(UnknownGame):
        registry.names("chess")
