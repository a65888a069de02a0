"""NM-11, the thing actions of all territories."""

import pytest

import kogge
from kogge.games.norsemen.rules.constants import FORT, LAWSPEAKER, LONGSHIP, SETTLEMENT
from kogge.games.norsemen.rules.state import NorsemenState
from tests.games.norsemen.rulebook.table import cards, clan, coins, icons, ladder, last_round, round_of, view, vp
from tests.helpers import chances, offers, play, refused

MOVES_DAMAGED: dict[str, object] = {"greenland_moves_damaged": True}


def at(tile: str, *fields: str, options: dict[str, object] | None = None) -> NorsemenState:
    """Seat 1 has a lawspeaker on this tile."""
    named = {field.split()[0] for field in fields}
    start = [f"assigned-1 {tile}", "lawspeakers 1 2", "leader-1 leif", "settlements-1 norway"]
    late = [field for field in last_round(tile) if field.split()[0] not in named]
    return round_of(*late, *[field for field in start if field.split()[0] not in named], *fields, options=options)


def test_nm_11_1_icons_and_coins_are_paid_before_anything_is_gained() -> None:
    state = at("norway", "route-1 norway-3*", "longships 2 3", "coins 1 0")

    assert refused(state, "thing norway") == ("NM-2.4", "reason-too-dear")
    assert coins(play(at("norway", "route-1 norway-3*", "longships 2 3", "coins 2 0"), "thing norway")) == 2


def test_nm_11_1_the_price_comes_on_top_of_a_trade() -> None:
    """Denmark asks for two raids and two coins; one raid is there, the other costs three."""
    fields = ["route-1 denmark-2*", "longships 2 3"]

    assert refused(at("denmark", *fields, "coins 4 0"), "thing denmark") == ("NM-2.4", "reason-too-dear")
    assert "thing denmark" in offers(at("denmark", *fields, "coins 5 0"))


def test_nm_11_1_what_cannot_be_done_is_left_out() -> None:
    state = at("england", "route-1 rus-1*", "longships 6 3", "ladder-longship-1 0 0 0 0 0", "coins 1 0")

    assert vp(play(state, "thing england")) == 7


def test_nm_11_2_sweden_four_coins_for_two_wood() -> None:
    assert coins(play(at("sweden", "route-1 sweden-1*", "longships 2 3"), "thing sweden")) == 4


def test_nm_11_3_denmark_a_card_of_age_one_seen_before_its_place_is_chosen() -> None:
    state = at("denmark", "route-1 denmark-1*", "longships 2 3", "coins 2 0")
    drawing = play(state, "thing denmark")

    assert len(chances(drawing)) == 30
    draw = drawing.a.table.parse("draw england-1")
    assert drawing.seen_as(draw, 1) == draw
    seen = play(drawing, "draw england-1")
    assert offers(seen) == ["route england-1", "top england-1"]
    assert cards(state, clan(play(seen, "top england-1")).top) == ["england-1"]
    assert cards(state, clan(play(seen, "route england-1, skip, skip")).route) == ["denmark-1", "england-1"]
    assert coins(seen) == 0


def test_nm_11_4_norway_two_coins_and_the_top_card_into_the_route() -> None:
    state = play(at("norway", "route-1 norway-1*", "longships 2 3", "top-1 england-1"), "thing norway")

    assert coins(state) == 2
    assert offers(state) == ["draw england-1"]
    assert offers(play(state, "draw england-1")) == ["skip", "place england-1"]


@pytest.mark.parametrize(
    ("tile", "route", "purse", "name", "gained"),
    [
        ("england", "rus-1", 1, LONGSHIP, 2),
        ("scotland", "greenland-1", 2, LAWSPEAKER, 2),
        ("ireland", "ireland-1", 0, SETTLEMENT, 1),
        ("rus", "rus-1", 1, FORT, 2),
    ],
    ids=["11_5_england", "11_6_scotland", "11_7_ireland", "11_8_rus"],
)
def test_nm_11_5_to_8_vp_and_a_step_on_a_ladder(tile: str, route: str, purse: int, name: int, gained: int) -> None:
    state = at(tile, f"route-1 {route}*", "longships 2 3", f"coins {purse} 0")
    asked = play(state, f"thing {tile}")
    step = ["lawspeaker", "fort", "settlement", "longship"][name]

    assert coins(asked) == 0
    assert offers(asked) == [f"advance {step} {space}" for space in ("1 plain", "2 plain", "3 plain", "4 legendary")]
    after = play(asked, f"advance {step} 4 legendary")
    assert vp(after) == 5 + gained + 2
    assert ladder(after, name) == [1, 1, 1, 0, 3]


def test_nm_11_5_england_a_longship_that_leaves_the_ladder_is_available() -> None:
    state = at("england", "route-1 rus-1*", "longships 2 3", "coins 1 0")

    assert clan(play(state, "thing england, advance longship 1 plain")).ships == 3


def test_nm_11_6_scotland_a_lawspeaker_that_leaves_the_ladder_is_sent() -> None:
    state = at("scotland", "route-1 greenland-1*", "longships 2 3", "coins 2 0")

    assert "skip" not in offers(play(state, "thing scotland, advance lawspeaker 1 plain"))


