"""NM-10, records, chance and knowledge: who knows what, and the worlds a seat cannot tell from the truth."""

from collections import Counter

import pytest

import kogge
from kogge import Rng
from tests.games.norsemen.rulebook.table import cards, clan, example, given, round_of, view
from tests.helpers import chances, offers, play, play_out

DRAWS = "draw england-1, draw england-2, draw england-3, draw england-4"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nm_10_1_a_game_replays_from_its_record(players: int) -> None:
    game = kogge.load("norsemen", players=players)
    record, rng = kogge.Record(game), Rng(players)
    while record.state.to_move() != kogge.TERMINAL:
        if record.state.to_move() == kogge.CHANCE:
            record.play(record.state.sample_chance(rng))
        else:
            seats = record.state.awaited()
            seat = seats[rng.below(len(seats))]
            actions = record.state.legal_as(seat)
            record.play_as(seat, actions[rng.below(len(actions))])

    again = kogge.read_record(kogge.dumps(record))
    assert again.state.text() == record.state.text()
    assert again.entries == record.entries


def test_nm_10_2_every_outcome_of_a_draw_is_equally_likely() -> None:
    state = play(example("NM-10.2"), "jarl explore, deck 2")

    assert set(chances(state).values()) == {1}
    assert len(chances(state)) == 24


def test_nm_10_3_decks_and_discard_piles_are_public() -> None:
    state = example("NM-10.3")

    seen = view(state, 0)["seats"][1]
    assert seen["deck"] == {"size": 9, "top": ["england-3", "sweden-1"]}
    assert seen["discard"] == ["norway-1", "norway-2"]
    assert len(seen["deck_rest"]) == 7


def test_nm_10_4_a_card_returned_is_known_to_its_explorer_in_its_place() -> None:
    state = play(example("NM-10.4"), f"jarl explore, deck 1, {DRAWS}, stop")

    assert view(state, 0)["decks"]["1"]["bottom"] == ["england-1", "england-2", "england-3", "england-4"]
    assert view(state, 1)["decks"]["1"]["bottom"] == ["?"] * 4
    assert view(state, kogge.SPECTATOR)["decks"]["1"]["bottom"] == ["?"] * 4


def test_nm_10_4_a_bottom_card_stays_known_when_another_draws_it() -> None:
    """Seat 1 knows the bottom card that seat 2 draws; seat 2's other cards it does not."""
    age_one = [card for card in given().e.cards if given().e.card_age[given().e.cards.index(card)] == 1]
    kept, left = age_one[:2], age_one[2:]
    state = round_of(f"discard-1 {' '.join(left)}", f"deck-1 {kept[0]}", f"bottom-1 {kept[1]}:1", "pending turn 1")
    drawing = play(state, f"jarl explore, deck 1, draw {kept[0]}")
    draw = drawing.a.table.parse(f"draw {kept[1]}")

    assert drawing.seen_as(draw, 0) == draw
    assert drawing.seen_as(draw, kogge.SPECTATOR) == drawing.a.veiled_draw.start
    after = play(drawing, f"draw {kept[1]}")
    assert view(after, 0)["hand"]["drawn"] == ["?", kept[1]]
    assert after.known[1] == []
    assert play(after, "stop").known[1] == [2, 3]


def test_nm_10_5_worlds_keep_what_the_viewer_knows_and_redraw_the_rest() -> None:
    state = play(example("NM-10.5"), f"jarl explore, deck 1, {DRAWS}, stop")
    own = {tuple(state.determinize(0, Rng(seed)).bottoms[1]) for seed in range(20)}
    other = {tuple(state.determinize(1, Rng(seed)).bottoms[1]) for seed in range(20)}

    assert own == {tuple(state.bottoms[1])}
    assert len(other) > 10


def test_nm_10_5_another_seats_secret_phase_goes_back_to_its_start_or_is_played_again() -> None:
    fields = (
        "phase route",
        "leader-1 olof",
        "leader-2 aud",
        "settlements-1 sweden",
        "settlements-2 norway",
        "map england scotland",
    )
    state = play(given(*fields), "reveal, draw sweden-1, put both")

    reset = state.determinize(1, Rng(1))
    assert clan(reset, 0).route == []
    assert offers(reset) == ["reveal"]
    done = play(state, "stop")
    first_cards = Counter(cards(done, clan(done.determinize(1, Rng(seed)), 0).route)[0] for seed in range(60))
    assert len(first_cards) == 10
    assert cards(done, clan(done.determinize(0, Rng(1)), 0).route) == ["sweden-1"]


def test_nm_10_5_leaders_that_were_not_shown_are_redrawn() -> None:
    state = play(given(), "order 1, tile england, tile ireland, scoring forts, scoring longships, scoring ages")
    dealt = play(state, "deal gorm, deal olof, deal cnut, deal aud")

    worlds = [dealt.determinize(0, Rng(seed)) for seed in range(40)]
    assert all(clan(world, 0).dealt == clan(dealt, 0).dealt for world in worlds)
    assert len({tuple(clan(world, 1).dealt) for world in worlds}) > 10
    chosen = play(dealt, "choose gorm, choose aud")
    declined = {chosen.e.leaders[clan(chosen.determinize(0, Rng(seed)), 1).dealt[0]] for seed in range(60)}
    assert declined == {"cnut", "harald", "sigrid", "rurik", "halfdan", "leif"}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_nm_10_6_every_game_ends_after_its_last_round(players: int, seed: int) -> None:
    game = kogge.load("norsemen", players=players)
    state = given(players=players)
    played = play_out(state, Rng(seed))

    assert state.round == 5
    assert len([action for action in played if action < game.actions.width]) < game.max_decisions
    assert state.problems() == []


def test_nm_10_6_a_round_has_at_most_so_many_turns() -> None:
    """Two jarls, seven longships, six lawspeakers, seven repairs and a pass: 23 turns a seat and round."""
    e = given().e

    assert e.jarls + (e.longships + e.spaces) * 2 + e.lawspeakers + e.spaces + 1 == 23
