"""The invariants of a position: each of them is noticed when it is broken, and told in its words."""

from collections.abc import Callable

import pytest

from kogge import CHANCE, Rng, load
from kogge.games.norsemen.rules.constants import (
    FORT,
    LADDER,
    LAWSPEAKER,
    LONGSHIP,
    LOWER,
    P_OVER,
    PUT,
    REVEAL,
    SEND,
    SETTLE,
    SETTLEMENT,
    THING_EFFECT,
    TURN,
)
from kogge.games.norsemen.rules.scoring import turn_bound
from kogge.games.norsemen.rules.state import NorsemenState
from tests.games.norsemen.rulebook.table import given, round_of
from tests.helpers import play

Breaking = Callable[[NorsemenState], None]


def one_ship_more(s: NorsemenState) -> None:
    s.clans[0].ships += 1


def one_title_ship_more(s: NorsemenState) -> None:
    s.clans[0].title_ships += 1


def one_damaged_more(s: NorsemenState) -> None:
    s.clans[1].damaged += 1


def one_speaker_less(s: NorsemenState) -> None:
    s.clans[0].lawspeakers -= 1


def a_speaker_assigned(s: NorsemenState) -> None:
    s.clans[0].assigned |= 1


def a_speaker_acted(s: NorsemenState) -> None:
    s.clans[0].acted |= 1


def speakers_in_normandy(s: NorsemenState) -> None:
    s.clans[0].normandy += 1
    s.clans[0].normandy_acted += 1


def a_speaker_on_a_card(s: NorsemenState) -> None:
    s.clans[0].speakers |= 1


def one_jarl_more(s: NorsemenState) -> None:
    s.clans[0].title_jarls += 1


def a_jarl_in_two_places(s: NorsemenState) -> None:
    s.jarls_at = [0, *s.jarls_at[1:]]


def in_debt(s: NorsemenState) -> None:
    s.clans[0].coins = -1


def below_zero(s: NorsemenState) -> None:
    s.clans[1].vp = -1


def speakers_on_both_spaces(s: NorsemenState) -> None:
    c = s.clans[0]
    c.assigned, c.acted, c.lawspeakers = 1, 1, 0


def an_icon_more(s: NorsemenState) -> None:
    s.clans[0].icons = [1, *s.clans[0].icons[1:]]


def three_ships_on_a_card(s: NorsemenState) -> None:
    c = s.clans[0]
    c.route, c.ships_on, c.bag, c.ships = [0], [3], c.bag[1:], 0
    c.icons = [6, 0, 0, 0, 0, 0, 0, 0, 0]


def ships_without_a_card(s: NorsemenState) -> None:
    s.clans[0].ships_on = [0]


def a_lost_card_beside(s: NorsemenState) -> None:
    s.clans[0].beside = 12


def an_unsorted_bag(s: NorsemenState) -> None:
    s.clans[0].bag = s.clans[0].bag[::-1]


def a_fort_off_the_map(s: NorsemenState) -> None:
    c = s.clans[0]
    c.forts, c.plain = 1 << s.e.tiles.index("vinland"), [1, 1, 1, 0, 0, *c.plain[5:]]


def a_fort_at_home(s: NorsemenState) -> None:
    c = s.clans[0]
    c.forts, c.plain = 1, [1, 1, 1, 0, 0, *c.plain[5:]]


def a_fort_from_nowhere(s: NorsemenState) -> None:
    s.clans[0].forts = 1 << s.e.tiles.index("england")


def a_settlement_from_nowhere(s: NorsemenState) -> None:
    s.clans[0].settlements |= 1 << s.e.tiles.index("england")


def a_legend_below_the_ladder(s: NorsemenState) -> None:
    s.clans[0].legends = [4, 3, 3, 3]


def a_card_twice(s: NorsemenState) -> None:
    s.kept = [40]


def a_starting_card_twice(s: NorsemenState) -> None:
    s.clans[0].discard = [0]


def a_bottom_nobody_knows_of(s: NorsemenState) -> None:
    s.bags = [[], s.bags[1][1:], s.bags[2], s.bags[3]]
    s.bottoms = [[], [10], [], []]


def a_tile_too_early(s: NorsemenState) -> None:
    s.lies = [-1 if slug in ("rus", "iceland") else lies for slug, lies in zip(s.e.territories, s.lies, strict=True)]


def two_tokens_on_a_title(s: NorsemenState) -> None:
    s.scored = [0, 0, *s.scored[2:]]


