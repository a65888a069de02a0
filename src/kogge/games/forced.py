"""Steps that leave no choice: whether they may be played at once without telling a secret."""

from __future__ import annotations

from kogge.core.state import SPECTATOR, State
from kogge.games import registry


def is_forced(state: State, seat: int) -> bool:
    """Whether a seat that decides has no choice, and everybody can see that.

    Who plays such a step at once tells the others that there was no choice. Where that depends on what only the seat
    knows, or in a secret phase, it must be asked like every other seat.
    """
    if state.veiled() or len(state.legal_as(seat)) != 1:
        return False
    if state.prompt_as(seat).kind not in registry.private_prompts(state.game().slug):
        return True
    return _own(state, seat, seat) == _own(state, seat, SPECTATOR)


def _own(state: State, seat: int, viewer: int) -> object:
    """What the viewer knows of the seat's own things."""
    seats = state.view(viewer)["seats"]
    assert isinstance(seats, list)
    return seats[seat]
