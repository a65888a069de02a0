"""What each game brings for the page: catalogues, rules, and the board of a game that the page was not built with."""

from __future__ import annotations

from pathlib import Path

from kogge.games import registry
from kogge.text import languages
from kogge.text.catalogue import files

NO_BOARD = b"export {};\n"
"""The board of a game that has none of its own: the page shows its view as a list."""


def game_files() -> dict[str, bytes]:
    """Paths and contents; every game has the same ones, in every language, in English where it lacks one."""
    return {path: content for slug in registry.slugs() for path, content in _files_of(slug).items()}


def _files_of(slug: str) -> dict[str, bytes]:
    at = f"/games/{slug}"
    found = {f"{at}/page/board.js": NO_BOARD} | _below(registry.plugin(slug).folder() / "page", f"{at}/page")
    for language in languages():
        found[f"{at}/text/{language}.ftl"] = files(slug, language)[-1].read_bytes()
        found[f"{at}/RULES.{language}.md"] = registry.rules_text(slug, language).encode()
    return found


def _below(folder: Path, at: str) -> dict[str, bytes]:
    paths = [path for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []
    return {f"{at}/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in paths}
