"""A position as a picture for notebooks: what the terminal shows, as SVG."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, Group
from rich.terminal_theme import TerminalTheme

from kogge.cli.rendering import Words
from kogge.cli.tables import painter
from kogge.cli.tables.palette import INK, TABLE
from kogge.cli.tables.scene import Scene
from kogge.core.state import SPECTATOR, State
from kogge.games import registry

WIDTH = 100
MOST_PX = 760
GREYS = [(40, 40, 40)] * 8


def svg(state: State, viewer: int | None = None, language: str = "en") -> str:
    """The table as a viewer sees it: the seat that decides, or everybody while nobody does."""
    game = state.game()
    seen_by = max(state.to_move(), SPECTATOR) if viewer is None else viewer
    if seen_by < 0:
        seen_by = SPECTATOR
    known = game.slug in registry.slugs()
    words = Words(language, game.slug if known else "")
    names = [words.game.text("seat", number=seat + 1) for seat in range(game.players)]
    scene = Scene(game, state.view(seen_by), names, words, seen_by)
    console = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(Group(*[part.framed() for part in painter(game.slug).parts(scene)]))
    title = words.title(game.slug) if known else game.slug
    return console.export_svg(title=title, theme=_theme())


def html(state: State) -> str:
    """The picture for a notebook."""
    return f'<div style="max-width:{MOST_PX}px">{svg(state)}</div>'


def _theme() -> TerminalTheme:
    return TerminalTheme(_rgb(TABLE), _rgb(INK), GREYS)


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
