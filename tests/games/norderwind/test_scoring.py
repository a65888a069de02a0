"""problems() names each broken invariant, and finds nothing in a sound position."""

from collections.abc import Callable

import pytest

import kogge
from kogge.core.agenda import Agenda
from kogge.games.norderwind.rules.constants import LOOKOUT, SAIL_ON
from kogge.games.norderwind.rules.state import NorderwindState
from kogge.games.norderwind.rules.turn import Look
from tests.games.norderwind.rulebook.table import given
from tests.helpers import play

SALT_1, SALT_3, FOG_A = 7, 8, 20
LIMITED = {"round_limit": 3}


def at_sea() -> NorderwindState:
    """A ship with a lookout at a wreck, one action done, the fog under the stack; the other seat has fulfilled one."""
    line = "sail norderkap, look, look fog-a, bottom, reveal wreck-a, search"
    return play(given("crew-1 lookout", "column-norderkap 2", "hold-1 fish", options=LIMITED), line)


def test_a_sound_position_has_no_problems() -> None:
    state = at_sea()

    assert state.problems() == []
    assert [state.e.tiles[tile] for tile in (SALT_1, SALT_3, FOG_A)] == ["salt-1", "salt-3", "fog-a"]


def set_gold(s: NorderwindState) -> None:
    s.gold[1] = -1


def negative_hold(s: NorderwindState) -> None:
    s.hold[0] = -1


def three_of_a_kind(s: NorderwindState) -> None:
    s.hold[5 + 2] = 3


def seven_goods(s: NorderwindState) -> None:
    s.hold[:5] = [2, 2, 2, 1, 0]


def three_captains(s: NorderwindState) -> None:
    s.captains[0] = 3


def minus_captains(s: NorderwindState) -> None:
    s.captains[0] = -1


def three_letters(s: NorderwindState) -> None:
    s.letters[0] = 3


def minus_letters(s: NorderwindState) -> None:
    s.letters[0] = -1


def no_cannon(s: NorderwindState) -> None:
    s.cannons[0] = 0


def five_cannons(s: NorderwindState) -> None:
    s.cannons[0] = 5


def low_sail(s: NorderwindState) -> None:
    s.sail[0] = 3


def high_sail(s: NorderwindState) -> None:
    s.sail[0] = 7


def five_crew_members(s: NorderwindState) -> None:
    s.crew[0] = 31


def full_crew_unclaimed(s: NorderwindState) -> None:
    s.crew[1] = 15


def full_crew_too_early(s: NorderwindState) -> None:
    s.full_crew[1] = True
    s.cubes[1] += 1


def wrong_count(s: NorderwindState) -> None:
    s.count[0] = 1


def majority_unclaimed(s: NorderwindState) -> None:
    s.majority[0] = -1
    s.cubes[1] -= 1


def majority_of_nothing(s: NorderwindState) -> None:
    s.majority[1] = 0
    s.cubes[0] += 1


def ten_contracts(s: NorderwindState) -> None:
    s.columns[2] = [0, 1] * 5
    s.count[4:6] = [5, 5]
    s.cubes = [5, 7]


def wrong_cubes(s: NorderwindState) -> None:
    s.cubes[0] = 1


def a_winner_too_early(s: NorderwindState) -> None:
    s.winner = 0


def all_ports_too_early(s: NorderwindState) -> None:
    s.all_ports[1] = True
    s.cubes[1] += 1


def all_ports_unclaimed(s: NorderwindState) -> None:
    s.columns = [[1], [1], [1]]
    s.count = [0, 1, 0, 1, 0, 1]
    s.majority = [1, 1, 1]
    s.cubes[1] = 6


def a_tile_twice(s: NorderwindState) -> None:
    s.unplaced.append(s.row[0])
    s.face_up[s.row[0]] = True


def a_full_stack(s: NorderwindState) -> None:
    s.placed[2] += s.unplaced[:8]
    for tile in s.unplaced[:8]:
        s.face_up[tile] = True
    s.unplaced = s.unplaced[8:]


def a_foreign_destination(s: NorderwindState) -> None:
    s.placed[1], s.placed[2] = s.placed[2], s.placed[1]


def a_tile_nobody_knows(s: NorderwindState) -> None:
    s.unplaced.remove(SALT_1)
    s.placed[1].append(SALT_1)


def a_known_tile_nowhere(s: NorderwindState) -> None:
    s.face_up[SALT_1] = True


def a_row_face_down(s: NorderwindState) -> None:
    s.face_up[s.row[0]] = False


def a_look_elsewhere(s: NorderwindState) -> None:
    s.looks.append(Look(1, 1, SALT_1, []))


def turned_elsewhere(s: NorderwindState) -> None:
    s.looks.append(Look(1, 0, FOG_A, [2]))


def seen_and_turned(s: NorderwindState) -> None:
    s.looks.append(Look(1, 0, FOG_A, [FOG_A]))
    s.face_up[FOG_A] = True


def turned_face_down(s: NorderwindState) -> None:
    s.looks.append(Look(1, 0, s.row[0], [FOG_A]))


def no_ship_at_sea(s: NorderwindState) -> None:
    s.row = []
    s.bottom = -1
    s.stack = -1
    s.unplaced = sorted([*s.unplaced, FOG_A, 18])
    s.face_up[18] = False


def too_far(s: NorderwindState) -> None:
    s.distance = 0


def two_looks(s: NorderwindState) -> None:
    s.look_left = True


def no_lookout(s: NorderwindState) -> None:
    s.crew[0] = 0


def over_with_work_to_do(s: NorderwindState) -> None:
    s.over = True
    s.turns = 6


