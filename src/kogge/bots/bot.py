"""The interface of every bot: it sees what its seat may know, never the truth."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from kogge.core.rng import Rng
from kogge.core.state import Game, Prompt, State


class Sight:
    """What a seat knows when it is asked: its legal actions, its view, and worlds it cannot tell from the truth."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat

    def game(self) -> Game:
        """The game that is played."""
        return self._state.game()

    def legal(self) -> list[int]:
        """What the seat may do, ascending."""
        return self._state.legal_as(self.seat)

    def prompt(self) -> Prompt:
        """What the seat decides."""
        return self._state.prompt_as(self.seat)

    def view(self) -> dict[str, object]:
        """All that the seat may know."""
        return self._state.view(self.seat)

    def features(self) -> bytes:
        """What the seat knows as a row of small numbers."""
        return self._state.features(self.seat)

    def world(self, rng: Rng) -> State:
        """A whole position drawn from those the seat cannot tell from the truth; the caller's own copy."""
        return self._state.determinize(self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """One player at one table. It may remember its own plan between decisions; the same seed gives the same play.

    A subclass that is not compiled sets ``name`` in its ``__init__``.
    """

    name: str

    @abstractmethod
    def choose(self, sight: Sight, rng: Rng) -> int:
        """One of the legal actions."""
