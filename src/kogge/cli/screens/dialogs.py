"""What lies over the table for a moment: the handover, the rules, saving, leaving, the score."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Input, MarkdownViewer, Static

from kogge.cli.rendering import Words
from kogge.games import registry

CANCEL: list[BindingType] = [Binding("escape", "cancel", show=False)]


class Handover(ModalScreen[None]):
    """Covers the table until the one seat that may see it says so."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "ready", show=False)]

    def __init__(self, words: Words, seat: str) -> None:
        super().__init__()
        self._words = words
        self._seat = seat

    def compose(self) -> ComposeResult:
        say = self._words.say
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = say("handover-title", seat=self._seat)
            yield Static(say("handover-text", seat=self._seat), markup=False)
            yield Static(say("handover-hint", seat=self._seat), classes="hint", markup=False)

    def action_ready(self) -> None:
        self.dismiss(None)

    def on_click(self) -> None:
        self.dismiss(None)


class Rules(ModalScreen[None]):
    """The rules of the game, to read and to search by their headings."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,f1", "close", show=False)]

    def __init__(self, slug: str, words: Words) -> None:
        super().__init__()
        self._slug = slug
        self._words = words

    def compose(self) -> ComposeResult:
        with Vertical(id="rules") as sheet:
            sheet.border_title = self._words.say("rules-title", game=self._words.title(self._slug))
            sheet.border_subtitle = self._words.say("rules-close")
            yield MarkdownViewer(
                registry.rules_text(self._slug, self._words.language), show_table_of_contents=self.app.size.width >= 110
            )

    def on_mount(self) -> None:
        self.query_one(MarkdownViewer).document.focus()

    def action_close(self) -> None:
        self.dismiss(None)


class Save(ModalScreen[str]):
    """Asks for the file of the record; empty: no file."""

    BINDINGS: ClassVar[list[BindingType]] = CANCEL

    def __init__(self, words: Words, name: str) -> None:
        super().__init__()
        self._words = words
        self._name = name

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self._words.say("save-title")
            yield Static(self._words.say("save-text"))
            yield Input(self._name, id="file")

    @on(Input.Submitted)
    def _take(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def action_cancel(self) -> None:
        self.dismiss("")


class _Choice(ModalScreen[str]):
    """A sheet with buttons; the answer is the id of one of them."""

    def buttons(self, ids: list[str], labels: list[str]) -> Horizontal:
        """A row of buttons, the first one lit."""
        row = [Button(text, id=name, compact=True) for name, text in zip(ids, labels, strict=True)]
        row[0].variant = "primary"
        return Horizontal(*row, classes="buttons")

    @on(Button.Pressed)
    def _answer(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id or "")

    def action_cancel(self) -> None:
        self.dismiss("")

    def key_left(self) -> None:
        self.focus_previous()

    def key_right(self) -> None:
        self.focus_next()


class Leave(_Choice):
    """Asks before a game is left that is not kept anywhere."""

    BINDINGS: ClassVar[list[BindingType]] = CANCEL

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        say = self._words.say
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = say("leave-title")
            yield Static(say("leave-text"))
            yield self.buttons(["no", "save", "yes"], [say("leave-no"), say("leave-save"), say("leave-yes")])


class Score(_Choice):
    """The score sheet."""

    BINDINGS: ClassVar[list[BindingType]] = CANCEL

    def __init__(self, words: Words, head: str, sheet: RenderableType) -> None:
        super().__init__()
        self._words = words
        self._head = head
        self._sheet = sheet

    def compose(self) -> ComposeResult:
        say = self._words.say
        with Vertical(classes="sheet wide") as sheet:
            sheet.border_title = say("score-title")
            yield Static(self._head, classes="winner", markup=False)
            yield Center(Static(self._sheet, id="score"))
            yield self.buttons(["new", "back", "quit"], [say("key-new"), say("key-back"), say("key-quit")])
