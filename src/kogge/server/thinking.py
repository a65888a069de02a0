"""What a bot's process is given and does: one question about a world its seat cannot tell from the truth.

Such a process loads this module and the games, nothing of the server.
"""

from __future__ import annotations

import os
from functools import lru_cache
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread

import msgspec

from kogge.bots import registry as bots
from kogge.bots.bot import Sight
from kogge.core.rng import Rng
from kogge.core.state import Game
from kogge.games import registry


class Question(msgspec.Struct):
    """A seat's decision. ``world`` is the text of a determinized position, never of the true one."""

    game: str
    players: int
    edition: str
    edition_hash: str
    options: dict[str, object]
    world: str
    seat: int
    level: str
    seed: int


def answer(encoded: bytes, edition_text: str) -> int:
    """The bot's choice. Runs in a process of its own."""
    asked = msgspec.json.decode(encoded, type=Question)
    text = edition_text or registry.edition_text(asked.game, shipped_edition(asked.game, asked.edition_hash))
    game = _game(asked.game, asked.players, asked.edition, text, msgspec.json.encode(asked.options))
    world = game.parse_state(asked.world)
    bot = bots.make(asked.game, asked.level)
    return bot.choose(Sight(world, asked.seat), Rng(asked.seed))


@lru_cache(64)
def shipped_edition(game: str, hash_: str) -> str | None:
    """The name of the edition of this hash that comes with the game."""
    names = registry.editions(game)
    return next((name for name in names if registry.edition_file(game, name).hash == hash_), None)


@lru_cache(64)
def _game(slug: str, players: int, name: str, text: str, options: bytes) -> Game:
    return registry.load_pinned(slug, players, name, text, msgspec.json.decode(options))


def end_with_parent() -> None:
    """Runs first in a bot's process: it must not outlive a server that was killed."""
    parent = parent_process()
    assert parent is not None
    Thread(target=_wait_and_end, args=[parent.sentinel], daemon=True).start()


def _wait_and_end(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
