"""NG-10, merchant and pirate."""

import pytest

import kogge
from tests.games.novgorod.rulebook.table import ALL_OFFICES, CITIES, artisans, example, given, offices
from tests.games.novgorod.rulebook.test_4_goods import BARE, FAST, laid
from tests.helpers import chances, effects, offers, play, refused

FRONT: dict[str, object] = {"merchant": "front"}
BACK: dict[str, object] = {"merchant": "back"}
PIRATE: dict[str, object] = {"pirate": "front"}
BLOCKING: dict[str, object] = {"pirate": "back"}
SECOND = ["careers 2-front 1-front", "turn 1"]  # seat 1: the joker in the fourth row


def pirates(tokens: list[str]) -> list[str]:
    return [token for token in tokens if token.startswith("pirate")]


@pytest.mark.parametrize(("speed", "city"), [(2, "danzig"), (3, "lubeck"), (4, "antwerpen"), (5, "london")])
def test_ng_10_1_the_merchant_moves_by_the_printed_speed(speed: int, city: str) -> None:
    state = play(given("cash 9 0", f"speed {speed} 2", options=FRONT), "stop, finish")

    assert state.e.cities[state.merchant] == city


def test_ng_10_1_the_privilege_does_not_count() -> None:
    state = play(given("cash 9 0", options=FRONT), "lay london, lay bergen, lay visby, stop, finish")

    assert state.e.cities[state.merchant] == "danzig"


def test_ng_10_1_he_starts_in_novgorod_or_by_lot() -> None:
    assert given("cash 9 0", options=FRONT).merchant == 3
    state = given("merchant -", "pending deal-merchant -1", options=FRONT | {"expert_positions": "random"})
    assert chances(state) == {f"merchant {city}": 1 for city in CITIES}


def test_ng_10_2_three_ducats_for_an_income_once() -> None:
    fields = ["cash 0 0", *BARE, ALL_OFFICES, FAST, artisans(novgorod="jewelry")]
    state = laid(*fields, "stored amber -", route="visby novgorod", options=FRONT)

    assert effects(state, "income novgorod") == ["gain 0 3 ducat income", "gain 0 3 ducat merchant"]
    assert effects(state, "income visby") == ["gain 0 3 ducat income"]
    assert effects(state, "sell by novgorod, with stored, done")[-1] == "gain 0 3 ducat merchant"


def test_ng_10_2_only_once_a_turn() -> None:
    fields = ["cash 0 0", *BARE, "speed 3 2", offices(1, "novgorod", "riga", "danzig"), artisans(novgorod="jewelry")]
    state = laid(*fields, "stored amber -", route="novgorod placeholder", options=FRONT)
    after = play(state, "income novgorod, sell by novgorod, with stored")

    assert after.cash == [3 + 3 + 1, 0]


def test_ng_10_2_not_for_missions() -> None:
    fields = ["cash 0 0", *BARE, ALL_OFFICES, "known-1 jewelry-clothing", artisans(novgorod="jewelry")]
    state = laid(*fields, route="visby novgorod", options=FRONT)

    assert play(state, "upper jewelry-clothing, by novgorod, with glass").cash == [0, 0]


def test_ng_10_2_he_can_pay_a_harbor_fee() -> None:
    state = given("cash 1 0", *BARE, artisans(novgorod="jewelry"), options=FRONT)
    laid_out = play(state, "lay visby, lay novgorod, stop")

    assert laid_out.fees == 5
    assert offers(laid_out) == ["sell by novgorod"]
    assert play(laid_out, "sell by novgorod, with glass, finish").cash == [0, 0]


def test_ng_10_3_one_seal_and_no_more_ducats() -> None:
    """Golden."""
    fields = ["cash 0 0", *BARE, ALL_OFFICES, artisans(novgorod="jewelry")]
    state = laid(*fields, route="visby novgorod", options=BACK)
    after = play(state, "sell by novgorod, with glass")

    assert (after.seals, after.cash) == ([2, 0], [1, 0])
    assert play(state, "income novgorod").cash == [3, 0]


def test_ng_10_4_a_route_through_his_city_is_one_card_shorter() -> None:
    state = example("NG-10.4")

    assert "lay antwerpen" in offers(state)
    assert offers(play(state, "lay antwerpen")) == ["stop"]
    assert refused(play(state, "lay london"), "lay antwerpen") == ("NG-10.4", "reason-pirate-slows")
    assert "lay bergen" in offers(play(state, "lay london"))


def test_ng_10_4_the_privilege_makes_up_for_him() -> None:
    state = given("cash 9 0", *SECOND, "level 2 0", options=PIRATE)
    two = play(state, "lay antwerpen, lay london")

    assert two.privilege_used
    assert offers(two) == ["stop"]


