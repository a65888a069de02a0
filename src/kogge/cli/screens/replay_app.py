"""Stepping through a record."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from rich.console import Group
from rich.progress_bar import ProgressBar
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from kogge.cli.play import read, seat_names
from kogge.cli.rendering import Words, other_language
from kogge.cli.replay import Reel
from kogge.cli.screens.board import Board
from kogge.cli.screens.foot import Foot
from kogge.cli.screens.theme import LAMPLIGHT
from kogge.cli.tables.palette import EDGE, FADED, SHAPES, SIGNAL
from kogge.cli.tables.scene import Scene
from kogge.core.state import SPECTATOR


class ReplayScreen(Screen[None]):
    """The table of the record at one of its steps."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,l", "step(1)", show=False, priority=True),
        Binding("left,h", "step(-1)", show=False, priority=True),
        Binding("down,j,pagedown", "turn(1)", show=False, priority=True),
        Binding("up,k,pageup", "turn(-1)", show=False, priority=True),
        Binding("home", "first", show=False, priority=True),
        Binding("end", "last", show=False, priority=True),
        Binding("f2", "language", show=False),
        Binding("f3", "page", show=False),
        Binding("f4,v", "eyes", show=False),
        Binding("q,escape,f10,ctrl+q", "leave", show=False),
    ]

    def __init__(self, reel: Reel, language: str) -> None:
        super().__init__()
        self.reel = reel
        self.language = language
        self.viewer = SPECTATOR

    def compose(self) -> ComposeResult:
        yield Board(Static(id="tape"))
        yield Foot()

    def on_mount(self) -> None:
        self.call_after_refresh(self.show_step)

    def show_step(self) -> None:
        """Draw the table as it is at this step."""
        reel, words = self.reel, Words(self.language, self.reel.record.game.slug)
        names = seat_names(reel.record, words)
        scene = Scene(reel.record.game, reel.view(self.viewer), names, words, self.viewer)
        self.query_one(Board).show(scene, reel.lines(self.viewer))
        eyes = (
            words.say("replay-everyone") if self.viewer == SPECTATOR else f"{SHAPES[self.viewer]} {names[self.viewer]}"
        )
        text = (
            words.say("replay-step", step=reel.step, steps=len(reel.entries))
            + " · "
            + words.say("replay-eyes", seat=eyes)
        )
        bar = ProgressBar(
            max(1, len(reel.entries)), reel.step, style=EDGE, complete_style=SIGNAL, finished_style=SIGNAL
        )
        tape = self.query_one("#tape", Static)
        tape.border_title = words.say("replay-title")
        tape.update(Group(Text(text, "bold"), bar, Text(words.say("replay-hint"), FADED)))
        keys = [("f2", "language"), ("f4", "eyes"), ("f10", "leave")]
        self.query_one(Foot).show([("f3", "page"), *keys] if self.query_one(Board).is_small() else keys, words)

    def action_step(self, steps: int) -> None:
        self.reel.go_to(self.reel.step + steps)
        self.show_step()

    def action_turn(self, direction: int) -> None:
        self.reel.go_to_turn(direction)
        self.show_step()

    def action_first(self) -> None:
        self.reel.go_to(0)
        self.show_step()

    def action_last(self) -> None:
        self.reel.go_to(len(self.reel.entries))
        self.show_step()

    def action_language(self) -> None:
        self.language = other_language(self.language)
        self.show_step()

    def action_page(self) -> None:
        self.query_one(Board).turn_page()

    def action_eyes(self) -> None:
        """Look through the eyes of the next seat, then of everybody again."""
        seats = [SPECTATOR, *range(self.reel.record.game.players)]
        self.viewer = seats[(seats.index(self.viewer) + 1) % len(seats)]
        self.show_step()

    def action_leave(self) -> None:
        self.app.exit()


class ReplayApp(App[None]):
    """Shows one record."""

    CSS_PATH = "kogge.tcss"
    TITLE = "Kogge"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, reel: Reel, language: str) -> None:
        super().__init__()
        self._first = ReplayScreen(reel, language)
        self.register_theme(LAMPLIGHT)
        self.theme = LAMPLIGHT.name

    def on_mount(self) -> None:
        self.push_screen(self._first)


def start(file: Path, language: str) -> None:
    """Open the record on the screen."""
    ReplayApp(Reel(read(file)), language).run()