def two_jarls_on_an_action(s: NorsemenState) -> None:
    s.jarls_at = [0, 0, *s.jarls_at[2:]]
    s.clans[0].jarls = 0


def nobody_in_order(s: NorsemenState) -> None:
    s.order = [1]


def too_many_turns(s: NorsemenState) -> None:
    s.turns = turn_bound(s) + 1


def over_too_early(s: NorsemenState) -> None:
    s.phase = P_OVER
    s.agenda.clear()


def pending_after_the_end(s: NorsemenState) -> None:
    s.phase, s.round = P_OVER, 5
    s.lies = [-1 if s.e.age[tile] > 1 and tile % 3 else lies for tile, lies in enumerate(s.lies)]


def nothing_pending(s: NorsemenState) -> None:
    s.agenda.clear()


def a_step_pending(s: NorsemenState) -> None:
    s.agenda.push(THING_EFFECT, 0, 0)


def a_veil_in_daylight(s: NorsemenState) -> None:
    s.veil = True
    s.agenda.clear()


def a_secret_task(s: NorsemenState) -> None:
    s.clans[1].task = REVEAL


OF_A_TURN: list[tuple[Breaking, list[str]]] = [
    (one_ship_more, ["seat 0: 4 longships, 3 off the ladder"]),
    (one_title_ship_more, ["seat 0: 4 longships, 3 off the ladder"]),
    (one_damaged_more, ["seat 1: 4 longships, 3 off the ladder"]),
    (one_speaker_less, ["seat 0: 1 lawspeakers, 2 off the ladder"]),
    (a_speaker_assigned, ["seat 0: 3 lawspeakers, 2 off the ladder"]),
    (a_speaker_acted, ["seat 0: 3 lawspeakers, 2 off the ladder"]),
    (speakers_in_normandy, ["seat 0: 4 lawspeakers, 2 off the ladder"]),
    (a_speaker_on_a_card, ["seat 0: 3 lawspeakers, 2 off the ladder"]),
    (one_jarl_more, ["seat 0: 3 jarls"]),
    (a_jarl_in_two_places, ["seat 0: 3 jarls"]),
    (in_debt, ["seat 0: less than nothing"]),
    (below_zero, ["seat 1: less than nothing"]),
    (speakers_on_both_spaces, ["seat 0: two lawspeakers on a tile"]),
    (an_icon_more, ["seat 0: sees [1, 0, 0, 0, 0, 0, 0, 0, 0], counted [0, 0, 0, 0, 0, 0, 0, 0, 0]"]),
    (three_ships_on_a_card, ["seat 0: longships on cards [3]"]),
    (ships_without_a_card, ["seat 0: longships on cards [0]"]),
    (a_lost_card_beside, ["seat 0: the card beside the leader is not in the route"]),
    (an_unsorted_bag, ["seat 0: an unsorted pile"]),
    (a_fort_off_the_map, ["seat 0: a piece on vinland"]),
    (a_fort_at_home, ["seat 0: a fort on sweden"]),
    (a_fort_from_nowhere, ["seat 0: forts do not add up"]),
    (a_settlement_from_nowhere, ["seat 0: settlements do not add up"]),
    (a_card_twice, ["exploration cards do not add up"]),
    (a_starting_card_twice, ["starting cards do not add up"]),
    (a_bottom_nobody_knows_of, ["bottom cards without knowledge"]),
    (a_tile_too_early, ["2 later tiles in round 1"]),
    (two_tokens_on_a_title, ["two tokens of a seat on a scoring card"]),
    (two_jarls_on_an_action, ["two jarls of a seat on an action"]),
    (nobody_in_order, ["order [1]"]),
    (too_many_turns, ["turn 268"]),
    (over_too_early, ["over in round 1"]),
    (nothing_pending, ["nobody decides"]),
    (a_step_pending, ["nobody decides"]),
    (a_secret_task, ["seat 1 has the wrong secret task"]),
]


@pytest.mark.parametrize(("breaking", "told"), OF_A_TURN, ids=lambda case: getattr(case, "__name__", ""))
def test_a_broken_position_is_told(breaking: Breaking, told: list[str]) -> None:
    state = round_of()
    assert state.problems() == []
    breaking(state)
    assert state.problems() == told


def test_a_legendary_token_stays_on_its_ladder() -> None:
    state = round_of()
    a_legend_below_the_ladder(state)
    assert "seat 0: legendary token on space 4" in state.problems()


