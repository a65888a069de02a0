"""The components the page draws say what the edition's file says, and a draft with faults has some too."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kogge.games import registry
from kogge.games.edition_file import EditionFile
from kogge.games.norsemen import components as norsemen
from kogge.games.norsemen.rules import constants
from kogge.games.norsemen.rules.edition import Edition
from kogge.games.novgorod import components as novgorod
from kogge.games.plugin import GamePlugin

SHIPPED = [(slug, edition) for slug in ("norderwind", "norsemen", "novgorod") for edition in registry.editions(slug)]
KINDS = {
    constants.B_COINS: "coins",
    constants.B_VP: "vp",
    constants.B_PER: "vp",
    constants.B_PAIR: "vp",
    constants.B_DRAW: "draw",
    constants.B_MOVE: "move",
    constants.B_ADVANCE: "adv",
}


def shipped(slug: str, edition: str) -> EditionFile:
    return EditionFile(registry.edition_text(slug, edition), edition)


@pytest.mark.parametrize(("slug", "edition"), SHIPPED)
def test_they_have_the_type_that_the_page_is_made_for_and_name_every_table(slug: str, edition: str) -> None:
    game, file = registry.plugin(slug), shipped(slug, edition)
    parsed, kind = game.components(file), game.components_type()
    assert kind is not None
    assert {path.partition(".")[0] for path in file.entries} <= parsed.keys()
    converted: object = msgspec.convert(parsed, kind, strict=True)
    assert converted == parsed


@pytest.mark.parametrize("edition", registry.editions("norsemen"))
def test_bonuses_of_cards_are_those_that_are_played(edition: str) -> None:
    file = shipped("norsemen", edition)
    played, drawn = Edition(file), norsemen.components(file)["cards"]
    assert list(drawn) == played.cards
    for number, card in enumerate(drawn.values()):
        bonus = card["bonus"]
        kind = played.bonus_kind[number]
        assert (None if bonus is None else bonus["kind"]) == KINDS.get(kind)
        if bonus is not None:
            assert (bonus["pay"], bonus["amount"]) == (played.bonus_price[number], played.bonus_amount[number])
            assert len(bonus["per"]) == {constants.B_PER: 1, constants.B_PAIR: 2}.get(kind, 0)


def test_short_forms_are_taken_apart() -> None:
    assert norsemen.bonus("v2/pair(gem,rune)") == {"pay": 0, "kind": "vp", "amount": 2, "per": ["gem", "rune"]}
    assert norsemen.bonus("pay2:adv") == {"pay": 2, "kind": "adv", "amount": 0, "per": []}
    assert norsemen.bonus("v1/fort") == {"pay": 0, "kind": "vp", "amount": 1, "per": ["fort"]}
    assert [norsemen.bonus(text) for text in ("", "pay2:", "x9")] == [None, None, None]
    every = ["wood", "fabric", "food", "sailing", "raid", "gem", "rune", "spice", "discount"]
    assert norsemen.icons({"icons": "WFOSRgrpd"}, "icons") == every


def test_jarls_on_later_spaces_pay_and_come_in_damaged() -> None:
    jarl = norsemen.components(shipped("norsemen", "reconstructed"))["jarl"]
    assert [space["loss"] for space in jarl["settlements"]] == [0, 3, 3, 3]
    assert [space["damage"] for space in jarl["longships"]] == [False, True, True, True]
    assert [(space["coins"], space["draw"]) for space in jarl["explore"]] == [(3, 4), (2, 3), (1, 2), (0, 2)]


def test_goods_and_rows_of_novgorod_are_taken_apart() -> None:
    parsed = novgorod.components(shipped("novgorod", "tiny"))
    assert parsed["luxuries"]["jewelry"] == ["amber", "glass"]
    assert parsed["careers"]["1-front"][0] == {
        "ducats": 0,
        "commodities": 2,
        "luxuries": 0,
        "privilege": "mission",
        "seals": 0,
        "x": True,
    }
    assert parsed["specials"]["s1"]["b"] == {"goods": ["jewelry"], "price": 2, "seals": 3, "least": 2}
    assert (parsed["homes"], parsed["merchant"]["ducats"]) == ({"merchant": "danzig", "pirate": "lubeck"}, 3)


@settings(max_examples=20)
@given(st.sampled_from(SHIPPED), st.randoms(use_true_random=False))
def test_a_draft_with_faults_has_components_of_the_same_type(shown: tuple[str, str], random: Random) -> None:
    slug, edition = shown
    file = shipped(slug, edition)
    for _ in range(5):
        path = random.choice(list(file.entries))
        entry = {key: random.choice([-1, "?", "", True, 10**9]) for key in [*file.entries[path], "more"]}
        file.entries[path] = random.choice([{}, entry])
    parsed, kind = registry.plugin(slug).components(file), registry.plugin(slug).components_type()
    assert msgspec.convert(parsed, kind, strict=True) == parsed


def test_the_types_of_views_and_components_have_names_of_their_own() -> None:
    for slug in ("norderwind", "norsemen", "novgorod"):
        kinds = [registry.plugin(slug).view(), registry.plugin(slug).components_type()]
        views, components = (msgspec.json.schema_components([kind])[1].keys() for kind in kinds)
        assert not views & components


def test_a_game_without_parsed_components_has_the_entries_of_its_file() -> None:
    file = shipped("norderwind", "tiny")
    plain = GamePlugin().components(file)
    assert plain.keys() == registry.plugin("norderwind").components(file).keys()
    faces = ("1", "2", "3", "coin")
    assert plain["event_die"] == {f"event_die.{face}": {"value": 1} for face in faces}
