"""What is wrong with a screen of the terminal game: text that is cut or lost, rows cut off without a mark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO

from rich.console import Console, Group, RenderableType
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import OptionList, Static

from kogge.bots import registry as bots
from kogge.cli.local_game import HUMAN, LocalGame
from kogge.cli.play import seat_names
from kogge.cli.rendering import Words
from kogge.cli.screens.board import Board
from kogge.cli.screens.table_screen import TableScreen
from kogge.cli.tables import painter
from kogge.cli.tables.scene import Part, Scene
from kogge.core.record import Record
from kogge.core.rng import Rng
from kogge.core.state import SPECTATOR
from kogge.core.timeline import Entry, read_steps
from kogge.games import registry
from tests.cli.tables import shown
from tools import positions

SIZES = [(80, 24), (100, 30), (120, 40)]
ENDLESS = 2000  # columns that nothing fills
LEAST_CHOICES = 3
BLANK = str.maketrans("", "", " \n─│┌┐└┘├┤┬┴┼╭╮╰╯━┃┏┓┗┛▎▔▁▏▕")


@dataclass(frozen=True)
class Place:
    """A recorded position of a game."""

    slug: str
    played: positions.Played
    position: positions.Position

    @property
    def name(self) -> str:
        return f"{self.slug}, {self.played.players} seats, {self.position.name}"


def places() -> list[Place]:
    """All recorded positions of all games."""
    files = [(slug, positions.load(slug)) for slug in registry.slugs()]
    return [Place(slug, file.games[one.game], one) for slug, file in files for one in file.positions]


class HeldTable(LocalGame):
    """A table at which one seat decides and nobody else plays on."""

    def __init__(self, record: Record, seat: int) -> None:
        others = [other for other in range(record.game.players) if other != seat]
        self._held = seat
        super().__init__(record, {other: bots.make(record.game.slug, "random") for other in others}, Rng(1))

    def next_seat(self, latest: int = SPECTATOR) -> int:
        return self._held


def table_at(place: Place) -> LocalGame:
    """The table at a recorded position, with a person at the seat that decides."""
    game = positions.game_of(place.slug, place.played)
    seat = place.position.seat
    record = Record(game, [HUMAN if one == seat else "random" for one in range(game.players)])
    for actor, action in read_steps(game, place.played.steps)[: place.position.step]:
        record.play_entry(Entry(actor, action))
    return HeldTable(record, seat)


def scene_at(place: Place) -> Scene:
    """What the seat that decides sees there."""
    state = table_at(place).record.state
    names = [f"Player {letter}" for letter in "ABCD"]
    seat = place.position.seat
    return Scene(state.game(), state.view(seat), names, Words("en", place.slug), seat)


# Text


def squeezed(text: str) -> str:
    """The text without blanks and frames: what must not be lost, however it is laid out."""
    return text.translate(BLANK)


def drawn(content: RenderableType, width: int) -> str:
    console = Console(width=width, color_system=None, file=StringIO(), legacy_windows=False)
    with console.capture() as caught:
        console.print(Group(content))  # a text alone would lose how it wraps
    return caught.get()


def lost(content: RenderableType, width: int) -> str:
    """The characters that are there with room enough, and not at this width."""
    there, here = (Counter(squeezed(drawn(content, room))) for room in (ENDLESS, width))
    return "".join((there - here).elements())


def text_in(lines: list[str], region: Region) -> str:
    """What is shown in a part of the screen."""
    rows = lines[region.y : region.bottom]
    return "\n".join(row[region.x : region.right] for row in rows)


# A screen


def faults(pilot: Pilot[None]) -> list[str]:
    """Everything that is wrong with the table on the screen, on all of its pages."""
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return [*_frame_faults(pilot, screen), *_decision_faults(pilot, screen)]


def _frame_faults(pilot: Pilot[None], screen: TableScreen) -> Iterator[str]:
    """The bars above and below: every title, every key."""
    lines, words = shown(pilot).split("\n"), screen.words()
    moment = painter(screen.table.game.slug).moment(screen.scene(screen.viewer))
    yield from _missing(lines, screen.query_one("#head"), [words.title(screen.table.game.slug), moment])
    yield from _missing(lines, screen.query_one("#foot"), [words.say("key-rules"), words.say("key-quit")])
    if screen.query_one(Board).is_small():
        titles = [part.tab or part.title for part in painter(screen.table.game.slug).parts(screen.scene(screen.viewer))]
        yield from _missing(lines, screen.query_one("#pages"), [*titles, words.say("part-log")])


def _missing(lines: list[str], widget: Widget, texts: list[str]) -> Iterator[str]:
    there = squeezed(text_in(lines, widget.region))
    yield from (f"#{widget.id} does not show “{text}”" for text in texts if squeezed(text) not in there)


def _decision_faults(pilot: Pilot[None], screen: TableScreen) -> Iterator[str]:
    """The prompt whole, some choices at least, and a mark where there are more."""
    lines, words, state = shown(pilot).split("\n"), screen.words(), screen.table.record.state
    prompt = words.game.prompt(state.prompt_as(screen.seat), seat_names(screen.table.record, words))
    yield from _missing(lines, screen.query_one("#prompt"), [prompt])
    choices = screen.query_one("#choices", OptionList)
    count = choices.option_count
    if choices.size.height < min(LEAST_CHOICES, count):
        yield f"only {choices.size.height} rows for {count} choices"
    if choices.virtual_size.height > choices.size.height and not choices.show_vertical_scrollbar:
        yield "more choices, and no mark"
    typed = screen.query_one("#typed").region
    if typed.height != 1 or typed.bottom > pilot.app.size.height:
        yield "the line to type on is not there"


def page_faults(pilot: Pilot[None], part: Part) -> Iterator[str]:
    """A page of the small layout that is being shown: nothing of it is lost, and what is too high has a mark."""
    scroll = pilot.app.screen.query_one("#scroll", VerticalScroll)
    yield from _part_faults(part, pilot.app.screen.query_one("#parts", Static).size.width, scroll)
    if not squeezed(text_in(shown(pilot).split("\n"), scroll.region)):
        yield f"{part.title}: an empty page"


def _part_faults(part: Part, width: int, scroll: VerticalScroll) -> Iterator[str]:
    if gone := lost(part.content, width):
        yield f"{part.title}: lost at {width} columns: {gone}"
    if scroll.virtual_size.height > scroll.size.height and not scroll.show_vertical_scrollbar:
        yield f"{part.title}: goes on below, and no mark"
    if scroll.virtual_size.width > scroll.size.width:
        yield f"{part.title}: cut at its right"


def wide_faults(pilot: Pilot[None], screen: TableScreen) -> Iterator[str]:
    """The layout with all parts in sight."""
    for part in painter(screen.table.game.slug).parts(screen.scene(screen.viewer)):
        name = "#aside" if part.beside else "#scroll"
        scroll = screen.query_one(name, VerticalScroll)
        yield from _part_faults(part, screen.query_one("#beside" if part.beside else "#parts").size.width - 4, scroll)
    prompt = screen.table.record.state.prompt_as(screen.seat).kind
    parts = painter(screen.table.game.slug).parts(screen.scene(screen.viewer))
    wanted = [part.title for part in parts if prompt in part.prompts]
    yield from (f"{title} is decided about, and out of sight" for title in wanted if f"─ {title} ─" not in shown(pilot))
    log = screen.query_one("#log")
    if log.size.height < LEAST_CHOICES:
        yield f"{log.size.height} rows for the log"
