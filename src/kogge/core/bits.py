"""Masks: whole numbers whose bits say what is there."""

from __future__ import annotations

from mypy_extensions import i64


def ones(mask: i64) -> i64:
    """How many bits are set: for few of them much quicker, compiled, than asking the number itself."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found
