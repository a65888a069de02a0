"""Bots by name."""

import pytest

from kogge.bots import registry
from kogge.bots.learned import Learned
from kogge.bots.plan import PlanBot
from kogge.bots.search import SearchBot
from kogge.core.errors import UnknownGame
from kogge.games import registry as games
from kogge.text import catalogue


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
    assert error.value.details["accepts"] == "random, deckhand, greedy, policy, mate, skipper, admiral"


def test_without_numpy_no_bot_with_a_network_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find_spec", lambda _name: None)
    assert registry.names("novgorod") == ["random", "deckhand", "greedy", "mate", "skipper", "admiral"]
    for name in ("policy", "policy:some.npz"):
        with pytest.raises(registry.NoNumpy) as error:
            registry.make("novgorod", name)
        assert error.value.details["bot"] == name


@pytest.mark.parametrize(("name", "simulations"), [("mate/10", 10), ("mate*3", 300), ("plan-7", 7), ("mate/5000", 1)])
def test_a_level_may_think_less_or_more(name: str, simulations: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.plugin("novgorod"), "simulations", {"mate": 100})
    monkeypatch.setattr(games.plugin("novgorod"), "levels", {"mate": 30})
    bot = registry.make("novgorod", name)
    assert isinstance(bot, Learned)
    with_network, without = bot.bot(games.load("novgorod")), bot.bot(games.load("novgorod", edition=games.TINY))
    assert isinstance(with_network, PlanBot)
    assert isinstance(without, SearchBot)
    assert (with_network.simulations, with_network.name, without.name) == (simulations, name, name)


@pytest.mark.parametrize(("name", "iterations"), [("old-mate/10", 3), ("old-mate", 30), ("search-7", 7)])
def test_the_search_of_before_has_names_of_its_own(name: str, iterations: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.plugin("novgorod"), "levels", {"mate": 30})
    bot = registry.make("novgorod", name)
    assert isinstance(bot, SearchBot)
    assert (bot.iterations, bot.name) == (iterations, name)
    assert registry.thinking("novgorod", name) == iterations


@pytest.mark.parametrize("name", ["mate/0", "greedy/2", "search-0", "mate/", "old-greedy", "old-", "plan-0"])
def test_what_cannot_be_scaled_is_unknown(name: str) -> None:
    with pytest.raises(registry.UnknownBot):
        registry.make("novgorod", name)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_bot_has_a_name_for_people(language: str) -> None:
    words = catalogue("", language)
    assert all(registry.title(name, words) != name for slug in games.slugs() for name in registry.names(slug))
    assert registry.title("mate/10", words) == "mate/10"


def test_an_unknown_game_has_no_bots() -> None:
    with pytest.raises(UnknownGame):
        registry.names("chess")
