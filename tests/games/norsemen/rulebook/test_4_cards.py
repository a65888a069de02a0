"""NM-4, cards added later and the bonuses of cards."""

import pytest

import kogge
from kogge.games.norsemen.rules.constants import B_NONE, FORT, LAWSPEAKER, LONGSHIP, SETTLEMENT
from kogge.games.norsemen.rules.state import NorsemenState
from tests.games.norsemen.rulebook.table import cards, clan, coins, icons, ladder, last_round, round_of, tiles, vp
from tests.helpers import chances, offers, play, refused


def norway(*fields: str) -> NorsemenState:
    """Seat 1 can perform Norway's thing action, which adds a card."""
    named = {field.split()[0] for field in fields}
    start = ["route-1 norway-1*", "longships 2 3", "assigned-1 norway", "lawspeakers 1 2"]
    return round_of(*[field for field in start if field.split()[0] not in named], *fields)


def placing(card: str, *fields: str) -> NorsemenState:
    """Seat 1 can place a longship on this card."""
    named = {field.split()[0] for field in fields}
    start = [field for field in [f"route-1 {card}"] if field.split()[0] not in named]
    return play(round_of(*start, *fields), f"place {card}")


def test_nm_4_1_a_card_added_later_joins_the_route_beyond_the_limit_and_without_damage() -> None:
    eight = "sweden-1 sweden-2 sweden-3 denmark-1 denmark-2 denmark-3 norway-1* norway-2"
    state = round_of(
        f"route-1 {eight}", "longships 2 3", "assigned-1 norway", "lawspeakers 1 2", "top-1 england-2", "damage 1 0"
    )
    after = play(state, "thing norway, draw england-2, skip, skip")

    assert len(clan(after).route) == 9
    assert clan(after).damaged == 0


def test_nm_4_2_a_longship_may_go_on_it_at_once_with_its_bonus() -> None:
    state = play(norway(), "thing norway, draw sweden-1")

    assert offers(state) == ["skip", "place sweden-1"]
    placed = play(state, "place sweden-1")
    assert icons(placed) == {"sailing": 2, "wood": 2}
    assert offers(placed) == ["skip", "bonus sweden-1"]
    assert coins(play(placed, "bonus sweden-1")) == 2 + 1


def test_nm_4_2_without_an_available_longship_it_is_not_asked() -> None:
    state = norway("longships 0 3", "damaged 2 0")

    assert offers(play(state, "thing norway, draw sweden-1")) == ["skip", "send sweden", "send normandy"]


def test_nm_4_3_then_a_lawspeaker_may_go_to_its_territory_or_normandy_but_not_to_a_fort() -> None:
    state = norway("forts-1 england", "ladder-fort-1 0 1 1 0 4")
    asked = play(state, "thing norway, draw sweden-1, skip")

    assert offers(asked) == ["skip", "send sweden", "send normandy"]
    after = play(asked, "send sweden")
    assert tiles(after, clan(after).assigned) == ["sweden"]
    assert clan(after).lawspeakers == 0
    assert offers(play(state, "thing norway, draw scandinavia, skip")) == [
        *("skip", "send sweden", "send denmark", "send normandy"),
    ]


def test_nm_4_4_a_price_is_paid_first_or_the_bonus_is_not_offered() -> None:
    assert offers(placing("ireland-10", "coins 2 0")) == ["skip", "bonus ireland-10"]
    assert placing("ireland-10", "coins 1 0").to_move() == 1
    after = play(placing("ireland-10", "coins 2 0"), "bonus ireland-10")
    assert coins(after) == 0
    discount = placing("ireland-10", "coins 1 0", "route-1 rus-8* ireland-10", "longships 2 3")
    assert coins(play(discount, "bonus ireland-10")) == 0


def test_nm_4_5_coins() -> None:
    assert coins(play(placing("england-1"), "bonus england-1")) == 2
    assert coins(play(placing("england-1"), "skip")) == 0


def test_nm_4_6_vp() -> None:
    assert vp(play(placing("england-7"), "bonus england-7")) == 6
    assert vp(play(placing("sicily-8"), "bonus sicily-8")) == 7
    assert vp(play(placing("sicily-1", "coins 1 0"), "bonus sicily-1")) == 7


@pytest.mark.parametrize(
    ("card", "fields", "gained"),
    [
        ("rus-7", ["forts-1 england scotland", "ladder-fort-1 0 0 1 0 4"], 2),
        ("sicily-5", [], 0),
        ("greenland-5", ["route-1 greenland-5 greenland-4"], 3),
        ("byzantium-1", ["settlements-1 sweden norway", "ladder-settlement-1 0 1 1 0 4"], 2),
        ("byzantium-4", ["route-1 byzantium-4 byzantium-3"], 1),
        ("sicily-2", ["route-1 sicily-2 scandinavia*", "longships 2 3"], 4),
        ("sicily-5", ["route-1 sicily-5"], 0),
        ("vinland-7", ["ladder-longship-1 0 1 1 0 4", "longships 4 3"], 4),
        ("vinland-1", ["route-1 vinland-1 vinland-2 sicily-1 rus-1"], 3),
    ],
)
def test_nm_4_7_vp_for_each_token_icon_or_card(card: str, fields: list[str], gained: int) -> None:
    state = placing(card, *fields)
    if f"bonus {card}" in offers(state) and gained:
        assert vp(play(state, f"bonus {card}")) == 5 + gained


