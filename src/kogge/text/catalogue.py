"""The words of one game in one language, rendered by Fluent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import ast

from kogge.core.errors import (
    BrokenEdition,
    BrokenPosition,
    BrokenRecord,
    Fault,
    IllegalAction,
    KoggeError,
    UnknownGame,
    UnknownLanguage,
)
from kogge.core.journal import Effect
from kogge.core.options import show
from kogge.core.state import Game, Prompt, Reason
from kogge.games import registry

_FOLDER = Path(__file__).parent
LANGUAGES = tuple(sorted((file.stem for file in _FOLDER.glob("*.ftl")), key=lambda name: (name != "en", name)))
"""One for each catalogue in this folder, English first."""
LIST = "*"  # in an argument: a list of components, each with its amount before this sign
_QUOTE = 400
"""So much of what somebody typed is quoted back."""

Args = Mapping[str, str | int]


class MissingText(LookupError):
    """A sentence, or something a sentence needs, is not there: a fault of the program, which the lint finds."""


def languages() -> list[str]:
    """The languages there are, the first is the default."""
    return list(LANGUAGES)


@cache
def catalogue(slug: str = "", language: str = "en") -> Catalogue:
    """The words of a game, or with no slug those that all games share."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language=language, accepts=", ".join(LANGUAGES))
    if slug and slug not in registry.slugs():
        raise UnknownGame(game=slug, accepts=", ".join(registry.slugs()))
    return Catalogue(slug, language, [path.read_text(encoding="utf-8") for path in files(slug, language)])


def files(slug: str, language: str) -> list[Path]:
    """The files of a catalogue: the words all games share, then those of the game (English where it has no others)."""
    shared = _FOLDER / f"{language}.ftl"
    if not slug:
        return [shared]
    own = registry.plugin(slug).folder() / "text"
    return [shared, next(file for file in (own / f"{language}.ftl", own / f"{LANGUAGES[0]}.ftl") if file.exists())]


