"""Counting the lines of play."""

from __future__ import annotations

from time import perf_counter

from rich.console import Console
from rich.table import Table

from kogge.cli.rendering import Words
from kogge.core.perft import divide, perft
from kogge.core.state import Game


def show(game: Game, depth: int, split: bool, words: Words) -> None:
    """Print how many lines of so many steps there are, and on request how many follow each first step."""
    console = Console()
    if split and depth > 0:
        table = Table()
        table.add_column(words.say("perft-first"))
        table.add_column(words.say("perft-lines"), justify="right")
        for token, lines in divide(game.new_state(), depth).items():
            table.add_row(token, str(lines))
        console.print(table)
    began = perf_counter()
    lines = perft(game.new_state(), depth)
    spent = words.figures(f"{perf_counter() - began:.2f}")
    console.print(words.say("perft-result", depth=depth, lines=str(lines), seconds=spent), highlight=False)
