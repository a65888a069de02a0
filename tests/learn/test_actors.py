"""Actors: what they show is what the engine says, wherever they play. `make examples` proves the learner."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
import ray

from kogge.adapters.shared import Shared
from kogge.adapters.vector import random_legal
from kogge.games import registry
from kogge.learn.actors import Actor, FarActor, Games, Shape, join_cluster
from kogge.learn.plots import draw, read
from kogge.learn.settings import Settings

SETTINGS = Settings("norderwind", games=9, actors=1, round_limit=2)


def shape(settings: Settings) -> Shape:
    game = registry.load(settings.game)
    return Shape(settings.games, game.features.size, game.actions.width)


def played(games: Games, arrays: dict[str, Any], steps: int) -> list[dict[str, Any]]:
    """What the arrays hold after each of some random steps."""
    rng, found = np.random.default_rng(1), []
    games.show()
    for _step in range(steps):
        found.append({name: array.copy() for name, array in arrays.items()})
        arrays["chosen"][:] = random_legal(arrays["masks"], rng)
        games.step()
    return found


def fresh(settings: Settings) -> dict[str, Any]:
    return {name: np.zeros(size, kind) for name, (size, kind) in shape(settings).arrays().items()}


@pytest.mark.parametrize("slug", registry.slugs())
def test_tables_of_two_three_and_four_and_ends_with_shares(slug: str) -> None:
    limit = 2 if slug == "norderwind" else 0
    settings = Settings(slug, games=20, round_limit=limit)
    arrays = fresh(settings)
    steps = played(Games(settings, 0, arrays, 0), arrays, 400)
    assert set(arrays["players"].tolist()) == {2, 3, 4}
    ended = 0
    for step in steps:
        assert (step["masks"].sum(axis=1) > 1).all()
        assert (step["movers"] < step["players"]).all()
        over = step["ended"] == 1
        ended += int(over.sum())
        assert step["shares"][over].sum(axis=1) == pytest.approx(1)
        assert (np.abs(step["margins"][over]) <= 1).all()
    assert ended > 0


def test_pairs_are_as_many_as_is_asked_for() -> None:
    alone = Settings("norsemen", pairs=1.0, variants=0.0).tables()
    assert sum(table.share for table in alone if table.players == 2) == 1
    usual = Settings("norsemen").tables()
    assert sum(table.share for table in usual) == pytest.approx(1)
    assert usual[0].share == pytest.approx(0.55 * 0.9)


@pytest.mark.parametrize("games", [1, 2, 7])
def test_few_games_are_enough(games: int) -> None:
    settings = Settings("norderwind", games=games, round_limit=1)
    arrays = fresh(settings)
    assert len(played(Games(settings, 0, arrays, 0), arrays, 5)) == 5
    assert (arrays["players"] >= 2).all()


def test_a_run_that_goes_on_plays_other_games() -> None:
    one, other = fresh(SETTINGS), fresh(SETTINGS)
    first = played(Games(SETTINGS, 0, one, 0, 0), one, 30)
    second = played(Games(SETTINGS, 0, other, 0, 5_000), other, 30)
    assert any((a["rows"] != b["rows"]).any() for a, b in zip(first, second, strict=True))


@pytest.fixture
def cluster() -> Iterator[None]:
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    join_cluster("")
    yield
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_actors_here_and_on_ray_play_the_same_games() -> None:
    assert told(FarActor) == told(Actor)


def told(kind: Callable[..., Actor | FarActor]) -> list[bytes]:
    """What an actor shows over some steps."""
    shared, rng, found = Shared(shape(SETTINGS).arrays()), np.random.default_rng(3), []
    actor = kind(SETTINGS, 0, shape(SETTINGS), shared, 0)
    for step in range(12):
        actor.wait()
        if step == 4:
            actor.look_again()
            actor.wait()
        found.append(b"".join(shared[name].tobytes() for name in ("rows", "masks", "movers", "players", "ended")))
        shared["chosen"][:] = random_legal(shared["masks"], rng)
        actor.go()
    actor.wait()
    actor.end()
    shared.close(last=True)
    return found


def test_the_progress_is_drawn(tmp_path: Any) -> None:
    table = tmp_path / "norsemen.csv"
    assert draw(table) is None
    lines = ["seconds,decisions,games,won,policy,shares,margins,entropy,kl"]
    lines += [f"{second},{second * 100},3,0.5,0.1,0.9,0.2,1.{second},0.01" for second in range(5)]
    table.write_text("\n".join(lines) + "\n")
    assert read(table)["entropy"][2] == 1.2
    drawn = draw(table)
    assert drawn == tmp_path / "norsemen.svg"
    assert drawn is not None
    assert "seconds" in drawn.read_text()
