"""Norderwind in the terminal: the sea with its stacks and the voyage, the contracts, the ships."""

from __future__ import annotations

from typing import cast

from rich.align import Align
from rich.box import ROUNDED, SQUARE
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kogge.cli.tables.palette import (
    COAST,
    COLOURS,
    EDGE,
    FADED,
    GOLD,
    INK,
    LETTERS,
    MOSS,
    SEA,
    SEAL,
    SHAPES,
    SIGNAL,
    percent,
    seat_mark,
    seat_style,
)
from kogge.cli.tables.scene import Part, Scene
from kogge.cli.tables.scene import View as AnyView
from kogge.games.norderwind.constants import DESTINATION, EQUIPMENT, FOG, MERCHANT, TILE_KINDS, WRECK
from kogge.games.norderwind.edition import Edition
from kogge.games.norderwind.game import NorderwindGame
from kogge.games.norderwind.shapes import ColumnView, SeatView, View, VoyageView

GOODS = {"grain": "#e6cf8b", "fish": "#8fbfd0", "salt": "#f1ede2", "wood": "#c99b6b", "wine": "#d793ae"}
STUFF = {**GOODS, "gold": GOLD, "captain": SEAL}
KINDS = {DESTINATION: SIGNAL, EQUIPMENT: MOSS, MERCHANT: INK, WRECK: GOLD, FOG: FADED}
TILE_WIDTH = 11


def parts(scene: Scene) -> list[Part]:
    """The contracts, the sea, the ships."""
    say = scene.words.say
    return [
        Part(say("norderwind-sea"), _sea(scene)),
        Part(say("norderwind-contracts"), _contracts(scene)),
        Part(say("norderwind-ships"), _ships(scene), beside=True),
    ]


def moment(scene: Scene) -> str:
    """The round, and who is at sea."""
    view = _view(scene)
    name = f"{SHAPES[view['active']]}{LETTERS[view['active']]} {scene.names[view['active']]}"
    if view["voyage"] is None:
        return scene.words.say("norderwind-ashore", round=view["round"], seat=name)
    port = scene.words.slug(view["voyage"]["stack"])
    return scene.words.say("norderwind-at-sea", round=view["round"], seat=name, port=port)


def is_private(view: AnyView, public: AnyView) -> bool:
    """Ships and stacks are public; only what the lookout sees now is for one pair of eyes."""
    voyage, seen = cast(View, view)["voyage"], cast(View, public)["voyage"]
    return voyage is not None and seen is not None and voyage["looked"] != seen["looked"]


def _view(scene: Scene) -> View:
    return cast(View, scene.view)


def _edition(scene: Scene) -> Edition:
    """What is printed on tiles and ships."""
    assert isinstance(scene.game, NorderwindGame)
    return scene.game.tables


# The sea


def _sea(scene: Scene) -> RenderableType:
    view = _view(scene)
    stacks = Table.grid(padding=(0, 2), expand=True)
    for _column in view["columns"]:
        stacks.add_column(ratio=1)
    stacks.add_row(*[_stack(scene, column["port"]) for column in view["columns"]])
    return Group(stacks, _voyage(scene))


def _stack(scene: Scene, port: str) -> RenderableType:
    view, say = _view(scene), scene.words.say
    size = _edition(scene).stack
    seen = view["aids"].get("seen", {}).get(port)
    at_sea = view["voyage"] is not None and view["voyage"]["stack"] == port
    title = Text(scene.words.slug(port), f"bold {SIGNAL}" if at_sea else "bold")
    if seen is None:
        return Group(title, Text(say("norderwind-tiles", count=size), FADED))
    title.append("  " + say("norderwind-seen", seen=len(seen), count=size), FADED)
    names = Text(", ").join([_tile_name(scene, tile) for tile in seen if tile != port])
    return Group(title, names, _odds(scene, port))


def _odds(scene: Scene, port: str) -> Text:
    """How likely each kind of tile is to come up next."""
    odds = _view(scene)["aids"].get("odds", {}).get(port, {})
    told = [f"{scene.words.slug(kind)} {percent(odds[kind])}" for kind in TILE_KINDS if odds.get(kind, [0, 1])[0]]
    return Text(", ".join(told), f"italic {FADED}")


def _tile_name(scene: Scene, tile: str) -> Text:
    return Text(scene.words.slug(tile), _tile_colour(_edition(scene), tile))


