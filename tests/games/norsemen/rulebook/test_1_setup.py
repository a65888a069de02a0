"""NM-1, set-up: order, tiles, scoring cards, tokens, leaders chosen in secret."""

import pytest

import kogge
from kogge.core.state import UNSEEN
from kogge.games.norsemen.rules.constants import FORT, LADDERS
from tests.games.norsemen.rulebook.table import cards, clan, coins, given, ladder, tiles, view, vp
from tests.helpers import chances, offers, play, refused

ORDER = "order 2"
BOARD = "tile england, tile ireland, scoring forts, scoring longships, scoring ages"
DEALS = "deal gorm, deal olof, deal cnut, deal aud"


def test_nm_1_1_the_order_is_drawn_and_later_places_get_coins_and_vp() -> None:
    state = given(players=4)

    assert chances(state) == {"order 1": 1, "order 2": 1, "order 3": 1, "order 4": 1}
    after = play(state, "order 3, order 1, order 4")
    assert after.order == [2, 0, 3, 1]
    assert [coins(after, seat) for seat in after.order] == [0, 1, 2, 3]
    assert [vp(after, seat) for seat in after.order] == [5, 6, 7, 8]


def test_nm_1_2_two_of_three_tiles_of_age_one_lie_beside_the_starting_ones() -> None:
    state = play(given(), ORDER)

    assert list(chances(state)) == ["tile england", "tile scotland", "tile ireland"]
    after = play(state, "tile ireland, tile england")
    on_map = [land["slug"] for land in view(after, 0)["territories"] if land["on_map"]]
    assert on_map == ["sweden", "denmark", "norway", "england", "ireland", "normandy"]


def test_nm_1_3_three_of_seven_scoring_cards_are_shown() -> None:
    state = play(given(), f"{ORDER}, tile england, tile ireland")

    assert len(chances(state)) == 7
    after = play(state, "scoring lore, scoring forts, scoring ages")
    assert [title["slug"] for title in view(after, 1)["scoring"]] == ["forts", "lore", "ages"]


def test_nm_1_4_every_seat_has_its_tokens_and_full_ladders() -> None:
    state = given()

    c = clan(state)
    assert (c.vp, c.jarls, c.lawspeakers, c.ships, c.damaged) == (5, 2, 2, 3, 0)
    for name in range(len(LADDERS)):
        assert ladder(state, name) == [1, 1, 1, 0, 4]


def test_nm_1_5_two_leaders_are_dealt_in_secret_and_one_is_kept() -> None:
    state = play(given(), f"{ORDER}, {BOARD}")

    assert len(chances(state)) == 9
    deal = state.a.table.parse("deal gorm")
    assert state.seen_as(deal, 1) == deal
    assert state.seen_as(deal, 0) == state.seen_as(deal, kogge.SPECTATOR) == state.a.veiled_deal.start
    dealt = play(state, DEALS)
    assert dealt.veiled()
    assert dealt.awaited() == [0, 1]
    assert [state.a.table.token(action) for action in dealt.legal_as(1)] == ["choose gorm", "choose olof"]
    assert view(dealt, 1)["seats"][1]["dealt"] == ["gorm", "olof"]
    assert view(dealt, 0)["seats"][1]["dealt"] == ["?", "?"]
    assert refused(dealt, "choose cnut") == ("NM-1.5", "reason-not-dealt")


def test_nm_1_5_the_choice_is_unseen_until_all_have_chosen() -> None:
    state = play(given(), f"{ORDER}, {BOARD}, {DEALS}")
    choice = state.a.table.parse("choose aud")

    assert state.seen_of(0, choice, 0) == choice
    assert state.seen_of(0, choice, 1) == state.a.finished.start
    state.apply_checked_as(0, choice)
    assert view(state, 1)["seats"][0]["leader"] is None
    assert view(state, 1)["seats"][0]["finished"]
    state.apply_checked_as(1, state.a.table.parse("choose gorm"))
    assert not state.veiled()
    assert [seat["leader"] for seat in view(state, kogge.SPECTATOR)["seats"]] == ["aud", "gorm"]


