"""The server speaks both languages with the same words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import kogge.server
from kogge.server.errors import STATUS, Refused
from kogge.server.rendering import language_of, problem

FOLDER = Path(kogge.server.__file__).parent
KEY = re.compile(r'Refused\("([a-z-]+)"')


def messages(language: str) -> dict[str, set[str]]:
    """Each key with its variables."""
    source = (FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]
    return {entry.id.name: set(re.findall(r"\$([\w-]+)", str(entry.to_json()))) for entry in found}


def test_both_languages_have_the_same_keys_and_variables() -> None:
    assert messages("en") == messages("de")


def test_every_refusal_of_the_code_has_a_sentence_and_every_sentence_a_refusal() -> None:
    used = {key for path in FOLDER.rglob("*.py") for key in KEY.findall(path.read_text(encoding="utf-8"))}
    used |= set(STATUS) | {"too-fast", "too-big", "not-found", "bad-request"}
    assert {f"refused-{key}" for key in used} == {key for key in messages("en") if key.startswith("refused-")}


@pytest.mark.parametrize(
    ("header", "language"),
    [(None, "en"), ("de-AT,de;q=0.9,en;q=0.8", "de"), ("fr, de", "de"), ("*", "en"), ("x" * 9999, "en")],
)
def test_the_first_language_of_ours_is_spoken(header: str | None, language: str) -> None:
    assert language_of(header) == language


def test_a_refusal_is_told_in_the_players_language() -> None:
    assert problem(Refused("stale"), "de").message.startswith("Am Tisch")
    assert problem(Refused("stale"), "en", "a-key").key == "a-key"
