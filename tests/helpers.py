"""Short words for tests of the rules: a position is given, steps are played, something is seen."""

from typing import TypeVar

import pytest

import kogge
from kogge.core.journal import Journal
from kogge.core.timeline import Steps, apply

AnyState = TypeVar("AnyState", bound=kogge.State)


def steps(tokens: str) -> list[str]:
    """The steps of a line of play: commas and line ends separate them."""
    return [step.strip() for line in tokens.splitlines() for step in line.split(",") if step.strip()]


def play(state: AnyState, tokens: str) -> AnyState:
    """The position after these steps, each one checked; the given position stays as it was."""
    after = state.clone()
    assert isinstance(after, type(state))
    play_on(after, tokens)
    return after


def play_on(state: kogge.State, tokens: str) -> None:
    """Play these steps, each one checked, in the position itself."""
    for step in steps(tokens):
        state.apply_checked(state.read(step))


def offers(state: kogge.State) -> list[str]:
    """What may be done now, as tokens."""
    return [state.game().actions.token(action) for action in state.legal_actions()]


def chances(state: kogge.State) -> dict[str, int]:
    """The outcomes of a chance node, as tokens, with their weights."""
    assert state.to_move() == kogge.CHANCE
    return dict(zip(offers(state), state.chance_weights(), strict=True))


def refused(state: kogge.State, token: str) -> tuple[str, str]:
    """The rule that forbids an action and the key of its sentence."""
    with pytest.raises(kogge.IllegalAction) as caught:
        state.apply_checked(state.read(token))
    return caught.value.rule, caught.value.reason


def effects(state: kogge.State, tokens: str) -> list[str]:
    """What the last of these steps did, as the journal tells it."""
    after = state.clone()
    *before, last = steps(tokens)
    play_on(after, ",".join(before))
    after.journal = Journal()
    play_on(after, last)
    return [repr(effect) for effect in after.journal.drain()]


def play_out(state: kogge.State, rng: kogge.Rng) -> list[int]:
    """Play uniformly at random to the end, in the position itself; the steps taken."""
    played: list[int] = []
    while state.to_move() != kogge.TERMINAL:
        if state.to_move() == kogge.CHANCE:
            action = state.sample_chance(rng)
        else:
            actions = state.legal_actions()
            action = actions[rng.below(len(actions))]
        state.apply(action)
        played.append(action)
    return played


def random_steps(game: kogge.Game, seed: int, most: int = 400) -> Steps:
    """A game in which any awaited seat may act first."""
    rng, state = kogge.Rng(seed), game.new_state()
    steps: Steps = []
    while state.to_move() != kogge.TERMINAL and len(steps) < most:
        seats = state.awaited()
        actor = seats[rng.below(len(seats))] if seats else kogge.CHANCE
        actions = state.legal_as(actor) if seats else state.legal_actions()
        action = actions[rng.below(len(actions))] if seats else state.sample_chance(rng)
        steps.append((actor, action))
        apply(state, actor, action)
    return steps
