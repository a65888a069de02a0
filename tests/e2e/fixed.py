"""``kogge serve`` whose chance follows from the position: the same clicks make the same game.

For the browser tests alone. The server itself has no such switch: this module puts its own generator in the place of
the operating system's, in its own process.
"""

from __future__ import annotations

from hashlib import sha256
from unittest.mock import patch

import typer

from kogge.bots import registry
from kogge.cli.serve import serve
from kogge.core.rng import Rng
from kogge.core.state import State
from kogge.server.bots import scheduler
from kogge.server.live import absence, play

SEED_BITS = 62


def drawn(state: State) -> int:
    """The outcome that belongs to this position; in a secret phase it must not depend on how far the others are."""
    told = f"{state.turn()} {state.legal_actions()} {state.chance_weights()}" if state.veiled() else state.text()
    seed = int(sha256(told.encode()).hexdigest(), 16) % (1 << SEED_BITS)
    return state.sample_chance(Rng(seed))


def main() -> None:
    """Serve as usual, with chance and bots that always do the same in the same position, and answer at once.

    An absent player may be replaced after seconds instead of minutes.
    """
    with (
        patch.object(play, "draw", drawn),
        patch.object(scheduler, "randbits", lambda bits: bits),
        patch.object(registry, "default", lambda _game: "greedy"),
        patch.object(absence, "MINUTE_MS", 1000),
    ):
        typer.run(serve)
