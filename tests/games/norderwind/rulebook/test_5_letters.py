"""NW-5, trade letters."""

import pytest

import kogge
from tests.games.norderwind.rulebook.table import given
from tests.helpers import effects, offers, play, refused


def asked(state: kogge.State) -> list[int]:
    """The seats that are asked for a letter when each one passes."""
    seats = []
    while state.prompt().kind == "letter":
        seats.append(state.to_move())
        state = play(state, "pass")
    return seats


@pytest.mark.parametrize("use", ["salt-1, buy salt, done", "equipment-a, cannon", "merchant-2, buy salt"])
def test_nw_5_1_trading_tiles_may_be_used_by_letter(use: str) -> None:
    state = play(given(players=3), f"sail norderkap, reveal {use}")

    assert state.prompt().kind == "letter"
    assert state.to_move() == 1


def test_nw_5_1_a_tile_left_alone_is_open_to_nobody() -> None:
    """Golden example 5."""
    state = play(given(), "sail norderkap, reveal salt-1, next")

    assert state.to_move() == kogge.CHANCE
    assert play(given(), "sail norderkap, reveal salt-1, stop").prompt().kind == "choose-stack"


def test_nw_5_1_wreck_and_destination_are_for_the_active_seat_alone() -> None:
    wreck = play(given(players=3), "sail norderkap, reveal wreck-a, search")
    assert wreck.to_move() == 0
    contract = play(
        given("hold-1 wine", "hold-2 wine", players=3), "sail norderkap, reveal norderkap, fulfil norderkap"
    )
    assert contract.to_move() == 0


def test_nw_5_2_seats_are_asked_clockwise_from_the_active_one() -> None:
    state = given("turn 2", players=4)

    used = play(state, "sail norderkap, reveal salt-1, buy salt, done")

    assert asked(used) == [3, 0, 1]
    assert used.prompt().args == {"tile": "salt-1", "left": 3, "port": "norderkap", "letters": 1}


def test_nw_5_2_only_seats_with_a_letter_and_a_legal_use_are_asked() -> None:
    fields = ["letters 1 0 1 1", "gold 5 5 0 5", "hold-4 salt salt"]
    used = play(given(*fields, players=4), "sail norderkap, reveal salt-1, buy salt, done")

    assert asked(used) == [3]
    assert offers(used) == ["pass", "sell salt"]


def test_nw_5_2_asked_when_the_use_is_complete() -> None:
    state = play(given(), "sail norderkap, reveal salt-1, buy salt")

    assert state.to_move() == 0
    assert play(state, "done").to_move() == 1
    assert play(state, "buy salt").to_move() == 1


def test_nw_5_2_asked_also_after_the_second_action_before_the_voyage_ends() -> None:
    state = play(given(), "sail norderkap, reveal wreck-a, search, next, reveal salt-1, buy salt, buy salt")

    assert (state.to_move(), state.actions, state.stack) == (1, 2, 0)
    after = play(state, "buy salt, done")
    assert after.prompt().kind == "choose-stack"
    assert after.active == 1


def test_nw_5_2_pass_or_use_nothing_else() -> None:
    state = play(given(), "sail norderkap, reveal salt-1, buy salt, done")

    assert offers(state) == ["pass", "buy salt"]
    for token in ("next", "stop", "done", "look", "bottom"):
        assert refused(state, token) == ("NW-5.2", "reason-letter-first")
    tile = play(given(), "sail norderkap, reveal salt-1")
    assert refused(tile, "pass") == ("NW-5.2", "reason-no-letter-asked")


def test_nw_5_2_each_seat_once_a_tile() -> None:
    state = given("letters 0 2", "gold 5 9")

    after = play(state, "sail norderkap, reveal salt-1, buy salt, done, buy salt, done")

    assert after.to_move() == 0
    assert after.letters == [0, 1]


def test_nw_5_3_a_letter_is_paid_and_passing_keeps_it() -> None:
    line = "sail norderkap, reveal salt-1, buy salt, done"

    assert play(given(), f"{line}, pass").letters == [1, 1]
    assert play(given(), f"{line}, buy salt").letters == [1, 0]
    assert effects(given(), f"{line}, buy salt") == [
        "lose 1 1 letter letter",
        "lose 1 1 gold port",
        "gain 1 1 salt port",
    ]


