"""Edition files: their values with provenance, their faults with lines, and files of one's own box."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kogge.cli.output import writable_file
from kogge.cli.rendering import Words
from kogge.core.errors import BrokenEdition, Fault
from kogge.games import own_box, registry
from kogge.games.edition_file import PROVENANCE, EditionFile

MARK = {"rulebook": "", "inferred": "~", "reconstructed": "*", "own box": "+"}


def check(path: Path, words: Words, contribution: bool = False) -> bool:
    """Print every fault of the file, and how much of it is known; whether it may be played, or contributed."""
    text = path.read_bytes().decode("utf-8", errors="replace")
    if not _tell(own_box.faults(text, path.stem), path, words):
        return False
    file = EditionFile(text, path.stem)
    slug = own_box.game_of(file)
    print(words.say("edition-sound", file=path.name, game=words.title(slug)))
    _count(file, words)
    if not contribution:
        return True
    if not _tell(own_box.contradictions(file), path, words):
        return False
    print(words.say("edition-welcome", file=path.name))
    return True


def _tell(faults: Sequence[Fault], path: Path, words: Words) -> bool:
    """Print the faults; whether there are none."""
    for fault in faults:
        print(words.game.fault(fault))
    if faults:
        print(words.say("edition-faults", file=path.name, count=len(faults)))
    return not faults


def _count(file: EditionFile, words: Words) -> None:
    counts = own_box.origins(file)
    lines = [f"{words.say(_name(origin))} {counts[origin]}" for origin in PROVENANCE if counts.get(origin)]
    print(words.say("edition-count", count=len(file.entries), origins=", ".join(lines)))


def _name(origin: str) -> str:
    return f"edition-{origin.replace(' ', '-')}"


def begin(slug: str, path: Path, edition: str | None, words: Words) -> None:
    """Write a file that has all values of an edition, to be changed to what a box says."""
    base = registry.edition_file(slug, edition)
    text = own_box.begin(base, path.stem)
    _save(path, text, words)
    _count(EditionFile(text, path.stem), words)


def _save(path: Path, text: str, words: Words) -> None:
    """Write a sound edition; what is there already is never written over."""
    faults = own_box.faults(text, path.stem)
    if faults:
        raise BrokenEdition(path.name, faults)
    with writable_file(path).open("x", encoding="utf-8") as file:
        file.write(text)
    print(words.say("edition-written", file=str(path)))


def read(path: Path) -> EditionFile:
    """The edition file of this path."""
    file = EditionFile(path.read_bytes().decode("utf-8", errors="replace"), path.stem)
    own_box.game_of(file)
    return file


def diff(first: Path, second: str | None, words: Words) -> bool:
    """Print what differs between a file and another file or a shipped edition; whether nothing does."""
    here = read(first)
    there = registry.edition_file(own_box.game_of(here), second)
    found = own_box.compare(here, there)
    if not found:
        print(words.say("edition-same", first=here.name, second=there.name))
        return True
    table = Table(title_justify="left")
    for name in (words.say("edition-entry"), here.name, there.name):
        table.add_column(name, overflow="fold")
    for pair in found:
        table.add_row(pair.path, own_box.shown(pair.first), own_box.shown(pair.second))
    Console().print(table)
    print(words.say("edition-different", count=len(found)))
    return False


def merge(first: Path, others: Sequence[Path], out: Path, words: Words) -> None:
    """Write the first file with every value that the others read from their boxes."""
    text = own_box.merge(read(first), [read(other) for other in others], out.stem)
    _save(out, text, words)
    _count(EditionFile(text, out.stem), words)


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
        text = f"{words.say(_name(origin))} {MARK[origin]}".strip()
        table.add_row(path, own_box.shown(entry), Text(text, style))
    console = Console()
    console.print(table)
    console.print(words.say("edition-legend"), highlight=False)
