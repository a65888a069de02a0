"""The benchmarks at a very small size: they measure what they say, and do not flatter."""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import numpy as np
import pytest

from kogge.adapters.vector import VectorEnv
from tools import baselines, peer_games, peers, vector_speed


@pytest.mark.parametrize("subject", ["kogge:norderwind", "kogge:novgorod", "open_spiel:hearts", "open_spiel:dou_dizhu"])
def test_a_subject_plays_whole_games_and_is_copied(subject: str) -> None:
    library, _colon, name = subject.partition(":")
    made = peer_games.LIBRARIES[library](name)
    found = peer_games.measure(made, 0.01, 1)
    assert found["decision"] > 0
    assert found["games"] > 0
    assert peer_games.copy_time(made, Random(1).random, 0.001) > 0


def samples(ours: float, theirs: float, cards: float) -> dict[str, list[dict[str, Any]]]:
    """Three rounds in which ours, catanatron's and the card games' decisions take these microseconds."""
    found: dict[str, list[dict[str, Any]]] = {}
    for name in peers.subjects():
        time = ours if name.startswith("Kogge") else theirs if name == "catanatron" else cards
        one = {"decision": time / 1e6, "games": 9.0, "copy": time / 1e5, "version": "1", "compiled": "compiled" in name}
        found[name] = [one, one, one]
    return found


def test_promises_are_judged_by_what_was_measured() -> None:
    held = "\n".join(peers.verdicts(samples(1, 40, 2)))
    assert held.count("| yes |") == 3
    missed = "\n".join(peers.verdicts(samples(3, 40, 2)))
    assert missed.count("| no |") == 3
    assert "13.3 ×" in missed


def test_the_page_has_a_row_for_every_subject() -> None:
    found = samples(1, 40, 2)
    found["RLCard gin-rummy"][0]["copy"] = None
    page = peers.page(found, argparse.Namespace(repeat=3, seconds=1.0, seed=1))
    assert page.count("\n| ") == len(peers.subjects()) + 1 + 4
    assert "| RLCard gin-rummy | 1 | 2.00 (2.00–2.00) | 9 | impossible |" in page


def test_vector_speed_measures_steps_and_parts() -> None:
    env = VectorEnv("norderwind", 8, edition="tiny")
    assert vector_speed.step_time(env, 3, np.random.default_rng(1)) > 0
    states = [env.state(0)]
    assert vector_speed.part_time(states, lambda state: state.legal_actions(), 2) > 0


def test_standings_are_returns_of_one_bot_among_others() -> None:
    found = baselines.standing("novgorod", 2, "greedy", "random", 4)
    assert len(found) == 4
    assert set(found) <= {0.5, 0.0, -0.5}
    assert baselines.cell([0.5, 0.5, -0.5, 0.5]) == "+0.25 ± 0.49 (4)"
