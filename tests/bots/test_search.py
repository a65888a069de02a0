"""The search: what it may know, that it repeats, that it remembers, and that it finds what is plain to see."""

from __future__ import annotations

from itertools import islice

import pytest

from kogge import CHANCE, TERMINAL, Game, Rng, State, load
from kogge.bots import registry
from kogge.bots.bot import Sight
from kogge.bots.hints import hints, why
from kogge.bots.levels import guide_of
from kogge.bots.search import Search, SearchBot
from kogge.bots.table import play_game
from kogge.core.playout import playout
from kogge.games import registry as games
from kogge.text import catalogue

SLUGS = games.slugs()


def somewhere(game: Game, decisions: int, seed: int = 5) -> State:
    """A position after some random decisions, where a seat has a choice."""
    state = game.new_state()
    rng = Rng(seed)
    playout(state, rng, decisions)
    while state.to_move() == CHANCE or len(state.legal_actions()) < 2:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    return state


def two_worlds(game: Game) -> tuple[State, State]:
    """A position, and another that looks the same to the seat that decides."""
    for decisions in range(30, 130):
        state = somewhere(game, decisions, seed=decisions)
        other = state.determinize(state.awaited()[0], Rng(99))
        if other.text() != state.text():
            return state, other
    raise AssertionError("nothing is hidden in this game")


def search_at(state: State, iterations: int, seed: int = 1) -> Search:
    search = Search(guide_of(state.game().slug), Sight(state, state.awaited()[0]), seed)
    search.begin(search.legal[0])
    search.think(iterations, 0.0)
    return search


def counted(search: Search) -> list[tuple[int, float, float]]:
    return [(edge.action, edge.visits, edge.total) for edge in search.root.edges]


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("players", [2, 4])
def test_a_search_tries_only_what_is_legal_and_adds_up(slug: str, players: int) -> None:
    state = somewhere(load(slug, players), 30)
    before = state.text()
    search = search_at(state, 40)
    assert state.text() == before
    assert [edge.action for edge in search.root.edges] == state.legal_actions()
    assert sum(edge.visits for edge in search.root.edges) == search.iterations == search.root.visits
    assert all(0.0 <= edge.total <= edge.visits for edge in search.root.edges)
    assert search.decisions > search.iterations


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_seed_gives_the_same_search(slug: str) -> None:
    state = somewhere(load(slug, 3), 40)
    assert counted(search_at(state, 30)) == counted(search_at(state, 30))
    assert counted(search_at(state, 30)) != counted(search_at(state, 30, seed=2))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_search_depends_on_what_its_seat_may_know_and_on_nothing_else(slug: str) -> None:
    state, other = two_worlds(load(slug, 3))
    seat = state.awaited()[0]
    assert other.view(seat) == state.view(seat)
    assert counted(search_at(other, 20)) == counted(search_at(state, 20))


@pytest.mark.parametrize("slug", SLUGS)
def test_equal_seeds_are_equal_games_of_search_bots(slug: str) -> None:
    game = load(slug, 2, games.editions(slug)[-1] if slug == "norderwind" else None)

    def texts() -> list[tuple[int, int]]:
        bots = [registry.make(slug, "search-4") for _seat in range(2)]
        return [(entry.actor, entry.action) for entry in play_game(game, bots, 3).entries]

    assert texts() == texts()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_bot_remembers_what_it_thought_about_the_rest_of_its_turn(slug: str) -> None:
    """Following its own choices, it takes a tree over at some decision, and thinks less there."""
    game = load(slug, 2)
    state = somewhere(game, 20)
    bot = SearchBot(guide_of(slug), "search", 200)
    rng, known = Rng(1), 0
    for _decision in range(30):
        if state.to_move() == TERMINAL:
            break
        if state.to_move() == CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        seat = state.awaited()[0]
        legal = state.legal_as(seat)
        if len(legal) > 1:
            search = Search(bot.guide, Sight(state, seat), 1)
            known += bot.remembered(search)
        state.apply_as(seat, bot.choose(Sight(state, seat), rng))
    assert known > 0


def test_a_remembered_tree_is_dropped_where_the_view_differs() -> None:
    game = load("novgorod", 2)
    state = somewhere(game, 40)
    seat = state.awaited()[0]
    bot = SearchBot(guide_of("novgorod"), "search", 50)
    chosen = bot.choose(Sight(state, seat), Rng(1))
    elsewhere = somewhere(game, 60, seed=8)
    search = Search(bot.guide, Sight(elsewhere, elsewhere.awaited()[0]), 1)
    assert bot.chosen == chosen
    assert bot.remembered(search) == 0


def test_the_clock_bounds_the_thinking() -> None:
    state = somewhere(load("novgorod", 2), 40)
    bot = SearchBot(guide_of("novgorod"), "search", 1_000_000, 0.05)
    bot.choose(Sight(state, state.awaited()[0]), Rng(1))
    assert 0 < bot.thought < 1_000_000


def test_a_win_at_hand_is_taken() -> None:
    """The last cube is one contract away, the ship lies in its port, and everything is aboard."""
    game = load("norderwind", 2)
    won = 0
    for seed in range(40):
        state = nearly_won(game, seed)
        if state is not None:
            seat = state.awaited()[0]
            action = SearchBot(guide_of("norderwind"), "search", 60).choose(Sight(state, seat), Rng(1))
            state.apply_as(seat, action)
            won += state.to_move() == TERMINAL
            assert state.ranking()[seat] == 1
            break
    assert won == 1


def nearly_won(game: Game, seed: int) -> State | None:
    """A greedy game just before the act that won it, if that was a seat's choice among several."""
    bots = [registry.make("norderwind", "greedy") for _seat in range(2)]
    entries = play_game(game, bots, seed).entries
    state = game.new_state()
    for entry in islice(entries, len(entries) - 1):
        state.apply(entry.action)
    return state if state.to_move() >= 0 and len(state.legal_actions()) > 1 else None


# Hints


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_hints_name_legal_choices_with_odds_and_words(slug: str, language: str) -> None:
    game = load(slug, 3)
    state = somewhere(game, 50)
    seat = state.awaited()[0]
    found = hints(Sight(state, seat), 60, Rng(2))
    assert 1 <= len(found) <= 3
    assert len({hint.action for hint in found}) == len(found)
    assert all(hint.action in state.legal_as(seat) and 0 <= hint.share <= 1 for hint in found)
    assert [hint.share for hint in found] == sorted((hint.share for hint in found), reverse=True)
    told = [why(hint, game, catalogue(slug, language), ["A", "B", "C"]) for hint in found]
    assert all(told)


def test_a_hint_tells_only_what_its_seat_may_know() -> None:
    """The plan ends where chance or another seat has a say, so nothing unseen enters the words."""
    game = load("novgorod", 2)
    state = somewhere(game, 60)
    seat = state.awaited()[0]
    for hint in hints(Sight(state, seat), 80, Rng(3)):
        after = state.clone()
        after.apply_as(seat, hint.action)
        for action in hint.plan:
            assert action in after.legal_as(seat)
            after.apply_as(seat, action)
