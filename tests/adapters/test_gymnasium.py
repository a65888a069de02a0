"""Gymnasium's checker, and one learner among bots."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from kogge.adapters import gymnasium as adapter
from kogge.bots.random_bot import RandomBot
from kogge.games import registry

GAMES = [(slug, players) for slug in registry.slugs() for players in registry.player_counts(slug)]


def made(slug: str, players: int, **settings: Any) -> adapter.KoggeEnv:
    return adapter.KoggeEnv(slug, ["greedy"] * (players - 1), edition="tiny", **settings)


@pytest.mark.parametrize(("slug", "players"), GAMES)
def test_check_env(slug: str, players: int) -> None:
    check_env(made(slug, players, render_mode="ansi"), skip_render_check=True)
    environment = gymnasium.make(f"kogge/{slug.capitalize()}-v1", opponents=["random"], edition="tiny")
    assert environment.reset(seed=1)[1]["action_mask"].any()


def test_the_name_alone_finds_the_environment() -> None:
    """Whoever has imported nothing of ours names the module before the environment."""
    name = "kogge.adapters.gymnasium:kogge/Norsemen-v1"
    code = f"import gymnasium; print(gymnasium.make('{name}').unwrapped.table.game.slug)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert told.stdout.strip() == "norsemen"


def test_rows_may_be_floats_between_0_and_1() -> None:
    plain, floats = made("norsemen", 2), made("norsemen", 2, floats=True)
    check_env(floats, skip_render_check=True)
    row, other = plain.reset(seed=4)[0], floats.reset(seed=4)[0]
    assert other.dtype == np.float32
    np.testing.assert_allclose(other, row / np.asarray(plain.table.game.features.scales()), rtol=1e-6)


def test_check_env_renders_every_mode(capsys: pytest.CaptureFixture[str]) -> None:
    # The checker makes the environment anew for every mode, which it can only by its registered name.
    environment = gymnasium.make("kogge/Norderwind-v1", edition="tiny", render_mode="ansi")
    check_env(environment.unwrapped)
    assert "seats" in capsys.readouterr().out


@pytest.mark.parametrize(("slug", "players"), GAMES)
def test_a_game_ends_with_the_learners_return(slug: str, players: int) -> None:
    environment = made(slug, players)
    rng = np.random.default_rng(1)
    _row, info = environment.reset(seed=7)
    total, over = 0.0, False
    while not over:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        row, reward, over, cut, info = environment.step(action)
        assert not cut
        assert environment.observation_space.contains(row)
        total += reward
    assert total == pytest.approx(environment.table.returns()[environment.seat])


def test_an_illegal_action_costs_the_penalty_and_changes_nothing() -> None:
    environment = made("norderwind", 2, penalty=0.5)
    row, info = environment.reset(seed=1)
    before = environment.table.state.text()
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    again, reward, over, _cut, info = environment.step(illegal)
    assert (reward, over, info["illegal"]) == (-0.5, False, True)
    assert environment.table.state.text() == before
    np.testing.assert_array_equal(row, again)


def test_the_learner_sits_where_it_is_told_or_anywhere() -> None:
    fixed = made("norderwind", 3, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(6)} == {2}
    free = made("norderwind", 3)
    assert {free.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    with pytest.raises(ValueError, match="seats 0 to 2"):
        made("norderwind", 3, seat=3)


def test_bots_asked_for_by_name_are_new_in_every_game() -> None:
    environment = made("norderwind", 3)
    environment.reset(seed=1)
    before = environment.opponents
    environment.reset(seed=2)
    assert [bot.name for bot in environment.opponents] == ["greedy", "greedy"]
    assert not {id(bot) for bot in before} & {id(bot) for bot in environment.opponents}


def test_opponents_may_be_ready_made_and_masks_are_for_the_mover() -> None:
    environment = adapter.KoggeEnv("novgorod", [RandomBot()], edition="tiny")
    _row, info = environment.reset(seed=3)
    np.testing.assert_array_equal(environment.action_masks(), info["action_mask"].astype(bool))
    assert environment.action_masks().any()
