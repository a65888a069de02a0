"""NM-7, the return phase."""

from kogge.games.norsemen.rules.state import NorsemenState
from tests.games.norsemen.rulebook.table import cards, clan, coins, icons, last_round, round_of, tiles, vp
from tests.helpers import offers, play, refused


def returning(*fields: str, players: int = 2) -> NorsemenState:
    """All but the last in order have passed; it passes now."""
    passed = " ".join("1" if seat < players - 1 else "0" for seat in range(players))
    named = {field.split()[0] for field in fields}
    start = [f"passed {passed}", f"pending turn {players - 1}"]
    state = round_of(*[field for field in start if field.split()[0] not in named], *fields, players=players)
    return play(state, "pass")


def test_nm_7_1_the_order_follows_the_circles_then_the_order_before() -> None:
    state = returning("order 3 1 2 4", "circles 4 1", "passed 1 1 1 0", players=4)

    assert state.order == [3, 0, 2, 1]


def test_nm_7_2_golden_gina_dimitris_and_leonora_compare_their_lore() -> None:
    """Rulebook example, with its sum corrected: 7, 4 and 6. Order: Leonora, Dimitris, Gina."""
    fields = [
        "order 3 2 1",
        "passed 0 1 1",
        "pending turn 0",
        "route-1 sicily-3* england-3 byzantium-2* ireland-8",
        "route-2 england-5* rus-6 greenland-4",
        "route-3 sicily-4 iceland-4 vinland-4",
        "longships 1 2 3",
        "settlements-1 denmark",
        "leader-1 gorm",
        "settlements-3 denmark",
    ]
    before = round_of(*fields, players=3)
    state = play(before, "pass")

    assert [icons(before, seat).get("gem", 0) for seat in range(3)] == [3, 2, 1]
    assert [icons(before, seat).get("rune", 0) for seat in range(3)] == [2, 0, 1]
    assert [icons(before, seat).get("spice", 0) for seat in range(3)] == [1, 1, 1]
    assert [vp(state, seat) - 5 for seat in range(3)] == [7, 4, 6]


def test_nm_7_2_two_players_get_two_and_one_and_four_players_three_to_none() -> None:
    two = returning("route-1 england-3", "route-2 england-5*", "longships 3 2")
    four = returning(
        "route-1 england-3", "route-2 rus-6", "route-3 sicily-4", "route-4 england-5*", "longships 3 3 3 2", players=4
    )

    assert [vp(two, seat) - 5 for seat in range(2)] == [2, 1]
    assert [vp(four, seat) - 5 for seat in range(4)] == [3, 2, 1, 0]


def test_nm_7_3_golden_daphnes_incomes() -> None:
    """Rulebook example: Denmark with 2 fabric 3 coins, Ireland without sailing 2 coins, a legendary token 2 VP."""
    state = returning(
        "map ireland england",
        "leader-1 harald",
        "settlements-1 denmark ireland",
        "ladder-settlement-1 0 1 1 0 4",
        "route-1 ireland-1*",
        "longships 2 3",
        "ladder-lawspeaker-1 1 1 1 0 0",
        "lawspeakers 3 2",
    )

    assert coins(state) == 3 + 2
    assert vp(state) == 5 + 2


def test_nm_7_3_incomes_come_in_the_new_order() -> None:
    state = returning(
        "circles 2", "settlements-1 sweden", "settlements-2 sweden", "leader-2 rurik", "own-tiles-2 ireland"
    )

    assert state.order == [1, 0]
    assert state.to_move() == 1


def test_nm_7_4_lore_of_a_settlement_counts_from_the_moment_it_stands() -> None:
    state = round_of(*last_round("sicily"), "route-1 sweden-3*", "longships 2 3", "leader-1 olof")
    after = play(state, "jarl settlements, advance settlement 1 plain, stop, settle sicily")

    assert icons(after) == {"wood": 1, "food": 1, "gem": 1}


def test_nm_7_4_lore_of_a_settlement_adds_to_that_of_the_cards() -> None:
    fields = ["settlements-1 sweden sicily", "ladder-settlement-1 0 1 1 0 4", *last_round("sicily")]

    assert icons(round_of(*fields, "route-1 sicily-4")) == {"gem": 2}


def test_nm_7_5_sweden_sells_a_vp_for_a_coin_once() -> None:
    state = returning("coins 0 0")

    assert offers(state) == ["done", "income sweden"]
    after = play(state, "income sweden")
    assert (coins(after), vp(after)) == (2, 4)
    assert "income sweden" not in offers(after)
    assert offers(returning("vp 0 5"))[:2] != ["done", "income sweden"]


def test_nm_7_5_one_missing_icon_of_a_condition_may_be_traded_for() -> None:
    ireland = ("map ireland england", "leader-1 leif", "settlements-1 norway ireland", "ladder-settlement-1 0 1 1 0 4")
    one = returning(*ireland, "route-1 norway-3*", "longships 2 3", "coins 2 0")
    none = returning(*ireland, "coins 9 0")

    assert offers(one) == ["done", "income ireland"]
    assert coins(one) == 2 + 1 + 2
    assert coins(play(one, "income ireland")) == 5 - 2 + 2
    assert "income ireland" not in offers(none)


