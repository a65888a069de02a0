"""NW-7, wreck, contracts and the cubes they earn."""

import pytest

import kogge
from kogge.core.errors import BrokenPosition
from tests.games.norderwind.rulebook.table import example, given
from tests.helpers import effects, offers, play, refused

PORTS = ["norderkap", "trutzhavn", "olesand"]


def at(port: str) -> str:
    return f"sail {port}, reveal {port}"


def fulfil(port: str) -> str:
    return f"{at(port)}, fulfil {port}"


def test_nw_7_1_a_wreck_brings_two_gold_or_is_left() -> None:
    state = play(given(), "sail norderkap, reveal wreck-a")

    assert offers(state) == ["next", "stop", "search"]
    searched = play(state, "search")
    assert searched.gold == [7, 5]
    assert searched.actions == 1
    assert effects(state, "search") == ["gain 0 2 gold wreck"]
    assert play(state, "next").gold == [5, 5]


def test_nw_7_1_gold_lies_in_wrecks_only() -> None:
    state = play(given(), "sail norderkap, reveal salt-1")

    assert refused(state, "search") == ("NW-7.1", "reason-no-wreck-here")


@pytest.mark.parametrize(
    ("port", "ship", "after"),
    [
        ("norderkap", ["hold-1 wine"], ["hold-1 -"]),
        ("trutzhavn", ["captains 1 0"], ["captains 0 0"]),
        ("olesand", ["hold-1 fish salt"], ["hold-1 -"]),
    ],
)
def test_nw_7_2_the_lowest_free_contract_is_the_current_one(port: str, ship: list[str], after: list[str]) -> None:
    state = play(given(*ship), at(port))

    assert offers(state) == ["next", "stop", f"fulfil {port}"]
    done = play(state, f"fulfil {port}")
    assert set(after) < set(done.text().splitlines())
    assert f"column-{port} 1" in done.text().splitlines()
    assert done.actions == 1


@pytest.mark.parametrize("lacking", ["hold-1 fish wine", "hold-1 salt salt", "hold-1 -", "captains 2 0"])
def test_nw_7_2_everything_it_asks_for_must_be_aboard(lacking: str) -> None:
    state = play(given(lacking), at("olesand"))

    assert offers(state) == ["next", "stop"]
    assert refused(state, "fulfil olesand") == ("NW-7.2", "reason-needs-missing")


def test_nw_7_2_gold_and_captains_are_asked_for_too() -> None:
    rows = ["column-norderkap 2", "column-trutzhavn 2 2"]
    assert refused(play(given(*rows, "gold 2 5"), at("norderkap")), "fulfil norderkap")[0] == "NW-7.2"
    assert play(given(*rows, "gold 3 5"), fulfil("norderkap")).gold[0] == 0
    assert refused(play(given(*rows, "gold 9 5"), at("trutzhavn")), "fulfil trutzhavn")[0] == "NW-7.2"
    poor = given(*rows, "gold 2 5", "captains 2 0")
    assert refused(play(poor, at("trutzhavn")), "fulfil trutzhavn") == ("NW-7.2", "reason-needs-missing")
    after = play(given(*rows, "gold 4 5", "captains 2 0"), fulfil("trutzhavn"))
    assert (after.gold[0], after.captains[0]) == (1, 1)


def test_nw_7_2_only_at_the_ports_own_tile() -> None:
    state = given("hold-1 wine", "captains 1 0")

    assert refused(play(state, at("norderkap")), "fulfil trutzhavn") == ("NW-7.2", "reason-not-at-port")
    assert refused(play(state, "sail norderkap, reveal salt-1"), "fulfil norderkap") == ("NW-7.2", "reason-not-at-port")


