"""Toys that break the contract in one way each, with the check that must catch them and a word of its complaint."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kogge.conformance.toy import ToyGame, ToyState


class Variant:
    """A broken toy: its name, the check that must fail, what it must say, and the seeds it takes."""

    def __init__(self, name: str, check: str, says: str, seeds: Sequence[int], make: Callable[[], ToyGame]) -> None:
        self.name = name
        self.check = check
        self.says = says
        self.seeds = seeds
        self.make = make

    def __repr__(self) -> str:
        return self.name


VARIANTS: list[Variant] = []


def fails(
    check: str, says: str, players: int = 2, seeds: Sequence[int] = (1, 2, 3)
) -> Callable[[type[ToyState]], type[ToyState]]:
    """Enter a broken position: this check must fail, with these words."""

    def enter(broken: type[ToyState]) -> type[ToyState]:
        def make() -> ToyGame:
            game = ToyGame(players)
            game.state_class = broken
            return game

        VARIANTS.append(Variant(broken.__name__, check, says, seeds, make))
        return broken

    return enter


def game_fails(check: str, says: str) -> Callable[[type[ToyGame]], type[ToyGame]]:
    """Enter a broken game: this check must fail, with these words."""

    def enter(broken: type[ToyGame]) -> type[ToyGame]:
        VARIANTS.append(Variant(broken.__name__, check, says, (1, 2), broken))
        return broken

    return enter
