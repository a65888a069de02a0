"""NG-11, special missions."""

import kogge
from tests.games.novgorod.rulebook.table import ALL_OFFICES, all_but, artisans, example, given
from tests.games.novgorod.rulebook.test_4_goods import BARE, FAST, laid
from tests.helpers import chances, effects, offers, play, refused

SPECIAL: dict[str, object] = {"special_missions": True}
ROW = "row s1:a s4:a s2:b s3:c"  # of the worked example: fur and fish on top, jewelry from two goods third
SECOND = ["careers 2-front 1-front", "turn 1"]


def specials(tokens: list[str]) -> list[str]:
    return [token for token in tokens if token.startswith("special")]


def test_ng_11_1_the_row_shows_a_a_b_c() -> None:
    state = example("NG-11.1")
    assert chances(state) == {f"row s{card}": 1 for card in (1, 2, 3, 4)}
    after = play(state, "row s3, row s1, row s4, row s2")

    assert [(after.e.specials[card], after.letter[card]) for card in after.row] == [
        ("s3", 0),
        ("s1", 0),
        ("s4", 1),
        ("s2", 2),
    ]
    assert refused(play(given("cash 9 0"), "stop"), "special s1") == ("NG-11.1", "reason-no-specials")


def test_ng_11_1_one_mission_is_out_of_play_and_nobody_knows_which() -> None:
    state = given("cash 9 0", options=SPECIAL)

    assert state.deck.bit_count() == 24
    assert state.view(0)["deck"] == 23


def test_ng_11_2_the_third_card_costs_six() -> None:
    """Golden: 1 + 1 + 4 for five seals, and it goes to the bottom as C; the bottom one would cost 6 for four."""
    fields = ["cash 9 0", *BARE, ALL_OFFICES, FAST, "stored amber -", ROW, artisans(bergen="jewelry")]
    state = laid(*fields, route="visby bergen", options=SPECIAL)
    making = play(state, "special s2, by bergen")

    assert making.cash == [3, 0]
    after = play(making, "with glass, with stored, hidden wool-fish")
    assert after.seals == [5, 0]
    end = play(after, "finish")
    assert [(end.e.specials[card], "abcd"[end.letter[card]]) for card in end.row] == [
        ("s1", "a"),
        ("s4", "a"),
        ("s3", "c"),
        ("s2", "c"),
    ]


def test_ng_11_2_the_top_card_costs_one_and_the_bottom_one_six() -> None:
    fields = ["cash 9 0", *BARE, ALL_OFFICES, FAST, ROW]
    top = laid(*fields, route="bergen visby novgorod", options=SPECIAL)
    assert effects(top, "special s1")[0] == "lose 0 1 ducat special"
    assert play(top, "special s1").seals == [2, 0]

    bottom = laid(
        *fields, "stored amber -", artisans(bergen="jewelry"), route="antwerpen london bergen", options=SPECIAL
    )
    after = play(bottom, "special s3, by bergen, with stored")
    assert (after.cash, after.seals) == ([3, 0], [4, 0])


def test_ng_11_2_cards_done_this_turn_still_count_as_above() -> None:
    state = laid(
        "cash 9 0",
        *BARE,
        ALL_OFFICES,
        FAST,
        "row s1:a s4:a s2:b s3:c",
        "stored cloth -",
        route="bergen visby novgorod riga danzig",
        options=SPECIAL,
    )
    after = play(state, "special s1, hidden wool-fish, special s4")

    assert after.cash == [9 - 1 - 2, 0]


def test_ng_11_2_no_credit() -> None:
    state = laid("cash 0 0", *BARE, ALL_OFFICES, FAST, ROW, route="bergen visby novgorod", options=SPECIAL)

    assert refused(state, "special s1") == ("NG-11.2", "reason-too-dear")
    assert "special s1" in offers(play(state, "income visby"))


def test_ng_11_3_two_crates_need_two_goods() -> None:
    fields = ["cash 9 0", *BARE, ALL_OFFICES, FAST, ROW, artisans(bergen="jewelry")]
    one = laid(*fields, route="visby bergen", options=SPECIAL)
    assert refused(one, "special s2") == ("NG-11.3", "reason-special-goods")

    two = laid(*fields, "stored amber -", route="visby bergen", options=SPECIAL)
    making = play(two, "special s2, by bergen, with stored")
    assert offers(making) == ["with glass"]


