"""NG-3, laying out a route."""

import pytest

from tests.games.novgorod.rulebook.table import ALL_OFFICES, CITIES, RICH, artisans, example, given, offices
from tests.helpers import offers, play, refused

PLAIN: dict[str, object] = {"question_mark": "pirate_only"}


def lays(tokens: list[str]) -> list[str]:
    return [token.removeprefix("lay ") for token in tokens if token.startswith("lay ")]


NEIGHBOURS = {
    "london": ["bergen", "antwerpen"],
    "bergen": ["london", "visby"],
    "visby": ["bergen", "novgorod", "lubeck"],
    "novgorod": ["visby", "riga"],
    "riga": ["novgorod", "danzig"],
    "danzig": ["riga", "lubeck"],
    "lubeck": ["visby", "danzig", "antwerpen"],
    "antwerpen": ["london", "lubeck"],
}


@pytest.mark.parametrize("city", CITIES)
def test_ng_3_1_neighbouring_cities_only(city: str) -> None:
    state = play(given(RICH), f"lay {city}")

    assert lays(offers(state)) == NEIGHBOURS[city]


def test_ng_3_1_london_is_not_next_to_danzig() -> None:
    state = play(given(RICH), "lay london")

    assert refused(state, "lay danzig") == ("NG-3.1", "reason-no-neighbor")
    assert refused(state, "lay london") == ("NG-3.1", "reason-visited")
    assert refused(state, "ship") == ("NG-3.1", "reason-route-first")


def test_ng_3_1_it_starts_anywhere_and_may_be_empty() -> None:
    state = given(RICH)

    assert lays(offers(state)) == CITIES
    assert play(state, "stop").prompt().kind == "use"


def test_ng_3_2_speed_2_and_the_privilege_lay_three() -> None:
    state = example("NG-3.2")  # seat 1 has career 4, speed in the lowest row
    two = play(state, "lay lubeck, lay visby")
    assert not two.privilege_used
    three = play(two, "lay novgorod")

    assert three.privilege_used
    assert offers(three) == ["stop"]
    assert refused(three, "lay riga") == ("NG-3.2", "reason-too-slow")


def test_ng_3_2_without_the_privilege_speed_is_the_limit() -> None:
    for fields in (["level 1 0"], ["used privilege"]):
        state = play(given(RICH, "careers 4-front 1-front", "turn 1", *fields, options=PLAIN), "lay lubeck, lay visby")
        assert offers(state) == ["stop"]
        assert refused(state, "lay novgorod") == ("NG-3.2", "reason-too-slow")


def test_ng_3_2_a_faster_ship_lays_more() -> None:
    state = given(RICH, "speed 5 2", "careers 2-front 1-front", "turn 1", "level 3 0", options=PLAIN)
    after = play(state, "lay london, lay bergen, lay visby, lay novgorod, lay riga")

    assert offers(after) == ["stop"]


def test_ng_3_3_base_offices_owe_their_fee() -> None:
    state = given("cash 9 9", offices(1, "lubeck"), "speed 3 2")

    assert play(state, "lay lubeck").fees == 0
    assert play(state, "lay lubeck, lay visby, lay novgorod").fees == 3 + 2
    assert play(state, "lay visby, lay lubeck").fees == 3


def test_ng_3_4_a_placeholder_follows_its_city_once() -> None:
    state = given("cash 9 9", offices(1, "lubeck", "riga", "danzig"), "speed 4 2")

    assert refused(state, "placeholder") == ("NG-3.4", "reason-placeholder-after-city")
    held = play(state, "lay lubeck, placeholder")
    assert refused(held, "placeholder") == ("NG-3.4", "reason-placeholder-after-city")
    assert lays(offers(held)) == ["visby", "danzig", "antwerpen"]
    assert play(held, "lay visby, placeholder").fees == 3


def test_ng_3_4_it_counts_against_speed() -> None:
    state = given(
        "cash 9 9", offices(1, "lubeck", "riga"), "level 1 0", "careers 4-front 1-front", "turn 1", options=PLAIN
    )
    held = play(state, "lay lubeck, placeholder")

    assert offers(held) == ["stop"]
    full = play(state, "lay lubeck, lay visby")
    assert refused(full, "placeholder") == ("NG-3.2", "reason-too-slow")


