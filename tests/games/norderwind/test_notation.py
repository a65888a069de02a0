"""Position texts of Norderwind: both ways, and what cannot be a position is refused with its line."""

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

import kogge
from kogge.core.errors import AmbiguousToken, BrokenPosition, BrokenRecord
from kogge.core.notation import Fields
from kogge.games.norderwind.rules import notation
from kogge.games.norderwind.rules.state import NorderwindState
from tests.games.norderwind.rulebook.table import given
from tests.helpers import offers, play

VOYAGE = "voyage norderkap range 4 actions 0 no-look"
ONE_ACTION = "voyage norderkap range 4 actions 1 no-look"


def fault(*fields: str) -> tuple[int, str]:
    with pytest.raises(BrokenPosition) as caught:
        given(*fields)
    return caught.value.line, caught.value.problem


def test_the_fields_in_their_order() -> None:
    text = given("gold 3 5", "hold-1 wine fish", "crew-2 lookout boatman", "column-olesand 1 2 2").text()

    assert text.splitlines() == [
        "turn 0",
        "winner -",
        "over no",
        "voyage -",
        "row -",
        "looked -",
        "bottom -",
        "stack-norderkap norderkap",
        "stack-trutzhavn trutzhavn",
        "stack-olesand olesand",
        "face-up norderkap trutzhavn olesand",
        "looks -",
        "gold 3 5",
        "letters 1 1",
        "sail 4 4",
        "cannons 1 1",
        "captains 0 0",
        "crew-1 -",
        "crew-2 boatman lookout",
        "hold-1 fish wine",
        "hold-2 -",
        "column-norderkap -",
        "column-trutzhavn -",
        "column-olesand 1 2 2",
        "majority 0 0 2",
        "all-ports 0 0",
        "full-crew 0 0",
        "pending choose-stack 0",
    ]


def test_a_voyage_with_a_look_in_words() -> None:
    line = "sail norderkap, look, look fog-a, bottom, reveal salt-1, buy salt, done"
    state = play(given("crew-1 lookout", "letters 0 0"), line)

    lines = state.text().splitlines()
    assert "voyage norderkap range 4 actions 1 no-look" in lines
    assert "row salt-1" in lines
    assert "bottom fog-a" in lines
    assert "pending sail-on 0" in lines
    assert state.rules.parse_state(state.text()).text() == state.text()


@pytest.mark.parametrize("options", [{}, {"lookout_any_time": True, "letters_on_a_tile": "one"}])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["reconstructed", "tiny"])
def test_every_position_of_a_game_reads_back(players: int, edition: str, options: dict[str, object]) -> None:
    game = kogge.load("norderwind", players=players, edition=edition, options=options)
    state, rng, steps = game.new_state(), kogge.Rng(players), 0
    while state.to_move() != kogge.TERMINAL:
        if steps % 11 == 0:
            again = game.parse_state(state.text())
            assert again.text() == state.text()
            assert again.view(0) == state.view(0)
            assert again.legal_actions() == state.legal_actions()
        actions = state.legal_actions()
        chance = state.to_move() == kogge.CHANCE
        state.apply(state.sample_chance(rng) if chance else actions[rng.below(len(actions))])
        steps += 1
    assert game.parse_state(state.text()).text() == state.text()


def test_looks_keep_their_order_for_sorting_them_would_tell_the_tiles() -> None:
    state = given("crew-1 lookout", "letters 0 0")
    look = "sail norderkap, look, look {}, bottom, reveal norderkap, stop, sail olesand, reveal olesand, stop"
    played = play(state, look.format("salt-1"))
    played = play(played, look.format("fog-a"))

    again = played.rules.parse_state(played.text())

    assert isinstance(again, NorderwindState)
    assert [again.e.tiles[kept.tile] for kept in again.looks] == ["salt-1", "fog-a"]
    twin = play(state, look.format("fog-a"))
    twin = play(twin, look.format("salt-1"))
    assert again.determinize(1, kogge.Rng(7)).text() == twin.determinize(1, kogge.Rng(7)).text()


