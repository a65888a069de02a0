"""Records: written, read, replayed, and every way in which one can be broken."""

from __future__ import annotations

import pytest

from kogge.conformance.toy import ToyGame
from kogge.core.errors import BrokenRecord, IllegalAction
from kogge.core.record import LONGEST_NAME, Header, Record, dumps, loads, replay
from kogge.core.state import CHANCE, TERMINAL, Game
from kogge.core.timeline import Entry
from tests.core.heap import HeapGame

FULL = f"""kogge-record 1
game heap
edition plain abc123
players 2
options endless=off
rules 7
tokens {HeapGame().fingerprint}
seats Anna, Bo

heap five
take two
take two
take one
result 1 0 places 1 2
"""


def load(text: str, game: Game | None = None) -> Record:
    """The record of a text of the heap, or of another game."""

    def open_game(header: Header) -> Game:
        return game or HeapGame(header.options.get("endless") == "on")

    return loads(text, open_game)


def broken(text: str, game: Game | None = None) -> tuple[int, str]:
    """Line and problem of a broken record."""
    with pytest.raises(BrokenRecord) as caught:
        load(text, game)
    assert caught.value.details["line"] == caught.value.line
    return caught.value.line, caught.value.problem


def with_line(number: int, line: str) -> str:
    """The full record with another line (from 1)."""
    lines = FULL.splitlines()
    lines[number - 1] = line
    return "\n".join(lines)


# Writing and reading


def test_a_record_is_written_for_people() -> None:
    record = Record(HeapGame(), ["Anna", "Bo"])
    for token in ("heap five", "take two", "take two", "take one"):
        record.play(record.state.read(token))
    assert dumps(record) == FULL


def test_a_record_is_read_back() -> None:
    record = load(FULL)
    assert record.entries == [Entry(CHANCE, 5), Entry(0, 1), Entry(1, 1), Entry(0, 0)]
    assert record.seats == ["Anna", "Bo"]
    assert record.state.to_move() == TERMINAL
    assert dumps(record) == FULL


def test_a_header_is_known_before_the_game() -> None:
    seen: list[Header] = []

    def open_game(header: Header) -> Game:
        seen.append(header)
        return HeapGame()

    loads(FULL, open_game)
    header = seen[0]
    assert (header.game, header.edition, header.edition_hash, header.players) == ("heap", "plain", "abc123", "2")
    assert (header.options, header.rules, header.seats) == ({"endless": "off"}, "7", ["Anna", "Bo"])
    assert header.lines["seats"] == 8


def test_a_typed_record_needs_little() -> None:
    record = load(
        "kogge-record 1\ngame heap   # ours\nplayers 2\n\n  heap   three\n\n# well\n1: take one\n2:take two\n"
    )
    assert [entry.actor for entry in record.entries] == [CHANCE, 0, 1]
    assert record.state.to_move() == TERMINAL
    assert record.seats == []


def test_an_unfinished_record_says_so() -> None:
    record = replay(HeapGame(), [Entry(CHANCE, 5)])
    assert dumps(record).splitlines()[-1] == "result *"
    assert load(dumps(record)).entries == record.entries
    assert "seats" not in dumps(record)


def test_no_options_are_a_dash() -> None:
    game = HeapGame()
    game.options = {}
    text = dumps(Record(game))
    assert "options -\n" in text
    assert load(text, game).entries == []


def test_names_are_kept_as_a_line_can_hold_them() -> None:
    record = Record(HeapGame(), ["Anna, #1\n", "\u2028 ,"])
    assert record.seats == ["Anna 1", "-"]
    assert load(dumps(record)).seats == record.seats


def test_a_long_name_is_cut() -> None:
    text = dumps(Record(HeapGame(), ["Anna", "Bo"])).replace("Anna", "A" * 10_000)
    assert load(text).seats == ["A" * LONGEST_NAME, "Bo"]
    record = Record(HeapGame(), ["A" * (LONGEST_NAME - 1) + " B", "Bo"])
    assert load(dumps(record)).seats == record.seats


def test_an_edition_of_several_words_is_written_as_one() -> None:
    game = HeapGame()
    game.edition = "my own # edition"
    text = dumps(Record(game))
    assert "edition my-own-edition abc123\n" in text
    assert load(text, game).entries == []


# Playing


def test_an_illegal_step_leaves_the_record_as_it_was() -> None:
    record = replay(HeapGame(), [Entry(CHANCE, 3), Entry(0, 0)])
    before = dumps(record)
    with pytest.raises(IllegalAction):
        record.play(1)
    with pytest.raises(IllegalAction):
        record.play_as(0, 0)
    with pytest.raises(IllegalAction):
        record.play_entry(Entry(CHANCE, 3))
    with pytest.raises(IllegalAction):
        record.play_entry(Entry(0, 0))
    assert dumps(record) == before
    record.play_entry(Entry(1, 0))
    assert record.state.to_move() == TERMINAL


def test_replay_checks_every_step() -> None:
    with pytest.raises(IllegalAction):
        replay(HeapGame(), [Entry(0, 0)])


