"""Many games at once: the arrays hold what the engine says, game by game."""

from __future__ import annotations

import numpy as np
import pytest

from kogge.adapters.vector import Reward, VectorEnv, random_legal
from kogge.core.returns import returns
from kogge.core.state import CHANCE
from kogge.games import registry

GAMES = [(slug, players) for slug in registry.slugs() for players in registry.player_counts(slug)]


@pytest.mark.parametrize(("slug", "players"), GAMES)
def test_every_row_is_its_movers(slug: str, players: int) -> None:
    env = VectorEnv(slug, 12, seed=3, players=players)
    rng = np.random.default_rng(1)
    for _step in range(60):
        env.step(random_legal(env.masks, rng))
    for index in range(env.count):
        state = env.state(index)
        mover = int(env.movers[index])
        assert mover == state.to_move() != CHANCE
        assert env.features[index].tobytes() == state.features(mover)
        assert np.flatnonzero(env.masks[index]).tolist() == state.legal_actions()


@pytest.mark.parametrize("slug", registry.slugs())
def test_a_finished_game_tells_its_returns_and_begins_anew(slug: str) -> None:
    env = VectorEnv(slug, 6, seed=1, players=3, edition="tiny")
    rng = np.random.default_rng(2)
    finished = 0
    for _step in range(2000):
        before = [env.state(index) for index in range(env.count)] if finished < 2 else []
        actions = random_legal(env.masks, rng)
        env.step(actions)
        assert env.returns.shape == (len(env.ended), 3)
        for index, told in zip(env.ended.tolist(), env.returns, strict=True):
            finished += 1
            if before:
                state = before[index]
                state.apply(int(actions[index]))
                if state.to_move() != CHANCE:  # else chance had the last word
                    assert told.tolist() == pytest.approx(returns(state))
            assert env.state(index).turn() == 0
        if finished >= 6:
            return
    pytest.fail("no six games have ended")


def test_equal_seeds_give_equal_games() -> None:
    envs = [VectorEnv("novgorod", 5, seed=9), VectorEnv("novgorod", 5, seed=9), VectorEnv("novgorod", 5, seed=10)]
    rngs = [np.random.default_rng(1) for _env in envs]
    for _step in range(50):
        for env, rng in zip(envs, rngs, strict=True):
            env.step(random_legal(env.masks, rng))
    np.testing.assert_array_equal(envs[0].features, envs[1].features)
    assert not np.array_equal(envs[0].features, envs[2].features)
    envs[0].reset(seed=9)
    np.testing.assert_array_equal(envs[0].features, VectorEnv("novgorod", 5, seed=9).features)


@pytest.mark.parametrize("bad", [-1, 51, 10_000])
def test_an_illegal_action_is_refused_and_nothing_changes(bad: int) -> None:
    env = VectorEnv("norderwind", 4)
    actions = random_legal(env.masks, np.random.default_rng(1))
    actions[2] = bad
    rows = env.features.copy()
    with pytest.raises(ValueError, match="in game 2"):
        env.step(actions)
    np.testing.assert_array_equal(env.features, rows)


def test_what_is_no_row_of_whole_numbers_is_refused() -> None:
    env = VectorEnv("norderwind", 4)
    for wrong in (np.zeros(3, np.int64), np.zeros(4)):
        with pytest.raises(ValueError, match="4 whole numbers"):
            env.step(wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="at least 1"):
        VectorEnv("norderwind", 0)


def test_floats_lie_between_0_and_1() -> None:
    env = VectorEnv("norsemen", 8, players=4)
    rng = np.random.default_rng(4)
    for _step in range(100):
        env.step(random_legal(env.masks, rng))
    floats = env.floats()
    assert floats.dtype == np.float32
    assert floats.min() == 0
    assert 0 < floats.max() <= 1
    room = np.empty_like(floats)
    assert env.floats(room) is room
    np.testing.assert_array_equal(room, floats)


def test_random_legal_takes_all_legal_actions_alike() -> None:
    masks = np.asarray([[0, 1, 1, 0, 1], [0, 0, 0, 1, 0]], np.uint8)
    rng = np.random.default_rng(0)
    drawn = np.asarray([random_legal(masks, rng) for _time in range(3000)])
    assert set(drawn[:, 1]) == {3}
    counts = np.bincount(drawn[:, 0], minlength=5)
    assert counts[[0, 3]].sum() == 0
    assert counts[[1, 2, 4]].min() > 850


@pytest.mark.parametrize("reward", ["win", "rank", "margin"])
def test_rewards_follow_places_and_scores(reward: Reward) -> None:
    env = VectorEnv("novgorod", 8, seed=3, players=3, edition="tiny", reward=reward)
    rng = np.random.default_rng(2)
    met = 0
    for _step in range(1500):
        env.step(random_legal(env.masks, rng))
        for told, places, scores in zip(env.returns, env.places, env.scores, strict=True):
            met += 1
            for seat in range(3):
                assert told[seat] == pytest.approx(worth(reward, places.tolist(), scores.tolist(), seat))
        if met > 10:
            return
    pytest.fail("no ten games have ended")


def worth(reward: str, places: list[int], scores: list[int], seat: int) -> float:
    others = [other for other in range(3) if other != seat]
    if reward == "win":
        return (1 / places.count(1) if places[seat] == 1 else 0) - 1 / 3
    if reward == "rank":
        return sum((places[other] > places[seat]) - (places[other] < places[seat]) for other in others) / 2
    return scores[seat] - max(scores[other] for other in others)


def test_forced_moves_can_be_left_to_the_environment() -> None:
    env = VectorEnv("norsemen", 6, seed=1, skip_forced=True)
    rng = np.random.default_rng(2)
    for _step in range(200):
        assert (env.masks.sum(axis=1) > 1).all()
        env.step(random_legal(env.masks, rng))


def test_without_a_seed_every_environment_and_reset_plays_other_games() -> None:
    env, other = VectorEnv("norsemen", 3), VectorEnv("norsemen", 3)
    first = env.features
    assert not np.array_equal(first, other.features)
    env.reset()
    assert not np.array_equal(first, env.features)


def test_games_can_be_set_to_positions() -> None:
    env = VectorEnv("norderwind", 3, seed=1)
    position = env.game.parse_state("gold 7 3")
    env.set_states({1: position})
    assert env.state(1).text() == position.text()
    assert env.features[1].tobytes() == position.features(position.to_move())


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(ValueError, match="win, rank, margin"):
        VectorEnv("norderwind", 1, reward="glory")  # type: ignore[arg-type]
