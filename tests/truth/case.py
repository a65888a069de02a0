"""A refused action or a prompt in its position, with what the checks of all games need."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import kogge


@dataclass
class Case:
    """What is claimed (``args``) about an action of a seat in a position; ``action`` is -1 for a prompt."""

    state: kogge.State
    seat: int
    action: int
    args: Mapping[str, str | int]
    memo: dict[str, object] = field(default_factory=dict)
    """What was worked out about the position, for all cases of it."""

    @property
    def kind(self) -> str:
        return self.state.game().actions.kind(self.action)

    @property
    def what(self) -> Mapping[str, str]:
        return self.state.game().actions.args(self.action)

    def legal(self) -> list[int]:
        """What the seat, or chance, can do."""
        return self.state.legal_as(self.seat) if self.seat >= 0 else self.state.legal_actions()

    def offered(self) -> set[str]:
        """The kinds of action on offer."""
        table = self.state.game().actions
        return {table.kind(action) for action in self.legal()}

    def tokens(self) -> set[str]:
        return {self.state.game().actions.token(action) for action in self.legal()}

    def names(self, *slugs: str) -> bool:
        """Whether the claim names the action's own things under these names."""
        return all(self.args[slug] == self.what[slug] for slug in slugs)


Check = Callable[[Case], bool]


def by_chance(case: Case) -> bool:
    """Only chance does this, or only chance acts now."""
    return case.action >= case.state.game().actions.width or case.state.to_move() == kogge.CHANCE


def over(case: Case) -> bool:
    """Nobody acts any more."""
    return case.state.to_move() == kogge.TERMINAL


def not_awaited(case: Case) -> bool:
    """Others act, and this seat does not."""
    return case.seat not in case.state.awaited() and case.state.to_move() >= 0


def chance_of(*kinds: str) -> Check:
    """Chance acts, and brings these kinds of outcomes."""
    return lambda case: case.state.to_move() == kogge.CHANCE and case.offered() == set(kinds)
