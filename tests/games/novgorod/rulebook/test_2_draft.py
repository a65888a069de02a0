"""NG-2, the draft."""

from pathlib import Path

import pytest

import kogge
from kogge.games import registry
from kogge.games.edition_file import EditionFile
from kogge.games.novgorod.rules.edition import Edition
from tests.games.novgorod.rulebook.table import example, given
from tests.helpers import offers, play, refused

OPEN = "display jewelry-clothing jewelry-provisions clothing-jewelry wool-fish"


def test_ng_2_1_counter_clockwise_from_the_right_hand_neighbour() -> None:
    state = example("NG-2.1")
    seats = []
    for token in ("office london", "office london", "office london", "office bergen"):
        seats.append(state.to_move())
        state = play(state, token)

    assert seats == [0, 2, 1, 0]


def test_ng_2_1_three_picks_each() -> None:
    state = given(OPEN, "secret-1 fish-salt", "secret-2 glass-fur", "pending draft 1")
    state = play(state, "office london, office bergen, office bergen, mission wool-fish, mission jewelry-clothing")

    assert offers(state) == [
        f"office {city}" for city in ("london", "visby", "novgorod", "riga", "danzig", "lubeck", "antwerpen")
    ]
    assert refused(state, "mission jewelry-provisions") == ("NG-2.1", "reason-mission-picked")
    after = play(state, "office riga")
    assert after.prompt().kind != "draft"


def test_ng_2_1_two_offices_are_enough() -> None:
    state = given(OPEN, "secret-1 fish-salt", "offices-1 london:cheapest bergen:cheapest", "pending draft 0 2")

    assert refused(state, "office riga") == ("NG-2.1", "reason-offices-picked")
    assert refused(state, "stop") == ("NG-2.1", "reason-draft-first")


def test_ng_2_2_office_open_mission_or_deck() -> None:
    state = given(OPEN, "secret-1 fish-salt", "pending draft 0")

    assert len(offers(state)) == 8 + 4 + 1
    drawn = play(state, "draw, drawn glass-fur")
    assert drawn.secret[0].bit_count() == 2
    taken = play(state, "mission wool-fish")
    assert (taken.known[0].bit_count(), taken.display.bit_count()) == (1, 3)
    assert refused(state, "mission glass-fur") == ("NG-2.2", "reason-mission-not-open")


def test_ng_2_3_no_second_office_in_a_city() -> None:
    state = given(OPEN, "secret-1 fish-salt", "offices-1 london:cheapest", "pending draft 0")

    assert refused(state, "office london") == ("NG-2.3", "reason-one-office-a-city")


def test_ng_2_4_two_offices_at_8_are_too_dear() -> None:
    others = [
        "offices-2 visby:cheapest",
        "offices-3 visby:second lubeck:cheapest",
        "offices-4 visby:third lubeck:second",
    ]
    state = given(OPEN, "secret-1 fish-salt", "offices-1 lubeck:third", *others, "pending draft 0", players=4)
    assert "office visby" in offers(state)

    dear = given(
        OPEN,
        "secret-1 fish-salt",
        "offices-1 lubeck:dearest",
        "offices-2 visby:cheapest lubeck:cheapest",
        "offices-3 visby:second lubeck:second",
        "offices-4 visby:third lubeck:third",
        "pending draft 0",
        players=4,
    )
    assert refused(dear, "office visby") == ("NG-2.4", "reason-draft-too-dear")
    assert len([token for token in offers(dear) if token.startswith("office")]) == 6


def test_ng_2_4_an_edition_that_could_get_somebody_stuck_is_refused() -> None:
    text = (Path(registry.__file__).parent / "novgorod/data/reconstructed.toml").read_text(encoding="utf-8")
    file = EditionFile(text.replace("ducats = { value = 27", "ducats = { value = 25"), "poor")
    Edition(file)

    assert [(fault.problem, fault.details["lowest"]) for fault in file.faults] == [("novgorod-draft-budget", 26)]


def test_ng_2_5_offices_for_4_and_7_and_two_missions_cost_23() -> None:
    state = given(
        "display jewelry-clothing wool-fish",
        "offices-1 london:cheapest visby:second",
        "offices-2 visby:cheapest bergen:cheapest",
        "secret-1 fish-salt",
        "secret-2 glass-fur grain-amber",
        "pending draft 0 5",
    )
    after = play(state, "mission wool-fish")

    assert after.cash == [4, 27 - 6 - 4 - 12]


def test_ng_2_5_the_display_is_refilled_to_four_and_more_stay() -> None:
    ready = ["offices-1 london:cheapest bergen:cheapest", "offices-2 riga:cheapest visby:cheapest"]
    few = given(
        "display wool-fish jewelry-clothing",
        *ready,
        "secret-1 fish-salt",
        "secret-2 glass-fur grain-amber",
        "pending draft 0 5",
    )
    after = play(few, "mission wool-fish")
    steps = 0
    while after.to_move() == kogge.CHANCE:
        after.apply(after.legal_actions()[0])
        steps += 1
    assert (steps, after.display.bit_count(), after.prompt().kind) == (3, 4, "route")

    many = given(
        "display wool-fish jewelry-clothing jewelry-provisions clothing-jewelry provisions-jewelry glass-amber",
        *ready,
        "secret-1 fish-salt",
        "secret-2 glass-fur grain-amber",
        "pending draft 0 5",
    )
    assert play(many, "mission wool-fish").display.bit_count() == 5


def test_ng_2_5_a_last_pick_from_the_deck_is_drawn_before_the_refill() -> None:
    state = given(
        "display wool-fish jewelry-clothing",
        "offices-1 london:cheapest bergen:cheapest",
        "offices-2 riga:cheapest visby:cheapest",
        "secret-1 fish-salt",
        "secret-2 glass-fur grain-amber",
        "pending draft 0 5",
    )
    after = play(state, "draw, drawn fur-amber")

    assert after.prompt().kind == "open"
    assert after.cash[0] == 27 - 8 - 12


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ng_2_5_then_the_start_player_lays_a_route(players: int) -> None:
    game = kogge.load("novgorod", players=players)
    state, rng = game.new_state(), kogge.Rng(seed=players)
    while state.prompt().kind != "route":
        legal = state.legal_actions()
        state.apply(state.sample_chance(rng) if state.to_move() == kogge.CHANCE else legal[rng.below(len(legal))])
    view = state.view(0)

    assert state.to_move() == view["start"]
    assert state.turn() == 0
