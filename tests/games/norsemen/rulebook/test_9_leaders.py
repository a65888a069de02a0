"""NM-9, the nine leaders (their set-up is in chapter 1)."""

import kogge
from kogge.games.norsemen.rules.state import NorsemenState
from tests.games.norsemen.rulebook.table import cards, clan, coins, icons, last_round, round_of, tiles, vp
from tests.helpers import chances, offers, play, refused


def led_by(leader: str, home: str, *fields: str) -> NorsemenState:
    return round_of(f"leader-1 {leader}", f"settlements-1 {home}", *fields)


def test_nm_9_1_gorm_flips_a_card_for_a_vp_and_sees_the_next() -> None:
    state = led_by("gorm", "denmark", "route-1 sweden-1* england-3 norway-2", "longships 2 3")

    assert [offer for offer in offers(state) if offer.startswith("flip")] == ["flip norway-2", "flip england-3"]
    assert refused(state, "flip sweden-1") == ("NM-9.1", "reason-longship-there")
    flipped = play(state, "flip england-3")
    assert (vp(flipped), icons(flipped)) == (6, {"wood": 2})
    assert flipped.to_move() == kogge.CHANCE
    shown = play(flipped, "draw sweden-2")
    assert offers(shown) == ["route sweden-2", "top sweden-2"]
    back = play(shown, "top sweden-2")
    assert cards(back, clan(back).top) == ["sweden-2"]
    assert back.to_move() == 0
    assert refused(back, "flip norway-2") == ("NM-9.1", "reason-ability-used")
    added = play(shown, "route sweden-2, place sweden-2, skip")
    assert cards(added, clan(added).route) == ["sweden-1", "norway-2", "sweden-2"]
    assert added.to_move() == 0


def test_nm_9_1_the_vp_counts_without_a_card_to_see() -> None:
    every = "sweden-1 sweden-2 sweden-3 denmark-1 denmark-2 denmark-3 norway-1 norway-2 norway-3 scandinavia"
    state = play(led_by("gorm", "denmark", f"route-1 {every}"), "flip sweden-1")

    assert (vp(state), state.to_move()) == (6, 0)


def test_nm_9_1_the_flipped_card_may_return_on_top_besides_the_ports() -> None:
    state = led_by("gorm", "denmark", "flipped-1 sicily-1", "route-1 sweden-1", "passed 0 1")
    ports = play(state, "pass")

    assert offers(ports) == ["done", "port sweden-1", "flipped"]
    after = play(ports, "port sweden-1, flipped")
    assert cards(after, clan(after).top) == ["sweden-1", "sicily-1"]
    left = play(ports, "done")
    assert cards(left, clan(left).discard) == ["sweden-1", "sicily-1"]


def test_nm_9_2_cnuts_card_takes_longships_and_is_never_ported_or_discarded() -> None:
    fields = ("beside-1 england-3", "route-1 england-3 sweden-1", "passed 0 1")
    state = led_by("cnut", "denmark", *fields)

    assert "place england-3" in offers(state)
    assert icons(state) == {"gem": 1}
    ports = play(state, "pass")
    assert offers(ports) == ["done", "port sweden-1"]
    after = play(ports, "done")
    assert cards(after, clan(after).route) == ["england-3"]
    assert cards(after, clan(after).discard) == ["sweden-1"]
    assert icons(after) == {"gem": 1}


def test_nm_9_2_cnuts_card_takes_no_place_in_the_route() -> None:
    route = "sweden-1 sweden-2 sweden-3 denmark-1 denmark-2 denmark-3 norway-1"
    state = round_of(
        "phase route",
        "leader-1 cnut",
        "settlements-1 denmark",
        "beside-1 england-3",
        f"route-1 england-3 {route}",
        "pending -",
    )

    after = play(state, "reveal, draw norway-2, put nothing")
    assert offers(after) == ["stop"]
    assert len(clan(after).route) == 9


