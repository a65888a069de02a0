"""What a bot's process is given and does: one question about a world its seat cannot tell from the truth."""

from __future__ import annotations

from functools import lru_cache
from secrets import randbits

import msgspec

from kogge.bots import registry as bots
from kogge.bots.bot import Sight
from kogge.core.rng import Rng
from kogge.core.state import Game
from kogge.games import registry
from kogge.server.story import Story
from kogge.server.table import Table


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


class Asked(msgspec.Struct):
    """Whose decision it is, and at which place of the seat's own story."""

    table: str
    seat: int
    epoch: int
    index: int


def question(table: Table, seat: int, rng: Rng | None = None) -> Question:
    """What the bot at this seat is asked."""
    story: Story = table.playing()
    game = story.game
    world = story.state.determinize(seat, rng or Rng(randbits(62)))
    level = table.seats[seat]["level"]
    return Question(
        game=game.slug,
        players=game.players,
        edition=game.edition,
        edition_hash=game.edition_hash,
        options=game.options,
        world=world.text(),
        seat=seat,
        level=level,
        seed=randbits(62),
    )


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
