"""The language of a call: `--lang`, else KOGGE_LANG, else that of the system. Loads no catalogue."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextvars import ContextVar
from pathlib import Path

_FILES = (Path(__file__).parent / "text").glob("[a-z][a-z].ftl")
LANGUAGES = tuple(sorted((file.stem for file in _FILES), key=lambda name: (name != "en", name)))
"""One for each catalogue of the terminal, English first. They are those of kogge.text, which takes long to load."""
OPTION = "--lang"
VARIABLE = "KOGGE_LANG"
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")

_chosen: ContextVar[str | None] = ContextVar("language", default=None)


def choose(language: str | None) -> None:
    """Speak this language from now on; None: that of the system. An unknown one is an error and changes nothing."""
    if language is not None and language not in LANGUAGES:
        from kogge.core.errors import UnknownLanguage

        raise UnknownLanguage(language=language, accepts=", ".join(LANGUAGES))
    _chosen.set(language)


def current() -> str:
    """The language that was chosen, else that of the system."""
    return _chosen.get() or of_the_system()


def of_the_system() -> str:
    """The language that the environment asks for, English where it is none of ours."""
    asked = next((os.environ[name] for name in _LOCALE if os.environ.get(name)), "")
    return asked[:2] if asked[:2] in LANGUAGES else LANGUAGES[0]


def asked_for(arguments: Sequence[str]) -> str | None:
    """The language that a command line names, wherever it does; the last one holds.

    It is read before the command line is parsed, so that errors in it are told in this language too.
    """
    found = os.environ.get(VARIABLE) or None
    for place, word in enumerate(arguments):
        if word == "--":
            break
        if word.startswith(f"{OPTION}="):
            found = word.partition("=")[2]
        elif word == OPTION and place + 1 < len(arguments):
            found = arguments[place + 1]
    return found