def test_nm_9_3_harald_waives_cost_and_requirement_once_a_round() -> None:
    state = led_by("harald", "denmark", "assigned-1 scotland sweden", "lawspeakers 0 2")

    assert [offer for offer in offers(state) if "thing" in offer] == ["thing-free sweden", "thing-free scotland"]
    used = play(state, "thing-free sweden")
    assert coins(used) == 4
    assert refused(play(used, "pass"), "thing-free scotland") == ("NM-9.3", "reason-ability-used")


def test_nm_9_3_where_there_is_nothing_to_waive_it_is_not_offered() -> None:
    state = led_by(
        "harald",
        "denmark",
        "assigned-1 greenland",
        "normandy 1 0",
        "lawspeakers 0 2",
        "round 2",
        "map england scotland greenland",
    )

    assert [offer for offer in offers(state) if "thing" in offer] == ["thing greenland", "thing normandy"]
    assert refused(state, "thing-free greenland") == ("NM-9.3", "reason-nothing-to-waive")


def test_nm_9_4_sigrid_has_one_cheaper_trade_more() -> None:
    """Sweden asks for two wood: none is there; 2 coins and 0 coins."""
    state = led_by("sigrid", "sweden", "assigned-1 sweden denmark", "lawspeakers 0 2", "coins 2 0")

    after = play(state, "thing sweden")
    assert coins(after) == 0 + 4
    assert clan(after).used
    assert refused(play(after, "pass"), "thing denmark") == ("NM-2.2", "reason-icons-missing")


def test_nm_9_4_it_may_be_the_only_trade_and_is_a_choice() -> None:
    state = led_by(
        "sigrid", "sweden", "route-1 sweden-3*", "longships 2 3", "assigned-1 sweden", "lawspeakers 1 2", "coins 2 0"
    )
    asked = play(state, "thing sweden")

    assert offers(asked) == ["trade", "extra-trade"]
    own = play(asked, "trade")
    assert (coins(own), clan(own).used) == (4, False)
    extra = play(asked, "extra-trade")
    assert (coins(extra), clan(extra).used) == (6, True)
    poor = play(
        led_by("sigrid", "sweden", "route-1 sweden-3*", "longships 2 3", "assigned-1 sweden", "lawspeakers 1 2"),
        "thing sweden",
    )
    assert offers(poor) == ["extra-trade"]


def test_nm_9_4_with_two_trades_the_cheaper_assignment_is_taken() -> None:
    """A step WF with nothing: wood 2 and fabric 4; the extra trade takes 2 off one of them, 4 in all."""
    state = led_by("sigrid", "sweden", "ladder-longship-1 0 2 1 0 4", "coins 4 0")
    after = play(state, "jarl longships, advance longship 2 plain, stop")

    assert coins(after) == 0


def test_nm_9_5_olof_gains_a_vp_for_thing_actions_at_his_forts() -> None:
    fort = ("forts-1 england", "ladder-fort-1 0 1 1 0 4", "assigned-1 england sweden", "lawspeakers 0 2")
    state = led_by("olof", "sweden", *fort, "route-1 england-1* england-6* sweden-1*", "longships 0 3", "coins 1 0")

    assert vp(play(state, "thing england, advance longship 4 legendary")) == 5 + 1 + 2 + 2
    assert vp(play(state, "thing sweden")) == 5


def test_nm_9_5_free_thing_actions_count_too() -> None:
    state = led_by("olof", "sweden", "route-1 norway-1* denmark-1*", "longships 1 3")
    after = play(
        state, "jarl forts, advance fort 1 plain, stop, fort scotland, thing-free scotland, advance lawspeaker 2 plain"
    )

    assert vp(after) == 5 + 1 + 1 + 2 + 1


def test_nm_9_6_ruriks_own_tile_is_a_territory_for_him_alone() -> None:
    own = ("own-tiles-1 ireland", "route-1 ireland-1* sweden-3*", "longships 1 3")
    state = led_by("rurik", "sweden", *own, "assigned-1 ireland", "lawspeakers 1 2")

    assert vp(play(state, "thing ireland, advance settlement 4 legendary")) == 5 + 2 + 1 + 2
    settled = play(state, "jarl settlements, advance settlement 1 plain, stop, settle ireland")
    assert vp(settled) == 5 + 3
    other = play(
        round_of("leader-2 rurik", "settlements-2 sweden", "own-tiles-2 ireland", "route-1 sweden-3*", "longships 2 3"),
        "jarl settlements, advance settlement 1 plain, stop",
    )
    assert "settle ireland" not in offers(other)


