"""Norsemen: exploration, expansion and return through five rounds of the Viking age."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.games.plugin import GamePlugin, Rules

if TYPE_CHECKING:
    from kogge.arena.study import Study
    from kogge.bots.bot import Bot
    from kogge.bots.guide import Guide
    from kogge.cli.tables.scene import Painter
    from kogge.games.edition_file import EditionFile
    from kogge.games.norsemen.components import Components


class Norsemen(GamePlugin):
    """The game as Kogge finds it."""

    slug = "norsemen"
    default_edition = "reconstructed-3"
    levels = {"mate": 120, "skipper": 700, "admiral": 4500}
    simulations = {"mate": 70, "skipper": 400, "admiral": 2200}
    margin = 25.0
    speed = {"compiled": {"playout": 2, "stepped": 3, "clone": 3}}

    def rules(self) -> Rules:
        from kogge.games.norsemen.rules import game

        return game

    def view(self) -> type:
        from kogge.games.norsemen.rules.shapes import View

        return View

    def components(self, file: EditionFile) -> Components:
        from kogge.games.norsemen.components import components

        return components(file)

    def components_type(self) -> type:
        from kogge.games.norsemen.components import Components

        return Components

    def greedy(self) -> Bot:
        from kogge.games.norsemen.bots.greedy import NorsemenGreedy

        return NorsemenGreedy()

    def guide(self) -> Guide:
        from kogge.games.norsemen.bots.guide import NorsemenGuide

        return NorsemenGuide()

    def painter(self) -> Painter:
        from kogge.games.norsemen.terminal import painter

        return painter

    def study(self) -> Study:
        from kogge.games.norsemen.targets import STUDY

        return STUDY
