"""What a table is drawn from: the viewer's view, the words, and nothing of the truth behind them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.panel import Panel

from kogge.cli.tables.palette import EDGE, INK
from kogge.cli.words import Words
from kogge.core.state import Game

View = Mapping[str, object]


@dataclass(frozen=True)
class Scene:
    """A moment of a game as one viewer sees it. ``game`` is there for what is printed on the components."""

    game: Game
    view: View
    names: list[str]
    words: Words


@dataclass(frozen=True)
class Part:
    """One piece of the table: its name, what it shows, and whether it stands beside the board."""

    title: str
    content: RenderableType
    beside: bool = False

    def framed(self) -> Panel:
        """The part in its frame."""
        return Panel(self.content, box=ROUNDED, title=self.title, title_align="left", border_style=EDGE, style=INK)


class Painter(Protocol):
    """How one game looks: every module of this package that is named after a game, and ``generic``."""

    def parts(self, scene: Scene) -> list[Part]:
        """All that lies on the table."""
        ...

    def moment(self, scene: Scene) -> str:
        """Where the game stands, in a few words."""
        ...

    def score_sheet(self, scene: Scene, scores: list[int], places: list[int]) -> RenderableType:
        """The result."""
        ...

    def is_private(self, view: View, public: View) -> bool:
        """Whether the seat of this view decides by something that others must not see now."""
        ...