@pytest.mark.parametrize(
    ("fields", "line", "problem"),
    [
        (["turn x"], 1, "field-number"),
        (["gold 1"], 1, "field-length"),
        (["gold 1 -1"], 1, "field-number"),
        (["letters 3 0"], 1, "field-number"),
        (["sail 3 4"], 1, "field-number"),
        (["sail 7 4"], 1, "field-number"),
        (["cannons 0 1"], 1, "field-number"),
        (["cannons 5 1"], 1, "field-number"),
        (["captains 3 0"], 1, "field-number"),
        (["winner 3"], 1, "field-word"),
        (["winner 1 2"], 1, "field-word"),
        (["over maybe"], 1, "field-word"),
        (["crew-1 cook"], 1, "field-word"),
        (["hold-1 gold"], 1, "field-word"),
        (["crew-3 lookout"], 1, "unknown-field"),
        (["turn 0", "turn 0"], 2, "field-twice"),
        (["column-norderkap 3"], 1, "field-word"),
        (["majority 3 0 0"], 1, "field-number"),
        (["all-ports 2 0"], 1, "field-number"),
        (["", "voyage norderkap"], 2, "field-shape"),
        (["voyage bergen range 4 actions 0 no-look"], 1, "field-word"),
        (["voyage norderkap range 7 actions 0 no-look"], 1, "field-word"),
        (["voyage norderkap range 4 actions 3 no-look"], 1, "field-word"),
        (["voyage norderkap range 4 actions 0 perhaps"], 1, "field-shape"),
        (["voyage norderkap reach 4 actions 0 look"], 1, "field-shape"),
        (["voyage norderkap range 4 deeds 0 look"], 1, "field-shape"),
        (["looked fog-a fog-b"], 1, "field-word"),
        (["looks 1:norderkap:fog-a"], 1, "field-shape"),
        (["looks 3:norderkap:fog-a:"], 1, "field-word"),
        (["looks 1:bergen:fog-a:"], 1, "field-word"),
        (["looks 1:norderkap:fog:"], 1, "field-word"),
        (["looks 1:norderkap:fog-a:fog"], 1, "field-word"),
        (["pending anchor 0"], 1, "unknown-decision"),
        (["pending choose-stack"], 1, "decision-numbers"),
        (["pending choose-stack 2"], 1, "decision-seat"),
        (["pending choose-stack -1"], 1, "decision-seat"),
        ([VOYAGE, "pending reveal 0"], 2, "decision-seat"),
    ],
)
def test_a_broken_field_is_refused_with_its_line(fields: list[str], line: int, problem: str) -> None:
    assert fault(*fields) == (line, problem)


@pytest.mark.parametrize(
    "fields",
    [
        ["pending choose-stack 1"],
        ["gold 0 5", "pending choose-stack 0"],
        ["voyage norderkap range 5 actions 0 no-look", "row salt-1", "pending tile 0"],
        [ONE_ACTION, "row salt-1", "pending tile 0"],
        [ONE_ACTION, "row fog-a", "pending sail-on 0"],
        ["pending choose-stack 0 1"],
        [VOYAGE, "pending choose-stack 0"],
        ["pending tile 0"],
        ["pending reveal -1"],
        [VOYAGE, "pending tile 0"],
        [VOYAGE, "row fog-a", "pending tile 0"],
        [VOYAGE, "row salt-1", "pending tile 1"],
        ["voyage norderkap range 1 actions 0 no-look", "row norderkap", "pending tile 0"],
        ["voyage norderkap range 1 actions 0 no-look", "row salt-1", "pending sail-on 0"],
        ["voyage norderkap range 1 actions 0 no-look", "row salt-1", "pending reveal -1"],
        ["voyage norderkap range 4 actions 2 no-look", "row salt-1", "pending tile 0"],
        ["voyage norderkap range 4 actions 2 no-look", "row salt-1", "pending sail-on 0"],
        [VOYAGE, "pending sail-on 0"],
        [VOYAGE, "pending set-sail 0"],
        [VOYAGE, "pending looked 0"],
        ["crew-1 lookout", VOYAGE, "row salt-1", "pending set-sail 0"],
        ["crew-1 lookout", VOYAGE, "row salt-1", "pending look -1"],
        ["crew-1 lookout", VOYAGE, "row salt-1", "looked fog-a", "pending looked 0"],
        ["crew-1 lookout", VOYAGE, "bottom fog-a", "pending look -1"],
        ["crew-1 lookout", VOYAGE, "row salt-1", "looked fog-a", "pending tile 0"],
        ["crew-1 lookout", VOYAGE, "row salt-1", "looked fog-a", "pending sail-on 0"],
        ["crew-1 lookout", VOYAGE, "row fog-b", "looked fog-a", "pending event -1"],
        [VOYAGE, "row salt-1", "pending event -1"],
        [VOYAGE, "row fog-a", "pending pirates 0"],
        [VOYAGE, "row fog-a", "pending pirates 0 4"],
        [VOYAGE, "row fog-a", "pending pirates 1 1"],
        ["gold 0 5", VOYAGE, "row fog-a", "pending pirates 0 2"],
        [VOYAGE, "row fog-a", "pending shot -1 2 1"],
        [VOYAGE, "row fog-a", "pending shot -1 1 2"],
        [VOYAGE, "row fog-a", "pending shot -1 1 0"],
        ["cannons 4 1", VOYAGE, "row fog-a", "pending shot -1 4 4"],
        [VOYAGE, "row fog-a", "pending shot -1 1 1 1"],
        [VOYAGE, "row salt-1", "pending letter 1"],
        [ONE_ACTION, "row salt-1", "pending letter 0"],
        [ONE_ACTION, "row wreck-a", "pending letter 1"],
        ["letters 1 0", ONE_ACTION, "row salt-1", "pending letter 1"],
        ["gold 5 0", ONE_ACTION, "row salt-1", "pending letter 1"],
        [ONE_ACTION, "pending letter 1"],
        [VOYAGE, "hold-1 salt", "row salt-1", "pending more 0 0 2"],
        [ONE_ACTION, "hold-1 salt", "row salt-1", "pending more 0 2 2"],
        [ONE_ACTION, "hold-1 salt", "row salt-1", "pending more 0 0 1"],
        [ONE_ACTION, "hold-1 salt", "row salt-1", "pending more 0 0 5"],
        [ONE_ACTION, "hold-1 salt", "row salt-1", "pending more 0 0 -1"],
        [ONE_ACTION, "hold-1 salt", "row equipment-a", "pending more 0 0 2"],
        [ONE_ACTION, "hold-1 salt", "row merchant-2", "pending more 0 0 2"],
        [ONE_ACTION, "hold-1 salt salt", "row salt-1", "pending more 0 0 2"],
    ],
)
def test_a_decision_that_cannot_be_pending_is_refused(fields: list[str]) -> None:
    assert fault(*fields)[1] == "decision-voyage"


