"""The sequential test: it decides rightly, and not before it may."""

from __future__ import annotations

import pytest

from kogge.arena.sprt import LEAST_PAIRS, Bounds, sprt
from kogge.core.rng import Rng

BOUNDS = Bounds(0.5, 0.65)


def outcome(share: float, seed: int) -> tuple[str, int]:
    """The verdict over games won with this chance, and after how many pairs it came."""
    rng, pairs = Rng(seed), list[float]()
    for _pair in range(2000):
        pairs.append(sum(rng.below(1000) < 1000 * share for _game in range(2)) / 2)
        verdict = sprt(pairs, BOUNDS).verdict()
        if verdict != "open":
            return verdict, len(pairs)
    return "open", len(pairs)


def test_nothing_is_decided_from_a_handful_of_games() -> None:
    assert sprt([], BOUNDS).verdict() == "open"
    assert sprt([1.0] * (LEAST_PAIRS - 1), BOUNDS).verdict() == "open"
    assert sprt([1.0] * 12, BOUNDS).verdict() == "accepted"
    assert sprt([0.0] * 12, BOUNDS).verdict() == "refused"


@pytest.mark.parametrize(("share", "wanted"), [(0.65, "accepted"), (0.5, "refused")])
def test_each_claim_is_found_with_the_error_it_allows(share: float, wanted: str) -> None:
    found = [outcome(share, seed)[0] for seed in range(100)]
    assert found.count(wanted) >= 90
    assert "open" not in found


def test_clear_cases_end_soon() -> None:
    assert max(outcome(0.95, seed)[1] for seed in range(20)) < 40
