"""One word for one thing: every catalogue, the page's too, and the rules use the words of the glossary."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kogge.games import registry
from kogge.text import glossary

ROOT = Path(__file__).parents[2]
WRITTEN = [*ROOT.glob("src/kogge/**/*.ftl"), *ROOT.glob("web/src/**/*.ftl")]
FILES = sorted(path for path in WRITTEN if "static" not in path.parts)  # what was built from them is not written
PREFIXES = {"norderwind": ("norderwind-", "nw-"), "norsemen": ("norsemen-", "nm-"), "novgorod": ("novgorod-", "ng-")}
RULES = sorted(ROOT.glob("src/kogge/games/*/RULES*.md"))


def games_of(path: Path) -> set[str]:
    """The games a file speaks of: its own, or all of them where it is shared."""
    named = {slug for slug in registry.slugs() if slug in path.parts}
    return named or {"none"}


def parts(path: Path) -> Iterator[tuple[set[str], str]]:
    """A catalogue, and of a shared one also the messages whose keys name a game."""
    text = path.read_text("utf-8")
    yield games_of(path), text
    messages = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)
    for slug, prefixes in PREFIXES.items():
        yield {slug}, "".join(message for message in messages if message.startswith(prefixes))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_catalogue_uses_the_words_of_the_glossary(path: Path) -> None:
    language = path.stem[-2:]
    assert [fault for games, text in parts(path) for fault in glossary.faults(path.name, language, games, text)] == []


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_rules_use_the_words_of_the_glossary(path: Path) -> None:
    language = "de" if path.name.endswith(".de.md") else "en"

    assert glossary.faults(path.name, language, games_of(path), path.read_text("utf-8")) == []


def test_a_wrong_word_and_a_decimal_point_are_found() -> None:
    text = "a = Die Reise\nb = { $n } Aufträge (3.5)\n# Reise\nreise = gut"

    assert glossary.faults("x", "de", {"norderwind"}, text) == [
        "x: says “Reise”; the word is “Fahrt”",
        "x: 3.5 has a decimal point, not a comma",
    ]
    assert glossary.faults("x", "de", {"norsemen"}, "a = Die Reise") == []


def test_the_page_is_made_from_the_file() -> None:
    assert (ROOT / "docs/glossary.md").read_text("utf-8") == glossary.page(), "run python -m kogge.text.glossary"
