"""A position and its copies."""

import pytest

import kogge
from kogge.core.journal import Journal
from kogge.games.norderwind.rules.state import NorderwindState
from tests.games.norderwind.rulebook.table import given
from tests.helpers import play, play_out

ANY_TIME = {"lookout_any_time": True}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_clone_is_equal_and_goes_its_own_way(players: int) -> None:
    game = kogge.load("norderwind", players=players, options=ANY_TIME | {"round_limit": 30})
    state, rng = game.new_state(), kogge.Rng(players)
    for steps, action in enumerate(play_out(state.clone(), rng)):
        if steps % 29 == 0:
            before, view = state.text(), state.view(0)
            clone = state.clone()
            assert (clone.text(), clone.view(0), clone.turn()) == (before, view, state.turn())
            play_out(clone, kogge.Rng(steps))
            assert (state.text(), state.view(0)) == (before, view)
            assert clone.text() != before
        state.apply(action)


def test_a_clone_has_no_journal() -> None:
    state = given()
    state.journal = Journal()

    assert state.clone().journal is None
    assert state.game() is state.rules


def test_playing_on_leaves_nothing_of_the_clone_in_the_position() -> None:
    state = play(given("crew-1 lookout"), "sail norderkap, look, look fog-a, bottom, reveal wreck-a")
    assert isinstance(state, NorderwindState)
    before = state.text()

    play(state, "search, stop, sail norderkap, reveal wreck-a, search, stop")

    assert state.text() == before
