"""NG-12, who knows what."""

import pytest

import kogge
from kogge.core.errors import BrokenPosition
from kogge.games.novgorod.rules.state import NovgorodState
from tests.games.novgorod.rulebook.table import ALL_OFFICES, given
from tests.games.novgorod.rulebook.test_4_goods import BARE, FAST, laid
from tests.helpers import effects, offers, play, play_out

SPECIAL: dict[str, object] = {"special_missions": True}


def seat(state: NovgorodState, seat: int, viewer: int) -> dict[str, object]:
    seats = state.view(viewer)["seats"]
    assert isinstance(seats, list)
    found = seats[seat]
    assert isinstance(found, dict)
    return found


def seen(state: NovgorodState, token: str, viewer: int) -> str:
    table = state.game().actions
    return table.token(state.seen_as(table.parse(token), viewer))


def test_ng_12_1_drawn_missions_are_seen_by_their_owner() -> None:
    state = play(given("cash 9 0", "pending buy 0"), "draw")

    assert seen(state, "drawn wool-fish", 0) == "drawn wool-fish"
    assert seen(state, "drawn wool-fish", 1) == "drawn ?"
    assert seen(state, "drawn wool-fish", kogge.SPECTATOR) == "drawn ?"
    after = play(state, "drawn wool-fish")
    assert seat(after, 0, 0)["secret"] == ["wool-fish"]
    assert seat(after, 0, 1)["secret"] == ["?"]
    assert effects(state, "drawn wool-fish") == ["drawn 0 1 wool-fish"]


def test_ng_12_1_until_a_line_is_begun() -> None:
    state = laid("cash 0 0", *BARE, ALL_OFFICES, FAST, "secret-1 wool-fish", "stored wool -", route="london bergen")
    shown = play(state, "upper wool-fish")

    assert (offers(shown), seat(shown, 0, 1)["shown"]) == (["with wool", "with stored"], ["wool-fish"])
    assert seat(shown, 0, 1)["secret"] == []
    assert seat(play(shown, "with wool"), 0, 1)["begun"] == ["wool-fish"]


def test_ng_12_2_missions_from_the_display_stay_known() -> None:
    state = play(given("cash 9 0", "display wool-fish", "pending buy 0"), "mission wool-fish")

    assert seat(state, 0, 1)["missions"] == ["wool-fish"]
    for number in range(5):
        world = state.determinize(1, kogge.Rng(seed=number))
        assert seat_of(world).known == state.known


def seat_of(state: kogge.State) -> NovgorodState:
    assert isinstance(state, NovgorodState)
    return state


def test_ng_12_2_a_known_card_is_used_before_a_secret_one() -> None:
    fields = ["cash 0 0", *BARE, ALL_OFFICES, "known-1 jewelry-clothing", "secret-1 jewelry-clothing", "stored amber -"]
    state = play(laid(*fields, route="london"), "upper jewelry-clothing")

    assert (state.known[0], state.secret[0].bit_count()) == (0, 1)


def test_ng_12_3_cards_for_special_missions_are_hidden() -> None:
    state = play(
        laid("cash 9 0", *BARE, ALL_OFFICES, FAST, route="bergen visby novgorod", options=SPECIAL), "special s1"
    )

    assert (seen(state, "hidden wool-fish", 0), seen(state, "hidden wool-fish", 1)) == ("hidden wool-fish", "hidden ?")
    after = play(state, "hidden wool-fish")
    assert (seat(after, 0, 0)["hidden"], seat(after, 0, 1)["hidden"]) == (["wool-fish"], ["?"])


def test_ng_12_4_all_else_is_public() -> None:
    state = given("cash 9 4", "stored salt -", "offices-1 lubeck:cheapest", "secret-1 wool-fish", "secret-2 fish-salt")
    for viewer in (0, 1, kogge.SPECTATOR):
        shown = seat(state, 0, viewer)
        assert (shown["ducats"], shown["stored"], shown["in_progress"]) == (9, "salt", 1)
        assert shown["offices"] == [{"city": "lubeck", "rank": "cheapest", "income": 3}]
    assert state.view(0)["deck"] == 22


