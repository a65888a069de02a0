"""NM-3, exploration: routes built in secret, damage, lawspeakers landing, bonuses."""

import kogge
from kogge.core.state import UNSEEN
from kogge.games.norsemen.rules.state import NorsemenState
from tests.games.norsemen.rulebook.table import cards, clan, coins, given, round_of, tiles, view
from tests.helpers import offers, play, refused


def exploring(*fields: str, players: int = 2) -> NorsemenState:
    """The first round's routes are about to be built."""
    named = {field.split()[0] for field in fields}
    start = ["phase route", "map england scotland", "scoring settlements longships forts"]
    start += ["leader-1 olof", "leader-2 aud", "settlements-1 sweden", "settlements-2 norway"]
    if players == 3:
        start += ["leader-3 harald", "settlements-3 denmark"]
    filled = [field for field in start if field.split()[0] not in named]
    return given(*filled, *fields, players=players)


def landed(state: NorsemenState) -> NorsemenState:
    """Seat 2 turns one card and stops."""
    return play(state, "reveal, draw norway-3, put nothing, stop")


def test_nm_3_1_a_card_is_turned_and_joins_the_route() -> None:
    state = play(exploring(), "reveal")

    assert state.to_move() == kogge.CHANCE
    assert len(offers(state)) == 10
    after = play(state, "draw sweden-2")
    assert cards(after, clan(after).route) == ["sweden-2"]
    assert "sweden-2" not in cards(after, clan(after).bag)


def test_nm_3_2_every_second_damage_icon_damages_an_available_longship() -> None:
    first = play(exploring(), "reveal, draw sweden-2, put nothing")
    second = play(first, "reveal, draw denmark-1")

    assert (clan(first).ships, clan(first).damaged, clan(first).damage) == (3, 0, 1)
    assert (clan(second).ships, clan(second).damaged, clan(second).damage) == (2, 1, 2)


def test_nm_3_2_two_icons_on_one_card_are_one_hit() -> None:
    card = "top-1 sicily-8"
    one = play(exploring(card), "reveal, draw sicily-8")
    odd = play(exploring(card, "damage 1 0", "route-1 sweden-2"), "reveal, draw sicily-8")

    assert clan(one).damaged == 1
    assert (clan(odd).damaged, clan(odd).damage) == (1, 3)


def test_nm_3_2_damage_comes_before_placing_and_is_lost_without_a_longship() -> None:
    last = play(exploring("longships 1 3", "damaged 2 0", "damage 1 0", "route-1 sweden-2"), "reveal, draw denmark-1")
    none = play(exploring("longships 0 3", "damaged 3 0", "top-1 sicily-8"), "reveal, draw sicily-8")

    assert (clan(last).ships, clan(last).damaged) == (0, 3)
    assert offers(last) == ["put nothing", "put lawspeaker"]
    assert clan(none).damaged == 3


def test_nm_3_3_lawspeaker_and_longship_go_on_the_card_just_turned() -> None:
    state = play(exploring(), "reveal, draw sweden-1")

    assert offers(state) == ["put nothing", "put lawspeaker", "put longship", "put both"]
    after = play(state, "put both")
    c = clan(after)
    assert (c.ships, c.lawspeakers, c.ships_on, c.speakers) == (2, 1, [1], 1)
    used_up = exploring("lawspeakers 0 2", "route-1 sweden-2+ sweden-3+", "was-lawspeakers 2 2")
    assert refused(play(used_up, "reveal, draw sweden-1"), "put both") == ("NM-3.3", "reason-no-lawspeaker")


def test_nm_3_3_without_anything_to_put_nobody_is_asked() -> None:
    bare = exploring("longships 0 3", "damaged 3 0", "lawspeakers 0 2", "normandy 2 0")

    assert offers(play(bare, "reveal, draw sweden-1")) == ["stop"]


def test_nm_3_4_one_may_stop_after_a_card() -> None:
    state = play(exploring(), "reveal, draw sweden-1, put nothing")

    assert offers(state) == ["reveal", "stop"]


