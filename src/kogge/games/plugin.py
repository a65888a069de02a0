"""What a game brings to Kogge. A package names its own in the entry point group ``kogge.games``.

A plug-in says where the parts of a game are and loads each one only when it is asked for: the server needs no painter,
the terminal no OpenAPI types. Only the rules must be there; for every other part there is a default that fits any game.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from kogge.core.options import Option
from kogge.core.state import Game
from kogge.games import components
from kogge.games.edition_file import EditionFile

if TYPE_CHECKING:
    from kogge.arena.study import Study
    from kogge.bots.bot import Bot
    from kogge.bots.guide import Guide
    from kogge.cli.tables.scene import Painter


class Rules(Protocol):
    """The module that makes a game."""

    PLAYER_COUNTS: list[int]
    PRIVATE_PROMPTS: list[str]
    """The kinds of prompts whose legal actions depend on what only their seat knows."""

    def options(self, file: EditionFile) -> list[Option]:
        """The options of a game played with this edition."""
        ...

    def make(self, file: EditionFile, players: int, options: dict[str, object]) -> Game:
        """The game itself."""
        ...


class GamePlugin:
    """One game: derive from this class in the top module of the game's package.

    Beside that module lie ``data/`` (the editions), ``text/`` (one catalogue a language), ``RULES.md`` (``RULES.de.md``
    and so on), and perhaps ``page/`` with ``board.js``, a web component that is the game's board in the browser.
    """

    slug: str
    default_edition: str
    levels: Mapping[str, int] = {"mate": 100, "skipper": 500, "admiral": 2500}
    """How many iterations a decision each level may think, searching with the guide."""
    simulations: Mapping[str, int] = {}
    """The same for the search with the network, where the game has one."""
    warmth: float = 1.5
    """The temperature at which the network's policy plays as the weakest level."""
    calm: float = 1.0
    """By how much reviews bring the network's odds nearer to even, where it is too sure of games other than its own."""
    margin: float = 10.0
    """By how many points a game is usually won."""
    inexact: frozenset[str] = frozenset()
    """Fields that the text of a position brings back only as far as it matters: which of two cards that are alike it
    was, and what nobody reads any more, may be lost."""
    speed: Mapping[str, Mapping[str, float]] = {}
    """What ``kogge bench`` holds the game to: engine -> measure -> microseconds (milliseconds for ``greedy``)."""

    def rules(self) -> Rules:
        """The module that makes the game."""
        raise NotImplementedError

    def view(self) -> type | None:
        """The type of its views, for the OpenAPI description; without one a view is any object."""
        return None

    def components(self, file: EditionFile) -> Mapping[str, object]:
        """What an edition's file says, parsed for the page; without one its entries as they are."""
        return components.plain(file)

    def components_type(self) -> type | None:
        """The type of ``components``, for the OpenAPI description; without one they are any object."""
        return None

    def greedy(self) -> Bot | None:
        """A bot that plays by rules of thumb; without one there is no level ``greedy``."""
        return None

    def guide(self) -> Guide | None:
        """What the search knows about the game; without one it plays on at random and counts points."""
        return None

    def network(self) -> Path | None:
        """The file of a network that has learned the game; without one the levels search with the guide."""
        file = self.folder() / "bots" / "network.npz"
        return file if file.exists() else None

    def painter(self) -> Painter | None:
        """How it looks in the terminal; without one its view is shown as a list."""
        return None

    def study(self) -> Study | None:
        """What the calibration of its edition aims at; without one it cannot be calibrated."""
        return None

    def folder(self) -> Path:
        """Where its files are: the folder of the module that defines it."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent
