"""The judges by their names."""

from __future__ import annotations

from kogge.bots.judge import network_of
from kogge.bots.levels import guide_of
from kogge.core.state import Game
from kogge.games import registry
from kogge.review.judge import GuideJudge, Judge, NetworkJudge

GUIDE = "guide"
NETWORK = "network"


def make(game: Game, name: str = NETWORK) -> Judge:
    """The judge of a name; the guide where there is no network for the game and its edition."""
    network = network_of(game) if name == NETWORK else None
    if network is None:
        return GuideJudge(guide_of(game.slug), GUIDE)
    return NetworkJudge(network, game, NETWORK, registry.plugin(game.slug).calm)
