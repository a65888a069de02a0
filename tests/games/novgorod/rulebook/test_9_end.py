"""NG-9, the end."""

import pytest

from tests.games.novgorod.rulebook.table import example, given
from tests.helpers import play

LAST_OF_ROUND = ["turn 1", "used privilege", "pending buy 1"]


@pytest.mark.parametrize(
    ("field", "last"), [("seals 30 0", True), ("seals 29 0", False), ("level 4 0", True), ("level 3 0", False)]
)
def test_ng_9_1_thirty_seals_or_the_top_of_a_career(field: str, last: bool) -> None:
    state = play(given(*LAST_OF_ROUND, field), "end")

    assert (state.last, state.over) == (last, False)


def test_ng_9_1_only_at_the_end_of_a_round() -> None:
    state = play(given("seals 30 0", "used privilege", "pending buy 0"), "end")

    assert not state.last
    assert play(state, "stop, finish, end").last


def test_ng_9_2_one_more_full_round() -> None:
    state = play(example("NG-9.1"), "end")
    assert not play(state, "stop, finish, end").over
    after = play(state, "stop, finish, end, stop, finish, end")

    assert after.over
    assert after.legal_actions() == []
    assert after.prompt().kind == "over"


def test_ng_9_3_an_x_that_is_visible_is_lost() -> None:
    fields = ["turn 3", "last yes", "seals 50 3", "used privilege", "pending buy 1"]

    assert play(given(*fields, "level 1 2"), "end").ranking() == [2, 1]
    assert play(given(*fields, "level 2 2"), "end").ranking() == [1, 2]
    assert play(given(*fields, "level 1 0"), "end").ranking() == [2, 2]


def test_ng_9_3_several_share_the_last_place() -> None:
    state = given("over yes", "last yes", "pending -", "turn 8", "seals 9 8 7 6", "level 0 2 1 3", players=4)

    assert state.ranking() == [4, 1, 4, 2]


@pytest.mark.parametrize(
    "better",
    [
        ["seals 10 11 0", "cash 9 0 0"],
        ["seals 10 10 0", "cash 4 5 0", "level 4 2 2"],
        ["seals 10 10 0", "cash 5 5 0", "level 2 3 2", "offices-1 riga:cheapest"],
        ["seals 10 10 0", "cash 5 5 0", "level 2 2 2", "offices-2 riga:cheapest"],
        ["seals 10 10 0", "cash 5 5 0", "level 2 2 2"],
    ],
)
def test_ng_9_4_ties(better: list[str]) -> None:
    level = [] if any(field.startswith("level") for field in better) else ["level 2 2 2"]
    state = given("over yes", "last yes", "pending -", "turn 6", *better, *level, players=3)

    assert state.ranking() == [2, 1, 3]


def test_ng_9_4_latest_in_turn_order_counts_from_the_start_player() -> None:
    state = given("over yes", "pending -", "turn 6", "careers 3-front 1-front 2-front", "level 2 2 2", players=3)

    assert state.ranking() == [1, 3, 2]


def test_ng_9_5_the_round_limit() -> None:
    state = example("NG-9.5")
    after = play(state, "end")
    assert (after.last, after.over) == (True, False)

    assert not play(given("turn 1", "used privilege", "pending buy 1", options={"round_limit": 0}), "end").last
    assert not play(given("turn 117", "used privilege", "pending buy 1"), "end").last
    assert play(given("turn 119", "used privilege", "pending buy 1"), "end").last
