"""Edition files: component facts as TOML, every value with its provenance, every fault with its line."""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from hashlib import sha256

from kogge.core.errors import BrokenEdition, Fault

OWN_BOX = "own box"
PROVENANCE = ("rulebook", "inferred", "reconstructed", OWN_BOX)
_HEADER = re.compile(r"\s*\[([^\[\]]+)\]")
_KEY = re.compile(r"""\s*((?:"[^"]*"|'[^']*'|[\w.-])+)\s*=""")
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_TOML_LINE = re.compile(r"at line (\d+)")

LONGEST = 300  # characters of an explanation
LONGEST_SLUG = 40
MOST_FAULTS = 100  # of one file; who mends these sees the others
LONGEST_LINE = 1000  # characters
DEEPEST = 12  # tables and lists in one another

Entry = dict[str, object]


class EditionFile:
    """A parsed edition file. Reading a value checks it; ``finish`` raises if anything was wrong or left over.

    Every entry is one line: ``gold = { value = 5, from = "rulebook" }``, in a table such as ``[start]``.
    """

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.text = text
        self.hash = sha256("\n".join(text.split("\r\n")).encode()).hexdigest()[:12]
        self.provenance: dict[str, str] = {}
        self.entries: dict[str, Entry] = {}
        self.faults: list[Fault] = []
        self._lines = _line_numbers(text)
        self._tables = _tables(self._lines)
        self._used: set[str] = set()
        try:
            data = _parsed(text)
        except (ValueError, RecursionError) as error:  # a number of 5,000 digits, tables in tables without end
            found = _TOML_LINE.search(str(error))
            line = int(found.group(1)) if found else len(text.splitlines())
            detail = str(error) if isinstance(error, tomllib.TOMLDecodeError) else type(error).__name__
            raise BrokenEdition(name, [Fault(line, "edition-syntax", detail=detail[:LONGEST])]) from error
        head = data.pop("edition", None)
        self.head: Entry = head if isinstance(head, dict) else {}
        self._flatten("", data)

    def _flatten(self, prefix: str, table: dict[str, object]) -> None:
        for key, value in table.items():
            path = f"{prefix}{key}"
            if isinstance(value, dict) and "from" not in value and not self._is_one_line(path):
                self._flatten(path + ".", value)
            elif isinstance(value, dict):
                self._add(path, dict(value))
            else:
                self.fault(path, "edition-no-provenance", expected=", ".join(PROVENANCE))

    def _is_one_line(self, path: str) -> bool:
        """Whether the path is an entry on one line, not a table of its own."""
        return path in self._lines and path not in self._tables

    def _add(self, path: str, entry: Entry) -> None:
        origin = entry.pop("from", None)
        if origin not in PROVENANCE:
            self.fault(path, "edition-provenance", got=shown_value(origin), expected=", ".join(PROVENANCE))
        self.provenance[path] = shown_value(origin)
        self.entries[path] = {key: _simple(value) for key, value in entry.items()}

    def line(self, path: str) -> int:
        """The line of an entry or, where it is missing, of its table."""
        while path and path not in self._lines:
            path = path.rpartition(".")[0]
        return self._lines.get(path, 1)

    def fault(self, path: str, problem: str, **details: str | int) -> None:
        """Note a fault of an entry; all are raised together at the end."""
        short = {key: value[:LONGEST] if isinstance(value, str) else value for key, value in details.items()}
        found = Fault(self.line(path), problem, field=path[:LONGEST], **short)
        if len(self.faults) < MOST_FAULTS and not any(found.same_as(fault) for fault in self.faults):
            self.faults.append(found)

    def word(self, key: str) -> str:
        """A word of the ``[edition]`` table."""
        value = self.head.get(key)
        if not isinstance(value, str) or not value:
            self.fault(f"edition.{key}", "edition-missing", expected=f"edition.{key}")
            return ""
        self._check_slug(f"edition.{key}", value)
        return value

    def _check_slug(self, path: str, slug: str) -> None:
        """A name stands in tokens, records and positions: small letters, digits and single hyphens."""
        if len(slug) > LONGEST_SLUG or not _SLUG.fullmatch(slug):
            self.fault(path, "edition-slug", got=slug, longest=LONGEST_SLUG)

    def slugs(self, table: str) -> list[str]:
        """The names of the entries of a table, in the file's order."""
        prefix = table + "."
        slugs = [path.removeprefix(prefix) for path in self.entries if path.startswith(prefix)]
        for slug in slugs:
            self._check_slug(prefix + slug, slug)
        return slugs

    def entry(self, path: str) -> Entry:
        """One entry without its provenance; an empty one, and a fault, if it is missing."""
        self._used.add(path)
        if path not in self.entries:
            if not any(fault.details["field"] == path[:LONGEST] for fault in self.faults):
                self.fault(path, "edition-missing", expected=path)
            return {}
        return self.entries[path]

    def number(self, path: str, lowest: int, highest: int) -> int:
        """The whole number ``value`` of an entry, within bounds."""
        entry = self.entry(path)
        self.only(path, entry, ["value"])
        return self.amount(path, entry, "value", lowest, highest) if entry else lowest

    def amount(self, path: str, entry: Entry, key: str, lowest: int, highest: int) -> int:
        """A whole number of an entry, within bounds."""
        value = entry.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            self.fault(path, "edition-number", key=key, got=shown_value(value), lowest=lowest, highest=highest)
            return lowest
        return value

    def choice(self, path: str, entry: Entry, key: str, words: list[str]) -> str:
        """A word of an entry, one of those it may be."""
        value = entry.get(key)
        if not isinstance(value, str) or value not in words:
            self.fault(path, "edition-word", key=key, got=shown_value(value), expected=", ".join(words) or "-")
            if not words:
                raise self._broken()  # there is nothing to go on with
            return words[0]
        return value

    def only(self, path: str, entry: Entry, keys: list[str]) -> None:
        """Refuse keys that mean nothing."""
        for key in entry:
            if key not in keys:
                self.fault(path, "edition-unknown-key", key=key, expected=", ".join(keys))

    def finish(self) -> None:
        """Raise BrokenEdition if there was any fault, or an entry that nobody asked for."""
        for path in [path for path in self.entries if path not in self._used][:MOST_FAULTS]:
            near = get_close_matches(path[:LONGEST], sorted(self._used), 1, 0.5)
            self.fault(path, "edition-unknown-entry", near=", ".join(near) or "-")
        if self.faults:
            raise self._broken()

    def _broken(self) -> BrokenEdition:
        return BrokenEdition(self.name, sorted(self.faults, key=lambda fault: fault.line))


