"""NM-8, the end: final scoring, ties, requirements of scoring cards."""

import kogge
from kogge.games.norsemen.rules.state import NorsemenState
from tests.games.norsemen.rulebook.table import last_round, round_of, vp
from tests.helpers import play


def ending(*fields: str, players: int = 2) -> NorsemenState:
    """The last pass of the last round."""
    passed = " ".join("1" if seat < players - 1 else "0" for seat in range(players))
    named = {field.split()[0] for field in fields}
    start = [f"passed {passed}", f"pending turn {players - 1}", "leader-1 leif", "settlements-1 norway"]
    start += [field for field in last_round() if field.split()[0] not in named]
    return round_of(*[field for field in start if field.split()[0] not in named], *fields, players=players)


def test_nm_8_1_after_the_fifth_income_the_game_is_over_and_routes_still_count() -> None:
    state = play(ending("route-1 sweden-1* england-1", "longships 2 3"), "pass")

    assert state.to_move() == kogge.TERMINAL
    assert state.legal_actions() == []
    assert len(state.clans[0].route) == 2


def test_nm_8_2_golden_ginas_final_scoring() -> None:
    """Rulebook example: 6 longships 4 VP, 2 forts nothing, cards 9 VP, 14 coins 4 VP: 17 in all."""
    state = ending(
        "scored-longships 1",
        "scored-forts 1",
        "ladder-longship-1 0 0 0 0 4",
        "longships 6 3",
        "forts-1 england scotland",
        "ladder-fort-1 0 0 1 0 4",
        "discard-1 sicily-1 sicily-3 byzantium-7",
        "coins 13 0",
        "vp 20 5",
    )

    assert vp(play(state, "pass")) == 20 + 4 + 0 + 9 + 4


def test_nm_8_2_a_card_without_an_own_token_gives_nothing_and_values_do_not_add_up() -> None:
    fleet = ("ladder-longship-1 0 0 0 0 0", "longships 7 3")

    assert vp(play(ending(*fleet), "pass")) == 5 + 2
    assert vp(play(ending(*fleet, "scored-longships 1"), "pass")) == 5 + 2 + 9


def test_nm_8_3_vp_of_all_cards_owned_wherever_they_lie() -> None:
    state = ending(
        "route-1 rus-1", "top-1 rus-2", "discard-1 rus-3", "leader-1 gorm", "settlements-1 denmark", "flipped-1 rus-4"
    )

    assert vp(play(state, "pass")) == 5 + 4


def test_nm_8_4_three_coins_are_a_point() -> None:
    assert vp(play(ending("coins 7 0"), "pass")) == 5 + (7 + 1) // 3


def test_nm_8_5_ties_go_to_the_higher_in_the_final_order() -> None:
    state = play(ending("coins 0 0", "vp 9 9"), "pass")
    circle = play(ending("coins 0 0", "vp 9 9", "circles 2"), "pass")

    assert state.scores() == circle.scores() == [9, 9]
    assert state.ranking() == [1, 2]
    assert circle.ranking() == [2, 1]


def test_nm_8_6_requirements_are_tested_when_the_token_is_placed_without_trades() -> None:
    state = round_of("scoring lore longships forts", "coins 50 0", "route-1 sicily-3*", "longships 2 3")

    after = play(state, "title jarl")
    assert [state.a.table.token(action) for action in after.legal_actions()] == ["coins"]


def test_nm_8_6_damaged_and_starting_tokens_are_in_play() -> None:
    state = round_of("longships 0 3", "damaged 5 0", "ladder-longship-1 0 0 1 0 4", "coins 0 0")

    after = play(state, "title jarl")
    assert [state.a.table.token(action) for action in after.legal_actions()] == ["coins", "score longships"]
