"""Norsemen with one edition, one player count and one set of options."""

from __future__ import annotations

from kogge.core.options import Option
from kogge.core.state import Game
from kogge.games.edition_file import EditionFile
from kogge.games.norsemen.rules import reading, start
from kogge.games.norsemen.rules.actions import Actions
from kogge.games.norsemen.rules.constants import LADDERS, RULES_VERSION
from kogge.games.norsemen.rules.edition import PLAYERS, Edition
from kogge.games.norsemen.rules.features import Layout
from kogge.games.norsemen.rules.state import NorsemenState

PLAYER_COUNTS = PLAYERS
# What can be chosen here depends on what only the seat knows.
PRIVATE_PROMPTS: list[str] = ["choose-leader", "reveal", "put", "show", "keep"]


def options(file: EditionFile) -> list[Option]:
    """The options of the game; no edition changes them."""
    return [
        Option("starting_cards_are_an_age", False),
        Option("combined_pairs", "forts_explore", ["forts_explore", "longships_lawspeakers"]),
        Option("greenland_moves_damaged", False),
        Option("free_thing_pays_actor", False),
    ]


def make(file: EditionFile, players: int, options: dict[str, object]) -> Game:
    """The game; raises BrokenEdition with every fault of the file."""
    edition = Edition(file)
    file.finish()
    return NorsemenGame(edition, players, options)


class NorsemenGame(Game):
    """Immutable: the tables, the action blocks and the options as plain fields."""

    def __init__(self, edition: Edition, players: int, options: dict[str, object]) -> None:
        self.slug = "norsemen"
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
        self.starting_cards_are_an_age: bool = options["starting_cards_are_an_age"] is True
        self.two_pairs: bool = options["combined_pairs"] == "longships_lawspeakers"
        self.greenland_moves_damaged: bool = options["greenland_moves_damaged"] is True
        self.free_thing_pays_actor: bool = options["free_thing_pays_actor"] is True
        self.max_decisions = most_decisions(edition, players)

    def new_state(self) -> NorsemenState:
        return start.new_state(self)

    def parse_state(self, text: str) -> NorsemenState:
        return reading.parse_state(self, text)


def most_decisions(edition: Edition, players: int) -> int:
    """A bound, not sharp: turns of a round (NM-10.6), steps and places of all tokens, and six for every card owned."""
    ships = edition.longships + edition.spaces
    turns = edition.jarls + 2 * ships + edition.lawspeakers + edition.spaces + 1
    ladder_steps = len(LADDERS) * edition.spaces * (edition.spaces + 4)
    cards = 6 * (len(edition.cards_of_age[0]) + 3 * edition.jarls * edition.rounds)
    return players * edition.rounds * (6 * turns + ladder_steps + cards + 2 * edition.normandy)
