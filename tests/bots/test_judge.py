"""The judge: fair, whole, and silent where it knows nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import kogge
from kogge.bots import judge as judge_module
from kogge.bots import registry as bots
from kogge.bots.bot import Sight
from kogge.bots.judge import Judge, judge_of, network_of
from kogge.bots.network import WrongNetwork
from kogge.conformance.toy import ToyGame
from kogge.core.state import CHANCE, TERMINAL, Game, State
from kogge.games import registry

EVERY = 29  # of so many nodes one is looked at


def nodes(game: Game, seed: int) -> Iterator[State]:
    """Some positions of a game played at random, the last one too."""
    rng, state = kogge.Rng(seed), game.new_state()
    while state.to_move() != TERMINAL:
        if rng.below(EVERY) == 0:
            yield state
        legal = state.legal_actions()
        state.apply(state.sample_chance(rng) if state.to_move() == CHANCE else legal[rng.below(len(legal))])
    yield state


def judge_for(game: Game) -> Judge:
    judge = judge_of(game)
    assert judge is not None
    return judge


@pytest.mark.parametrize("slug", registry.slugs())
def test_equal_knowledge_gives_equal_answers(slug: str) -> None:
    """In every world that a viewer cannot tell from the truth the judge says the same."""
    game = kogge.load(slug, 3)
    judge, rng, hidden = judge_for(game), kogge.Rng(3), 0
    for state in nodes(game, 4):
        if state.to_move() == TERMINAL:
            continue
        for viewer in range(3):
            world = state.determinize(viewer, rng)
            hidden += world.text() != state.text()
            assert judge.shares([world], viewer) == judge.shares([state], viewer)
            if viewer in state.awaited():
                assert judge.policy(world, viewer) == judge.policy(state, viewer)
    assert hidden > 10


@pytest.mark.parametrize("slug", registry.slugs())
def test_shares_and_probabilities_are_whole(slug: str) -> None:
    for players in registry.player_counts(slug):
        game = kogge.load(slug, players)
        judge = judge_for(game)
        for state in nodes(game, players):
            [told] = judge.shares([state], 1)
            assert len(told) == players
            assert min(told) >= 0
            assert sum(told) <= 1 + 1e-6
            for seat in state.awaited():
                likely = judge.policy(state, seat)
                assert len(likely) == len(state.legal_as(seat))
                assert sum(likely) == pytest.approx(1, abs=1e-5)
            assert not judge.policy(state, 0) or 0 in state.awaited()


def test_an_end_is_told_as_it_is() -> None:
    game = kogge.load("norsemen")
    *_before, end = nodes(game, 9)
    [told] = judge_for(game).shares([end], 0)
    assert sorted(told) in ([0, 1], [0.5, 0.5], [0, 0])
    assert [share > 0 for share in told] == [place == 1 for place in end.ranking()]


def test_many_positions_are_judged_as_one_by_one() -> None:
    game = kogge.load("novgorod")
    judge = judge_for(game)
    states = [state.clone() for state in nodes(game, 5)]
    together = judge.shares(states, 0)
    for state, told in zip(states, together, strict=True):
        assert told == pytest.approx(judge.shares([state], 0)[0], abs=1e-4)


def test_winners_are_given_more_than_losers() -> None:
    """Over whole games of the network the winner is thought likelier to win, by a margin that luck does not make."""
    game, told = kogge.load("norsemen"), list[float]()
    for seed in range(4):
        rng, state, bot, shares = kogge.Rng(seed), game.new_state(), bots.make("norsemen", "policy"), []
        while state.to_move() != TERMINAL:
            if state.to_move() == CHANCE:
                state.apply(state.sample_chance(rng))
                continue
            shares += judge_for(game).shares([state], state.to_move())
            state.apply(bot.choose(Sight(state, state.to_move()), rng))
        told += [share[state.ranking().index(1)] for share in shares]
    assert sum(told) / len(told) > 0.6


@pytest.mark.parametrize("slug", registry.slugs())
def test_the_network_plays_the_default_edition_and_no_tiny_one(slug: str) -> None:
    for players in registry.player_counts(slug):
        assert network_of(kogge.load(slug, players)) is not None
    tiny = kogge.load(slug, edition=registry.TINY)
    assert network_of(tiny) is None
    network = network_of(kogge.load(slug))
    assert network is not None
    with pytest.raises(WrongNetwork) as refused:
        Judge(network, tiny)
    assert refused.value.details["part"] == "features"


def test_an_edition_of_a_stranger_is_not_judged() -> None:
    text = registry.edition_text("norderwind").replace("\n", "\n# other values\n", 1)
    game = registry.load_pinned("norderwind", 2, "other", text.replace("price = 3", "price = 4"), {})
    assert game.edition_hash != kogge.load("norderwind").edition_hash
    assert judge_of(game) is None
    assert judge_of(ToyGame(2)) is None


def test_without_numpy_nothing_is_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge_module, "find_spec", lambda _name: None)
    assert judge_of(kogge.load("norsemen")) is None


@pytest.mark.parametrize("slug", registry.slugs())
def test_the_policy_level_plays_every_edition(slug: str) -> None:
    for edition in (None, registry.TINY):
        game = kogge.load(slug, edition=edition)
        bot, rng, state = bots.make(slug, "policy"), kogge.Rng(1), game.new_state()
        for _step in range(60):
            if state.to_move() == TERMINAL:
                break
            if state.to_move() == CHANCE:
                state.apply(state.sample_chance(rng))
            else:
                state.apply_checked(bot.choose(Sight(state, state.to_move()), rng))
