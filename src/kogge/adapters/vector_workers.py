"""The vector environment on many cores: each process steps a part of the games, the arrays lie in shared memory."""

from __future__ import annotations

from itertools import pairwise
from multiprocessing import get_context, parent_process
from os import cpu_count
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kogge.adapters.shared import Shared, Specs
from kogge.adapters.vector import Reward, VectorEnv, checked, fresh_seed, reward_of
from kogge.core.state import Game
from kogge.games.registry import load

PATIENCE_S = 5.0
"""How often whoever waits looks whether the other process is still there."""
STEP, RESET, STOP = range(3)


class WorkerVectorEnv:
    """As ``VectorEnv``, with the games spread over processes. Equal seeds give equal games, however many processes.

    The arrays are the processes' own: the next step writes over them, so copy what you want to keep. Close it at the
    end, or use it in a ``with``. Processes are spawned: scripts need ``if __name__ == "__main__":``.
    """

    def __init__(
        self,
        game: str | Game,
        count: int,
        seed: int | None = None,
        players: int = 2,
        edition: str | None = None,
        options: dict[str, object] | None = None,
        reward: Reward = "win",
        skip_forced: bool = False,
        workers: int | None = None,
    ) -> None:
        self.game = load(game, players, edition, options) if isinstance(game, str) else game
        self.count = count
        self.scales: NDArray[np.float32] = np.asarray(self.game.features.scales(), np.float32)
        self.workers = workers or cpu_count() or 1
        if not 1 <= self.workers <= count:
            raise ValueError(f"{count} games for {self.workers} processes: each needs one at least")
        self._reward = reward_of(reward)
        self._games = np.arange(count)
        specs = _specs(self.game, count)
        self._shared: Shared | None = Shared(specs)
        arrays = self._shared.arrays()
        arrays["order"][:] = RESET, fresh_seed(seed)
        self.features: NDArray[np.uint8] = arrays["features"]
        self.masks: NDArray[np.uint8] = arrays["masks"]
        self.movers: NDArray[np.uint8] = arrays["movers"]
        bounds = np.linspace(0, count, self.workers + 1).astype(int).tolist()
        spans = list(pairwise(bounds))
        self._crew = [_Worker(self.game, specs, self._shared.name, span, skip_forced) for span in spans]
        self._wait()

    def __enter__(self) -> WorkerVectorEnv:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{self.count} games of {self.game!r} in {self.workers} processes>"

    def reset(self, seed: int | None = None) -> None:
        """Begin all games; equal seeds give equal chance."""
        self._order(RESET, fresh_seed(seed))

    def step(self, actions: NDArray[np.integer]) -> None:
        """One decision in every game. An illegal one raises ValueError and changes nothing."""
        self._arrays()["chosen"][:] = checked(actions, self.masks, self._games)
        self._order(STEP)

    def floats(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The features between 0 and 1; written into ``out``, where one is given."""
        return np.divide(self.features, self.scales, out=out, dtype=np.float32)

    def close(self) -> None:
        """End the processes and give the memory back."""
        if self._shared is None:
            return
        self._shared["order"][0] = STOP
        for worker in self._crew:
            worker.end()
        for name in ("features", "masks", "movers"):
            setattr(self, name, getattr(self, name).copy())
        self._shared.close(last=True)
        self._shared = None

    def _arrays(self) -> dict[str, NDArray[Any]]:
        if self._shared is None:
            raise ValueError("the environment is closed")
        return self._shared.arrays()

    def _order(self, order: int, seed: int = 0) -> None:
        self._arrays()["order"][:] = order, seed
        for worker in self._crew:
            worker.go()
        self._wait()

    def _wait(self) -> None:
        arrays = self._arrays()
        for worker in self._crew:
            worker.wait()
        self.ended: NDArray[np.int64] = np.flatnonzero(arrays["ended"])
        self.places: NDArray[np.int64] = arrays["places"][self.ended]
        self.scores: NDArray[np.int64] = arrays["scores"][self.ended]
        self.returns: NDArray[np.float32] = self._reward(self.places, self.scores)


def _specs(game: Game, count: int) -> Specs:
    return {
        "order": ((2,), np.int64),
        "features": ((count, game.features.size), np.uint8),
        "masks": ((count, game.actions.width), np.uint8),
        "movers": ((count,), np.uint8),
        "chosen": ((count,), np.int32),
        "ended": ((count,), np.bool_),
        "places": ((count, game.players), np.int64),
        "scores": ((count, game.players), np.int64),
    }


class _Worker:
    """One process as the environment sees it."""

    def __init__(self, game: Game, specs: Specs, name: str, span: tuple[int, int], skip_forced: bool) -> None:
        context = get_context("spawn")
        self._go, self._done = context.Semaphore(1), context.Semaphore(0)
        arguments = (game, specs, name, span, skip_forced, self._go, self._done)
        self._process = context.Process(target=_work, args=arguments, daemon=True)
        self._process.start()

    def go(self) -> None:
        self._go.release()

    def wait(self) -> None:
        while not self._done.acquire(timeout=PATIENCE_S):
            if not self._process.is_alive():
                raise RuntimeError("a process of the vector environment has ended")

    def end(self) -> None:
        self._go.release()
        self._process.join(PATIENCE_S)
        self._process.kill()
        self._process.join()


def _work(game: Game, specs: Specs, name: str, span: tuple[int, int], skip_forced: bool, go: Any, done: Any) -> None:
    """A process: do what is ordered to its part of the games, until the end or until nobody is left to order."""
    shared = Shared(specs, name)
    part, order = slice(*span), shared["order"]
    env = VectorEnv(game, span[1] - span[0], 0, skip_forced=skip_forced, first=span[0])
    while _ordered(go) and order[0] != STOP:
        if order[0] == RESET:
            env.reset(int(order[1]))
        else:
            env.play(shared["chosen"][part])
        _show(env, shared, part)
        done.release()
    del order
    shared.close(last=False)


def _ordered(go: Any) -> bool:
    parent = parent_process()
    while not go.acquire(timeout=PATIENCE_S):
        if parent is None or not parent.is_alive():
            return False
    return True


def _show(env: VectorEnv, shared: Shared, part: slice) -> None:
    for name in ("features", "masks", "movers"):
        shared[name][part] = getattr(env, name)
    shared["ended"][part] = False
    at = part.start + env.ended
    shared["ended"][at] = True
    shared["places"][at] = env.places
    shared["scores"][at] = env.scores