def test_nm_9_6_rurik_takes_the_next_unused_tiles_when_rounds_two_and_four_begin() -> None:
    state = led_by("rurik", "sweden", "own-tiles-1 ireland", "passed 0 1", "vp 0 5")
    turned = play(state, "pass, tile rus")

    assert chances(turned) == {"unused iceland": 1, "unused greenland": 1}
    assert play(turned, "unused iceland").veiled()
    second = led_by(
        "rurik", "sweden", "own-tiles-1 ireland iceland", "passed 0 1", "vp 0 5", "round 2", "map england scotland rus"
    )
    assert chances(play(second, "pass")) == {"tile greenland": 1}
    third = led_by(
        "rurik",
        "sweden",
        "own-tiles-1 ireland iceland",
        "passed 0 1",
        "vp 0 5",
        "round 3",
        "map england scotland rus greenland",
    )
    assert chances(play(third, "pass, tile sicily")) == {"unused byzantium": 1, "unused vinland": 1}


def test_nm_9_7_halfdans_second_longship_doubles_the_resource_space() -> None:
    state = led_by("halfdan", "norway", "route-1 england-5* sicily-1* england-3", "longships 1 3")

    assert [offer for offer in offers(state) if offer.startswith("double")] == ["double england-5"]
    after = play(state, "double england-5")
    assert icons(after) == {"food": 2, "sailing": 2, "raid": 3, "gem": 2 + 1}
    assert after.to_move() == 1
    assert refused(play(after, "pass"), "double england-5") == ("NM-9.7", "reason-ability-used")


def test_nm_9_7_the_bonus_comes_again_but_corner_lore_does_not() -> None:
    state = led_by("halfdan", "norway", "route-1 england-1* england-3*", "longships 1 3")

    assert coins(play(state, "double england-1, bonus england-1")) == 2
    assert icons(play(state, "double england-3"))["gem"] == 1


def test_nm_9_8_leif_moves_an_undamaged_longship() -> None:
    state = led_by(
        "leif", "norway", "route-1 england-1 sweden-1*", "longships 0 3", "damaged 1 0", "title-longships 1 0"
    )

    assert [offer for offer in offers(state) if offer.startswith("ship-from")] == [
        "ship-from title",
        "ship-from sweden-1",
    ]
    moved = play(state, "ship-from sweden-1, place england-1, bonus england-1")
    assert icons(moved) == {"food": 2}
    assert (coins(moved), moved.to_move()) == (2, 0)
    title = play(state, "ship-from title, place england-1, skip")
    assert (clan(title).title_ships, icons(title)) == (0, {"wood": 2, "food": 2})


def test_nm_9_9_aud_may_do_the_thing_action_of_every_settlement_built_and_others_gain_no_thing_bonus() -> None:
    state = led_by(
        "aud",
        "norway",
        "route-1 sweden-3*",
        "longships 2 3",
        "acted-2 england",
        "lawspeakers 2 1",
        "settlements-2 sweden england",
        "ladder-settlement-2 0 1 1 0 4",
    )
    settled = play(state, "jarl settlements, advance settlement 1 plain, stop, settle england")

    assert coins(settled, 1) == 2
    assert offers(settled) == ["skip", "thing-free england"]
    after = play(settled, "thing-free england, advance longship 1 plain")
    assert (vp(after), coins(after, 1)) == (7, 2)


def test_nm_9_9_by_things_and_cards_too() -> None:
    state = led_by("aud", "norway", "route-1 vinland-8", *last_round())
    after = play(state, "place vinland-8, bonus vinland-8, advance settlement 1 plain, settle sweden")

    assert offers(after) == ["skip", "thing-free sweden"]
    assert tiles(after, clan(after).settlements) == ["sweden", "norway"]
