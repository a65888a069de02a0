"""Norderwind with one edition, one player count and one set of options."""

from __future__ import annotations

from kogge.core.options import Option
from kogge.core.state import Game
from kogge.games.edition_file import EditionFile
from kogge.games.norderwind.rules import reading, start
from kogge.games.norderwind.rules.actions import Actions
from kogge.games.norderwind.rules.constants import RULES_VERSION
from kogge.games.norderwind.rules.edition import PLAYERS, Edition
from kogge.games.norderwind.rules.features import Layout
from kogge.games.norderwind.rules.state import NorderwindState

PLAYER_COUNTS = PLAYERS
PRIVATE_PROMPTS: list[str] = []  # what can be chosen depends on what only the seat knows


def options(file: EditionFile) -> list[Option]:
    """The options of the game; the edition gives the default round limit."""
    edition = Edition(file)
    return [
        Option("letters_on_a_tile", "each", ["each", "one"]),
        Option("lookout_any_time", False),
        Option("seen_tiles", True),
        Option("round_limit", edition.round_limit, None, 0, 10_000),
    ]


def make(file: EditionFile, players: int, options: dict[str, object]) -> Game:
    """The game; raises BrokenEdition with every fault of the file."""
    edition = Edition(file)
    file.finish()
    return NorderwindGame(edition, players, options)


class NorderwindGame(Game):
    """Immutable: the tables, the action blocks and the options as plain fields."""

    def __init__(self, edition: Edition, players: int, options: dict[str, object]) -> None:
        self.slug = "norderwind"
        self.tables: Edition = edition
        self.blocks: Actions = Actions(edition)
        self.edition = edition.name
        self.edition_hash = edition.hash
        self.players = players
        self.options = options
        self.actions = self.blocks.table
        self.layout: Layout = Layout(edition)
        self.features = self.layout.table
        self.fingerprint = self.actions.fingerprint
        self.rules_version = RULES_VERSION
        self.one_letter: bool = options["letters_on_a_tile"] == "one"
        self.lookout_any_time: bool = options["lookout_any_time"] is True
        self.seen_tiles: bool = options["seen_tiles"] is True
        limit = options["round_limit"]
        assert isinstance(limit, int)
        self.round_limit: int = limit
        self.max_decisions = limit * players * most_decisions_a_turn(edition, players)

    def new_state(self) -> NorderwindState:
        return start.new_state(self)

    def parse_state(self, text: str) -> NorderwindState:
        return reading.parse_state(self, text)


def most_decisions_a_turn(edition: Edition, players: int) -> int:
    """Stack, look and its answer; a tile: arrive, pirates or go on; a used tile: two goods and done for each seat."""
    return 4 + 2 * edition.max_sail + edition.actions * 3 * players
