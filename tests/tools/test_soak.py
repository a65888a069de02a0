"""A small size of the soak, and what it would say of a game with faults."""

from __future__ import annotations

from pathlib import Path

import pytest

from kogge.conformance.toy import ToyGame, ToyState
from kogge.games import registry
from tools import soak


@pytest.mark.parametrize("slug", registry.slugs())
def test_random_games_end_without_a_problem(slug: str) -> None:
    for players in registry.player_counts(slug):
        tally = soak.soak(slug, players, games=4, seed=1, jobs=1)
        assert tally.faults == []
        assert len(tally.lengths) == 4
        assert tally.nodes > sum(tally.lengths)
        assert tally.used


def test_the_page_is_written_and_processes_agree_with_one(tmp_path: Path) -> None:
    slug = registry.slugs()[0]
    soak.main([slug, "--games", "30", "--jobs", "2", "--reports", str(tmp_path)])
    page = (tmp_path / f"soak-{slug}.md").read_text(encoding="utf-8")
    players = registry.player_counts(slug)[0]
    alone = soak.soak(slug, players, games=30, seed=1, jobs=1)
    assert f"| {players} | 30 | 30 | {alone.without_winner} |" in page
    assert f"| {alone.nodes:,} | 0 |" in page
    assert "seeds 1 to 30" in page


class Troubled(ToyState):
    """Has a problem from its third turn on."""

    def problems(self) -> list[str]:
        return ["a plank is missing"] if self.turns > 2 else []


def test_a_problem_is_told_with_its_seed() -> None:
    game = ToyGame()
    game.state_class = Troubled
    tally = soak.soak_game(game, 7)
    assert len(tally.faults) == 1
    assert tally.faults[0].startswith("seed 7, node ")
    assert "a plank is missing" in tally.faults[0]


def test_a_game_without_end_is_told() -> None:
    game = ToyGame()
    game.max_decisions = 3
    assert soak.soak_game(game, 7).faults == ["seed 7: no end after 3 decisions"]


def test_an_unused_action_needs_a_test_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    slug = registry.slugs()[0]
    some = soak.unused(slug, [soak.Tally()])[:2]
    assert soak.untested(slug, some) == some
    monkeypatch.setitem(soak.ELSEWHERE, slug, {some[0]: "test_an_unused_action_needs_a_test_by_name"})
    assert soak.untested(slug, some) == some[1:]
    page = soak.report(slug, {2: soak.Tally([1], [1], 2)}, {2: 1.0}, 1)
    assert f"- `{some[0]}`: test_an_unused_action_needs_a_test_by_name" in page
    assert f"- `{some[1]}`: no test yet" in page
