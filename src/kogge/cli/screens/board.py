"""The table on the screen: a head line, the parts of the game, the log. What is below the parts comes from outside."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widget import Widget
from textual.widgets import RichLog, Static

from kogge.cli.chronicle import Line
from kogge.cli.log_view import tell
from kogge.cli.tables import painter
from kogge.cli.tables.palette import FADED, INK, SIGNAL
from kogge.cli.tables.scene import Part, Scene

WIDE, HIGH = 118, 38
LATEST, SHORT = 400, 60


class Board(Widget):
    """Shows a scene and its log; on a small screen one part at a time."""

    def __init__(self, below: Widget) -> None:
        super().__init__()
        self._below = below
        self.page = 0  # of a small screen
        self._asked: object = None
        self._scene: Scene | None = None
        self._lines: Sequence[Line] = []
        self._written: tuple[str, list[Line]] = ("", [])

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="body"):
            with Vertical(id="left"):
                yield Static(id="pages")
                with VerticalScroll(id="scroll", can_focus=False):
                    yield Static(id="parts")
                yield self._below
            with Vertical(id="right"):
                with VerticalScroll(id="aside", can_focus=False):
                    yield Static(id="beside")
                log = RichLog(id="log", wrap=True, min_width=0)
                log.can_focus = False
                yield log

    def show(self, scene: Scene, lines: Sequence[Line], prompt: str = "", step: int = 0) -> None:
        """Draw this moment. The part that a new decision is about comes into sight."""
        self._scene, self._lines = scene, lines
        if not prompt or (prompt, step) == self._asked:
            self._draw()
            return
        self._asked = prompt, step
        parts = painter(scene.game.slug).parts(scene)
        self.page = next((number for number, part in enumerate(parts) if prompt in part.prompts), 0)
        self._draw()
        if not self.is_small():
            self.call_after_refresh(self._bring_into_sight, parts, self.page)

    def _bring_into_sight(self, parts: list[Part], number: int) -> None:
        """Scroll to a part, no further than it takes."""
        column = [part for part in parts if not part.beside]
        if parts[number].beside:
            return
        width, scroll = self.query_one("#parts").size.width, self.query_one("#scroll", VerticalScroll)
        bottom = sum(_height(part, width) for part in column[: column.index(parts[number]) + 1])
        scroll.scroll_to(y=max(0, bottom - scroll.size.height), animate=False)

    def turn_page(self) -> None:
        """Show the next part (small screens)."""
        self.page += 1
        self._draw()

    def scroll_by(self, pages: int) -> None:
        """Scroll what is too high for its place."""
        for name in ("#scroll", "#aside"):
            part = self.query_one(name, VerticalScroll)
            part.scroll_relative(y=pages * max(1, part.size.height // 2), animate=False)

    def on_resize(self) -> None:
        self.call_after_refresh(self._draw)

    def is_small(self) -> bool:
        """Whether all parts would not fit."""
        return self.app.size.width < WIDE or self.app.size.height < HIGH

    def _draw(self) -> None:
        if self._scene is None:
            return
        scene = self._scene
        self.set_class(self.is_small(), "-small")
        self.query_one("#head", Static).update(_head(scene))
        parts = painter(scene.game.slug).parts(scene)
        if self.is_small():
            self._draw_page([*parts, Part(scene.words.say("part-log"), self._latest(), beside=True)])
            return
        self.query_one("#parts", Static).update(Group(*[part.framed() for part in parts if not part.beside]))
        self.query_one("#beside", Static).update(Group(*[part.framed() for part in parts if part.beside]))
        log = self.query_one("#log", RichLog)
        log.border_title = scene.words.say("part-log")
        self._write_log(log, scene)

    def _draw_page(self, pages: list[Part]) -> None:
        self.page %= len(pages)
        self.query_one("#pages", Static).update(self._tabs(pages))
        self.query_one("#parts", Static).update(pages[self.page].content)
        scroll = self.query_one("#scroll", VerticalScroll)
        if self.page == len(pages) - 1:
            scroll.scroll_end(animate=False)
        else:
            scroll.scroll_home(animate=False)

    def _tabs(self, pages: list[Part]) -> Text:
        """The names of the pages, the one that is shown lit."""
        styles = [f"bold reverse {SIGNAL}" if n == self.page else FADED for n in range(len(pages))]
        return Text(" ").join(
            [Text(f" {part.tab or part.title} ", style) for part, style in zip(pages, styles, strict=True)]
        )

    def _latest(self) -> RenderableType:
        assert self._scene is not None
        scene = self._scene
        return Group(*[tell(line, scene.game, scene.names, scene.words) for line in self._lines[-SHORT:]])

    def _write_log(self, log: RichLog, scene: Scene) -> None:
        """Add what is new; write everything anew in another language, for other eyes, or after an undo."""
        language, written = self._written
        lines = list(self._lines[-LATEST:])
        new = self._new_lines(written, lines) if language == scene.words.language else None
        if new is None:
            log.clear()
            new = lines
        for line in new:
            log.write(tell(line, scene.game, scene.names, scene.words))
        self._written = scene.words.language, lines

    @staticmethod
    def _new_lines(written: list[Line], lines: list[Line]) -> list[Line] | None:
        """What follows the lines already written; None if they are not among these."""
        if not written:
            return None
        for place in range(len(lines) - 1, -1, -1):
            if lines[place] is written[-1]:
                return lines[place + 1 :] if _same(written, lines[: place + 1]) else None
        return None


def _height(part: Part, width: int) -> int:
    console = Console(width=max(width, 1), file=StringIO())
    return len(console.render_lines(part.framed()))


def _same(written: list[Line], lines: list[Line]) -> bool:
    shared = min(len(written), len(lines))
    return all(a is b for a, b in zip(written[-shared:], lines[-shared:], strict=True))


def _head(scene: Scene) -> RenderableType:
    head = Grid.grid(expand=True)
    head.add_column()
    head.add_column(justify="right")
    title = Text(scene.words.title(scene.game.slug), f"bold {SIGNAL}")
    head.add_row(title, Text(painter(scene.game.slug).moment(scene), INK))
    return head
