"""Editions of one's own: begun from a shipped one, compared, merged, and checked against what the rulebook states."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from kogge.core.errors import BrokenEdition, Fault
from kogge.games import registry
from kogge.games.edition_file import OWN_BOX, EditionFile, Entry, shown_value
from kogge.games.edition_text import write

RULEBOOK = "rulebook"
UNNAMED = "mine"  # of a file whose name is not known: the edition says itself what it is called
NAME, GAME = "edition.name", "edition.game"
Changes = Mapping[str, Entry | None]
"""Entries as the box says; None where the box has no such thing."""


class Difference:
    """An entry that is not the same in two editions; None where one has it not."""

    def __init__(self, path: str, first: Entry | None, second: Entry | None) -> None:
        self.path = path
        self.first = first
        self.second = second


def game_of(file: EditionFile) -> str:
    """The game an edition file is for; refused if there is none of this name."""
    slug = file.head.get("game", "")
    if not isinstance(slug, str) or slug not in registry.slugs():
        expected = ", ".join(registry.slugs())
        raise BrokenEdition(
            file.name,
            [Fault(file.line(GAME), "edition-other-game", field=GAME, got=shown_value(slug)[:60], expected=expected)],
        )
    return slug


def taken(text: str, name: str) -> list[Fault]:
    """A published edition never changes: nothing else has its name, or its hash."""
    try:
        file = EditionFile(text, name)
        slug = game_of(file)
    except BrokenEdition:
        return []
    own = shown_value(file.head.get("name", ""))
    for shipped in registry.editions(slug):
        known = EditionFile(registry.edition_text(slug, shipped), shipped)
        if own == shipped or known.hash == file.hash:
            return [Fault(file.line(NAME), "edition-name-taken", field=NAME, got=own[:60])]
    return []


def unplayable() -> Fault:
    """Games of random moves found what no check of the file did."""
    return Fault(0, "edition-unplayable")


def faults(text: str, name: str) -> list[Fault]:
    """Everything that is wrong with an edition file, for whatever game and however many players."""
    try:
        file = EditionFile(text, name)
        slug = game_of(file)
        for players in registry.player_counts(slug):
            registry.load_pinned(slug, players, name, text, {})
    except BrokenEdition as error:
        return error.faults
    return []


def begin(base: EditionFile, name: str) -> str:
    """The text of a new edition with the values of another."""
    return rewritten(base, name, {})


def rewritten(base: EditionFile, name: str, changes: Changes) -> str:
    """An edition with another name, in which the changed entries are as one's own box says."""
    values = {path: (entry, base.provenance[path]) for path, entry in base.entries.items()}
    for path, entry in changes.items():
        if entry is None:
            values.pop(path, None)
        else:
            values[path] = (entry, OWN_BOX)
    slug = game_of(base)
    opening = f"# {name}: an edition of {slug}, begun from {base.name} ({base.hash}).\n# {_ORIGINS}"
    return write({**base.head, "name": name}, values, registry.edition_text(slug), opening)


_ORIGINS = (
    "Every value names its origin: rulebook (printed in the text), inferred (follows from it),\n"
    "# reconstructed (made by the project), own box (read from a printed box)."
)


def origins(file: EditionFile) -> dict[str, int]:
    """How many values come from where."""
    return dict(Counter(file.provenance.values()))


def compare(first: EditionFile, second: EditionFile) -> list[Difference]:
    """What is not the same, in the first file's order, then what only the second has."""
    paths = [*first.entries, *(path for path in second.entries if path not in first.entries)]
    pairs = [Difference(path, first.entries.get(path), second.entries.get(path)) for path in paths]
    return [pair for pair in pairs if pair.first != pair.second]


def merge(base: EditionFile, others: Sequence[EditionFile], name: str) -> str:
    """The base with every value that others read from their boxes; refused where two boxes disagree."""
    changes: dict[str, Entry | None] = dict(own_values(base))
    disagreements: list[Fault] = []
    for other in others:
        _same_game(base, other)
        for path, entry in own_values(other).items():
            known = changes.setdefault(path, entry)
            if known != entry:
                found = {"got": shown(entry), "expected": shown(known)}
                disagreements.append(Fault(other.line(path), "edition-disagrees", field=path, file=other.name, **found))
    if disagreements:
        raise BrokenEdition(base.name, disagreements)
    return rewritten(base, name, changes)


def _same_game(base: EditionFile, other: EditionFile) -> None:
    got, expected = game_of(other), game_of(base)
    if got != expected:
        details = {"field": GAME, "got": got, "expected": expected}
        raise BrokenEdition(other.name, [Fault(other.line(GAME), "edition-other-game", **details)])


def own_values(file: EditionFile) -> dict[str, Entry]:
    """The entries that somebody read from a box."""
    return {path: entry for path, entry in file.entries.items() if file.provenance[path] == OWN_BOX}


def contradictions(file: EditionFile) -> list[Fault]:
    """Where an edition differs from what the rulebook states, by the tags of the edition that is played by default."""
    stated = registry.edition_file(game_of(file))
    printed = [path for path, origin in stated.provenance.items() if origin == RULEBOOK]
    different = [path for path in printed if file.entries.get(path) != stated.entries[path]]
    return [_contradiction(file, path, stated.entries[path]) for path in different]


def _contradiction(file: EditionFile, path: str, stated: Entry) -> Fault:
    got, expected = shown(file.entries.get(path)), shown(stated)
    return Fault(file.line(path), "edition-contradicts", field=path, got=got, expected=expected)


def shown(entry: Entry | None) -> str:
    """An entry as a person reads it."""
    if entry is None:
        return "-"
    if list(entry) == ["value"]:
        return shown_value(entry["value"])
    return ", ".join(f"{key} {shown_value(value)}" for key, value in entry.items())
