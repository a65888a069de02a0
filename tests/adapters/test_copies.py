"""Games, positions, records and environments are copied, pickled, compared and shown, compiled or not."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kogge
from kogge.adapters import pettingzoo
from kogge.adapters.gymnasium import KoggeEnv
from kogge.adapters.vector import VectorEnv, random_legal
from kogge.conformance.toy import ToyGame
from kogge.core.playout import playout
from kogge.core.state import CHANCE, TERMINAL, Game, State
from kogge.games import registry

GAMES = [(slug, players) for slug in registry.slugs() for players in registry.player_counts(slug)]
COPIES: list[Callable[[Any], Any]] = [lambda thing: pickle.loads(pickle.dumps(thing)), copy.deepcopy]


def played(game: Game, steps: int, seed: int = 3) -> kogge.Record:
    """A record of random steps."""
    record, rng = kogge.Record(game, [f"player {seat}" for seat in range(game.players)]), kogge.Rng(seed)
    while len(record.entries) < steps and record.state.to_move() != TERMINAL:
        legal = record.state.legal_actions()
        chance = record.state.to_move() == CHANCE
        record.play(record.state.sample_chance(rng) if chance else legal[rng.below(len(legal))])
    return record


def continued(state: State, seed: int) -> str:
    """What a position becomes by random steps."""
    rng = kogge.Rng(seed)
    for _step in range(40):
        legal = state.legal_actions()
        if legal:
            state.apply(legal[rng.below(len(legal))])
    return state.text()


@pytest.mark.parametrize("made", COPIES)
@pytest.mark.parametrize(("slug", "players"), GAMES)
def test_a_copy_is_equal_and_goes_on_by_itself(slug: str, players: int, made: Callable[[Any], Any]) -> None:
    for steps in (0, 9, 70, 200):
        record = played(kogge.load(slug, players), steps)
        before = record.state.text()
        for thing in (record.game, record.state, record, kogge.Rng(steps)):
            assert made(thing) == thing
        other = made(record.state)
        assert continued(other, 1) == continued(record.state.clone(), 1)
        assert record.state.text() == before
        assert (other == record.state) == (other.text() == before)


def test_options_and_editions_of_ones_own_travel(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(registry.edition_text("norderwind").replace("price = 3", "price = 4"))
    for game in (
        kogge.load("norderwind", edition=str(own)),
        kogge.load("norderwind", edition=registry.TINY, options={"round_limit": 9}),
    ):
        sent = pickle.dumps(game.new_state())
        own.unlink(missing_ok=True)
        again = pickle.loads(sent).game()
        assert again == game
        assert (again.edition, again.edition_hash, again.options) == (game.edition, game.edition_hash, game.options)
        assert again != kogge.load("norderwind")


def test_positions_of_one_game_share_it_wherever_they_come() -> None:
    state = kogge.load("norsemen").new_state()
    one, two = (pickle.loads(pickle.dumps(state)) for _time in range(2))
    assert one.game() is two.game()


def test_a_game_that_is_not_installed_brings_its_own_way() -> None:
    game = ToyGame(3, "tiny", {"peek": False})
    assert pickle.loads(pickle.dumps(game.new_state())) == game.new_state()


def test_other_positions_and_games_are_not_equal() -> None:
    game = kogge.load("novgorod")
    assert played(game, 20).state != played(game, 30).state
    assert played(game, 20) != played(game, 30)
    assert game != kogge.load("novgorod", 3)
    assert len({game, kogge.load("novgorod"), kogge.load("norsemen")}) == 2
    for thing in (game.new_state(), kogge.Rng(1)):
        with pytest.raises(TypeError, match="unhashable"):
            hash(thing)


def test_names_in_a_debugger() -> None:
    record = played(kogge.load("norderwind", 3), 30)
    assert repr(record.game).startswith("<norderwind for 3, edition ")
    assert repr(record.state) in {
        f"<norderwind for 3: turn {record.state.turn()}, {who}, scores 0 0 0>"
        for who in ("chance", "seat 1 to move", "seat 2 to move", "seat 3 to move")
    }
    assert repr(record) == "<record of norderwind for 3, 30 steps>"
    assert repr(VectorEnv(record.game, 4)).startswith("<4 games of <norderwind for 3")


def test_positions_go_through_a_process_pool() -> None:
    states = [played(kogge.load(slug), 40).state for slug in registry.slugs()]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        far = [pool.submit(playout, state, kogge.Rng(5), 20_000) for state in states]
        assert [future.result(60) for future in far] == [playout(state, kogge.Rng(5), 20_000) for state in states]


@pytest.mark.parametrize(("slug", "players"), GAMES)
def test_notebooks_show_what_the_mover_sees(slug: str, players: int) -> None:
    record = played(kogge.load(slug, players), 60)
    state = record.state
    while state.to_move() < 0:
        record.play(state.legal_actions()[0])
    shown = state._repr_html_()
    assert shown is not None
    assert "<svg" in shown
    world = state.determinize(state.to_move(), kogge.Rng(8))
    assert texts(world._repr_html_()) == texts(shown)
    assert texts(record._repr_html_()) == texts(shown)


def texts(picture: str | None) -> list[str]:
    """The words of a picture; its ids are made of them."""
    assert picture is not None
    return [part.split("<")[0] for part in picture.split(">")]


# Environments


@pytest.mark.parametrize("made", COPIES)
def test_a_vector_goes_on_as_its_copy(made: Callable[[Any], Any]) -> None:
    env = VectorEnv("novgorod", 6, seed=4, players=3, edition="tiny", reward="rank", skip_forced=True)
    rng = np.random.default_rng(1)
    while not len(env.ended):
        env.step(random_legal(env.masks, rng))
    other = made(env)
    assert other.returns.tolist() == env.returns.tolist()
    for _step in range(60):
        np.testing.assert_array_equal(other.features, env.features)
        actions = random_legal(env.masks, rng)
        for one in (env, other):
            one.step(actions)
    assert other.places.tolist() == env.places.tolist()


@pytest.mark.parametrize("made", COPIES)
def test_an_environment_with_one_learner_goes_on_as_its_copy(made: Callable[[Any], Any]) -> None:
    env = KoggeEnv("norderwind", ["random", "random"], edition="tiny")
    _row, info = env.reset(seed=2)
    other = made(env)
    assert [bot.name for bot in other.opponents] == ["random", "random"]
    for _step in range(8):
        action = int(np.flatnonzero(info["action_mask"])[0])
        told = [one.step(action) for one in (env, other)]
        np.testing.assert_array_equal(told[0][0], told[1][0])
        info = told[0][4]
        if told[0][2]:
            return


@pytest.mark.parametrize("made", COPIES)
@pytest.mark.parametrize("kind", [pettingzoo.raw_env, pettingzoo.parallel_env])
def test_environments_of_seats_go_on_as_their_copies(kind: Any, made: Callable[[Any], Any]) -> None:
    env = kind("norsemen", players=3, edition="tiny")
    env.reset(seed=3)
    other = made(env)
    for _step in range(10):
        action = env.table.state.legal_actions()[-1]
        for one in (env, other):
            waits = dict.fromkeys(one.agents, one.table.game.actions.width)
            mover = pettingzoo.agent_name(one.table.state.to_move())
            one.step({**waits, mover: action} if kind is pettingzoo.parallel_env else action)
    assert other.table.state == env.table.state


@pytest.mark.parametrize("kind", [KoggeEnv, pettingzoo.raw_env, pettingzoo.parallel_env])
def test_a_reset_may_go_to_a_position(kind: Any) -> None:
    env = kind("norderwind")
    position = env.table.game.parse_state("gold 7 3")
    for given in (position, position.text()):
        env.reset(seed=1, options={"position": given})
        assert env.table.state.scores() == position.scores()
        assert "gold 7 3" in env.table.state.text()
    env.reset(seed=1)
    assert "gold 7 3" not in env.table.state.text()
    for wrong in (kogge.load("norsemen").new_state(), 7):
        with pytest.raises(ValueError, match="a position of <norderwind for 2"):
            env.reset(options={"position": wrong})
