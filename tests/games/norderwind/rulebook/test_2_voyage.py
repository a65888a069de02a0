"""NW-2, the turn and its voyage."""

import pytest

import kogge
from kogge.core.errors import BrokenPosition
from kogge.games.norderwind.rules.constants import LOOKOUT
from tests.games.norderwind.rulebook.table import PENNILESS, example, given
from tests.helpers import chances, effects, offers, play, refused

TILES = ["grain-1", "fish-1", "salt-1", "wood-1", "grain-3", "fish-3"]


def test_nw_2_1_no_gold_at_the_start_of_a_turn_brings_one() -> None:
    state = example("NW-2.1")

    after = play(state, "sail norderkap, reveal norderkap, stop")

    assert after.gold == [5, 1]
    assert effects(state, "sail norderkap, reveal norderkap, stop")[-1] == "gain 1 1 gold income"


def test_nw_2_1_no_gold_and_a_treasurer_bring_two() -> None:
    state = given("gold 5 0", "crew-2 treasurer")

    assert play(state, "sail norderkap, reveal norderkap, stop").gold == [5, 2]


def test_nw_2_1_one_gold_brings_nothing() -> None:
    state = given("gold 5 1", "crew-2 treasurer")

    assert play(state, "sail norderkap, reveal norderkap, stop").gold == [5, 1]


def test_nw_2_1_gold_spent_in_the_turn_brings_nothing_back() -> None:
    state = given("gold 1 5", "letters 0 0")

    assert play(state, "sail norderkap, reveal grain-1, buy grain").gold == [0, 5]


def test_nw_2_1_a_position_that_begins_a_turn_begins_with_its_income() -> None:
    assert given("gold 0 5").gold == [1, 5]
    with pytest.raises(BrokenPosition):
        given("gold 0 5", "pending choose-stack 0")


def test_nw_2_2_the_seat_chooses_one_of_three_stacks() -> None:
    state = given()

    for stack, port in enumerate(["norderkap", "trutzhavn", "olesand"]):
        after = play(state, f"sail {port}")
        assert after.stack == stack
        assert after.to_move() == kogge.CHANCE


def test_nw_2_2_nothing_else_comes_first_and_the_choice_stands() -> None:
    state = example("NW-2.2")

    assert refused(state, "next") == ("NW-2.2", "reason-choose-stack-first")
    assert refused(state, "look") == ("NW-2.2", "reason-choose-stack-first")
    at_sea = play(state, "sail norderkap, reveal grain-1")
    assert refused(at_sea, "sail olesand") == ("NW-2.2", "reason-voyage-under-way")


def test_nw_2_3_the_range_is_the_sail_at_the_start_of_the_voyage() -> None:
    state = given("sail 5 4", "letters 0 0")

    after = play(state, "sail norderkap, reveal equipment-a")
    assert after.distance == 5
    hoisted = play(after, "hoist")
    assert hoisted.sail == [6, 4]
    assert hoisted.distance == 5


def test_nw_2_3_a_sail_hoisted_on_the_second_tile_serves_from_the_next_voyage_on() -> None:
    """Golden example 10."""
    state = example("NW-2.3")

    last = play(state, "sail olesand, reveal fog-a, event coin, next, reveal equipment-a, hoist")
    last = play(last, "next, reveal grain-3, next, reveal fish-1")
    assert last.row == [state.e.tiles.index(tile) for tile in ("fog-a", "equipment-a", "grain-3", "fish-1")]
    assert refused(last, "next") == ("NW-2.3", "reason-no-range")
    later = play(last, "stop, sail norderkap, reveal norderkap, stop, sail olesand")
    assert later.active == 0
    assert later.distance == 5