def _line_numbers(text: str) -> dict[str, int]:
    lines: dict[str, int] = {}
    prefix = ""
    for number, line in enumerate(text.splitlines(), 1):
        header, key = ("", "") if line.startswith("#") else place_of(line)
        if header:
            prefix = header + "."
            lines[header] = number
        elif key:
            lines[prefix + key] = number
    return lines


def place_of(line: str) -> tuple[str, str]:
    """The table that a line begins, or the key of the entry it holds."""
    header = _HEADER.match(line)
    key = None if header else _KEY.match(line)
    return _unquoted(header.group(1)) if header else "", _unquoted(key.group(1)) if key else ""


def _tables(lines: dict[str, int]) -> set[str]:
    """The paths that have others below them."""
    found: set[str] = set()
    for path in lines:
        parts = path.split(".", DEEPEST)
        found.update(".".join(parts[:count]) for count in range(1, len(parts)))
    return found


def _parsed(text: str) -> dict[str, object]:
    """The tables of a file. A long line or deep tables would take a parser for ever, and no edition has them."""
    lines = text.splitlines()
    longest = max(lines, key=len, default="")
    if len(longest) > LONGEST_LINE:
        raise tomllib.TOMLDecodeError(f"Too long (at line {lines.index(longest) + 1})")
    data = tomllib.loads(text)
    if _is_deep(data):
        raise tomllib.TOMLDecodeError("Too deep")
    return data


def _is_deep(data: object) -> bool:
    level = [data]
    for _ in range(DEEPEST):
        level = [below for one in level for below in _below(one)]
    return bool(level)


def _below(value: object) -> list[object]:
    values = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [below for below in values if isinstance(below, dict | list)]


def _simple(value: object) -> object:
    """A value that can stand in an edition; of any other its text, which is no number and no word of a game."""
    simple = isinstance(value, str) or (isinstance(value, int) and value.bit_length() <= LONGEST)
    return value if simple else shown_value(value)


def shown_value(value: object) -> str:
    """A value as a message names it; a number of thousands of digits is none that anybody meant."""
    if isinstance(value, int) and value.bit_length() > LONGEST:
        return "?"
    return f"[{', '.join(shown_value(part) for part in value)}]" if isinstance(value, list) else str(value)


def _unquoted(name: str) -> str:
    return name.strip().replace('"', "").replace("'", "")
