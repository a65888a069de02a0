"""What a seat knows as a row of small numbers. Looks are remembered, whether or not the table helps memory (NW-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kogge.core.features import MOST_SEATS, FeatureTable, Row
from kogge.games.norderwind.rules import turn
from kogge.games.norderwind.rules.constants import BOUGHT, MORE, PIRATES, PORT, ROLE_BITS, SHOT, TILE_KINDS, TODO_NAMES
from kogge.games.norderwind.rules.edition import Contract, Edition

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.state import NorderwindState


_FEWEST: Final = 2
_GOLD: Final = 60
_SMALL_PURSE: Final = 15
_LOOKS: Final = 8
_ROUNDS: Final = 60
_LEAD: Final = 5
_LACKS: Final = 12


class Layout:
    """Where each piece begins."""

    def __init__(self, e: Edition) -> None:
        self.table: FeatureTable = FeatureTable()
        self.rungs: i64 = max([len(column) for column in e.contracts])
        self.tiles: i64 = len(e.tiles)
        self._add_turn(e)
        self._add_voyage(e)
        self._add_sea(e)
        self._add_ships(e)
        self._add_board(e)
        self.table.finish()

    def _add_turn(self, e: Edition) -> None:
        t = self.table
        self.players: i64 = t.add("players", [MOST_SEATS - _FEWEST + 1], 1, "How many play: two, three or four.")
        self.options: i64 = t.add("options", [2], 1, "One letter on a tile; the lookout may look at any time.")
        self.pending: i64 = t.add(
            "pending", [len(TODO_NAMES)], 1, "What is decided next; nothing once the game is over."
        )
        self.to_move: i64 = t.add("to_move", [MOST_SEATS], 1, "Who decides it; nobody while chance does.")
        self.active: i64 = t.add("active", [MOST_SEATS], 1, "Whose turn it is.")
        self.rounds: i64 = t.add("round", [1], _ROUNDS, "Rounds completed.")
        self.rounds_left: i64 = t.add(
            "rounds_left", [1], _ROUNDS, "Rounds up to the limit; the scale where there is none."
        )

    def _add_voyage(self, e: Edition) -> None:
        t = self.table
        goods = len(e.goods)
        self.stack: i64 = t.add("stack", [len(e.ports)], 1, "The stack of the voyage under way.")
        self.distance: i64 = t.add("distance", [1], e.max_sail, "Its range.")
        self.left: i64 = t.add("left", [1], e.max_sail, "How many tiles may still be turned.")
        self.actions: i64 = t.add("actions", [1], e.actions, "Actions taken in it.")
        self.may_look: i64 = t.add("may_look", [1], 1, "The lookout has not looked yet.")
        self.kind: i64 = t.add("tile_kind", [len(TILE_KINDS)], 1, "The kind of the tile under the ship.")
        self.good: i64 = t.add("tile_good", [goods], 1, "The good of the port under the ship.")
        self.price: i64 = t.add("tile_price", [1], 20, "Its price.")
        self.aside: i64 = t.add("aside", [2], 1, "A tile was looked at and lies on top; and went to the bottom.")
        self.battle: i64 = t.add("battle", [2], 10, "Pirates: hits still needed, shots left.")
        self.bought: i64 = t.add("bought", [goods], 1, "The good just bought, where a second may follow.")
        self.sold: i64 = t.add("sold", [goods], 1, "The good just sold, where a second may follow.")

    def _add_sea(self, e: Edition) -> None:
        t = self.table
        ports = len(e.ports)
        self.known: i64 = t.add("known", [ports, self.tiles], 1, "Tiles the observer knows to be in each stack.")
        self.turned: i64 = t.add("turned", [self.tiles], 1, "Tiles turned up in this voyage.")
        self.looked: i64 = t.add("looked", [self.tiles], 1, "The tile the observer has looked at in it.")
        self.looks: i64 = t.add(
            "looks", [MOST_SEATS, ports], _LOOKS, "Looks that did not end face up, by seat and stack."
        )

    def _add_ships(self, e: Edition) -> None:
        t = self.table
        self.gold: i64 = t.add("gold", [MOST_SEATS], _GOLD, "Gold.")
        self.purse: i64 = t.add("purse", [MOST_SEATS], _SMALL_PURSE, "Gold, as far as small amounts matter.")
        self.letters: i64 = t.add("letters", [MOST_SEATS], max(e.max_letters, 1), "Trade letters.")
        self.sail: i64 = t.add("sail", [MOST_SEATS], e.max_sail, "Length of the voyages.")
        self.cannons: i64 = t.add("cannons", [MOST_SEATS], max(e.max_cannons, 1), "Cannons.")
        self.crew: i64 = t.add("crew", [MOST_SEATS, len(ROLE_BITS)], 1, "Crew aboard.")
        self.captains: i64 = t.add("captains", [MOST_SEATS], max(e.brig, 1), "Pirate captains in the brig.")
        self.hold: i64 = t.add("hold", [MOST_SEATS, len(e.goods)], e.of_a_kind, "Goods in the hold.")

    def _add_board(self, e: Edition) -> None:
        t = self.table
        ports, cubes = len(e.ports), max(e.cubes)
        self.cubes: i64 = t.add("cubes_left", [MOST_SEATS], cubes, "Cubes still to place: none left wins.")
        about = "By how many cubes the observer is ahead of the best other seat, then of each other; 5 is level."
        self.lead: i64 = t.add("lead", [MOST_SEATS], 2 * _LEAD, about)
        self.contracts: i64 = t.add("contracts", [MOST_SEATS, ports], self.rungs, "Contracts fulfilled in each port.")
        self.majority: i64 = t.add("majority", [MOST_SEATS, ports], 1, "Who holds the majority of each port.")
        self.all_ports: i64 = t.add("all_ports", [MOST_SEATS], 1, "The cube for contracts in all ports.")
        self.full_crew: i64 = t.add("full_crew", [MOST_SEATS], 1, "The cube for a full crew.")
        about = "Whose cube lies on each contract, from the bottom."
        self.columns: i64 = t.add("columns", [MOST_SEATS, ports, self.rungs], 1, about)
        contracts = [contract for column in e.contracts for contract in column]
        goods = max([max(contract.goods) for contract in contracts])
        about = "Goods the next contract of each port asks for."
        self.needs: i64 = t.add("needs", [ports, len(e.goods)], max(goods, 1), about)
        costs = max([max(contract.gold, contract.captains) for contract in contracts])
        self.costs: i64 = t.add("costs", [ports, 2], max(costs, 1), "Gold and captains it asks for.")
        about = "Goods, gold and captains the observer's ship still lacks for it."
        self.lacks: i64 = t.add("lacks", [ports], _LACKS, about)
        self.ready: i64 = t.add("ready", [ports], 1, "It lacks nothing.")


def write(s: NorderwindState, viewer: i64, row: Row) -> None:
    """The row of a seat: only what is not 0 is put."""
    at = s.rules.layout
    add_turn(s, viewer, at, row)
    if s.stack >= 0:
        add_voyage(s, viewer, at, row)
    add_sea(s, viewer, at, row)
    players: i64 = s.players
    best: i64 = 0
    step: i64
    for step in range(players):
        seat = viewer + step if viewer + step < players else viewer + step - players
        add_ship(s, seat, step, at, row)
        if step:
            best = max(best, i64(s.cubes[seat]))
            row.lead(at.lead + step, s.cubes[viewer] - s.cubes[seat], _LEAD)
    row.lead(at.lead, s.cubes[viewer] - best, _LEAD)
    add_board(s, viewer, at, row)


def after(s: NorderwindState, seat: i64, viewer: i64) -> i64:
    """How many places the seat sits after the viewer."""
    return seat - viewer if seat >= viewer else seat - viewer + s.players


def add_turn(s: NorderwindState, viewer: i64, at: Layout, row: Row) -> None:
    """Who decides what, and how long the game may still last."""
    row.flag(at.players + s.players - _FEWEST)
    if s.rules.one_letter:
        row.flag(at.options)
    if s.rules.lookout_any_time:
        row.flag(at.options + 1)
    rounds = s.turns // s.players
    limit = s.rules.round_limit
    row.capped(at.rounds, rounds, _ROUNDS)
    row.capped(at.rounds_left, limit - rounds if limit else _ROUNDS, _ROUNDS)
    row.flag(at.active + after(s, s.active, viewer))
    if s.over:
        return
    todo = s.agenda.stack[-1]
    row.flag(at.pending + todo.kind)
    if todo.who >= 0:
        row.flag(at.to_move + after(s, todo.who, viewer))
    if todo.kind == MORE:
        row.flag((at.bought if todo.a == BOUGHT else at.sold) + todo.b)
    elif todo.kind == PIRATES:
        row.capped(at.battle, todo.a, 10)
        row.put(at.battle + 1, s.cannons[s.active])
    elif todo.kind == SHOT:
        row.capped(at.battle, todo.b, 10)
        row.put(at.battle + 1, todo.a)


def add_voyage(s: NorderwindState, viewer: i64, at: Layout, row: Row) -> None:
    """The voyage under way; the tile looked at is for the seat that looked (NW-10.4)."""
    row.flag(at.stack + s.stack)
    row.put(at.distance, s.distance)
    row.put(at.left, turn.range_left(s))
    if s.actions:
        row.put(at.actions, s.actions)
    if s.look_left:
        row.flag(at.may_look)
    if s.row:
        tile = s.row[-1]
        row.flag(at.kind + s.e.tile_kind[tile])
        if s.e.tile_price[tile]:
            row.put(at.price, s.e.tile_price[tile])
        if s.e.tile_kind[tile] == PORT:
            row.flag(at.good + s.e.tile_good[tile])
    if s.looked >= 0:
        row.flag(at.aside)
    elif s.bottom >= 0:
        row.flag(at.aside + 1)


def add_sea(s: NorderwindState, viewer: i64, at: Layout, row: Row) -> None:
    """Tiles that lie in a stack as the viewer knows: face up once, turned now, or looked at by itself (NW-10.5)."""
    tiles = at.tiles
    start = at.known
    face_up = s.face_up
    for placed in s.placed:
        for tile in placed:
            if face_up[i64(tile)]:
                row.flag(start + tile)
        start += tiles
    for look in s.looks:
        place = at.looks + after(s, look.seat, viewer) * len(s.placed) + look.stack
        row.capped(place, row.get(place) + 1, _LOOKS)
        if look.seat == viewer:
            row.flag(at.known + look.stack * tiles + look.tile)
    if s.stack >= 0:
        add_turned(s, viewer, at, row)


def add_turned(s: NorderwindState, viewer: i64, at: Layout, row: Row) -> None:
    """The tiles of the voyage under way; the one looked at is for the seat that looked (NW-10.4)."""
    start = at.known + s.stack * at.tiles
    row.flag_each(start, s.row)
    row.flag_each(at.turned, s.row)
    aside = s.bottom if s.bottom >= 0 else s.looked
    if aside < 0:
        return
    if viewer == s.active:
        row.flag(at.looked + aside)
    if viewer == s.active or s.face_up[aside]:
        row.flag(start + aside)


def add_ship(s: NorderwindState, seat: i64, step: i64, at: Layout, row: Row) -> None:
    """A ship: all of it is public (NW-10.3)."""
    gold: i64 = s.gold[seat]
    row.capped(at.gold + step, gold, _GOLD)
    row.capped(at.purse + step, gold, _SMALL_PURSE)
    row.put(at.letters + step, s.letters[seat])
    row.put(at.sail + step, s.sail[seat])
    row.put(at.cannons + step, s.cannons[seat])
    row.put(at.captains + step, s.captains[seat])
    row.put(at.cubes + step, s.e.cubes[s.players] - s.cubes[seat])
    row.flags(at.crew + step * len(ROLE_BITS), s.crew[seat])
    goods: i64 = len(s.e.goods)
    hold, first = s.hold, seat * goods
    good: i64
    for good in range(goods):
        row.put(at.hold + step * goods + good, hold[first + good])
    if s.all_ports[seat]:
        row.flag(at.all_ports + step)
    if s.full_crew[seat]:
        row.flag(at.full_crew + step)


def add_board(s: NorderwindState, viewer: i64, at: Layout, row: Row) -> None:
    """The columns of contracts: cubes, majorities, and what comes next."""
    ports: i64 = len(s.columns)
    players: i64 = s.players
    seat: i64
    for port, owners in enumerate(s.columns):
        if owners:
            for rung, owner in enumerate(owners):
                row.flag(at.columns + (after(s, owner, viewer) * ports + port) * at.rungs + rung)
            for seat in range(players):
                row.put(at.contracts + after(s, seat, viewer) * ports + port, s.count[port * players + seat])
            first: i64 = s.majority[port]
            if first >= 0:
                row.flag(at.majority + after(s, first, viewer) * ports + port)
        contracts = s.e.contracts[port]
        if len(owners) < len(contracts):
            add_contract(s, viewer, port, contracts[len(owners)], at, row)


def add_contract(s: NorderwindState, viewer: i64, port: i64, contract: Contract, at: Layout, row: Row) -> None:
    """What the next contract of a port asks for, and what the viewer's ship lacks for it."""
    goods: i64 = len(s.e.goods)
    row.put(at.costs + port * 2, contract.gold)
    row.put(at.costs + port * 2 + 1, contract.captains)
    lacks: i64 = max(contract.gold - s.gold[viewer], 0) + max(contract.captains - s.captains[viewer], 0)
    for good, asked in enumerate(contract.goods):
        if asked:
            row.put(at.needs + port * goods + good, asked)
            lacks += max(asked - i64(s.hold[viewer * goods + good]), 0)
    if lacks:
        row.capped(at.lacks + port, lacks, _LACKS)
    else:
        row.flag(at.ready + port)