def test_nw_2_4_at_least_one_tile_is_turned() -> None:
    state = play(given(), "sail norderkap")

    assert state.to_move() == kogge.CHANCE
    with_lookout = play(given("crew-1 lookout"), "sail norderkap")
    assert offers(with_lookout) == ["look", "next"]
    assert refused(with_lookout, "stop") == ("NW-2.4", "reason-first-tile")
    looked = play(with_lookout, "look, look fog-a")
    assert refused(looked, "stop") == ("NW-2.4", "reason-first-tile")
    assert refused(looked, "search") == ("NW-2.4", "reason-first-tile")


def test_nw_2_4_an_action_tile_offers_its_uses_the_next_tile_and_the_end() -> None:
    state = play(given(), "sail norderkap, reveal wreck-a")

    assert offers(state) == ["next", "stop", "search"]
    assert state.prompt().kind == "tile"
    assert state.prompt().seat == 0
    assert state.prompt().args == {
        "tile": "wreck-a",
        "left": 3,
        "port": "norderkap",
        "can": "use-or-sail",
        "look": 0,
    }


def test_nw_2_4_after_a_resolved_tile_the_next_or_the_end() -> None:
    state = play(given(), "sail norderkap, reveal wreck-a, search")

    assert offers(state) == ["next", "stop"]
    assert state.prompt().kind == "sail-on"
    for token in ("search", "buy grain", "pass", "done", "fulfil norderkap", "hoist"):
        assert refused(state, token) == ("NW-2.4", "reason-tile-resolved")


def test_nw_2_4_the_last_tile_can_be_used_or_left() -> None:
    state = play(given("letters 0 0"), "sail olesand, reveal grain-1, next, reveal fish-1, next, reveal salt-1, next")

    last = play(state, "reveal wreck-a")
    assert offers(last) == ["stop", "search"]
    assert last.prompt().args["left"] == 0
    used = play(last, "search")
    assert used.active == 1
    assert used.prompt().kind == "choose-stack"


def test_nw_2_4_a_last_tile_without_a_use_ends_the_voyage_by_itself() -> None:
    line = "sail olesand, reveal grain-1, next, reveal fish-1, next, reveal salt-1, next, reveal norderkap"
    state = given("stack-norderkap norderkap", "letters 0 0")

    after = play(state, line.replace("olesand", "norderkap", 1))

    assert after.active == 1
    assert effects(state, line.replace("olesand", "norderkap", 1)) == [
        "voyage-ends 0 0 norderkap range",
        "gain 0 1 letter voyage",
    ]


def test_nw_2_4_a_tile_without_a_use_does_not_end_a_voyage_with_range_left() -> None:
    state = play(given(), "sail olesand, reveal olesand")

    assert offers(state) == ["next", "stop"]


def test_nw_2_4_fog_on_the_last_tile_ends_the_voyage_when_it_is_resolved() -> None:
    line = "sail olesand, reveal grain-1, next, reveal fish-1, next, reveal salt-1, next, reveal fog-a, event coin"

    assert effects(given(), line) == [
        "gain 0 1 gold treasure",
        "voyage-ends 0 0 olesand range",
        "gain 0 1 letter voyage",
    ]


def test_nw_2_4_stopping_ends_the_voyage() -> None:
    state = given()

    assert effects(state, "sail olesand, reveal grain-1, stop")[0] == "voyage-ends 0 0 olesand stop"
    assert play(state, "sail olesand, reveal grain-1, stop").active == 1


def test_nw_2_5_the_second_action_ends_the_voyage() -> None:
    state = example("NW-2.5")

    one = play(state, "sail norderkap, reveal wreck-a, search")
    assert one.actions == 1
    two = play(one, "next, reveal wreck-b")
    assert offers(two) == ["next", "stop", "search"]
    assert effects(two, "search") == ["gain 0 2 gold wreck", "voyage-ends 0 0 norderkap actions"]
    assert play(two, "search").active == 1


