"""CONTRIBUTING lists every place that a rule, a game, a level and a language touch, and no other file names a game."""

from __future__ import annotations

import io
import re
import tokenize
from pathlib import Path

import pytest

from kogge.bots.levels import SECONDS
from kogge.games import registry
from kogge.text import languages

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src/kogge"
ROW = re.compile(r"^\| (a .+?) \| (.+?) \|$", re.MULTILINE)
LISTED = dict(ROW.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")))
GENERATED = "schema.d.ts"  # types from the server
GAMES = [slug for slug in registry.slugs() if (PACKAGE / "games" / slug).is_dir()]
OTHERS = [language for language in languages() if language != "en"]
NAMES_A_GAME = {
    "cli/commands.py",  # the game of `kogge play` where none is named
}


def places(thing: str) -> list[str]:
    """The paths that the table lists for something."""
    return [word for word in re.findall(r"`([^`]+)`", LISTED[thing]) if "/" in word or word == "pyproject.toml"]


def expanded(path: str) -> list[Path]:
    """The files a path with placeholders stands for."""
    games = GAMES if "<slug>" in path else [""]
    others = OTHERS if "<language>" in path else [""]
    return [ROOT / path.replace("<slug>", slug).replace("<language>", other) for slug in games for other in others]


@pytest.mark.parametrize("thing", ["a rule", "a game of the project", "a level", "a language"])
def test_every_place_in_the_table_is_there(thing: str) -> None:
    assert len(places(thing)) >= 5
    missing = [path for listed in places(thing) for path in expanded(listed) if not path.exists()]
    assert missing == []


def test_everything_of_a_language_is_in_the_table() -> None:
    listed = {path for place in places("a language") for path in expanded(place)}
    for language in OTHERS:
        named = re.compile(rf"(^|\.){language}\.(ftl|md)$")
        shared = [path for path in PACKAGE.rglob("*") if path.is_file() and named.search(path.name)]
        shared += [path for path in (ROOT / "web/src").rglob("*") if path.is_file() and named.search(path.name)]
        assert sorted(set(shared) - listed) == []


def test_everything_of_a_level_is_in_the_table() -> None:
    listed = {path for place in places("a level") for path in expanded(place)}
    for path in [*PACKAGE.rglob("*.py"), *(ROOT / "web/src/text").glob("*.ftl")]:
        says = set(SECONDS) & set(strings(path) if path.suffix == ".py" else [])
        assert len(says) < 2 or path in listed or path.parent in listed, path


def strings(path: Path) -> list[str]:
    """The texts of a Python file, without its comments and docstrings."""
    source = path.read_text(encoding="utf-8")
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    found = [token.string for token in tokens if token.type == tokenize.STRING]
    return [text.strip("\"'") for text in found if not text.startswith(('"""', 'r"""', 'f"""'))]


def names_in(path: Path) -> set[str]:
    """The games a Python file names in code: in its texts, or by an import."""
    imports = re.findall(r"^ *(?:from|import) kogge\.games\.(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    return (set(imports) | set(strings(path))) & set(GAMES)


def test_no_shared_file_names_a_game() -> None:
    homes = [PACKAGE / "games" / slug for slug in GAMES]
    shared = [path for path in PACKAGE.rglob("*.py") if not any(home in path.parents for home in homes)]
    naming = {path.relative_to(PACKAGE).as_posix() for path in shared if names_in(path)}
    assert len(shared) > 150
    assert naming == NAMES_A_GAME


def test_the_page_finds_its_games_by_their_folders() -> None:
    web = ROOT / "web/src"
    kept = (web / "games", web / "tests", web / "fixtures", web / "text")
    files = [path for path in web.rglob("*") if path.suffix in {".ts", ".svelte"} and path.name != GENERATED]
    code = [path for path in files if not set(kept) & set(path.parents)]
    quoted = re.compile(rf"[\"']({'|'.join(GAMES)})[\"']")
    naming = {
        path.relative_to(web).as_posix()
        for path in code
        if quoted.search(re.sub(r"/\*\*.*?\*/|//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL))
    }
    assert naming == {"App.svelte", "screens/Stories.svelte"}  # the game shown where an address names none
