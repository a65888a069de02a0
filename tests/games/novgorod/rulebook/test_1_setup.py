"""NG-1, set-up."""

import pytest

import kogge
from kogge.games.novgorod.rules.state import NovgorodState
from tests.games.novgorod.rulebook.table import CITIES, given
from tests.helpers import chances, offers, play, play_on

ARTISANS = ["provisions"] * 3 + ["clothing"] * 3 + ["jewelry"] * 2
DEALT = ", ".join(f"artisan {city} {kind}" for city, kind in zip(CITIES, ARTISANS, strict=True))


def start(players: int = 2, options: dict[str, object] | None = None) -> NovgorodState:
    state = kogge.load("novgorod", players=players, options=options).new_state()
    assert isinstance(state, NovgorodState)
    return state


def to_draft(state: NovgorodState) -> NovgorodState:
    """The position with everything dealt, always the first outcome."""
    after = state.clone()
    while after.to_move() == kogge.CHANCE:
        after.apply(after.legal_actions()[0])
    return after


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ng_1_1_start_values(players: int) -> None:
    state = start(players)

    assert state.cash == [27] * players
    assert state.seals == [0] * players
    assert state.speed == [2] * players
    assert state.level == [0] * players
    assert state.stored == [-1] * players


def test_ng_1_2_three_provisions_three_clothing_two_jewelry() -> None:
    state = start()

    assert chances(state) == {"artisan london jewelry": 2, "artisan london clothing": 3, "artisan london provisions": 3}
    dealt = play(state, DEALT)
    assert [dealt.e.luxuries[kind] for kind in dealt.artisan] == ARTISANS
    assert chances(play(state, ", ".join(DEALT.split(", ")[:7]))) == {"artisan antwerpen jewelry": 1}


@pytest.mark.parametrize(("players", "prices"), [(4, [5, 6, 6, 7]), (3, [5, 6, 7]), (2, [5, 6])])
def test_ng_1_3_the_stack_of_danzig(players: int, prices: list[int]) -> None:
    state = start(players)
    danzig = state.e.cities.index("danzig")

    assert [state.e.price[danzig * 4 + rank] for rank in state.rules.stack] == prices


def test_ng_1_3_the_cheapest_office_is_on_top() -> None:
    state = given("cash 30 30", "pending buy 0")

    assert play(state, "office danzig").cash == [25, 30]
    second = given("cash 30 30", "offices-2 danzig:cheapest", "pending buy 0")
    assert play(second, "office danzig").cash == [24, 30]


@pytest.mark.parametrize(("players", "shown"), [(2, 4), (3, 5), (4, 6)])
def test_ng_1_4_one_secret_mission_each_and_two_more_than_players_open(players: int, shown: int) -> None:
    state = to_draft(start(players))

    assert [hand.bit_count() for hand in state.secret] == [1] * players
    assert state.display.bit_count() == shown
    assert state.deck.bit_count() == 24 - players - shown


def test_ng_1_5_the_first_game_has_two_fixed_bonus_cards() -> None:
    assert [bonus for bonus, value in enumerate(to_draft(start()).bonus) if value] == [0, 1]


def test_ng_1_5_else_two_of_six_at_random() -> None:
    state = play(start(options={"bonus": "random"}), f"{DEALT}, career 1, career 2")

    assert len(chances(state)) == 6
    after = play(state, "bonus variety, bonus career-level")
    assert after.bonus == [0, 0, 0, 0, 1, 1]
    assert "bonus variety" not in offers(play(state, "bonus variety"))


def test_ng_1_6_the_lowest_number_starts() -> None:
    state = play(start(3), f"{DEALT}, career 4, career 2, career 3")

    assert state.start == 1
    assert [state.e.faces[face] for face in state.face] == ["4-front", "2-front", "3-front"]


def test_ng_1_6_all_may_play_the_back() -> None:
    state = play(start(options={"career_side": "back"}), f"{DEALT}, career 3, career 1")

    assert [state.e.faces[face] for face in state.face] == ["3-back", "1-back"]
    assert state.start == 1


def test_ng_1_6_sides_are_chosen_in_turn_order_before_the_draft() -> None:
    state = to_draft(play(start(3, {"career_side": "choice"}), f"{DEALT}, career 4, career 2, career 3"))

    assert (state.to_move(), offers(state)) == (1, ["side front", "side back"])
    after = play(state, "side back, side front")
    assert after.to_move() == 0
    after = play(after, "side back")
    assert [after.e.faces[face] for face in after.face] == ["4-back", "2-back", "3-front"]
    assert after.prompt().kind == "draft"


def test_ng_1_7_chance_deals_in_a_fixed_order() -> None:
    options: dict[str, object] = {
        "bonus": "random",
        "special_missions": True,
        "merchant": "front",
        "pirate": "back",
        "expert_positions": "random",
    }
    state, kinds = start(2, options), []
    while state.to_move() == kogge.CHANCE:
        kinds.append(state.prompt().kind)
        play_on(state, offers(state)[0])
    order = [kind for place, kind in enumerate(kinds) if place == 0 or kinds[place - 1] != kind]

    expert = ["deal-special", "deal-merchant", "deal-pirate"]
    assert order == ["deal-artisan", "deal-career", "deal-bonus", "draw", "open", *expert]
