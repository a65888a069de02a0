"""Position texts: fields, comments, and errors with their line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kogge.core.errors import BrokenPosition
from kogge.core.notation import Fields, whole

KNOWN = ["gold", "hold", "stack", "note"]
TEXT = """
# a comment
gold 5 0 -2   # another
hold salt fish

stack -
note
"""


def fields(text: str = TEXT) -> Fields:
    """The fields of a text."""
    return Fields(text, KNOWN)


def problem(act: Callable[[], object]) -> tuple[int, str]:
    """Line and problem of the error an act raises."""
    with pytest.raises(BrokenPosition) as caught:
        act()
    return caught.value.line, caught.value.problem


def test_fields_are_read_with_their_lines() -> None:
    read = fields()
    assert read.numbers("gold", [0, 0, 0], -9, 9) == [5, 0, -2]
    assert read.words("hold") == ["salt", "fish"]
    assert read.indices("hold", ["fish", "salt"]) == [1, 0]
    assert read.word("hold", "-") == "salt fish"
    assert [read.line(name) for name in KNOWN] == [3, 4, 6, 7]
    assert read.has("note")


def test_a_dash_and_nothing_mean_none() -> None:
    assert fields().words("stack") == []
    assert fields().words("note") == []


def test_what_is_omitted_has_its_start_value() -> None:
    read = fields("")
    start = [1, 2]
    numbers = read.numbers("gold", start, 0, 9)
    assert numbers == start
    assert numbers is not start
    assert read.number("gold", 4, 0, 9) == 4
    assert read.words("hold") == []
    assert read.word("hold", "salt") == "salt"
    assert not read.has("gold")
    assert read.line("gold") == 0


def test_a_number_of_its_own() -> None:
    assert fields("gold 7").number("gold", 4, 0, 9) == 7


def test_unknown_and_repeated_fields_are_refused() -> None:
    assert problem(lambda: fields("gold 1\n\nsilver 2")) == (3, "unknown-field")
    assert problem(lambda: fields("gold 1\n# x\ngold 2")) == (3, "field-twice")


@pytest.mark.parametrize("word", ["x", "--1", "²", "٣", "1.0", "10", "-1", "9" * 5000, "1e3", "+1", "-"])
def test_a_number_out_of_bounds_or_none_is_refused(word: str) -> None:
    assert problem(lambda: fields(f"\ngold {word}").number("gold", 0, 0, 9)) == (2, "field-number")


def test_the_wrong_count_of_numbers_is_refused() -> None:
    assert problem(lambda: fields("gold 1 2").numbers("gold", [0, 0, 0], 0, 9)) == (1, "field-length")
    assert problem(lambda: fields("gold").number("gold", 0, 0, 9)) == (1, "field-length")


def test_an_unknown_word_is_refused_with_what_would_be_right() -> None:
    with pytest.raises(BrokenPosition) as caught:
        fields("hold wool").indices("hold", ["salt", "fish"])
    assert caught.value.details == {
        "line": 1,
        "problem": "field-word",
        "got": "wool",
        "expected": "salt, fish",
        "field": "hold",
    }


@pytest.mark.parametrize("word", ["0", "-1", "007", "123456789", "-123456789"])
def test_whole_numbers(word: str) -> None:
    assert whole(word)
    assert isinstance(int(word), int)


@pytest.mark.parametrize("word", ["", "-", "--1", "1-", "²", "٣", "1 ", "1_0", "1234567890", "+1"])
def test_other_words_are_no_whole_numbers(word: str) -> None:
    assert not whole(word)
