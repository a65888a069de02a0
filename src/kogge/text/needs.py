"""Which words there must be: derived from the engine itself, from its tables, editions, options and sources."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from kogge.core import errors
from kogge.core.options import show
from kogge.games import registry
from kogge.games.edition_file import EditionFile
from kogge.text.sources import Call, Sources, Words

PACKAGE = Path(__file__).parent.parent
_ENGINE = ("core", "games")
_OF_A_GAME = {"arena": "games/*/targets.py", "bots": "games/*/bots/*.py", "cli": "games/*/terminal/*.py"}
"""What a game brings for a package, and says with its words."""

_TEXT = "text"  # puts its keys together from what the engine says


@dataclass
class Need:
    """A sentence that must be there, the variables it is given (None: cannot be told), and where it is used."""

    key: str
    place: str
    gives: set[str] | None = field(default_factory=set)
    every: bool = False  # it must use every variable
    name: str = ""  # a component whose name would do as well
    words: dict[str, Words] = field(default_factory=dict)  # the strings an argument can be, as far as the source tells


@dataclass
class Needs:
    """All that a catalogue must hold: sentences, names of components, and what may be said besides."""

    sentences: list[Need] = field(default_factory=list)
    slugs: set[str] = field(default_factory=set)
    hints: set[str] = field(default_factory=set)
    known: set[str] = field(
        default_factory=set
    )  # words of sources and editions: a name for one of them is not superfluous
    beginnings: set[str] = field(default_factory=set)  # of keys that are put together
    args: dict[str, set[str]] = field(default_factory=dict)  # argument of an action -> all slugs it can be
    unclear: list[str] = field(default_factory=list)


@cache
def of_the_engine() -> Needs:
    """What all games share: the core, the reader of edition files, the registry, the errors."""
    sources = Sources(sorted(PACKAGE.glob("core/*.py")) + sorted(PACKAGE.glob("games/*.py")))
    needs = Needs(known=sources.constants)
    _add_calls(needs, sources, sources.calls)
    for error in _error_classes(errors.KoggeError):
        _add_error(needs, sources, error)
    return needs


@cache
def of_a_game(slug: str) -> Needs:
    """What a game says: the blocks of its table, its components and options in every edition, and its sources."""
    own = sorted((PACKAGE / "games" / slug / "rules").glob("*.py"))
    sources = Sources([*own, *sorted(PACKAGE.glob("core/*.py")), *sorted(PACKAGE.glob("games/*.py"))])
    needs = Needs(known=Sources(own).constants)
    needs.sentences += [Need("game-title", "every game"), Need("game-summary", "every game")]
    for edition in registry.editions(slug):
        _add_table(needs, slug, edition)
        _add_options(needs, slug, edition)
        _add_known_words(needs, registry.edition_file(slug, edition))
    _add_calls(needs, sources, [call for call in sources.calls if call.path in own])
    return needs


@cache
def of_a_package(name: str) -> Needs:
    """What another package says by ``text("key", …)`` or ``say("key", …)``."""
    brought = PACKAGE.glob(_OF_A_GAME[name]) if name in _OF_A_GAME else []
    sources = Sources(sorted([*(PACKAGE / name).rglob("*.py"), *brought]))
    needs = Needs(known=sources.constants, beginnings=set() if name == _TEXT else sources.beginnings)
    for call in sources.calls:
        if call.name in {"text", "say"} and call.node.args:
            for key in sources.words(call.node.args[0], call.function) - {None}:
                needs.sentences.append(Need(f"{key}", call.place(), call.keywords()))
    return needs


def packages() -> list[str]:
    """The packages beside the engine."""
    return sorted(path.parent.name for path in PACKAGE.glob("*/__init__.py") if path.parent.name not in _ENGINE)


# Tables, options, editions


def _add_table(needs: Needs, slug: str, edition: str) -> None:
    game = registry.load(slug, registry.player_counts(slug)[0], edition)
    for block in game.actions.blocks:
        gives = set(game.actions.args(block.start))
        needs.sentences.append(Need(f"action-{block.kind}", "the action table", gives, every=True))
        for arg in block.args:
            needs.slugs |= set(arg.slugs)
            for name in (arg.name, arg.name + "2"):
                needs.args.setdefault(name, set()).update(arg.slugs)


def _add_options(needs: Needs, slug: str, edition: str) -> None:
    game = registry.load(slug, registry.player_counts(slug)[0], edition)
    kinds = [block.kind for block in game.actions.blocks]
    for option in registry.options(slug, edition):
        key = f"option-{option.name}"
        needs.sentences.append(Need(key, "the options"))
        needs.sentences += [Need(f"{key}-{choice}", "the options") for choice in option.choices]
        values = [show(value) for value in option.values()]
        needs.known |= {f"action-{kind}-if-{option.name}-{value}" for kind in kinds for value in values}
        needs.hints.add(key)
        numbers = [] if option.choices or isinstance(option.default, bool) else option.values()
        needs.known |= {f"{key}-{number}" for number in numbers}


def _add_known_words(needs: Needs, file: EditionFile) -> None:
    for path, entry in file.entries.items():
        needs.known |= {*path.split("."), *entry}
        needs.known |= {value for value in entry.values() if isinstance(value, str)}


# Sources


def _add_calls(needs: Needs, sources: Sources, calls: list[Call]) -> None:
    for call in calls:
        if call.name == "add" and "journal" in _receiver(call):
            _add_effect(needs, sources, call)
        elif call.name == "Prompt":
            _add_sentence(needs, sources, call, "prompt-", (0, "kind"), (2, "args"), {"seat"})
        elif call.name == "Reason":
            _add_sentence(needs, sources, call, "", (1, "key"), (2, "args"), set())
        elif call.name == "IllegalAction" and not _is_handed_on(call):
            _add_sentence(needs, sources, call, "", (2, "reason"), (3, "why"), set())
        elif call.name in {"BrokenRecord", "BrokenPosition"}:
            _add_problem(needs, sources, call, "problem-", {"line"})
        elif call.name == "Fault" and (call.function is None or call.function.name != "fault"):
            _add_problem(needs, sources, call, "fault-", set())
        elif call.name == "fault":
            _add_problem(needs, sources, call, "fault-", {"field"})


def _receiver(call: Call) -> str:
    func = call.node.func
    owner = getattr(func, "value", None)
    return str(getattr(owner, "attr", getattr(owner, "id", "")))


def _is_handed_on(call: Call) -> bool:
    """Whether an error takes its key from a ``Reason``, which is looked at where it is made."""
    return isinstance(call.argument(2, "reason"), ast.Attribute)


def _add_effect(needs: Needs, sources: Sources, call: Call) -> None:
    gives = {"seat", "amount", "what", "cause"}
    for key in _told(needs, sources, call, (0, "kind")):
        needs.sentences.append(Need(f"effect-{key}", call.place(), gives))
    causes = sources.words(call.argument(4, "cause"), call.function)
    for cause in (word for word in causes if word):
        needs.sentences.append(Need(f"cause-{cause}", call.place(), gives - {"cause"}, name=cause))
    whats = sources.words(call.argument(3, "what"), call.function)
    needs.slugs |= {word for word in whats if word}


def _add_sentence(
    needs: Needs, sources: Sources, call: Call, prefix: str, key: tuple[int, str], args: tuple[int, str], more: set[str]
) -> None:
    entries = sources.entries(call.argument(*args), call.function)
    gives = None if entries is None else {*entries, *more}
    for word in _told(needs, sources, call, key):
        needs.sentences.append(Need(prefix + word, call.place(), gives, words=entries or {}))


def _add_problem(needs: Needs, sources: Sources, call: Call, prefix: str, more: set[str]) -> None:
    details = call.keywords()
    gives = None if details is None else details | more
    for word in _told(needs, sources, call, (1, "problem")):
        needs.sentences.append(Need(prefix + word, call.place(), gives))


def _told(needs: Needs, sources: Sources, call: Call, argument: tuple[int, str]) -> set[str]:
    """The strings an argument can be; where the source does not tell, that is a fault of the source."""
    words = sources.words(call.argument(*argument), call.function)
    if None in words:
        needs.unclear.append(f"{call.place()}: nobody can tell which {argument[1]} this is; write it as a literal")
    return {word for word in words if word is not None}


# Errors


def _error_classes(base: type[errors.KoggeError]) -> list[type[errors.KoggeError]]:
    children = [child for child in base.__subclasses__() if child.__module__ == errors.__name__]
    return [base, *(error for child in children for error in _error_classes(child))]


def _add_error(needs: Needs, sources: Sources, error: type[errors.KoggeError]) -> None:
    special = {"IllegalAction": {"token", "rule", "reason"}, "BrokenEdition": {"name", "count"}}
    special |= {"BrokenRecord": {"line", "problem"}, "BrokenPosition": {"line", "problem"}}
    if error.__name__ in special:
        needs.sentences.append(Need(error.key, "errors.py", special[error.__name__]))
        return
    calls = [call for call in sources.calls if call.name == error.__name__]
    needs.sentences += [Need(error.key, call.place(), call.keywords()) for call in calls]
    needs.sentences.append(Need(error.key, "errors.py", None))
