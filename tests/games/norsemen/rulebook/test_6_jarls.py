"""NM-6, the five jarl actions."""

from kogge.games.norsemen.rules.constants import FORT, LAWSPEAKER, SETTLEMENT
from tests.games.norsemen.rulebook.table import (
    cards,
    clan,
    coins,
    example,
    ladder,
    last_round,
    round_of,
    tiles,
    view,
    vp,
)
from tests.helpers import effects, offers, play, refused

DRAWS = "draw england-1, draw england-2, draw england-3, draw england-4"


def test_nm_6_1_steps_are_chosen_one_by_one_and_paid_together() -> None:
    state = example("NM-6.1")
    steps = play(state, "jarl forts, advance fort 1 plain")

    assert vp(steps) == 5
    assert offers(steps) == ["stop", "advance fort 2 plain", "advance fort 3 plain", "advance fort 4 legendary"]
    both = play(steps, "advance fort 2 plain, stop")
    assert vp(both) == 5 + 2
    dear = play(steps, "advance fort 2 plain")
    assert refused(dear, "advance fort 3 plain") == ("NM-6.1", "reason-step-too-dear")
    assert refused(steps, "advance fort 1 plain") == ("NM-2.7", "reason-no-token")
    assert refused(steps, "advance longship 1 plain") == ("NM-2.7", "reason-other-ladder")


def test_nm_6_1_producing_nothing_is_allowed() -> None:
    assert play(round_of(), "jarl settlements, stop").to_move() == 1


def test_nm_6_1_the_same_token_may_go_several_steps() -> None:
    state = round_of(
        "route-1 norway-1* denmark-1*",
        "longships 1 3",
        "ladder-fort-1 0 1 0 0 0",
        "forts-1 england scotland rus",
        *last_round(),
    )
    after = play(state, "jarl forts, advance fort 2 plain, advance fort 1 plain, stop")

    assert vp(after) == 7
    assert ladder(after, FORT) == [0, 0, 0, 0, 0]


def test_nm_6_2_longships_are_available_from_the_primary_space_and_damaged_from_another() -> None:
    state = example("NM-6.2")
    build = "jarl longships, advance longship 1 plain, stop"
    first = play(state, build)
    later = play(first, build)

    assert (clan(first).ships, clan(first).damaged) == (3, 0)
    assert (clan(later, 1).ships, clan(later, 1).damaged) == (2, 1)


def test_nm_6_3_settlements_go_anywhere_and_a_secondary_space_costs_three_vp() -> None:
    state = play(round_of("route-2 sweden-3*", "longships 3 2"), "jarl settlements, stop, jarl settlements")

    assert vp(state, 1) == 2
    after = play(state, "advance settlement 1 plain, stop, settle england, skip")
    assert tiles(after, clan(after, 1).settlements) == ["norway", "england"]
    assert ladder(after, SETTLEMENT, 1) == [0, 1, 1, 0, 4]


def test_nm_6_3_vp_that_are_lost_must_be_there() -> None:
    state = play(round_of("vp 5 2"), "jarl settlements, stop")

    assert refused(state, "jarl settlements") == ("NM-6.3", "reason-vp-missing")


def test_nm_6_4_forts_bring_coins_first_which_may_pay_for_the_trade() -> None:
    state = round_of("route-1 denmark-1*", "longships 2 3")
    after = play(state, "jarl forts, advance fort 1 plain, stop")

    assert coins(after) == 3 - 2
    assert offers(after) == ["fort england", "fort scotland"]


def test_nm_6_5_after_a_jarls_fort_the_thing_action_there_is_free() -> None:
    state = round_of("route-1 norway-1* denmark-1*", "longships 1 3", "acted-2 england", "lawspeakers 2 1")
    built = play(state, "jarl forts, advance fort 1 plain, stop, fort england")

    assert offers(built) == ["skip", "thing-free england"]
    done = play(built, "thing-free england, advance longship 1 plain")
    assert vp(done) == 5 + 1 + 2 + 1
    assert clan(done).ships == 2
    assert coins(done, 1) == 2
    assert clan(done).acted == 0


