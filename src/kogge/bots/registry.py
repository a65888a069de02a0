"""The bots there are: one that plays anything, those made for a game, and the levels that think ahead.

A level may be given a share of its thinking: ``skipper/10`` has a tenth of the iterations, ``mate*10`` ten times as
many. ``search-500`` thinks 500 iterations a decision. ``policy:FILE`` plays at once what a trained network likes best.
"""

from __future__ import annotations

import re
from importlib import import_module

from kogge.bots.bot import Bot
from kogge.bots.levels import DECKHAND, LEVELS, Deckhand, search_bot
from kogge.bots.random_bot import RandomBot
from kogge.core.errors import KoggeError, UnknownGame
from kogge.games import registry as games
from kogge.text import Catalogue

_GREEDY = {"norderwind": "NorderwindGreedy", "norsemen": "NorsemenGreedy", "novgorod": "NovgorodGreedy"}
POLICY = "policy:"
_SCALED = re.compile(r"([a-z]+)([*/])([1-9]\d{0,3})")
_COUNTED = re.compile(r"search-([1-9]\d{0,5})")


class UnknownBot(KoggeError):
    """No bot of this name plays this game."""

    key = "error-unknown-bot"


def names(slug: str) -> list[str]:
    """The bots that play a game, the weakest first."""
    if slug not in games.slugs():
        raise UnknownGame(game=slug, accepts=", ".join(games.slugs()))
    return ["random", DECKHAND, "greedy", *LEVELS[slug]] if slug in _GREEDY else ["random"]


def title(name: str, words: Catalogue) -> str:
    """What people call a bot."""
    return words.text(f"level-{name}") if words.has(f"level-{name}") else name


def default(slug: str) -> str:
    """The bot that plays where nobody says which: quick, and no pushover."""
    known = names(slug)
    return "mate" if "mate" in known else known[-1]


def make(slug: str, name: str, seconds: float = 0.0) -> Bot:
    """A bot for one seat at one table; ``seconds`` bounds the thinking about one decision (0: nothing does)."""
    known = names(slug)
    iterations = _iterations(slug, name)
    if iterations:
        return search_bot(slug, name, iterations, seconds)
    if name.startswith(POLICY):
        return _policy(name)
    if name not in known:
        raise UnknownBot(bot=name, game=slug, accepts=", ".join(known))
    if name == DECKHAND:
        return Deckhand(_greedy(slug))
    return _greedy(slug) if name == "greedy" else RandomBot()


def _greedy(slug: str) -> Bot:
    bot: Bot = getattr(import_module(f"kogge.games.{slug}.bots.greedy"), _GREEDY[slug])()
    return bot


def _policy(name: str) -> Bot:
    """``policy:FILE`` plays the network of a file; only the command line may name one."""
    from kogge.bots.network import from_file
    from kogge.bots.policy import PolicyBot

    return PolicyBot(from_file(name.removeprefix(POLICY)), name)


def _iterations(slug: str, name: str) -> int:
    """How many iterations a bot of this name thinks; 0 if it is none that does."""
    levels = LEVELS.get(slug, {})
    counted = _COUNTED.fullmatch(name)
    if counted and levels:
        return int(counted[1])
    scaled = _SCALED.fullmatch(name)
    if scaled and scaled[1] in levels:
        whole, factor = levels[scaled[1]], int(scaled[3])
        return whole * factor if scaled[2] == "*" else max(1, whole // factor)
    return levels.get(name, 0)