def test_nw_5_3_a_letter_serves_both_goods_and_is_nobodys_action() -> None:
    state = play(given(), "sail norderkap, reveal salt-1, buy salt, done, buy salt, buy salt")

    assert state.letters == [1, 0]
    assert state.gold == [4, 3]
    assert state.actions == 1
    assert state.to_move() == 0


def test_nw_5_3_the_other_direction_and_another_item_are_allowed() -> None:
    """Golden example 5."""
    sold = given("hold-1 grain", "hold-2 grain")
    assert offers(play(sold, "sail norderkap, reveal grain-3, sell grain")) == ["pass", "buy grain", "sell grain"]
    hired = play(given(), "sail norderkap, reveal equipment-a, hire boatman")
    assert "cannon" in offers(hired)
    assert play(hired, "cannon").cannons == [1, 2]


def test_nw_5_3_own_crew_and_own_limits_count() -> None:
    fields = ["crew-2 accountant boatman", "hold-1 fish", "hold-2 salt wood wood wine wine grain", "gold 5 1"]
    state = play(given(*fields), "sail norderkap, reveal merchant-2, sell fish")

    assert offers(state) == ["pass", "sell grain", "sell salt", "sell wood", "sell wine"]
    sold = play(state, "sell wood")
    assert sold.gold == [7, 4]
    assert "buy fish" in offers(sold)
    assert play(sold, "buy fish").gold == [7, 2]
    assert refused(sold, "buy wood") == ("NW-3.6", "reason-exchange")


def test_nw_5_3_overboard_by_letter() -> None:
    full = "hold-2 grain grain fish fish wood wood"
    state = play(given(full, "gold 5 2"), "sail norderkap, reveal merchant-2, buy salt")

    after = play(state, "buy wine over wood")

    assert "hold-2 grain grain fish fish wood wine" in after.text().splitlines()
    assert after.gold == [3, 0]


def test_nw_5_3_a_sail_by_letter_serves_its_owner() -> None:
    state = play(given(), "sail norderkap, reveal equipment-a, cannon, hoist")

    assert state.sail == [4, 5]
    assert state.distance == 4


def test_nw_5_4_each_seat_may_use_the_tile_or_by_option_only_the_first_taker() -> None:
    line = "sail norderkap, reveal salt-1, buy salt, done, pass, buy salt, done"

    each = play(given(players=4), line)
    assert each.to_move() == 3
    one = play(given(players=4, options={"letters_on_a_tile": "one"}), line)
    assert one.to_move() == 0
    assert one.prompt().kind == "sail-on"


def test_nw_5_4_who_passes_takes_nothing_from_the_others() -> None:
    used = play(given(players=4, options={"letters_on_a_tile": "one"}), "sail norderkap, reveal equipment-a, cannon")

    assert asked(used) == [1, 2, 3]


def test_nw_5_4_one_letter_after_the_second_action_ends_the_voyage() -> None:
    line = "sail norderkap, reveal wreck-a, search, next, reveal equipment-a, cannon, cannon"

    after = play(given(players=3, options={"letters_on_a_tile": "one"}), line)

    assert after.active == 1
    assert after.prompt().kind == "choose-stack"


def nine_cubes_and_three_crew_members() -> kogge.State:
    """The second seat has 5 contracts, three majorities and a contract in every port."""
    columns = ["column-norderkap 2 2", "column-trutzhavn 2 2", "column-olesand 2"]
    return given(*columns, "crew-2 boatman accountant cannoneer", players=3)


def test_nw_5_5_a_fourth_crew_member_by_letter_wins_at_once() -> None:
    state = nine_cubes_and_three_crew_members()
    assert state.scores() == [0, 9, 0]

    won = play(state, "sail norderkap, reveal equipment-a, cannon, hire lookout")

    assert won.to_move() == kogge.TERMINAL
    assert won.scores() == [0, 10, 0]
    assert won.ranking()[1] == 1
    assert won.problems() == []


def test_nw_5_5_the_seats_after_the_winner_are_not_asked() -> None:
    line = "sail norderkap, reveal equipment-a, cannon, hire lookout"

    assert effects(nine_cubes_and_three_crew_members(), line) == [
        "lose 1 1 letter letter",
        "lose 1 1 gold equipment",
        "hire 1 1 lookout equipment",
        "cube 1 1 full-crew full-crew",
        "win 1 10",
    ]
    assert offers(play(nine_cubes_and_three_crew_members(), line)) == []
