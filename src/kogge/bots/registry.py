"""The bots there are: one that plays anything, those made for a game, and the levels that think ahead.

A level may be given a share of its thinking: ``skipper/10`` has a tenth of the simulations, ``mate*10`` ten times as
many. ``plan-500`` thinks 500 simulations a decision. ``old-mate`` and the others of before search without a network, as
all levels do where there is none; ``search-500`` does so with 500 iterations. ``policy`` plays at once what the network
of the game likes best, ``policy:FILE`` what that of a file does.
"""

from __future__ import annotations

import re
from importlib.util import find_spec
from typing import TYPE_CHECKING

from kogge.bots.bot import Bot
from kogge.bots.levels import DECKHAND, OLD, Deckhand, levels_of, old_levels_of, search_bot
from kogge.bots.plan import PlanBot
from kogge.bots.random_bot import RandomBot
from kogge.core.errors import KoggeError
from kogge.games import registry as games
from kogge.text import Catalogue

if TYPE_CHECKING:
    from kogge.bots.network import Network

GREEDY = "greedy"
TEACHER = 10  # iterations of the search that teaches the deckhand where a game has no greedy bot
POLICY = "policy"
OF_FILE = "policy:"
_SCALED = re.compile(r"(old-)?([a-z]+)(?:([*/])([1-9]\d{0,3}))?")
_COUNTED = re.compile(r"(plan|search)-([1-9]\d{0,5})")


class UnknownBot(KoggeError):
    """No bot of this name plays this game."""

    key = "error-unknown-bot"


class NoNumpy(KoggeError):
    """Bots with networks need numpy, which is not installed here."""

    key = "error-no-numpy"


def names(slug: str) -> list[str]:
    """The bots that play a game, the weakest first."""
    greedy = [GREEDY] if games.plugin(slug).greedy() is not None else []
    return ["random", DECKHAND, *greedy, *_learned(slug), *levels_of(slug)]


def _learned(slug: str) -> list[str]:
    """The bot that plays what the network of the game likes best, where there is one and numpy to ask it."""
    return [POLICY] if games.plugin(slug).network() and find_spec("numpy") is not None else []


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
    if thinking(slug, name):
        return _thinker(slug, name, seconds)
    if name.startswith(OF_FILE):
        return _of_file(name)
    if name == POLICY:
        return _policy(slug)
    if name not in known:
        raise UnknownBot(bot=name, game=slug, accepts=", ".join(known))
    if name == DECKHAND:
        return _deckhand(slug)
    return _greedy(slug) if name == GREEDY else RandomBot()


def _greedy(slug: str) -> Bot:
    """The greedy bot of a game; where it has none, a search that hardly thinks."""
    return games.plugin(slug).greedy() or search_bot(slug, GREEDY, TEACHER)


def thinking(slug: str, name: str) -> int:
    """How many simulations or iterations a decision a bot of this name thinks; 0 if it is none that does."""
    counted = _COUNTED.fullmatch(name)
    if counted:
        return int(counted[2])
    scaled = _SCALED.fullmatch(name)
    if scaled is None:
        return 0
    levels = old_levels_of(slug) if scaled[1] else levels_of(slug)
    return _scaled(levels.get(scaled[2], 0), scaled)


def _scaled(whole: int, scaled: re.Match[str]) -> int:
    """A share or a multiple of the thinking of a level."""
    if not whole or not scaled[3]:
        return whole
    return whole * int(scaled[4]) if scaled[3] == "*" else max(1, whole // int(scaled[4]))


def _thinker(slug: str, name: str, seconds: float) -> Bot:
    """A bot that thinks ahead: with the network, and without it where it has an old name or there is no network."""
    if name.startswith((OLD, "search-")):
        return search_bot(slug, name, thinking(slug, name), seconds)
    counted = name.startswith("plan-")
    without = thinking(slug, name if counted else OLD + name)
    from kogge.bots.judge import NetworkOracle
    from kogge.bots.learned import Learned

    return Learned(
        name,
        lambda network: PlanBot(NetworkOracle(network), name, thinking(slug, name), seconds),
        lambda: search_bot(slug, name, without, seconds),
    )


def _deckhand(slug: str) -> Bot:
    """A policy that errs as people do; without a network the greedy bot, which now and then does anything."""
    from kogge.bots.learned import Learned

    return Learned(
        DECKHAND,
        lambda network: _policy_bot(network, DECKHAND, games.plugin(slug).warmth),
        lambda: Deckhand(_greedy(slug)),
    )


def _policy(slug: str) -> Bot:
    """The network of the game; the greedy bot plays editions that it does not know."""
    if find_spec("numpy") is None:
        raise NoNumpy(bot=POLICY)
    from kogge.bots.learned import Learned

    return Learned(POLICY, lambda network: _policy_bot(network, POLICY), lambda: _greedy(slug))


def _policy_bot(network: Network, name: str, warmth: float = 0.0) -> Bot:
    from kogge.bots.policy import PolicyBot

    return PolicyBot(network, name, warmth)


def _of_file(name: str) -> Bot:
    """``policy:FILE`` plays the network of a file; only the command line may name one."""
    if find_spec("numpy") is None:
        raise NoNumpy(bot=name)
    from kogge.bots.network import from_file
    from kogge.bots.policy import PolicyBot

    return PolicyBot(from_file(name.removeprefix(OF_FILE)), name)
