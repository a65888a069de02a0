"""The judges by their names."""

from __future__ import annotations

from kogge.bots.levels import guide_of
from kogge.core.state import Game
from kogge.review.judge import GuideJudge, Judge

GUIDE = "guide"
NETWORK = "network:"


def make(game: Game, name: str = "") -> Judge:
    """The judge of a name; ``network:FILE`` is the network of a file, which only the command line may name."""
    if name.startswith(NETWORK):
        from kogge.bots.network import from_file
        from kogge.review.network_judge import NetworkJudge

        file = name.removeprefix(NETWORK)
        return NetworkJudge(from_file(file), game, NETWORK + file.replace("\\", "/").rpartition("/")[2])
    return GuideJudge(guide_of(game.slug))
