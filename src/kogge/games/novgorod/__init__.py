"""Novgorod: routes, artisans, missions and careers of the Hanse. CODE.md maps every rule to its function and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.games.plugin import GamePlugin, Rules

if TYPE_CHECKING:
    from kogge.arena.study import Study
    from kogge.bots.bot import Bot
    from kogge.bots.guide import Guide
    from kogge.cli.tables.scene import Painter
    from kogge.games.edition_file import EditionFile
    from kogge.games.novgorod.components import Components


class Novgorod(GamePlugin):
    """The game as Kogge finds it."""

    slug = "novgorod"
    default_edition = "reconstructed-6"
    levels = {"mate": 50, "skipper": 220, "admiral": 1000}
    simulations = {"mate": 80, "skipper": 260, "admiral": 1000}
    calm = 2.5  # least log loss on games of Mate, on seeds that no report uses; found by a coarse trial
    margin = 12.0
    speed = {"compiled": {"playout": 2, "stepped": 3, "clone": 2, "greedy": 5}}

    inexact = frozenset({"begun", "card", "display", "known", "left", "secret", "under", "under_secret", "reach"})
    """Sets of mission cards, some of which are alike; and how the cities of the last route were reached."""

    def rules(self) -> Rules:
        from kogge.games.novgorod.rules import game

        return game

    def view(self) -> type:
        from kogge.games.novgorod.rules.shapes import View

        return View

    def components(self, file: EditionFile) -> Components:
        from kogge.games.novgorod.components import components

        return components(file)

    def components_type(self) -> type:
        from kogge.games.novgorod.components import Components

        return Components

    def greedy(self) -> Bot:
        from kogge.games.novgorod.bots.greedy import NovgorodGreedy

        return NovgorodGreedy()

    def guide(self) -> Guide:
        from kogge.games.novgorod.bots.guide import NovgorodGuide

        return NovgorodGuide()

    def painter(self) -> Painter:
        from kogge.games.novgorod.terminal import painter

        return painter

    def study(self) -> Study:
        from kogge.games.novgorod.targets import STUDY

        return STUDY
