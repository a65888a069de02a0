"""NM-2, concepts: resources, trades, discounts, lore, ladders, territories and their bonuses."""

import pytest

from kogge.games.norsemen.rules.constants import LONGSHIP
from tests.games.norsemen.rulebook.table import clan, coins, example, icons, ladder, last_round, round_of, vp
from tests.helpers import offers, play, refused


def test_nm_2_1_resources_under_longships_are_seen_and_never_spent() -> None:
    state = example("NM-2.1")

    assert icons(state) == {"wood": 2}
    after = play(state, "thing sweden")
    assert icons(after) == {"wood": 2}
    assert coins(after) == 4


@pytest.mark.parametrize(("needed", "purse", "legal"), [("ireland", 0, True)])
def test_nm_2_1_enough_icons_cost_nothing(needed: str, purse: int, legal: bool) -> None:
    state = round_of(
        f"map {needed} england",
        "route-1 ireland-1*",
        "longships 2 3",
        "assigned-1 ireland",
        "lawspeakers 1 2",
        f"coins {purse} 0",
    )

    assert ("thing ireland" in offers(state)) is legal


def test_nm_2_2_one_trade_buys_one_missing_icon() -> None:
    """Fabric is asked for twice: one is there, one costs four coins, two cannot be bought."""
    one = round_of(
        "map ireland england",
        "route-1 denmark-3*",
        "longships 2 3",
        "assigned-1 ireland",
        "lawspeakers 1 2",
        "coins 4 0",
    )
    none = round_of("map ireland england", "assigned-1 ireland", "lawspeakers 1 2", "coins 40 0")

    after = play(one, "thing ireland, advance settlement 4 legendary")
    assert coins(after) == 0
    assert refused(none, "thing ireland") == ("NM-2.2", "reason-icons-missing")


def test_nm_2_2_golden_two_fabric_serve_for_one_two_and_with_a_trade_three() -> None:
    """Rulebook example 1, on the longship ladder: each step from space 2 asks for a wood and a fabric."""
    state = round_of(
        "route-1 ireland-1* scotland-1* scotland-5*", "longships 0 3", "ladder-longship-1 0 0 0 3 4", "coins 4 0"
    )

    assert icons(state) == {"wood": 6, "fabric": 2, "raid": 1}
    two = play(state, "jarl longships, advance longship 4 plain, advance longship 4 plain")
    three = play(two, "advance longship 4 plain")
    assert coins(play(two, "stop")) == 4
    assert coins(play(three, "stop")) == 0
    assert offers(three) == ["stop"]


def test_nm_2_3_no_trade_buys_more_than_is_missing() -> None:
    state = example("NM-2.3")

    assert coins(play(state, "thing sweden")) == 13


def test_nm_2_4_coins_that_must_be_spent_must_be_there() -> None:
    state = example("NM-2.4")

    assert refused(state, "thing denmark") == ("NM-2.4", "reason-too-dear")


def test_nm_2_5_a_discount_takes_one_off_price_and_trade_each() -> None:
    """Denmark asks for two raid and two coins; with the discount the price is 1 and the traded raid 2."""
    state = round_of("route-1 rus-8* denmark-2*", "longships 1 3", "assigned-1 denmark", "lawspeakers 1 2", "coins 3 0")

    assert icons(state)["discount"] == 1
    assert coins(play(state, "thing denmark")) == 0


def test_nm_2_5_a_price_never_falls_below_nothing() -> None:
    state = round_of(
        "route-1 rus-8** byzantium-7*",
        "longships 0 3",
        "assigned-1 denmark",
        "lawspeakers 1 2",
        "coins 1 0",
        "leader-1 halfdan",
        "settlements-1 norway",
    )

    assert icons(state)["discount"] == 3
    assert clan(state).coins == 1
    assert "repair 1" not in offers(state)
    damaged = round_of("route-1 rus-8* byzantium-7*", "longships 0 3", "damaged 1 0", "coins 0 0")
    assert coins(play(damaged, "repair 1")) == 0


def test_nm_2_6_lore_in_the_corner_counts_without_a_longship() -> None:
    state = round_of("route-1 england-3 iceland-4*", "longships 2 3")

    assert icons(state) == {"sailing": 2, "food": 2, "gem": 1, "rune": 1}


