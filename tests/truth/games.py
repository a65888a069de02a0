"""The checks of each game, and the positions of seeded games in which they are put."""

from collections.abc import Iterator
from functools import cache

import kogge
from tests.rulebook.test_rule_ids import ids
from tests.truth import norderwind, norsemen, novgorod
from tests.truth.case import Case, Check

REASONS: dict[str, dict[str, Check]] = {
    "norderwind": norderwind.REASONS,
    "norsemen": norsemen.REASONS,
    "novgorod": novgorod.REASONS,
}
PROMPTS: dict[str, dict[str, Check]] = {
    "norderwind": norderwind.PROMPTS,
    "norsemen": norsemen.PROMPTS,
    "novgorod": novgorod.PROMPTS,
}
OPTIONS: dict[str, list[dict[str, object]]] = {
    "norderwind": [{"round_limit": 12}, {"lookout_any_time": True, "round_limit": 12}],
    "norsemen": [{}, {"greenland_moves_damaged": True}],
    "novgorod": [
        {"round_limit": 4},
        {"round_limit": 4, "pirate": "front", "merchant": "front", "special_missions": True, "career_side": "choice"},
        {"round_limit": 4, "pirate": "back", "merchant": "back", "strict_mission_order": True}
        | {"bonus": "random", "expert_positions": "random"},
    ],
}


@cache
def rules(slug: str) -> set[str]:
    """The ids of a game's rules: a refusal and a question name one of them, which the page then shows."""
    return set(ids(slug))


def positions(slug: str, option: int, seed: int) -> Iterator[kogge.State]:
    """Every position of a random game, chance and the end included."""
    game = kogge.load(slug, players=2 + seed % 3, options=OPTIONS[slug][option])
    state, rng = game.new_state(), kogge.Rng(seed + 1)
    while state.to_move() != kogge.TERMINAL:
        yield state
        state.apply(state.sample_chance(rng) if state.to_move() == kogge.CHANCE else any_action(state, rng))
    yield state


def any_action(state: kogge.State, rng: kogge.Rng) -> int:
    actions = state.legal_actions()
    return actions[rng.below(len(actions))]


def prompts(state: kogge.State) -> Iterator[tuple[str, Case]]:
    """What the mover is asked; in a secret phase what every seat is."""
    seats = list(range(state.game().players)) if state.veiled() and state.to_move() >= 0 else [state.to_move()]
    for seat in seats:
        prompt = state.prompt_as(seat)
        assert not prompt.rule or prompt.rule in rules(state.game().slug), (prompt.rule, prompt.kind)
        yield prompt.kind, Case(state, seat, -1, prompt.args)


def reasons(state: kogge.State) -> Iterator[tuple[str, Case]]:
    """Why each action that is not legal is not, for the mover and in a secret phase for every seat."""
    memo: dict[str, object] = {}
    for seat in state.awaited() or [state.to_move()]:
        for action in range(state.game().actions.size):
            reason = state.reason_as(seat, action)
            if reason is not None:
                assert reason.rule in rules(state.game().slug), (reason.rule, reason.key)
                yield reason.key, Case(state, seat, action, reason.args, memo)


def of_others(state: kogge.State) -> Iterator[tuple[str, Case]]:
    """Why a seat that is not to act may not do what the mover may."""
    for seat in range(state.game().players):
        if state.awaited() and seat not in state.awaited():
            reason = state.reason_as(seat, state.legal_actions()[0])
            assert reason is not None
            assert reason.rule == "CORE-TURN"
            yield reason.key, Case(state, seat, state.legal_actions()[0], reason.args)
