"""NW-1, set-up: stacks, ships, cubes, the first seat, the supplies."""

import pytest

import kogge
from kogge.core.errors import BrokenPosition
from kogge.games.norderwind.rules.game import NorderwindGame
from kogge.games.norderwind.rules.state import NorderwindState
from tests.games.norderwind.rulebook.table import example, given
from tests.helpers import chances, offers, play


def test_nw_1_1_each_stack_holds_its_own_destination_and_seven_of_the_other_tiles() -> None:
    state = given()

    assert [[state.e.tiles[tile] for tile in placed] for placed in state.placed] == [
        ["norderkap"],
        ["trutzhavn"],
        ["olesand"],
    ]
    assert len(state.unplaced) == 21
    assert state.e.stack == 8


@pytest.mark.parametrize("port", ["norderkap", "trutzhavn", "olesand"])
def test_nw_1_1_any_tile_but_a_foreign_destination_may_lie_on_top(port: str) -> None:
    outcomes = chances(play(given(), f"sail {port}"))

    assert len(outcomes) == 22
    assert [tile for tile in ("norderkap", "trutzhavn", "olesand") if f"reveal {tile}" in outcomes] == [port]


def test_nw_1_1_a_destination_in_a_foreign_stack_is_no_position() -> None:
    with pytest.raises(BrokenPosition) as caught:
        given("stack-norderkap trutzhavn", "stack-trutzhavn norderkap")

    assert "destination" in str(caught.value.details["got"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nw_1_2_every_ship_starts_alike(players: int) -> None:
    state = given(players=players)

    assert state.gold == [5] * players
    assert state.letters == [1] * players
    assert state.sail == [4] * players
    assert state.cannons == [1] * players
    assert state.crew == [0] * players
    assert state.captains == [0] * players
    assert state.hold == [0] * (5 * players)


@pytest.mark.parametrize(("players", "cubes"), [(2, 10), (3, 10), (4, 8)])
def test_nw_1_3_cubes_in_stock_and_an_empty_board(players: int, cubes: int) -> None:
    state = given(players=players)

    assert state.e.cubes[players] == cubes
    assert state.columns == [[], [], []]
    assert state.count == [0] * (3 * players)
    assert state.majority == [-1, -1, -1]
    assert state.cubes == [0] * players
    assert state.all_ports == [False] * players
    assert state.full_crew == [False] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nw_1_4_the_first_seat_begins(players: int) -> None:
    state = given(players=players)

    assert state.to_move() == 0
    assert offers(state) == ["sail norderkap", "sail trutzhavn", "sail olesand"]
    assert state.turn() == 0


def test_nw_1_4_no_ship_is_at_sea_and_nobody_has_won() -> None:
    state = kogge.load("norderwind").new_state()

    assert isinstance(state, NorderwindState)
    assert (state.stack, state.looked, state.bottom, state.winner) == (-1, -1, -1, -1)
    assert (state.turns, state.active, state.distance, state.actions) == (0, 0, 0, 0)
    assert (state.row, state.looks, state.look_left, state.over) == ([], [], False, False)


def test_nw_1_4_a_new_game_is_the_position_with_nothing_said() -> None:
    assert given().text() == kogge.load("norderwind").new_state().text()


def test_nw_1_5_the_box_holds_enough_for_four_full_ships() -> None:
    """The figures, letters and cannons listed among the components are as many as four ships can carry."""
    game = kogge.load("norderwind", players=4)
    assert isinstance(game, NorderwindGame)
    ship = game.tables

    assert len(ship.goods) == 5
    assert 4 * ship.of_a_kind <= 8
    assert 4 * ship.brig <= 8
    assert 4 * ship.max_letters <= 8
    assert 4 * ship.max_cannons <= 16
    assert 4 * ship.crew <= 16


def test_nw_1_5_gold_has_no_limit() -> None:
    state = example("NW-1.5")

    after = play(state, "sail norderkap, reveal wreck-a, search")

    assert after.gold == [1002, 5]
