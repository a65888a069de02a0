"""The proof of the bots' strength: claims are played once, kept, and told."""

from __future__ import annotations

from pathlib import Path

import pytest

from kogge.arena.sprt import Bounds
from tools import arena_proof
from tools.arena_proof import CLAIMS, Claim

CLAIM = Claim("random", "Greedy beats random.", ("greedy", "random"), 200, Bounds(0.1, 0.9))


def test_a_claim_is_played_until_it_is_decided_and_not_again(tmp_path: Path) -> None:
    arena_proof.play("norderwind", CLAIM, tmp_path, 1, None)
    path = tmp_path / "norderwind-random.json"
    first = path.read_text()
    results = arena_proof.kept(path, arena_proof.match_of("norderwind", CLAIM, None))
    assert 20 <= len(results) < 200
    arena_proof.play("norderwind", CLAIM, tmp_path, 1, None)
    assert path.read_text() == first


def test_games_of_other_bots_are_not_taken_for_these(tmp_path: Path) -> None:
    other = Claim("random", "", ("random", "greedy"), 2)
    arena_proof.play("norderwind", other, tmp_path, 1, None)
    assert arena_proof.kept(tmp_path / "norderwind-random.json", arena_proof.match_of("norderwind", CLAIM, None)) == []


def test_the_page_tells_what_was_played_and_what_was_not(tmp_path: Path) -> None:
    arena_proof.play("norderwind", CLAIM, tmp_path, 1, None)
    page = arena_proof.page("norderwind", tmp_path)
    assert "**Proved** by a sequential test of 85% or less against 95% or more" in page or "**Not decided yet**" in page
    assert page.count("Not played yet.") == sum(claim.wanted for claim in CLAIMS) - 1
    assert [claim.text for claim in CLAIMS if claim.text not in page] == [c.text for c in CLAIMS if not c.wanted] != []


def test_the_page_tells_when_it_is_not_as_many_games_as_meant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_proof, "CLAIMS", [Claim("four", "", ("greedy", "random"), 4)])
    arena_proof.play("norderwind", arena_proof.CLAIMS[0], tmp_path, 1, 2)
    assert "Meant are 4 games." in arena_proof.page("norderwind", tmp_path)
    arena_proof.play("norderwind", arena_proof.CLAIMS[0], tmp_path, 1, 4)
    assert "Meant are" not in arena_proof.page("norderwind", tmp_path)