def test_nm_2_10_by_option_a_free_thing_action_pays_its_actor_too() -> None:
    fields = ("route-1 norway-1* denmark-1*", "longships 1 3", "acted-1 england", "lawspeakers 1 2")
    line = "jarl forts, advance fort 1 plain, stop, fort england, thing-free england, advance longship 1 plain"

    plain, paid = (play(round_of(*fields, options={"free_thing_pays_actor": on}), line) for on in (False, True))

    assert coins(paid) - coins(plain) == paid.e.bonus_coins[paid.e.territories.index("england")] == 2
    assert vp(paid) == vp(plain)


def test_nm_2_10_by_option_a_lawspeakers_own_thing_action_still_pays_nobody_twice() -> None:
    fields = ("route-1 sweden-1* sweden-2*", "longships 1 3", "assigned-1 sweden", "lawspeakers 1 2")

    plain, paid = (
        play(round_of(*fields, options={"free_thing_pays_actor": on}), "thing sweden") for on in (False, True)
    )

    assert coins(paid) == coins(plain)


def test_nm_5_7_a_scoring_card_and_the_jarl_action_of_its_name_are_different_causes() -> None:
    state = round_of("scoring lore longships forts", "forts-1 england scotland", "ladder-fort-1 0 0 1 0 4")

    assert effects(state, "title jarl, score forts")[-1] == "gain 0 4 vp scored-forts"
    assert effects(state, "jarl forts")[0] == "gain 0 3 coins forts"


def test_nm_6_5_each_fort_has_its_own_before_the_next_is_placed() -> None:
    state = round_of("route-1 denmark-1* norway-1*", "longships 1 3", "ladder-fort-1 2 1 0 0 4")
    built = play(state, "jarl forts, advance fort 1 plain, advance fort 1 plain, stop, fort england")

    assert offers(built) == ["skip", "thing-free england"]
    assert offers(play(built, "skip")) == ["fort scotland"]


def test_nm_6_6_trained_lawspeakers_go_anywhere_or_stay() -> None:
    state = play(example("NM-6.6"), "jarl lawspeakers, advance lawspeaker 1 plain, stop")

    assert offers(state)[0] == "skip"
    assert clan(play(state, "skip")).lawspeakers == 3
    assert tiles(state, clan(play(state, "send scotland")).assigned) == ["scotland"]


def test_nm_6_6_from_a_secondary_space_they_stay_at_home() -> None:
    state = play(round_of("route-2 scandinavia*", "longships 3 2"), "jarl lawspeakers, stop, jarl lawspeakers")
    after = play(state, "advance lawspeaker 1 plain, stop")

    assert clan(after, 1).lawspeakers == 3
    assert after.to_move() == 0


def test_nm_6_6_made_by_an_effect_they_are_always_sent() -> None:
    state = round_of("assigned-1 scotland", "lawspeakers 1 2", "leader-1 harald", "settlements-1 denmark")
    after = play(state, "thing-free scotland, advance lawspeaker 1 plain")

    assert "skip" not in offers(after)
    assert ladder(after, LAWSPEAKER) == [0, 1, 1, 0, 4]


def test_nm_6_7_exploring_draws_four_cards_of_a_deck_for_the_explorers_eyes() -> None:
    state = play(example("NM-6.7"), "jarl explore")
    assert offers(state) == ["deck 1", "deck 2", "deck 3"]

    drawing = play(state, "deck 1")
    draw = drawing.a.table.parse("draw england-1")
    assert drawing.seen_as(draw, 0) == draw
    assert drawing.seen_as(draw, 1) == drawing.a.veiled_draw.start
    drawn = play(drawing, DRAWS)
    assert view(drawn, 0)["hand"]["drawn"] == ["england-1", "england-2", "england-3", "england-4"]
    assert view(drawn, 1)["hand"]["drawn"] == ["?", "?", "?", "?"]


def test_nm_6_7_secondary_spaces_bring_fewer_coins_and_cards() -> None:
    spaces = [DRAWS, "draw england-5, draw england-6, draw england-7", "draw england-8, draw england-9"]
    turns = ", ".join(f"jarl explore, deck 1, {draws}, stop" for draws in spaces)
    turns += ", jarl explore, deck 1, draw england-10, draw scotland-1"
    state = play(round_of(players=4), turns)

    assert [coins(state, seat) for seat in range(4)] == [3, 2, 1, 0]
    assert offers(state) == ["stop"]


