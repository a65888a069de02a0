"""The field's own tests on the whole games: OpenSpiel, PettingZoo, Gymnasium; writes docs/reports/field.md.

For every game and player count, with the usual edition: OpenSpiel's random simulations with serialisation, a
playthrough, its MCTS and information-set MCTS; PettingZoo's tests over several seeds; Gymnasium's checker. Warnings
are errors, but for those of PettingZoo's test that it spares its own environments by name.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import logging
import warnings
from collections.abc import Callable
from datetime import date
from functools import partial
from importlib.metadata import version
from pathlib import Path
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils import parallel_to_aec

from kogge.adapters import gymnasium as for_gymnasium
from kogge.adapters import openspiel
from kogge.adapters import pettingzoo as for_pettingzoo
from kogge.games import registry

REPORT = Path(__file__).parent.parent / "docs/reports/field.md"
SPARED = [
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",
]
ROUNDS = {"norderwind": ",round_limit=20", "norsemen": "", "novgorod": ",round_limit=8"}


def spiel_name(slug: str, players: int) -> str:
    """The game with fewer rounds: these tests write out every tensor at every step."""
    return f"{openspiel.PREFIX}{slug}(players={players}{ROUNDS[slug]})"


def simulate(slug: str, players: int) -> None:
    """OpenSpiel's random_sim_test, with serialisation."""
    pyspiel.random_sim_test(pyspiel.load_game(spiel_name(slug, players)), num_sims=1, serialize=True, verbose=False)


def play_through(slug: str, players: int) -> None:
    """OpenSpiel's playthrough generator."""
    text = generate_playthrough.playthrough(spiel_name(slug, players), None, seed=players)
    if "IsTerminal() = True" not in text:
        raise AssertionError("the playthrough has no end")


def search(slug: str, players: int) -> None:
    """Some decisions of OpenSpiel's MCTS and of its information-set MCTS."""
    rng = np.random.RandomState(players)
    game = pyspiel.load_game(spiel_name(slug, players))
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [mcts.MCTSBot(game, 1.4, 8, evaluator, random_state=rng)]
    bots.append(ismcts.ISMCTSBot(game, evaluator, 1.4, 8, random_state=rng))
    state, decisions = game.new_initial_state(), 0
    while decisions < 20 and not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(bots[decisions % 2].step(state)))
            decisions += 1


def pettingzoo_tests(slug: str, players: int) -> None:
    """api_test, seed_test, render_test, parallel_api_test, max_cycles_test."""
    make: Callable[..., Any] = partial(for_pettingzoo.env, slug, players=players)
    parallel = partial(for_pettingzoo.parallel_env, slug, players=players)
    for _seed in range(3):
        api_test(make(), num_cycles=2000)
    seed_test(make, num_cycles=500)
    render_test(make)
    parallel_api_test(parallel(), num_cycles=300)
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **more: parallel_to_aec(parallel(**more))))


def gymnasium_check(slug: str, players: int) -> None:
    """check_env, with greedy bots."""
    check_env(for_gymnasium.KoggeEnv(slug, ["greedy"] * (players - 1)), skip_render_check=True)


TESTS: dict[str, Callable[[str, int], None]] = {
    "simulations": simulate,
    "playthrough": play_through,
    "MCTS, ISMCTS": search,
    "PettingZoo": pettingzoo_tests,
    "Gymnasium": gymnasium_check,
}


def outcome(test: Callable[[str, int], None], slug: str, players: int) -> str:
    """Whether a test passes, and how long it takes."""
    began = perf_counter()
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            test(slug, players)
    except Exception as error:
        return f"fails: {type(error).__name__}: {str(error).splitlines()[0][:80]}"
    return f"passes, {perf_counter() - began:.0f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.slugs())
    asked = parser.parse_args()
    logging.disable(logging.WARNING)
    warnings.simplefilter("error")
    for message in SPARED:
        warnings.filterwarnings("ignore", message=message)
    lines = [f"| game | {' | '.join(TESTS)} |", "|---" * (len(TESTS) + 1) + "|"]
    for slug in asked.games:
        for players in registry.player_counts(slug):
            found = [outcome(test, slug, players) for test in TESTS.values()]
            lines.append(f"| {slug.capitalize()}, {players} players | {' | '.join(found)} |")
            print(lines[-1], flush=True)
    versions = ", ".join(f"{name} {version(name)}" for name in ("open_spiel", "pettingzoo", "gymnasium"))
    about = " ".join(str(__doc__).split("\n\n", 1)[1].split())
    text = [
        "# The field's own tests",
        "",
        f"Run on {date.today().isoformat()} by `make field`: {versions}. {about}",
        "",
    ]
    REPORT.write_text("\n".join([*text, *lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
