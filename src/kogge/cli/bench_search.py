"""How fast the search is here: iterations and simulated decisions a second, where the time goes, and turns by level."""

from __future__ import annotations

import gc
import os
import platform
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from time import process_time

from rich.console import Console
from rich.table import Table

from kogge.arena.markdown import table
from kogge.bots import registry as bots
from kogge.bots.bot import Sight
from kogge.bots.levels import SECONDS, guide_of, levels_of
from kogge.bots.search import Search
from kogge.cli.output import writable_folder
from kogge.cli.rendering import Words
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, Game, State
from kogge.games import registry

EVERY = 6  # one decision of so many is searched
ITERATIONS = 200
REPEAT = 50  # worlds and evaluations timed at each position
TIMES = 3  # the same game is played; the least time of a turn is the least disturbed one


@dataclass(frozen=True)
class Job:
    """What is measured: positions from some games, and the first turns of one game of each level."""

    slugs: list[str]
    players: int | None
    games: int
    turns: int
    seed: int


@dataclass
class Speed:
    """What was measured at some positions of one game; seconds of processor time."""

    positions: int = 0
    iterations: int = 0
    decisions: int = 0
    searching: float = 0.0
    worlds: float = 0.0  # one world at each position, added up
    evaluations: float = 0.0

    def part(self, seconds: float) -> float:
        """The share of an iteration that something takes which is done once in it."""
        return (seconds / self.positions) / (self.searching / self.iterations)


def decisions_of(game: Game, seed: int) -> Iterator[State]:
    """The positions of a greedy game at which a seat has a choice."""
    rng, state = Rng(seed), game.new_state()
    players = [bots.make(game.slug, "greedy") for _seat in range(game.players)]
    while state.to_move() != TERMINAL:
        if state.to_move() == CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        seat = state.awaited()[0]
        if len(state.legal_as(seat)) > 1:
            yield state
        state.apply_as(seat, players[seat].choose(Sight(state, seat), rng))


def measure(game: Game, games: int, seed: int) -> Speed:
    """Search positions from the whole length of some games."""
    speed, rng = Speed(), Rng(seed)
    for number in range(games):
        for place, state in enumerate(decisions_of(game, seed + number)):
            if place % EVERY == 0:
                _search(speed, Sight(state, state.awaited()[0]), rng)
    return speed


def _search(speed: Speed, sight: Sight, rng: Rng) -> None:
    """Search one position; worlds and evaluations are few, so a collection that fell into them would count too much."""
    search = Search(guide_of(sight.game().slug), sight, rng.next32())
    search.begin(search.legal[0])
    began = process_time()
    search.think(ITERATIONS, 0.0)
    ended = process_time()
    gc.disable()
    worlds = [sight.world(rng) for _world in range(REPEAT)]
    drawn = process_time()
    for world in worlds:
        search.guide.shares(world)
    valued = process_time()
    gc.enable()
    speed.positions += 1
    speed.iterations += search.iterations
    speed.decisions += search.decisions
    speed.searching += ended - began
    speed.worlds += (drawn - ended) / REPEAT
    speed.evaluations += (valued - drawn) / REPEAT


def turns(game: Game, level: str, most: int, seed: int) -> list[float]:
    """Seconds of processor time that a level takes for each of some whole turns, all its small decisions together."""
    rng, state = Rng(seed), game.new_state()
    players = [bots.make(game.slug, level) for _seat in range(game.players)]
    spent: dict[tuple[int, int], float] = defaultdict(float)
    while state.to_move() != TERMINAL and len(spent) <= most:
        if state.to_move() == CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        seat = state.awaited()[0]
        began = process_time()
        action = players[seat].choose(Sight(state, seat), rng)
        spent[state.turn(), seat] += process_time() - began
        state.apply_as(seat, action)
    return list(spent.values())[:most]


# The report

SPEED_HEADS = ("game", "iterations", "decisions", "length", "worlds", "evaluation", "rest")
LEVEL_HEADS = ("game", "level", "count", "mean", "longest", "allowed")


def show(job: Job, words: Words, out: Path | None = None) -> None:
    """Measure and print; the page goes into a folder if one is named."""
    console = Console()
    folder = writable_folder(out) if out is not None else None
    speeds = [[words.say(f"search-{key}") for key in SPEED_HEADS]]
    levels = [[words.say(f"search-{key}") for key in LEVEL_HEADS]]
    for slug in job.slugs:
        game = registry.load(slug, job.players or registry.player_counts(slug)[0])
        with console.status(words.title(slug)):
            figures = told_speed(measure(game, job.games, job.seed))
            speeds.append([words.title(slug), *[words.figures(text) for text in figures]])
            levels += [[words.title(slug), *told_level(game, level, job, words)] for level in levels_of(slug)]
    ran = _ran(job, words)
    console.print(shown(words.say("search-title"), speeds, 1))
    console.print(shown(words.say("search-levels"), levels, 2))
    console.print(ran, highlight=False)
    if folder is not None:
        print(words.say("page-written", file=str(write(folder, speeds, levels, ran, words))))


def told_speed(speed: Speed) -> list[str]:
    """Rates, and the shares of an iteration."""
    worlds, evaluation = speed.part(speed.worlds), speed.part(speed.evaluations)
    return [
        f"{speed.iterations / speed.searching:,.0f}",
        f"{speed.decisions / speed.searching:,.0f}",
        f"{speed.decisions / speed.iterations:.0f}",
        f"{worlds:.0%}",
        f"{evaluation:.0%}",
        f"{1 - worlds - evaluation:.0%}",
    ]


def told_level(game: Game, level: str, job: Job, words: Words) -> list[str]:
    """How long the turns of a level are, and may be."""
    played = [turns(game, level, job.turns, job.seed) for _time in range(TIMES)]
    took = [min(same) for same in zip(*played, strict=True)]
    count = f"{levels_of(game.slug)[level]:,}"
    seconds = [f"{sum(took) / len(took):.3f}", f"{max(took):.3f}", f"{SECONDS[level]:g}"]
    return [bots.title(level, words.game), *[words.figures(text) for text in (count, *seconds)]]


def write(folder: Path, speeds: list[list[str]], levels: list[list[str]], ran: str, words: Words) -> Path:
    """The same as a page of the reports."""
    path = folder / "bench-search.md"
    parts = [
        f"# {words.say('search-title')}\n\n{date.today():%Y-%m-%d}. {ran}\n",
        table(speeds[0], speeds[1:]),
        f"## {words.say('search-levels')}\n",
        table(levels[0], levels[1:]),
    ]
    path.write_text("\n".join(parts), encoding="utf-8")
    return path


def shown(title: str, rows: list[list[str]], names: int) -> Table:
    """Rows under their heads as a table of the terminal; the first columns are names, the others numbers."""
    found = Table(title=title, title_justify="left")
    for place, head in enumerate(rows[0]):
        found.add_column(head, justify="left" if place < names else "right")
    for row in rows[1:]:
        found.add_row(*row)
    return found


def machine() -> dict[str, str | int]:
    """Where something was measured, for the words that tell it."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count() or 1,
        "load": f"{load:.1f}",
    }


def _ran(job: Job, words: Words) -> str:
    return words.say(
        "search-ran",
        games=job.games,
        first=job.seed,
        every=EVERY,
        iterations=ITERATIONS,
        turns=job.turns,
        **machine(),
    )
