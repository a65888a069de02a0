"""NW-4, the equipment port."""

import pytest

from kogge.games.norderwind.rules.constants import ROLE_BITS, ROLES
from tests.games.norderwind.rulebook.table import PENNILESS, example, given
from tests.helpers import effects, offers, play, refused

HIRES = [f"hire {role}" for role in ROLES]
AT_PORT = "sail norderkap, reveal equipment-a"


def test_nw_4_1_a_sail_costs_two() -> None:
    state = example("NW-4.1")

    assert play(state, f"{AT_PORT}, hoist").sail == [5, 4]
    assert effects(state, f"{AT_PORT}, hoist") == ["lose 0 2 gold equipment", "gain 0 1 sail equipment"]


def test_nw_4_1_one_purchase_a_tile() -> None:
    state = play(example("NW-4.1"), AT_PORT)

    for token in ("hoist", "cannon", "hire lookout"):
        after = play(state, token)
        assert after.actions == 1
        assert offers(after) == ["next", "stop"]


def test_nw_4_1_gold_for_a_cannon_is_not_enough_for_a_sail() -> None:
    state = play(given("gold 1 5"), AT_PORT)

    assert offers(state) == ["next", "stop", "cannon", *HIRES]
    assert refused(state, "hoist") == ("NW-4.1", "reason-too-dear")
    exact = play(given("gold 2 5", "letters 0 0"), AT_PORT)
    assert play(exact, "hoist").gold == [0, 5]


def test_nw_4_1_only_at_an_equipment_port() -> None:
    state = play(given(), "sail norderkap, reveal salt-1")

    for token in ("hoist", "cannon", "hire boatman"):
        assert refused(state, token) == ("NW-4.1", "reason-no-equipment-here")


def test_nw_4_2_a_cannon_costs_one_and_fires_at_once() -> None:
    state = example("NW-4.2")

    assert effects(state, f"{AT_PORT}, cannon") == ["lose 0 1 gold equipment", "gain 0 1 cannon equipment"]
    after = play(state, f"{AT_PORT}, cannon, next, reveal fog-a, event 2, battle, shot silver, shot silver")
    assert after.captains == [1, 0]


def test_nw_4_2_without_gold_no_cannon() -> None:
    state = play(given(*PENNILESS), "reveal equipment-a")

    assert offers(state) == ["next", "stop"]
    assert refused(state, "cannon") == ("NW-4.2", "reason-too-dear")


@pytest.mark.parametrize("role", ROLES)
def test_nw_4_3_each_post_costs_one(role: str) -> None:
    state = given("letters 0 0", "gold 1 5")

    after = play(state, f"{AT_PORT}, hire {role}")

    assert after.gold == [0, 5]
    assert after.crew == [ROLE_BITS[ROLES.index(role)], 0]
    assert effects(state, f"{AT_PORT}, hire {role}") == ["lose 0 1 gold equipment", f"hire 0 1 {role} equipment"]


def test_nw_4_3_a_post_is_taken_once_and_for_good() -> None:
    state = play(given("crew-1 boatman treasurer"), AT_PORT)

    assert [token for token in offers(state) if token.startswith("hire")] == [
        "hire accountant",
        "hire cannoneer",
        "hire lookout",
    ]
    assert refused(state, "hire boatman") == ("NW-4.3", "reason-post-taken")
    poor = play(given("crew-1 boatman", *PENNILESS), "reveal equipment-a")
    assert refused(poor, "hire lookout") == ("NW-4.3", "reason-too-dear")


def test_nw_4_3_crew_serves_at_once() -> None:
    state = given("letters 0 0", "gold 1 5", "hold-1 salt")

    after = play(state, f"{AT_PORT}, hire accountant, next, reveal salt-3, sell salt")

    assert after.gold == [4, 5]


def test_nw_4_3_a_lookout_serves_from_the_next_voyage_on() -> None:
    state = given("letters 0 0", options={"lookout_any_time": True})

    hired = play(state, f"{AT_PORT}, hire lookout")
    assert offers(hired) == ["next", "stop"]
    assert refused(hired, "look") == ("NW-8.1", "reason-no-look")
    later = play(hired, "stop, sail norderkap, reveal norderkap, stop, sail norderkap")
    assert offers(later) == ["look", "next"]


def test_nw_4_4_nothing_beyond_its_maximum() -> None:
    state = play(given("sail 6 4", "cannons 4 1", "crew-1 boatman accountant cannoneer treasurer"), AT_PORT)

    assert offers(state) == ["next", "stop"]
    assert refused(state, "hoist") == ("NW-4.4", "reason-sail-at-maximum")
    assert refused(state, "cannon") == ("NW-4.4", "reason-cannons-at-maximum")
    assert refused(state, "hire lookout") == ("NW-4.4", "reason-crew-complete")
    assert refused(state, "hire boatman") == ("NW-4.3", "reason-post-taken")


def test_nw_4_4_up_to_the_maximum() -> None:
    state = given("letters 0 0", "sail 5 4", "cannons 3 1", "crew-1 boatman accountant cannoneer")

    assert play(state, f"{AT_PORT}, hoist").sail[0] == 6
    assert play(state, f"{AT_PORT}, cannon").cannons[0] == 4
    assert play(state, f"{AT_PORT}, hire lookout").full_crew == [True, False]
