"""The language of the terminal: its own sentences, and the words of the game at hand."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from kogge.core.errors import KoggeError
from kogge.text import Catalogue, catalogue, languages

_FOLDER = Path(__file__).parent / "text"


def language_of_the_place() -> str:
    """The language that the environment asks for, English where it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = os.environ.get(name, "")
        if asked:
            return asked[:2] if asked[:2] in languages() else languages()[0]
    return languages()[0]


def other_language(language: str) -> str:
    """The next language, round and round."""
    all_of_them = languages()
    return all_of_them[(all_of_them.index(language) + 1) % len(all_of_them)]


@cache
def interface(language: str) -> Catalogue:
    """The terminal's own sentences."""
    catalogue("", language)  # refuses an unknown language
    return Catalogue("", language, [(_FOLDER / f"{language}.ftl").read_text(encoding="utf-8")])


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

    def slug(self, slug: str, amount: int = 1) -> str:
        """The name of a component."""
        return self.game.slug(slug, amount)