class Catalogue:
    """Turns what the engine says (ids, kinds, slugs, keys) into words. It holds words, never grammar."""

    def __init__(self, game: str, language: str, sources: list[str]) -> None:
        self.game = game
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._forms: set[str] = set()
        for source in sources:
            resource = FluentResource(source)
            self._bundle.add_resource(resource)
            self._forms |= _forms_in(resource)

    # What the engine says

    def action(self, game: Game, action: int) -> str:
        """What a seat does, chance brings, or others see of it."""
        table = game.actions
        return self._sentence(self._action_key(game, table.kind(action)), self._named(table.args(action)))

    def _action_key(self, game: Game, kind: str) -> str:
        """The sentence of a kind of action; an option may need one of its own: ``action-pirate-if-pirate-back``."""
        variants = (f"action-{kind}-if-{name}-{show(value)}" for name, value in game.options.items())
        return next((key for key in variants if self.has(key)), f"action-{kind}")

    def prompt(self, prompt: Prompt, names: Sequence[str] = ()) -> str:
        """What is being decided; ``names`` are those of the seats."""
        return self._sentence(f"prompt-{prompt.kind}", self._named(prompt.args) | self._seat(prompt.seat, names))

    def effect(self, effect: Effect, names: Sequence[str] = ()) -> str:
        """What an action did."""
        args = self._named({"amount": effect.amount, "what": effect.what}) | self._seat(effect.seat, names)
        args |= self._names_of("cause", effect.cause, {"amount": 1})
        if self.has(f"cause-{effect.cause}") or not self.has_name(effect.cause):
            args["cause"] = self._sentence(f"cause-{effect.cause}", args) if effect.cause else ""
        return self._sentence(f"effect-{effect.kind}", args)

    def reason(self, reason: Reason) -> str:
        """Why something is not allowed, and what would be right."""
        return self._sentence(reason.key, self._named(reason.args))

    # Names

    def title(self) -> str:
        """The name of the game."""
        return self.text("game-title")

    def summary(self) -> str:
        """The game in one line."""
        return self.text("game-summary")

    def slug(self, slug: str, amount: int = 1) -> str:
        """The name of a component; ``amount`` says whether there is one or more of it."""
        return str(self._named({"amount": amount, "slug": slug})["slug"])

    def has_name(self, slug: str) -> bool:
        """Whether the component has a name; an edition of one's own may bring others, which show their slug."""
        if LIST in slug:
            return all(self.has_name(item.partition(LIST)[2]) for item in slug.split("+"))
        return slug.isdigit() or self._entry(slug) is not None

    def option(self, name: str) -> str:
        """The name of an option."""
        return self._sentence(f"option-{name}", {})

    def option_hint(self, name: str) -> str:
        """What an option changes."""
        return self._format(self._message(f"option-{name}").attributes["hint"], {})

    def option_value(self, name: str, value: object) -> str:
        """A value of an option: a word of its own, on or off, or a number."""
        shown = show(value)
        if self.has(f"option-{name}-{shown}"):
            return self._sentence(f"option-{name}-{shown}", {})
        if isinstance(value, bool):
            return self.text("value-on") if value else self.text("value-off")
        return self.text("value-number", number=value) if isinstance(value, int) else shown

    # Errors

    def error(self, error: KoggeError) -> str:
        """What is wrong with what was given, and what would be right."""
        details: dict[str, str | int] = {name: _quoted(value) for name, value in error.details.items()}
        if isinstance(error, IllegalAction):
            details["reason"] = self._refusal(error)
        elif isinstance(error, BrokenRecord | BrokenPosition):
            details["problem"] = self._anywhere(f"problem-{error.problem}", details)
        if not self.has(error.key):
            return error.plain()
        head = self._sentence(error.key, details)
        faults = error.faults if isinstance(error, BrokenEdition) else []
        return "\n".join([head, *(self.fault(fault) for fault in faults)])

    def fault(self, fault: Fault) -> str:
        """One fault of an edition file, with its line."""
        details = {name: _quoted(value) for name, value in fault.details.items()}
        return self.text("fault-line", line=fault.line, fault=self._anywhere(f"fault-{fault.problem}", details))

    def _refusal(self, error: IllegalAction) -> str:
        home = catalogue(error.game, self.language) if error.game in registry.slugs() else self
        if not home.has(error.reason):
            return error.reason
        return home.reason(Reason(error.rule, error.reason, dict(error.why)))

    def _anywhere(self, key: str, details: Args) -> str:
        """The sentence here or in a game's words: problems and faults of a game have keys of their own."""
        for home in [self, *(catalogue(slug, self.language) for slug in registry.slugs())]:
            if home.has(key):
                return home._sentence(key, details)
        return " ".join([key, *(f"{name}={value}" for name, value in details.items())])

    # Sentences

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return self._bundle.has_message(key)

    def text(self, key: str, **args: str | int) -> str:
        """Any sentence; the arguments enter as they are."""
        return self._sentence(key, args)

    def _sentence(self, key: str, args: Args) -> str:
        pattern = self._message(key).value
        if pattern is None:
            raise MissingText(f"{self.language}: {key} has no text")
        return self._format(pattern, args)

    def _message(self, key: str) -> Message:
        if not self.has(key):
            raise MissingText(f"{self.language}: {key} is missing ({self.game or 'shared'})")
        return self._bundle.get_message(key)

    def _format(self, pattern: Pattern, args: Args) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingText(f"{self.language}: {text}: {'; '.join(str(error) for error in errors)}")
        return str(text)

    # Arguments

    def _seat(self, seat: int, names: Sequence[str]) -> dict[str, str | int]:
        if seat < 0:
            return {"seat": ""}
        return {"seat": names[seat] if seat < len(names) else self.text("seat", number=seat + 1)}

    def _named(self, args: Args) -> dict[str, str | int]:
        """Arguments as a sentence takes them: a number as it is; a slug as its name, in every form, and as itself."""
        numbers: dict[str, str | int] = {"amount": 1}
        numbers |= {name: value for name, value in args.items() if isinstance(value, int)}
        ready = dict(numbers)
        for name, value in args.items():
            if isinstance(value, str):
                ready |= self._names_of(name, value, numbers)
        return ready

    def _names_of(self, arg: str, slug: str, numbers: Args) -> dict[str, str | int]:
        if LIST in slug:
            return {arg: self._list(slug), f"{arg}-slug": slug}
        word: str | int = int(slug) if slug.isdigit() else slug
        entry = self._entry(slug)
        if entry is None:
            return {arg: word, f"{arg}-slug": word} | {f"{arg}-{form}": word for form in self._forms}
        message, mark = entry
        assert message.value is not None
        name = self._format(message.value, {**numbers, **mark})
        names: dict[str, str | int] = {arg: name, f"{arg}-slug": word}
        for form in self._forms:
            pattern = message.attributes.get(form)
            names[f"{arg}-{form}"] = self._format(pattern, {**numbers, **mark}) if pattern else name
        return names

    def _list(self, slugs: str) -> str:
        """Several components, with amounts or without: ``2*wine+1*gold`` is "2 wine + 1 gold", ``*fur`` is "fur"."""
        items = [item.partition(LIST) for item in slugs.split("+")]
        named = [(amount, self.slug(slug, int(amount or 1))) for amount, _sign, slug in items]
        return " + ".join(f"{amount} {name}" if amount else name for amount, name in named)

    def _entry(self, slug: str) -> tuple[Message, Args] | None:
        """The words of a component, or of its family with the small mark that tells its members apart."""
        if self.has(f"slug-{slug}"):
            return self._bundle.get_message(f"slug-{slug}"), {}
        family, _dash, mark = slug.rpartition("-")
        if self.has(f"family-{family}"):
            return self._bundle.get_message(f"family-{family}"), {"mark": mark}
        return None


def english(error: KoggeError) -> str:
    """What ``str(error)`` says."""
    return catalogue().error(error)


def _forms_in(resource: ast.Resource) -> set[str]:
    """The grammatical forms in which components are named: the attributes of their messages."""
    forms: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(("slug-", "family-")):
            forms |= {attribute.id.name for attribute in entry.attributes}
    return forms


def _quoted(value: str | int) -> str | int:
    """What somebody typed, on one line and not too long."""
    if isinstance(value, int):
        return value
    line = " ".join(value.split())
    return line if len(line) <= _QUOTE else line[:_QUOTE] + "…"
