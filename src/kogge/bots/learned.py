"""A bot that plays with the network of its game, and another way where there is none."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kogge.bots.bot import Bot, Sight
from kogge.bots.judge import network_of
from kogge.core.rng import Rng
from kogge.core.state import Game

if TYPE_CHECKING:
    from kogge.bots.network import Network


class Learned(Bot):
    """Made for a game and an edition when it is first asked."""

    def __init__(self, name: str, with_network: Callable[[Network], Bot], without: Callable[[], Bot]) -> None:
        self.name = name
        self._with, self._without = with_network, without
        self._game: Game | None = None
        self._bot: Bot | None = None

    def choose(self, sight: Sight, rng: Rng) -> int:
        return self.bot(sight.game()).choose(sight, rng)

    def bot(self, game: Game) -> Bot:
        """The bot that plays this game."""
        if self._bot is None or self._game is not game:
            network = network_of(game)
            self._game = game
            self._bot = self._with(network) if network is not None else self._without()
        return self._bot
