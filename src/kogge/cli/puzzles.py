"""Search the games of strong bots for puzzles, with a progress bar; the work can be taken up again."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kogge.cli.output import writable_file
from kogge.cli.rendering import Words
from kogge.puzzles.files import Job
from kogge.puzzles.find import Depth


def find(slug: str, games: int, seed: int, bot: str, depth: Depth, out: Path, words: Words) -> None:
    """Find puzzles and add them to the file."""
    job = Job(slug, bot, seed, games, depth, writable_file(out))
    bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    count = 0
    with bar:
        task = bar.add_task(words.title(slug), total=games)
        for found in job.run():
            count += found
            bar.advance(task)
    Console().print(words.say("puzzles-found", games=games, count=count), highlight=False)
    print(words.say("puzzles-written", file=str(job.out)))