def _tile_colour(edition: Edition, tile: str) -> str:
    place = edition.tiles.index(tile)
    kind = edition.tile_kind[place]
    return KINDS[kind] if kind in KINDS else GOODS[edition.goods[edition.tile_good[place]]]


# The voyage


def _voyage(scene: Scene) -> RenderableType:
    view = _view(scene)
    voyage = view["voyage"]
    reach = voyage["distance"] if voyage is not None else view["seats"][view["active"]]["sail"]
    row: list[str] = voyage["row"] if voyage is not None else []
    tiles: list[RenderableType] = [_tile(scene, tile) for tile in row]
    tiles += [_empty(str(place + 1)) for place in range(len(row), reach)]
    return Group(Columns(tiles, padding=(0, 1)), _log_book(scene, voyage, reach))


def _tile(scene: Scene, tile: str) -> Panel:
    colour = _tile_colour(_edition(scene), tile)
    name = Text(scene.words.slug(tile), f"bold {colour}", justify="center")
    return Panel(Align.center(name, vertical="middle"), box=ROUNDED, border_style=colour, width=TILE_WIDTH, height=4, style=f"on {SEA}")


def _empty(number: str) -> Panel:
    place = Align.center(Text(number, EDGE), vertical="middle", height=2)
    return Panel(place, box=SQUARE, border_style=f"dim {EDGE}", width=TILE_WIDTH, height=4)


def _log_book(scene: Scene, voyage: VoyageView | None, reach: int) -> Text:
    """The voyage in figures; what the lookout saw; the battle."""
    say = scene.words.say
    if voyage is None:
        return Text(say("norderwind-range", left=reach, distance=reach), FADED)
    told = Text(say("norderwind-range", left=voyage["left"], distance=voyage["distance"]), COAST)
    told.append("  ·  " + say("norderwind-actions", left=voyage["actions_left"]))
    if voyage["look_left"]:
        told.append("  ·  " + say("norderwind-look-left"))
    for key in ("looked", "bottom"):
        tile = voyage["looked"] if key == "looked" else voyage["bottom"]
        if tile is not None:
            name = say("norderwind-unknown") if tile == "?" else scene.words.slug(tile)
            told.append("  ·  " + say(f"norderwind-{key}", tile=name), f"bold {SEAL}" if tile != "?" else FADED)
    battle = voyage["battle"]
    if battle is not None:
        odds = _view(scene)["aids"].get("battle_odds", [0, 1])
        fight = say("norderwind-battle", skulls=battle["hits_needed"], shots=battle["shots_left"], odds=percent(odds))
        told.append("  ·  " + fight, f"bold {SEAL}")
    return told


# The contracts


def _contracts(scene: Scene) -> RenderableType:
    view = _view(scene)
    board = Table(box=None, pad_edge=False, padding=(0, 1), expand=True, show_header=True)
    columns = view["columns"]
    for column in columns:
        board.add_column(_column_head(scene, column))
    for row in reversed(range(max(len(column["contracts"]) for column in columns))):
        board.add_row(*[_contract(scene, column, row) for column in columns])
    return Group(board, _bonuses(scene))


def _column_head(scene: Scene, column: ColumnView) -> Text:
    majority = column["majority"]
    holder = seat_mark(majority) if majority is not None else Text("○", EDGE)
    head = Text(scene.words.slug(column["port"]), f"bold {INK}")
    return head.append("  " + scene.words.say("norderwind-majority") + " ", f"not bold {FADED}").append_text(holder)


def _contract(scene: Scene, column: ColumnView, row: int) -> Text:
    """A contract: done (with its owner's cube), the next one, or a later one."""
    if row >= len(column["contracts"]):
        return Text("")
    done, asked = len(column["owners"]), _needs(scene, column["contracts"][row])
    if row < done:
        asked.stylize(f"dim {FADED}")
        return Text.assemble(seat_mark(column["owners"][row]), "  ", asked)
    if row == done:
        return Text.assemble((f"▸{row + 1}  ", f"bold {SIGNAL}"), asked)
    return Text.assemble((f" {row + 1}  ", EDGE), asked)


def _needs(scene: Scene, asked: dict[str, int]) -> Text:
    told = []
    for slug, amount in asked.items():
        name = scene.words.slug(slug, amount)
        told.append(Text(f"{amount} {name}" if amount > 1 or slug == "gold" else name, STUFF[slug]))
    return Text(", ").join(told)