def test_entries_compare_by_value() -> None:
    assert Entry(1, 2) == Entry(1, 2)
    assert Entry(1, 2) != Entry(2, 2)
    assert Entry(1, 2) != (1, 2)
    assert len({Entry(1, 2), Entry(1, 2), Entry(1, 3)}) == 2
    assert repr(Entry(1, 2)) == "Entry(1, 2)"


# Steps that leave no choice


SHORT = "kogge-record 1\ngame heap\nplayers 2\n\nheap two\n"


def test_forced_steps_may_be_left_out() -> None:
    record = load(SHORT + "take one\nresult 0 1 places 2 1")
    assert [entry.action for entry in record.entries] == [3, 0, 0]


def test_forced_steps_are_not_played_where_the_record_says_unfinished() -> None:
    assert broken(SHORT + "take one\nresult 1 0 places 1 2") == (7, "record-result")
    assert len(load(SHORT + "take one\nresult *").entries) == 2
    assert len(load(SHORT + "take one").entries) == 2


def test_a_game_of_forced_steps_without_end_does_not_hang() -> None:
    endless = SHORT.replace("players 2", "players 2\noptions endless=on") + "take one\n"
    assert broken(endless + "take one") == (8, "record-illegal")
    assert broken(endless + "result 1 0 places 1 2") == (8, "record-result")
    assert len(load(endless + "wait\nresult *").entries) == 3


TOY = "kogge-record 1\ngame toy\nplayers 2\n\ndraw cod-1\ndraw cod-2\nturn wax-1\npass\npass\n"


def test_in_a_secret_phase_only_the_seats_own_forced_steps_are_filled_in() -> None:
    game = ToyGame(2, "tiny", {"rounds": 1})
    record = load(TOY + "1: fold\n1: dare\nroll low\n2: bid cod-2\n2: stay\nresult 0 1 places 2 1", game)
    actors = [entry.actor for entry in record.entries[5:]]
    assert actors == [0, 0, CHANCE, 1, 1, 0]
    assert record.state.scores() == [0, 1]


def test_a_secret_phase_is_written_with_its_seats_and_read_in_any_order() -> None:
    game = ToyGame(2, "tiny", {"rounds": 1})
    steps = ["2: bid cod-2", "1: bid cod-1", "2: dare", "roll high", "1: stay", "2: stay"]
    record = load(TOY + "\n".join(steps), game)
    assert [line for line in dumps(record).splitlines() if line in steps] == steps
    other = load(TOY + "\n".join(["1: bid cod-1", "1: stay", "2: bid cod-2", "2: dare", "roll high", "2: stay"]), game)
    assert other.state.text() == record.state.text()


# Broken records, with their lines


@pytest.mark.parametrize("text", ["", "\n", "kogge-record 2\n", "game heap", "\ufeffkogge-record 1"])
def test_the_first_line_names_the_format(text: str) -> None:
    assert broken(text) == (1, "record-format")


@pytest.mark.parametrize(
    ("number", "line", "problem"),
    [
        (2, "gama heap", "record-header"),
        (3, "game heap", "record-header-twice"),
        (5, "options endless", "record-option"),
        (5, "options endless=on endless=off", "record-option"),
        (3, "edition plain ffffff", "record-other-edition"),
        (6, "rules 8", "record-other-rules"),
        (7, "tokens 000000000000", "record-other-tokens"),
        (8, "seats Anna", "record-seats"),
        (8, "seats Anna, Bo, Cy", "record-seats"),
        (11, "take three", "record-token"),
        (11, "x" * 100_000, "record-token"),
        (11, "2: take two", "record-illegal"),
        (11, "0: take two", "record-seat"),
        (11, "3: take two", "record-seat"),
        (11, "²: take two", "record-seat"),
        (11, "Anna: take two", "record-seat"),
        (11, "1:", "record-token"),
        (11, "wait", "record-illegal"),
        (11, "heap two", "record-illegal"),
        (13, "take two", "record-illegal"),
        (14, "result 0 1 places 2 1", "record-result"),
        (14, "result *", "record-result"),
        (14, "result", "record-result"),
        (12, "result *", "record-after-result"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(number: int, line: str, problem: str) -> None:
    at = number + 1 if problem == "record-after-result" else number
    assert broken(with_line(number, line)) == (at, problem)


@pytest.mark.parametrize("name", ["game", "players"])
def test_a_record_names_its_game_and_players(name: str) -> None:
    lines = [line for line in FULL.splitlines() if not line.startswith(name)]
    assert broken("\n".join(lines))[1] == "record-header-missing"


def test_an_illegal_step_comes_with_what_would_be_right() -> None:
    with pytest.raises(BrokenRecord) as caught:
        load(with_line(13, "take two"))
    assert caught.value.details == {
        "line": 13,
        "problem": "record-illegal",
        "got": "take two",
        "rule": "HEAP-1",
        "expected": "take one",
    }


def test_an_unknown_token_comes_with_what_is_near() -> None:
    with pytest.raises(BrokenRecord) as caught:
        load(with_line(11, "take twoo"))
    assert str(caught.value.details["near"]).startswith("take two")
