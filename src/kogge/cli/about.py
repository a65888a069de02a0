"""What runs here."""

from __future__ import annotations

import platform

from rich.console import Console
from rich.table import Table

import kogge
from kogge import _pure
from kogge.cli.words import Words
from kogge.games import registry


def show(words: Words) -> None:
    """Print the version, the engine, Python, and every game with the version and fingerprint of its rules."""
    engine = words.say("version-compiled" if _pure.compiled() else "version-pure")
    console = Console()
    console.print(f"kogge {kogge.__version__}, {engine}, Python {platform.python_version()}", highlight=False)
    table = Table()
    for key in ("version-game", "version-players", "version-edition", "version-rules", "version-tokens"):
        table.add_column(words.say(key))
    for slug in registry.slugs():
        for edition in registry.editions(slug):
            counts = registry.player_counts(slug)
            game = registry.load(slug, counts[0], edition)
            seats = f"{counts[0]}–{counts[-1]}"
            table.add_row(words.title(slug), seats, edition, game.rules_version, game.fingerprint)
    console.print(table)
