"""Decisions a second of the vector environment, and where the time goes; writes docs/reports/vector.md."""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Callable
from datetime import date
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

import numpy as np

from kogge import Rng, State, _pure
from kogge.adapters.vector import VectorEnv, random_legal
from kogge.adapters.vector_workers import WorkerVectorEnv
from kogge.core.playout import playout
from kogge.games import registry

FEW = (64, 256)
"""Fewer games side by side, whose positions stay nearer to the processor."""
REPORT = Path(__file__).parent.parent / "docs/reports/vector.md"
AIMS = {"norderwind": 600_000, "norsemen": 250_000, "novgorod": 350_000}
"""Decisions a second on one core that are aimed at; a fourth game has no aim."""


def step_time(env: VectorEnv, steps: int, rng: np.random.Generator) -> float:
    """Microseconds a decision takes in ``step``: its check, the rules, chance, features, masks."""
    spent = 0.0
    for _step in range(steps):
        actions = random_legal(env.masks, rng)
        began = process_time()
        env.step(actions)
        spent += process_time() - began
    return spent / steps / env.count * 1e6


def workers_speed(slug: str, asked: argparse.Namespace) -> float:
    """Decisions a second of all cores together, by the clock, the choice of random actions left out."""
    rng, spent = np.random.default_rng(1), 0.0
    with WorkerVectorEnv(slug, asked.games, 1, players=asked.players) as env:
        for _step in range(asked.steps):
            actions = random_legal(env.masks, rng)
            began = perf_counter()
            env.step(actions)
            spent += perf_counter() - began
    return float(asked.steps * asked.games / spent)


def part_time(states: list[State], part: Callable[[State], object], times: int = 10) -> float:
    """Microseconds one part takes, on positions from the middle of games."""
    began = process_time()
    for _time in range(times):
        for state in states:
            part(state)
    return (process_time() - began) / times / len(states) * 1e6


def rules_time(slug: str, players: int, games: int) -> float:
    """Microseconds a decision in the built-in loop of random play: the rules and chance alone."""
    game = registry.load(slug, players)
    began = process_time()
    decisions = sum(playout(game.new_state(), Rng(seed), 20_000) for seed in range(games))
    return (process_time() - began) / decisions * 1e6


def few_speed(slug: str, count: int, asked: argparse.Namespace) -> float:
    """Decisions a second of fewer games, as many decisions in all."""
    rng, env = np.random.default_rng(1), VectorEnv(slug, count, 1, players=asked.players)
    steps = asked.steps * asked.games // count
    return 1e6 / median(step_time(env, max(1, steps // asked.repeat), rng) for _repeat in range(asked.repeat))


def row(slug: str, asked: argparse.Namespace) -> tuple[str, float]:
    """A line of the table, and the decisions a second."""
    rng = np.random.default_rng(1)
    env = VectorEnv(slug, asked.games, 1, players=asked.players)
    times = [step_time(env, asked.steps, rng) for _repeat in range(asked.repeat)]
    states = [env.state(index) for index in range(min(asked.games, 400))]
    features = part_time(states, lambda state: state.features(state.to_move()))
    legal = part_time(states, lambda state: state.legal_actions())
    rules = rules_time(slug, asked.players, 20)
    speed = 1e6 / median(times)
    aim = AIMS.get(slug)
    cells = [slug.capitalize(), env.game.features.size, env.game.actions.width, f"{speed:,.0f}"]
    cells += [f"{aim:,}" if aim else "", *(f"{few_speed(slug, count, asked):,.0f}" for count in FEW)]
    cells += [f"{workers_speed(slug, asked):,.0f}"]
    cells += [f"{median(times):.2f} ({min(times):.2f}–{max(times):.2f})"]
    cells += [f"{features:.2f}", f"{rules:.2f}", f"{legal:.2f}"]
    return "| " + " | ".join(str(cell) for cell in cells) + " |", speed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2048)
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--repeat", type=int, default=5)
    asked = parser.parse_args()
    heads = [
        "game",
        "features",
        "actions",
        "decisions a second",
        "aim",
        *(f"{count} games" for count in FEW),
        "all cores",
        "µs a step",
    ]
    heads += ["of it features", "rules and chance", "legal actions"]
    lines = [f"| {' | '.join(heads)} |"]
    lines.append("|---|" + "---:|" * (len(heads) - 1))
    speeds = {}
    for slug in registry.slugs():
        line, speeds[slug] = row(slug, asked)
        lines.append(line)
    reached = [slug.capitalize() for slug, speed in speeds.items() if speed >= AIMS.get(slug, 0)]
    text = [
        "# Many games at once",
        "",
        f"Measured on {date.today().isoformat()} by `make bench-vector`: {asked.games:,} games of {asked.players} "
        f"players side by side, {asked.repeat} times {asked.steps} steps of random legal actions, one core, processor "
        f"time, {'compiled' if _pure.compiled() else 'pure'} engine, Python {platform.python_version()}, "
        f"{platform.machine()}, load {os.getloadavg()[0]:.1f}. In brackets the least and the greatest repetition.",
        "",
        "The aims are decisions a second on one core, features and masks included. They are reached by "
        f"{', '.join(reached) or 'none'}. With fewer games side by side ({', '.join(map(str, FEW))}) their positions "
        "stay nearer to the processor, and a decision waits less for memory. All cores: the first column's games in "
        f"{os.cpu_count()} processes, by the clock.",
        "",
        *lines,
        "",
        "The parts are measured by themselves, called one by one from Python: features and legal actions on positions "
        "of the same run, rules and chance in the built-in loop of random play, legal actions included. What is left "
        "of a step is the check of the actions, the mask, and the way from game to game through memory.",
        "",
    ]
    REPORT.write_text("\n".join(text), encoding="utf-8")
    print("\n".join(text))


if __name__ == "__main__":
    main()