def test_nm_1_6_leaders_bring_coins_and_the_starting_settlement_in_order() -> None:
    state = play(given(), f"{ORDER}, {BOARD}, {DEALS}, choose gorm, choose aud")

    assert state.to_move() == 1
    assert offers(state) == ["settle denmark"]
    after = play(state, "settle denmark, settle norway")
    assert (coins(after, 1), coins(after, 0)) == (3, 1 + 2)
    assert tiles(after, clan(after, 1).settlements) == ["denmark"]
    assert tiles(after, clan(after, 0).settlements) == ["norway"]


def test_nm_1_6_no_bonus_for_starting_settlements() -> None:
    state = play(given(), f"{ORDER}, {BOARD}, deal gorm, deal olof, deal cnut, deal harald")
    after = play(state, "choose gorm, choose harald, settle denmark, settle denmark")

    assert coins(after, 1) == 3


def test_nm_1_7_the_starting_deck_has_ten_cards() -> None:
    state = given()

    assert cards(state, clan(state).bag) == [
        *("sweden-1", "sweden-2", "sweden-3", "denmark-1", "denmark-2", "denmark-3"),
        *("norway-1", "norway-2", "norway-3", "scandinavia"),
    ]


@pytest.mark.parametrize(("age", "size"), [("1", 30), ("2", 24), ("3", 24)])
def test_nm_1_8_the_age_decks(age: str, size: int) -> None:
    assert view(given(), 0)["decks"][age] == {"size": size, "bottom": []}


def test_nm_1_9_coins_and_vp_have_no_limit() -> None:
    state = given(
        "phase expansion",
        "leader-1 aud",
        "leader-2 olof",
        "map england scotland",
        "coins 500 0",
        "vp 300 5",
        "settlements-1 norway",
        "settlements-2 sweden",
        "pending turn 0",
    )

    assert coins(play(state, "title jarl, coins")) == 502


def test_nm_1_5_a_hidden_step_is_unseen_and_not_counted() -> None:
    state = given("phase route", "leader-1 aud", "leader-2 olof", "settlements-1 norway", "settlements-2 sweden")

    assert state.seen_of(0, state.a.reveal.start, 1) == UNSEEN


def test_nm_9_5_olof_starts_with_a_fort() -> None:
    state = play(given(), f"{ORDER}, {BOARD}, {DEALS}, choose olof, choose aud, settle sweden")

    assert offers(state) == ["fort england", "fort ireland"]
    after = play(state, "fort ireland")
    assert tiles(after, clan(after, 1).forts) == ["ireland"]
    assert vp(after, 1) == 5 + 1
    assert ladder(after, FORT, 1) == [0, 1, 1, 0, 4]


def test_nm_9_2_cnut_sees_two_cards_and_shows_one() -> None:
    state = play(given(), f"{ORDER}, {BOARD}, {DEALS}, choose gorm, choose cnut, settle denmark, settle denmark")

    draw = state.a.table.parse("draw england-3")
    assert state.seen_as(draw, 0) == draw
    assert state.seen_as(draw, 1) == state.a.veiled_draw.start
    seen = play(state, "draw england-3, draw scotland-9")
    assert offers(seen) == ["show england-3", "show scotland-9"]
    after = play(seen, "show england-3")
    assert cards(after, clan(after, 0).route) == ["england-3"]
    assert view(after, 0)["decks"]["1"] == {"size": 29, "bottom": ["scotland-9"]}
    assert view(after, 1)["decks"]["1"] == {"size": 29, "bottom": ["?"]}


def test_nm_9_6_rurik_takes_the_tile_left_over() -> None:
    state = play(given(), f"{ORDER}, {BOARD}, deal rurik, deal olof, deal cnut, deal aud")
    after = play(state, "choose rurik, choose aud, settle sweden")

    owners = {land["slug"]: land["owner"] for land in view(after, 0)["territories"]}
    assert owners["scotland"] == 1
    assert owners["england"] is None
