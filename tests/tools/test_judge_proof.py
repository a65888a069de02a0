"""The proof of the judge: fair to what it is compared with, and a page that says what was found."""

from __future__ import annotations

import pytest

from kogge.games import registry
from tools.judge_proof import LEVELS, Kind, Told, by_scores, examine, gained, page, plot


def told(game: int, network: float, guide: float, result: float, scores: tuple[int, ...] = (3, 1)) -> Told:
    return Told(game, game % 3, network, network, guide, scores, result)


def test_scores_get_the_scale_that_fits_them_best() -> None:
    sharp = by_scores([told(0, 0.5, 0.5, 1.0, (9, 1)), told(1, 0.5, 0.5, 0.0, (1, 9))])
    assert sharp[0][0] > 0.99
    misled = by_scores([told(0, 0.5, 0.5, 0.0, (9, 1)), told(1, 0.5, 0.5, 1.0, (1, 9))])
    assert misled[0][0] < 0.52


def test_what_is_gained_counts_decisions_and_its_error_games() -> None:
    mean, error = gained([told(game, 0.9, 0.5, 1.0) for game in (0, 0, 1)])
    assert mean == pytest.approx(0.5878, abs=1e-4)
    assert error == pytest.approx(0.0, abs=1e-9)
    assert gained([told(0, 0.9, 0.5, 1.0), told(1, 0.1, 0.5, 1.0)])[1] > 0.5


def test_games_are_played_judged_and_told() -> None:
    slug = registry.slugs()[0]
    kinds = [examine(slug, "greedy", players, 1) for players in (2, 3)]
    for kind in kinds:
        assert kind.games == 1
        assert {one.third for one in kind.told} == {0, 1, 2}
        assert all(0 <= share <= 1 for one in kind.told for share in one[2:5])
        assert all(len(one.scores) == kind.players for one in kind.told)
    text = page(slug, kinds)
    assert f"| `greedy` | 3 | 1 | {len(kinds[1].told)} |" in text
    assert "3 players, games of greedy" in plot(kinds, "greedy")
    assert plot([Kind(level, 2) for level in LEVELS], "mate").startswith("<?xml")
