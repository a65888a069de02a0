"""Both languages have every sentence, every name and every variable that the engine needs, and none too many.

``python -m kogge.text.lint`` lists what is missing.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

from kogge.games import registry
from kogge.text import glossary, needs, page
from kogge.text.catalogue import LANGUAGES
from kogge.text.needs import PACKAGE, Need, Needs
from kogge.text.parsed import NAMES, Entry, Parsed, Texts, base, functions_known, parity_faults, parsed

SHARED = "text"


def texts() -> Texts:
    """All catalogues of the package."""
    folders = [SHARED, *(game_folder(slug) for slug in registry.slugs())]
    folders += [f"{name}/text" for name in needs.packages() if (PACKAGE / name / "text").is_dir()]
    return {folder: {language: _read(folder, language) for language in LANGUAGES} for folder in folders}


def game_folder(slug: str) -> str:
    """Where the words of a game are."""
    return f"games/{slug}/text"


def _read(folder: str, language: str) -> str:
    path = PACKAGE / folder / f"{language}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def faults(given: Texts) -> list[str]:
    """Everything that is wrong, one line each; empty if all is well."""
    found: list[str] = []
    for language in LANGUAGES:
        found += _language_faults(language, {folder: parsed(files[language]) for folder, files in given.items()})
    for folder, files in given.items():
        found += parity_faults(folder, {language: parsed(files[language]) for language in LANGUAGES})
    for folder, files in given.items():
        games = {folder.split("/")[1]} if folder.startswith("games/") else set()
        for language in LANGUAGES:
            found += glossary.faults(f"{folder}/{language}.ftl", language, games, files[language])
    every = [needs.of_the_engine(), *(needs.of_a_game(slug) for slug in registry.slugs())]
    return found + [line for one in every for line in one.unclear]


# One language


class Language:
    """The catalogues of one language, and what each of them can say together with the shared one."""

    def __init__(self, name: str, files: dict[str, Parsed]) -> None:
        self.name = name
        self.files = files

    def scope(self, folder: str) -> dict[str, Entry]:
        """The messages a folder sees: its own, and if it is a game's also the shared ones."""
        shared = self.files[SHARED].messages if folder.startswith("games/") else {}
        return shared | self.files[folder].messages

    def everything(self) -> dict[str, Entry]:
        """All messages of all folders."""
        return {key: entry for file in self.files.values() for key, entry in file.messages.items()}

    def where(self, folder: str) -> str:
        """The file, for a message."""
        return f"{folder}/{self.name}.ftl"


def _language_faults(name: str, files: dict[str, Parsed]) -> list[str]:
    language = Language(name, files)
    found: list[str] = []
    for folder in files:
        found += _file_faults(language, folder)
    engine = needs.of_the_engine()
    found += _scope_faults(language, SHARED, engine)
    for slug in registry.slugs():
        found += _scope_faults(language, game_folder(slug), needs.of_a_game(slug))
        found += _form_faults(language, game_folder(slug), needs.of_a_game(slug))
    for package in needs.packages():
        found += _sentence_faults(language.everything(), f"{package} ({name})", needs.of_a_package(package))
    return found + _superfluous(language)


def _file_faults(language: Language, folder: str) -> list[str]:
    """What is wrong with a file by itself."""
    file, where = language.files[folder], language.where(folder)
    found = [f"{where}: {error}" for error in file.errors]
    terms = {f"-{term}" for term in {**language.files[SHARED].terms, **file.terms}}
    for key, entry in {**file.messages, **file.terms}.items():
        if not entry.has_value:
            found.append(f"{where}: {key} has no text")
        found += [
            f"{where}: {key} refers to {ref}, which is not there"
            for ref in entry.refers - terms - language.scope(folder).keys()
        ]
    return found + functions_known(where, file) + [f"{where}: {line}" for line in _place_faults(language, folder)]


def _place_faults(language: Language, folder: str) -> list[str]:
    """A game's keys are not shared ones, and its problems and faults can be told from those of other games."""
    if not folder.startswith("games/"):
        return []
    slug = folder.split("/")[1]
    own = language.files[folder].messages.keys()
    found = [f"{key} is a shared key" for key in sorted(own & language.files[SHARED].messages.keys())]
    for prefix in ("problem-", "fault-"):
        strange = sorted(key for key in own if key.startswith(prefix) and not key.startswith(f"{prefix}{slug}-"))
        found += [f"{key} must begin with {prefix}{slug}-" for key in strange]
    return found


