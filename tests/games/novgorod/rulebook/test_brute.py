"""Small decisions lead to exactly the turns that whole acts lead to: no rule bent, no dead end (NG-4.10)."""

import pytest

import kogge
from kogge import _pure
from kogge.games.novgorod.rules.state import NovgorodState
from tests.games.novgorod.rulebook.brute import Brute, Turn

OPTIONS: list[dict[str, object]] = [
    {},
    {"artisan_uses_own_good": True},
    {"strict_mission_order": True},
    {"merchant": "front", "pirate": "back"},
    {"merchant": "back", "pirate": "front"},
    {"special_missions": True, "merchant": "front"},
    {"special_missions": True, "pirate": "back", "question_mark": "pirate_only", "bonus": "random"},
    {"career_side": "back", "bonus": "random"},
]
MOST_NODES = 12_000 if _pure.compiled() else 7_000


def engine_results(start: NovgorodState) -> set[Turn] | None:
    """Every way the turn can end, step by step; None if that is too much for a test. The lowest card is drawn."""
    found: set[Turn] = set()
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        state = waiting.pop()
        for action in state.legal_actions()[:1] if state.to_move() == kogge.CHANCE else state.legal_actions():
            after = state.clone()
            after.apply(action)
            if after.turns != start.turns:
                found.add(result(after, start.active))
                continue
            text = after.text()
            if text not in seen:
                seen.add(text)
                waiting.append(after)
        if len(seen) > MOST_NODES:
            return None
    return found


def result(state: NovgorodState, seat: int) -> Turn:
    """What the turn has made of the seat and the table."""
    brute = Brute(state)
    brute.seat = seat
    turn = brute.start()
    return Turn(**{**turn.__dict__, "ship": False})


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "defaults")
def test_ng_4_10_the_engine_reaches_the_turns_of_brute_force(options: dict[str, object]) -> None:
    compared = 0
    for seed in range(3):
        compared += compare_a_game(options, seed)
    assert compared >= 4


def compare_a_game(options: dict[str, object], seed: int) -> int:
    """Play a game at random; compare the turns of the seats that do not end a round."""
    game = kogge.load("novgorod", players=2, edition="tiny", options=options)
    state, rng, compared, looked = game.new_state(), kogge.Rng(seed=seed), 0, -1
    while state.to_move() != kogge.TERMINAL:
        assert isinstance(state, NovgorodState)
        begins = state.prompt().kind == "route" and state.turns != looked and state.turns % 2 == 0
        if begins and not state.route:
            looked = state.turns
            reached = engine_results(state)
            if reached is not None:
                assert reached == Brute(state).results(), state.text()
                compared += 1
        legal = state.legal_actions()
        state.apply(state.sample_chance(rng) if state.to_move() == kogge.CHANCE else legal[rng.below(len(legal))])
    return compared


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "defaults")
def test_ng_4_10_also_with_more_offices_speed_and_stored_goods(options: dict[str, object]) -> None:
    compared = 0
    for seed in range(20):
        state = later_position(options, kogge.Rng(seed=seed))
        reached = engine_results(state)
        if reached is not None:
            assert reached == Brute(state).results(), state.text()
            compared += 1
        if compared == 3:
            return
    pytest.fail(f"only {compared} positions were small enough to compare")


def later_position(options: dict[str, object], rng: kogge.Rng) -> NovgorodState:
    """A random position of the first seat's turn, such as comes late in a game."""
    game = kogge.load("novgorod", players=2, edition="tiny", options=options)
    missions = ["jewelry-clothing", "provisions-jewelry", "amber-salt", "wool-glass"]
    goods = {"london": "wool", "visby": "glass", "danzig": "amber", "lubeck": "salt"}
    offices: list[list[str]] = [[], []]
    own: list[str] = []
    for city in goods:
        owners = [seat for seat in (0, 1) if rng.below(3) < 2 - seat]
        for rank, seat in zip(("cheapest", "second"), owners, strict=False):
            offices[seat].append(f"{city}:{rank}")
        own += [city] if 0 in owners else []
    stored = goods[own[rng.below(len(own))]] if own and rng.below(2) else "-"
    zones = [missions[rng.below(4)] for _card in range(2)]
    fields = [
        f"cash {rng.below(6)} 2",
        f"seals {rng.below(4)} 2",
        f"speed {2 + rng.below(2)} 2",
        f"level {rng.below(2)} 0",
        f"stored {stored} -",
        f"offices-1 {' '.join(offices[0]) or '-'}",
        f"offices-2 {' '.join(offices[1]) or '-'}",
        f"secret-1 {zones[0]}",
        f"left-1 {zones[1]}" if rng.below(2) else f"known-1 {zones[1]}",
        "display jewelry-clothing wool-glass",
    ]
    state = game.parse_state("\n".join(fields))
    assert isinstance(state, NovgorodState)
    return state
