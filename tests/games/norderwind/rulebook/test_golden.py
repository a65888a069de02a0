"""The worked examples of the rulebook, played on every edition of the whole game, whatever it reconstructs."""

import pytest

import kogge
from kogge.games import registry
from kogge.games.norderwind.rules.state import NorderwindState
from tests.games.norderwind.rulebook.table import PENNILESS, given
from tests.helpers import offers, play, refused

pytestmark = pytest.mark.parametrize(
    "edition", [name for name in registry.editions("norderwind") if name != registry.TINY]
)
FOG = "sail norderkap, reveal fog-a"


def fulfil(port: str) -> str:
    return f"sail {port}, reveal {port}, fulfil {port}"


def cargo(state: NorderwindState, port: int, row: int) -> list[str]:
    """The fields of a ship that brings exactly what a contract asks for."""
    contract = state.e.contracts[port][row]
    goods = [good for good, amount in zip(state.e.goods, contract.goods, strict=True) for _one in range(amount)]
    return [f"hold-1 {' '.join(goods) or '-'}", f"gold {contract.gold + 1} 5", f"captains {contract.captains} 0"]


def test_nw_2_5_golden_1_the_voyage_of_the_rulebook(edition: str) -> None:
    line = f"{FOG}, event coin, next, reveal salt-1, buy salt, buy salt, next, reveal salt-3, sell salt, sell salt"
    after = play(given("hold-1 wine", "letters 0 0", edition=edition), line)

    assert (after.gold, after.letters, after.active) == ([5 + 1 - 2 + 6, 5], [0, 0], 1)


@pytest.mark.parametrize(
    ("crew", "shots", "won"),
    [
        ("-", "silver, shot silver", True),
        ("-", "silver, shot blank", False),
        ("-", "silver, shot blue", False),
        ("cannoneer", "blue", True),
    ],
)
def test_nw_6_4_golden_2_two_cannons_against_two_skulls(edition: str, crew: str, shots: str, won: bool) -> None:
    state = given("cannons 2 1", f"crew-1 {crew}", edition=edition)

    after = play(state, f"{FOG}, event 2, battle, shot {shots}")
    assert (after.captains[0], after.active) == ((1, 0) if won else (0, 1))


def test_nw_3_7_golden_3_accountant_and_boatman(edition: str) -> None:
    sale = given("letters 0 0", "hold-1 salt salt", "crew-1 accountant", *PENNILESS, edition=edition)
    assert play(sale, "reveal salt-3, sell salt").gold[0] == 4
    assert play(sale, "reveal salt-3, sell salt, sell salt").gold[0] == 7

    for crew, left in (("boatman", 0), ("boatman accountant", 1)):
        trade = given("letters 0 0", "hold-1 wood", f"crew-1 {crew}", *PENNILESS, edition=edition)
        after = play(trade, "reveal merchant-3, sell wood, buy wine")
        assert after.gold[0] == left
        assert "hold-1 wine" in after.text().splitlines()


def test_nw_6_7_golden_4_full_brig_pirates_paid_and_an_empty_purse(edition: str) -> None:
    full = play(given("captains 2 0", edition=edition), f"{FOG}, event 1, battle, shot silver")
    assert (full.captains[0], full.gold[0]) == (2, 5 + 1)

    for skulls in (1, 2, 3):
        assert play(given(edition=edition), f"{FOG}, event {skulls}, pay").gold[0] == 5 - 1

    for crew, income in (("-", 1), ("treasurer", 2)):
        poor = given("gold 5 0", f"crew-2 {crew}", edition=edition)
        assert play(poor, "sail norderkap, reveal norderkap, stop").gold[1] == income


def test_nw_5_3_golden_5_what_others_may_do_by_letter(edition: str) -> None:
    hired = play(given(edition=edition), "sail norderkap, reveal equipment-a, hire boatman")
    assert "cannon" in offers(hired)

    sold = play(given("hold-1 grain", "hold-2 grain", edition=edition), "sail norderkap, reveal grain-3, sell grain")
    assert offers(sold) == ["pass", "buy grain", "sell grain"]

    assert play(given(edition=edition), "sail norderkap, reveal salt-1, next").to_move() == kogge.CHANCE


