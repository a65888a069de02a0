"""Edition files: their values with provenance, and their faults with lines."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kogge.cli.words import Words
from kogge.core.errors import BrokenEdition, Fault
from kogge.games import registry
from kogge.games.edition_file import EditionFile

MARK = {"rulebook": "", "inferred": "~", "reconstructed": "*"}


def check(path: Path, words: Words) -> bool:
    """Print every fault of the file; whether there is none."""
    text = path.read_bytes().decode("utf-8", errors="replace")
    try:
        slug = _game_of(EditionFile(text, path.stem), path)
        for players in registry.player_counts(slug):
            registry.load(slug, players, str(path))
    except BrokenEdition as error:
        for fault in error.faults:
            print(words.game.fault(fault))
        print(words.say("edition-faults", file=path.name, count=len(error.faults)))
        return False
    print(words.say("edition-sound", file=path.name, game=words.title(slug)))
    return True


def _game_of(file: EditionFile, path: Path) -> str:
    slug = str(file.head.get("game", ""))
    if slug not in registry.slugs():
        expected = ", ".join(registry.slugs())
        raise BrokenEdition(
            path.name, [Fault(file.line("edition.game"), "edition-other-game", got=slug, expected=expected)]
        )
    return slug


def show(slug: str, edition: str | None, words: Words) -> None:
    """Print every value with its provenance, table by table."""
    file = registry.edition_file(slug, edition)
    registry.load(slug, registry.player_counts(slug)[0], edition)
    table = Table(title=f"{words.title(slug)}: {file.name} ({file.hash})", title_justify="left")
    for key in ("edition-entry", "edition-value", "edition-from"):
        table.add_column(words.say(key))
    section = ""
    for path, entry in file.entries.items():
        if path.rpartition(".")[0] != section and section:
            table.add_section()
        section = path.rpartition(".")[0]
        origin = file.provenance[path]
        style = "bold yellow" if origin == "reconstructed" else ""
        told = f"{words.say('edition-' + origin)} {MARK[origin]}".strip()
        table.add_row(path, _value(entry), Text(told, style))
    console = Console()
    console.print(table)
    console.print(words.say("edition-legend"), highlight=False)


def _value(entry: dict[str, object]) -> str:
    if list(entry) == ["value"]:
        return str(entry["value"])
    return ", ".join(f"{key} {value}" for key, value in entry.items())
