"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable

from kogge.bots.bot import Bot
from kogge.bots.random_bot import RandomBot
from kogge.core.errors import KoggeError

_BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot}


class UnknownBot(KoggeError):
    """No bot has this name."""

    key = "error-unknown-bot"


def names() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(_BOTS)


def make(name: str) -> Bot:
    """A bot of this name, for one seat at one table."""
    if name not in _BOTS:
        raise UnknownBot(bot=name, accepts=", ".join(_BOTS))
    return _BOTS[name]()