def test_nw_7_4_golden_6_two_cubes_and_one_that_returns(edition: str) -> None:
    first = given(edition=edition)
    done = play(given(*cargo(first, 0, 0), edition=edition), fulfil("norderkap"))
    assert (done.scores(), done.majority) == ([2, 0], [0, -1, -1])

    tie = given("column-norderkap 2", *cargo(first, 0, 1), edition=edition)
    assert tie.scores() == [0, 2]
    tied = play(tie, fulfil("norderkap"))
    assert (tied.scores(), tied.majority) == ([1, 1], [-1, -1, -1])


def test_nw_9_1_golden_7_seven_contracts_and_three_bonus_cubes_win(edition: str) -> None:
    columns = ["column-norderkap 1 1 1", "column-trutzhavn 2 2 1 2", "column-olesand 1 3 1 3"]
    hold, gold, captains = cargo(given(edition=edition), 1, 4)
    ship = [hold, f"{gold} 5", f"{captains} 0", "crew-1 boatman accountant cannoneer treasurer"]
    state = given(*columns, *ship, players=3, edition=edition)
    assert state.scores()[0] == 9

    won = play(state, fulfil("trutzhavn"))
    assert (won.winner, won.scores()[0], won.to_move()) == (0, 10, kogge.TERMINAL)


def test_nw_7_2_golden_8_one_contract_a_turn_and_what_a_hold_takes(edition: str) -> None:
    rich = given("hold-1 wine", "gold 9 5", edition=edition)
    assert refused(play(rich, fulfil("norderkap")), "fulfil norderkap") == ("NW-2.4", "reason-tile-resolved")

    two = play(given("hold-1 salt salt", edition=edition), "sail norderkap, reveal salt-1")
    assert refused(two, "buy salt") == ("NW-3.3", "reason-enough-of-a-kind")

    six = play(given("hold-1 grain grain fish fish salt wood", edition=edition), "sail norderkap, reveal salt-1")
    assert refused(six, "buy salt") == ("NW-3.4", "reason-hold-full")
    assert {"buy salt over grain", "buy salt over fish", "buy salt over wood"} <= set(offers(six))
    assert "buy salt over salt" not in offers(six)


def test_nw_7_2_golden_9_the_contracts_of_the_figure(edition: str) -> None:
    e = given(edition=edition).e
    wine, grain, salt = (e.goods.index(good) for good in ("wine", "grain", "salt"))

    def rows(port: int, gold: int, captains: int, *goods: int) -> list[int]:
        asked = ([int(good in goods) for good in range(len(e.goods))], gold, captains)
        return [row for row, one in enumerate(e.contracts[port]) if (one.goods, one.gold, one.captains) == asked]

    figure = [rows(0, 3, 0), rows(1, 0, 1, wine), rows(2, 0, 0, grain, salt)]
    assert [len(found) for found in figure] == [1, 1, 1]
    assert sum(found[0] for found in figure) == 4
    assert min(found[0] for found in figure) >= 1


def test_nw_2_3_golden_10_a_sail_serves_from_the_next_voyage_on(edition: str) -> None:
    line = "sail olesand, reveal fog-a, event coin, next, reveal equipment-a, hoist, next, reveal grain-3, next"
    last = play(given("letters 0 0", edition=edition), f"{line}, reveal fish-1")

    assert refused(last, "next") == ("NW-2.3", "reason-no-range")
    assert play(last, "stop, sail norderkap, reveal norderkap, stop, sail olesand").distance == 5


def test_nw_7_7_golden_11_27_contracts_and_a_full_crew_wins(edition: str) -> None:
    fields = [
        "column-norderkap 3 3 3 3 4 4 4 4 4",
        "column-trutzhavn 1 1 1 2 2 2 3 3 3",
        "column-olesand 1 1 1 1 2 2 2 2 4",
        "crew-1 boatman accountant cannoneer",
        "letters 0 0 0 0",
    ]
    state = given(*fields, players=4, edition=edition)
    assert state.scores() == [7, 7, 7, 7]
    for port in ("norderkap", "trutzhavn", "olesand"):
        assert offers(play(state, f"sail {port}, reveal {port}")) == ["next", "stop"]

    won = play(state, "sail norderkap, reveal equipment-a, hire lookout")
    assert (won.to_move(), won.ranking()) == (kogge.TERMINAL, [1, 2, 2, 2])
