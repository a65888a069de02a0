"""Actors: processes that step games; what movers see and what is chosen for them lies in shared memory."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from multiprocessing import get_context
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kogge.adapters.shared import Shared
from kogge.adapters.vector import VectorEnv, margins
from kogge.core.features import MOST_SEATS
from kogge.games import registry
from kogge.learn.settings import Settings

STOP = -1
Arrays = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Shape:
    """The sizes of a game's arrays."""

    games: int
    features: int
    actions: int

    def arrays(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        """Every shared array with its shape and type."""
        games = self.games
        return {
            "rows": ((games, self.features), np.uint8),
            "masks": ((games, self.actions), np.uint8),
            "movers": ((games,), np.uint8),
            "players": ((games,), np.uint8),
            "chosen": ((games,), np.int32),
            "ended": ((games,), np.uint8),
            "shares": ((games, MOST_SEATS + 1), np.float32),
            "margins": ((games, MOST_SEATS), np.float32),
        }


class Actor:
    """One actor as the learner sees it."""

    def __init__(
        self, settings: Settings, number: int, shape: Shape, shared: Shared, start: int, begun: int = 0
    ) -> None:
        context = get_context("spawn")
        self._shared, self._start = shared, start
        self._go, self._done = context.Semaphore(0), context.Semaphore(0)
        arguments = (settings, number, shape, shared.name, start, begun, self._go, self._done)
        self._process = context.Process(target=act, args=arguments, daemon=True)
        self._process.start()

    def wait(self) -> None:
        """Wait until every game of the actor has come to a decision."""
        while not self._done.acquire(timeout=60):
            if not self._process.is_alive():
                raise RuntimeError("an actor has ended")

    def look_again(self) -> None:
        """What the actor shows was looked at without a choice: the next wait finds it again."""
        self._done.release()

    def go(self) -> None:
        """Let it play what was chosen."""
        self._go.release()

    def end(self) -> None:
        """Stop the process."""
        self._shared["chosen"][self._start] = STOP
        self._go.release()
        self._process.join(10)
        self._process.kill()


def act(settings: Settings, number: int, shape: Shape, name: str, start: int, begun: int, go: Any, done: Any) -> None:
    """The process of an actor."""
    os.environ["OMP_NUM_THREADS"] = "1"
    shared = Shared(shape.arrays(), name)
    games = Games(settings, number, shared.arrays(), start, begun)
    games.show()
    done.release()
    while True:
        go.acquire()
        if shared["chosen"][start] == STOP:
            break
        games.step()
        done.release()
    del games
    shared.close(last=False)


class Far:
    """The games of an actor on another machine, with arrays of their own."""

    def __init__(self, settings: Settings, number: int, shape: Shape, begun: int) -> None:
        own = replace(shape, games=settings.games)
        self._arrays: Arrays = {name: np.zeros(size, kind) for name, (size, kind) in own.arrays().items()}
        self._games = Games(settings, number, self._arrays, 0, begun)

    def show(self) -> Arrays:
        """What the movers see."""
        self._games.show()
        return self._arrays

    def step(self, chosen: NDArray[np.int32]) -> Arrays:
        """Play what was chosen; what the movers see then."""
        self._arrays["chosen"][:] = chosen
        self._games.step()
        return self._arrays


class FarActor:
    """One actor on a cluster of Ray, for the learner the same as one of this machine."""

    def __init__(
        self, settings: Settings, number: int, shape: Shape, shared: Shared, start: int, begun: int = 0
    ) -> None:
        import ray

        self._shared, self._span = shared, slice(start, start + settings.games)
        self._far: Any = ray.remote(Far).options(num_cpus=1).remote(settings, number, shape, begun)
        far: Any = self._far
        self._coming: Any = far.show.remote()

    def wait(self) -> None:
        """Wait until every game of the actor has come to a decision."""
        import ray

        if self._coming is None:
            return
        for name, array in ray.get(self._coming).items():
            self._shared[name][self._span] = array
        self._coming = None

    def look_again(self) -> None:
        """What the actor shows stays where it is."""

    def go(self) -> None:
        """Let it play what was chosen."""
        self._coming = self._far.step.remote(self._shared["chosen"][self._span].copy())

    def end(self) -> None:
        """Stop the process."""
        import ray

        ray.kill(self._far)


def join_cluster(address: str) -> None:
    """Find the cluster of this address; without one, Ray begins on this machine."""
    import ray

    if not ray.is_initialized():
        own: dict[str, Any] = {"address": address} if address else {"include_dashboard": False}
        ray.init(log_to_driver=False, **own)


class Games:
    """The environments of one actor, which share its arrays. ``begun``: decisions before, so that chance goes on."""

    def __init__(self, settings: Settings, number: int, shared: Arrays, start: int, begun: int = 0) -> None:
        self._shared = shared
        self._scale = registry.plugin(settings.game).margin
        self._envs: list[tuple[slice, VectorEnv]] = []
        tables = settings.tables()
        ends = np.cumsum([table.share for table in tables]) / sum(table.share for table in tables)
        bounds = [0, *np.round(ends * settings.games).astype(int).tolist()]
        for place, table in enumerate(tables):
            count = bounds[place + 1] - bounds[place]
            if not count:
                continue
            seed = (((settings.seed * 1000 + number) * 100 + place) * 7919 + begun * 1_000_003) % 2**62
            env = VectorEnv(settings.game, count, seed, table.players, None, table.options, skip_forced=True)
            span = slice(start, start + count)
            shared["players"][span] = table.players
            self._envs.append((span, env))
            start += count

    def show(self) -> None:
        """Put what the movers see into the arrays."""
        for span, env in self._envs:
            self._show(span, env)

    def step(self) -> None:
        """Play what was chosen."""
        for span, env in self._envs:
            env.play(self._shared["chosen"][span])
            self._show(span, env)

    def _show(self, span: slice, env: VectorEnv) -> None:
        shared = self._shared
        shared["rows"][span] = env.features
        shared["masks"][span] = env.masks
        shared["movers"][span] = env.movers
        shared["ended"][span] = 0
        if len(env.ended):
            at = span.start + env.ended
            players = env.game.players
            shared["ended"][at] = 1
            shares = env.returns + 1 / players
            shared["shares"][at] = 0
            shared["shares"][at, :players] = shares
            shared["shares"][at, MOST_SEATS] = 1 - shares.sum(axis=1)
            shared["margins"][at] = 0
            shared["margins"][at, :players] = np.clip(margins(env.places, env.scores) / self._scale, -1, 1)
