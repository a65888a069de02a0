"""Novgorod with one edition, one player count and one set of options."""

from __future__ import annotations

from kogge.core.options import Option
from kogge.core.state import Game
from kogge.games.edition_file import EditionFile
from kogge.games.novgorod.rules import reading, start
from kogge.games.novgorod.rules.actions import Actions
from kogge.games.novgorod.rules.constants import JOKER, RULES_VERSION
from kogge.games.novgorod.rules.edition import PLAYERS, Edition, stack
from kogge.games.novgorod.rules.features import Layout
from kogge.games.novgorod.rules.state import NovgorodState

PLAYER_COUNTS = PLAYERS
PRIVATE_PROMPTS: list[str] = ["use"]  # what can be chosen depends on what only the seat knows
_SIDES = ["off", "front", "back"]


def options(file: EditionFile) -> list[Option]:
    """The options of the game; the edition gives the default round limit."""
    edition = Edition(file)
    return [
        Option("bonus", "first_game", ["first_game", "random"]),
        Option("career_side", "front", ["front", "back", "choice"]),
        Option("merchant", "off", _SIDES),
        Option("pirate", "off", _SIDES),
        Option("expert_positions", "fixed", ["fixed", "random"]),
        Option("special_missions", False),
        Option("artisan_uses_own_good", False),
        Option("strict_mission_order", False),
        Option("question_mark", "joker", ["joker", "pirate_only"]),
        Option("round_limit", edition.round_limit, None, 0, 1000),
    ]


def make(file: EditionFile, players: int, options: dict[str, object]) -> Game:
    """The game; raises BrokenEdition with every fault of the file."""
    edition = Edition(file)
    file.finish()
    return NovgorodGame(edition, players, options)


class NovgorodGame(Game):
    """Immutable: the tables, the action blocks and the options as plain fields."""

    def __init__(self, edition: Edition, players: int, options: dict[str, object]) -> None:
        self.slug = "novgorod"
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
        self.first_game: bool = options["bonus"] == "first_game"
        self.back_careers: bool = options["career_side"] == "back"
        self.choose_side: bool = options["career_side"] == "choice"
        self.merchant: int = _SIDES.index(str(options["merchant"]))
        self.pirate: int = _SIDES.index(str(options["pirate"]))
        self.random_positions: bool = options["expert_positions"] == "random"
        self.specials: bool = options["special_missions"] is True
        self.own_good: bool = options["artisan_uses_own_good"] is True
        self.strict: bool = options["strict_mission_order"] is True
        self.joker: bool = options["question_mark"] == "joker"
        limit = options["round_limit"]
        assert isinstance(limit, int)
        self.round_limit: int = limit
        self.stack: list[int] = stack(players)
        self.no_traces: list[list[int]] = [[] for _seat in range(players)]
        self.visible: list[int] = _visible_privileges(edition, self.joker)
        turns = (limit + 1) * players if limit else 0
        picks = players * (1 + edition.draft_offices + edition.draft_missions)
        self.max_decisions = turns * most_decisions_a_turn(edition) + picks if limit else 0

    def new_state(self) -> NovgorodState:
        return start.new_state(self)

    def parse_state(self, text: str) -> NovgorodState:
        return reading.parse_state(self, text)


def most_decisions_a_turn(edition: Edition) -> int:
    """Route with its end; each card: three acts (purpose, artisan, input); ends of luxury goods; purchases; pirate."""
    cards = edition.max_speed + 2
    return cards + 4 * cards + edition.row_count + edition.in_progress + 3 + 4


def _visible_privileges(edition: Edition, joker: bool) -> list[int]:
    """Face by level: what the rows from this level up allow, as a mask; a joker stands for all others (NG-6.5)."""
    masks: list[int] = []
    count = edition.row_count
    for face in range(len(edition.faces)):
        for level in range(count):
            mask = 0
            for row in edition.rows[face * count + level : (face + 1) * count]:
                mask |= row.privilege
            masks.append(2 * JOKER - 1 if joker and mask & JOKER else mask)
    return masks
