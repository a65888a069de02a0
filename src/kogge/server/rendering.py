"""Sentences of the server and of the games, rendered once and remembered."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from unicodedata import category, normalize

from kogge.core.errors import IllegalAction, KoggeError
from kogge.core.journal import Effect
from kogge.core.state import Game, Prompt
from kogge.core.timeline import Step
from kogge.server.errors import Refused
from kogge.server.logs import request_id
from kogge.server.wire import EffectInfo, Event, Offer, Problem, PromptInfo
from kogge.text import Catalogue, catalogue, languages


@cache
def server_words(language: str) -> Catalogue:
    """The server's own sentences."""
    source = Path(__file__).parent / "text" / f"{language}.ftl"
    return Catalogue("", language, [source.read_text(encoding="utf-8")])


NAME = "\ue000"  # stands for a name in the sentences that are kept: ``clean_name`` lets no player have it


def title_text(language: str, game: str, key: str, names: str = "") -> str:
    """The title of a window."""
    return _title_text(language, game, key).replace(NAME, names)


@lru_cache(512)
def _title_text(language: str, game: str, key: str) -> str:
    return server_words(language).text(key, game=catalogue(game, language).title(), names=NAME)


def language_of(header: str | None) -> str:
    """The language of an ``Accept-Language``: the first of ours that is named; English if there is none."""
    for part in (header or "")[:200].split(","):
        word = part.split(";")[0].strip()[:2].lower()
        if word in languages():
            return word
    return "en"


def problem(error: Refused | KoggeError, language: str, key: str | None = None) -> Problem:
    """An error as the client is told."""
    if isinstance(error, Refused):
        details = {"request": request_id.get(), **error.details}  # an internal error names it, to be quoted
        message = server_words(language).text(f"refused-{error.error}", **details)
        return Problem(error.error, message, None, key, error.detail)
    message = catalogue("", language).error(error)
    if not isinstance(error, IllegalAction):
        return Problem(error.key, message, None, key)
    return Problem("undo-horizon" if error.rule == "CORE-UNDO" else "illegal-action", message, error.rule, key)


# Signs that are drawn as nothing, though Python calls them printable: fillers, joiners, variation selectors, the empty
# Braille pattern and the empty note. (Unicode's Default_Ignorable_Code_Point, and two more.)
_DRAWN_AS_NOTHING = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d159\U000e0100-\U000e01ef]"
)
MOST_MARKS = 3  # on one letter; more are drawn over the lines above and below


def clean_name(name: str) -> str:
    """A player's name in one line of signs that can be seen."""
    cleaned = _clean(name)[:24].strip()
    if not any(letter.isalnum() for letter in cleaned):
        raise Refused("bad-name")
    return cleaned


def clean_line(text: str) -> str:
    """A line of chat without control signs."""
    return _clean(text)[:500]


def _clean(text: str) -> str:
    """What is invisible or turns the direction of writing is left out; other control signs are spaces."""
    seen = _DRAWN_AS_NOTHING.sub("", normalize("NFC", text))
    kept = (letter if letter.isprintable() else " " for letter in seen if category(letter) != "Cf")
    return " ".join(_few_marks("".join(kept)).split())


def _few_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


class Speech:
    """A game in one language. Actions are rendered once: a game has some hundreds."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.words = catalogue(game.slug, language)
        self._offers: dict[int, Offer] = {}

    def offer(self, action: int) -> Offer:
        """An action with its words."""
        known = self._offers.get(action)
        if known is None:
            table = self.game.actions
            text = self.words.action(self.game, action)
            known = Offer(action, table.token(action), table.kind(action), table.args(action), text)
            self._offers[action] = known
        return known

    def prompt(self, prompt: Prompt, names: list[str]) -> PromptInfo:
        """What is being decided."""
        text = _prompt_text(self.words, prompt.kind, tuple(prompt.args.items()), prompt.seat >= 0)
        text = text.replace(NAME, names[prompt.seat]) if prompt.seat >= 0 else text
        return PromptInfo(prompt.kind, prompt.seat, prompt.args, text, prompt.rule)

    def effect(self, effect: Effect, names: list[str]) -> EffectInfo:
        """What a step did."""
        text = _effect_text(self.words, effect.kind, effect.amount, effect.what, effect.cause, effect.seat >= 0)
        text = text.replace(NAME, names[effect.seat]) if effect.seat >= 0 else text
        return EffectInfo(effect.kind, effect.seat, effect.amount, effect.what, effect.cause, text)

    def event(self, index: int, step: Step, seen: int, viewer: int, names: list[str]) -> Event:
        """A step as a viewer saw it."""
        found = self.offer(seen)
        effects = [self.effect(effect, names) for effect in step.effects if effect.visible_to(viewer)]
        return Event(index, step.actor, seen, found.token, found.kind, found.args, found.text, effects, step.turn)


@lru_cache(16384)
def _prompt_text(words: Catalogue, kind: str, args: tuple[tuple[str, str | int], ...], named: bool) -> str:
    return words.prompt(Prompt(kind, 0 if named else -1, dict(args)), [NAME])


@lru_cache(16384)
def _effect_text(words: Catalogue, kind: str, amount: int, what: str, cause: str, named: bool) -> str:
    return words.effect(Effect(kind, 0 if named else -1, amount, what, cause, 0), [NAME])


@lru_cache(512)
def speech(game: Game, language: str) -> Speech:
    """The speech of a game; games are remembered by whoever opens them."""
    return Speech(game, language)
