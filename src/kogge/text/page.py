"""The catalogues of the page: every key the page asks for is there, none too many, both languages alike.

They lie beside the page's sources and are there in a checkout only; ``kogge.text.lint`` reads them with the others.
"""

from __future__ import annotations

import re
from pathlib import Path

from kogge.text import glossary
from kogge.text.catalogue import LANGUAGES
from kogge.text.parsed import Parsed, Texts, functions_known, parity_faults

SOURCES = Path(__file__).parents[3] / "web/src"
_CALLED = re.compile(r"""\b(?:t|maybe)\(\s*["']([\w-]+)["']""")
_QUOTED = re.compile(r"""["'`]([a-z][\w-]*)["'`]""")
_BEGUN = re.compile(r"`([a-z][\w-]*-)\$\{")


def texts(root: Path = SOURCES) -> Texts:
    """The page's catalogues by their folders; nothing where its sources are not there."""
    folders = sorted({path.parent for path in root.glob("**/text/*.ftl")})
    return {
        folder.relative_to(root).as_posix(): {
            language: (folder / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES
        }
        for folder in folders
    }


def code(root: Path = SOURCES) -> str:
    """All of the page's code, tests left out."""
    files = [path for path in root.rglob("*") if path.suffix in {".ts", ".svelte"} and "tests" not in path.parts]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(files))


def faults(given: Texts, source: str) -> list[str]:
    """Everything that is wrong with these catalogues of a page with this code, one line each."""
    parsed = {folder: {language: Parsed(text) for language, text in files.items()} for folder, files in given.items()}
    found: list[str] = []
    for folder, files in parsed.items():
        found += parity_faults(folder, files)
        for language, file in files.items():
            where = f"{folder}/{language}.ftl"
            found += [f"{where}: {error}" for error in file.errors] + functions_known(where, file)
            found += glossary.faults(where, language, _games(folder), given[folder][language])
    keys = [key for files in parsed.values() for key in files[LANGUAGES[0]].messages]
    asked, begun = {*_CALLED.findall(source)}, tuple({*_BEGUN.findall(source)})
    found += [f"the page asks for {key}, which is nowhere" for key in sorted(asked - {*keys})]
    found += [
        f"{key} stands in two catalogues of the page" for key in sorted({key for key in keys if keys.count(key) > 1})
    ]
    named = asked | {*_QUOTED.findall(source)}
    return found + [f"the page has no use for {key}" for key in keys if key not in named and not key.startswith(begun)]


def _games(folder: str) -> set[str]:
    """The game a folder speaks of, where it is a game's."""
    parts = folder.split("/")
    return {parts[1]} if parts[0] == "games" else {"none"}