def test_nw_7_2_goods_for_two_contracts_fulfil_one_a_turn() -> None:
    """Golden example 8."""
    state = given("hold-1 wine", "gold 9 5")

    after = play(state, fulfil("norderkap"))

    assert offers(after) == ["next", "stop"]
    assert refused(after, "fulfil norderkap") == ("NW-2.4", "reason-tile-resolved")
    later = play(after, "stop, sail olesand, reveal olesand, stop")
    assert play(later, fulfil("norderkap")).columns[0] == [0, 0]


def test_nw_7_3_pay_then_contract_then_majority_then_all_ports() -> None:
    state = given("column-trutzhavn 1", "column-olesand 1", "hold-1 wine wine", "gold 1 5", "column-norderkap 2 2")

    assert effects(state, fulfil("norderkap")) == [
        "lose 0 1 wine contract",
        "lose 0 1 gold contract",
        "cube 0 1 norderkap contract",
        "cube 0 1 all-ports all-ports",
    ]
    sole = example("NW-7.3")
    assert effects(sole, fulfil("norderkap")) == [
        "lose 0 1 wine contract",
        "cube 0 1 norderkap contract",
        "cube 0 1 norderkap majority",
        "cube 0 1 all-ports all-ports",
    ]


def test_nw_7_3_captains_are_handed_over() -> None:
    state = given("captains 2 0", "hold-1 wine", "column-trutzhavn 2")

    assert effects(state, fulfil("trutzhavn"))[:2] == ["lose 0 1 wine contract", "lose 0 1 captain contract"]


def test_nw_7_3_the_contract_cube_comes_together_with_the_return_of_the_majority_it_ties() -> None:
    """The tenth cube wins, and the other seat has lost its bonus cube all the same."""
    fields = ["column-norderkap 2", "column-trutzhavn 1 1 1", "column-olesand 1 1 1"]
    state = given(*fields, "crew-1 boatman accountant cannoneer treasurer")
    assert state.scores() == [9, 2]

    assert effects(state, fulfil("norderkap")) == [
        "lose 0 3 gold contract",
        "cube-back 1 1 norderkap majority",
        "cube 0 1 norderkap contract",
        "win 0 10",
    ]
    assert play(state, fulfil("norderkap")).scores() == [10, 1]


def test_nw_7_4_the_first_contract_of_a_port_earns_two_cubes() -> None:
    """Golden example 6."""
    after = play(given("hold-1 wine"), fulfil("norderkap"))

    assert after.scores() == [2, 0]
    assert after.majority == [0, -1, -1]


def test_nw_7_4_a_tie_sends_the_bonus_cube_back_and_leaves_the_space_empty() -> None:
    """Golden example 6."""
    state = example("NW-7.4")
    assert state.scores() == [2, 0]

    after = play(state, fulfil("norderkap"))

    assert after.scores() == [1, 1]
    assert after.majority == [-1, -1, -1]
    assert effects(state, fulfil("norderkap")) == [
        "lose 1 3 gold contract",
        "cube-back 0 1 norderkap majority",
        "cube 1 1 norderkap contract",
    ]


def test_nw_7_4_who_is_alone_in_front_again_claims_it_again() -> None:
    state = given("column-norderkap 1 2", "hold-1 wine", "gold 1 5")
    assert state.majority[0] == -1

    after = play(state, fulfil("norderkap"))

    assert after.majority[0] == 0
    assert after.scores() == [3, 1]


def test_nw_7_4_another_contract_of_the_holder_changes_nothing() -> None:
    state = given("column-norderkap 1", "gold 3 5")

    after = play(state, fulfil("norderkap"))

    assert after.scores() == [3, 0]
    assert after.majority[0] == 0


def test_nw_7_4_a_three_way_tie_leaves_the_space_empty_too() -> None:
    state = given("turn 2", "column-norderkap 1 2", "hold-3 wine", "gold 5 5 1", players=3)

    after = play(state, fulfil("norderkap"))

    assert after.majority[0] == -1
    assert after.scores() == [1, 1, 1]


