"""NG-7, purchases."""

import pytest

import kogge
from tests.games.novgorod.rulebook.table import all_but, given
from tests.helpers import chances, effects, offers, play, refused

BUY = "pending buy 0"
OPEN = "display jewelry-clothing jewelry-provisions wool-fish glass-fur"
MISSIONS = ["mission jewelry-clothing", "mission jewelry-provisions", "mission wool-fish", "mission glass-fur"]
PLAIN: dict[str, object] = {"question_mark": "pirate_only"}
FIRST = "level 1 0"  # career 1-front without its mission privilege


def test_ng_7_1_one_thing_or_nothing() -> None:
    state = given("cash 99 0", OPEN, BUY, FIRST, options=PLAIN)

    assert "end" in offers(state)
    for token in ("office london", "ship"):
        after = play(state, token)
        assert offers(after) == ["end"]
        for other in ("office riga", "ship", "mission wool-fish", "draw"):
            assert refused(after, other) == ("NG-7.1", "reason-one-purchase")
    assert refused(state, "lay london") == ("NG-7.1", "reason-phase-3")


def test_ng_7_1_no_credit() -> None:
    assert offers(given("cash 3 0", OPEN, BUY, FIRST, options=PLAIN)) == ["end"]
    assert offers(given("cash 4 0", OPEN, BUY, FIRST, options=PLAIN)) == [
        "office london",
        "office bergen",
        "office riga",
        "end",
    ]


def test_ng_7_2_the_top_office_at_its_price() -> None:
    state = given("cash 9 0", BUY, "offices-1 riga:cheapest", "offices-2 london:cheapest")

    assert effects(state, "office london") == ["lose 0 5 ducat office", "office 0 1 london purchase"]
    assert play(state, "office bergen").cash == [5, 0]
    assert refused(state, "office riga") == ("NG-7.2", "reason-one-office-a-city")
    assert refused(given("cash 5 0", BUY), "office visby") == ("NG-7.2", "reason-too-dear")


@pytest.mark.parametrize(("speed", "price"), [(2, 5), (3, 10), (4, 15)])
def test_ng_7_3_ship_levels(speed: int, price: int) -> None:
    state = given(f"cash {price} 0", f"speed {speed} 2", BUY)
    after = play(state, "ship")

    assert (after.speed, after.cash) == ([speed + 1, 2], [0, 0])
    assert refused(given(f"cash {price - 1} 0", f"speed {speed} 2", BUY), "ship") == ("NG-7.3", "reason-too-dear")


def test_ng_7_3_nothing_is_faster_than_5() -> None:
    assert refused(given("cash 99 0", "speed 5 2", BUY), "ship") == ("NG-7.3", "reason-fastest-ship")


def test_ng_7_4_a_mission_costs_6() -> None:
    state = given("cash 6 0", OPEN, BUY, FIRST, options=PLAIN)
    taken = play(state, "mission wool-fish")

    assert (taken.cash, taken.known[0].bit_count()) == ([0, 0], 1)
    drawn = play(state, "draw")
    assert drawn.to_move() == kogge.CHANCE
    assert play(drawn, "drawn fish-salt").secret[0].bit_count() == 1
    assert refused(given("cash 5 0", OPEN, BUY, FIRST, options=PLAIN), "draw") == ("NG-7.4", "reason-too-dear")
    assert refused(state, "mission fish-salt") == ("NG-7.4", "reason-mission-not-open")


def test_ng_7_5_three_in_progress() -> None:
    two = given("cash 99 0", OPEN, BUY, "known-1 wool-salt", "secret-1 fish-salt")
    assert set(MISSIONS) <= set(offers(two))

    three = given("cash 99 0", OPEN, BUY, "known-1 wool-salt", "secret-1 fish-salt", "left-1 fur-amber")
    assert not any(token.startswith(("mission", "draw")) for token in offers(three))
    assert refused(three, "draw") == ("NG-7.5", "reason-missions-in-progress")
    assert refused(three, "draw for less") == ("NG-7.5", "reason-missions-in-progress")


def test_ng_7_6_one_mission_more_for_three() -> None:
    state = given("cash 13 0", OPEN, BUY)
    for order in (
        "office london, mission wool-fish for less",
        "mission wool-fish for less, open fish-salt, office london",
    ):
        after = play(state, order)
        assert (after.cash[0], after.privilege_used, after.bought) == (13 - 4 - 3, True, True)
    both = play(state, "mission wool-fish, open fish-salt, draw for less, drawn fur-amber")
    assert both.cash == [4, 0]
    assert offers(both) == ["end"]


def test_ng_7_6_instead_of_a_purchase_too() -> None:
    state = given("cash 3 0", OPEN, BUY)

    assert offers(state) == [f"{token} for less" for token in MISSIONS] + ["draw for less", "end"]
    assert refused(given("cash 2 0", OPEN, BUY), "draw for less") == ("NG-7.4", "reason-too-dear")
    assert refused(given("cash 9 0", OPEN, BUY, FIRST, options=PLAIN), "draw for less") == (
        "NG-6.4",
        "reason-no-privilege",
    )


def test_ng_7_7_the_display_is_refilled_at_once() -> None:
    state = play(given("cash 9 0", OPEN, BUY), "mission wool-fish")

    assert state.prompt().kind == "open"
    assert sum(chances(state).values()) == 24 - 4
    assert play(state, "open fish-salt").display.bit_count() == 4


def test_ng_7_7_more_than_four_are_not_refilled() -> None:
    state = given("cash 9 0", f"{OPEN} salt-cloth", BUY)

    assert play(state, "mission wool-fish").prompt().kind == "buy"


def test_ng_7_7_an_empty_deck_neither_refills_nor_is_drawn() -> None:
    state = given("cash 9 0", "display wool-fish", f"under-2 {all_but('wool-fish')}", BUY)

    assert state.deck == 0
    assert not any(token.startswith("draw") for token in offers(state))
    assert refused(state, "draw") == ("NG-7.7", "reason-deck-empty")
    assert play(state, "mission wool-fish").prompt().kind == "buy"
