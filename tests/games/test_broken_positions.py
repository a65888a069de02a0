"""Positions that cannot be read: a refusal names the line and the field, and what it says would be right is right."""

from collections.abc import Callable
from functools import cache

import pytest

import kogge
from kogge.core.errors import BrokenPosition
from kogge.games import registry

SPELLING = ["field-word", "field-number", "field-length", "field-shape", "unknown-decision", "decision-numbers"]
NOTHING = "nothing-at-all"


@cache
def game_of(slug: str) -> kogge.Game:
    return registry.load(slug, 3)


def setting(name: str) -> str:
    """What must be said for a field to be read: what was before a secret phase, who scored a title that is shown."""
    if name.startswith("was-"):
        return "phase leaders"
    return f"scoring {name.removeprefix('scored-')}" if name.startswith("scored-") else ""


def refusal(slug: str, name: str, value: str) -> BrokenPosition | None:
    """How a position is refused whose third line is this field."""
    try:
        game_of(slug).parse_state(f"# a position\n{setting(name)}\n{name} {value}")
    except BrokenPosition as error:
        return error
    return None


def fields_of(slug: str) -> list[str]:
    """As the refusal of an unknown field lists them."""
    found = refusal(slug, NOTHING, "1")
    assert found is not None
    return str(found.details["expected"]).split(", ")


FIELDS = [(slug, name) for slug in registry.slugs() for name in fields_of(slug)]


def spelling(error: BrokenPosition) -> bool:
    """Whether a field cannot be read, whatever stands in the others; a trace is as long as the hand it tells of."""
    of_a_hand = error.problem == "field-length" and str(error.details["field"]).startswith("trace-")
    return error.problem in SPELLING and not of_a_hand


def mended(value: str, error: BrokenPosition, pick: Callable[[list[str]], str]) -> str:
    """The value with what the refusal asks for in the place of what it refuses."""
    got, expected = str(error.details.get("got")), error.details.get("expected")
    if error.problem == "field-shape":
        return str(expected)
    if error.problem == "field-length":
        assert len(value.split()) == int(got)
        return " ".join([value.split(maxsplit=1)[0]] * int(str(expected)))
    if error.problem == "field-number":
        return value.replace(got, pick([str(error.details["lowest"]), str(error.details["highest"])]))
    if error.problem == "decision-numbers":
        return f"{value} 0"
    if not got:
        return f"{value} {pick(str(expected).split(', '))}"
    assert got in value
    return value.replace(got, pick(str(expected).split(", ")), 1)


@pytest.mark.parametrize(("slug", "name"), FIELDS)
def test_a_word_that_means_nothing_is_refused_in_its_field_and_line(slug: str, name: str) -> None:
    found = refusal(slug, name, NOTHING)

    assert found is not None
    assert (found.line, found.details.get("field", name)) == (3, name)
    assert found.problem in SPELLING


@pytest.mark.parametrize(("slug", "name"), FIELDS)
def test_what_a_refusal_says_would_be_right_is_right(slug: str, name: str) -> None:
    for pick in (min, max):
        mend(slug, name, pick)


def mend(slug: str, name: str, pick: Callable[[list[str]], str]) -> None:
    """Give what each refusal asks for until the field can be read; no refusal sends back to what was tried."""
    value, tried = NOTHING, set[str]()
    while (found := refusal(slug, name, value)) is not None and spelling(found):
        assert value not in tried, (value, found.details)
        assert found.details.get("field", name) == name
        tried.add(value)
        value = mended(value, found, pick)
    assert tried


def test_a_field_twice_is_refused() -> None:
    found = refusal("norderwind", "gold", "1 2 3\ngold 1 2 3")

    assert found is not None
    assert found.details == {"line": 4, "problem": "field-twice", "got": "gold"}


@pytest.mark.parametrize("slug", registry.slugs())
def test_the_fields_of_a_position_are_those_that_may_be_given(slug: str) -> None:
    written = game_of(slug).new_state().text().splitlines()

    assert {line.split()[0] for line in written} <= set(fields_of(slug))
    assert game_of(slug).parse_state("\n".join(written)).text().splitlines() == written
