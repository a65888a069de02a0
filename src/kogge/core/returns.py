"""What a finished game is worth to each seat, for learning and for search."""

from __future__ import annotations

from kogge.core.state import TERMINAL, State


def returns(state: State) -> list[float]:
    """Each seat's share of the win, less what a seat can expect of equals: 1 / players. Before the end all are 0.

    Winners share one win. Where nobody has won, nobody has a share: every seat gets -1 / players.
    """
    players = state.game().players
    if state.to_move() != TERMINAL:
        return [0.0] * players
    places = state.ranking()
    winners = places.count(1)
    return [(1.0 / winners if place == 1 else 0.0) - 1.0 / players for place in places]
