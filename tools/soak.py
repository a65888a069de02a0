"""Plays thousands of games by bots and checks every node of them; writes a dated page into docs/reports for each game.

Every game must end, no node may have problems, every choice must be legal, and every player action must have been used:
by one of the games, or by a test that ELSEWHERE names.
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
from kogge.bots import registry as bots
from kogge.bots.bot import Bot, Sight
from kogge.conformance.configurations import Options, option_sets
from kogge.core.options import show
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, Game
from kogge.games import registry

ROOT = Path(__file__).parent.parent
CHUNK = 25
MOST_TOLD = 20
MOST_DECISIONS = 1_000_000  # of a game that has no bound of its own

# Option sets beside the defaults that are soaked at full size: game -> what is on -> options.
AT_FULL_SIZE: dict[str, dict[str, Options]] = {
    "novgorod": {
        "all expert parts, fronts": {
            "bonus": "random",
            "merchant": "front",
            "pirate": "front",
            "expert_positions": "random",
            "special_missions": True,
        },
        "all expert parts, backs": {
            "bonus": "random",
            "career_side": "choice",
            "merchant": "back",
            "pirate": "back",
            "expert_positions": "random",
            "special_missions": True,
        },
    }
}

# Actions that play hardly ever reaches: game -> token -> the test that plays it from a position of its own.
ELSEWHERE: dict[str, dict[str, str]] = {}
# Games of which one test plays every action from positions of its own.
FROM_POSITIONS = {"norsemen": "test_every_action_is_played_in_a_game_or_from_a_position"}


@dataclass(frozen=True)
class Part:
    """Games of one kind: who plays at every seat, and how many games for each player count and each set of options."""

    title: str
    bot: str
    sets: Sequence[Options]
    games: int


@dataclass(frozen=True)
class Chunk:
    """A few games in a row, in one process."""

    slug: str
    players: int
    options: Options
    bot: str
    first: int
    count: int


@dataclass
class Tally:
    """What some games came to. A fault names its seed, so that the game can be played again."""

    lengths: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    nodes: int = 0
    without_winner: int = 0
    used: set[int] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, other: Tally) -> None:
        self.lengths += other.lengths
        self.turns += other.turns
        self.nodes += other.nodes
        self.without_winner += other.without_winner
        self.used |= other.used
        self.faults += other.faults


Found = list[tuple[Part, int, Tally]]


def parts(slug: str, options: argparse.Namespace) -> list[Part]:
    """All that is played of a game: defaults and full-size sets by two bots, and the kit's option sets by chance."""
    full: dict[str, Options] = {"defaults": {}} | AT_FULL_SIZE.get(slug, {})
    played = [Part(f"random, {name}", "random", [chosen], options.games) for name, chosen in full.items()]
    played += [Part(f"greedy, {name}", "greedy", [chosen], options.greedy) for name, chosen in full.items()]
    sets = option_sets(registry.options(slug))
    played.append(Part(f"random, {len(sets)} option sets of the kit", "random", sets, options.sets))
    return [part for part in played if part.games > 0 and part.bot in bots.names(slug)]


# Playing


def soak_game(game: Game, players: Sequence[Bot], seed: int) -> Tally:
    """One game, every node checked; it stops at the first fault."""
    rng, state, tally = Rng(seed), game.new_state(), Tally()
    most, decisions = game.max_decisions or MOST_DECISIONS, 0
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
            outcome = state.sample_chance(rng)
            tally.used.add(outcome)
            state.apply(outcome)
            continue
        if decisions >= most:
            tally.faults.append(f"seed {seed}: no end after {decisions} decisions")
            break
        action = players[mover].choose(Sight(state, mover), rng)
        if action not in state.legal_actions():
            tally.faults.append(f"seed {seed}, node {tally.nodes}: {game.actions.token(action)} is not legal")
            break
        tally.used.add(action)
        state.apply(action)
        decisions += 1
    tally.lengths.append(decisions)
    tally.turns.append(state.turn())
    tally.without_winner += state.to_move() == TERMINAL and 1 not in state.ranking()
    return tally


def soak_chunk(chunk: Chunk) -> Tally:
    """The games of a chunk; a fault names its options too."""
    game, tally = registry.load(chunk.slug, chunk.players, None, chunk.options), Tally()
    for seed in range(chunk.first, chunk.first + chunk.count):
        tally.add(soak_game(game, [bots.make(chunk.slug, chunk.bot) for _seat in range(chunk.players)], seed))
    chosen = " ".join(f"{name}={show(value)}" for name, value in chunk.options.items())
    tally.faults = [f"{fault} ({chosen})" if chosen else fault for fault in tally.faults]
    return tally


def soak(slug: str, players: int, part: Part, seed: int, jobs: int) -> Tally:
    """All games of a part with so many players, on as many processes as are wanted."""
    began, tally = perf_counter(), Tally()
    chunks = [
        Chunk(slug, players, chosen, part.bot, first, min(CHUNK, seed + part.games - first))
        for chosen in part.sets
        for first in range(seed, seed + part.games, CHUNK)
    ]
    for done in _results(chunks, jobs):
        tally.add(done)
    tally.seconds = perf_counter() - began
    return tally