def _scope_faults(language: Language, folder: str, need: Needs) -> list[str]:
    where = language.where(folder)
    messages = language.scope(folder)
    found = _sentence_faults(messages, where, need)
    found += [f"{where}: slug-{slug} is missing" for slug in sorted(need.slugs) if not _has_name(messages, slug)]
    found += [
        f"{where}: {key} has no .hint"
        for key in sorted(need.hints & messages.keys())
        if "hint" not in messages[key].forms
    ]
    return found


def _sentence_faults(messages: dict[str, Entry], where: str, need: Needs) -> list[str]:
    found: list[str] = []
    for sentence in need.sentences:
        if sentence.key not in messages and sentence.name and _has_name(messages, sentence.name):
            continue
        if sentence.key not in messages:
            found.append(f"{where}: {sentence.key} is missing ({sentence.place})")
        else:
            found += [f"{where}: {sentence.key} {line}" for line in _variable_faults(messages, sentence)]
    return list(dict.fromkeys(found))


def _variable_faults(messages: dict[str, Entry], need: Need) -> Iterable[str]:
    """Variables that the engine does not give, or that are left out, or that are names of nothing."""
    entry = messages[need.key]
    used = entry.variables.union(*(messages[ref].variables for ref in entry.refers if ref in messages))
    bases = {base(name) for name in used}
    if need.gives is not None:
        yield from (f"uses ${name}, which is not given ({need.place})" for name in sorted(bases - need.gives))
        if need.every:
            yield from (f"does not use ${name}" for name in sorted(need.gives - bases))
    for argument, words in sorted(need.words.items()):
        if any(base(name) == argument and not name.endswith("-slug") for name in used):
            nameless = sorted(word for word in words if word and not _has_name(messages, word))
            yield from (f"shows ${argument}, which can be {word}, a slug without a name" for word in nameless)


def _has_name(messages: dict[str, Entry], slug: str) -> bool:
    return slug.isdigit() or _name(messages, slug) is not None


def _name(messages: dict[str, Entry], slug: str) -> Entry | None:
    return messages.get(f"slug-{slug}", messages.get(f"family-{slug.rpartition('-')[0]}"))


# Forms of names


def _form_faults(language: Language, folder: str, need: Needs) -> list[str]:
    """A form that a sentence asks for must be there for all the components it can be about."""
    where, messages = language.where(folder), language.scope(folder)
    defined = {form for key, entry in messages.items() if key.startswith(NAMES) for form in entry.forms}
    asked: set[str] = set()
    found: list[str] = []
    for key, entry in messages.items():
        for variable in sorted(entry.variables):
            argument, dash, form = variable.partition("-")
            if dash and form != "slug":
                asked.add(form)
                found += _form_fault(
                    f"{where}: {key} needs .{form}", form, defined, need.args.get(argument, set()), messages
                )
    return found + [f"{where}: no sentence uses the form .{form}" for form in sorted(defined - asked)]


def _form_fault(where: str, form: str, defined: set[str], slugs: set[str], messages: dict[str, Entry]) -> list[str]:
    if form not in defined:
        return [f"{where}, which no name has"]
    names = {slug: _name(messages, slug) for slug in sorted(slugs)}
    return [f"{where} of {slug}" for slug, name in names.items() if name is not None and form not in name.forms]


# Too many


def _superfluous(language: Language) -> list[str]:
    """Messages that nobody needs."""
    found: list[str] = []
    for folder, file in language.files.items():
        slugs = [slug for slug in registry.slugs() if folder in (SHARED, game_folder(slug))]
        every = [needs.of_the_engine(), *(needs.of_a_game(slug) for slug in slugs)]
        every += [needs.of_a_package(package) for package in needs.packages()]
        needed = {sentence.key for need in every for sentence in need.sentences}
        known = {word for need in every for word in need.known}
        families = {word.rpartition("-")[0] for word in known}
        beginnings = tuple(word for need in every for word in need.beginnings if word.endswith("-"))
        said = {ref for entry in [*file.messages.values(), *file.terms.values()] for ref in entry.refers}
        for key in [*file.messages, *(f"-{term}" for term in file.terms)]:
            asked_for = key in needed or key in said or _is_known(key, known, families)
            if not asked_for and not key.startswith(beginnings):
                found.append(f"{language.where(folder)}: nobody needs {key}")
    return found


def _is_known(key: str, known: set[str], families: set[str]) -> bool:
    if key.startswith("slug-"):
        return key.removeprefix("slug-") in known
    if key.startswith("family-"):
        return key.removeprefix("family-") in families
    return key in known


def main() -> int:
    """List all faults; the exit status says whether there are any."""
    found = faults(texts()) + page.faults(page.texts(), page.code())
    sys.stdout.writelines(f"{line}\n" for line in found)
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
