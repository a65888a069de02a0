"""What the search of Norderwind has learned: the network, what it is told, and that it tells winners."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import log
from typing import Any

import pytest

from kogge import _pure, load
from kogge.bots import registry
from kogge.bots.guide import Guide
from kogge.bots.levels import guide_of
from kogge.bots.net import Net
from kogge.bots.nets import net_of
from kogge.games import registry as games
from kogge.games.norderwind.bots.guide import NorderwindGuide
from kogge.games.norderwind.bots.learned import Standing, known, sizes
from kogge.games.norderwind.rules.state import NorderwindState
from tools.learn_norderwind import turns

# Interpreted, a game takes a second; both engines play the same ones, and the compiled one plays them all.
GAMES = range(900, 930 if _pure.compiled() else 910)


@cache
def game_of(players: int, seed: int, bot: str = "greedy", edition: str | None = None) -> list[NorderwindState]:
    """The positions at the beginning of each turn of a game, and its end."""
    bots = [registry.make("norderwind", bot) for _seat in range(players)]
    found: list[NorderwindState] = []
    for state in turns(load("norderwind", players, edition), bots, seed):
        assert isinstance(state, NorderwindState)
        found.append(state.clone())
    return found


def learned() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files("kogge.games.norderwind.bots").joinpath("net.json").read_text("utf-8"))
    return found


def plainly(counts: list[int]) -> float:
    """What the network says, added up without tables."""
    raw = learned()
    rows = [part[min(count, len(part) - 1)] for part, count in zip(raw["weights"], counts, strict=True)]
    units = [raw["bias"][unit] + sum(row[unit] for row in rows) for unit in range(len(raw["out"]))]
    value: float = sum(row[-1] for row in rows)
    value += sum(out * max(0.0, unit) for out, unit in zip(raw["out"], units, strict=True))
    return value


def test_the_file_fits_what_the_network_is_told() -> None:
    raw = learned()
    assert [len(part) for part in raw["weights"]] == sizes()
    assert {len(row) for part in raw["weights"] for row in part} == {len(raw["out"]) + 1}
    assert len(raw["bias"]) == len(raw["out"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tables_add_up_to_the_network(players: int) -> None:
    for state in game_of(players, 1)[::5]:
        standing = Standing(state)
        for seat in range(players):
            counts = standing.counts(seat)
            assert net_of("norderwind").value(counts) == pytest.approx(plainly(counts), abs=1e-9)


def test_a_count_that_is_too_large_is_the_largest() -> None:
    net = Net([[[0.0, 0.0], [2.0, 1.0]], [[0.0, 0.0], [3.0, 0.5]]], [-4.0], [10.0])
    assert net.value([0, 0]) == 0.0
    assert net.value([0, 1]) == 0.5
    assert net.value([1, 1]) == net.value([7, 1]) == 1.5 + 10.0 * (2.0 + 3.0 - 4.0)


@pytest.mark.parametrize("edition", games.editions("norderwind"))
@pytest.mark.parametrize("players", [2, 4])
def test_what_it_is_told_can_be_counted(players: int, edition: str) -> None:
    states = [state for state in game_of(players, 3, "random", edition)[:400] if known(state)]
    for state in states:
        for seat in range(players):
            counts = Standing(state).counts(seat)
            assert len(counts) == len(sizes())
            assert min(counts) >= 0
            assert counts[-2:] == [(seat - state.active) % players, players - 2]


def test_an_edition_of_another_shape_is_judged_by_the_worth_of_ships() -> None:
    state = load("norderwind", 2, "tiny").new_state()
    assert isinstance(state, NorderwindState)
    assert not known(state)
    guide = guide_of("norderwind")
    guide.begin(state)
    assert guide.shares(state) == Guide.shares(guide, state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_tells_winners_better_than_the_worth_of_ships(players: int) -> None:
    guide = NorderwindGuide()
    by_net = by_worth = 0.0
    for seed in GAMES:
        *found, end = game_of(players, seed)
        winner = end.ranking().index(1)
        for state in found:
            guide.begin(state)
            chances = guide.shares(state)
            assert sum(chances) == pytest.approx(1.0)
            by_net -= log(chances[winner])
            by_worth -= log(Guide.shares(guide, state)[winner])
    assert by_net < by_worth


def test_one_cube_before_the_goal_a_seat_is_nearly_home() -> None:
    *found, end = game_of(2, 1)
    winner = end.ranking().index(1)
    state = found[len(found) // 2].clone()
    guide = guide_of("norderwind")
    guide.begin(state)
    before = guide.shares(state)[winner]
    state.cubes[winner] = state.e.cubes[2] - 1
    assert guide.shares(state)[winner] > max(before, 0.75)