def _bonuses(scene: Scene) -> Text:
    """The spaces for a contract in every port and for a full crew."""
    seats = _view(scene)["seats"]
    told = Text()
    for key in ("all_ports", "full_crew"):
        holders = [seat for seat, ship in enumerate(seats) if ship[key]]  # type: ignore[literal-required]
        told.append(scene.words.say("norderwind-" + key.replace("_", "-")) + " ", FADED)
        told.append_text(Text(" ").join([seat_mark(seat) for seat in holders]) if holders else Text("○", EDGE))
        told.append("    ")
    return told


# The ships


def _ships(scene: Scene) -> RenderableType:
    view = _view(scene)
    ships: list[RenderableType] = []
    for seat, ship in enumerate(view["seats"]):
        ships += [_name_plate(scene, seat, ship), _ship(scene, ship), Text("")]
    return Group(*ships[:-1])


def _name_plate(scene: Scene, seat: int, ship: SeatView) -> Table:
    plate = Table.grid(expand=True)
    plate.add_column()
    plate.add_column(justify="right", no_wrap=True)
    active = "▸" if _view(scene)["active"] == seat and _view(scene)["winner"] is None else " "
    name = Text.assemble((active, SIGNAL), seat_mark(seat), " ", (scene.names[seat], seat_style(seat)))
    total = ship["cubes"] + ship["cubes_left"]
    cubes = Text.assemble((SHAPES[seat] * ship["cubes"], COLOURS[seat]), ("·" * ship["cubes_left"], EDGE))
    plate.add_row(name, cubes.append(f" {ship['cubes']}/{total}", INK))
    return plate


def _ship(scene: Scene, ship: SeatView) -> RenderableType:
    edition, words = _edition(scene), scene.words
    figures = Text(" ")
    for slug, value in (
        ("gold", str(ship["gold"])),
        ("letter", str(ship["letters"])),
        ("sail", f"{ship['sail']}/{edition.max_sail}"),
        ("cannon", f"{ship['cannons']}/{edition.max_cannons}"),
    ):
        figures.append(words.slug(slug, 2) + " ", FADED)
        figures.append(value + "  ", f"bold {GOLD}" if slug == "gold" else "bold")
    return Group(figures, _hold(scene, ship, edition), _crew(scene, ship, edition))


def _hold(scene: Scene, ship: SeatView, edition: Edition) -> Text:
    goods = {slug: amount for slug, amount in ship["hold"].items() if amount}
    told = Text(" ").append(scene.words.say("norderwind-hold") + " ", FADED).append_text(_needs(scene, goods))
    told.append(("  " if goods else "") + "·" * (edition.hold - sum(goods.values())), EDGE)
    told.append("  " + scene.words.say("norderwind-brig") + " ", FADED)
    return told.append("♟" * ship["captains"], SEAL).append("·" * (edition.brig - ship["captains"]), EDGE)


def _crew(scene: Scene, ship: SeatView, edition: Edition) -> Text:
    roles = ", ".join(scene.words.slug(role) for role in ship["crew"])
    told = Text(" ").append(scene.words.say("norderwind-crew") + " ", FADED).append(roles, MOSS)
    return told.append((" " if roles else "") + "·" * ship["crew_left"], EDGE)


# The result


def score_sheet(scene: Scene, scores: list[int], places: list[int]) -> RenderableType:
    """The cubes of every seat by where they lie, and its gold, which breaks ties."""
    view, say = _view(scene), scene.words.say
    sheet = Table(box=None, pad_edge=False, padding=(0, 1))
    titles = [say("score-place"), say("score-player"), *(scene.words.slug(c["port"]) for c in view["columns"])]
    titles += [say(f"norderwind-{key}") for key in ("majorities", "all-ports", "full-crew", "cubes")]
    for title in [*titles, scene.words.slug("gold", 2)]:
        sheet.add_column(title, justify="left" if title == say("score-player") else "right", header_style=FADED)
    for seat in sorted(range(len(scores)), key=lambda seat: (places[seat], seat)):
        ship = view["seats"][seat]
        cubes = [*ship["contracts"], len(ship["majorities"]), int(ship["all_ports"]), int(ship["full_crew"])]
        name = Text.assemble(seat_mark(seat), " ", (scene.names[seat], seat_style(seat)))
        total = Text(str(scores[seat]), f"bold {GOLD}")
        sheet.add_row(f"{places[seat]}.", name, *[str(n) if n else "–" for n in cubes], total, str(ship["gold"]))
    return sheet
