"""The strength of the bots: matches of fixed size are played once, kept, and told with what was meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import strength
from tools.strength import CLAIMS, FIRST_SEED, Claim

CLAIM = Claim("mate", ("greedy", "random"), 4, {"norderwind": 0.9})


@pytest.fixture(autouse=True)
def one_claim(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "CLAIMS", [CLAIM, Claim("other", ("random", "greedy"), 4, {})])


def test_a_match_is_of_fixed_size_and_can_be_continued(tmp_path: Path) -> None:
    path, match = tmp_path / "norderwind-mate.json", strength.match_of("norderwind", CLAIM, None)
    strength.play("norderwind", CLAIM, tmp_path, 2, 1)
    few = strength.kept(path, match)
    strength.play("norderwind", CLAIM, tmp_path, None, 1)
    whole = strength.kept(path, match)
    assert (len(few), len(whole)) == (2, 4)
    assert whole[:2] == few
    assert [result.seed for result in whole] == [FIRST_SEED, FIRST_SEED, FIRST_SEED + 1, FIRST_SEED + 1]
    assert [result.seats[0] for result in whole] == ["greedy", "random"] * 2
    assert strength.share_of_first(match, whole).value > 0.5


def test_the_page_says_what_was_played_and_what_was_meant(tmp_path: Path) -> None:
    strength.play("norderwind", CLAIM, tmp_path, 2, 1)
    rows = [line for line in strength.page("norderwind", tmp_path).splitlines() if line.startswith("|")]
    assert "| 2 | 2 | 4 | 100.0%" in rows[2]
    assert rows[2].endswith("| 90% |")
    assert "| 2 | 0 | 4 | not played yet |" in rows[3]


def test_games_of_other_bots_are_not_taken_for_these(tmp_path: Path) -> None:
    strength.play("norderwind", Claim("mate", ("random", "greedy"), 2, {}), tmp_path, 2, 1)
    path = tmp_path / "norderwind-mate.json"
    assert strength.kept(path, strength.match_of("norderwind", CLAIM, None)) == []


def test_a_table_of_four_has_one_new_bot() -> None:
    claim = next(claim for claim in CLAIMS if claim.name == "four")
    match = strength.match_of("novgorod", claim, None)
    seatings = [match.seating(number)[1] for number in range(match.game_set())]
    assert len(seatings) == 4
    assert [seats.index("admiral/10") for seats in seatings] == [0, 3, 2, 1]


def test_games_of_another_network_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = strength.match_of("norderwind", CLAIM, None)
    strength.play("norderwind", CLAIM, tmp_path, 2, 1)
    assert len(strength.kept(tmp_path / "norderwind-mate.json", match)) == 2
    monkeypatch.setattr(strength, "network", lambda _slug: "another")
    assert strength.kept(tmp_path / "norderwind-mate.json", match) == []