def test_nm_3_4_one_must_stop_without_an_available_longship() -> None:
    state = exploring("longships 1 3", "damaged 2 0")
    after = play(state, "reveal, draw sweden-1, put longship")

    assert offers(after) == ["stop"]
    assert refused(after, "reveal") == ("NM-3.4", "reason-route-ends")


def test_nm_3_3_without_a_longship_a_lawspeaker_or_nothing_is_put() -> None:
    state = play(exploring("longships 0 3", "damaged 3 0"), "reveal, draw sweden-1")

    assert offers(state) == ["put nothing", "put lawspeaker"]
    assert refused(state, "put longship") == ("NM-3.3", "reason-no-longship-to-put")


def test_nm_3_4_one_must_stop_at_eight_cards() -> None:
    route = "sweden-1 sweden-2 sweden-3 denmark-1 denmark-2 denmark-3 norway-1"
    after = play(exploring(f"route-1 {route}"), "reveal, draw norway-2, put nothing")

    assert offers(after) == ["stop"]
    assert refused(after, "reveal") == ("NM-3.4", "reason-route-full")


def test_nm_3_5_at_least_one_card_is_turned() -> None:
    assert offers(exploring()) == ["reveal"]
    assert refused(exploring(), "stop") == ("NM-3.5", "reason-first-card")


def test_nm_3_5_without_a_longship_exactly_one_card_is_turned() -> None:
    state = exploring("longships 0 3", "damaged 3 0")
    after = play(state, "reveal, draw sweden-1")

    assert offers(after) == ["put nothing", "put lawspeaker"]
    assert offers(play(after, "put lawspeaker")) == ["stop"]


def test_nm_3_6_seats_act_in_any_order_and_see_nothing_of_each_other() -> None:
    state = exploring(players=3)
    table = state.a.table

    assert state.awaited() == [0, 1, 2]
    state.apply_checked_as(2, table.parse("reveal"))
    assert state.awaited() == []
    state.apply_checked(table.parse("draw sweden-1"))
    assert cards(state, clan(state, 2).route) == ["sweden-1"]
    assert view(state, 2)["seats"][2]["route"][0]["card"] == "sweden-1"
    assert view(state, 0)["seats"][2]["route"] == []
    assert view(state, 0)["seats"][2]["deck"]["size"] == 10
    assert state.seen_of(2, table.parse("put both"), 1) == UNSEEN


def test_nm_3_6_who_has_finished_is_public() -> None:
    state = play(exploring(), "reveal, draw sweden-1, put longship")
    stop = state.a.table.parse("stop")

    assert state.seen_of(0, stop, 1) == state.a.finished.start
    after = play(state, "stop")
    assert [seat["finished"] for seat in view(after, 1)["seats"]] == [True, False]
    assert view(after, 1)["seats"][0]["longships"] == 3


def test_nm_3_7_an_empty_deck_is_shuffled_anew_from_the_discard_pile() -> None:
    bag = "bag-1 -"
    discard = (
        "discard-1 sweden-1 sweden-2 sweden-3 denmark-1 denmark-2 denmark-3 norway-1 norway-2 norway-3 scandinavia"
    )
    state = play(exploring(bag, discard), "reveal")

    assert len(offers(state)) == 10
    assert clan(state).discard == []


def test_nm_3_7_known_cards_on_top_are_drawn_first_and_never_mix() -> None:
    state = exploring("top-1 norway-2 sweden-1")

    first = play(state, "reveal")
    assert offers(first) == ["draw sweden-1"]
    second = play(first, "draw sweden-1, put nothing, reveal")
    assert offers(second) == ["draw norway-2"]


def test_nm_3_7_with_deck_and_discard_pile_empty_exploration_stops() -> None:
    route = "sweden-1 sweden-2 sweden-3 denmark-1 denmark-2 denmark-3 norway-1"
    state = exploring(
        f"route-1 {route}",
        "bag-1 -",
        "flipped-1 scandinavia",
        "leader-1 gorm",
        "settlements-1 denmark",
        "top-1 norway-3 norway-2",
    )

    assert offers(play(state, "reveal, draw norway-2, put nothing")) == ["stop"]


