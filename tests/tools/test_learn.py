"""Learning Norderwind from games: equal games for any number of workers, fewer surprises, a file for the search."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from kogge.bots.net import Net
from kogge.games.norderwind.bots.learned import sizes
from tools import learn_norderwind as learn


def test_the_same_games_whatever_the_workers() -> None:
    one, two = (learn.games(2, 4, workers) for workers in (1, 2))
    assert np.array_equal(one.told, two.told)
    assert np.array_equal(one.won, two.won)
    assert one.unseen.any()
    assert not one.unseen.all()


def test_what_was_learned_is_less_of_a_surprise() -> None:
    sample = learn.games(3, 8, 1)
    told, won = sample.told[~sample.unseen], sample.won[~sample.unseen]
    before = learn.surprise(learn.Learner(4, np.random.default_rng(1)).chances(told), won)
    after = learn.surprise(learn.train([sample], 4, 12).chances(told), won)
    assert after < before - 0.1


def test_the_file_says_what_the_learner_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "net.json"
    asked = ["--games", "8", "0", "0", "--units", "3", "--epochs", "1", "--workers", "1", "--out", str(path)]
    monkeypatch.setattr(sys, "argv", ["learn_norderwind", *asked])
    learn.main()
    raw = json.loads(path.read_text())
    assert raw["about"]["games"] == {"2": 8, "3": 0, "4": 0}
    assert [len(part) for part in raw["weights"]] == sizes()
    net = Net(raw["weights"], raw["bias"], raw["out"])
    sample = learn.games(2, 8, 1)
    learner = learn.train([sample], 3, 1)
    for told in sample.told[::40]:
        values, _units = learner.values(learner.steps_taken(told))
        assert [net.value(told[seat].tolist()) for seat in range(2)] == pytest.approx(values.tolist(), abs=0.01)
