"""The players' guide: alike in both languages, and with the words of the page.

What it says to type is typed in `tests/cli/test_guide_lines.py`; what it tells about the page is tried in
`tests/e2e/test_guide.py`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from kogge.games import registry

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
GUIDES = {"en": DOCS / "guide", "de": DOCS / "de/guide"}
CHAPTERS = sorted(page.name for page in GUIDES["en"].glob("*.md"))
PICTURES_AT_MOST = 3 << 20


def read(language: str, chapter: str) -> str:
    return (GUIDES[language] / chapter).read_text(encoding="utf-8")


def typed(language: str, chapter: str) -> list[str]:
    """The lines a chapter tells people to type."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", read(language, chapter), re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


# Both languages


def test_both_languages_have_the_same_chapters() -> None:
    assert sorted(page.name for page in GUIDES["de"].glob("*.md")) == CHAPTERS


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_is_built_alike_in_both_languages(chapter: str) -> None:
    def shape(language: str) -> tuple[list[str], list[str], list[str]]:
        text = read(language, chapter)
        pictures = re.findall(r"images/guide/([\w-]+)-" + language + r"\.webp", text)
        return re.findall(r"^#+", text, re.MULTILINE), pictures, typed(language, chapter)

    assert shape("en") == shape("de")


def test_every_picture_is_shown_and_they_are_small() -> None:
    shown = {
        name
        for language in GUIDES
        for chapter in CHAPTERS
        for name in re.findall(r"images/guide/([\w-]+\.webp)", read(language, chapter))
    }
    files = list((DOCS / "images/guide").iterdir())
    assert {file.name for file in files} == shown
    assert sum(file.stat().st_size for file in DOCS.glob("images/**/*.*")) < PICTURES_AT_MOST


# The words of the page


@cache
def labels(language: str) -> list[re.Pattern[str]]:
    """What may stand on the page; anything fits where a message has a variable."""
    text = (ROOT / f"web/src/text/{language}.ftl").read_text(encoding="utf-8")
    messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return [re.compile(_pattern(message.value)) for message in messages if message.value]


def _pattern(value: ast.Pattern) -> str:
    parts = [re.escape(part.value) if isinstance(part, ast.TextElement) else ".+" for part in value.elements]
    return "".join(parts)


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("language", list(GUIDES))
def test_what_is_bold_stands_on_the_page(language: str, chapter: str) -> None:
    bold = re.findall(r"\*\*(.+?)\*\*", read(language, chapter), re.DOTALL)
    named = {" ".join(label.split()) for label in bold}
    assert [name for name in named if not any(label.fullmatch(name) for label in labels(language))] == []


def test_the_guide_names_the_values_of_the_program() -> None:
    newest = registry.editions("norderwind")[0]
    for language in GUIDES:
        assert f"norderwind/data/{newest}.toml" in read(language, "box.md")
