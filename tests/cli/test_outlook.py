"""What an offer costs and brings: what it does, as far as its seat can know."""

from __future__ import annotations

import re

import pytest

from kogge.cli.offers import Offer, offers_of
from kogge.cli.outlook import MINUS, SIGN, changes, with_notes
from kogge.core.journal import Journal
from kogge.core.rng import Rng
from kogge.games import registry
from tests.cli.layout import Place, places, scene_at, table_at


def noted(place: Place) -> list[Offer]:
    """The offers at a position, with their notes."""
    state, seat, scene = table_at(place).record.state, place.position.seat, scene_at(place)
    return with_notes(offers_of(state, state.legal_as(seat), scene.words), state, scene, seat)


def notes(slug: str, prompt: str, begins: str) -> list[str]:
    """What is noted at offers that begin so, where this is asked of two players."""
    place = next(one for one in places() if (one.slug, one.position.prompt, one.played.players) == (slug, prompt, 2))
    found = [offer.note.plain.replace(MINUS, "-") for offer in noted(place) if offer.token.startswith(begins)]
    assert found, f"no {begins} at {place.name}"
    return found


@pytest.mark.parametrize("slug", registry.slugs())
def test_what_is_told_is_what_happens(slug: str) -> None:
    for place in [place for place in places() if place.slug == slug and place.played.players == 3]:
        state, seat = table_at(place).record.state, place.position.seat
        for action in state.legal_as(seat):
            real = state.clone()
            real.journal = Journal()
            real.apply_as(seat, action)
            happened: dict[str, int] = {}
            for effect in real.journal.drain():
                if effect.seat == seat and effect.kind in SIGN and effect.visible_to(seat):
                    happened[effect.what] = happened.get(effect.what, 0) + SIGN[effect.kind] * effect.amount
            told = changes(state.determinize(seat, Rng(7)), seat, action)
            assert told == {what: amount for what, amount in happened.items() if amount}, (place.name, action)


def test_norsemen_tells_leaders_steps_and_cards() -> None:
    assert all(
        re.match(r"(Sweden|Denmark|Norway), \d¢\. \w+", note) for note in notes("norsemen", "choose-leader", "choose")
    )
    assert all(re.match(r"[WFOSR]+", note) for note in notes("norsemen", "ladder", "advance"))
    assert all(re.search(r"[WFOSRgrpd]", note) for note in notes("norsemen", "keep", "keep"))


def test_novgorod_tells_goods_and_offices() -> None:
    assert all("/" in note or note.isalpha() for note in notes("novgorod", "route", "lay"))
    assert all(re.fullmatch(r"income \d  -\d ducats?", note) for note in notes("novgorod", "buy", "office"))


def test_a_promise_that_is_kept_at_once_is_told_once() -> None:
    assert all(note.count("seals") == 1 for note in notes("novgorod", "use", "upper"))


def test_norderwind_tells_what_is_paid_and_gained() -> None:
    assert all(re.fullmatch(r"-\d gold -1 \w+ \+1 \w+", note) for note in notes("norderwind", "tile", "buy"))
    assert all(re.fullmatch(r"-1 \w+ \+\d gold", note) for note in notes("norderwind", "tile", "sell"))


def test_nothing_is_noted_where_nothing_is_certain() -> None:
    assert set(notes("norderwind", "choose-stack", "sail")) == {""}
