"""What a seat knows as a row of small numbers. Looks are remembered, whether or not the table helps memory (NW-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kogge.core.features import MOST_SEATS, FeatureTable, most
from kogge.games.norderwind import voyage
from kogge.games.norderwind.constants import BOUGHT, MORE, PIRATES, PORT, ROLE_BITS, SHOT, TILE_KINDS, TODO_NAMES
from kogge.games.norderwind.edition import Edition

if TYPE_CHECKING:
    from kogge.games.norderwind.state import NorderwindState

_FEWEST: Final = 2
_GOLD: Final = 60
_LOOKS: Final = 8
_ROUNDS: Final = 250
_TURNED: Final = 2
_ASIDE: Final = 3


class Layout:
    """Where each piece begins."""

    def __init__(self, e: Edition) -> None:
        self.table: FeatureTable = FeatureTable()
        self.rungs: int = max([len(column) for column in e.contracts])
        self._add_turn(e)
        self._add_voyage(e)
        self._add_sea(e)
        self._add_ships(e)
        self._add_board(e)
        self.table.finish()

    def _add_turn(self, e: Edition) -> None:
        t = self.table
        self.players: int = t.add("players", [MOST_SEATS - _FEWEST + 1], 1, "How many play: two, three or four.")
        self.options: int = t.add("options", [2], 1, "One letter on a tile; the lookout may look at any time.")
        self.pending: int = t.add(
            "pending", [len(TODO_NAMES)], 1, "What is decided next; nothing once the game is over."
        )
        self.to_move: int = t.add("to_move", [MOST_SEATS], 1, "Who decides it; nobody while chance does.")
        self.active: int = t.add("active", [MOST_SEATS], 1, "Whose turn it is.")
        self.rounds: int = t.add("round", [1], _ROUNDS, "Rounds completed.")
        self.rounds_left: int = t.add(
            "rounds_left", [1], _ROUNDS, "Rounds up to the limit; the scale where there is none."
        )

    def _add_voyage(self, e: Edition) -> None:
        t = self.table
        goods = len(e.goods)
        self.stack: int = t.add("stack", [len(e.ports)], 1, "The stack of the voyage under way.")
        self.distance: int = t.add("distance", [1], e.max_sail, "Its range.")
        self.left: int = t.add("left", [1], e.max_sail, "How many tiles may still be turned.")
        self.actions: int = t.add("actions", [1], e.actions, "Actions taken in it.")
        self.may_look: int = t.add("may_look", [1], 1, "The lookout has not looked yet.")
        self.kind: int = t.add("tile_kind", [len(TILE_KINDS)], 1, "The kind of the tile under the ship.")
        self.good: int = t.add("tile_good", [goods], 1, "The good of the port under the ship.")
        self.price: int = t.add("tile_price", [1], 20, "Its price.")
        self.aside: int = t.add("aside", [2], 1, "A tile was looked at and lies on top; and went to the bottom.")
        self.battle: int = t.add("battle", [2], 10, "Pirates: hits still needed, shots left.")
        self.bought: int = t.add("bought", [goods], 1, "The good just bought, where a second may follow.")
        self.sold: int = t.add("sold", [goods], 1, "The good just sold, where a second may follow.")

    def _add_sea(self, e: Edition) -> None:
        t = self.table
        ports = len(e.ports)
        about = (
            "Tiles the observer knows to be in each stack: 1 in it, 2 turned up in this voyage, 3 the one it looked at."
        )
        self.known: int = t.add("known", [ports, len(e.tiles)], _ASIDE, about)
        self.looks: int = t.add(
            "looks", [MOST_SEATS, ports], _LOOKS, "Looks that did not end face up, by seat and stack."
        )

    def _add_ships(self, e: Edition) -> None:
        t = self.table
        self.gold: int = t.add("gold", [MOST_SEATS], _GOLD, "Gold.")
        self.letters: int = t.add("letters", [MOST_SEATS], max(e.max_letters, 1), "Trade letters.")
        self.sail: int = t.add("sail", [MOST_SEATS], e.max_sail, "Length of the voyages.")
        self.cannons: int = t.add("cannons", [MOST_SEATS], max(e.max_cannons, 1), "Cannons.")
        self.crew: int = t.add("crew", [MOST_SEATS, len(ROLE_BITS)], 1, "Crew aboard.")
        self.captains: int = t.add("captains", [MOST_SEATS], max(e.brig, 1), "Pirate captains in the brig.")
        self.hold: int = t.add("hold", [MOST_SEATS, len(e.goods)], e.of_a_kind, "Goods in the hold.")

    def _add_board(self, e: Edition) -> None:
        t = self.table
        ports, cubes = len(e.ports), max(e.cubes)
        self.cubes: int = t.add("cubes_left", [MOST_SEATS], cubes, "Cubes still to place: none left wins.")
        self.contracts: int = t.add("contracts", [MOST_SEATS, ports], self.rungs, "Contracts fulfilled in each port.")
        self.majority: int = t.add("majority", [MOST_SEATS, ports], 1, "Who holds the majority of each port.")
        self.all_ports: int = t.add("all_ports", [MOST_SEATS], 1, "The cube for contracts in all ports.")
        self.full_crew: int = t.add("full_crew", [MOST_SEATS], 1, "The cube for a full crew.")
        about = "Whose cube lies on each contract, from the bottom: 1 the observer, 2 the next seat, and so on; 0 none."
        self.columns: int = t.add("columns", [ports, self.rungs], MOST_SEATS, about)
        about = "What the next contract of each port asks for: goods, gold, captains."
        contracts = [contract for column in e.contracts for contract in column]
        asked = max([max([contract.gold, contract.captains, *contract.goods]) for contract in contracts])
        self.needs: int = t.add("needs", [ports, len(e.goods) + 2], asked, about)


def features(s: NorderwindState, viewer: int) -> bytes:
    """The row of a seat. Most of it is 0: only what is there is written, which is what takes time."""
    at = s.rules.layout
    row = bytearray(at.table.size)
    add_turn(s, viewer, at, row)
    if s.stack >= 0:
        add_voyage(s, viewer, at, row)
    add_sea(s, viewer, at, row)
    for step in range(s.players):
        seat = viewer + step
        add_ship(s, seat if seat < s.players else seat - s.players, step, at, row)
    add_board(s, viewer, at, row)
    return bytes(row)


def after(s: NorderwindState, seat: int, viewer: int) -> int:
    """How many places the seat sits after the viewer."""
    return seat - viewer if seat >= viewer else seat - viewer + s.players


def add_turn(s: NorderwindState, viewer: int, at: Layout, row: bytearray) -> None:
    """Who decides what, and how long the game may still last."""
    row[at.players + s.players - _FEWEST] = 1
    if s.rules.one_letter:
        row[at.options] = 1
    if s.rules.lookout_any_time:
        row[at.options + 1] = 1
    rounds = s.turns // s.players
    limit = s.rules.round_limit
    row[at.rounds] = most(rounds, _ROUNDS)
    row[at.rounds_left] = most(limit - rounds, _ROUNDS) if limit else _ROUNDS
    row[at.active + after(s, s.active, viewer)] = 1
    if s.over:
        return
    todo = s.agenda.stack[-1]
    row[at.pending + todo.kind] = 1
    if todo.who >= 0:
        row[at.to_move + after(s, todo.who, viewer)] = 1
    if todo.kind == MORE:
        row[(at.bought if todo.a == BOUGHT else at.sold) + todo.b] = 1
    elif todo.kind == PIRATES:
        row[at.battle] = most(todo.a, 10)
        row[at.battle + 1] = s.cannons[s.active]
    elif todo.kind == SHOT:
        row[at.battle] = most(todo.b, 10)
        row[at.battle + 1] = todo.a


def add_voyage(s: NorderwindState, viewer: int, at: Layout, row: bytearray) -> None:
    """The voyage under way; the tile looked at is for the seat that looked (NW-10.4)."""
    row[at.stack + s.stack] = 1
    row[at.distance] = s.distance
    row[at.left] = voyage.range_left(s)
    if s.actions:
        row[at.actions] = s.actions
    if s.look_left:
        row[at.may_look] = 1
    if s.row:
        tile = s.row[-1]
        row[at.kind + s.e.tile_kind[tile]] = 1
        if s.e.tile_price[tile]:
            row[at.price] = s.e.tile_price[tile]
        if s.e.tile_kind[tile] == PORT:
            row[at.good + s.e.tile_good[tile]] = 1
    if s.looked >= 0:
        row[at.aside] = 1
    elif s.bottom >= 0:
        row[at.aside + 1] = 1


def add_sea(s: NorderwindState, viewer: int, at: Layout, row: bytearray) -> None:
    """Tiles that lie in a stack as the viewer knows: face up once, turned now, or looked at by itself (NW-10.5)."""
    tiles = len(s.e.tiles)
    for stack in range(len(s.placed)):
        start = at.known + stack * tiles
        for tile in s.placed[stack]:
            if s.face_up[tile]:
                row[start + tile] = 1
    for look in s.looks:
        place = at.looks + after(s, look.seat, viewer) * len(s.placed) + look.stack
        row[place] = most(row[place] + 1, _LOOKS)
        if look.seat == viewer:
            row[at.known + look.stack * tiles + look.tile] = 1
    if s.stack >= 0:
        start = at.known + s.stack * tiles
        for tile in s.row:
            row[start + tile] = _TURNED
        aside = s.bottom if s.bottom >= 0 else s.looked
        if aside >= 0 and viewer == s.active:
            row[start + aside] = _ASIDE
        elif aside >= 0 and s.face_up[aside]:
            row[start + aside] = 1


def add_ship(s: NorderwindState, seat: int, step: int, at: Layout, row: bytearray) -> None:
    """A ship: all of it is public (NW-10.3)."""
    if s.gold[seat]:
        row[at.gold + step] = most(s.gold[seat], _GOLD)
    if s.letters[seat]:
        row[at.letters + step] = s.letters[seat]
    row[at.sail + step] = s.sail[seat]
    if s.cannons[seat]:
        row[at.cannons + step] = s.cannons[seat]
    if s.captains[seat]:
        row[at.captains + step] = s.captains[seat]
    row[at.cubes + step] = s.e.cubes[s.players] - s.cubes[seat]
    crew = s.crew[seat]
    place = at.crew + step * len(ROLE_BITS)
    while crew:
        if crew & 1:
            row[place] = 1
        crew >>= 1
        place += 1
    goods = len(s.e.goods)
    for good in range(goods):
        amount = s.hold[seat * goods + good]
        if amount:
            row[at.hold + step * goods + good] = amount
    if s.all_ports[seat]:
        row[at.all_ports + step] = 1
    if s.full_crew[seat]:
        row[at.full_crew + step] = 1


def add_board(s: NorderwindState, viewer: int, at: Layout, row: bytearray) -> None:
    """The columns of contracts: cubes, majorities, and what comes next."""
    ports, goods = len(s.columns), len(s.e.goods)
    for port in range(ports):
        owners = s.columns[port]
        for rung in range(len(owners)):
            row[at.columns + port * at.rungs + rung] = after(s, owners[rung], viewer) + 1
        if owners:
            for seat in range(s.players):
                if s.count[port * s.players + seat]:
                    row[at.contracts + after(s, seat, viewer) * ports + port] = s.count[port * s.players + seat]
        if s.majority[port] >= 0:
            row[at.majority + after(s, s.majority[port], viewer) * ports + port] = 1
        if len(owners) < len(s.e.contracts[port]):
            contract = s.e.contracts[port][len(owners)]
            start = at.needs + port * (goods + 2)
            for good in range(goods):
                if contract.goods[good]:
                    row[start + good] = contract.goods[good]
            if contract.gold:
                row[start + goods] = contract.gold
            if contract.captains:
                row[start + goods + 1] = contract.captains
