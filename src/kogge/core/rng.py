"""A small generator that is cheap to copy: for drivers and for determinization, never for rules."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

# Multiply-with-carry with base 2**32. MULTIPLIER * 2**32 - 1 and MULTIPLIER * 2**31 - 1 are both prime, which gives
# the period MULTIPLIER * 2**31 - 1, about 2**61; the whole state stays below 2**62.
MULTIPLIER: Final = 1_073_740_155
LOW: Final = 0xFFFFFFFF
STATES: Final = MULTIPLIER * 2**32 - 2


class Rng:  # noqa: PLW1641 - mutable things have no hash
    """A reproducible stream of numbers: the same seed gives the same stream on every machine."""

    def __init__(self, seed: int = 0, state: int = 0) -> None:
        self.state: i64 = state or _state_of_seed(seed)

    def next32(self) -> i64:
        """The next 32 random bits."""
        x: i64 = MULTIPLIER * (self.state & LOW) + (self.state >> 32)
        self.state = x
        return (x ^ (x >> 32)) & LOW

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely (for n up to 2**30; the bias is under n / 2**32)."""
        x: i64 = MULTIPLIER * (self.state & LOW) + (self.state >> 32)
        self.state = x
        bound: i64 = n
        return (((x ^ (x >> 32)) & LOW) * bound) >> 32

    def weighted(self, weights: list[int]) -> int:
        """An index, drawn in proportion to its weight."""
        total = 0
        for weight in weights:
            total += weight
        rest = self.below(total)
        for index in range(len(weights)):
            rest -= weights[index]
            if rest < 0:
                return index
        raise ValueError("weights must be positive")

    def shuffle(self, items: list[int]) -> None:
        """Put the items in random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def clone(self) -> Rng:
        """A generator that goes on as this one would."""
        return Rng(0, self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.state == other.state

    def __repr__(self) -> str:
        return f"Rng(0, {self.state})"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Rng, (0, self.state)

    def fork(self) -> Rng:
        """A new generator with a stream of its own, taken from this one."""
        return Rng((self.next32() << 30) ^ self.next32())


def _state_of_seed(seed: int) -> int:
    digest = blake2b(str(seed).encode(), digest_size=16).digest()
    return int.from_bytes(digest, "big") % STATES + 1