def test_nm_3_8_routes_are_unveiled_together_and_part_two_follows_in_order() -> None:
    state = play(exploring("order 2 1"), "reveal, draw norway-3, put lawspeaker, stop")
    assert state.veiled()

    after = play(state, "reveal, draw sweden-1, put both, stop")
    assert not after.veiled()
    assert after.to_move() == 1
    assert view(after, 1)["seats"][0]["route"][0]["longships"] == 1
    assert offers(after) == ["send norway", "send normandy"]


def test_nm_3_9_lawspeakers_go_to_the_cards_territory_a_fort_or_normandy() -> None:
    fort = ("forts-1 england", "ladder-fort-1 0 1 1 0 4")
    state = landed(
        play(exploring(*fort), "reveal, draw sweden-1, put lawspeaker, reveal, draw sweden-3, put lawspeaker, stop")
    )

    assert offers(state) == ["send sweden", "send england", "send normandy"]
    assert refused(state, "send norway") == ("NM-3.9", "reason-not-for-this-lawspeaker")
    after = play(state, "send sweden")
    assert offers(after) == ["send england", "send normandy"]
    assert tiles(play(after, "send england"), clan(play(after, "send england")).assigned) == ["sweden", "england"]


def test_nm_3_10_scandinavia_leads_to_any_starting_territory() -> None:
    state = landed(play(exploring(), "reveal, draw scandinavia, put lawspeaker, stop"))

    assert offers(state) == ["send sweden", "send denmark", "send norway", "send normandy"]


def test_nm_3_11_a_card_of_a_territory_not_on_the_map_leads_to_normandy() -> None:
    state = landed(play(exploring("top-1 ireland-1"), "reveal, draw ireland-1, put lawspeaker, stop"))

    assert offers(state) == ["send normandy"]
    assert refused(state, "send ireland") == ("NM-3.11", "reason-not-on-map")


def test_nm_3_11_an_own_tile_counts_as_on_the_map() -> None:
    state = exploring("top-1 ireland-1", "leader-1 rurik", "own-tiles-1 ireland")

    assert offers(landed(play(state, "reveal, draw ireland-1, put lawspeaker, stop"))) == [
        "send ireland",
        "send normandy",
    ]


def test_nm_3_12_bonuses_come_in_any_order_and_may_be_refused() -> None:
    state = landed(play(exploring(), "reveal, draw sweden-1, put longship, reveal, draw norway-1, put longship, stop"))

    assert offers(state) == ["done", "bonus sweden-1", "bonus norway-1"]
    one = play(state, "bonus norway-1")
    assert offers(one) == ["done", "bonus sweden-1"]
    assert refused(one, "bonus norway-1") == ("NM-3.12", "reason-no-bonus")
    assert coins(play(one, "done")) == 1
    assert coins(play(one, "bonus sweden-1")) == 2


def test_nm_3_12_golden_dimitris_explores() -> None:
    """Rulebook example: damage at the third card, lawspeakers to Sweden and Denmark, one coin."""
    state = play(exploring(), "reveal, draw sweden-2, put nothing, reveal, draw sweden-1, put both")
    assert clan(state).damaged == 0

    third = play(state, "reveal, draw denmark-1, put lawspeaker")
    assert (clan(third).ships, clan(third).damaged) == (1, 1)
    assert offers(third) == ["reveal", "stop"]
    after = play(landed(play(third, "stop")), "send sweden, send denmark, bonus sweden-1")
    assert tiles(after, clan(after).assigned) == ["sweden", "denmark"]
    assert coins(after) == 1


def test_nm_3_2_the_counter_starts_anew_each_round_and_with_cnut_at_his_card() -> None:
    state = play(
        exploring("leader-1 cnut", "settlements-1 denmark", "beside-1 england-3", "route-1 england-3", "damage 1 0"),
        "reveal, draw sweden-2",
    )

    assert clan(state).damaged == 1


def test_nm_3_8_part_two_waits_for_all() -> None:
    assert round_of().phase != exploring().phase
