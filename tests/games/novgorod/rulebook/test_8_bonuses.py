"""NG-8, bonus cards."""

import pytest

from kogge.games.novgorod.rules.constants import BONUS_STATES, BONUSES
from kogge.games.novgorod.rules.state import NovgorodState
from tests.games.novgorod.rulebook.table import ALL_OFFICES, CITIES, artisans, given, offices
from tests.games.novgorod.rulebook.test_4_goods import BARE, FAST, laid
from tests.helpers import effects, play

SEVEN = offices(1, *CITIES[1:])
FIVE = "lay london, lay bergen, lay visby, lay novgorod, lay riga, stop"


def bonus(*cards: str) -> str:
    return "bonus " + " ".join(card if ":" in card else f"{card}:high:0:0" for card in cards)


def state_of(state: NovgorodState, card: str) -> str:
    return BONUS_STATES[state.bonus[BONUSES.index(card)]]


@pytest.mark.parametrize(("value", "seals"), [("high", 8), ("low", 5)])
def test_ng_8_1_the_value_of_the_rounds_start(value: str, seals: int) -> None:
    state = given("cash 9 0", SEVEN, bonus(f"eight-offices:{value}:0:0"), "pending buy 0")
    assert effects(state, "office london")[-1] == f"gain 0 {seals} seal eight-offices"

    second = given("cash 9 0", SEVEN, bonus(f"eight-offices:{value}:2:1"), "pending buy 0")
    assert play(second, "office london").seals == [seals, 0]


def test_ng_8_1_once_for_everybody() -> None:
    state = given("cash 9 0", ALL_OFFICES, FAST, bonus("five-city-route:low:1:0"))

    assert play(state, FIVE).seals == [0, 0]


def test_ng_8_1_not_in_play_not_paid() -> None:
    assert play(given("cash 9 0", ALL_OFFICES, FAST, bonus("variety")), FIVE).seals == [0, 0]


@pytest.mark.parametrize(
    ("before", "after"),
    [("high:0:0", "high"), ("high:1:1", "low"), ("high:12:2", "out"), ("low:1:0", "low"), ("low:12:1", "out")],
)
def test_ng_8_2_the_end_of_the_round(before: str, after: str) -> None:
    state = given("careers 1-front 2-front", "turn 1", bonus(f"eight-offices:{before}"), "pending buy 1")

    assert state_of(play(state, "end"), "eight-offices") == after


def test_ng_8_2_not_before_the_round_is_over() -> None:
    state = given("cash 9 0", SEVEN, bonus("eight-offices"), "pending buy 0")

    assert state_of(play(state, "office london, end"), "eight-offices") == "high"


def test_ng_8_3_eight_offices() -> None:
    six = given("cash 9 0", offices(1, *CITIES[2:]), "pending buy 0")
    assert play(six, "office london").seals == [0, 0]
    assert play(given("cash 9 0", SEVEN, "pending buy 0"), "office london").seals == [8, 0]


def test_ng_8_4_five_city_route() -> None:
    state = given("cash 9 0", ALL_OFFICES, FAST)

    assert play(state, FIVE).seals == [4, 0]
    assert play(state, "lay london, lay bergen, lay visby, lay novgorod, stop").seals == [0, 0]
    assert play(given("cash 9 0", FAST), FIVE).seals == [4, 0]  # base offices count


def test_ng_8_5_luxury_merchant_for_two_goods_and_any_purpose() -> None:
    fields = [
        "cash 0 0",
        *BARE,
        ALL_OFFICES,
        FAST,
        "stored amber -",
        "known-1 jewelry-clothing",
        bonus("luxury-merchant"),
    ]
    state = laid(*fields, artisans(bergen="jewelry"), route="visby bergen")

    assert play(state, "sell by bergen, with glass, done").seals == [1, 0]
    assert play(state, "sell by bergen, with glass, with stored").seals == [3 + 3, 0]
    assert play(state, "upper jewelry-clothing, by bergen, with glass, with stored").seals == [2 + 3, 0]


def test_ng_8_6_three_missions() -> None:
    fields = [
        "cash 0 0",
        *BARE,
        ALL_OFFICES,
        "under-1 glass-fur fish-salt",
        "known-1 wool-fish",
        bonus("three-missions"),
    ]
    state = play(laid(*fields, route="london bergen"), "upper wool-fish, finish")

    assert state.seals == [2, 0]
    assert play(state, "keep wool-fish").seals == [2, 0]
    assert play(state, "close wool-fish").seals == [6, 0]


def test_ng_8_7_career_level_with_three_seals() -> None:
    fields = ["cash 30 0", "careers 3-front 1-front", "turn 1", bonus("career-level")]

    assert play(given(*fields, "level 2 0"), "stop, rise").seals == [5, 0]
    assert play(given("cash 30 0", "careers 2-front 1-front", "turn 1", bonus("career-level")), "stop, rise").seals == [
        0,
        0,
    ]


@pytest.mark.parametrize(
    ("cards", "kinds", "seals"),
    [
        ("wool-fish", 4, 0),
        ("wool-fish wool-salt", 6, 2),
        ("wool-fish jewelry-clothing", 6, 2),
        ("wool-fish glass-fur", 6, 2),
        ("wool-fish glass-fur jewelry-provisions", 8, 5),
        ("wool-fish glass-fur salt-cloth jewelry-provisions clothing-jewelry", 11, 7),
    ],
)
def test_ng_8_8_variety_of_goods(cards: str, kinds: int, seals: int) -> None:
    fields = [
        "turn 3",
        "last yes",
        bonus("variety"),
        f"under-2 {cards}",
        "seals 4 10",
        "used privilege",
        "pending buy 1",
    ]
    state = play(given(*fields), "end")

    assert state.over
    assert state.seals == [4, 10 + seals]
    assert state.rules.tables.variety[kinds] == seals