def test_ng_11_3_a_commodity_beside_the_luxury_good_is_kept_for_it() -> None:
    fields = ["cash 9 0", *BARE, ALL_OFFICES, FAST, "row s4:c s1:a s2:b s3:c", artisans(novgorod="provisions")]
    state = laid(*fields, "stored glass -", route="bergen visby novgorod", options=SPECIAL)
    making = play(state, "special s4, by novgorod, with fish")

    assert offers(making) == ["with glass", "with stored"]


def test_ng_11_4_seals_a_completed_mission_and_a_hidden_card() -> None:
    fields = ["cash 9 0", *BARE, ALL_OFFICES, FAST, ROW, "bonus three-missions:high:0:0", "under-1 wool-salt fish-salt"]
    state = play(laid(*fields, route="bergen visby novgorod", options=SPECIAL), "special s1")

    assert (state.completed, state.seals) == ([3, 0], [2 + 4, 0])
    assert state.to_move() == kogge.CHANCE
    after = play(state, "hidden wool-fish")
    assert after.under_secret[0].bit_count() == 1


def test_ng_11_4_an_empty_deck_gives_no_card_but_counts() -> None:
    fields = ["cash 9 0", *BARE, ALL_OFFICES, FAST, ROW]
    state = laid(*fields, f"under-2 {all_but('wool-fish')}", route="bergen visby novgorod", options=SPECIAL)
    after = play(state, "special s1")

    assert (after.prompt().kind, after.completed[0], after.under_secret[0]) == ("use", 1, 0)


def test_ng_11_5_done_once_a_turn_then_to_the_bottom() -> None:
    fields = ["cash 9 0", *BARE, ALL_OFFICES, FAST, "row s1:a s4:d s2:b s3:c", "stored salt -"]
    state = laid(*fields, route="london bergen visby novgorod", options=SPECIAL)
    state = play(state, "special s1, hidden wool-fish")
    assert refused(state, "special s1") == ("NG-11.5", "reason-special-done")

    other = laid(*fields, route="london bergen visby novgorod", options=SPECIAL)
    end = play(other, "special s4, hidden wool-fish, finish")
    assert [(end.e.specials[card], "abcd"[end.letter[card]]) for card in end.row][-1] == ("s4", "a")


def test_ng_11_5_the_uppermost_moves_first() -> None:
    fields = ["cash 9 0", *BARE, ALL_OFFICES, FAST, ROW, "stored cloth -"]
    state = laid(*fields, route="bergen visby novgorod riga danzig", options=SPECIAL)
    end = play(state, "special s4, hidden wool-fish, special s1, hidden wool-salt, finish")

    assert [(end.e.specials[card], "abcd"[end.letter[card]]) for card in end.row] == [
        ("s2", "b"),
        ("s3", "c"),
        ("s1", "b"),
        ("s4", "b"),
    ]


def test_ng_11_6_a_credit_of_three_for_all_of_the_turn() -> None:
    """Golden: prices 1 and 2 cost nothing."""
    fields = ["cash 0 0", *SECOND, ALL_OFFICES, FAST, ROW, "stored cloth -"]
    state = laid(*fields, route="bergen visby novgorod riga danzig", options=SPECIAL)
    assert specials(offers(state)) == ["special s1 for less", "special s4 for less"]
    after = play(state, "special s1 for less, hidden wool-fish, special s4, hidden wool-salt")

    assert (after.cash, after.credit, after.privilege_used) == ([0, 0], 0, True)
    assert not any("for less" in token for token in offers(play(after, "finish")))


def test_ng_11_6_the_rest_lapses() -> None:
    fields = ["cash 0 0", *SECOND, ALL_OFFICES, FAST, ROW]
    state = play(laid(*fields, route="bergen visby novgorod", options=SPECIAL), "special s1 for less, hidden wool-fish")

    assert state.credit == 2
    end = play(state, "finish")
    assert (end.credit, end.cash) == (0, [0, 0])
    covered = laid("cash 9 0", *BARE, ALL_OFFICES, FAST, ROW, route="bergen visby novgorod", options=SPECIAL)
    assert refused(covered, "special s1 for less") == ("NG-6.4", "reason-no-privilege")
