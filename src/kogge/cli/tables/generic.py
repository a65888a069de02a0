"""Any game, shown plainly: the view as it is, its names in words where there are words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kogge.cli.tables.palette import FADED, SHAPES, seat_style
from kogge.cli.tables.scene import Part, Scene, View
from kogge.core.state import SPECTATOR

HEAD = ("game", "players", "turn", "round", "active", "to_move", "pending", "winner", "viewer")


def parts(scene: Scene) -> list[Part]:
    """What belongs to each seat stands beside the board, everything else is the board."""
    seats = scene.view.get("seats")
    aids = scene.view.get("aids")
    rest = {key: value for key, value in scene.view.items() if key not in (*HEAD, "seats", "aids")}
    shown = [Part(scene.words.say("part-board"), _rows(scene, rest))]
    if isinstance(seats, Sequence) and seats:
        shown.append(Part(scene.words.say("part-seats"), Group(*_seats(scene, seats)), beside=True))
    if isinstance(aids, Mapping) and aids:
        shown.append(Part(scene.words.say("part-aids"), _rows(scene, aids)))
    return shown


def moment(scene: Scene) -> str:
    """The round, where the game counts rounds."""
    number = scene.view.get("round")
    return scene.words.say("moment-round", round=number) if isinstance(number, int) else ""


def about(scene: Scene, kind: str, args: Mapping[str, str | int]) -> Text:
    """Nothing is known of the pieces."""
    del scene, kind, args
    return Text()


def score_sheet(scene: Scene, scores: list[int], places: list[int]) -> RenderableType:
    """Place, name and score of every seat, the best first."""
    sheet = Table(box=None, pad_edge=False, padding=(0, 2))
    for key in ("score-place", "score-player", "score-score"):
        sheet.add_column(scene.words.say(key), justify="left" if key == "score-player" else "right", header_style=FADED)
    for seat in sorted(range(len(scores)), key=lambda seat: (places[seat], seat)):
        name = Text(f"{SHAPES[seat]} {scene.names[seat]}", seat_style(seat))
        sheet.add_row(f"{places[seat]}.", name, str(scores[seat]))
    return sheet


def is_private(view: View, public: View) -> bool:
    """All that a seat knows and others do not is for its eyes only."""
    return view != public


def _seats(scene: Scene, seats: Sequence[object]) -> list[RenderableType]:
    blocks: list[RenderableType] = []
    for seat, fields in enumerate(seats[: len(SHAPES)]):
        blocks.append(Text(f"{SHAPES[seat]} {scene.names[seat]}", seat_style(seat)))
        blocks.append(_rows(scene, fields) if isinstance(fields, Mapping) else _text(scene, fields))
    return blocks


def _rows(scene: Scene, fields: Mapping[str, object]) -> Table:
    """A row a field; what is empty or not so takes no room."""
    rows = Table.grid(padding=(0, 1))
    rows.add_column(style=FADED)
    rows.add_column()
    for key, value in fields.items():
        if not _is_empty(value):
            rows.add_row(_name(scene, key), _list(scene, value) if _is_list(value) else _text(scene, value))
    return rows


def _is_empty(value: object) -> bool:
    return value is None or value is False or value in ([], {}, "")


def _is_list(value: object) -> bool:
    """Whether these are things of one kind: they become a table of their own."""
    return isinstance(value, list) and len(value) > 1 and all(isinstance(item, Mapping) for item in value)


def _list(scene: Scene, items: object) -> Table:
    assert isinstance(items, list)
    keys = list(
        dict.fromkeys(key for item in items for key in item if not all(_is_empty(one.get(key)) for one in items))
    )
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=FADED)
    for key in keys:
        table.add_column(_name(scene, str(key)))
    for item in items:
        table.add_row(*[_text(scene, item.get(key)) for key in keys])
    return table


def _text(scene: Scene, value: object) -> Text:
    """A value on one line: lists by commas, tables as ``name value``, nothing as a dash."""
    if _is_empty(value):
        return Text("–", FADED)
    if isinstance(value, bool):
        return Text(scene.words.say("yes"))
    if isinstance(value, Mapping):
        rows = {_name(scene, str(key)): inner for key, inner in value.items() if not _is_empty(inner)}
        return Text("  ").join([Text.assemble((name, FADED), " ", _text(scene, inner)) for name, inner in rows.items()])
    if isinstance(value, str):
        return Text(_name(scene, value))
    if isinstance(value, Sequence):
        return Text(", ").join([_text(scene, inner) for inner in value])
    return Text("–" if value == SPECTATOR else str(value))


def _name(scene: Scene, slug: str) -> str:
    """The name of a component, or the word itself."""
    return scene.words.slug(slug) if scene.words.game.has_name(slug) else slug.replace("_", " ")
