"""The bots there are: one that plays anything, and those made for a game."""

from __future__ import annotations

from kogge.bots.bot import Bot
from kogge.bots.norderwind_greedy import NorderwindGreedy
from kogge.bots.norsemen_greedy import NorsemenGreedy
from kogge.bots.novgorod_greedy import NovgorodGreedy
from kogge.bots.random_bot import RandomBot
from kogge.core.errors import KoggeError, UnknownGame
from kogge.games import registry as games

_FOR_ALL: dict[str, type[Bot]] = {"random": RandomBot}
_MADE_FOR: dict[str, dict[str, type[Bot]]] = {
    "norderwind": {"greedy": NorderwindGreedy},
    "norsemen": {"greedy": NorsemenGreedy},
    "novgorod": {"greedy": NovgorodGreedy},
}


class UnknownBot(KoggeError):
    """No bot of this name plays this game."""

    key = "error-unknown-bot"


def names(slug: str) -> list[str]:
    """The bots that play a game, the weakest first."""
    return list(_bots(slug))


def make(slug: str, name: str) -> Bot:
    """A bot for one seat at one table."""
    bots = _bots(slug)
    if name not in bots:
        raise UnknownBot(bot=name, game=slug, accepts=", ".join(bots))
    return bots[name]()


def _bots(slug: str) -> dict[str, type[Bot]]:
    if slug not in games.slugs():
        raise UnknownGame(game=slug, accepts=", ".join(games.slugs()))
    return _FOR_ALL | _MADE_FOR.get(slug, {})
