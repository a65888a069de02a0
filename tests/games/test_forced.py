"""Steps that leave no choice are played unasked only where everybody can see that there is none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kogge import CHANCE, SPECTATOR, TERMINAL, Rng
from kogge.core.state import State
from kogge.games import registry
from kogge.games.forced import is_forced

WORLDS = 3


def decisions(slug: str, players: int, seed: int) -> Iterator[tuple[State, int]]:
    """The positions of a random game in which a seat decides, and the seat."""
    state, rng = registry.load(slug, players).new_state(), Rng(seed)
    while state.to_move() != TERMINAL:
        if state.to_move() == CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        seat = state.to_move()
        yield state, seat
        legal = state.legal_as(seat)
        state.apply(legal[rng.below(len(legal))])


@pytest.mark.parametrize("slug", registry.slugs())
@pytest.mark.parametrize("players", [2, 4])
def test_a_forced_step_is_forced_in_every_world_an_onlooker_can_imagine(slug: str, players: int) -> None:
    rng = Rng(5)
    for state, seat in decisions(slug, players, 11):
        if is_forced(state, seat):
            legal = state.legal_as(seat)
            for _world in range(WORLDS):
                world = state.determinize(SPECTATOR, rng)
                assert world.legal_as(seat) == legal, state.prompt_as(seat).kind


@pytest.mark.parametrize("slug", ["norsemen", "novgorod"])
def test_what_only_the_seat_knows_is_asked_although_there_is_one_way(slug: str) -> None:
    private = registry.private_prompts(slug)
    single = [
        state.clone()
        for seed in range(4)
        for state, seat in decisions(slug, 3, seed)
        if len(state.legal_as(seat)) == 1 and state.prompt_as(seat).kind in private
    ]
    assert any(not is_forced(state, state.to_move()) for state in single)


def test_in_a_secret_phase_everything_is_asked() -> None:
    veiled = [is_forced(state, seat) for state, seat in decisions("norsemen", 3, 1) if state.veiled()]
    assert veiled
    assert not any(veiled)


@pytest.mark.parametrize(("slug", "least"), [("norsemen", 0.15), ("novgorod", 0.25)])
def test_many_decisions_need_no_asking(slug: str, least: float) -> None:
    forced = [is_forced(state, seat) for seed in range(2) for state, seat in decisions(slug, 3, seed)]
    assert sum(forced) >= least * len(forced)