def nothing_to_do(s: NorderwindState) -> None:
    s.agenda = Agenda([])


def over_too_early(s: NorderwindState) -> None:
    s.over = True
    s.agenda.clear()


def beyond_the_last_round(s: NorderwindState) -> None:
    s.turns = 6


def two_decisions(s: NorderwindState) -> None:
    s.agenda.push(SAIL_ON, 0)


BROKEN: list[tuple[Callable[[NorderwindState], None], str]] = [
    (set_gold, "seat 1 owes gold"),
    (negative_hold, "seat 0 has an impossible hold [-1, 1, 0, 0, 0]"),
    (three_of_a_kind, "seat 1 has an impossible hold [0, 0, 3, 0, 0]"),
    (seven_goods, "seat 0 has an impossible hold [2, 2, 2, 1, 0]"),
    (three_captains, "seat 0 has 3 captains"),
    (minus_captains, "seat 0 has -1 captains"),
    (three_letters, "seat 0 has 3 letters"),
    (minus_letters, "seat 0 has -1 letters"),
    (no_cannon, "seat 0 has 0 cannons"),
    (five_cannons, "seat 0 has 5 cannons"),
    (low_sail, "seat 0 has sail 3"),
    (high_sail, "seat 0 has sail 7"),
    (five_crew_members, "seat 0 has 5 crew members and full crew False"),
    (full_crew_unclaimed, "seat 1 has 4 crew members and full crew False"),
    (full_crew_too_early, "seat 1 has 0 crew members and full crew True"),
    (wrong_count, "port 0 counts [0, 1]"),
    (majority_unclaimed, "port 0 gives the majority to -1, not 1"),
    (majority_of_nothing, "port 1 gives the majority to 0, not -1"),
    (ten_contracts, "port 2 has too many cubes"),
    (wrong_cubes, "seat 0 has 1 cubes, counted 0"),
    (a_winner_too_early, "seat 0 has 0 cubes and the winner is 0"),
    (all_ports_too_early, "seat 1 has all ports True"),
    (all_ports_unclaimed, "seat 1 has all ports False"),
    (a_full_stack, "stack 2 has 9 tiles"),
    (a_tile_nobody_knows, f"tile {SALT_1} is placed but known to nobody"),
    (a_known_tile_nowhere, "a tile is face up exactly when it has been turned"),
    (a_row_face_down, "a tile is face up exactly when it has been turned"),
    (a_look_elsewhere, "a look at stack 1 saw tiles that are not there"),
    (turned_elsewhere, "a look at stack 0 saw tiles that are not there"),
    (seen_and_turned, f"seat 1 looked at tile {FOG_A} while [{FOG_A}] were turned"),
    (turned_face_down, f"seat 1 looked at tile 18 while [{FOG_A}] were turned"),
    (no_ship_at_sea, "a voyage goes on but no ship is at sea"),
    (too_far, "the voyage is longer than its range"),
    (two_looks, "a lookout looks once a voyage"),
    (no_lookout, "a lookout looks once a voyage"),
    (over_with_work_to_do, "the game is over exactly when nothing is pending"),
    (nothing_to_do, "the game is over exactly when nothing is pending"),
    (over_too_early, "a game without a winner ends with its last round"),
    (beyond_the_last_round, "a game without a winner ends with its last round"),
    (two_decisions, "more than one decision is pending"),
]


@pytest.mark.parametrize(("break_it", "problem"), BROKEN, ids=[change.__name__ for change, _ in BROKEN])
def test_a_broken_invariant_is_named(break_it: Callable[[NorderwindState], None], problem: str) -> None:
    state = at_sea()

    break_it(state)

    assert state.problems() == [problem]


def test_tiles_are_counted() -> None:
    state = at_sea()
    a_tile_twice(state)
    everything = sorted([*range(24), state.row[0]])

    assert f"tiles are missing or double: {everything}" in state.problems()


def test_destinations_lie_in_their_own_stacks() -> None:
    state = at_sea()
    a_foreign_destination(state)

    assert state.problems() == [
        "stack 1 holds another destination than its own",
        "stack 2 holds another destination than its own",
    ]


def test_a_stack_that_cannot_be_filled_is_named() -> None:
    state = at_sea()
    state.placed[1] += state.unplaced[6:]
    for tile in state.unplaced[6:]:
        state.face_up[tile] = True
    state.unplaced = state.unplaced[:6]

    assert state.problems() == ["stack 1 has 14 tiles", "stack 2 has 1 tiles"]


def test_more_cubes_than_there_are_is_named() -> None:
    state = given("column-olesand 1 1 1 1 1 1 1 1")
    state.columns[1] = [0, 0]
    state.count[2] = 2
    state.majority[1] = 0
    state.cubes[0] = 12

    assert state.problems() == ["seat 0 has 12 cubes, counted 12"]


def test_a_game_won_by_the_contract_cube_ends_before_the_bonus_cubes_are_settled() -> None:
    crew = "crew-1 boatman accountant cannoneer treasurer"
    state = given("column-trutzhavn 1 1 1", "column-olesand 1 1 1", crew, "hold-1 wine")

    won = play(state, "sail norderkap, reveal norderkap, fulfil norderkap")

    assert won.problems() == []
    assert won.scores() == [10, 0]


def test_scores_are_a_list_of_their_own() -> None:
    state = at_sea()
    state.scores()[0] = 9

    assert state.scores() == [0, 2]
    assert state.crew[0] == LOOKOUT
    assert state.turn() == 0
    assert state.to_move() != kogge.TERMINAL
