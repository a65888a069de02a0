"""NG-6, careers and privileges."""

import pytest

from tests.games.novgorod.rulebook.table import ALL_OFFICES, artisans, example, given
from tests.games.novgorod.rulebook.test_4_goods import FAST, laid
from tests.helpers import effects, offers, play, refused

SECOND = ["careers 2-front 1-front", "turn 1"]  # seat 1: costs D C L 2, privileges D M S ? E
THIRD = ["careers 3-front 1-front", "turn 1"]  # seat 1: costs C L D 2, privileges E ? M D S
PLAIN: dict[str, object] = {"question_mark": "pirate_only"}


def test_ng_6_1_the_lowest_visible_row_is_covered() -> None:
    state = play(given("cash 15 0", *SECOND), "stop, rise")

    assert (state.level, state.cash) == ([1, 0], [0, 0])
    assert refused(state, "rise") == ("NG-6.2", "reason-career-goods")


def test_ng_6_1_nothing_above_the_top() -> None:
    state = play(given("cash 99 0", *SECOND, "level 4 0"), "stop")

    assert refused(state, "rise") == ("NG-6.1", "reason-top-of-career")


def test_ng_6_1_it_is_offered_only_if_it_can_be_completed() -> None:
    two = laid("cash 0 0", *THIRD, ALL_OFFICES, FAST, route="london bergen")
    assert "rise" not in offers(two)
    three = laid("cash 0 0", *THIRD, ALL_OFFICES, FAST, "stored salt -", route="london bergen")
    assert "rise" in offers(three)


def test_ng_6_2_fifteen_ducats() -> None:
    assert refused(play(given("cash 14 0", *SECOND), "stop"), "rise") == ("NG-6.2", "reason-too-dear")
    assert effects(play(given("cash 15 0", *SECOND), "stop"), "rise") == ["lose 0 15 ducat career", "rise 0 1"]


def test_ng_6_2_three_different_commodities() -> None:
    state = laid("cash 0 0", *THIRD, ALL_OFFICES, FAST, "stored fish -", route="london bergen visby novgorod")
    paying = play(state, "rise")

    assert offers(paying) == ["with wool", "with fish", "with glass", "with fur", "with stored"]
    assert offers(play(paying, "with fish")) == ["with wool", "with glass", "with fur"]
    after = play(paying, "with stored, with wool, with fur")
    assert after.level == [1, 0]
    assert refused(play(paying, "with wool"), "with wool") == ("NG-6.2", "reason-good-twice")


def test_ng_6_2_two_different_luxury_goods() -> None:
    fields = [
        "cash 0 0",
        *THIRD,
        "level 1 0",
        ALL_OFFICES,
        FAST,
        artisans(bergen="jewelry", novgorod="clothing", riga="clothing"),
    ]
    state = laid(*fields, "stored fur -", route="visby novgorod riga")
    assert "rise" not in offers(state)  # clothing twice is one kind

    state = laid(*fields, "stored fur -", "known-1 wool-fish", route="riga novgorod visby bergen")
    paying = play(state, "rise")
    assert offers(paying) == ["by bergen", "by novgorod", "by riga"]
    after = play(paying, "by bergen, with glass, by novgorod, with stored")
    assert (after.level, after.seals, after.cash) == ([2, 0], [0, 0], [0, 0])


def test_ng_6_2_two_commodities_and_two_luxury_goods() -> None:
    fields = [
        "cash 0 0",
        *THIRD,
        "level 3 0",
        ALL_OFFICES,
        FAST,
        "stored amber -",
        artisans(bergen="jewelry", antwerpen="clothing"),
    ]
    state = laid(*fields, route="visby bergen london antwerpen lubeck")
    paying = play(state, "rise, by antwerpen, with wool")

    assert offers(paying) == ["by bergen", "by lubeck"]
    paying = play(paying, "by bergen")
    assert offers(paying) == ["with glass", "with stored"]
    assert offers(play(paying, "with glass")) == ["done"]  # the amber is needed as a commodity
    assert offers(play(paying, "with glass, done")) == ["with salt", "with stored"]
    after = play(paying, "with glass, done, with salt, with stored")
    assert after.level == [4, 0]


