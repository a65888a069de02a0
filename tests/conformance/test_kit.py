"""The parts of the kit: failures, configurations, statistics, coverage."""

from __future__ import annotations

import marshal
import pickle
from collections import Counter
from itertools import combinations, product

import pytest

from kogge.conformance import (
    CHECKS,
    SMALL,
    ConformanceFailure,
    Coverage,
    check_game,
    covering_sets,
    failures,
    option_sets,
)
from kogge.conformance.chance import misfit
from kogge.conformance.failure import PackedView, difference
from kogge.conformance.legality import interleave
from kogge.conformance.play import play
from kogge.conformance.toy import OPTIONS, ToyGame
from kogge.core.options import Option
from kogge.core.rng import Rng
from kogge.core.state import CHANCE
from kogge.core.timeline import Entry
from tests.conformance.variants import VARIANTS


def failure_of(name: str) -> ConformanceFailure:
    """The failure of a broken toy."""
    variant = next(variant for variant in VARIANTS if variant.name == name)
    with pytest.raises(ConformanceFailure) as caught:
        CHECKS[variant.check](variant.make(), variant.seeds)
    return caught.value


def test_a_failure_names_check_game_seed_and_node() -> None:
    text = str(failure_of("ViewLeaksHands"))
    assert text.startswith("twins: toy plain, 2 players, peek=on tie=nobody rounds=2, seed 1, node ")
    assert "by the view: got" in text


def test_a_failure_is_an_assertion_and_can_be_pickled() -> None:
    failure = failure_of("Unsorted")
    assert isinstance(failure, AssertionError)
    assert str(pickle.loads(pickle.dumps(failure))) == str(failure)


def test_the_driver_stops_at_the_first_failure() -> None:
    variant = next(variant for variant in VARIANTS if variant.name == "Unsorted")
    with pytest.raises(ConformanceFailure, match=r"^ids"):
        check_game(variant.make())


def test_failures_lists_all_that_fail() -> None:
    variant = next(variant for variant in VARIANTS if variant.name == "SharedHands")
    found = failures(variant.make(), variant.seeds)
    assert len(found) > 1
    assert "clones" in [failure.check for failure in found]


def test_a_difference_shows_the_line_that_differs() -> None:
    assert difference("a\nb 1\nc", "a\nb 2\nc") == "got 'b 1', expected 'b 2'"
    assert difference("a", "a\nb") == "got '', expected 'b'"
    assert difference([1], [2]) == "got [1], expected [2]"
    assert difference({"a": "x", "b": "y"}, {"a": "x", "b": "z"}) == "b: got 'y', expected 'z'"
    far = "x" * 1000
    assert len(difference(far + "1" + far, far + "2" + far)) < 1000


def test_a_difference_of_views_is_shown_as_json() -> None:
    packed = [
        PackedView(marshal.dumps(view, 2)) for view in ({"a": 1, "b": True}, {"b": True, "a": 1}, {"a": 1, "b": 1})
    ]
    ordered, reordered, retyped = packed
    assert difference(ordered, reordered) == """got '{"a": 1, "b": true}', expected '{"b": true, "a": 1}'"""
    assert difference(ordered, retyped) == """got '{"a": 1, "b": true}', expected '{"a": 1, "b": 1}'"""


# Option sets


def meets(sets: list[dict[str, object]], options: list[Option]) -> set[tuple[tuple[str, object], tuple[str, object]]]:
    """The pairs of values that stand together in one of the sets."""
    full = [{option.name: chosen.get(option.name, option.default) for option in options} for chosen in sets]
    return {pair for chosen in full for pair in combinations(chosen.items(), 2)}


MANY = [Option("a", True), Option("b", "x", ["x", "y", "z"]), Option("c", 5, None, 0, 9), Option("d", False)]


@pytest.mark.parametrize("options", [OPTIONS, MANY], ids=["toy", "many"])
def test_covering_sets_cover_all_pairs(options: list[Option]) -> None:
    wanted = {
        ((one.name, a), (other.name, b))
        for one, other in combinations(options, 2)
        for a, b in product(one.values(), other.values())
    }
    sets = covering_sets(options)
    assert meets(sets, options) == wanted
    assert len(sets) < 14


def test_option_sets_begin_with_the_defaults_and_each_value_alone() -> None:
    sets = option_sets(OPTIONS)
    assert sets[:5] == [{}, {"peek": False}, {"tie": "share"}, {"rounds": 0}, {"rounds": 3}]
    assert len({str(chosen) for chosen in sets}) == len(sets)
    assert option_sets(OPTIONS) == sets
    assert option_sets([]) == [{}]


def test_option_sets_hold_random_ones() -> None:
    assert len(option_sets(MANY, randoms=30)) > len(option_sets(MANY, randoms=0))


# Statistics


def test_misfit_accepts_true_samples() -> None:
    weights = {0: 1.0, 1: 2.0, 2: 5.0, 3: 0.01}
    for seed in range(200):
        rng = Rng(seed)
        drawn = Counter(rng.weighted([100, 200, 500, 1]) for _ in range(300))
        assert misfit(drawn, weights) == ""


def test_misfit_refuses_false_samples() -> None:
    assert "chi-square" in misfit({0: 150, 1: 150}, {0: 1.0, 1: 2.0})
    assert "never came" in misfit({0: 300}, {0: 9.0, 1: 1.0})
    assert misfit({0: 3}, {0: 1.0, 1: 1.0}) == ""


# Orders and coverage


def test_interleave_keeps_each_seats_order_and_chance_behind_its_act() -> None:
    entries = [Entry(CHANCE, 90), Entry(0, 1), Entry(CHANCE, 91), Entry(1, 2), Entry(0, 3), Entry(1, 4)]
    orders = {tuple(interleave(entries, Rng(seed))) for seed in range(50)}
    assert len(orders) == 6
    for order in orders:
        assert order[0] == Entry(CHANCE, 90)
        assert order.index(Entry(CHANCE, 91)) == order.index(Entry(0, 1)) + 1
        assert [entry.action for entry in order if entry.actor == 1] == [2, 4]


def test_coverage_notes_records_and_positions() -> None:
    game = ToyGame(2)
    coverage = Coverage(game)
    found = play(game, 1, SMALL)
    coverage.note_entries(game, found.entries)
    before = coverage.unreached()
    assert "draw ?" not in before
    for _, state in found.nodes:
        coverage.note_legal(state)
    assert len(coverage.unreached()) < len(before)


def test_coverage_refuses_another_table() -> None:
    with pytest.raises(ConformanceFailure, match="other ids"):
        Coverage(ToyGame(2)).note_entries(ToyGame(2, "tiny"), [])