def test_nw_7_4_who_stays_behind_ties_nobody() -> None:
    state = given("turn 1", "column-olesand 1 1", "hold-2 grain salt")

    after = play(state, fulfil("olesand"))

    assert after.majority[2] == 0
    assert after.scores() == [3, 1]


def test_nw_7_4_a_majority_counts_contracts_only() -> None:
    """The bonus cube of the holder is no contract: one more contract of another overtakes it."""
    state = given("turn 1", "column-norderkap 1 2", "hold-2 wine", "gold 5 1")

    assert play(state, fulfil("norderkap")).majority[0] == 1


def test_nw_7_5_a_contract_in_every_port_earns_a_cube_once() -> None:
    state = example("NW-7.5")
    assert state.all_ports == [False, False]

    after = play(state, fulfil("olesand"))

    assert after.all_ports == [True, False]
    assert after.scores() == [7, 0]
    again = given("column-norderkap 1", "column-trutzhavn 1", "column-olesand 1", "hold-1 wood fish")
    assert play(again, fulfil("olesand")).scores() == [8, 0]


def test_nw_7_5_two_ports_are_not_enough() -> None:
    state = given("column-norderkap 1", "hold-1 salt fish")

    assert play(state, fulfil("olesand")).all_ports == [False, False]


def test_nw_7_6_the_fourth_crew_member_earns_a_cube() -> None:
    state = example("NW-7.6")
    line = "sail norderkap, reveal equipment-a, hire lookout"

    after = play(state, line)

    assert after.full_crew == [True, False]
    assert after.scores() == [1, 0]
    assert effects(state, line)[-1] == "cube 0 1 full-crew full-crew"
    assert play(given("letters 0 0", "crew-1 boatman accountant"), line).scores() == [0, 0]


def test_nw_7_7_a_full_column_offers_nothing() -> None:
    rich = example("NW-7.7")

    state = play(rich, at("norderkap"))

    assert offers(state) == ["next", "stop"]
    assert refused(state, "fulfil norderkap") == ("NW-7.7", "reason-column-done")


def test_nw_7_7_with_27_contracts_done_play_goes_on_and_a_full_crew_wins() -> None:
    """Golden example 11: 7, 7, 7 and 6 cubes among four players, nobody has won."""
    fields = [
        "column-norderkap 3 3 3 3 4 4 4 4 4",
        "column-trutzhavn 1 1 1 2 2 2 3 3 3",
        "column-olesand 1 1 1 1 2 2 2 2 4",
        "crew-1 boatman accountant cannoneer",
        "letters 0 0 0 0",
    ]
    state = given(*fields, players=4)
    assert state.scores() == [7, 7, 7, 7]

    for port in PORTS:
        assert offers(play(state, at(port))) == ["next", "stop"]
    won = play(state, "sail norderkap, reveal equipment-a, hire lookout")
    assert won.to_move() == kogge.TERMINAL
    assert won.ranking() == [1, 2, 2, 2]


def test_nw_7_7_no_tenth_cube_fits_a_column() -> None:
    with pytest.raises(BrokenPosition):
        given("column-norderkap 1 2 1 2 1 2 1 2 1 2")


def test_nw_7_2_the_contracts_of_the_figure() -> None:
    """Golden example 9: four contracts done; 3 gold, captain and wine, grain and salt are the current ones."""
    columns = given().e.contracts
    goods = given().e.goods
    grain_and_salt = [int(good in ("grain", "salt")) for good in goods]
    wine = [int(good == "wine") for good in goods]
    found = [
        (a, b, c)
        for a, first in enumerate(columns[0])
        for b, second in enumerate(columns[1])
        for c, third in enumerate(columns[2])
        if (sum(first.goods), first.gold, first.captains) == (0, 3, 0)
        and (second.goods, second.gold, second.captains) == (wine, 0, 1)
        and (third.goods, third.gold, third.captains) == (grain_and_salt, 0, 0)
        and a + b + c == 4
        and min(a, b, c) >= 1
    ]
    assert found == [(1, 1, 2)]