def _results(chunks: list[Chunk], jobs: int) -> Iterator[Tally]:
    if jobs == 1:
        yield from map(soak_chunk, chunks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(soak_chunk, chunks)


# The report


def unused(slug: str, tallies: Sequence[Tally]) -> list[str]:
    """The tokens of player actions that no game used."""
    table = registry.load(slug, registry.player_counts(slug)[0]).actions
    used = set[int]().union(*(tally.used for tally in tallies))
    return [table.token(action) for action in range(table.width) if action not in used]


def untested(slug: str, tokens: Sequence[str]) -> list[str]:
    """Those of the tokens that no test named in ELSEWHERE plays."""
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    return [token for token in tokens if f"def {test_of(slug, token)}(" not in tests]


def test_of(slug: str, token: str) -> str:
    """The test that plays an action."""
    return ELSEWHERE.get(slug, {}).get(token, FROM_POSITIONS.get(slug, "no test yet"))


def report(slug: str, found: Found, options: argparse.Namespace) -> str:
    """The page for docs/reports."""
    engine = "compiled" if _pure.compiled() else "pure"
    game = registry.load(slug, registry.player_counts(slug)[0])
    command = f"{slug} --games {options.games} --greedy {options.greedy} --sets {options.sets} --seed {options.seed}"
    lines = [
        f"# Soak of {slug}",
        "",
        f"{date.today():%Y-%m-%d}, Python {platform.python_version()}, {engine}, edition {game.edition} "
        f"({game.edition_hash}), rules {game.rules_version}, tokens {game.fingerprint}. "
        f'`make soak SOAK="{command}"`: the named bot at every seat (random: all legal actions equally likely); '
        f"each player count and each set of options begins with seed {options.seed}; `problems()` asked at every "
        f"node, also at chance nodes, and every choice of a bot checked to be legal.",
        "",
        "| bot and options | players | games | ended | no winner | decisions a game (least–most) | turns "
        "| nodes checked | faults | s |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for part, players, tally in found:
        length = f"{mean(tally.lengths):.0f} ({min(tally.lengths)}–{max(tally.lengths)})"
        ended = len(tally.lengths) - len(tally.faults)
        row = [part.title, players, len(tally.lengths), ended, tally.without_winner, length, f"{mean(tally.turns):.0f}"]
        row += [f"{tally.nodes:,}", len(tally.faults), f"{tally.seconds:.0f}"]
        lines.append("| " + " | ".join(str(cell) for cell in row) + " |")
    told = [*_sets_told(slug, found), *_actions_told(slug, found), "", *_chance_told(slug, found), *_faults_told(found)]
    return "\n".join([*lines, "", *told]).rstrip() + "\n"


def _sets_told(slug: str, found: Found) -> list[str]:
    """What the names of the sets mean."""
    told = []
    for name, chosen in AT_FULL_SIZE.get(slug, {}).items():
        if any(part.title.endswith(name) for part, _players, _tally in found):
            told.append(f"- {name}: " + ", ".join(f"{option} {show(value)}" for option, value in chosen.items()))
    return [*told, ""] if told else []


def _actions_told(slug: str, found: Found) -> list[str]:
    width = registry.load(slug, registry.player_counts(slug)[0]).actions.width
    left = unused(slug, [tally for _part, _players, tally in found])
    told = [f"{width - len(left)} of {width} player actions were used."]
    told += ["Not used, but played by a test:", ""] if left else []
    for test in dict.fromkeys(test_of(slug, token) for token in left):
        told.append(f"- {', '.join(f'`{token}`' for token in left if test_of(slug, token) == test)}: {test}")
    return told


def _chance_told(slug: str, found: Found) -> list[str]:
    """How much of what chance can bring came up: every card, tile, leader and so on, by kind."""
    table = registry.load(slug, registry.player_counts(slug)[0]).actions
    used = set[int]().union(*(tally.used for _part, _players, tally in found))
    told = []
    for block in table.blocks:
        if block.size and table.is_chance(block.start):
            seen = used.intersection(range(block.start, block.start + block.size))
            told.append(f"{block.kind} {len(seen)} of {block.size}")
    return [f"Chance brought: {', '.join(told)}."] if told else []


def _faults_told(found: Found) -> list[str]:
    told = [f"- {part.title}, {players} players, {fault}" for part, players, t in found for fault in t.faults]
    more = [f"- and {len(told) - MOST_TOLD} more"] if len(told) > MOST_TOLD else []
    return ["", "## Faults", "", *told[:MOST_TOLD], *more] if told else []


def parse_options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="*", help="slugs of games; default: all")
    parser.add_argument("--games", type=int, default=2000, help="random games for each player count")
    parser.add_argument("--greedy", type=int, default=500, help="games of the greedy bot for each player count")
    parser.add_argument("--sets", type=int, default=10, help="random games for each option set and player count")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game; each game has the next")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--reports", type=Path, default=ROOT / "docs/reports", help="folder of the pages")
    return parser.parse_args(arguments)


def soak_all(slug: str, options: argparse.Namespace) -> bool:
    """Soak a game with every player count and write its page; whether all is well."""
    found: Found = []
    for part in parts(slug, options):
        for players in registry.player_counts(slug):
            tally = soak(slug, players, part, options.seed, options.jobs)
            found.append((part, players, tally))
            told = f"{len(tally.lengths)} games, {len(tally.faults)} faults, {tally.seconds:.0f} s"
            print(f"{slug}, {part.title}, {players} players: {told}", flush=True)
    page = options.reports / f"soak-{slug}.md"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(report(slug, found, options), encoding="utf-8")
    missing = untested(slug, unused(slug, [tally for _part, _players, tally in found]))
    if missing:
        print(f"{slug}: neither these games nor a test uses {', '.join(missing)}")
    return not missing and not any(tally.faults for _part, _players, tally in found)


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse_options(arguments)
    well = [soak_all(slug, options) for slug in options.game or registry.slugs()]
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main())
