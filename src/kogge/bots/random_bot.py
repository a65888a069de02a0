"""The bot that plays anything legal."""

from __future__ import annotations

from kogge.bots.bot import Bot, Sight
from kogge.core.rng import Rng


class RandomBot(Bot):
    """All legal actions are equally likely."""

    name = "random"

    def choose(self, sight: Sight, rng: Rng) -> int:
        actions = sight.legal()
        return actions[rng.below(len(actions))]
