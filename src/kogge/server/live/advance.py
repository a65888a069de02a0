"""A table's game between two decisions: what chance brings, who may decide, and a mark to know the position by."""

from __future__ import annotations

from hashlib import sha256
from secrets import randbelow

from kogge.core.rng import Rng
from kogge.core.state import CHANCE, State
from kogge.core.timeline import Batch

MOST_STEPS = 2000  # in one batch; a game that needs more is broken


def awaited(state: State, viewer: int) -> list[int]:
    """The seats that may decide now, as far as the viewer can know.

    In a secret phase that one has finished is not always public: then this is asked of a world the viewer cannot tell
    from the truth, which is the same for all truths that look alike to it.
    """
    if not state.veiled():
        return state.awaited()
    return state.determinize(viewer, Rng(1)).awaited()


# Making a batch


def draw(state: State) -> int:
    """An outcome of the chance node, from the operating system's generator."""
    outcomes = state.legal_actions()
    weights = state.chance_weights()
    rest = randbelow(sum(weights))
    for outcome, weight in zip(outcomes, weights, strict=True):
        rest -= weight
        if rest < 0:
            return outcome
    raise AssertionError("weights are positive")


def settle(batch: Batch, forced: bool) -> None:
    """Play on to the next decision: chance, and where the table wants it, steps that leave no choice."""
    for _ in range(MOST_STEPS):
        step = _next_step(batch.state, forced)
        if step is None:
            return
        batch.play(*step)
    raise AssertionError("no decision within a batch")


def _next_step(state: State, forced: bool) -> tuple[int, int] | None:
    mover = state.to_move()
    if mover == CHANCE:
        return CHANCE, draw(state)
    for seat in state.awaited() if forced else []:
        actions = state.legal_as(seat)
        if len(actions) == 1:
            return seat, actions[0]
    return None


def mark(state: State) -> str:
    """A hash of the position, to tell whether a log still leads to it."""
    return sha256(state.text().encode()).hexdigest()[:16]
