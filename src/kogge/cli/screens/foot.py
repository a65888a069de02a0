"""The bottom lines: what the keys do now, in the language of the table. A click does the same."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.widgets import Static

from kogge.cli.rendering import Words

WORD = {"page": "part", "leave": "quit"}
KEYS = {"space": "␣"}
GAP = "  "


class Foot(Static):
    """A key and a word for each action of the screen; what does not fit stands on a second line."""

    def __init__(self) -> None:
        super().__init__(id="foot")
        self._told: list[Content] = []

    def show(self, keys: Sequence[tuple[str, str]], words: Words) -> None:
        """Show these keys with the actions of the screen they call."""
        self._told = [_key(key, action, words) for key, action in keys]
        self._lay_out()

    def on_resize(self) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        """Break lines between keys only."""
        lines: list[Content] = []
        for one in self._told:
            if lines and len(lines[-1].plain + GAP + one.plain) <= self.content_size.width:
                lines[-1] = Content(GAP).join([lines[-1], one])
            else:
                lines.append(one)
        self.update(Content("\n").join(lines))


def _key(key: str, action: str, words: Words) -> Content:
    return Content.from_markup(
        "[@click=screen.$action][b $primary]$key[/] $word[/]".replace("$action", action),
        key=KEYS.get(key, key.upper()),
        word=words.say(f"key-{WORD.get(action, action)}"),
    )