def test_nothing_is_pending_after_the_end_or_under_a_veil() -> None:
    told = "something is pending in a secret phase or after the end"
    over = round_of()
    pending_after_the_end(over)
    assert over.problems() == [told]
    secret = given("phase leaders", "dealt-1 gorm cnut", "dealt-2 olof aud")
    assert secret.problems() == []
    secret.agenda.push(TURN, 0)
    assert secret.problems() == [told]


def test_a_veil_belongs_to_secret_phases() -> None:
    state = round_of()
    a_veil_in_daylight(state)
    assert "a veil in the wrong phase" in state.problems()
    assert "a secret phase that all have finished" in state.problems()


def test_tasks_of_a_secret_phase_fit_what_was_done() -> None:
    state = load("norsemen", players=2).new_state()
    assert isinstance(state, NorsemenState)
    rng = Rng(1)
    while state.to_move() == CHANCE:
        state.apply(state.sample_chance(rng))
    assert state.problems() == []
    for seat, task in ((0, REVEAL), (1, PUT)):
        wrong = state.clone()
        wrong.clans[seat].task = task
        assert wrong.problems() == [f"seat {seat} has the wrong secret task"]
    bare = state.clone()
    bare.clans[0].dealt = []
    assert bare.problems() == ["seat 0 has the wrong secret task"]
    open_handed = state.clone()
    open_handed.clans[1].before = None
    assert open_handed.problems() == ["seat 1 has the wrong secret task"]


def test_a_card_must_be_there_before_something_is_put_on_it() -> None:
    people = ["leader-1 olof", "leader-2 aud", "settlements-1 sweden", "settlements-2 norway"]
    board = ["phase route", "map england scotland", "scoring settlements longships forts"]
    state = given(*board, *people, "task-1 reveal", "task-2 reveal")
    assert state.problems() == []
    state.clans[1].task = PUT
    assert state.problems() == ["seat 1 has the wrong secret task"]
    state.clans[1].task = REVEAL
    state.drawing = 0
    assert state.problems() == ["seat 0 has the wrong secret task"]


@pytest.mark.parametrize(
    ("ladder", "kind", "fields"),
    [
        (LAWSPEAKER, SEND, "ladder-lawspeaker-1 0 1 1 0 4"),
        (SETTLEMENT, SETTLE, "ladder-settlement-1 0 1 1 0 4"),
    ],
)
def test_tokens_that_wait_for_their_place_are_counted(ladder: int, kind: int, fields: str) -> None:
    name = "send" if kind == SEND else "settle"
    state = round_of(fields, f"pending turn 1, {name} 0")
    assert state.problems() == []
    exchanged = round_of(fields, f"pending turn 1, lower 0 {ladder} 1")
    assert exchanged.agenda.top().kind == LOWER
    assert exchanged.problems() == []
    exchanged.agenda.pop()
    assert len(exchanged.problems()) == 1


@pytest.mark.parametrize("ladder", [LAWSPEAKER, SETTLEMENT, LONGSHIP])
def test_tokens_of_an_open_ladder_action_are_counted(ladder: int) -> None:
    name = ["lawspeaker", "fort", "settlement", "longship"][ladder]
    state = round_of(f"ladder-{name}-1 0 1 1 0 4", "left 1", f"pending ladder 0 {ladder} 0")
    assert state.agenda.top().kind == LADDER
    assert state.problems() == []
    state.left = 2
    assert len(state.problems()) == 1


def test_a_fort_that_waits_needs_a_territory() -> None:
    state = round_of("waiting 1 0", "ladder-fort-1 0 1 1 0 4", "pending fort 0")
    assert state.problems() == []
    state.clans[0].waiting = 3
    state.clans[0].plain = [1, 1, 1, 0, 0, 0, 0, 0, *state.clans[0].plain[8:]]
    assert state.problems() == ["seat 0: a fort without a territory"]
    assert FORT == 1


def test_the_bound_of_turns() -> None:
    """2 jarls, 7 longships used and 7 repaired, 6 lawspeakers, a pass; three parts of phases, and one for the route."""
    assert turn_bound(round_of()) == 2 + 5 * (1 + 2 * (2 + 14 + 6 + 1 + 3))
    assert turn_bound(round_of(players=4)) == 4 + 5 * (1 + 4 * (2 + 14 + 6 + 1 + 3))


def test_a_game_that_is_played_has_no_problems_at_its_end() -> None:
    state = play(round_of("round 5", "map england scotland rus iceland byzantium sicily", "passed 0 1"), "pass")
    assert state.problems() == []