def test_nm_4_7_lawspeakers_of_the_start_count() -> None:
    card = "sicily-6"

    assert vp(play(placing(card), f"bonus {card}")) == 5 + 2


@pytest.mark.parametrize(
    ("other", "pairs"), [("rus-5*", 1), ("rus-5* rus-7*", 2), ("rus-5* rus-7* rus-4*", 2), ("", 0)]
)
def test_nm_4_8_two_vp_for_each_pair_of_lore(other: str, pairs: int) -> None:
    count = len(other.split())
    state = placing(
        "iceland-5", f"route-1 iceland-5 {other}", f"longships {4 - count} 3", "ladder-longship-1 0 1 1 0 4"
    )

    assert vp(play(state, "bonus iceland-5")) == 5 + 2 * pairs


def test_nm_4_9_a_lawspeaker_that_has_not_acted_moves() -> None:
    fields = ("assigned-1 sweden", "normandy 1 0", "acted-1 norway", "lawspeakers 1 2", "ladder-lawspeaker-1 0 0 1 0 4")
    state = play(placing("scotland-4", *fields), "bonus scotland-4")

    assert offers(state) == ["speaker-from sweden", "speaker-from normandy", "speaker-from available"]
    assert offers(play(state, "speaker-from sweden")) == [
        *("send denmark", "send england", "send scotland", "send normandy"),
    ]
    assert offers(play(state, "speaker-from normandy")) == ["send denmark", "send england", "send scotland"]
    after = play(state, "speaker-from normandy, send england")
    assert tiles(after, clan(after).assigned) == ["sweden", "england"]
    assert clan(after).normandy == 0


def test_nm_4_9_without_a_lawspeaker_nothing_is_asked() -> None:
    state = placing("scotland-4", "acted-1 sweden norway", "lawspeakers 0 2")

    assert play(state, "bonus scotland-4").to_move() == 1


def test_nm_4_10_any_token_advances_one_space_without_cost() -> None:
    state = play(placing("vinland-8"), "bonus vinland-8")

    assert len(offers(state)) == 4 * 4
    after = play(state, "advance settlement 4 legendary")
    assert vp(after) == 5 + 2
    assert ladder(after, SETTLEMENT) == [1, 1, 1, 0, 3]
    assert ladder(play(state, "advance longship 1 plain"), LONGSHIP) == [0, 1, 1, 0, 4]
    assert offers(play(state, "advance lawspeaker 1 plain"))[0] == "send sweden"
    assert ladder(play(state, "advance lawspeaker 2 plain"), LAWSPEAKER) == [2, 0, 1, 0, 4]
    fort = play(state, "advance fort 1 plain, fort england")
    assert (ladder(fort, FORT), fort.to_move()) == ([0, 1, 1, 0, 4], 1)


def test_nm_4_11_draw_adds_the_top_card_of_the_deck() -> None:
    state = play(placing("england-9"), "bonus england-9")

    assert state.to_move() == kogge.CHANCE
    assert len(chances(state)) == 10
    assert cards(play(state, "draw norway-2"), clan(play(state, "draw norway-2")).route) == ["england-9", "norway-2"]


def test_nm_4_11_with_no_card_left_nothing_is_drawn() -> None:
    every = "sweden-1 sweden-2 sweden-3 denmark-1 denmark-2 denmark-3 norway-1 norway-2 norway-3 scandinavia"
    state = placing("england-9", f"route-1 england-9 {every}")

    assert play(state, "bonus england-9").to_move() == 1


def test_nm_4_2_each_longship_gives_the_bonus_once() -> None:
    state = play(placing("england-1"), "bonus england-1, pass")

    assert refused(state, "bonus england-1")[0] == "NM-5.1"


EVERY_BONUS = [card for card in range(88) if round_of().e.bonus_kind[card] != B_NONE]


@pytest.mark.parametrize("card", EVERY_BONUS)
def test_nm_4_4_every_bonus_can_be_taken(card: int) -> None:
    slug = round_of().e.cards[card]
    state = round_of(*last_round(), f"route-1 {slug}", "coins 9 0")

    taken = play(state, f"place {slug}, bonus {slug}")
    assert taken.problems() == []
    assert taken.text() != play(state, f"place {slug}, skip").text() or state.e.bonus_kind[card] in (3, 4)
