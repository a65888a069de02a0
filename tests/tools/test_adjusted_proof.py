"""The proof of adjusted matches: it plays, counts, and says what it did."""

from __future__ import annotations

from kogge.review.adjusted import Adjusted
from tools import adjusted_proof
from tools.adjusted_proof import Found, lines


def test_a_short_match_is_examined() -> None:
    found = adjusted_proof.examine("norderwind", 8, seconds=0.0, bots=("greedy", "random"))
    assert found is None  # one set is too few


def test_the_report_says_what_was_found() -> None:
    told = Adjusted(400, 0.71, 0.012, 0.705, 0.02, [0.7] * 200)
    text = "\n".join(lines([Found("norderwind", "guide", 400, told, 120, 60, "accepted", "accepted")], "2026-01-02"))
    assert "70.5 ± 2.0 % | 71.0 ± 1.2 % | 64 %" in text
    assert "accepted after 120 games | accepted after 60 games" in text
    assert "0.2 of their joint errors apart" in text
