"""The sequential test of chess engines: play on until one of two claims about a win share is clear enough.

The games of one seed (the same luck, seats exchanged) count together, so that luck cancels where it can; the likelihood
ratio is that of a normal mean with the variance seen so far, the generalised test of engine testers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

from kogge.arena.match import Match, Result

LEAST_PAIRS = 10  # before that the variance is a guess


@dataclass(frozen=True)
class Bounds:
    """Two claims: the share is at most ``low``, or at least ``high``; and how often either may be taken wrongly."""

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    def refuse(self) -> float:
        """The log-likelihood ratio at which ``high`` is refused."""
        return log(self.beta / (1 - self.alpha))

    def accept(self) -> float:
        """The log-likelihood ratio at which ``high`` is accepted."""
        return log((1 - self.beta) / self.alpha)


@dataclass(frozen=True)
class Sprt:
    """The test so far."""

    bounds: Bounds
    pairs: int
    share: float
    ratio: float

    def verdict(self) -> str:
        """What is proved: accepted, refused, or not yet anything."""
        if self.pairs < LEAST_PAIRS:
            return "open"
        if self.ratio >= self.bounds.accept():
            return "accepted"
        return "refused" if self.ratio <= self.bounds.refuse() else "open"


def of_match(match: Match, results: Sequence[Result], bounds: Bounds) -> Sprt:
    """The test of a match's first bot, seed by seed."""
    size, first = match.game_set(), match.bots[0]
    shares = [sum(result.share(seat) for seat, bot in enumerate(result.seats) if bot == first) for result in results]
    return sprt([sum(shares[start : start + size]) / size for start in range(0, len(shares), size)], bounds)


def sprt(pairs: Sequence[float], bounds: Bounds) -> Sprt:
    """The test after these pairs, each the mean share of its games."""
    count = len(pairs)
    if not count:
        return Sprt(bounds, 0, 0.0, 0.0)
    mean = sum(pairs) / count
    # One pair of each extreme keeps the variance above nothing.
    squares = sum((pair - mean) ** 2 for pair in pairs) + mean**2 + (1 - mean) ** 2
    variance = squares / (count + 2)
    middle = (bounds.low + bounds.high) / 2
    ratio = count * (bounds.high - bounds.low) * (mean - middle) / variance
    return Sprt(bounds, count, mean, ratio)
