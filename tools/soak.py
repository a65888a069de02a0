"""Plays thousands of random games and checks every node of them; writes a dated page into docs/reports for each game.

Every game must end, no node may have problems, and every player action must have been used: by random play, or by a
test that ELSEWHERE names.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from statistics import mean
from time import perf_counter

from kogge import _pure
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, Game
from kogge.games import registry

ROOT = Path(__file__).parent.parent
CHUNK = 25
MOST_TOLD = 20

# Actions that random play hardly ever reaches: game -> token -> the test that plays it from a position of its own.
ELSEWHERE: dict[str, dict[str, str]] = {}


@dataclass
class Tally:
    """What some games came to. A fault names its seed, so that the game can be played again."""

    lengths: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    nodes: int = 0
    without_winner: int = 0
    used: set[int] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.lengths += other.lengths
        self.turns += other.turns
        self.nodes += other.nodes
        self.without_winner += other.without_winner
        self.used |= other.used
        self.faults += other.faults


def soak_game(game: Game, seed: int) -> Tally:
    """One random game, every node checked; it stops at the first fault."""
    rng, state, tally = Rng(seed), game.new_state(), Tally()
    decisions = 0
    while True:
        tally.nodes += 1
        problems = state.problems()
        if problems:
            tally.faults.append(f"seed {seed}, node {tally.nodes}: {'; '.join(problems)}")
            break
        mover = state.to_move()
        if mover == TERMINAL:
            break
        if mover == CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        if game.max_decisions and decisions >= game.max_decisions:
            tally.faults.append(f"seed {seed}: no end after {decisions} decisions")
            break
        actions = state.legal_actions()
        action = actions[rng.below(len(actions))]
        tally.used.add(action)
        state.apply(action)
        decisions += 1
    tally.lengths.append(decisions)
    tally.turns.append(state.turn())
    tally.without_winner += state.to_move() == TERMINAL and 1 not in state.ranking()
    return tally


def soak_some(slug: str, players: int, first: int, count: int) -> Tally:
    """A few games in a row, in one process."""
    game, tally = registry.load(slug, players), Tally()
    for seed in range(first, first + count):
        tally.add(soak_game(game, seed))
    return tally


def soak(slug: str, players: int, games: int, seed: int, jobs: int) -> Tally:
    """Many games, on as many processes as are wanted."""
    chunks = [(first, min(CHUNK, seed + games - first)) for first in range(seed, seed + games, CHUNK)]
    tally = Tally()
    for done in _parts(slug, players, chunks, jobs):
        tally.add(done)
    return tally


def _parts(slug: str, players: int, chunks: list[tuple[int, int]], jobs: int) -> Iterator[Tally]:
    if jobs == 1:
        yield from (soak_some(slug, players, first, count) for first, count in chunks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(soak_some, slug, players, first, count) for first, count in chunks]
        yield from (part.result() for part in waiting)


# The report


def unused(slug: str, tallies: Sequence[Tally]) -> list[str]:
    """The tokens of player actions that no game used."""
    table = registry.load(slug, registry.player_counts(slug)[0]).actions
    used = set[int]().union(*(tally.used for tally in tallies))
    return [table.token(action) for action in range(table.width) if action not in used]


def untested(slug: str, tokens: Sequence[str]) -> list[str]:
    """Those of the tokens that no test named in ELSEWHERE plays."""
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    named = ELSEWHERE.get(slug, {})
    return [token for token in tokens if f"def {named.get(token)}(" not in tests]


def report(slug: str, found: dict[int, Tally], seconds: dict[int, float], seed: int) -> str:
    """The page for docs/reports."""
    engine = "compiled" if _pure.compiled() else "pure"
    game = registry.load(slug, registry.player_counts(slug)[0])
    games = len(next(iter(found.values())).lengths)
    lines = [
        f"# Soak of {slug}",
        "",
        f"{date.today():%Y-%m-%d}, Python {platform.python_version()}, {engine}, edition {game.edition} "
        f"({game.edition_hash}), rules {game.rules_version}, tokens {game.fingerprint}. "
        f'`make soak SOAK="--games {games} --seed {seed}"`: uniformly random play with the default options, seeds '
        f"{seed} to {seed + games - 1} for each player count; `problems()` asked at every node, also at chance nodes.",
        "",
        "| players | games | ended | no winner | decisions a game (least–most) | turns | nodes checked | faults | s |",
        "|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for players, tally in found.items():
        length = f"{mean(tally.lengths):.0f} ({min(tally.lengths)}–{max(tally.lengths)})"
        ended = len(tally.lengths) - len(tally.faults)
        row = [players, len(tally.lengths), ended, tally.without_winner, length, f"{mean(tally.turns):.0f}"]
        row += [f"{tally.nodes:,}", len(tally.faults), f"{seconds[players]:.0f}"]
        lines.append("| " + " | ".join(str(cell) for cell in row) + " |")
    return "\n".join([*lines, "", *_actions_told(slug, found), *_faults_told(found)]).rstrip() + "\n"


def _actions_told(slug: str, found: dict[int, Tally]) -> list[str]:
    width = registry.load(slug, registry.player_counts(slug)[0]).actions.width
    left = unused(slug, list(found.values()))
    told = [f"{width - len(left)} of {width} player actions were used."]
    named = ELSEWHERE.get(slug, {})
    told += ["Not used, but played by a test:", ""] if left else []
    told += [f"- `{token}`: {named.get(token, 'no test yet')}" for token in left]
    return told


def _faults_told(found: dict[int, Tally]) -> list[str]:
    told = [f"- {players} players, {fault}" for players, tally in found.items() for fault in tally.faults]
    more = [f"- and {len(told) - MOST_TOLD} more"] if len(told) > MOST_TOLD else []
    return ["", "## Faults", "", *told[:MOST_TOLD], *more] if told else []


def parse_options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="*", help="slugs of games; default: all")
    parser.add_argument("--games", type=int, default=2000, help="games for each player count")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game; each game has the next")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--reports", type=Path, default=ROOT / "docs/reports", help="folder of the pages")
    return parser.parse_args(arguments)


def soak_all_counts(slug: str, options: argparse.Namespace) -> bool:
    """Soak a game with every player count and write its page; whether all is well."""
    found, seconds = dict[int, Tally](), dict[int, float]()
    for players in registry.player_counts(slug):
        began = perf_counter()
        found[players] = soak(slug, players, options.games, options.seed, options.jobs)
        seconds[players] = perf_counter() - began
        print(f"{slug}, {players} players: {options.games} games, {len(found[players].faults)} faults", flush=True)
    page = options.reports / f"soak-{slug}.md"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(report(slug, found, seconds, options.seed), encoding="utf-8")
    missing = untested(slug, unused(slug, list(found.values())))
    if missing:
        print(f"{slug}: neither random play nor a test uses {', '.join(missing)}")
    return not missing and not any(tally.faults for tally in found.values())


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse_options(arguments)
    well = [soak_all_counts(slug, options) for slug in options.game or registry.slugs()]
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main())