def test_ng_12_5_hidden_cards_are_turned_up_for_variety() -> None:
    fields = [
        "turn 3",
        "last yes",
        "used privilege",
        "hidden-1 wool-fish",
        "hidden-2 jewelry-clothing glass-fur",
        "pending buy 1",
    ]
    state = play(given(*fields, "bonus variety:high:0:0", options=SPECIAL), "end")

    assert (state.to_move(), offers(state)) == (kogge.CHANCE, ["reveal wool-fish"])
    after = play(state, "reveal wool-fish, reveal jewelry-clothing, reveal glass-fur")
    assert after.over
    assert after.seals == [0, 2]  # six kinds
    assert seat(after, 1, 0)["under"] == ["jewelry-clothing", "glass-fur"]


def test_ng_12_5_else_they_stay_hidden() -> None:
    fields = ["turn 3", "last yes", "used privilege", "hidden-1 wool-fish", "pending buy 1"]
    state = play(given(*fields, options=SPECIAL), "end")

    assert state.over
    assert seat(state, 0, 1)["hidden"] == ["?"]


def test_ng_12_6_worlds_keep_what_the_viewer_knows() -> None:
    fields = [
        "cash 9 4",
        "display glass-fur",
        "secret-1 wool-fish",
        "secret-2 fish-salt salt-cloth",
        "hidden-2 wool-fur",
    ]
    state = given(*fields, options=SPECIAL)
    worlds = [seat_of(state.determinize(0, kogge.Rng(seed=number))) for number in range(30)]

    assert all(world.secret[0] == state.secret[0] and world.display == state.display for world in worlds)
    assert len({world.secret[1] for world in worlds}) > 20
    assert all(world.secret[1].bit_count() == 2 and world.under_secret[1].bit_count() == 1 for world in worlds)
    assert {world.text() for world in worlds} == {seat_of(world.clone()).text() for world in worlds}


def test_ng_12_6_a_hand_that_showed_a_card_held_two_of_it_half_as_often() -> None:
    """Two cards were drawn, one was shown: that the other is its equal is half as likely as the deck says."""
    text = "secret-2 jewelry-clothing\ntrace-2 + + jewelry-provisions\nunder-2 jewelry-provisions"
    state = given(*text.splitlines())
    names = []
    for number in range(4000):
        world = seat_of(state.determinize(0, kogge.Rng(seed=number)))
        names.append(world.e.missions[world.e.card_kind[world.secret[1].bit_length() - 1]])
    twin, other = names.count("jewelry-provisions"), names.count("wool-fish")

    assert 0.3 < twin / other < 0.8  # one card each is left of both


@pytest.mark.parametrize("seed", range(4))
def test_ng_12_7_positions_are_read_back_without_loss(seed: int) -> None:
    options: dict[str, object] = {"merchant": "front", "pirate": "front", "special_missions": True, "bonus": "random"}
    game = kogge.load("novgorod", players=2 + seed % 3, edition="tiny", options=options)
    state = game.new_state()
    for action in play_out(game.new_state(), kogge.Rng(seed=seed)):
        again = game.parse_state(state.text())
        assert (again.text(), again.legal_actions()) == (state.text(), state.legal_actions())
        state.apply(action)


def test_ng_12_7_the_empty_text_is_the_start() -> None:
    game = kogge.load("novgorod")

    assert game.parse_state("").text() == game.new_state().text()


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, "artisans jewelry jewelry jewelry jewelry jewelry jewelry jewelry jewelry jewelry"),
        (1, "careers 1-front 1-back"),
        (2, "cash 1 1\nstored salt"),
        (1, "offices-1 london"),
        (1, "bonus variety:high"),
        (1, "row s1"),
        (1, "display wool-fish wool-fish"),
        (1, "route placeholder"),
        (1, "pending use 1"),
        (1, "pending place 0"),
        (1, "pending artisan 0"),
        (1, "pending reveal -1 0"),
        (1, "pending buy 0, route 0"),
        (1, "pending route 7"),
        (1, "pirate london"),
        (1, "trace-1 + wool-fish wool-fish"),
        (1, "payment both wool-fish"),
        (0, "offices-1 london:dearest"),
        (0, "stored salt -"),
        (0, "route london danzig"),
        (0, "free london"),
    ],
)
def test_ng_12_7_what_cannot_be_is_refused_with_its_line(line: int, text: str) -> None:
    with pytest.raises(BrokenPosition) as caught:
        given(text)

    assert caught.value.line == line
