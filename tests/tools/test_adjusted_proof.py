"""The proof of adjusted matches: it plays, counts, and says what it did."""

from __future__ import annotations

from pathlib import Path

from kogge.arena.match import Match, Result
from kogge.review.adjusted import Adjusted
from tools import adjusted_proof
from tools.adjusted_proof import BOTS, TESTS, Found, Kept, line, lines


def kept(number: int, share: float) -> Kept:
    """A game of the match that the first bot wins, or loses, with luck in it."""
    seats = list(BOTS) if number % 2 == 0 else list(reversed(BOTS))
    first = seats.index(BOTS[0])
    places = [1, 2] if (first == 0) == (share == 1.0) else [2, 1]
    luck = [0.2, -0.2] if places[0] == 1 else [-0.2, 0.2]
    return Kept("norderwind", "network", Result(number, number // 2, seats, [0, 0], places, 9, ""), luck)


def test_parts_are_joined_in_the_order_of_their_seeds() -> None:
    games = [kept(number, float(number % 3 > 0)) for number in range(24)]
    whole = adjusted_proof.examine("norderwind", games)
    assert whole is not None
    assert whole.games == 24
    assert adjusted_proof.examine("norderwind", [*games[12:], *games[:12], games[3]]) == whole
    assert adjusted_proof.examine("norderwind", games[:1]) is None  # no whole set
    assert adjusted_proof.examine("norsemen", games) is None


def test_a_part_of_a_match_is_played_and_kept(tmp_path: Path) -> None:
    match = Match("norderwind", 2, ["greedy", "random"], 4, edition="tiny")
    [one, other] = adjusted_proof.played(match, (2, 2), seconds=0.0)
    assert (one.result.number, other.result.number) == (2, 3)
    file = tmp_path / "kept.jsonl"
    file.write_text(line(one) + line(other) + "torn", encoding="utf-8")
    assert adjusted_proof.read(file) == [one, other]


def test_the_report_says_what_was_found() -> None:
    told = Adjusted(400, 0.71, 0.012, 0.705, 0.02, [0.7] * 200)
    plain, fairer = [(0, "open")] * len(TESTS), [(60, "accepted")] * len(TESTS)
    text = "\n".join(lines([Found("norderwind", "guide", 400, told, plain, fairer)], "2026-01-02"))
    assert "70.5 ± 2.0 % | 71.0 ± 1.2 % | 64 %" in text
    assert "| Norderwind | 50%, 55% | not decided | 60, accepted |" in text
    assert "0.2 of their joint errors apart" in text
