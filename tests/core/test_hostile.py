"""Hostile input: whatever is thrown at the doors of the core, only errors that say what is wrong come out."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kogge.conformance import SMALL
from kogge.conformance.play import play
from kogge.conformance.toy import ToyGame
from kogge.core.agenda import parse_agenda
from kogge.core.errors import KoggeError
from kogge.core.notation import Fields
from kogge.core.options import Option, resolve
from kogge.core.record import Header, dumps, loads, replay
from kogge.core.state import Game
from tests.core.hostile import told

GAME = ToyGame(2)
RECORD = dumps(replay(GAME, play(GAME, 1, SMALL).entries))
TEXTS = [state.text() for _, state in play(GAME, 1, SMALL).nodes]
MANY = settings(max_examples=150, deadline=None, derandomize=True)

WORDS = st.sampled_from(
    [
        "-",
        "--5",
        "-1",
        "0",
        "7",
        "²",
        "٣",
        "1:",
        "#",
        ":",
        "\x00",
        "\u2028",
        "result",
        "result *",
        "9" * 5000,
        "1: pass",
    ]
)
LINES = st.one_of(st.text(max_size=40), WORDS, st.sampled_from([*RECORD.splitlines(), *TEXTS[9].splitlines()]))


def only_kogge_errors(text: str) -> None:
    """Read a text as a record and as a position; a position that is accepted can be written and read again."""
    with told():
        loads(text, lambda _: GAME)
    with told():
        state = GAME.parse_state(text)
        assert GAME.parse_state(state.text()).text() == state.text()


@MANY
@given(st.text())
def test_any_text(text: str) -> None:
    only_kogge_errors(text)
    only_kogge_errors("kogge-record 1\ngame toy\nplayers 2\n\n" + text)


@MANY
@given(st.lists(LINES, max_size=12))
def test_any_lines(lines: list[str]) -> None:
    only_kogge_errors("\n".join(lines))
    only_kogge_errors("\n".join(["kogge-record 1", *lines]))
    only_kogge_errors("\n".join(["kogge-record 1", "game toy", "players 2", "", *lines]))


@MANY
@given(st.data())
def test_a_good_text_with_one_line_spoilt(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from([RECORD, *TEXTS])).splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    words = lines[place].split() or [""]
    spoilt = data.draw(st.integers(0, len(words) - 1))
    words[spoilt] = data.draw(st.one_of(WORDS, st.text(max_size=12)))
    lines[place] = " ".join(words)
    only_kogge_errors("\n".join(lines))


@MANY
@given(st.data())
def test_a_good_text_with_lines_lost_doubled_or_moved(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from([RECORD, *TEXTS])).splitlines()
    places = data.draw(st.lists(st.integers(0, len(lines) - 1), max_size=len(lines) + 3))
    only_kogge_errors("\n".join(lines[place] for place in places))


@MANY
@given(st.one_of(st.text(), LINES))
def test_any_token_agenda_and_field(text: str) -> None:
    with told():
        GAME.actions.parse(text)
    for words in (text, f"turn {text}"):
        with told():
            parse_agenda(words, ["turn"], 1)
    with told():
        Fields(text, ["gold"])
    with told():
        Fields(f"gold {text}", ["gold"]).numbers("gold", [0, 0], 0, 9)


@MANY
@given(st.dictionaries(st.text(max_size=8), st.one_of(st.text(max_size=8), st.integers(), st.none(), st.booleans())))
def test_any_options(wrong: dict[str, object]) -> None:
    options = [Option("a", True), Option("b", "x", ["x", "y"]), Option("c", 3, None, 0, 9)]
    for chosen in (wrong, dict(zip("abc", wrong.values(), strict=False))):
        with told():
            resolve(options, chosen)


def test_a_reader_may_refuse_the_header() -> None:
    def refuse(header: Header) -> Game:
        raise KoggeError(got=header.game)

    with pytest.raises(KoggeError) as caught:
        loads(RECORD, refuse)
    assert caught.value.details == {"got": "toy"}