def test_ng_3_5_an_office_in_hand_for_every_placeholder() -> None:
    state = play(given("cash 9 9", offices(1, "lubeck"), "speed 4 2"), "lay lubeck")
    assert refused(state, "placeholder") == ("NG-3.5", "reason-no-office-in-hand")

    stored = given("cash 9 9", offices(1, "lubeck", "riga"), "stored grain -", "speed 4 2")
    assert refused(play(stored, "lay lubeck"), "placeholder") == ("NG-3.5", "reason-no-office-in-hand")
    assert "placeholder" in offers(play(given("cash 9 9", offices(1, "lubeck", "riga"), "speed 4 2"), "lay lubeck"))


def test_ng_3_5_a_placeholder_cannot_be_laid_as_a_city() -> None:
    state = given("cash 9 9", offices(1, "lubeck", "danzig"), "speed 4 2")
    held = play(state, "lay lubeck, placeholder")

    assert refused(held, "lay danzig") == ("NG-3.5", "reason-office-is-placeholder")
    assert "lay visby" in offers(held)


def test_ng_3_6_the_stand_in_costs_no_fee_and_both_goods_serve() -> None:
    state = given(
        "cash 0 9",
        offices(1, "danzig", "lubeck"),
        "stored amber -",
        "known-1 grain-cloth glass-amber",
        artisans(lubeck="jewelry"),
    )
    after = play(state, "lay danzig, lay lubeck, stop")

    assert (after.fees, after.ship) == (0, True)
    assert offers(play(after, "lower grain-cloth")) == ["with amber", "with stored"]
    used = play(after, "lower grain-cloth, with stored")
    assert "income danzig" in offers(used)
    assert "sell by lubeck" not in offers(used)
    assert "income danzig" not in offers(play(after, "lower grain-cloth, with amber"))


def test_ng_3_6_both_goods_never_in_one_luxury_good() -> None:
    state = given("cash 0 9", offices(1, "danzig", "lubeck"), "stored amber -", artisans(lubeck="jewelry"))
    after = play(state, "lay danzig, lay lubeck, stop, sell by lubeck")

    assert offers(after) == ["with amber", "with stored"]
    assert play(after, "with stored").seals == [1, 0]
    assert play(after, "with stored").prompt().kind == "use"


BARE = ["careers 2-front 1-front", "turn 1", "level 4 0"]  # the privilege of the top row is no help in phase 2


def test_ng_3_7_no_card_whose_fee_cannot_be_paid() -> None:
    state = given("cash 0 9", *BARE)
    assert offers(state) == ["stop"]
    assert refused(state, "lay visby") == ("NG-3.7", "reason-fees-unpayable")

    one = example("NG-3.7")
    assert lays(offers(one)) == ["london", "bergen", "riga"]


def test_ng_3_7_an_income_later_in_the_route_counts() -> None:
    state = given("cash 0 9", *BARE, offices(1, "lubeck"), artisans(riga="jewelry", danzig="provisions"))

    assert lays(offers(state)) == ["visby", "danzig", "lubeck", "antwerpen"]
    laid = play(state, "lay danzig")
    assert offers(laid) == ["lay lubeck"]
    assert refused(laid, "stop") == ("NG-3.7", "reason-route-unpayable")
    assert "stop" in offers(play(laid, "lay lubeck"))


def test_ng_3_7_a_sale_counts() -> None:
    clothing = play(given("cash 1 9", *BARE, artisans(bergen="clothing")), "lay london")
    assert offers(clothing) == ["lay bergen", "stop"]

    jewelry = play(example("NG-3.7"), "lay london")
    assert offers(jewelry) == ["stop"]


def test_ng_3_7_the_income_privilege_counts_unless_speed_uses_it_up() -> None:
    poor = ["cash 1 9", "careers 2-front 1-front", "turn 1", "level 0 0", artisans(bergen="jewelry")]
    state = given(*poor)
    assert lays(offers(play(state, "lay london, lay bergen"))) == []

    assert "lay visby" not in offers(play(given(*poor, "used privilege"), "lay bergen"))
    assert "lay london" in offers(play(state, "lay bergen"))


def test_ng_3_8_cities_are_counted_not_cards() -> None:
    state = given("cash 9 9", ALL_OFFICES, "speed 5 2")
    five = play(state, "lay london, lay bergen, lay visby, lay novgorod, lay riga, stop")
    assert five.seals == [4, 0]

    fewer = given("cash 9 9", offices(1, "london", "bergen", "visby", "novgorod", "danzig"), "speed 5 2")
    held = play(fewer, "lay london, placeholder, lay bergen, lay visby, lay novgorod, stop")
    assert held.seals == [0, 0]
