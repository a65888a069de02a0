"""Errors carry a key and details, say something without a catalogue, and travel between processes."""

from __future__ import annotations

import pickle

import pytest

from kogge.core.errors import (
    BadOptionValue,
    BadPlayerCount,
    BrokenEdition,
    BrokenPosition,
    BrokenRecord,
    Fault,
    IllegalAction,
    KoggeError,
    UnknownGame,
    UnknownOption,
    UnknownToken,
)

EXAMPLES: list[KoggeError] = [
    UnknownGame(game="chess", accepts="norderwind"),
    BadPlayerCount(game="norderwind", players=9, accepts="2, 3, 4"),
    UnknownOption(option="limt", near="limit"),
    BadOptionValue(option="limit", value="x", accepts="0-9"),
    UnknownToken(token="sial", near="sail"),
    IllegalAction("sail bergen", "NW-1.2", "reason-far", {"range": 3}),
    BrokenRecord(4, "record-token", got="x", near="y"),
    BrokenPosition(5, "field-word", got="x"),
    BrokenEdition("mine", [Fault(3, "edition-number", got="x")]),
]


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_an_error_says_what_is_wrong_without_a_catalogue(error: KoggeError, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KoggeError, "renderer", None)
    assert str(error) == error.plain()
    assert str(error).startswith(error.key)
    for name, value in error.details.items():
        assert f"{name}={value!r}" in str(error)


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_an_error_survives_the_way_to_another_process(error: KoggeError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert again.plain() == error.plain()
    assert again.__dict__.keys() == error.__dict__.keys()


def test_keys_are_distinct() -> None:
    assert len({error.key for error in EXAMPLES}) == len(EXAMPLES)


def test_each_kind_keeps_what_a_caller_needs() -> None:
    illegal = IllegalAction("sail bergen", "NW-1.2", "reason-far", {"range": 3})
    assert (illegal.token, illegal.rule, illegal.reason, illegal.why) == (
        "sail bergen",
        "NW-1.2",
        "reason-far",
        {"range": 3},
    )
    assert IllegalAction("x", "CORE-ID", "reason-no-such-action").why == {}
    edition = BrokenEdition("mine", [Fault(3, "edition-number", got="x")])
    assert edition.details == {"name": "mine", "count": 1}
    assert (edition.faults[0].line, edition.faults[0].problem, edition.faults[0].details) == (
        3,
        "edition-number",
        {"got": "x"},
    )


def test_a_renderer_speaks_in_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KoggeError, "renderer", lambda error: f"<{error.key}>")
    assert str(UnknownGame(game="chess")) == "<error-unknown-game>"
