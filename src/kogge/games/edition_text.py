"""Edition files as text: every entry on one line, in its file's order, with the comments of another text."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from kogge.games.edition_file import Entry, place_of, shown_value

BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
Values = Mapping[str, tuple[Entry, str]]
"""Entries by their paths, each with its provenance."""


def write(head: Entry, values: Values, layout: str, opening: str = "") -> str:
    """The text of an edition: blank lines and comments are those of ``layout``; ``opening`` replaces its first ones."""
    notes = _notes(layout)
    lines = [opening.rstrip("\n")] if opening else notes.pop("", [])
    lines += [*([""] if opening else []), "[edition]", *(f"{_key(key)} = {_value(head[key])}" for key in head)]
    for table, paths in _tables(values).items():
        lines += [*notes.get(f"[{table}]", [""]), f"[{'.'.join(_key(part) for part in table.split('.'))}]"]
        for path in paths:
            lines += [*notes.get(path, []), _line(path, *values[path])]
    return "\n".join(lines) + "\n"


def _tables(values: Values) -> dict[str, list[str]]:
    tables: dict[str, list[str]] = {}
    for path in values:
        tables.setdefault(path.rpartition(".")[0], []).append(path)
    return tables


def _notes(text: str) -> dict[str, list[str]]:
    """The blank lines and comments before each table and entry; those before ``[edition]`` stand under no name."""
    notes: dict[str, list[str]] = {}
    waiting: list[str] = []
    table = ""
    for line in text.splitlines():
        header, key = place_of(line)
        if header:
            notes["" if header == "edition" else f"[{header}]"] = waiting
            table = header
        elif key:
            notes[f"{table}.{key}"] = waiting
        waiting = [] if header or key else [*waiting, line]
    return notes


def _line(path: str, entry: Entry, origin: str) -> str:
    parts = [f"{_key(key)} = {_value(value)}" for key, value in {**entry, "from": origin}.items()]
    return f"{_key(path.rpartition('.')[2])} = {{ {', '.join(parts)} }}"


def _key(name: str) -> str:
    return name if BARE_KEY.fullmatch(name) else _quoted(name)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return shown_value(value) if isinstance(value, int) else _quoted(shown_value(value))


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
