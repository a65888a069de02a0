"""Masks: how many bits they have, and what rows of features make of them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kogge.core.bits import ones
from kogge.core.features import Row

MASKS = st.integers(0, 2**62 - 1)


@given(MASKS)
def test_ones_are_counted(mask: int) -> None:
    assert ones(mask) == mask.bit_count()


@given(MASKS)
def test_every_bit_is_a_flag(mask: int) -> None:
    row = Row(64)
    row.begin()
    row.flags(1, mask)
    assert list(row.written()) == [0, *(mask >> bit & 1 for bit in range(62)), 0]


@given(MASKS, st.lists(st.integers(0, 4), min_size=62, max_size=62))
def test_bits_are_counted_by_their_kind(mask: int, kinds: list[int]) -> None:
    row = Row(6)
    row.begin()
    row.count(1, kinds, mask)
    counted = [sum(mask >> bit & 1 for bit in range(62) if kinds[bit] == kind) for kind in range(5)]
    assert list(row.written()) == [0, *counted]
