"""NW-6, fog: treasure, pirates, battle."""

from fractions import Fraction

import pytest

import kogge
from kogge.games.norderwind.rules import fog
from kogge.games.norderwind.rules.constants import EVENT
from tests.games.norderwind.rulebook.table import PENNILESS, example, given
from tests.helpers import chances, effects, offers, play, refused

FOG = "sail norderkap, reveal fog-a"


def test_nw_6_1_fog_rolls_the_event_die_and_asks_nobody() -> None:
    state = play(given(), FOG)

    assert chances(state) == {"event 1": 2, "event 2": 2, "event 3": 1, "event coin": 1}
    assert state.agenda.top().kind == EVENT


def test_nw_6_2_a_coin_brings_one_gold() -> None:
    state = play(given(), FOG)

    after = play(state, "event coin")
    assert after.gold == [6, 5]
    assert offers(after) == ["next", "stop"]
    assert effects(state, "event coin") == ["gain 0 1 gold treasure"]


@pytest.mark.parametrize("skulls", [1, 2, 3])
def test_nw_6_3_paying_costs_one_at_any_strength_and_the_voyage_goes_on(skulls: int) -> None:
    """Golden example 4."""
    state = play(example("NW-6.3"), f"{FOG}, event {skulls}")

    assert offers(state) == ["pay", "battle"]
    assert state.prompt().kind == "pirates"
    told: dict[str, object] = {
        "tile": "fog-a",
        "left": 3,
        "port": "norderkap",
        "skulls": skulls,
        "price": 1,
        "payable": 1,
    }
    assert state.prompt().args == told | {"winnable": int(skulls == 1)}
    paid = play(state, "pay")
    assert paid.gold == [0, 5]
    assert offers(paid) == ["next", "stop"]
    assert effects(state, "pay") == ["lose 0 1 gold pirates"]


def test_nw_6_3_what_the_fog_hides_is_told() -> None:
    assert effects(given(), f"{FOG}, event 3") == ["pirates 0 3"]


def test_nw_6_3_without_gold_only_battle() -> None:
    state = play(given(*PENNILESS), "reveal fog-a, event 1")

    assert offers(state) == ["battle"]
    assert refused(state, "pay") == ("NW-6.3", "reason-cannot-pay")


def test_nw_6_3_pirates_come_first_and_only_out_of_fog() -> None:
    state = play(given("crew-1 lookout"), "sail norderkap, next, reveal fog-a, event 1")
    for token in ("next", "stop", "look", "bottom", "search", "buy salt"):
        assert refused(state, token) == ("NW-6.3", "reason-pirates-first")

    calm = play(given(), "sail norderkap, reveal wreck-a")
    assert refused(calm, "pay") == ("NW-6.3", "reason-no-pirates")
    assert refused(calm, "battle") == ("NW-6.3", "reason-no-pirates")


def test_nw_6_4_one_shot_a_cannon_with_the_battle_die() -> None:
    state = play(example("NW-6.4"), f"{FOG}, event 2, battle")

    assert chances(state) == {"shot silver": 3, "shot blue": 1, "shot blank": 2}


@pytest.mark.parametrize(
    ("shots", "won"),
    [("silver, silver", True), ("silver, blank", False), ("silver, blue", False), ("blank", False), ("blue", False)],
)
def test_nw_6_4_two_cannons_against_two_skulls(shots: str, won: bool) -> None:
    """Golden example 2."""
    state = play(example("NW-6.4"), f"{FOG}, event 2, battle")

    after = play(state, ", ".join(f"shot {shot}" for shot in shots.split(", ")))

    assert after.captains[0] == int(won)
    assert after.active == (0 if won else 1)


def test_nw_6_4_shots_stop_when_the_battle_is_decided() -> None:
    state = play(given("cannons 4 1"), f"{FOG}, event 1, battle")
    assert play(state, "shot silver").captains[0] == 1
    assert play(state, "shot blank, shot blank, shot blank").to_move() == kogge.CHANCE

    hard = play(given("cannons 4 1"), f"{FOG}, event 3, battle, shot blank")
    assert hard.to_move() == kogge.CHANCE
    assert play(hard, "shot blank").active == 1
    assert play(hard, "shot silver, shot silver, shot silver").captains[0] == 1


def test_nw_6_5_with_a_cannoneer_blue_hits_twice() -> None:
    """Golden example 2."""
    state = play(given("cannons 2 1", "crew-1 cannoneer"), f"{FOG}, event 2, battle")

    assert play(state, "shot blue").captains[0] == 1
    three = play(given("cannons 2 1", "crew-1 cannoneer"), f"{FOG}, event 3, battle")
    assert play(three, "shot silver, shot blue").captains[0] == 1
    assert play(three, "shot blue, shot silver").captains[0] == 1
    assert play(three, "shot silver, shot silver").active == 1
    assert play(three, "shot blank").active == 1


