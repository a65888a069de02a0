"""Position texts: one field a line, ``name value``; what is omitted takes its start value."""

from __future__ import annotations

from kogge.core.errors import BrokenPosition


def whole(word: str) -> bool:
    """Whether the word is a whole number of at most nine digits; ``isdigit`` takes words that ``int`` refuses."""
    digits = word.removeprefix("-")
    return len(digits) <= 9 and digits.isascii() and digits.isdecimal()


class Fields:
    """The fields of a position text. ``#`` starts a comment."""

    def __init__(self, text: str, known: list[str]) -> None:
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        names = set(known)
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.split("#")[0].strip()
            if line:
                self._add(number, line, names, known)

    def _add(self, number: int, line: str, names: set[str], known: list[str]) -> None:
        words = line.split(None, 1)
        name = words[0]
        if name not in names:
            raise BrokenPosition(number, "unknown-field", got=name, expected=", ".join(known))
        if name in self.values:
            raise BrokenPosition(number, "field-twice", got=name)
        self.values[name] = words[1] if len(words) > 1 else ""
        self.lines[name] = number

    def has(self, name: str) -> bool:
        """Whether the text gives this field."""
        return name in self.values

    def line(self, name: str) -> int:
        """The line of the field, 0 if it is omitted."""
        return self.lines.get(name, 0)

    def word(self, name: str, default: str) -> str:
        """The text of a field."""
        return self.values.get(name, default)

    def words(self, name: str) -> list[str]:
        """The words of a field; ``-`` means none."""
        value = self.values.get(name, "-").strip()
        return [] if value in ("-", "") else value.split()

    def number(self, name: str, default: int, lowest: int, highest: int) -> int:
        """A whole number within bounds."""
        if name not in self.values:
            return default
        return self.numbers(name, [default], lowest, highest)[0]

    def numbers(self, name: str, default: list[int], lowest: int, highest: int) -> list[int]:
        """As many whole numbers as the default has, each within bounds."""
        if name not in self.values:
            return default[:]
        words = self.values[name].split()
        if len(words) != len(default):
            raise BrokenPosition(self.line(name), "field-length", got=len(words), expected=len(default), field=name)
        return [self._number(name, word, lowest, highest) for word in words]

    def _number(self, name: str, word: str, lowest: int, highest: int) -> int:
        if not whole(word) or not lowest <= int(word) <= highest:
            raise BrokenPosition(self.line(name), "field-number", got=word, lowest=lowest, highest=highest, field=name)
        return int(word)

    def index(self, name: str, word: str, slugs: list[str]) -> int:
        """The place of a word among the slugs it may be."""
        if word not in slugs:
            raise BrokenPosition(self.line(name), "field-word", got=word, expected=", ".join(slugs), field=name)
        return slugs.index(word)

    def indices(self, name: str, slugs: list[str]) -> list[int]:
        """The places of all words of a field among the slugs they may be."""
        return [self.index(name, word, slugs) for word in self.words(name)]
