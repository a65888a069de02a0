"""Positions from text; what cannot be a position is refused. ``notation`` is the way there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo, parse_agenda
from kogge.core.errors import BrokenPosition
from kogge.core.notation import Fields
from kogge.core.state import CHANCE
from kogge.games.norderwind.rules import fog, notation, start, tiles, trade, turn
from kogge.games.norderwind.rules.constants import (
    AT_TILE,
    BOUGHT,
    CHOOSE_STACK,
    COIN,
    EQUIPMENT,
    EVENT,
    FOG,
    LETTER,
    LOOK,
    LOOKED,
    MERCHANT,
    MORE,
    PIRATES,
    PORT,
    REVEAL,
    ROLE_BITS,
    ROLES,
    SAIL_ON,
    SET_SAIL,
    SHOT,
    SOLD,
    TODO_NAMES,
)

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.game import NorderwindGame
    from kogge.games.norderwind.rules.state import NorderwindState


def parse_state(game: NorderwindGame, position: str) -> NorderwindState:
    """The position of a text; omitted fields take their start values. What cannot be a position is refused."""
    s = start.blank_state(game)
    fields = Fields(position, notation.field_names(s))
    s.turns = fields.number("turn", 0, 0, _MANY)
    s.active = s.turns % s.players
    s.winner = fields.index("winner", fields.word("winner", "-"), ["-", *_seats(s)]) - 1
    s.over = fields.index("over", fields.word("over", "no"), ["no", "yes"]) == 1
    _read_ships(s, fields)
    _read_board(s, fields)
    _read_voyage(s, fields)
    _read_sea(s, fields)
    _read_pending(s, fields)
    found = s.problems()
    if found:
        raise BrokenPosition(fields.line("pending"), "position-impossible", got="; ".join(found))
    _check_pending(s, fields)
    return s


def _read_ships(s: NorderwindState, fields: Fields) -> None:
    s.gold = fields.numbers("gold", s.gold, 0, _MANY)
    s.letters = fields.numbers("letters", s.letters, 0, s.e.max_letters)
    s.sail = fields.numbers("sail", s.sail, s.e.start_sail, s.e.max_sail)
    s.cannons = fields.numbers("cannons", s.cannons, s.e.start_cannons, s.e.max_cannons)
    s.captains = fields.numbers("captains", s.captains, 0, s.e.brig)
    for seat in range(s.players):
        for role in fields.indices(f"crew-{seat + 1}", ROLES):
            s.crew[seat] |= ROLE_BITS[role]
        for good in fields.indices(f"hold-{seat + 1}", s.e.goods):
            s.hold[seat * len(s.e.goods) + good] += 1


def _read_board(s: NorderwindState, fields: Fields) -> None:
    seats = _seats(s)
    for port, slug in enumerate(s.e.ports):
        s.columns[port] = fields.indices(f"column-{slug}", seats)
        for seat in s.columns[port]:
            s.count[port * s.players + seat] += 1
    s.majority = [holder - 1 for holder in fields.numbers("majority", _sole_majorities(s), 0, s.players)]
    everywhere = [int(all(seat in owners for owners in s.columns)) for seat in range(s.players)]
    complete = [int(crew.bit_count() == s.e.crew) for crew in s.crew]
    s.all_ports = [flag == 1 for flag in fields.numbers("all-ports", everywhere, 0, 1)]
    s.full_crew = [flag == 1 for flag in fields.numbers("full-crew", complete, 0, 1)]
    for seat in range(s.players):
        cubes = sum([owners.count(seat) for owners in s.columns]) + s.majority.count(seat)
        s.cubes[seat] = cubes + int(s.all_ports[seat]) + int(s.full_crew[seat])


def _sole_majorities(s: NorderwindState) -> list[int]:
    """Whoever has the most cubes of a column alone, counted from 1; 0 for nobody."""
    holders: list[int] = []
    for owners in s.columns:
        counts = [owners.count(seat) for seat in range(s.players)]
        best = max(counts)
        holders.append(counts.index(best) + 1 if best and counts.count(best) == 1 else 0)
    return holders


def _read_voyage(s: NorderwindState, fields: Fields) -> None:
    s.row = fields.indices("row", s.e.tiles)
    s.looked = _one_tile(s, fields, "looked")
    s.bottom = _one_tile(s, fields, "bottom")
    words = fields.words("voyage")
    if not words:
        return
    if len(words) != 6 or words[1] != "range" or words[3] != "actions" or words[5] not in ("look", "no-look"):
        example = f"{s.e.ports[0]} range {s.e.start_sail} actions 0 no-look"
        raise BrokenPosition(fields.line("voyage"), "field-shape", field="voyage", expected=example)
    s.stack = fields.index("voyage", words[0], s.e.ports)
    s.distance = fields.index("voyage", words[2], [str(n) for n in range(s.e.max_sail + 1)])
    s.actions = fields.index("voyage", words[4], [str(n) for n in range(s.e.actions + 1)])
    s.look_left = words[5] == "look"


def _one_tile(s: NorderwindState, fields: Fields, name: str) -> int:
    word = fields.word(name, "-").strip()
    return -1 if word in ("-", "") else fields.index(name, word, s.e.tiles)


def _read_sea(s: NorderwindState, fields: Fields) -> None:
    """Where nothing is said, a turned tile and a tile named in a stack are known to all."""
    at_sea = s.row + [tile for tile in (s.looked, s.bottom) if tile >= 0]
    for port, slug in enumerate(s.e.ports):
        if fields.has(f"stack-{slug}"):
            s.placed[port] = sorted(fields.indices(f"stack-{slug}", s.e.tiles))
        s.placed[port] = [tile for tile in s.placed[port] if tile not in at_sea]
    in_stacks = [tile for placed in s.placed for tile in placed]
    s.unplaced = [tile for tile in s.unplaced if tile not in in_stacks and tile not in at_sea]
    known = fields.indices("face-up", s.e.tiles) if fields.has("face-up") else in_stacks + s.row + s.e.destinations
    s.face_up = [tile in known for tile in range(len(s.e.tiles))]
    s.looks = [_read_look(s, fields, word) for word in fields.words("looks")]


def _read_look(s: NorderwindState, fields: Fields, word: str) -> turn.Look:
    parts = word.split(":")
    if len(parts) != 4:
        example = f"1:{s.e.ports[0]}:{s.e.tiles[0]}:{s.e.tiles[1]}"
        raise BrokenPosition(fields.line("looks"), "field-shape", field="looks", expected=example)
    seat = fields.index("looks", parts[0], _seats(s))
    stack = fields.index("looks", parts[1], s.e.ports)
    tile = fields.index("looks", parts[2], s.e.tiles)
    turned = [fields.index("looks", slug, s.e.tiles) for slug in parts[3].split(",") if slug]
    return turn.Look(seat, stack, tile, turned)


def _read_pending(s: NorderwindState, fields: Fields) -> None:
    if fields.has("pending"):
        s.agenda = parse_agenda(fields.word("pending", "-"), TODO_NAMES, fields.line("pending"))
    elif not s.over:
        turn.start_turn(s)


def _check_pending(s: NorderwindState, fields: Fields) -> None:
    """What is pending must fit the seat, the voyage and the tile."""
    for todo in s.agenda.stack:
        chance = todo.kind >= REVEAL
        if todo.who != (CHANCE if chance else todo.who % s.players):
            raise BrokenPosition(fields.line("pending"), "decision-seat", got=todo.who, highest=s.players - 1)
        if not _fits(s, todo) or not _numbers_fit(todo):
            raise BrokenPosition(fields.line("pending"), "decision-voyage", got=TODO_NAMES[todo.kind])


def _numbers_fit(todo: Todo) -> bool:
    """Only some decisions have numbers of their own."""
    if todo.kind in (SHOT, MORE):
        return todo.c == 0
    return todo.b == 0 and todo.c == 0 and (todo.a == 0 or todo.kind == PIRATES)


def _fits(s: NorderwindState, todo: Todo) -> bool:
    if todo.kind == CHOOSE_STACK:
        return s.stack < 0 and todo.who == s.active and s.gold[s.active] > 0
    if s.stack < 0 or s.distance > s.sail[s.active] or s.actions > _tiles_used_at_most(s, todo):
        return False
    if todo.kind in (LETTER, MORE):
        return s.actions > 0 and _fits_trade(s, todo)
    if s.actions >= s.e.actions or todo.who not in (CHANCE, s.active):
        return False
    if todo.kind in (EVENT, PIRATES, SHOT):
        return _fits_fog(s, todo)
    if todo.kind == AT_TILE:
        return _action_tile(s) and (len(s.row) < s.distance or tiles.legal_uses(s, s.active) != [])
    return len(s.row) < s.distance and _fits_between_tiles(s, todo)


def _tiles_used_at_most(s: NorderwindState, todo: Todo) -> int:
    """How many tiles of the row can have been used: no fog, and not the tile that is being decided about."""
    used = s.row[:-1] if todo.kind == AT_TILE else s.row
    return len([tile for tile in used if s.e.tile_kind[tile] != FOG])


def _fits_between_tiles(s: NorderwindState, todo: Todo) -> bool:
    """A look comes once: its tile is seen, then turned or under the stack."""
    if todo.kind == SET_SAIL:
        return s.look_left and s.row == []
    if todo.kind in (LOOK, LOOKED) and s.row and not s.rules.lookout_any_time:
        return False
    if todo.kind == LOOK:
        return not s.look_left and s.looked < 0 and s.bottom < 0
    if todo.kind == LOOKED:
        return s.looked >= 0
    if todo.kind == SAIL_ON:
        return s.row != [] and s.looked < 0
    return True


def _fits_fog(s: NorderwindState, todo: Todo) -> bool:
    if not s.row or s.e.tile_kind[s.row[-1]] != FOG or s.looked >= 0:
        return False
    if todo.kind == PIRATES:
        can_pay = s.gold[s.active] >= s.e.pirate_price
        return 1 <= todo.a <= COIN and (can_pay or fog.winnable(s, s.cannons[s.active], todo.a))
    if todo.kind == SHOT:
        return todo.a <= s.cannons[s.active] and 1 <= todo.b <= COIN and fog.winnable(s, todo.a, todo.b)
    return True


def _fits_trade(s: NorderwindState, todo: Todo) -> bool:
    if not _action_tile(s):
        return False
    tile = s.row[-1]
    kind = s.e.tile_kind[tile]
    if todo.kind == LETTER:
        used = kind in (PORT, EQUIPMENT, MERCHANT) and todo.who != s.active
        return used and s.letters[todo.who] > 0 and tiles.legal_uses(s, todo.who) != []
    if kind not in (PORT, MERCHANT) or todo.a not in (BOUGHT, SOLD) or not 0 <= todo.b < len(s.e.goods):
        return False
    same_good = kind == MERCHANT or todo.b == s.e.tile_good[tile]
    return same_good and trade.second_goods(s, todo.who, todo.a, todo.b) != []


def _action_tile(s: NorderwindState) -> bool:
    return s.row != [] and s.e.tile_kind[s.row[-1]] != FOG and s.looked < 0


def _seats(s: NorderwindState) -> list[str]:
    """The seats as a position text names them, counted from 1."""
    return [str(seat + 1) for seat in range(s.players)]


_MANY = 1_000_000
