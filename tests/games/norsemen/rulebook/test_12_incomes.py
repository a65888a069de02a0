"""NM-12, the incomes of all territories."""

import pytest

from kogge.games.norsemen.rules.state import NorsemenState
from tests.games.norsemen.rulebook.table import coins, last_round, round_of, vp
from tests.helpers import offers, play, refused


def income(tile: str, *fields: str, options: dict[str, object] | None = None) -> NorsemenState:
    """Seat 1 has a settlement on this tile (and its starting one in England, which gives no coins); incomes are due."""
    start = [f"settlements-1 england {tile}", "ladder-settlement-1 0 1 1 0 4"]
    if tile == "england":
        start = ["settlements-1 england"]
    named = {field.split()[0] for field in fields}
    late = [field for field in last_round("england", tile) if field.split()[0] not in named]
    late = [field.replace("round 5", "round 4") for field in late]
    lying = late[-1].split()
    late = [*late[:-1], " ".join(lying[:-1])] if lying[0] == "map" and lying[-1] != tile else late
    rest = [field for field in [*start, "leader-1 leif", "passed 0 1"] if field.split()[0] not in named]
    return play(round_of(*late, *rest, *fields, options=options), "pass")


def gained(tile: str, *fields: str) -> tuple[int, int]:
    """Coins and VP of the return phase; a permanent lore icon wins two VP besides, as the only one of its kind."""
    state = income(tile, *fields)
    return coins(state), vp(state) - 5


def test_nm_12_1_sweden_a_coin() -> None:
    assert gained("sweden") == (1, 0)


def test_nm_12_2_denmark_a_coin_and_one_for_each_fabric() -> None:
    assert gained("denmark") == (1, 0)
    assert gained("denmark", "route-1 byzantium-6*", "longships 2 3") == (4, 0)


def test_nm_12_3_norway_a_coin_and_one_for_every_two_food() -> None:
    assert gained("norway", "route-1 scandinavia* sweden-3*", "longships 1 3") == (2, 0)
    assert gained("norway", "route-1 scandinavia* england-1*", "longships 1 3") == (3, 0)


def test_nm_12_4_england_no_coins() -> None:
    assert gained("england") == (0, 0)


def test_nm_12_5_scotland_three_coins_with_two_raid() -> None:
    assert gained("scotland") == (0, 0)
    assert gained("scotland", "route-1 denmark-1*", "longships 2 3") == (3, 0)


def test_nm_12_6_ireland_two_coins_and_two_more_with_two_sailing() -> None:
    assert gained("ireland") == (2, 0)
    assert gained("ireland", "route-1 norway-1*", "longships 2 3") == (4, 0)


def test_nm_12_7_rus_two_coins_and_a_vp_for_each_fort() -> None:
    assert gained("rus") == (2, 0)
    assert gained("rus", "forts-1 england rus", "ladder-fort-1 0 0 1 0 4") == (2, 2)


def test_nm_12_9_greenland_three_vp_with_three_wood() -> None:
    assert gained("greenland") == (0, 0)
    assert gained("greenland", "route-1 scotland-1*", "longships 2 3") == (0, 3)


def test_nm_12_10_byzantium_a_rune_and_a_vp_for_each_age() -> None:
    assert gained("byzantium", "route-1 sweden-1 england-1 england-2 rus-1") == (0, 2 + 2)


def test_nm_12_11_sicily_a_gem_and_a_vp_for_each_lawspeaker_off_the_ladder() -> None:
    assert gained("sicily", "ladder-lawspeaker-1 0 0 1 0 4", "lawspeakers 4 2") == (0, 2 + 2)
    assert gained("sicily") == (0, 2)


def test_nm_12_12_vinland_a_spice_and_a_vp_for_each_longship_off_the_ladder() -> None:
    assert gained("vinland", "ladder-longship-1 0 0 0 0 4", "longships 6 3") == (0, 2 + 3)
    assert gained("vinland") == (0, 2)


def test_nm_12_1_sweden_may_give_a_vp_for_a_second_coin() -> None:
    assert offers(income("sweden")) == ["done", "income sweden"]


BOTH = ("settlements-1 england sweden greenland", "ladder-settlement-1 0 0 1 0 4")


def test_nm_7_5_why_an_income_brings_no_more() -> None:
    bare = income("greenland", *BOTH)
    assert refused(bare, "income ireland") == ("NM-7.5", "reason-no-settlement-there")
    assert refused(bare, "income greenland") == ("NM-7.5", "reason-income-icons")
    assert refused(bare, "hold sweden") == ("NM-7.6", "reason-nobody-stays")
    wood = income("greenland", *BOTH, "route-1 scotland-1*", "longships 2 3")
    assert refused(wood, "income greenland") == ("NM-7.5", "reason-income-had")
    poor = income("greenland", *BOTH, "route-1 sweden-1*", "longships 2 3")
    assert refused(poor, "income greenland") == ("NM-7.5", "reason-too-dear")
    taken = play(income("greenland", *BOTH, "route-1 sweden-1*", "longships 2 3", "coins 2 0"), "income sweden")
    assert refused(taken, "income sweden") == ("NM-7.5", "reason-income-taken")


def test_nm_7_6_why_no_lawspeaker_stays() -> None:
    fields = (
        "settlements-1 england sweden scotland",
        "ladder-settlement-1 0 0 1 0 4",
        "acted-1 sweden",
        "lawspeakers 1 2",
    )
    state = income("scotland", *fields)
    assert refused(state, "hold denmark") == ("NM-7.6", "reason-no-lawspeaker-to-keep")
    assert refused(play(state, "hold sweden"), "hold sweden") == ("NM-7.6", "reason-one-stays")
    final = [*last_round("england", "scotland"), "leader-1 leif", "passed 0 1"]
    last = play(round_of(*final, *fields), "pass")
    assert refused(last, "hold sweden") == ("NM-7.6", "reason-last-round")


def test_nm_12_4_england_is_a_second_port() -> None:
    state = income("england", "route-1 sweden-1 sweden-2 sweden-3")

    assert "port sweden-2" in offers(play(state, "port sweden-1"))


def test_nm_12_5_scotland_may_keep_a_lawspeaker() -> None:
    assert offers(income("scotland", "acted-1 sweden", "lawspeakers 1 2")) == ["done", "hold sweden"]


def test_nm_12_8_iceland_a_vp_and_one_for_each_kind_of_lore() -> None:
    """A gem and a rune also win their majorities, two VP each."""
    state = income("iceland", "route-1 england-3 scotland-6")

    assert vp(state) - 5 == 2 * 2 + 1 + 2


def test_nm_12_9_greenland_takes_a_trade() -> None:
    state = income("greenland", "route-1 sweden-1*", "longships 2 3", "coins 2 0")

    assert offers(state) == ["done", "income greenland"]
    assert vp(play(state, "income greenland")) - 5 == 3


@pytest.mark.parametrize(("option", "ages"), [(False, 2), (True, 3)])
def test_nm_12_10_byzantium_counts_starting_cards_as_an_age_by_option_only(option: bool, ages: int) -> None:
    options: dict[str, object] = {"starting_cards_are_an_age": option}
    state = income("byzantium", "route-1 sweden-1 england-1 rus-1", options=options)

    assert vp(state) - 5 == 2 + ages
