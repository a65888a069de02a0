"""PettingZoo's own tests on the three games for every player count."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec

from kogge import IllegalAction
from kogge.adapters import pettingzoo as adapter
from kogge.games import registry

GAMES = [(slug, players) for slug in registry.slugs() for players in registry.player_counts(slug)]

# Masks belong to the observation by PettingZoo's convention; its test exempts its own environments from these by name.
by_convention = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),  # once the game is over
]


def made(slug: str, players: int, **settings: Any) -> Any:
    return adapter.env(slug, players=players, edition="tiny", **settings)


@pytest.mark.parametrize(("slug", "players"), GAMES)
class TestOfPettingZoo:
    pytestmark = by_convention

    def test_api(self, slug: str, players: int) -> None:
        for _game in range(3):
            api_test(made(slug, players), num_cycles=100)

    def test_seeds(self, slug: str, players: int) -> None:
        seed_test(partial(made, slug, players), num_cycles=100)

    def test_render(self, slug: str, players: int) -> None:
        render_test(partial(made, slug, players))

    def test_parallel_api(self, slug: str, players: int) -> None:
        parallel_api_test(adapter.parallel_env(slug, players=players, edition="tiny"), num_cycles=60)

    def test_max_cycles(self, slug: str, players: int) -> None:
        parallel = partial(adapter.parallel_env, slug, players=players, edition="tiny")
        max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **more: parallel_to_aec(parallel(**more))))


def random_game(environment: Any, seed: int) -> dict[str, float]:
    """Play a game at random; the rewards."""
    environment.reset(seed=seed)
    rng, total = np.random.default_rng(seed), dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, terminated, truncated, _info = environment.last()
        total[agent] += reward
        done = terminated or truncated
        environment.step(None if done else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return total


@pytest.mark.parametrize(("slug", "players"), GAMES)
def test_rewards_are_the_returns(slug: str, players: int) -> None:
    environment = adapter.raw_env(slug, players=players, edition="tiny")
    total = random_game(environment, 3)
    assert list(total.values()) == pytest.approx(environment.table.returns())
    assert environment.table.over


def test_rows_may_be_floats_between_0_and_1() -> None:
    kinds: list[Any] = [adapter.raw_env, adapter.parallel_env]
    for kind in kinds:
        environment = kind("novgorod", players=2, floats=True)
        environment.reset(seed=1)
        agent = environment.agents[0]
        seen = environment.reset(seed=1)[0][agent] if kind is adapter.parallel_env else environment.observe(agent)
        assert environment.observation_space(agent).contains(seen)
        assert seen["observation"].dtype == np.float32
        assert 0 < seen["observation"].max() <= 1


def test_a_seat_sees_its_own_row_and_an_empty_mask_while_it_waits() -> None:
    environment = adapter.raw_env("norderwind", players=2)
    environment.reset(seed=1)
    mover = environment.agent_selection
    other = next(agent for agent in environment.agents if agent != mover)
    assert environment.observe(mover)["action_mask"].sum() == 3
    assert environment.observe(other)["action_mask"].sum() == 0
    row = environment.observe(other)["observation"]
    assert row.tobytes() == environment.table.state.features(environment.agents.index(other))


def test_an_illegal_action_ends_the_game_and_costs_a_win() -> None:
    environment = made("norderwind", 2)
    environment.reset(seed=1)
    seen, *_rest = environment.last()
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    agent = environment.agent_selection
    environment.step(illegal)
    assert environment.rewards[agent] == adapter.ILLEGAL_REWARD
    assert all(environment.terminations.values())


def test_the_raw_environment_refuses_an_illegal_action_with_its_reason() -> None:
    environment = adapter.raw_env("norderwind", players=2)
    environment.reset(seed=1)
    before, mover = environment.table.state.text(), environment.agent_selection
    illegal = int(np.flatnonzero(environment.observe(mover)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        environment.step(illegal)
    assert (environment.table.state.text(), environment.agent_selection, environment.decisions) == (before, mover, 0)


def test_seats_that_wait_can_only_pass() -> None:
    environment = adapter.parallel_env("norderwind", players=3)
    seen, _infos = environment.reset(seed=1)
    width = environment.table.game.actions.width
    mover = adapter.agent_name(environment.table.state.to_move())
    for agent in environment.agents:
        legal = np.flatnonzero(seen[agent]["action_mask"]).tolist()
        assert legal == (environment.table.state.legal_actions() if agent == mover else [width])
        assert environment.action_space(agent).n == width + 1
    actions = dict.fromkeys(environment.agents, width)
    before = environment.table.state.text()
    infos = environment.step(actions)[4]
    assert {agent: info["illegal"] for agent, info in infos.items()} == {agent: agent == mover for agent in actions}
    assert environment.table.state.text() == before
    infos = environment.step(dict.fromkeys(actions, environment.table.state.legal_actions()[0]))[4]
    assert {agent: info["illegal"] for agent, info in infos.items()} == {agent: agent != mover for agent in actions}
    assert environment.table.state.text() != before


def test_max_cycles_cut_a_game_short() -> None:
    environment = adapter.raw_env("norsemen", players=3, max_cycles=5)
    random_game(environment, 1)
    assert environment.decisions == 5
    assert not environment.table.over


def test_a_spectators_picture_and_text_hold_no_secret() -> None:
    environment = adapter.raw_env("novgorod", players=2, render_mode="ansi")
    environment.reset(seed=2)
    text = environment.render()
    assert isinstance(text, str)
    assert "secret: ?" in text
