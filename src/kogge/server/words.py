"""Sentences of the server and of the games, rendered once and remembered."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from unicodedata import normalize

from kogge.core.errors import IllegalAction, KoggeError
from kogge.core.journal import Effect
from kogge.core.state import Game, Prompt
from kogge.core.story import Step
from kogge.server.refusals import Refused
from kogge.server.wire import EffectInfo, Event, Offer, Problem, PromptInfo
from kogge.text import Catalogue, catalogue, languages


@cache
def server_words(language: str) -> Catalogue:
    """The server's own sentences."""
    source = Path(__file__).parent / "text" / f"{language}.ftl"
    return Catalogue("", language, [source.read_text(encoding="utf-8")])


@lru_cache(4096)
def title_text(language: str, game: str, key: str, names: str = "") -> str:
    """The title of a window."""
    return server_words(language).text(key, game=catalogue(game, language).title(), names=names)


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
        message = server_words(language).text(f"refused-{error.error}", **error.details)
        return Problem(error.error, message, None, key, error.detail)
    message = catalogue("", language).error(error)
    if not isinstance(error, IllegalAction):
        return Problem(error.key, message, None, key)
    return Problem("undo-horizon" if error.rule == "CORE-UNDO" else "illegal-action", message, error.rule, key)


def clean_name(name: str) -> str:
    """A player's name in one line of printable signs."""
    kept = "".join(letter if letter.isprintable() else " " for letter in normalize("NFC", name))
    cleaned = " ".join(kept.split())[:24].strip()
    if not any(letter.isalnum() for letter in cleaned):
        raise Refused("bad-name")
    return cleaned


def clean_line(text: str) -> str:
    """A line of chat without control signs."""
    kept = "".join(letter if letter.isprintable() else " " for letter in normalize("NFC", text))
    return " ".join(kept.split())[:500]


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
        text = _prompt_text(self.words, prompt.kind, tuple(prompt.args.items()), _name(prompt.seat, names))
        return PromptInfo(prompt.kind, prompt.seat, prompt.args, text)

    def effect(self, effect: Effect, names: list[str]) -> EffectInfo:
        """What a step did."""
        name = _name(effect.seat, names)
        text = _effect_text(self.words, effect.kind, effect.amount, effect.what, effect.cause, name)
        return EffectInfo(effect.kind, effect.seat, effect.amount, effect.what, effect.cause, text)

    def event(self, index: int, step: Step, seen: int, viewer: int, names: list[str]) -> Event:
        """A step as a viewer saw it."""
        told = self.offer(seen)
        effects = [self.effect(effect, names) for effect in step.effects if effect.visible_to(viewer)]
        return Event(index, step.actor, seen, told.token, told.kind, told.args, told.text, effects, step.turn)


def _name(seat: int, names: list[str]) -> str | None:
    return names[seat] if seat >= 0 else None


@lru_cache(4096)
def _prompt_text(words: Catalogue, kind: str, args: tuple[tuple[str, str | int], ...], name: str | None) -> str:
    return words.prompt(Prompt(kind, -1 if name is None else 0, dict(args)), [name or ""])


@lru_cache(16384)
def _effect_text(words: Catalogue, kind: str, amount: int, what: str, cause: str, name: str | None) -> str:
    return words.effect(Effect(kind, -1 if name is None else 0, amount, what, cause, 0), [name or ""])


@lru_cache(512)
def speech(game: Game, language: str) -> Speech:
    """The speech of a game; games are remembered by whoever opens them."""
    return Speech(game, language)
