"""Texts in the language of the terminal: its own sentences, and the words of the game that is played."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from kogge.cli import language as spoken
from kogge.core.errors import KoggeError
from kogge.text import Catalogue, catalogue, languages

_FOLDER = Path(__file__).parent / "text"
_COMMAS = str.maketrans(".,", ",.")


def other_language(language: str) -> str:
    """The next language, round and round."""
    all_of_them = languages()
    return all_of_them[(all_of_them.index(language) + 1) % len(all_of_them)]


@cache
def interface(language: str) -> Catalogue:
    """The terminal's own sentences."""
    catalogue("", language)  # refuses an unknown language
    return Catalogue("", language, [(_FOLDER / f"{language}.ftl").read_text(encoding="utf-8")])


@cache
def help_texts(language: str) -> Catalogue:
    """The help of the commands. English is none: it stands in the sources."""
    file = _FOLDER / f"help.{language}.ftl"
    return Catalogue("", language, [file.read_text(encoding="utf-8")] if file.exists() else [])


def of_this_call(slug: str = "") -> Words:
    """The words of a game in the language of the call."""
    return Words(spoken.current(), slug)


class Words:
    """All words in one language: ``say`` for the terminal, ``game`` for what the engine says."""

    def __init__(self, language: str, slug: str = "") -> None:
        self.language = language
        self.game = catalogue(slug, language)
        self._interface = interface(language)

    def say(self, key: str, **args: str | int) -> str:
        """A sentence of the terminal."""
        return self._interface.text(key, **args)

    def error(self, error: KoggeError) -> str:
        """One sentence about what is wrong (a line more for each fault of an edition)."""
        if self._interface.has(error.key):
            return self._interface.error(error)
        return self.game.error(error)

    def title(self, slug: str) -> str:
        """The name of a game."""
        return catalogue(slug, self.language).title()

    def figures(self, text: str) -> str:
        """Numbers as this language writes them: ``1,234.5`` is ``1.234,5`` in German."""
        return text.translate(_COMMAS) if self.language == "de" else text

    def slug(self, slug: str, amount: int = 1) -> str:
        """The name of a component."""
        return self.game.slug(slug, amount)
