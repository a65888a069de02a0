"""The decision at hand: a sentence, the numbered actions, and a line to type on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from kogge.cli.offers import Offer, completion, fitting
from kogge.cli.tables.palette import EDGE, GOLD, INK


class _Completer(Suggester):
    """Completes tokens and sentences of the offers."""

    def __init__(self) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self.offers: Sequence[Offer] = []

    async def get_suggestion(self, value: str) -> str | None:
        found = completion(value, self.offers)
        return value + found[len(value) :] if found is not None else None


class CommandLine(Input):
    """Takes numbers, tokens and words. A number that can only mean one action is played at once."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "complete", show=False),
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("escape", "wipe", show=False),
    ]

    class Moved(Message):
        """The person walks through the list."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    def action_complete(self) -> None:
        self.cursor_position = len(self.value)
        self.action_cursor_right()

    def action_move(self, step: int) -> None:
        self.post_message(self.Moved(step))

    def action_wipe(self) -> None:
        self.value = ""


class Decision(Vertical):
    """Asks the person at the device."""

    class Taken(Message):
        """What the person typed or chose: a text to be read."""

        def __init__(self, typed: str) -> None:
            super().__init__()
            self.typed = typed

    def __init__(self) -> None:
        super().__init__(id="decision")
        self._offers: Sequence[Offer] = []
        self._completer = _Completer()

    def compose(self) -> ComposeResult:
        yield Static(id="prompt")
        choices = OptionList(id="choices")
        choices.can_focus = False
        yield choices
        yield Static(id="answer")
        yield CommandLine(id="typed", suggester=self._completer, compact=True)

    def ask(self, title: str, prompt: str, offers: Sequence[Offer], hint: str) -> None:
        """Put a decision to the person."""
        self._offers = self._completer.offers = offers
        self.border_title = title
        self.query_one("#prompt", Static).update(Text(prompt, f"bold {INK}"))
        line = self.query_one(CommandLine)
        line.placeholder, line.disabled, line.value = hint, False, ""
        self._list(offers)
        line.focus()

    def wait(self, title: str, prompt: str) -> None:
        """Somebody else decides."""
        self._offers = self._completer.offers = []
        self.border_title = title
        self.query_one("#prompt", Static).update(Text(prompt))
        line = self.query_one(CommandLine)
        line.placeholder, line.disabled, line.value = "", True, ""
        self._list([])

    def answer(self, text: str) -> None:
        """Say why something does not work, or that something was done."""
        self.query_one("#answer", Static).update(Text(text))

    def advise(self, text: str) -> None:
        """Say what would be good."""
        self.query_one("#answer", Static).update(Text(text, INK))

    def _list(self, offers: Sequence[Offer]) -> None:
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        choices.add_options([Option(_row(offer), id=str(offer.number)) for offer in offers])
        choices.highlighted = 0 if offers else None

    @on(Input.Changed)
    def _narrow(self, event: Input.Changed) -> None:
        event.stop()
        if event.value:
            self.answer("")
        typed = event.value.strip()
        if typed.isdecimal():
            self._take_number(typed)
        else:
            self._list((fitting(typed, self._offers) or self._offers) if typed else self._offers)

    def _take_number(self, typed: str) -> None:
        """A number that begins no other number of the list is played at once."""
        number = int(typed[:6])
        if 1 <= number <= len(self._offers) < 10 * number:
            self.post_message(self.Taken(typed))

    @on(CommandLine.Moved)
    def _move(self, event: CommandLine.Moved) -> None:
        event.stop()
        choices = self.query_one("#choices", OptionList)
        if event.step > 0:
            choices.action_cursor_down()
        else:
            choices.action_cursor_up()

    @on(Input.Submitted)
    def _submit(self, event: Input.Submitted) -> None:
        event.stop()
        choices = self.query_one("#choices", OptionList)
        typed = event.value.strip()
        if not typed and choices.highlighted is not None:
            typed = choices.get_option_at_index(choices.highlighted).id or ""
        if typed:
            self.post_message(self.Taken(typed))

    @on(OptionList.OptionSelected)
    def _click(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Taken(event.option.id or ""))


def _row(offer: Offer) -> Text:
    """Number, words, what it costs and brings, and the token in a paler ink."""
    row = Text.assemble((f"{offer.number:>2} ", f"bold {GOLD}"), (offer.text, INK))
    if offer.note:
        row.append("  ").append_text(offer.note)
    return row.append(f"   {offer.token}", EDGE) if offer.token.casefold() != offer.text.casefold() else row
