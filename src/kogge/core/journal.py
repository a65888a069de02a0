"""Effects: what an action did, for the log, animation, score sources and screen readers."""

from __future__ import annotations

from typing import Final

EVERYONE: Final = -9
_ALL_BUT: Final = -10


def all_but(seat: int) -> int:
    """The audience of what this one seat must not be told, or is told in other words."""
    return _ALL_BUT - seat


class Effect:
    """One thing that happened: a kind (a text key), whose it is, how much of what, and why."""

    def __init__(self, kind: str, seat: int, amount: int, what: str, cause: str, audience: int) -> None:
        self.kind = kind
        self.seat = seat
        self.amount = amount
        self.what = what
        self.cause = cause
        self.audience = audience

    def visible_to(self, viewer: int) -> bool:
        """Whether this viewer may know of it."""
        if self.audience <= _ALL_BUT:
            return viewer != _ALL_BUT - self.audience
        return self.audience in (EVERYONE, viewer)

    def __repr__(self) -> str:
        words = [self.kind, str(self.seat), str(self.amount), self.what, self.cause]
        return " ".join([word for word in words if word])


class Journal:
    """Collects effects while it is attached to a state; clones of the state have none."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []

    def add(
        self, kind: str, seat: int, amount: int = 0, what: str = "", cause: str = "", audience: int = EVERYONE
    ) -> None:
        """Note an effect."""
        self.effects.append(Effect(kind, seat, amount, what, cause, audience))

    def drain(self) -> list[Effect]:
        """The effects since the last call."""
        effects = self.effects
        self.effects = []
        return effects
