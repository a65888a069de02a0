"""Counting lines of play: the same numbers on every machine and in every version, or a rule has changed."""

from __future__ import annotations

from kogge.core.state import TERMINAL, State


def perft(state: State, depth: int) -> int:
    """How many lines of ``depth`` steps start here, every chance outcome a step; one that ends earlier counts once."""
    if depth == 0 or state.to_move() == TERMINAL:
        return 1
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    lines = 0
    for action in actions:
        child = state.clone()
        child.apply(action)
        lines += perft(child, depth - 1)
    return lines


def divide(state: State, depth: int) -> dict[str, int]:
    """:func:`perft` split by the first step, by token: where two engines differ, this finds the line."""
    table = state.game().actions
    lines: dict[str, int] = {}
    for action in state.legal_actions():
        child = state.clone()
        child.apply(action)
        lines[table.token(action)] = perft(child, depth - 1)
    return lines
