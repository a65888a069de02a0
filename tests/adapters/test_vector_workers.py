"""Many games at once on several processes: the same games, step by step."""

from __future__ import annotations

import numpy as np
import pytest

from kogge.adapters.vector import VectorEnv, random_legal
from kogge.adapters.vector_workers import WorkerVectorEnv


def test_the_games_are_those_of_one_process() -> None:
    alone = VectorEnv("norderwind", 7, seed=5, players=3, edition="tiny", reward="rank")
    rng = np.random.default_rng(1)
    with WorkerVectorEnv("norderwind", 7, seed=5, players=3, edition="tiny", reward="rank", workers=2) as env:
        ended = 0
        for step in range(300):
            if step == 250:
                alone.reset(seed=9)
                env.reset(seed=9)
            for name in ("features", "masks", "movers", "ended", "places", "scores", "returns"):
                np.testing.assert_array_equal(getattr(env, name), getattr(alone, name))
            ended += len(env.ended)
            actions = random_legal(alone.masks, rng)
            alone.step(actions)
            env.step(actions)
        assert ended > 3
        assert env.floats().max() <= 1
        assert repr(env).endswith("in 2 processes>")
        with pytest.raises(ValueError, match="not legal in game 3"):
            env.step(np.where(np.arange(7) == 3, -1, random_legal(env.masks, rng)))
    env.close()
    assert env.features.shape == (7, env.game.features.size)
    with pytest.raises(ValueError, match="closed"):
        env.reset()


def test_a_process_that_has_ended_is_no_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kogge.adapters.vector_workers.PATIENCE_S", 0.05)
    with WorkerVectorEnv("norderwind", 2, seed=1, workers=1) as env:
        process = env._crew[0]._process
        process.kill()
        process.join()
        with pytest.raises(RuntimeError, match="has ended"):
            env.step(random_legal(env.masks, np.random.default_rng(1)))


@pytest.mark.parametrize("workers", [-1, 3])
def test_each_process_needs_a_game(workers: int) -> None:
    with pytest.raises(ValueError, match="2 games"):
        WorkerVectorEnv("norderwind", 2, workers=workers)