@pytest.mark.parametrize(
    ("fields", "options", "offered"),
    [
        ([VOYAGE, "pending reveal -1"], {}, 22),
        ([VOYAGE, "row salt-1", "pending tile 0"], {}, 3),
        ([ONE_ACTION, "row salt-1", "pending sail-on 0"], {}, 2),
        (["voyage norderkap range 1 actions 0 no-look", "row salt-1", "pending tile 0"], {}, 2),
        ([VOYAGE, "row fog-a", "pending event -1"], {}, 4),
        ([VOYAGE, "row fog-a", "pending pirates 0 3"], {}, 2),
        (["gold 0 5", VOYAGE, "row fog-a", "pending pirates 0 1"], {}, 1),
        (["cannons 4 1", VOYAGE, "row fog-a", "pending shot -1 4 3"], {}, 3),
        ([ONE_ACTION, "row salt-1", "pending letter 1"], {}, 2),
        (["voyage norderkap range 4 actions 2 no-look", "row salt-1 salt-3", "pending letter 1"], {}, 2),
        ([ONE_ACTION, "hold-1 salt", "row salt-1", "pending more 0 0 2"], {}, 2),
        ([ONE_ACTION, "hold-1 salt", "row salt-1", "pending more 0 1 2"], {}, 2),
        ([ONE_ACTION, "crew-1 boatman", "hold-1 salt", "row merchant-2", "pending more 0 1 4"], {}, 6),
        (["crew-1 lookout", "voyage norderkap range 4 actions 0 look", "pending set-sail 0"], {}, 2),
        (["crew-1 lookout", VOYAGE, "pending look -1"], {}, 22),
        (["crew-1 lookout", VOYAGE, "looked fog-a", "pending looked 0"], {}, 2),
        (["crew-1 lookout", VOYAGE, "looked fog-a", "pending reveal -1"], {}, 1),
        (["crew-1 lookout", VOYAGE, "row salt-1", "pending look -1"], {"lookout_any_time": True}, 21),
        (["crew-1 lookout", VOYAGE, "row salt-1", "looked fog-a", "pending looked 0"], {"lookout_any_time": True}, 3),
        (["crew-1 lookout", VOYAGE, "row salt-1", "bottom fog-a", "pending sail-on 0"], {"lookout_any_time": True}, 2),
    ],
)
def test_a_decision_that_can_be_pending_is_read(fields: list[str], options: dict[str, object], offered: int) -> None:
    assert len(offers(given(*fields, options=options))) == offered


