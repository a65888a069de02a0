"""One word for one thing: the terms of both languages, the words not used for them, and the page that lists them."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_FILE = Path(__file__).parent / "glossary.toml"
_EVERYWHERE = "all"
_KEY = re.compile(r"^\s*(-?[a-zA-Z][\w-]* =|\.[\w-]+ =|\*?\[[\w-]+\])", re.MULTILINE)
_PLACEABLE = re.compile(r"\{[^{}]*\}")
_CODE = re.compile(r"`[^`]*`|\]\([^)]*\)|\b[A-Z]{2}-\d+\.\d+")
_POINT = re.compile(r"(?<![\d.])\d+\.\d{1,2}(?![\d.])")
_HEAD = "| English | Deutsch | not | nicht |\n|---|---|---|---|\n"


@dataclass(frozen=True)
class Term:
    """A thing of these games, its word in each language, and the words that are not used for it."""

    games: tuple[str, ...]
    words: dict[str, str]
    avoid: dict[str, tuple[str, ...]]


@cache
def terms() -> tuple[Term, ...]:
    """All terms, in the order of the file."""
    entries = tomllib.loads(_FILE.read_text(encoding="utf-8"))["term"]
    return tuple(_term(entry) for entry in entries)


def _term(entry: dict[str, list[str] | str]) -> Term:
    words = {language: str(entry[language]) for language in ("en", "de")}
    avoid = {language: tuple(entry.get(f"not_{language}", ())) for language in ("en", "de")}
    return Term(tuple(entry["games"]), words, avoid)


def faults(where: str, language: str, games: set[str], text: str) -> list[str]:
    """Words of a catalogue or a page of rules that another word stands for, and decimal points in German."""
    said = _said(text)
    found: list[str] = []
    for term in terms():
        if games & {*term.games} or _EVERYWHERE in term.games:
            wrong = [word for word in term.avoid[language] if _says(word, said)]
            found += [f"{where}: says “{word}”; the word is “{term.words[language]}”" for word in wrong]
    if language == "de":
        found += [f"{where}: {number} has a decimal point, not a comma" for number in _POINT.findall(said)]
    return found


def _says(word: str, said: str) -> bool:
    """At the start of a sentence too."""
    return bool(re.search(rf"\b(?i:{re.escape(word[0])}){re.escape(word[1:])}\b", said))


def _said(text: str) -> str:
    """What a reader sees: no comments, keys, placeables, code or rule numbers."""
    lines = [line for line in text.splitlines() if not line.startswith("#") or line.startswith("###")]
    said = _KEY.sub(" ", "\n".join(lines))
    while _PLACEABLE.search(said):
        said = _PLACEABLE.sub(" ", said)
    return _CODE.sub(" ", said)


def page() -> str:
    """The glossary as a page of the documentation."""
    text = (
        "# Glossary · Glossar\n\nOne word for one thing, in both languages. Made from `src/kogge/text/glossary.toml`\n"
    )
    text += "by `python -m kogge.text.glossary`; the lint of the texts refuses the words in the last two columns.\n"
    named = {game for term in terms() for game in term.games} - {_EVERYWHERE}
    for game in [_EVERYWHERE, *sorted(named)]:
        title = "Everywhere" if game == _EVERYWHERE else game.capitalize()
        rows = [term for term in terms() if game in term.games]
        text += f"\n## {title}\n\n{_HEAD}" + "".join(_row(term) for term in rows)
    return text


def _row(term: Term) -> str:
    cells = [term.words["en"], term.words["de"], ", ".join(term.avoid["en"]), ", ".join(term.avoid["de"])]
    return f"| {' | '.join(cells)} |\n".replace("|  |", "| |").replace("|  |", "| |")


if __name__ == "__main__":
    (Path(__file__).parents[3] / "docs" / "glossary.md").write_text(page(), encoding="utf-8")
