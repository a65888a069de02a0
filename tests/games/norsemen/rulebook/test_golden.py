"""The worked examples of the rulebook, played on every edition of the whole game, whatever it reconstructs."""

import pytest

from kogge.games import registry
from kogge.games.norsemen.rules.constants import FORT, LONGSHIP
from kogge.games.norsemen.rules.state import NorsemenState
from tests.games.norsemen.rulebook.table import (
    cards,
    clan,
    coins,
    given,
    icons,
    ladder,
    last_round,
    round_of,
    tiles,
    vp,
)
from tests.helpers import offers, play, refused

pytestmark = pytest.mark.parametrize(
    "edition", [name for name in registry.editions("norsemen") if name != registry.TINY]
)
LAST = ["passed 0 1", "pending turn 0"]
EXPLORING = ["phase route", "map england scotland", "scoring settlements longships forts", "leader-1 olof"]
EXPLORING += ["leader-2 aud", "settlements-1 sweden", "settlements-2 norway"]


def worth(state: NorsemenState, points: int) -> list[str]:
    """Cards of the last age that are worth so many VP together, the dearest first."""
    chosen: list[int] = []
    for card in sorted(state.e.cards_of_age[3], key=lambda card: -state.e.card_vp[card]):
        if sum(state.e.card_vp[one] for one in chosen) + state.e.card_vp[card] <= points and state.e.card_vp[card]:
            chosen.append(card)
    assert sum(state.e.card_vp[card] for card in chosen) == points
    return cards(state, chosen)


@pytest.mark.parametrize(("steps", "left"), [(1, 4), (2, 4), (3, 0)])
def test_nm_2_2_golden_1_two_fabric_serve_for_two_and_with_a_trade_for_three(
    edition: str, steps: int, left: int
) -> None:
    """The lowest step of the longship ladder asks for a fabric and a wood in every edition; wood is at hand."""
    fields = ["route-1 ireland-1* scotland-1* scotland-5*", "longships 0 3", "ladder-longship-1 0 0 0 3 4", "coins 4 0"]
    state = play(round_of(*fields, edition=edition), "jarl longships" + ", advance longship 4 plain" * steps)

    assert coins(play(state, "stop")) == left
    assert ("advance longship 4 legendary" in offers(state)) == (steps < 3)


def test_nm_2_7_golden_2_a_fort_step(edition: str) -> None:
    """One raid and one sailing, 1 VP, for the token that leaves the ladder."""
    state = round_of("route-1 denmark-1* norway-1*", "longships 1 3", edition=edition)
    built = play(state, "jarl forts, advance fort 1 plain")

    assert built.due == [0, 0, 0, 1, 1]
    assert vp(play(built, "stop")) == 5 + 1
    assert ladder(built, FORT) == [0, 1, 1, 0, 4]


def test_nm_2_7_golden_3_vasilis_builds_longships(edition: str) -> None:
    state = round_of("route-1 greenland-1* denmark-3*", "longships 1 3", "coins 5 0", edition=edition)
    assert icons(state) == {"wood": 4, "fabric": 1}

    steps = "jarl longships, advance longship 1 plain, advance longship 4 legendary, advance longship 3 legendary"
    chosen = play(state, steps)
    after = play(chosen, "stop")
    assert chosen.due == [4, 2, 0, 0, 0]
    assert (coins(after), vp(after), clan(after).ships) == (5 - 4, 5 + 4, 2)
    assert ladder(after, LONGSHIP) == [0, 1, 1, 0, 2]


def test_nm_3_12_golden_4_dimitris_explores(edition: str) -> None:
    """Cards with 1, 0 and 1 damage icons: a longship is damaged at the third."""
    start = given(*EXPLORING, edition=edition)
    state = play(start, "reveal, draw sweden-2, put nothing, reveal, draw sweden-1, put both")
    assert clan(state).damaged == 0

    third = play(state, "reveal, draw denmark-1, put lawspeaker")
    assert (clan(third).ships, clan(third).damaged) == (1, 1)
    landed = play(third, "stop, reveal, draw norway-3, put nothing, stop, send sweden, send denmark, bonus sweden-1")
    assert tiles(landed, clan(landed).assigned) == ["sweden", "denmark"]
    assert coins(landed) == 1