@pytest.mark.parametrize(
    ("fields", "got"),
    [
        (["row salt-1"], "a voyage goes on but no ship is at sea"),
        (["looked salt-1"], "a voyage goes on but no ship is at sea"),
        (["bottom salt-1"], "a voyage goes on but no ship is at sea"),
        (["stack-norderkap norderkap salt-1", "stack-olesand olesand salt-1"], "tiles are missing or double"),
        (["stack-norderkap salt-1"], "tiles are missing or double"),
        (["stack-norderkap trutzhavn", "stack-trutzhavn norderkap"], "stack 0 holds another destination than its own"),
        (["over yes", "pending choose-stack 0"], "the game is over exactly when nothing is pending"),
        (["over yes"], "a game without a winner ends with its last round"),
        (["turn 1000"], "a game without a winner ends with its last round"),
        (["pending -"], "the game is over exactly when nothing is pending"),
        (["pending choose-stack 0, choose-stack 0"], "more than one decision is pending"),
        (["column-norderkap 1 1 1 1 1 1 1 1 1 1"], "port 0 has too many cubes"),
        ([VOYAGE, "row norderkap", "column-norderkap 1 2 1 2 1 2 1 2 1 2", "pending tile 0"], "port 0 has too many"),
        (["hold-1 salt salt salt"], "seat 0 has an impossible hold [0, 0, 3, 0, 0]"),
        (["majority 1 0 0"], "port 0 gives the majority to 0, not -1"),
        (["all-ports 1 0"], "seat 0 has all ports True"),
        (["full-crew 1 0"], "seat 0 has 0 crew members and full crew True"),
        (["winner 1", "over yes"], "seat 0 has 0 cubes and the winner is 0"),
        (["face-up norderkap trutzhavn olesand salt-1"], "a tile is face up exactly when it has been turned"),
        (["stack-norderkap norderkap salt-1", "face-up norderkap trutzhavn olesand"], "known to nobody"),
        (["looks 1:norderkap:fog-a:"], "a look at stack 0 saw tiles that are not there"),
    ],
)
def test_a_position_the_rules_never_reach_is_refused(fields: list[str], got: str) -> None:
    with pytest.raises(BrokenPosition) as caught:
        given(*fields)

    assert caught.value.problem == "position-impossible"
    assert got in str(caught.value.details["got"])


def test_only_a_game_that_is_over_has_nothing_pending() -> None:
    state = given("turn 1000", "over yes")

    assert state.text().splitlines()[-1] == "pending -"
    assert state.to_move() == kogge.TERMINAL


WORDS = ["-", "0", "1", "2", "5", "9", "norderkap", "olesand", "salt-1", "fog-a", "range", "actions", "look", "no-look"]
PENDING = ["choose-stack", "tile", "more", "pirates", "letter", "reveal", "look", "shot", "event", "set-sail", "looked"]


@drawn(st.data())
def test_hostile_positions_are_refused_or_can_be_played(data: st.DataObject) -> None:
    game = kogge.load("norderwind", players=2, edition="tiny", options={"lookout_any_time": True})
    blank = game.new_state()
    assert isinstance(blank, NorderwindState)
    lines = []
    for name in data.draw(st.lists(st.sampled_from(notation.field_names(blank)), unique=True, max_size=8)):
        words = st.sampled_from(WORDS + (PENDING if name == "pending" else blank.e.tiles))
        lines.append(f"{name} {' '.join(data.draw(st.lists(words, max_size=6)))}")
    try:
        state = game.parse_state("\n".join(lines))
    except BrokenPosition:
        return
    assert game.parse_state(state.text()).text() == state.text()
    rng = kogge.Rng(1)
    for _step in range(20):
        if state.to_move() == kogge.TERMINAL:
            break
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
        assert state.problems() == []


def test_the_reader_keeps_comments_out() -> None:
    assert Fields("gold 1 2 # a purse\n# nothing\n\n", ["gold"]).numbers("gold", [0, 0], 0, 9) == [1, 2]


def test_a_typed_kind_with_two_prices_is_refused_with_the_list() -> None:
    state = given(VOYAGE, "pending reveal -1")

    with pytest.raises(AmbiguousToken) as caught:
        state.read("reveal salt")

    assert caught.value.details["choices"] == "reveal salt-1, reveal salt-3"


def test_a_typed_kind_with_one_price_left_is_taken() -> None:
    state = given(VOYAGE, "stack-olesand olesand salt-1", "pending reveal -1")

    assert state.game().actions.token(state.read("reveal salt")) == "reveal salt-3"
    assert state.game().actions.token(state.read("reveal fog")) == "reveal fog-a"


def test_a_record_with_an_ambiguous_kind_names_the_line_and_the_choices() -> None:
    text = "kogge-record 1\ngame norderwind\nedition reconstructed\nplayers 2\n\n1: sail norderkap\nreveal salt\n"

    with pytest.raises(BrokenRecord) as caught:
        kogge.read_record(text)

    assert (caught.value.line, caught.value.problem) == (7, "record-ambiguous")
    assert caught.value.details["choices"] == "reveal salt-1, reveal salt-3"