def test_ng_6_3_several_levels_in_a_turn() -> None:
    state = laid("cash 15 0", *SECOND, ALL_OFFICES, FAST, route="london bergen visby")
    after = play(state, "rise, rise, with wool, with fish, with glass")

    assert after.level == [2, 0]


def test_ng_6_4_one_privilege_a_turn() -> None:
    state = play(example("NG-4.12"), "stop, ducats, finish")

    assert not any("for less" in token for token in offers(state))
    assert refused(state, "draw for less") == ("NG-6.4", "reason-no-privilege")


def test_ng_6_4_a_covered_row_offers_nothing_more() -> None:
    state = play(given("cash 15 0", *SECOND, options=PLAIN), "stop")

    assert "ducats" in offers(state)
    assert "ducats" not in offers(play(state, "rise"))
    used = play(state, "ducats, rise")
    assert (used.cash, used.level) == ([2, 0], [1, 0])


def test_ng_6_4_rising_must_leave_the_fees_payable() -> None:
    """The row that would be covered holds the privilege that pays the fee."""
    state = laid("cash 15 0", *SECOND, route="riga", options=PLAIN)
    assert refused(state, "rise") == ("NG-4.10", "reason-fees-first")
    assert "rise" in offers(laid("cash 16 0", *SECOND, route="riga", options=PLAIN))
    assert "rise" in offers(laid("cash 15 0", *SECOND, route="riga"))  # the joker would pay too


def test_ng_6_5_a_joker_stands_for_all() -> None:
    fields = ["cash 9 0", "display wool-fish", *SECOND, "level 3 0"]
    joker = given(*fields)
    assert "lay bergen" in offers(play(joker, "lay london"))
    three = play(joker, "lay london, lay bergen, lay visby")
    assert three.privilege_used
    assert "ducats" in offers(play(joker, "stop"))
    assert "mission wool-fish for less" in offers(play(joker, "stop, finish"))


def test_ng_6_5_or_for_the_pirate_only() -> None:
    state = given("cash 9 0", "display wool-fish", *SECOND, "level 3 0", options=PLAIN)

    assert offers(play(state, "lay london, lay bergen")) == ["stop"]
    assert "ducats" not in offers(play(state, "stop"))
    assert "mission wool-fish for less" not in offers(play(state, "stop, finish"))


@pytest.mark.parametrize(("level", "seals"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)])
def test_ng_6_6_seals_of_the_lowest_visible_row(level: int, seals: int) -> None:
    state = play(given("cash 0 0", *THIRD, f"level {level} 0", "used privilege"), "stop, finish")

    assert play(state, "end").seals == [seals, 0]


def test_ng_6_6_a_level_reached_this_turn_counts() -> None:
    state = play(given("cash 15 0", *SECOND, options=PLAIN), "stop, rise, finish, end")

    assert state.seals[0] == 1 + 1  # the seal privilege of the top row was not used


@pytest.mark.parametrize("edition", ["reconstructed", "reconstructed-6"])
def test_ng_6_6_the_level_of_two_seals_in_every_edition_that_has_one(edition: str) -> None:
    """Golden example 13; the published editions between these two have no such level."""
    state = given("cash 0 0", *THIRD, "level 2 0", "used privilege", edition=edition)

    assert play(state, "stop, finish, end").seals == [2, 0]


def test_ng_6_7_two_seals_and_one_more_with_the_unused_privilege() -> None:
    """Golden."""
    state = play(given("cash 0 0", *SECOND, "level 2 0", options=PLAIN), "stop, finish")
    assert effects(state, "end")[:2] == ["gain 0 2 seal career", "gain 0 1 seal privilege"]

    used = play(given("cash 0 0", *SECOND, "level 0 0", options=PLAIN), "stop, ducats, finish")
    assert play(used, "end").seals == [0, 0]
    hidden = play(given("cash 0 0", *THIRD, "level 1 0", options=PLAIN), "stop, finish")
    assert play(hidden, "end").seals == [1, 0]