def test_nm_5_3_golden_5_two_players_share_a_primary_space(edition: str) -> None:
    draws = "draw england-1, draw england-2, draw england-3, draw england-4"
    explored = play(round_of(edition=edition), f"jarl explore, deck 1, {draws}, stop")
    george = play(explored, "jarl forts, stop")
    gina = play(george, "jarl forts, stop")

    assert (coins(explored), coins(george, 1), coins(gina)) == (3, 2, 3 + 1)


def test_nm_7_2_golden_6_gina_dimitris_and_leonora_compare_their_lore(edition: str) -> None:
    """With the sum corrected: 7, 4 and 6."""
    fields = ["order 3 2 1", "passed 0 1 1", "pending turn 0", "longships 1 2 3", "leader-1 gorm"]
    fields += ["settlements-1 denmark", "settlements-3 denmark"]
    fields += ["route-1 sicily-3* england-3 byzantium-2* ireland-8", "route-2 england-5* rus-6 greenland-4"]
    before = round_of(*fields, "route-3 sicily-4 iceland-4 vinland-4", players=3, edition=edition)
    lore = [[icons(before, seat).get(kind, 0) for kind in ("gem", "rune", "spice")] for seat in range(3)]
    assert lore == [[3, 2, 1], [2, 0, 1], [1, 1, 1]]

    after = play(before, "pass")
    assert [vp(after, seat) - 5 for seat in range(3)] == [7, 4, 6]


def test_nm_7_3_golden_7_daphnes_incomes(edition: str) -> None:
    fields = ["map ireland england", "leader-1 harald", "settlements-1 denmark ireland", "lawspeakers 3 2"]
    fields += ["ladder-settlement-1 0 1 1 0 4", "ladder-lawspeaker-1 1 1 1 0 0", "route-1 ireland-1*", "longships 2 3"]
    after = play(round_of(*fields, *LAST, edition=edition), "pass")

    assert (coins(after), vp(after)) == (3 + 2, 5 + 2)


def test_nm_7_9_golden_8_ports_of_stergios_and_electra(edition: str) -> None:
    route = "route-1 sweden-1 england-1 rus-1 sicily-1"
    settled = ["leader-1 leif", "ladder-settlement-1 0 1 1 0 4", route, *LAST]
    later = ["map england scotland rus", "round 2", "settlements-1 norway rus"]
    stergios = play(round_of(*later, *settled, edition=edition), "pass")
    assert offers(stergios) == ["done", "port sweden-1", "port england-1", "port rus-1"]
    assert play(stergios, "port rus-1").to_move() != 0

    electra = play(round_of("settlements-1 norway england", *settled, edition=edition), "pass")
    assert refused(electra, "port rus-1") == ("NM-7.9", "reason-port-age")
    both = play(electra, "port sweden-1, port england-1")
    assert cards(both, clan(both).top) == ["sweden-1", "england-1"]


def test_nm_8_2_golden_9_ginas_final_scoring(edition: str) -> None:
    """Six longships 4 VP, two forts nothing, cards 9 VP, 14 coins (one as income of Norway) 4 VP: 17 in all."""
    fields = ["scored-longships 1", "scored-forts 1", "ladder-longship-1 0 0 0 0 4", "longships 6 3", "coins 13 0"]
    fields += [
        "forts-1 england scotland",
        "ladder-fort-1 0 0 1 0 4",
        "leader-1 leif",
        "settlements-1 norway",
        "vp 20 5",
    ]
    owned = worth(round_of(edition=edition), 9)
    state = round_of(*last_round(), *fields, f"discard-1 {' '.join(owned)}", *LAST, edition=edition)

    assert vp(play(state, "pass")) == 20 + 4 + 0 + 9 + 4
