"""The levels for players: how much thinking about a decision each is allowed, and what they are made of."""

from __future__ import annotations

from typing import Final

from kogge.bots.bot import Bot, Sight
from kogge.bots.generic_guide import GenericGuide
from kogge.bots.guide import Guide
from kogge.bots.search import SearchBot
from kogge.core.rng import Rng
from kogge.games import registry as games

DECKHAND = "deckhand"
MISTAKES = 4  # without a network one decision of so many is taken at random
OLD: Final = "old-"
SECONDS: dict[str, float] = {"mate": 0.1, "skipper": 0.5, "admiral": 2.0}


def guide_of(slug: str) -> Guide:
    """What a search knows about a game."""
    game = games.plugin(slug)
    return game.guide() or GenericGuide(game.margin)


def levels_of(slug: str) -> dict[str, int]:
    """How many simulations a decision each level of a game may think, the weakest first."""
    return dict(games.plugin(slug).simulations or old_levels_of(slug))


def old_levels_of(slug: str) -> dict[str, int]:
    """How many iterations a decision each level may think where there is no network."""
    return dict(games.plugin(slug).levels)


class Deckhand(Bot):
    """Plays as its teacher does, and now and then anything."""

    def __init__(self, teacher: Bot) -> None:
        self.name = DECKHAND
        self.teacher = teacher

    def choose(self, sight: Sight, rng: Rng) -> int:
        wanted = self.teacher.choose(sight, rng)
        legal = sight.legal()
        return legal[rng.below(len(legal))] if rng.below(MISTAKES) == 0 else wanted


def search_bot(slug: str, name: str, iterations: int, seconds: float = 0.0) -> Bot:
    """A bot that thinks so many iterations a decision, for at most so many seconds."""
    return SearchBot(guide_of(slug), name, iterations, seconds)
