"""What people type: numbers, tokens, words in both languages, and what does not work."""

from __future__ import annotations

import pytest

from kogge.cli.offers import Unclear, completion, fitting, offers_of, read
from kogge.cli.rendering import Words
from kogge.games import registry
from tests.cli.tables import LOOKOUT

STATE = registry.read_record(LOOKOUT).state
EN, DE = Words("en", "norderwind"), Words("de", "norderwind")
TOKEN = STATE.game().actions.token


def meant(typed: str, words: Words = EN) -> str:
    return TOKEN(read(typed, offers_of(STATE, STATE.legal_actions(), words), STATE, 0, words))


def refused(typed: str, words: Words = EN) -> str:
    with pytest.raises(Unclear) as caught:
        meant(typed, words)
    return str(caught.value)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("2", EN),
        ("sail trutzhavn", EN),
        ("  SAIL   Trutzhavn ", EN),
        ("Sail for Trutzhavn", EN),
        ("trutz", EN),
        ("sail t", EN),
        ("Kurs auf Trutzhavn nehmen", DE),
        ("kurs tru", DE),
        ("sail trutzhavn", DE),
    ],
)
def test_it_is_understood(typed: str, words: Words) -> None:
    assert meant(typed, words) == "sail trutzhavn"


def test_a_number_that_is_not_there() -> None:
    assert "1 to 3" in refused("4")
    assert "1 bis 3" in refused("0", DE)


def test_what_fits_several_offers_is_asked_again() -> None:
    assert "Sail for Norderkap, Sail for Trutzhavn" in refused("sail")


@pytest.mark.parametrize("typed", ["pay", "Pay the pirates"])
def test_an_illegal_action_is_answered_with_its_reason(typed: str) -> None:
    assert refused(typed) == EN.error(STATE.refusal(STATE.game().actions.parse("pay"), 0))
    assert "port" in refused(typed)


def test_an_illegal_action_in_german() -> None:
    assert "Hafen" in refused("Die Piraten bezahlen", DE)


def test_nonsense_is_answered_with_what_is_near() -> None:
    assert "sail norderkap" in refused("sale norderkap")


def test_words_complete() -> None:
    offers = offers_of(STATE, STATE.legal_actions(), DE)
    assert completion("sail t", offers) == "sail trutzhavn"
    assert completion("kurs auf t", offers) == "Kurs auf Trutzhavn nehmen"
    assert completion("", offers) is None
    assert completion("xyz", offers) is None
    assert [offer.number for offer in fitting("ole", offers)] == [3]