def test_ng_10_4_he_starts_in_antwerpen_or_by_lot() -> None:
    assert given("cash 9 0", options=PIRATE).pirate == 7
    state = given("pirate -", "pending deal-pirate -1", options=PIRATE | {"expert_positions": "random"})
    assert chances(state) == {f"pirate {city}": 1 for city in CITIES}


def test_ng_10_5_once_before_the_route_and_once_after() -> None:
    state = example("NG-10.5")
    moved = play(state, "pirate to riga")

    assert (moved.pirate, moved.cash) == (4, [17, 0])
    assert pirates(offers(moved)) == []
    assert refused(moved, "pirate to bergen") == ("NG-10.5", "reason-pirate-not-now")
    assert pirates(offers(play(moved, "lay riga"))) == []
    later = play(moved, "lay riga, stop")
    assert len(pirates(offers(later))) == 7
    assert refused(later, "pirate to riga") == ("NG-10.5", "reason-pirate-is-there")
    late = play(later, "pirate to bergen")
    assert (late.cash, pirates(offers(late))) == ([14, 0], [])
    assert pirates(offers(play(late, "finish"))) == []
    assert len(pirates(offers(play(later, "finish")))) == 7


def test_ng_10_5_a_laid_route_is_not_affected() -> None:
    state = play(given("cash 20 0", *BARE, options=PIRATE), "lay london, lay bergen, stop, pirate to bergen")

    assert state.route == [0, 1]
    assert "finish" in offers(state)


def test_ng_10_5_fees_come_first() -> None:
    state = play(given("cash 6 0", *BARE, options=PIRATE), "lay riga, stop")

    assert refused(state, "pirate to bergen") == ("NG-4.10", "reason-pirate-unpayable")
    assert refused(given("cash 9 0"), "pirate to bergen") == ("NG-10.5", "reason-no-pirate")


@pytest.mark.parametrize(
    ("seals", "fee"),
    [("10 10 8", 6), ("8 10 10", 3), ("7 10 8", 0), ("10 0 0", 6), ("5 5 5", 6), ("8 10 8", 3)],
)
def test_ng_10_6_fees_by_rank(seals: str, fee: int) -> None:
    state = given("cash 9 0 0", f"seals {seals}", options=PIRATE, players=3)

    assert play(state, "pirate to riga").cash[0] == 9 - fee
    if fee:
        poor = given(f"cash {fee - 1} 0 0", f"seals {seals}", options=PIRATE, players=3)
        assert refused(poor, "pirate to riga") == ("NG-10.6", "reason-too-dear")


def test_ng_10_7_london_and_lubeck_are_neighbours_past_antwerpen() -> None:
    """Golden."""
    state = given("cash 20 0", options=BLOCKING)

    assert "lay lubeck" in offers(play(state, "lay london"))
    assert refused(state, "lay antwerpen") == ("NG-10.7", "reason-pirate-city")
    assert "lay london" in offers(play(state, "lay lubeck"))


def test_ng_10_7_a_city_with_three_neighbours_joins_them_all() -> None:
    state = given("cash 20 0", "pirate visby", options=BLOCKING)

    assert {"lay novgorod", "lay lubeck"} <= set(offers(play(state, "lay bergen")))
    assert {"lay bergen", "lay novgorod"} <= set(offers(play(state, "lay lubeck")))


def test_ng_10_7_buying_storing_and_placeholders_go_on() -> None:
    assert "office antwerpen" in offers(given("cash 20 0", "pending buy 0", options=BLOCKING))
    fields = ["cash 20 0", *BARE, offices(1, "antwerpen", "london"), "stored cloth -", artisans(london="clothing")]
    assert "sell by london" in offers(laid(*fields, route="london", options=BLOCKING))
    held = play(given("cash 20 0", *BARE, offices(1, "antwerpen", "london"), options=BLOCKING), "lay london")
    assert "placeholder" in offers(held)


def test_ng_10_8_the_question_mark_moves_him_at_the_start() -> None:
    state = example("NG-10.8")
    moved = play(state, "pirate to riga")

    assert (moved.pirate, moved.privilege_used, moved.cash) == (4, True, [20, 0])
    assert "ducats" not in offers(play(moved, "stop"))
    assert pirates(offers(play(state, "lay london"))) == []
    assert refused(play(state, "stop"), "pirate to riga") == ("NG-10.8", "reason-pirate-not-now")


def test_ng_10_8_or_as_the_last_act() -> None:
    state = play(example("NG-10.8"), "stop, finish, ship")
    moved = play(state, "pirate to riga")

    assert (moved.pirate, moved.turns) == (4, 2)
    covered = given("cash 20 0", *SECOND, "level 4 0", options=BLOCKING)
    assert refused(covered, "pirate to riga") == ("NG-6.4", "reason-no-privilege")


def test_ng_10_8_with_the_narrow_reading_too() -> None:
    state = given("cash 20 0", *SECOND, options=BLOCKING | {"question_mark": "pirate_only"})

    assert len(pirates(offers(state))) == 7
    assert state.to_move() != kogge.CHANCE