def test_nw_2_5_the_voyage_of_the_rulebook() -> None:
    """Golden example 1: a coin, two salt for 2, two salt sold for 6: five gold richer after three tiles of four."""
    state = given("hold-1 wine", "letters 0 0")

    line = "sail norderkap, reveal fog-a, event coin, next, reveal salt-1, buy salt, buy salt, next, reveal salt-3"
    after = play(state, f"{line}, sell salt, sell salt")

    assert after.gold == [10, 5]
    assert after.letters == [0, 0]
    assert after.active == 1
    assert "hold-1 wine" in after.text().splitlines()
    assert effects(state, f"{line}, sell salt, sell salt")[-1] == "voyage-ends 0 0 norderkap actions"


def test_nw_2_5_two_goods_at_one_port_are_one_action() -> None:
    state = play(example("NW-2.5"), "sail norderkap, reveal grain-1, buy grain, buy grain")

    assert state.actions == 1
    assert state.active == 0


def test_nw_2_5_a_tile_left_alone_is_no_action() -> None:
    state = play(given(), "sail norderkap, reveal grain-1, next, reveal fish-1, next, reveal salt-1")

    assert state.actions == 0


@pytest.mark.parametrize(("letters", "after"), [("0 0", 1), ("1 0", 2), ("2 0", 2)])
def test_nw_2_6_at_most_one_action_brings_a_letter_up_to_two(letters: str, after: int) -> None:
    state = given(f"letters {letters}")

    assert play(state, "sail norderkap, reveal grain-1, stop").letters == [after, 0]
    assert play(state, "sail norderkap, reveal wreck-a, search, stop").letters == [after, 0]


def test_nw_2_6_two_actions_bring_none() -> None:
    state = example("NW-2.6")

    assert play(state, "sail norderkap, reveal wreck-a, search, next, reveal wreck-b, search").letters == [0, 0]


def test_nw_2_6_a_lost_battle_brings_one_too() -> None:
    state = given("letters 0 0", *PENNILESS)

    assert play(state, "reveal fog-a, event 2").letters == [1, 0]


def test_nw_2_7_the_whole_stack_is_shuffled_again() -> None:
    state = example("NW-2.7")

    at_sea = play(state, "sail norderkap, reveal grain-1, next, reveal fish-1")
    assert "reveal grain-1" not in chances(play(at_sea, "next"))
    later = play(at_sea, "stop, sail norderkap")
    assert later.placed[0] == [state.e.tiles.index(tile) for tile in ("norderkap", "grain-1", "fish-1", "fog-a")]
    assert {"reveal grain-1", "reveal fish-1", "reveal fog-a"} < set(chances(later))
    assert later.row == []
    assert later.actions == 0


def test_nw_2_7_between_voyages_no_ship_is_at_sea() -> None:
    state = play(given("crew-1 lookout"), "sail norderkap, look, look fog-a, bottom, reveal wreck-a, search, stop")

    assert (state.stack, state.distance, state.actions) == (-1, 0, 0)
    assert (state.looked, state.bottom, state.look_left) == (-1, -1, False)
    assert "voyage -" in state.text().splitlines()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nw_2_8_seats_take_turns_clockwise(players: int) -> None:
    state = given(players=players)

    order = []
    for _turn in range(2 * players):
        order.append(state.to_move())
        state = play(state, "sail norderkap, reveal norderkap, stop")
    assert order == [*range(players), *range(players)]
    assert state.turn() == 2 * players


def test_nw_2_8_a_position_knows_whose_turn_it_is_by_its_number() -> None:
    state = given("turn 5", "crew-3 lookout", players=3)

    assert state.to_move() == 2
    assert play(state, "sail norderkap").look_left
    assert state.crew[2] == LOOKOUT


def test_nw_2_4_every_tile_of_a_long_voyage_is_offered_in_turn() -> None:
    state = play(given("sail 6 4", "letters 0 0"), "sail norderkap")
    for tile in TILES[:-1]:
        state = play(state, f"reveal {tile}, next")
    state = play(state, f"reveal {TILES[-1]}")

    assert len(state.row) == state.distance == 6
    assert refused(state, "next") == ("NW-2.3", "reason-no-range")
