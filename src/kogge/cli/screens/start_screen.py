"""The first screen: which game, how many, who plays, in which language."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Grid, Vertical
from textual.screen import Screen
from textual.widgets import Button, Label, Select, Static

from kogge.bots import registry as bots
from kogge.cli.local_game import HUMAN
from kogge.cli.rendering import Words
from kogge.cli.tables.palette import COLOURS, LETTERS, SHAPES
from kogge.games import registry
from kogge.text import catalogue, languages

if TYPE_CHECKING:
    from kogge.cli.screens.app import KoggeApp

HIGH = 32
SHIP = """
            ┃▸
      ╭─────╂─────╮
      │     ┃     │
      │     ┃     │
      ╰─────╂─────╯
┬┬┬┬        ┃        ┬┬┬┬
╰──┴────────┻────────┴──╯
 ╲                     ╱
  ╲___________________╱
~~  ~~~  ~  ~~~~  ~~  ~~~
"""


class StartScreen(Screen[None]):
    """Every choice has a default: Enter on the button is enough."""

    app: KoggeApp

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "language", show=False)]

    def __init__(self, slug: str) -> None:
        super().__init__()
        self._slug = slug

    def compose(self) -> ComposeResult:
        words = Words(self.app.language, self._slug)
        with Vertical(id="start"):
            yield Center(Static(Text(SHIP.strip("\n")), id="ship"))
            yield Static(words.say("start-title"), id="title")
            yield Static(words.say("start-motto"), id="motto")
            with Grid(id="choices"):
                yield Label(words.say("start-game"))
                games = [(words.title(slug), slug) for slug in registry.slugs()]
                yield Select(games, value=self._slug, allow_blank=False, id="game", compact=True)
                yield Label(words.say("start-players"))
                counts = [(str(count), count) for count in registry.player_counts(self._slug)]
                yield Select(
                    counts, value=counts[min(1, len(counts) - 1)][1], allow_blank=False, id="players", compact=True
                )
                yield from self._seats(words)
                yield Label(words.say("start-language"))
                tongues = [(Words(language).say("language-name"), language) for language in languages()]
                yield Select(tongues, value=self.app.language, allow_blank=False, id="language", compact=True)
            yield Center(Button(words.say("start-go"), id="go", variant="primary"))
            yield Static(catalogue(self._slug, self.app.language).summary(), id="summary", markup=False)
            yield Static(words.say("start-hint"), id="hint")

    def _seats(self, words: Words) -> ComposeResult:
        """A row for each seat there can be."""
        who = [(words.say("start-human"), HUMAN)]
        who += [(words.say("start-bot", bot=bots.title(name, words.game)), name) for name in bots.names(self._slug)]
        for seat in range(registry.player_counts(self._slug)[-1]):
            title = Text.assemble((f"{SHAPES[seat]} ", COLOURS[seat]), words.say("start-seat", letter=LETTERS[seat]))
            yield Label(title, classes=f"seat seat-{seat}")
            value = HUMAN if seat == 0 else bots.default(self._slug)
            yield Select(
                who, value=value, allow_blank=False, id=f"seat-{seat}", classes=f"seat seat-{seat}", compact=True
            )

    def on_mount(self) -> None:
        self.query_one("#go", Button).focus()
        self._show_seats()

    def on_resize(self) -> None:
        self.set_class(self.app.size.height < HIGH, "-low")

    def _players(self) -> int:
        return int(str(self.query_one("#players", Select).value))

    def _show_seats(self) -> None:
        for seat in range(registry.player_counts(self._slug)[-1]):
            for widget in self.query(f".seat-{seat}"):
                widget.display = seat < self._players()

    @on(Select.Changed)
    def _changed(self, event: Select.Changed) -> None:
        if event.select.id == "language" and event.value != self.app.language:
            self.app.switch_language()
            self.app.choose_game(self._slug)
        elif event.select.id == "game" and event.value != self._slug:
            self.app.choose_game(str(event.value))
        elif event.select.id == "players":
            self._show_seats()

    @on(Button.Pressed)
    def _go(self) -> None:
        seats = [str(self.query_one(f"#seat-{seat}", Select).value) for seat in range(self._players())]
        self.app.open_new(self._slug, seats)

    def action_language(self) -> None:
        self.app.switch_language()
        self.app.choose_game(self._slug)
