"""The bot that plays what its network likes best, at once and without thinking ahead."""

from __future__ import annotations

import numpy as np

from kogge.bots.bot import Bot, Sight
from kogge.bots.network import Network, softmax
from kogge.core.rng import Rng


class PolicyBot(Bot):
    """Plays the likeliest action, or at a temperature above 0 any of them, by how likely they are."""

    def __init__(self, network: Network, name: str = "policy", temperature: float = 0.0) -> None:
        self.name = name
        self._network = network
        self._temperature = temperature
        self._checked = ""

    def choose(self, sight: Sight, rng: Rng) -> int:
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        self._check(sight)
        row = np.frombuffer(sight.features(), np.uint8)[None]
        logits = self._network.logits(self._network.hidden(row), legal)[0]
        if not self._temperature:
            return legal[int(np.argmax(logits))]
        shares = np.cumsum(softmax(logits / np.float32(self._temperature)))
        return legal[min(int(np.searchsorted(shares, rng.below(1 << 30) / (1 << 30))), len(legal) - 1)]

    def _check(self, sight: Sight) -> None:
        game = sight.game()
        if self._checked != game.fingerprint:
            self._network.check(game)
            self._checked = game.fingerprint
