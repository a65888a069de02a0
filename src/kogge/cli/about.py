"""What runs here."""

from __future__ import annotations

import json
import platform
from importlib.resources import files

from rich.console import Console
from rich.table import Table
from rich.text import Text

import kogge
from kogge import _pure
from kogge.cli.extras import extras, missing
from kogge.cli.rendering import Words
from kogge.games import registry


def show(words: Words, full: bool = False) -> None:
    """Print the version, the engine, Python, and every game with the version and fingerprint of its rules."""
    console = Console()
    console.print(f"kogge {kogge.__version__}, {_engine(words)}, Python {platform.python_version()}", highlight=False)
    console.print(_games(words))
    if full:
        console.print(_details(words))


def _engine(words: Words) -> str:
    return words.say("version-compiled" if _pure.compiled() else "version-pure")


def _games(words: Words) -> Table:
    table = Table()
    for key in ("version-game", "version-players", "version-edition", "version-rules", "version-tokens"):
        table.add_column(words.say(key))
    for slug in registry.slugs():
        for edition in registry.editions(slug):
            counts = registry.player_counts(slug)
            game = registry.load(slug, counts[0], edition)
            seats = f"{counts[0]}–{counts[-1]}"
            table.add_row(words.title(slug), seats, edition, game.rules_version, game.fingerprint)
    return table


def _details(words: Words) -> Table:
    """How this copy was built, on what it runs, and which extras it has."""
    table = Table(show_header=False)
    table.add_row(words.say("version-engine"), Text(f"{_engine(words)} ({_origin(words)})"))
    table.add_row(words.say("version-page"), words.say("version-page-built" if has_page() else "version-page-missing"))
    python = f"{platform.python_implementation()} {platform.python_version()} ({platform.python_compiler()})"
    table.add_row("Python", python)
    table.add_row(words.say("version-platform"), platform.platform())
    table.add_section()
    for extra, packages in extras().items():
        lacking = missing(packages)
        key = "version-extra-missing" if lacking else "version-extra-present"
        table.add_row(Text(f"[{extra}]"), Text(words.say(key, extra=extra, packages=", ".join(lacking))))
    return table


def _origin(words: Words) -> str:
    """What the build noted about the engine: the compiler, or why it was not compiled."""
    if _pure.wanted():
        return words.say("version-asked-pure")
    notes = files("kogge") / "build.json"
    if not notes.is_file():
        return words.say("version-from-sources")
    found: dict[str, str] = json.loads(notes.read_text(encoding="utf-8"))
    return found.get("compiler") or found["why_pure"]


def has_page() -> bool:
    """Whether this copy holds the page."""
    return (files("kogge") / "server" / "static" / "index.html").is_file()
