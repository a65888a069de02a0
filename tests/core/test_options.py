"""Options: what they take, and what is said of what they do not take."""

from __future__ import annotations

import pytest

from kogge.core.errors import BadOptionValue, UnknownOption
from kogge.core.options import Option, resolve, show

SWITCH = Option("lookout", False)
CHOICE = Option("bonus", "first", ["first", "random"])
NUMBER = Option("limit", 60, None, 0, 500)
ALL = [SWITCH, CHOICE, NUMBER]


@pytest.mark.parametrize(
    ("option", "given", "kept"),
    [
        (SWITCH, True, True),
        (SWITCH, "on", True),
        (SWITCH, "true", True),
        (SWITCH, "off", False),
        (SWITCH, "false", False),
        (CHOICE, "random", "random"),
        (NUMBER, 0, 0),
        (NUMBER, 500, 500),
        (NUMBER, "12", 12),
    ],
)
def test_values_are_read(option: Option, given: object, kept: object) -> None:
    read = option.read(given)
    assert read == kept
    assert type(read) is type(kept)


@pytest.mark.parametrize(
    ("option", "given", "accepts"),
    [
        (SWITCH, 1, "on, off"),
        (SWITCH, "yes", "on, off"),
        (SWITCH, None, "on, off"),
        (CHOICE, "last", "first, random"),
        (CHOICE, 0, "first, random"),
        (NUMBER, 501, "0-500"),
        (NUMBER, "-1", "0-500"),
        (NUMBER, True, "0-500"),
        (NUMBER, 1.5, "0-500"),
        (NUMBER, "²", "0-500"),
        (NUMBER, "9" * 5000, "0-500"),
        (NUMBER, "", "0-500"),
    ],
)
def test_other_values_are_refused_with_what_would_be_right(option: Option, given: object, accepts: str) -> None:
    with pytest.raises(BadOptionValue) as caught:
        option.read(given)
    assert caught.value.details == {"option": option.name, "value": str(given), "accepts": accepts}


def test_values_worth_testing() -> None:
    assert SWITCH.values() == [False, True]
    assert CHOICE.values() == ["first", "random"]
    assert NUMBER.values() == [0, 60, 500]
    assert Option("limit", 0, None, 0, 9).values() == [0, 9]


def test_resolve_fills_in_the_defaults_in_order() -> None:
    resolved = resolve(ALL, {"limit": "7"})
    assert list(resolved.items()) == [("lookout", False), ("bonus", "first"), ("limit", 7)]


def test_an_unknown_option_comes_with_what_is_near() -> None:
    with pytest.raises(UnknownOption) as caught:
        resolve(ALL, {"limits": 7})
    assert caught.value.details == {"option": "limits", "near": "limit"}
    with pytest.raises(UnknownOption) as caught:
        resolve(ALL, {"xyz": 7})
    assert caught.value.details["near"] == "lookout, bonus, limit"


def test_show_is_what_read_takes() -> None:
    for option in ALL:
        for value in option.values():
            assert option.read(show(value)) == value
