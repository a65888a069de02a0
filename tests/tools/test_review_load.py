"""The report of live tables beside reviews: ratios of rounds that follow each other."""

from __future__ import annotations

from tools.fairness import Times
from tools.review_load import LEVELS, Round, lines


def test_rounds_are_compared_with_their_neighbours() -> None:
    slow = Round(LEVELS[0], Times([2.0, 2.0, 4.0]), Times([2.2, 2.2, 4.4]), 10)
    quick = Round(LEVELS[0], Times([1.0, 1.0, 1.0]), Times([0.9, 0.9, 0.9]), 20)
    text = "\n".join(lines([slow, quick], "2026-01-02"))
    assert "| 2 | 6 + 6 | 1.500, 3.500 | 1.550, 3.850 | 1.00 (0.90–1.10) | 1.00 |" in text
    assert "30 points of reviews" in text
    assert LEVELS[1] not in text
