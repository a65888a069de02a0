"""Many games of one kind, and the few numbers that are taken from them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from kogge.arena.played import Played

SURE = 1.96  # standard deviations on each side of a 95 % interval


@dataclass(frozen=True)
class Share:
    """So many of so many, with its 95 % interval by Wilson's formula."""

    hits: float
    of: int

    @property
    def value(self) -> float:
        return self.hits / self.of if self.of else 0.0

    def interval(self) -> tuple[float, float]:
        """The shares that are compatible with what was seen."""
        if not self.of:
            return 0.0, 1.0
        spread = SURE * SURE / self.of
        middle = (self.value + spread / 2) / (1 + spread)
        half = SURE * sqrt(self.value * (1 - self.value) / self.of + spread / (4 * self.of)) / (1 + spread)
        return max(0.0, middle - half), min(1.0, middle + half)


def seat_one(_game: Played) -> int:
    """The seat that begins, where it is always the same."""
    return 0


@dataclass(frozen=True)
class Sample:
    """Games of one edition, one player count and one set of options; seats are counted from the ``first`` to move."""

    players: int
    games: Sequence[Played]
    first: Callable[[Played], int] = seat_one

    def mean(self, number: Callable[[Played], float]) -> float:
        """The mean over all games."""
        return sum(number(game) for game in self.games) / len(self.games)

    def share(self, fits: Callable[[Played], bool]) -> Share:
        """In how many games something holds."""
        return Share(sum(fits(game) for game in self.games), len(self.games))

    def winning(self) -> list[tuple[Played, int]]:
        """Every game with each of its winning seats."""
        return [(game, seat) for game in self.games for seat in game.winners()]

    def mean_of_winners(self, number: Callable[[Played, int], float]) -> float:
        """The mean over all winning seats."""
        winning = self.winning()
        return sum(number(game, seat) for game, seat in winning) / len(winning) if winning else 0.0

    def seat_share(self, seat: int) -> Share:
        """The wins of a seat among all games with a winner; a shared first place is divided."""
        won = [game for game in self.games if game.winners()]
        wins = [1 / len(game.winners()) for game in won if (seat + self.first(game)) % self.players in game.winners()]
        return Share(sum(wins), len(won))


def quantile(numbers: Sequence[float], part: float) -> float:
    """The number below which this part of all numbers lies: one of them, never between two."""
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