def test_nm_7_6_scotland_keeps_a_lawspeaker_on_an_assigned_space() -> None:
    fields = ("leader-1 leif", "settlements-1 norway scotland", "ladder-settlement-1 0 1 1 0 4")
    state = returning(*fields, "acted-1 sweden", "assigned-1 denmark", "lawspeakers 0 2")

    assert offers(state) == ["done", "hold sweden", "hold denmark"]
    held = play(state, "hold sweden")
    home = clan(held)
    assert (home.lawspeakers, tiles(held, home.assigned), home.acted) == (1, ["sweden"], 0)
    gone = clan(play(state, "done"))
    assert (gone.lawspeakers, gone.assigned) == (2, 0)


def test_nm_7_6_not_from_normandy_and_not_in_the_last_round() -> None:
    fields = ("leader-1 leif", "settlements-1 norway scotland", "ladder-settlement-1 0 1 1 0 4")

    assert "hold" not in " ".join(offers(returning(*fields, "normandy-acted 2 0", "lawspeakers 0 2")))
    last = returning(*fields, "acted-1 sweden", "lawspeakers 1 2", *last_round("scotland", "england"))
    assert "hold" not in " ".join(offers(last))


def test_nm_7_7_every_legendary_token_in_play_earns_two_vp() -> None:
    state = returning(
        "leader-1 leif",
        "settlements-1 norway",
        "ladder-longship-1 1 1 1 0 0",
        "longships 4 3",
        "ladder-lawspeaker-1 1 1 1 0 0",
        "lawspeakers 3 2",
    )

    assert vp(state) == 5 + 4


def test_nm_7_8_tokens_come_home_and_damaged_longships_stay_damaged() -> None:
    state = returning(
        "leader-1 leif",
        "settlements-1 norway",
        "route-1 sweden-1* sweden-2",
        "longships 0 3",
        "damaged 1 0",
        "title-longships 1 0",
        "title-jarls 1 0",
        "jarls 0 2",
        "jarl-forts 1 0 0 0",
        "acted-1 norway",
        "normandy-acted 1 0",
        "lawspeakers 0 2",
    )

    c = clan(state)
    assert (c.ships, c.damaged, c.title_ships, c.ships_on) == (2, 1, 0, [0, 0])
    assert (c.jarls, c.title_jarls, c.lawspeakers, c.acted, c.normandy_acted) == (2, 0, 2, 0, 0)
    assert set(state.jarls_at) == {-1}
    assert icons(state) == {}
    assert not c.passed


def test_nm_7_9_golden_ports_of_stergios_and_electra() -> None:
    """Rulebook example: an age II settlement and one port; England with two ports and cards up to age I."""
    route = "route-1 sweden-1 england-1 rus-1 sicily-1"
    stergios = returning(
        "map england scotland rus",
        "round 2",
        "leader-1 leif",
        "settlements-1 norway rus",
        "ladder-settlement-1 0 1 1 0 4",
        route,
    )
    assert offers(stergios) == ["done", "port sweden-1", "port england-1", "port rus-1"]
    kept = play(stergios, "port rus-1")
    assert cards(kept, clan(kept).top) == ["rus-1"]
    assert kept.to_move() != 0

    electra = returning("leader-1 leif", "settlements-1 norway england", "ladder-settlement-1 0 1 1 0 4", route)
    assert refused(electra, "port rus-1") == ("NM-7.9", "reason-port-age")
    both = play(electra, "port sweden-1, port england-1")
    assert cards(both, clan(both).top) == ["sweden-1", "england-1"]


def test_nm_7_9_a_starting_settlement_keeps_starting_cards_only() -> None:
    state = returning("leader-1 leif", "settlements-1 norway", "route-1 sweden-1 england-1")

    assert offers(state) == ["done", "port sweden-1"]


def test_nm_7_10_the_rest_of_the_route_is_discarded() -> None:
    state = play(returning("leader-1 leif", "settlements-1 norway", "route-1 sweden-1 england-3"), "port sweden-1")

    assert cards(state, clan(state).discard) == ["england-3"]
    assert clan(state).route == []
    assert icons(state) == {}


def test_nm_7_11_a_new_tile_comes_at_the_end_of_each_round_but_the_last() -> None:
    first = returning("leader-1 leif", "settlements-1 norway")
    assert offers(first) == ["tile rus", "tile iceland", "tile greenland"]

    second = returning("leader-1 leif", "settlements-1 norway", "round 2", "map england scotland rus")
    assert offers(second) == ["tile iceland", "tile greenland"]
    third = returning("leader-1 leif", "settlements-1 norway", "round 3", "map england scotland rus iceland")
    assert offers(third) == ["tile byzantium", "tile sicily", "tile vinland"]
    begun = play(third, "tile sicily")
    assert (begun.round, begun.veiled()) == (4, True)
