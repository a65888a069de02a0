"""The loop of random play, and the count of all lines."""

from __future__ import annotations

from kogge.conformance.toy import ToyGame
from kogge.core.perft import divide, perft
from kogge.core.playout import playout
from kogge.core.rng import Rng
from kogge.core.state import TERMINAL
from tests.core.heap import HeapGame


def test_a_playout_goes_to_the_end_and_counts_decisions() -> None:
    for seed in range(50):
        state = HeapGame().new_state()
        decisions = playout(state, Rng(seed))
        assert state.to_move() == TERMINAL
        assert decisions == state.turn()
        assert 1 <= decisions <= 5


def test_a_playout_is_the_same_for_the_same_seed() -> None:
    ends = []
    for _ in range(2):
        state = ToyGame(3).new_state()
        playout(state, Rng(9))
        ends.append(state.text())
    assert ends[0] == ends[1]


def test_a_playout_of_a_toy_never_changes() -> None:
    """The same game compiled and pure, on every machine."""
    state = ToyGame(2).new_state()
    assert playout(state, Rng(seed=2024)) == 14
    assert state.text().splitlines()[:4] == ["round 2", "turns 4", "display rye-1", "top -"]
    assert state.scores() == [1, 0]


def test_a_playout_stops_at_its_limit_before_a_decision() -> None:
    state = HeapGame(endless=True).new_state()
    assert playout(state, Rng(1), 7) == 7
    assert state.turn() == 7
    assert state.to_move() >= 0


def test_perft_counts_lines_and_those_that_end_once() -> None:
    state = HeapGame().new_state()
    assert [perft(state, depth) for depth in range(8)] == [1, 3, 6, 9, 12, 13, 13, 13]
    assert perft(HeapGame().parse_state("heap 0"), 3) == 1


def test_divide_splits_perft_by_the_first_step() -> None:
    state = HeapGame().new_state()
    assert divide(state, 6) == {"heap two": 2, "heap three": 3, "heap five": 8}
    assert sum(divide(state, 3).values()) == perft(state, 3)
    assert divide(HeapGame().parse_state("heap 0"), 3) == {}


def test_perft_changes_nothing() -> None:
    state = ToyGame(2).new_state()
    before = state.text()
    perft(state, 4)
    divide(state, 3)
    assert state.text() == before