def test_nm_11_7_ireland_a_settlement_that_leaves_the_ladder_is_placed() -> None:
    state = at("ireland", "route-1 ireland-1*", "longships 2 3")

    assert offers(play(state, "thing ireland, advance settlement 1 plain"))[0] == "settle sweden"


def test_nm_11_8_rus_a_fort_that_leaves_the_ladder_is_placed_without_a_thing_action() -> None:
    state = at("rus", "route-1 rus-1*", "longships 2 3", "coins 1 0")
    placed = play(state, "thing rus, advance fort 1 plain, fort rus")

    assert placed.to_move() == 1


def test_nm_11_9_iceland_one_token_up_and_one_of_another_ladder_down() -> None:
    state = at("iceland", "route-1 norway-2*", "longships 2 3")
    asked = play(state, "thing iceland")

    assert (coins(asked), vp(asked)) == (2, 7)
    assert offers(asked)[0] == "skip"
    up = play(asked, "advance longship 1 plain")
    assert clan(up).ships == 2
    assert not [offer for offer in offers(up) if "longship" in offer]
    assert "lower fort 3 plain" in offers(up)
    down = play(up, "lower fort 3 plain")
    assert clan(down).ships == 3
    assert ladder(down, FORT) == [1, 1, 0, 1, 4]
    assert vp(down) == 7


def test_nm_11_9_a_legendary_token_goes_down_too_but_not_below_the_bottom() -> None:
    state = at("iceland", "route-1 norway-2*", "longships 2 3", "ladder-fort-1 1 1 1 0 2")
    up = play(state, "thing iceland, advance longship 2 plain")

    assert "lower fort 2 legendary" in offers(up)
    assert "lower settlement 3 legendary" not in offers(up)
    assert ladder(play(up, "lower fort 2 legendary"), FORT) == [1, 1, 1, 0, 3]


def test_nm_11_9_if_none_can_go_down_none_goes_up() -> None:
    bottom = [f"ladder-{name}-1 0 0 0 3 4" for name in ("lawspeaker", "fort", "settlement")]
    state = at("iceland", "route-1 norway-2*", "longships 2 3", *bottom)
    asked = play(state, "thing iceland")

    assert offers(asked) == [
        "skip",
        *[
            f"advance {name} 4 {kind}"
            for name in ("lawspeaker", "fort", "settlement")
            for kind in ("plain", "legendary")
        ],
    ]
    assert refused(asked, "advance longship 1 plain") == ("NM-11.9", "reason-none-to-lower")


def test_nm_11_10_greenland_a_vp_a_repair_and_a_move() -> None:
    state = at("greenland", "route-1 sweden-1* england-1", "longships 0 3", "damaged 2 0")
    asked = play(state, "thing greenland")

    assert (vp(asked), clan(asked).ships, clan(asked).damaged) == (6, 1, 1)
    assert offers(asked) == ["skip", "ship-from available", "ship-from sweden-1"]
    after = play(asked, "ship-from sweden-1, place england-1, bonus england-1")
    assert (icons(after), coins(after), clan(after).ships) == ({"food": 2}, 2, 1)
    assert play(asked, "skip").to_move() == 1


def test_nm_11_10_a_damaged_longship_moves_by_option_only() -> None:
    fields = ("route-1 sweden-1* england-1", "longships 0 3", "damaged 2 0")
    asked = play(at("greenland", *fields, options=MOVES_DAMAGED), "thing greenland")

    assert "ship-from damaged" in offers(asked)
    after = play(asked, "ship-from damaged, place england-1, skip")
    assert (clan(after).damaged, clan(after).ships) == (0, 1)


def test_nm_11_11_byzantium_six_vp_for_three_coins() -> None:
    after = play(at("byzantium", "coins 3 0"), "thing byzantium")

    assert (vp(after), coins(after)) == (11, 0)
    assert refused(at("byzantium", "coins 2 0"), "thing byzantium") == ("NM-2.4", "reason-too-dear")


def test_nm_11_12_sicily_six_vp_for_three_raid_and_no_more_for_more() -> None:
    assert vp(play(at("sicily", "route-1 sicily-1*", "longships 2 3"), "thing sicily")) == 11
    assert vp(play(at("sicily", "route-1 sicily-1* sicily-8*", "longships 1 3"), "thing sicily")) == 11


def test_nm_11_13_vinland_four_vp() -> None:
    assert vp(play(at("vinland"), "thing vinland")) == 9


def test_nm_11_14_normandy_coins_or_a_scoring_card_and_a_place_in_the_order() -> None:
    state = round_of("normandy 2 1", "lawspeakers 0 1", "longships 5 3", "ladder-longship-1 0 0 1 0 4")
    first = play(state, "thing normandy")

    assert offers(first) == ["coins", "score longships"]
    assert coins(play(first, "coins")) == 2
    both = play(first, "score longships, thing normandy, coins")
    assert both.circles == [0, 1]
    again = play(both, "thing normandy, coins")
    assert again.circles == [0, 1]
    assert clan(again).normandy_acted == 2
    assert view(again, kogge.SPECTATOR)["circles"] == [0, 1]
