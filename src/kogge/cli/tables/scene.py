"""What a table is drawn from: the viewer's view, the words, and nothing of the truth behind them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from kogge.cli.rendering import Words
from kogge.cli.tables.palette import EDGE, INK
from kogge.core.state import SPECTATOR, Game

View = Mapping[str, object]


@dataclass(frozen=True)
class Scene:
    """A moment of a game as one viewer sees it. ``game`` is there for what is printed on the components."""

    game: Game
    view: View
    names: list[str]
    words: Words
    viewer: int = SPECTATOR


@dataclass(frozen=True)
class Part:
    """One piece of the table: its name, what it shows, and whether it stands beside the board.

    ``tab`` is a shorter name where there is little room, ``prompts`` are the decisions that are made by looking at it.
    """

    title: str
    content: RenderableType
    beside: bool = False
    tab: str = ""
    prompts: tuple[str, ...] = ()

    def framed(self) -> Panel:
        """The part in its frame."""
        return Panel(self.content, box=ROUNDED, title=self.title, title_align="left", border_style=EDGE, style=INK)


def from_viewer(seats: Sequence[int], viewer: int) -> list[int]:
    """The seats in their order, the viewer's own first."""
    start = seats.index(viewer) if viewer in seats else 0
    return [*seats[start:], *seats[:start]]


class Painter(Protocol):
    """How one game looks: every module of this package that is named after a game, and ``generic``."""

    def parts(self, scene: Scene) -> list[Part]:
        """All that lies on the table."""
        ...

    def moment(self, scene: Scene) -> str:
        """Where the game stands, in a few words."""
        ...

    def about(self, scene: Scene, kind: str, args: Mapping[str, str | int]) -> Text:
        """What is printed on the piece of an offer, where that helps to choose; else nothing."""
        ...

    def score_sheet(self, scene: Scene, scores: list[int], places: list[int]) -> RenderableType:
        """The result."""
        ...

    def is_private(self, view: View, public: View) -> bool:
        """Whether the seat of this view decides by something that others must not see now."""
        ...