def test_nm_6_7_a_short_deck_is_drawn_to_its_end_and_empty_decks_give_coins_only() -> None:
    everything = " ".join(
        slug
        for slug in example("NM-6.7").e.cards
        if slug.split("-")[0] not in ("sweden", "denmark", "norway", "scandinavia")
    )
    empty = round_of(f"discard-2 {everything}")
    two = round_of(f"discard-2 {everything.replace('england-1 ', '').replace('england-2 ', '')}")

    assert (play(empty, "jarl explore").to_move(), coins(play(empty, "jarl explore"))) == (1, 3)
    assert offers(play(two, "jarl explore")) == ["deck 1"]
    assert offers(play(two, "jarl explore, deck 1, draw england-2, draw england-1")) == ["stop"]


def test_nm_6_8_keeping_costs_sailing_and_food_by_age_and_number() -> None:
    state = play(round_of("route-1 norway-2*", "longships 2 3", "coins 0 0"), f"jarl explore, deck 1, {DRAWS}")
    assert len(offers(state)) == 1 + 4

    one = play(state, "keep england-3")
    assert offers(one) == ["stop", "keep england-1", "keep england-2", "keep england-4"]
    two = play(one, "keep england-1, stop")
    assert coins(two) == 3 - 2
    assert refused(play(one, "keep england-1"), "keep england-2") == ("NM-6.8", "reason-enough-kept")


def test_nm_6_8_costs_of_every_age() -> None:
    costs = round_of().e.keep_cost

    assert [row[3] for row in costs[1]] == [0, 3, 4]
    assert [(row[3], row[2]) for row in costs[2][1:]] == [(4, 1), (6, 1)]
    assert [(row[3], row[2]) for row in costs[3][1:]] == [(5, 2), (7, 2)]


def test_nm_6_8_without_the_sailing_no_card_can_be_kept() -> None:
    state = play(round_of(), f"jarl explore, deck 1, {DRAWS}")

    assert refused(state, "keep england-1") == ("NM-6.8", "reason-keep-too-dear")
    assert refused(state, "keep england-9") == ("NM-6.8", "reason-keep-too-dear")
    able = play(example("NM-6.8"), f"jarl explore, deck 1, {DRAWS}")
    assert refused(able, "keep england-9") == ("NM-6.7", "reason-not-drawn")


def test_nm_6_9_kept_cards_go_to_the_route_or_on_top_and_the_rest_to_the_bottom() -> None:
    state = play(
        round_of("route-1 norway-2* norway-1*", "longships 1 3"),
        f"jarl explore, deck 1, {DRAWS}, keep england-3, keep england-1, stop",
    )

    assert offers(state) == ["route england-1", "route england-3", "top england-1", "top england-3"]
    assert cards(state, state.bottoms[1]) == ["england-2", "england-4"]
    after = play(state, "top england-3, route england-1, skip, skip")
    assert cards(after, clan(after).top) == ["england-3"]
    assert cards(after, clan(after).route) == ["norway-2", "norway-1", "england-1"]
    assert view(after, 1)["decks"]["1"]["bottom"] == ["?", "?"]
    assert view(after, 0)["decks"]["1"]["bottom"] == ["england-2", "england-4"]


def test_nm_6_10_a_fort_leaves_the_ladder_only_if_there_is_a_place_for_it() -> None:
    full = example("NM-6.10")
    state = play(full, "jarl forts")

    assert offers(state) == ["stop", "advance fort 4 legendary"]
    assert refused(state, "advance fort 1 plain") == ("NM-6.10", "reason-no-fort-place")


def test_nm_6_10_forts_that_wait_need_a_place_too() -> None:
    state = round_of("route-1 denmark-1* norway-1*", "longships 1 3", "forts-1 england", "ladder-fort-1 2 0 0 0 4")
    chosen = play(state, "jarl forts, advance fort 1 plain")

    assert clan(chosen).waiting == 1
    assert offers(chosen) == ["stop", "advance fort 4 legendary"]


def test_nm_6_11_a_free_step_must_be_taken_while_one_is_possible() -> None:
    state = example("NM-6.11")
    asked = play(state, "thing-free england")
    assert "skip" not in offers(asked)

    done = round_of(
        "assigned-1 england",
        "lawspeakers 1 2",
        "leader-1 harald",
        "settlements-1 denmark",
        "ladder-longship-1 0 0 0 0 0",
        "longships 7 3",
    )
    assert play(done, "thing-free england").to_move() == 1
    assert vp(play(done, "thing-free england")) == 7
