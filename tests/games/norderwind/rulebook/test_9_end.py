"""NW-9, the end and the places."""

import pytest

import kogge
from tests.games.norderwind.rulebook.table import example, given
from tests.helpers import effects, offers, play, refused

CREW = "crew-1 boatman accountant cannoneer treasurer"


def fulfil(port: str) -> str:
    return f"sail {port}, reveal {port}, fulfil {port}"


def test_nw_9_1_seven_contracts_and_three_bonus_cubes_win_among_three() -> None:
    """Golden example 7: one majority, all ports, full crew, and the seventh contract."""
    columns = ["column-norderkap 1 1 1", "column-trutzhavn 2 2 1 2", "column-olesand 1 3 1 3"]
    state = given(*columns, CREW, "captains 1 0 0", "hold-1 wine wine", players=3)
    assert state.scores() == [9, 4, 2]
    assert state.majority == [0, 1, -1]

    won = play(state, fulfil("trutzhavn"))

    assert won.to_move() == kogge.TERMINAL
    assert won.winner == 0
    assert won.scores() == [10, 4, 2]
    assert won.ranking() == [1, 2, 3]
    assert offers(won) == []


@pytest.mark.parametrize(
    ("players", "olesand", "ship"),
    [(2, "1 1 1", "hold-1 wood fish grain"), (3, "1 1 1", "hold-1 wood fish grain"), (4, "1", "hold-1 wood fish")],
)
def test_nw_9_1_the_last_cube_of_the_stock_wins(players: int, olesand: str, ship: str) -> None:
    state = given("column-trutzhavn 1 1 1 1", f"column-olesand {olesand}", ship, players=players)
    assert state.scores()[0] == state.e.cubes[players] - 1

    won = play(state, fulfil("olesand"))

    assert won.to_move() == kogge.TERMINAL
    assert won.scores()[0] == state.e.cubes[players]
    assert won.ranking()[0] == 1
    assert won.problems() == []


def test_nw_9_1_one_cube_short_the_game_goes_on() -> None:
    state = given("column-trutzhavn 1 1 1 1", "column-olesand 1 1", "hold-1 grain salt")

    after = play(state, fulfil("olesand"))

    assert after.scores() == [9, 0]
    assert after.to_move() == 0


def test_nw_9_2_the_contract_cube_wins_before_the_majority_is_claimed() -> None:
    state = example("NW-9.2")
    assert state.scores() == [9, 0]

    assert effects(state, fulfil("norderkap")) == ["lose 0 1 wine contract", "cube 0 1 norderkap contract", "win 0 10"]
    won = play(state, fulfil("norderkap"))
    assert won.majority[0] == -1
    assert won.all_ports == [False, False]
    assert won.problems() == []


def test_nw_9_2_the_majority_cube_wins_before_all_ports_are_claimed() -> None:
    state = given("column-trutzhavn 1 1 1", "column-olesand 1 1 1", "hold-1 wine")

    assert effects(state, fulfil("norderkap"))[1:] == [
        "cube 0 1 norderkap contract",
        "cube 0 1 norderkap majority",
        "win 0 10",
    ]


def test_nw_9_2_the_cube_for_all_ports_wins_too() -> None:
    state = given("column-norderkap 2 2", "column-trutzhavn 1 1 1", "column-olesand 1 1 1", "hold-1 wine")

    assert effects(state, fulfil("norderkap"))[2:] == [
        "cube 0 1 norderkap contract",
        "cube 0 1 all-ports all-ports",
        "win 0 10",
    ]


def test_nw_9_2_the_active_seats_fourth_crew_member_wins_before_others_are_asked() -> None:
    fields = ["column-trutzhavn 1 1 1", "column-olesand 1 1 1 1", "crew-1 boatman accountant cannoneer"]
    state = given(*fields)
    assert state.scores()[0] == 9

    won = play(state, "sail norderkap, reveal equipment-a, hire lookout")

    assert won.to_move() == kogge.TERMINAL
    assert won.letters == [1, 1]


def test_nw_9_2_nothing_can_be_done_after_the_end() -> None:
    won = play(example("NW-9.2"), fulfil("norderkap"))

    assert refused(won, "next") == ("CORE-END", "reason-game-over")
    assert won.prompt().kind == "over"
    assert won.prompt().seat == -1
    reason = won.reason(won.read("next"))
    assert reason is not None
    assert (reason.rule, reason.key) == ("NW-9.2", "reason-game-over")


def test_nw_9_3_the_game_ends_without_a_winner_after_the_last_round() -> None:
    state = given("gold 5 6 5", players=3, options={"round_limit": 1})
    line = "sail norderkap, reveal norderkap, stop, sail norderkap, reveal norderkap, stop"

    before = play(state, line)
    assert before.to_move() == 2
    end = "sail norderkap, reveal norderkap, stop"
    after = play(before, end)
    assert after.to_move() == kogge.TERMINAL
    assert after.winner == -1
    assert after.ranking() == [3, 2, 3]
    assert effects(before, end)[-1] == "round-limit -1 1"
    assert after.problems() == []


def test_nw_9_3_without_a_limit_the_game_goes_on() -> None:
    state = given("turn 20000", options={"round_limit": 0})

    assert state.rules.max_decisions == 0
    assert play(state, "sail norderkap, reveal norderkap, stop").to_move() == 1


def test_nw_9_4_behind_the_winner_places_start_at_two_and_may_be_shared() -> None:
    fields = ["column-trutzhavn 1 1 1 1", "column-olesand 1 2 1 2", "hold-1 wood fish salt", "gold 1 2 3 3"]
    state = given(*fields, players=4)
    assert state.scores() == [7, 2, 0, 0]

    assert play(state, fulfil("olesand")).ranking() == [1, 2, 3, 3]


def test_nw_9_4_gold_parts_equal_cubes_behind_the_winner() -> None:
    fields = ["column-trutzhavn 1 1 1 1", "column-olesand 1 2 1 2", "hold-1 wood fish salt", "gold 1 2 3 4"]

    assert play(given(*fields, players=4), fulfil("olesand")).ranking() == [1, 2, 4, 3]


def test_nw_9_4_others_are_ranked_by_cubes_then_gold_then_shared() -> None:
    fields = ["turn 2000", "over yes", "gold 1 7 3 7", "column-norderkap 1 2 3 4", "column-olesand 1"]

    assert given(*fields, players=4).ranking() == [2, 3, 5, 3]
