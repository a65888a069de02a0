"""Norderwind in the terminal: the sea with its stacks and the voyage, the contracts, the ships."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from rich.box import HEAVY, ROUNDED
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kogge.cli.tables.flow import Flow
from kogge.cli.tables.palette import (
    COAST,
    COLOURS,
    EDGE,
    FADED,
    GOLD,
    INK,
    MOSS,
    SEA,
    SEAL,
    SHAPES,
    SIGNAL,
    percent,
    seat_mark,
    seat_style,
)
from kogge.cli.tables.scene import Part, Scene, from_viewer
from kogge.cli.tables.scene import View as AnyView
from kogge.games.norderwind.rules.constants import DESTINATION, EQUIPMENT, FOG, MERCHANT, PORT, TILE_KINDS, WRECK
from kogge.games.norderwind.rules.edition import Edition
from kogge.games.norderwind.rules.game import NorderwindGame
from kogge.games.norderwind.rules.shapes import ColumnView, SeatView, View, VoyageView

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
    name = f"{SHAPES[view['active']]} {scene.names[view['active']]}"
    if view["voyage"] is None:
        return scene.words.say("norderwind-ashore", round=view["round"], seat=name)
    port = scene.words.slug(view["voyage"]["stack"])
    return scene.words.say("norderwind-at-sea", round=view["round"], seat=name, port=port)


def about(scene: Scene, kind: str, args: Mapping[str, str | int]) -> Text:
    """What the next contract of a port asks for."""
    column = next((one for one in _view(scene)["columns"] if one["port"] == args.get("port")), None)
    if kind != "fulfil" or column is None or len(column["owners"]) == len(column["contracts"]):
        return Text()
    return _needs(scene, column["contracts"][len(column["owners"])])


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
    stacks = Table.grid(padding=(0, 2, 0, 0))
    for column in _view(scene)["columns"]:
        _add_stack(scene, stacks, column["port"])
    return Group(stacks, _voyage(scene))


def _add_stack(scene: Scene, stacks: Table, port: str) -> None:
    """What is known of a stack: the tiles seen there, and how likely each kind is to come up next."""
    view, say = _view(scene), scene.words.say
    at_sea = view["voyage"] is not None and view["voyage"]["stack"] == port
    title = Text(scene.words.slug(port), f"bold {SIGNAL}" if at_sea else f"bold {INK}")
    seen = view["aids"].get("seen", {}).get(port)
    if seen is None:
        stacks.add_row(title, Text(say("norderwind-tiles", count=_edition(scene).stack), FADED))
        return
    stacks.add_row(title, _seen_tiles(scene, [tile for tile in seen if tile != port]))
    stacks.add_row(Text(say("norderwind-seen", seen=len(seen), count=_edition(scene).stack), FADED), _odds(scene, port))


def _seen_tiles(scene: Scene, tiles: list[str]) -> Flow:
    """The tiles by what they are, with their prices; the marks that tell equal ones apart are of no use here."""
    alike: dict[str, list[str]] = {}
    for tile in tiles:
        alike.setdefault(_tile_words(scene, tile)[0], []).append(tile)
    return Flow([_alike(scene, what, some) for what, some in alike.items()] or [Text("–", EDGE)])


def _alike(scene: Scene, what: str, tiles: list[str]) -> Text:
    """``salt 1+3`` are two ports, ``fog ×2`` two tiles without a price."""
    prices = [price for _what, price in (_tile_words(scene, tile) for tile in tiles) if price]
    more = " " + "+".join(prices) if prices else f" ×{len(tiles)}" if len(tiles) > 1 else ""
    return Text(what + more, _tile_colour(_edition(scene), tiles[0]))


def _odds(scene: Scene, port: str) -> Flow:
    odds = _view(scene)["aids"].get("odds", {}).get(port, {})
    parts = []
    for kind in sorted((kind for kind in TILE_KINDS if odds.get(kind, [0])[0]), key=lambda kind: -odds[kind][0]):
        name = scene.words.say("norderwind-" + kind)
        parts.append(Text.assemble((f"{name} ", EDGE), (percent(odds[kind]).removesuffix(" %"), FADED)))
    return Flow([*parts[:-1], *(text.append("%", EDGE) for text in parts[-1:])], " ")


def _tile_words(scene: Scene, tile: str) -> tuple[str, str]:
    edition = _edition(scene)
    place = edition.tiles.index(tile)
    kind = edition.tile_kind[place]
    if kind == DESTINATION:
        return scene.words.slug(tile), ""
    price = str(edition.tile_price[place]) if kind in (PORT, MERCHANT) else ""
    good = scene.words.slug(edition.goods[edition.tile_good[place]])
    return good if kind == PORT else scene.words.say(f"norderwind-{TILE_KINDS[kind]}"), price


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
    tiles: list[RenderableType] = [_tile(scene, tile, here=place == len(row) - 1) for place, tile in enumerate(row)]
    tiles += [_empty(str(place + 1)) for place in range(len(row), reach)]
    return Group(_side_by_side(tiles), _log_book(scene, voyage, reach))


def _side_by_side(things: list[RenderableType]) -> Table:
    row = Table.grid()
    row.add_row(*things)
    return row


def _tile(scene: Scene, tile: str, here: bool) -> Panel:
    """A tile of the voyage; the one where the ship lies has a heavy frame."""
    colour = _tile_colour(_edition(scene), tile)
    what, price = _tile_words(scene, tile)
    face = Text(f"{what}\n{price}", f"bold {colour}" if here else colour, justify="center")
    box, style = (HEAVY, colour) if here else (ROUNDED, f"dim {colour}")
    return Panel(face, box=box, border_style=style, width=TILE_WIDTH, height=4, padding=0, style=f"on {SEA}")


def _empty(number: str) -> Panel:
    face = Text(number, EDGE, justify="center")
    return Panel(face, box=ROUNDED, border_style=f"dim {EDGE}", width=TILE_WIDTH, height=4, padding=0)


def _log_book(scene: Scene, voyage: VoyageView | None, reach: int) -> Flow:
    """The voyage in figures; what the lookout saw; the battle."""
    say = scene.words.say
    if voyage is None:
        return Flow([Text(say("norderwind-range", left=reach, distance=reach), FADED)])
    parts = [Text(say("norderwind-range", left=voyage["left"], distance=voyage["distance"]), COAST)]
    parts.append(Text(say("norderwind-actions", left=voyage["actions_left"]), COAST))
    if voyage["look_left"]:
        parts.append(Text(say("norderwind-look-left"), COAST))
    if voyage["looked"] is not None:
        parts.append(Text(say("norderwind-looked", tile=_secret(scene, voyage["looked"])), f"bold {SEAL}"))
    if voyage["bottom"] is not None:
        parts.append(Text(say("norderwind-bottom", tile=_secret(scene, voyage["bottom"])), FADED))
    battle = voyage["battle"]
    if battle is not None:
        odds = percent(_view(scene)["aids"].get("battle_odds", [0, 1]))
        fight = say("norderwind-battle", skulls=battle["hits_needed"], shots=battle["shots_left"], odds=odds)
        parts.append(Text(fight, f"bold {SEAL}"))
    return Flow(parts, " · ")


def _secret(scene: Scene, tile: str) -> str:
    return scene.words.say("norderwind-unknown") if tile == "?" else scene.words.slug(tile)


# The contracts


def _contracts(scene: Scene) -> RenderableType:
    view = _view(scene)
    board = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), expand=True)
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
    return head.append(" " + scene.words.say("norderwind-majority") + " ", f"not bold {FADED}").append_text(holder)


def _contract(scene: Scene, column: ColumnView, row: int) -> Text:
    """A contract: done (with its owner's cube), the next one, or a later one."""
    if row >= len(column["contracts"]):
        return Text("")
    done, asked = len(column["owners"]), _needs(scene, column["contracts"][row])
    if row < done:
        asked.stylize(f"dim {FADED}")
        return Text.assemble(seat_mark(column["owners"][row]), " ", asked)
    if row == done:
        return Text.assemble((f"▸{row + 1} ", f"bold {SIGNAL}"), asked)
    return Text.assemble((f" {row + 1} ", EDGE), asked)


def _needs(scene: Scene, asked: dict[str, int]) -> Text:
    parts = []
    for slug, amount in asked.items():
        name = (
            scene.words.say("norderwind-captain", amount=amount)
            if slug == "captain"
            else scene.words.slug(slug, amount)
        )
        parts.append(Text(f"{amount} {name}" if amount > 1 or slug == "gold" else name, STUFF[slug]))
    return Text(" ").join(parts)


def _bonuses(scene: Scene) -> Text:
    """The spaces for a contract in every port and for a full crew."""
    seats = _view(scene)["seats"]
    text = Text()
    for key in ("all_ports", "full_crew"):
        holders = [seat for seat, ship in enumerate(seats) if ship[key]]
        text.append(scene.words.say("norderwind-" + key.replace("_", "-")) + " ", FADED)
        text.append_text(Text(" ").join([seat_mark(seat) for seat in holders]) if holders else Text("○", EDGE))
        text.append("    ")
    return text


# The ships


def _ships(scene: Scene) -> RenderableType:
    view = _view(scene)
    ships: list[RenderableType] = []
    for seat in from_viewer(range(len(view["seats"])), scene.viewer):
        ship = view["seats"][seat]
        ships += [_name_plate(scene, seat, ship), _ship(scene, ship), Text("")]
    return Group(*ships[:-1])


def _name_plate(scene: Scene, seat: int, ship: SeatView) -> Table:
    plate = Table.grid(expand=True)
    plate.add_column()
    plate.add_column(justify="right", no_wrap=True)
    active = "▸" if _view(scene)["active"] == seat and _view(scene)["winner"] is None else " "
    name = Text.assemble((active, SIGNAL), (f"{SHAPES[seat]} {scene.names[seat]}", seat_style(seat)))
    total = ship["cubes"] + ship["cubes_left"]
    cubes = Text.assemble((SHAPES[seat] * ship["cubes"], COLOURS[seat]), ("·" * ship["cubes_left"], EDGE))
    plate.add_row(name, cubes.append(f" {ship['cubes']}/{total}", INK))
    return plate


def _ship(scene: Scene, ship: SeatView) -> RenderableType:
    edition, say = _edition(scene), scene.words.say
    found = {
        "gold": str(ship["gold"]),
        "letters": str(ship["letters"]),
        "sail": f"{ship['sail']}/{edition.max_sail}",
        "cannons": f"{ship['cannons']}/{edition.max_cannons}",
    }
    figures = Text("  ").join(
        [Text.assemble((say(f"norderwind-{key}") + " ", FADED), (value, "bold")) for key, value in found.items()]
    )
    rows = Table.grid(padding=(0, 1))
    rows.add_row(Text(say("norderwind-hold"), FADED), _hold(scene, ship, edition))
    rows.add_row(Text(say("norderwind-crew"), FADED), _crew(scene, ship))
    return Padding(Group(figures, rows), (0, 0, 0, 1))


def _hold(scene: Scene, ship: SeatView, edition: Edition) -> Flow:
    """Goods and free places, and the captains in the brig."""
    goods = {slug: amount for slug, amount in ship["hold"].items() if amount}
    hold = _needs(scene, goods).append(" " if goods else "").append("·" * (edition.hold - sum(goods.values())), EDGE)
    brig = Text(scene.words.say("norderwind-brig") + " ", FADED).append("♟" * ship["captains"], SEAL)
    return Flow([hold, brig.append("·" * (edition.brig - ship["captains"]), EDGE)], "  ")


def _crew(scene: Scene, ship: SeatView) -> Text:
    roles = " ".join(scene.words.slug(role) for role in ship["crew"])
    return Text(roles, MOSS).append((" " if roles else "") + "·" * ship["crew_left"], EDGE)


# The result


def score_sheet(scene: Scene, scores: list[int], places: list[int]) -> RenderableType:
    """The cubes of every seat by where they lie, and its gold, which breaks ties; the best seat first."""
    view, say = _view(scene), scene.words.say
    order = sorted(range(len(scores)), key=lambda seat: (places[seat], seat))
    ships = [view["seats"][seat] for seat in order]
    sheet = Table(box=None, pad_edge=False, padding=(0, 1))
    sheet.add_column(style=FADED)
    for seat in order:
        sheet.add_column(Text(f"{SHAPES[seat]} {scene.names[seat]}", seat_style(seat)), justify="right")
    for port, column in enumerate(view["columns"]):
        sheet.add_row(scene.words.slug(column["port"]), *[_cubes(ship["contracts"][port]) for ship in ships])
    sheet.add_row(say("norderwind-majorities"), *[_cubes(len(ship["majorities"])) for ship in ships])
    sheet.add_row(say("norderwind-all-ports"), *[_cubes(ship["all_ports"]) for ship in ships])
    sheet.add_row(say("norderwind-full-crew"), *[_cubes(ship["full_crew"]) for ship in ships])
    sheet.add_row(say("norderwind-cubes"), *[Text(str(scores[seat]), f"bold {GOLD}") for seat in order])
    sheet.add_row(say("norderwind-gold"), *[str(ship["gold"]) for ship in ships])
    sheet.add_row(say("score-place"), *[f"{places[seat]}." for seat in order])
    return sheet


def _cubes(count: int) -> str:
    return str(int(count)) if count else "–"
