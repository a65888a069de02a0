"""The terminal game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from textual.app import App

from kogge.cli.local_game import LocalGame
from kogge.cli.play import Asked, new_table, table_asked_for
from kogge.cli.rendering import Words, other_language
from kogge.cli.screens.dialogs import Leave
from kogge.cli.screens.start_screen import StartScreen
from kogge.cli.screens.table_screen import TableScreen
from kogge.cli.screens.theme import LAMPLIGHT
from kogge.core.errors import KoggeError
from kogge.games import registry


class KoggeApp(App[None]):
    """Opens the table that was asked for, or the screen where one chooses."""

    CSS_PATH = "kogge.tcss"
    TITLE = "Kogge"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, asked: Asked, table: LocalGame | None, language: str, pause: float) -> None:
        super().__init__()
        self.asked = asked
        self.language = language
        self.pause = pause
        self._table = table
        self.register_theme(LAMPLIGHT)
        self.theme = LAMPLIGHT.name

    def on_mount(self) -> None:
        if self._table is None:
            self.choose_game()
        else:
            self.switch_to(self._table)

    async def action_quit(self) -> None:
        """Leave; a table on the way out may ask first."""
        tables = [screen for screen in self.screen_stack if isinstance(screen, TableScreen)]
        if tables and not isinstance(self.screen, Leave):
            tables[-1].action_leave()
        else:
            self.exit()

    def switch_language(self) -> None:
        """The other language from now on."""
        self.language = other_language(self.language)

    def choose_game(self, slug: str = "") -> None:
        """Show the first screen."""
        self._show(StartScreen(slug or registry.slugs()[0]))

    def open_new(self, slug: str, seats: Sequence[str]) -> None:
        """A new game from the first screen; what the command line said of seed and record holds for the first one."""
        try:
            table = new_table(self.asked, slug, seats)
        except KoggeError as error:
            self.notify(Words(self.language, slug).error(error), severity="error", markup=False)
            return
        self.asked = replace(self.asked, seed=None, record=None)
        self.switch_to(table)

    def switch_to(self, table: LocalGame) -> None:
        """Show a table."""
        self._show(TableScreen(table, self.pause))

    def _show(self, screen: StartScreen | TableScreen) -> None:
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)


def start(asked: Asked, language: str, pause: float) -> None:
    """Open the table, or the screen where one chooses."""
    KoggeApp(asked, table_asked_for(asked), language, pause).run()
