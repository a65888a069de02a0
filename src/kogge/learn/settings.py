"""What a training run is made of; kept with the weights it gave."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from kogge.conformance import option_sets
from kogge.games import registry

VARIANTS = 3


@dataclass(frozen=True)
class GameShare:
    """Games of one kind that an actor plays side by side: its share of the actor's games, players, options."""

    share: float
    players: int
    options: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Settings:
    """Proximal policy optimisation against the present and past selves."""

    game: str
    seconds: float = 570.0
    actors: int = 14
    games: int = 768  # of one actor
    steps: int = 32  # decisions of every game between two updates
    width: int = 512
    blocks: int = 1
    rate: float = 7e-4
    rate_end: float = 0.1  # share of it at the end
    entropy: float = 0.04
    entropy_end: float = 0.2
    decay: float = 0.985  # lambda: how far results reach back, a decision
    margin: float = 0.3  # what a whole margin is worth beside a win
    epochs: int = 3
    batch: int = 8192
    clip: float = 0.2
    past: float = 0.2  # share of games with past selves at the other seats
    against: str = ""  # a file of weights: an exploiter learns to beat this network alone, as it plays its best
    keep_every: float = 45.0  # seconds between two selves that are kept
    snapshot_every: float = 0.0  # seconds between two files of weights that are kept for curves of strength; 0: none
    seed: int = 1
    round_limit: int = 0  # 0: that of the game. Players who know nothing yet hardly ever end a game of Norderwind
    variants: float = 0.1  # share of games with other than the usual options
    pairs: float = 0.55  # share of games for two among those with the usual options; the others are for three and four

    def tables(self) -> list[GameShare]:
        """The kinds of games: about half with two players, and some with other options."""
        limit: dict[str, object] = {"round_limit": self.round_limit} if self.round_limit else {}
        usual = 1 - self.variants
        more = (1 - self.pairs) / 2
        found = [GameShare(share * usual, players, limit) for share, players in ((self.pairs, 2), (more, 3), (more, 4))]
        others = option_sets(registry.options(self.game), self.seed)[-VARIANTS:] if self.variants else []
        for number, options in enumerate(others):
            table = GameShare(self.variants / VARIANTS, 2 + number % 3, {**options, **limit})
            found.append(table)
        return found

    def collected(self) -> int:
        """Decisions between two updates; a batch is at most as many."""
        return self.steps * self.actors * self.games

    def kept(self) -> dict[str, Any]:
        """As the weights keep it."""
        return asdict(self)
