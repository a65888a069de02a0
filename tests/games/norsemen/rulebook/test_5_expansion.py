"""NM-5, expansion: turns, jarls and combined spaces, longships, thing actions, repair, title space, pass."""

from tests.games.norsemen.rulebook.table import clan, coins, example, icons, round_of, tiles, view, vp
from tests.helpers import offers, play, refused

PAIRS = {"combined_pairs": "longships_lawspeakers"}


def test_nm_5_1_one_action_a_turn_in_playing_order() -> None:
    state = example("NM-5.1")

    first = play(state, "title jarl, coins")
    assert first.to_move() == 2
    second = play(first, "title jarl, coins")
    assert second.to_move() == 0
    assert play(second, "title jarl, coins").to_move() == 1


def test_nm_5_2_jarls_stand_on_different_actions() -> None:
    state = play(example("NM-5.2"), "jarl longships, stop, pass")

    assert refused(state, "jarl longships") == ("NM-5.2", "reason-jarl-there")
    both = play(state, "jarl forts, stop")
    assert refused(both, "jarl explore") == ("NM-5.2", "reason-no-jarl")


def test_nm_5_2_the_first_takes_the_primary_space_later_ones_the_leftmost_secondary() -> None:
    turns = "jarl forts, stop, jarl forts, stop, jarl forts, stop, jarl forts, stop"
    state = play(round_of(players=4), turns)

    assert view(state, 0)["jarls"]["forts"]["spaces"] == [0, 1, 2, 3]
    assert [coins(state, seat) for seat in range(4)] == [3, 2, 1, 0]


def test_nm_5_3_golden_gina_and_george_share_the_combined_space() -> None:
    """Rulebook example: explore on the primary space for 3 coins, then forts for 2, then forts for 1."""
    state = play(
        example("NM-5.3"), "jarl explore, deck 1, draw england-1, draw england-2, draw england-3, draw england-4, stop"
    )
    assert coins(state) == 3

    george = play(state, "jarl forts, stop")
    assert coins(george, 1) == 2
    gina = play(george, "jarl forts, stop")
    assert coins(gina) == 3 + 1
    assert view(gina, 0)["jarls"]["forts"]["spaces"] == [None, 1, 0, None]


def test_nm_5_3_with_four_players_nothing_is_shared() -> None:
    state = play(round_of(players=4), "jarl forts, stop, jarl explore")

    assert coins(state, 1) == 3


def test_nm_5_3_the_second_pair_is_an_option_for_two_players() -> None:
    shared = play(
        round_of("route-2 scandinavia*", "longships 3 2", options=PAIRS), "jarl longships, stop, jarl lawspeakers"
    )
    apart = play(round_of("route-2 scandinavia*", "longships 3 2"), "jarl longships, stop, jarl lawspeakers")

    placed = [play(state, "advance lawspeaker 1 plain, stop") for state in (shared, apart)]
    assert clan(placed[0], 1).lawspeakers == 3
    assert offers(placed[1])[0] == "skip"
    three = play(round_of(players=3, options=PAIRS), "jarl longships, stop, jarl lawspeakers, stop")
    assert view(three, 0)["jarls"]["lawspeakers"]["spaces"] == [1, None, None, None]


def test_nm_5_4_a_longship_goes_on_a_card_without_one() -> None:
    state = example("NM-5.4")

    assert refused(state, "place sweden-1") == ("NM-5.4", "reason-longship-there")
    assert refused(state, "place norway-1") == ("NM-5.4", "reason-not-in-route")
    after = play(state, "place sweden-3")
    assert icons(after) == {"wood": 3, "food": 1}
    assert clan(after).ships == 1
    none = round_of("route-1 sweden-1* sweden-3", "longships 0 3", "damaged 2 0")
    assert refused(none, "place sweden-3") == ("NM-5.4", "reason-no-longship")


def test_nm_5_5_an_assigned_lawspeaker_moves_to_the_thing_space() -> None:
    state = example("NM-5.5")
    after = play(state, "thing sweden")

    assert tiles(after, clan(after).acted) == ["sweden"]
    assert tiles(after, clan(after).assigned) == []
    assert refused(play(after, "pass"), "thing sweden") == ("NM-5.5", "reason-no-lawspeaker-there")


def test_nm_5_6_any_number_of_longships_is_repaired_for_two_coins_each() -> None:
    state = example("NM-5.6")

    assert [offer for offer in offers(state) if offer.startswith("repair")] == ["repair 1", "repair 2"]
    after = play(state, "repair 2")
    assert (clan(after).ships, clan(after).damaged, coins(after)) == (2, 1, 1)
    assert refused(state, "repair 3") == ("NM-5.6", "reason-too-dear")
    assert refused(state, "repair 4") == ("NM-5.6", "reason-not-damaged")


def test_nm_5_6_one_discount_for_the_whole_repair() -> None:
    state = round_of("route-1 rus-8*", "longships 0 3", "damaged 2 0", "coins 3 0")

    assert coins(play(state, "repair 2")) == 0


def test_nm_5_7_the_title_space_takes_jarls_and_longships() -> None:
    state = play(round_of(), "title jarl, coins, pass, title jarl, coins, title longship, coins")

    c = clan(state)
    assert (c.title_jarls, c.title_ships, c.jarls, c.ships, c.coins) == (2, 1, 0, 2, 6)
    assert refused(state, "title jarl") == ("NM-5.7", "reason-no-jarl")


def test_nm_5_7_a_scoring_card_gives_the_vp_of_its_leftmost_free_space_once() -> None:
    fleet = ("longships 5 5", "ladder-longship-1 0 0 1 0 4", "ladder-longship-2 0 0 1 0 4")
    state = play(round_of(*fleet), "title jarl")

    assert offers(state) == ["coins", "score longships"]
    first = play(state, "score longships")
    assert vp(first) == 5 + 4
    second = play(first, "title jarl, score longships")
    assert vp(second, 1) == 5 + 3
    assert refused(play(second, "title jarl"), "score longships") == ("NM-5.7", "reason-title-taken")
    assert refused(state, "score lore") == ("NM-1.3", "reason-title-not-shown")


def test_nm_5_8_who_has_passed_takes_no_more_turns() -> None:
    state = play(example("NM-5.8"), "pass, title jarl, coins, pass")

    assert state.to_move() == 1
    assert play(state, "pass").phase != state.phase


def test_nm_5_8_passing_is_always_possible() -> None:
    state = round_of(
        "longships 0 0",
        "jarls 0 0",
        "title-jarls 2 2",
        "title-longships 3 3",
        "lawspeakers 0 0",
        "acted-1 sweden norway",
        "acted-2 sweden norway",
    )

    assert offers(state) == ["pass"]


def test_nm_5_9_a_free_action_comes_before_the_action_or_a_pass() -> None:
    state = example("NM-5.9")
    moved = play(state, "ship-from available, place norway-2")

    assert moved.to_move() == 0
    assert refused(moved, "ship-from available") == ("NM-9.8", "reason-ability-used")
    assert play(moved, "pass").to_move() == 1


def test_nm_5_7_a_seat_puts_one_token_on_a_card_wherever_it_stands_there() -> None:
    has_two_forts = ["ladder-fort-2 0 0 1 0 4", "forts-2 england scotland", "scoring settlements forts lore"]
    second = round_of(*has_two_forts, "scored-forts 1 2", "pending title 1")

    assert refused(second, "score forts") == ("NM-5.7", "reason-title-taken")
    assert "score forts" in offers(round_of(*has_two_forts, "scored-forts 1", "pending title 1"))
