"""The components of an edition as the page draws them: every value of the file, parsed.

A file with faults has components too, for a draft is drawn while it is written: what is missing or wrong is nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeVar, cast, get_type_hints

from kogge.games.edition_file import EditionFile, Entry

Parsed = TypeVar("Parsed")


def entries(file: EditionFile, table: str) -> dict[str, Entry]:
    """The entries of a table by their names, in the file's order."""
    names = {path: path.removeprefix(f"{table}.") for path in file.entries if path.startswith(f"{table}.")}
    return {name: file.entries[path] for path, name in names.items() if "." not in name}


def tables(file: EditionFile, parent: str) -> list[str]:
    """The names of the tables below a table, in the file's order."""
    below = (path.removeprefix(f"{parent}.") for path in file.entries if path.startswith(f"{parent}."))
    return list(dict.fromkeys(name.partition(".")[0] for name in below if "." in name))


def number(entry: Entry, key: str = "value") -> int:
    """A number of an entry."""
    value = entry.get(key)
    return int(value) if isinstance(value, int) else 0


def word(entry: Entry, key: str) -> str:
    """A word of an entry."""
    value = entry.get(key)
    return value if isinstance(value, str) else ""


def words(entry: Entry, key: str) -> list[str]:
    """The words of an entry that has several."""
    return word(entry, key).split()


def _flag(entry: Entry, key: str) -> bool:
    return bool(number(entry, key))


_READERS: dict[object, Callable[[Entry, str], object]] = {int: number, bool: _flag, str: word, list[str]: words}


@cache
def _types(kind: Callable[..., object]) -> dict[str, object]:
    return get_type_hints(kind)


def fields(kind: Callable[..., Parsed], entry: Entry, **parsed: object) -> Parsed:
    """An entry as a type says: each of its fields by its name and type, but those that were ``parsed`` already."""
    found = {name: _READERS[hint](entry, name) for name, hint in _types(kind).items() if name not in parsed}
    return cast("Parsed", {**found, **parsed})


def values(file: EditionFile, table: str) -> dict[str, int]:
    """A table whose entries are one number each."""
    return {name: number(entry) for name, entry in entries(file, table).items() if "value" in entry}


def amounts(file: EditionFile, table: str) -> dict[str, dict[str, int]]:
    """A table whose entries are numbers by their names."""
    return {name: {key: number(entry, key) for key in entry} for name, entry in entries(file, table).items()}


def plain(file: EditionFile) -> dict[str, object]:
    """The entries as they stand in the file: what is drawn of a game that says nothing else."""
    tables = dict.fromkeys(path.partition(".")[0] for path in file.entries)
    return {
        table: {path: entry for path, entry in file.entries.items() if path.split(".")[0] == table} for table in tables
    }
