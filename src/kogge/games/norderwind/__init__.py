"""Norderwind: trading voyages, push your luck. CODE.md maps every rule to its function and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.games.plugin import GamePlugin, Rules

if TYPE_CHECKING:
    from kogge.arena.study import Study
    from kogge.bots.bot import Bot
    from kogge.bots.guide import Guide
    from kogge.cli.tables.scene import Painter
    from kogge.games.edition_file import EditionFile
    from kogge.games.norderwind.components import Components


class Norderwind(GamePlugin):
    """The game as Kogge finds it."""

    slug = "norderwind"
    default_edition = "reconstructed-3"
    levels = {"mate": 130, "skipper": 900, "admiral": 5000}
    simulations = {"mate": 180, "skipper": 750, "admiral": 4000}
    margin = 4.0
    speed = {
        "compiled": {"playout": 0.8, "stepped": 1.5, "clone": 1.5, "greedy": 5},
        "pure": {"playout": 8},
    }

    def rules(self) -> Rules:
        from kogge.games.norderwind.rules import game

        return game

    def view(self) -> type:
        from kogge.games.norderwind.rules.shapes import View

        return View

    def components(self, file: EditionFile) -> Components:
        from kogge.games.norderwind.components import components

        return components(file)

    def components_type(self) -> type:
        from kogge.games.norderwind.components import Components

        return Components

    def greedy(self) -> Bot:
        from kogge.games.norderwind.bots.greedy import NorderwindGreedy

        return NorderwindGreedy()

    def guide(self) -> Guide:
        from kogge.games.norderwind.bots.guide import NorderwindGuide

        return NorderwindGuide()

    def painter(self) -> Painter:
        from kogge.games.norderwind.terminal import painter

        return painter

    def study(self) -> Study:
        from kogge.games.norderwind.targets import STUDY

        return STUDY