def test_nw_6_5_two_hits_are_enough_for_one_skull() -> None:
    state = play(given("crew-1 cannoneer"), f"{FOG}, event 1, battle, shot blue")

    assert state.captains[0] == 1


@pytest.mark.parametrize(("cannons", "skulls", "crew", "can_win"), [(1, 2, "-", False), (1, 2, "cannoneer", True)])
def test_nw_6_5_a_cannoneer_makes_a_battle_winnable(cannons: int, skulls: int, crew: str, can_win: bool) -> None:
    state = play(given(f"cannons {cannons} 1", f"crew-1 {crew}"), f"{FOG}, event {skulls}, battle")

    assert (state.to_move() == kogge.CHANCE) == can_win


def test_nw_6_6_no_hope_and_no_gold_is_a_defeat_without_a_decision() -> None:
    state = play(given("letters 0 0", *PENNILESS), "reveal fog-a")

    after = play(state, "event 2")
    assert after.active == 1
    assert after.letters == [1, 0]
    assert effects(state, "event 2") == [
        "pirates 0 2",
        "battle-lost 0 0",
        "voyage-ends 0 0 norderkap defeat",
        "gain 0 1 letter voyage",
    ]


def test_nw_6_6_with_gold_a_hopeless_battle_may_be_chosen_and_is_lost_without_a_roll() -> None:
    state = play(given(), f"{FOG}, event 2")

    assert offers(state) == ["pay", "battle"]
    assert play(state, "battle").active == 1
    assert play(state, "battle").gold == [5, 5]
    assert effects(state, "battle")[0] == "battle-lost 0 0"


def test_nw_6_7_victory_brings_a_captain_and_the_voyage_goes_on() -> None:
    state = play(given(), f"{FOG}, event 1, battle")

    after = play(state, "shot silver")
    assert after.captains == [1, 0]
    assert after.gold == [5, 5]
    assert offers(after) == ["next", "stop"]
    assert effects(state, "shot silver") == ["battle-won 0 0", "gain 0 1 captain victory"]


def test_nw_6_7_a_full_brig_brings_gold_instead() -> None:
    """Golden example 4."""
    state = play(given("captains 2 0"), f"{FOG}, event 1, battle")

    after = play(state, "shot silver")
    assert after.captains == [2, 0]
    assert after.gold == [6, 5]
    assert effects(state, "shot silver") == ["battle-won 0 0", "gain 0 1 gold full-brig"]
    assert play(given("captains 1 0"), f"{FOG}, event 1, battle, shot silver").captains == [2, 0]


def test_nw_6_8_defeat_ends_the_voyage() -> None:
    state = play(given(), f"{FOG}, event 1, battle")

    after = play(state, "shot blank")
    assert after.active == 1
    assert after.captains == [0, 0]
    assert effects(state, "shot blank") == [
        "battle-lost 0 0",
        "voyage-ends 0 0 norderkap defeat",
        "gain 0 1 letter voyage",
    ]


@pytest.mark.parametrize("ending", ["event coin", "event 1, pay", "event 1, battle, shot silver"])
def test_nw_6_9_fog_is_never_an_action(ending: str) -> None:
    state = play(given("gold 5 5"), f"sail norderkap, reveal wreck-a, search, next, reveal fog-a, {ending}")

    assert state.actions == 1
    assert offers(state) == ["next", "stop"]


ODDS = [
    (2, False, ["3/4", "1/4", "0"]),
    (2, True, ["8/9", "5/9", "7/36"]),
    (4, False, ["15/16", "11/16", "5/16"]),
    (4, True, ["80/81", "74/81", "13/18"]),
]


@pytest.mark.parametrize(("cannons", "cannoneer", "odds"), ODDS)
def test_nw_6_5_the_exact_odds_of_a_battle(cannons: int, cannoneer: bool, odds: list[str]) -> None:
    die = given().e.battle_die

    found = [Fraction(*fog.battle_odds(die, cannons, skulls, cannoneer)) for skulls in (1, 2, 3)]

    assert found == [Fraction(one) for one in odds]


@pytest.mark.parametrize(("cannons", "cannoneer", "odds"), ODDS)
def test_nw_6_4_the_odds_shown_are_those_of_the_shots(cannons: int, cannoneer: bool, odds: list[str]) -> None:
    crew = "cannoneer" if cannoneer else "-"
    for skulls in (1, 2, 3):
        state = play(given(f"cannons {cannons} 1", f"crew-1 {crew}"), f"{FOG}, event {skulls}")
        assert chance_to_win(play(state, "battle")) == Fraction(odds[skulls - 1])


def chance_to_win(state: kogge.State) -> Fraction:
    """The share of all rows of shots that end with a captain, by trying every shot."""
    if state.to_move() != kogge.CHANCE:
        return Fraction(state.to_move() == 0)
    outcomes = chances(state)
    cases = sum(weight * chance_to_win(play(state, shot)) for shot, weight in outcomes.items())
    return cases / Fraction(sum(outcomes.values()))
