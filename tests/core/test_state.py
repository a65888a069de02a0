"""What State gives by itself: seats, checks, refusals."""

from __future__ import annotations

from functools import partial

import pytest

from kogge.conformance import failures
from kogge.conformance.toy import ToyGame
from kogge.core.errors import IllegalAction, UnknownToken
from kogge.core.state import CHANCE, SPECTATOR, TERMINAL, UNSEEN, State
from tests.core.heap import HeapGame


def state_of(text: str) -> State:
    """A position of the heap."""
    return HeapGame().parse_state(text)


def refusal_of(state: State, action: int, seat: int | None = None) -> IllegalAction:
    """The error for an action, which must leave the position as it was."""
    before = state.text()
    checked = state.apply_checked if seat is None else partial(state.apply_checked_as, seat)
    with pytest.raises(IllegalAction) as caught:
        checked(action)
    assert state.text() == before
    return caught.value


def test_the_heap_passes_the_kit() -> None:
    assert failures(HeapGame()) == []
    assert failures(HeapGame(endless=True)) == []


def test_special_seats_are_distinct_and_negative() -> None:
    assert sorted({CHANCE, TERMINAL, SPECTATOR, UNSEEN}) == [-4, -3, -2, -1]


def test_one_seat_is_awaited_and_none_while_chance_is_pending_or_at_the_end() -> None:
    assert state_of("heap 3").awaited() == [0]
    assert state_of("heap 3\nturns 1").awaited() == [1]
    assert state_of("").awaited() == []
    assert state_of("heap 0").awaited() == []


def test_only_the_seat_to_move_may_act() -> None:
    state = state_of("heap 3")
    assert state.legal_as(0) == state.legal_actions() == [0, 1]
    assert state.legal_as(1) == []
    assert not state.veiled()
    assert state.seen_as(1, SPECTATOR) == state.seen_of(0, 1, 1) == 1
    assert state.prompt_as(0).kind == "heap-take"
    state.apply_as(0, 1)
    assert state.text() == "heap 1\nturns 1\n"


def test_a_legal_action_is_done() -> None:
    state = state_of("heap 3")
    state.apply_checked(1)
    state.apply_checked_as(1, 0)
    assert state.to_move() == TERMINAL
    assert state.scores() == [0, 1]
    assert state.ranking() == [2, 1]


@pytest.mark.parametrize("action", [-4, -1, 6, 1000])
def test_an_id_outside_the_table_is_refused(action: int) -> None:
    error = refusal_of(state_of("heap 3"), action)
    assert (error.token, error.rule, error.reason) == (str(action), "CORE-ID", "reason-no-such-action")


def test_after_the_end_everything_is_refused() -> None:
    error = refusal_of(state_of("heap 0\nturns 2"), 0)
    assert (error.rule, error.reason) == ("CORE-END", "reason-game-over")


def test_chance_is_nobodys_and_a_seat_is_no_chance() -> None:
    state = state_of("")
    assert refusal_of(state, 0).rule == "CORE-CHANCE"
    assert refusal_of(state, 0, 1).rule == "CORE-CHANCE"
    assert refusal_of(state_of("heap 3"), 3).rule == "CORE-CHANCE"


def test_the_games_own_reason_is_given() -> None:
    error = refusal_of(state_of("heap 1"), 1)
    assert (error.token, error.rule, error.reason, error.why) == (
        "take two",
        "HEAP-1",
        "reason-heap-too-few",
        {"left": 1},
    )


def test_another_seats_turn_is_a_reason() -> None:
    error = refusal_of(state_of("heap 3"), 0, 1)
    assert (error.rule, error.reason) == ("CORE-TURN", "reason-not-your-turn")


def test_without_a_reason_it_is_just_not_now() -> None:
    state = state_of("heap 3")
    assert state.reason_as(0, 0) is None
    assert (state.refusal(0, 0).rule, state.refusal(0, 0).reason) == ("CORE-NOW", "reason-not-now")


def test_a_token_is_read_by_the_table() -> None:
    state = state_of("heap 3")
    assert state.read(" take   two") == 1
    with pytest.raises(UnknownToken):
        state.read("take three")


def test_in_a_secret_phase_any_awaited_seat_may_act() -> None:
    game = ToyGame(2, "tiny")
    state = game.new_state()
    while not state.veiled():
        passing = game.blocks.passing.id()
        legal = state.legal_actions()
        state.apply(passing if passing in legal else legal[0])
    assert state.awaited() == [0, 1]
    state.apply_checked_as(1, game.blocks.fold.id())
    assert state.to_move() == 0
    assert state.legal_as(1) == [game.blocks.dare.id(), game.blocks.stay.id()]
    assert refusal_of(state, game.blocks.stay.id(), 0).rule == "TOY-1"
    state.apply_checked_as(1, game.blocks.dare.id())
    assert (state.to_move(), state.awaited()) == (CHANCE, [])
    assert refusal_of(state, game.blocks.fold.id(), 0).rule == "CORE-CHANCE"
