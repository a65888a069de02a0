"""The bottom line: what the keys do now, in the language of the table. A click does the same."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.widgets import Static

from kogge.cli.words import Words

WORD = {"page": "part", "leave": "quit"}
KEYS = {"space": "␣"}


class Foot(Static):
    """A key and a word for each action of the screen."""

    def __init__(self) -> None:
        super().__init__(id="foot")

    def show(self, keys: Sequence[tuple[str, str]], words: Words) -> None:
        """Show these keys with the actions of the screen they call."""
        told = []
        for key, action in keys:
            word = words.say(f"key-{WORD.get(action, action)}")
            shown = KEYS.get(key, key.upper())
            told.append(
                Content.from_markup(
                    "[@click=screen.$action][b $primary]$key[/] $word[/]".replace("$action", action),
                    key=shown,
                    word=word,
                )
            )
        self.update(Content("   ").join(told))