def test_nm_2_7_golden_vasilis_builds_longships() -> None:
    """Rulebook example: 4 wood and 1 fabric; the top longship one step, the bottom one two; 4 VP, one trade of 4."""
    state = round_of("route-1 greenland-1* denmark-3*", "longships 1 3", "coins 5 0")

    assert icons(state) == {"wood": 4, "fabric": 1}
    steps = "jarl longships, advance longship 1 plain, advance longship 4 legendary, advance longship 3 legendary"
    chosen = play(state, steps)
    after = play(chosen, "stop")
    assert chosen.due == [4, 2, 0, 0, 0]
    assert coins(after) == 5 - 4
    assert vp(after) == 5 + 4
    assert clan(after).ships == 2
    assert ladder(after, LONGSHIP) == [0, 1, 1, 0, 2]


def test_nm_2_7_tokens_share_a_space_and_pass_one_another() -> None:
    state = round_of("route-1 greenland-1* denmark-3*", "longships 1 3", "coins 5 0")

    after = play(state, "jarl longships, advance longship 4 legendary, advance longship 3 legendary")
    assert ladder(after, LONGSHIP) == [1, 1, 1, 0, 2]
    assert "advance longship 2 plain" not in offers(after)


def test_nm_2_8_one_settlement_and_one_fort_a_territory() -> None:
    state = example("NM-2.8")
    chosen = play(state, "jarl settlements, advance settlement 1 plain, stop")

    assert offers(chosen) == ["settle denmark", "settle norway", "settle england", "settle scotland"]
    assert refused(chosen, "settle sweden") == ("NM-2.8", "reason-piece-there")
    assert refused(chosen, "settle rus") == ("NM-2.8", "reason-not-on-map")


def test_nm_2_9_one_lawspeaker_a_territory_but_any_number_in_normandy() -> None:
    state = round_of(
        "route-1 scandinavia*", "longships 2 3", "assigned-1 england", "normandy 1 0", "lawspeakers 0 2", "acted-1 -"
    )
    chosen = play(state, "jarl lawspeakers, advance lawspeaker 1 plain, stop")

    assert offers(chosen) == ["skip", "send sweden", "send denmark", "send norway", "send scotland", "send normandy"]
    assert refused(chosen, "send england") == ("NM-2.9", "reason-lawspeaker-there")


def test_nm_2_10_others_with_a_settlement_there_gain_the_bonus() -> None:
    state = round_of("route-1 sweden-2* sweden-3*", "longships 1 3 3", players=3)
    chosen = play(state, "jarl settlements, advance settlement 1 plain, stop")

    norway = play(chosen, "settle norway")
    assert [coins(norway, seat) for seat in range(3)] == [0, 1, 0]
    denmark = play(chosen, "settle denmark")
    assert [coins(denmark, seat) for seat in range(3)] == [0, 0, 1]


def test_nm_2_10_others_with_a_fort_there_gain_the_bonus() -> None:
    state = round_of("route-1 norway-1* denmark-1*", "longships 1 3", "forts-2 england", "ladder-fort-2 0 1 1 0 4")
    after = play(state, "jarl forts, advance fort 1 plain, stop, fort england, skip")

    assert (coins(after, 0), coins(after, 1)) == (3, 2)


def test_nm_2_10_others_on_the_thing_space_gain_the_bonus() -> None:
    state = round_of("route-1 sweden-1*", "longships 2 3", "assigned-1 sweden", "acted-2 sweden", "lawspeakers 1 1")
    waiting = round_of(
        "route-1 sweden-1*", "longships 2 3", "assigned-1 sweden", "assigned-2 sweden", "lawspeakers 1 1"
    )

    assert coins(play(state, "thing sweden"), 1) == 1
    assert coins(play(waiting, "thing sweden"), 1) == 0


@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        *[(tile, (1, 0)) for tile in ("sweden", "denmark", "norway")],
        *[(tile, (2, 0)) for tile in ("england", "scotland", "ireland")],
        *[(tile, (0, 1)) for tile in ("rus", "iceland", "greenland")],
        *[(tile, (0, 2)) for tile in ("byzantium", "sicily", "vinland")],
    ],
)
def test_nm_2_10_the_bonus_of_every_territory(tile: str, gained: tuple[int, int]) -> None:
    state = round_of(
        *last_round(tile),
        f"settlements-2 {tile}",
        "route-1 sweden-3*",
        "longships 2 3",
        "leader-1 olof",
        f"settlements-1 {'sweden' if tile != 'sweden' else 'norway'}",
    )
    after = play(state, f"jarl settlements, advance settlement 1 plain, stop, settle {tile}")

    assert (coins(after, 1), vp(after, 1) - 5) == gained


def test_nm_2_11_starting_territories_have_no_fort() -> None:
    state = example("NM-2.11")

    assert offers(play(state, "jarl forts, advance fort 1 plain, stop")) == ["fort england", "fort scotland"]
