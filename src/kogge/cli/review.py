"""A finished game, reviewed: the ledgers of luck and skill, and the moments that mattered."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from kogge.cli.play import read, seat_names
from kogge.cli.rendering import Words
from kogge.core.record import Record
from kogge.review import Depth, Review, judges, review
from kogge.review.export import as_data
from kogge.review.rendering import report


def tell(file: Path, words: Words, guide: bool, worlds: int, data: bool) -> None:
    """Review the record of a file and print what was found."""
    record = read(file)
    words = Words(words.language, record.game.slug)
    found = _reviewed(record, words, judges.GUIDE if guide else judges.NETWORK, worlds)
    if data:
        print(json.dumps(as_data(found), indent=1))
        return
    for line in report(found, words.language, seat_names(record, words)):
        print(words.figures(line))


def _reviewed(record: Record, words: Words, judge: str, worlds: int) -> Review:
    """Review with a progress bar, which is no part of what is printed."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task(words.title(record.game.slug), total=None)
        return review(
            record,
            judges.make(record.game, judge),
            Depth(worlds=worlds),
            lambda done, total: bar.update(task, completed=done, total=total),
        )
