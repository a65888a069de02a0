"""Many games by bots, on as many processes as are wanted, and their sum."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kogge.bots import registry as bots
from kogge.bots.table import play_game
from kogge.cli.output import writable_folder
from kogge.cli.rendering import Words
from kogge.core.record import Record, dumps
from kogge.games import registry

CHUNK = 25


@dataclass(frozen=True)
class Job:
    """What is played: everything a process needs to know."""

    slug: str
    players: int
    edition: str | None
    options: dict[str, object]
    bots: str
    seed: int
    games: int
    out: Path | None

    def seats(self) -> list[str]:
        """The name of the bot at each seat; the last one named takes the rest."""
        names = [bots.make(self.slug, name.strip()).name for name in self.bots.split(",")]
        return (names + names[-1:] * self.players)[: self.players]


@dataclass(frozen=True)
class Result:
    """One game in numbers."""

    seed: int
    decisions: int
    turns: int
    scores: list[int]
    places: list[int]


def play_some(job: Job, first: int, count: int) -> list[Result]:
    """A few games in a row, each with a seed of its own; their records go into the folder."""
    game = registry.load(job.slug, job.players, job.edition, job.options)
    results = []
    for seed in range(first, first + count):
        record = play_game(game, [bots.make(job.slug, name) for name in job.seats()], seed)
        if job.out is not None:
            (job.out / f"{job.slug}-{job.players}-{seed:06}.kogge").write_text(dumps(record), encoding="utf-8")
        results.append(_result(record, seed))
    return results


def _result(record: Record, seed: int) -> Result:
    state = record.state
    decisions = sum(entry.actor >= 0 for entry in record.entries)
    return Result(seed, decisions, state.turn(), state.scores(), state.ranking())


def run(job: Job, workers: int) -> Iterator[list[Result]]:
    """The results as they come in."""
    starts = range(job.seed, job.seed + job.games, CHUNK)
    chunks = [(start, min(CHUNK, job.seed + job.games - start)) for start in starts]
    if workers == 1:
        for first, count in chunks:
            yield play_some(job, first, count)
        return
    with ProcessPoolExecutor(workers) as pool:
        for done in as_completed([pool.submit(play_some, job, first, count) for first, count in chunks]):
            yield done.result()


def show(job: Job, workers: int, words: Words) -> None:
    """Play with a progress bar, then print the table."""
    console = Console()
    job.seats()
    job = replace(job, out=writable_folder(job.out) if job.out is not None else None)
    bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results: list[Result] = []
    began = perf_counter()
    with bar:
        task = bar.add_task(words.title(job.slug), total=job.games)
        for some in run(job, workers):
            results += some
            bar.advance(task, len(some))
    spent = perf_counter() - began
    console.print(summary(job, results, words))
    console.print(length(results, words), highlight=False)
    seconds, rate = words.figures(f"{spent:.1f}"), words.figures(f"{len(results) / spent:,.0f}")
    text = words.say("selfplay-time", games=len(results), seconds=seconds, rate=rate)
    console.print(text, highlight=False)
    if job.out is not None:
        print(words.say("selfplay-records", folder=str(job.out)))


def summary(job: Job, results: list[Result], words: Words) -> Table:
    """A row a seat."""
    table = Table(
        title=words.say("selfplay-title", game=words.title(job.slug), games=len(results)), title_justify="left"
    )
    for key in ("seat", "bot", "wins", "share", "score", "place"):
        table.add_column(words.say(f"selfplay-{key}"), justify="left" if key in ("seat", "bot") else "right")
    for seat, name in enumerate(job.seats()):
        wins = sum(result.places[seat] == 1 for result in results)
        score = _mean([result.scores[seat] for result in results])
        place = _mean([result.places[seat] for result in results])
        figures = [f"{100 * wins / len(results):.1f} %", f"{score:.2f}", f"{place:.2f}"]
        table.add_row("ABCD"[seat], name, str(wins), *[words.figures(text) for text in figures])
    return table


def length(results: list[Result], words: Words) -> str:
    """How long the games were."""
    decisions, turns = [r.decisions for r in results], [r.turns for r in results]
    return words.say(
        "selfplay-length",
        decisions=f"{_mean(decisions):.0f}",
        fewest=min(decisions),
        most=max(decisions),
        turns=words.figures(f"{_mean(turns):.1f}"),
        nobody=sum(1 not in result.places for result in results),
    )


def _mean(values: list[int]) -> float:
    return sum(values) / len(values)
