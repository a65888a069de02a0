"""What a viewer knows: the view, the veil over a look, and worlds a seat cannot tell from the truth (NW-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.rng import Rng
from kogge.core.state import SPECTATOR
from kogge.games.norderwind.rules import contracts, fog, turn
from kogge.games.norderwind.rules.constants import (
    A_LOOK_AT,
    CANNONEER,
    PIRATES,
    ROLE_BITS,
    ROLES,
    SHOT,
    TILE_KINDS,
    TODO_NAMES,
)

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.state import NorderwindState


def seen_as(s: NorderwindState, action: int, viewer: int) -> int:
    """All see everything but the tile another seat looks at (NW-10.4)."""
    if s.a.table.block[action] == A_LOOK_AT and viewer != s.active:
        return s.a.veiled_look.start
    return action


# The view, built up


def view(s: NorderwindState, viewer: int) -> dict[str, object]:
    """All that the viewer may know."""
    shown: dict[str, object] = {
        "game": "norderwind",
        "players": s.players,
        "turn": s.turns,
        "round": s.turns // s.players + 1,
        "active": s.active,
        "to_move": s.to_move(),
        "pending": TODO_NAMES[s.agenda.top().kind] if not s.over else "over",
        "winner": s.winner if s.winner >= 0 else None,
        "voyage": voyage_view(s, viewer),
        "seats": [seat_view(s, seat) for seat in range(s.players)],
        "columns": [column_view(s, port) for port in range(len(s.e.ports))],
        "looks": [look_view(s, look, viewer) for look in s.looks],
        "aids": aids(s, viewer),
    }
    return shown


def view_as(s: NorderwindState, viewer: int) -> int:
    """Only a seat that has looked at a tile knows more than a spectator."""
    looks = viewer == s.active and (s.looked >= 0 or s.bottom >= 0)
    return viewer if looks or any(look.seat == viewer for look in s.looks) else SPECTATOR


def voyage_view(s: NorderwindState, viewer: int) -> dict[str, object] | None:
    """The voyage under way; the lookout's tile for the seat that looked, for others only that there is one."""
    if s.stack < 0:
        return None
    return {
        "stack": s.e.ports[s.stack],
        "row": [s.e.tiles[tile] for tile in s.row],
        "distance": s.distance,
        "left": turn.range_left(s),
        "actions": s.actions,
        "actions_left": s.e.actions - s.actions,
        "look_left": s.look_left and (s.rules.lookout_any_time or not s.row),
        "looked": _secret_tile(s, s.looked, viewer),
        "bottom": _secret_tile(s, s.bottom, viewer),
        "battle": battle_view(s),
    }


def _secret_tile(s: NorderwindState, tile: int, viewer: int) -> str | None:
    if tile < 0:
        return None
    return s.e.tiles[tile] if viewer == s.active else "?"


def battle_view(s: NorderwindState) -> dict[str, object] | None:
    """Pirates in sight: their skulls still to hit and the shots left."""
    if s.over:
        return None
    todo = s.agenda.top()
    if todo.kind == PIRATES:
        return {"hits_needed": todo.a, "shots_left": s.cannons[s.active]}
    if todo.kind == SHOT:
        return {"hits_needed": todo.b, "shots_left": todo.a}
    return None


def seat_view(s: NorderwindState, seat: int) -> dict[str, object]:
    """A ship and its captain's purse: all of it is public (NW-10.3)."""
    goods = len(s.e.goods)
    return {
        "gold": s.gold[seat],
        "letters": s.letters[seat],
        "sail": s.sail[seat],
        "cannons": s.cannons[seat],
        "crew": [role for index, role in enumerate(ROLES) if s.crew[seat] & ROLE_BITS[index]],
        "crew_left": s.e.crew - s.crew[seat].bit_count(),
        "captains": s.captains[seat],
        "hold": {slug: s.hold[seat * goods + good] for good, slug in enumerate(s.e.goods)},
        "cubes": s.cubes[seat],
        "cubes_left": s.e.cubes[s.players] - s.cubes[seat],
        "contracts": [contracts.contracts_in(s, seat, port) for port in range(len(s.e.ports))],
        "majorities": [s.e.ports[port] for port, holder in enumerate(s.majority) if holder == seat],
        "all_ports": s.all_ports[seat],
        "full_crew": s.full_crew[seat],
    }


def column_view(s: NorderwindState, port: int) -> dict[str, object]:
    """A port's contracts from the bottom up, with their cubes."""
    owners = s.columns[port]
    return {
        "port": s.e.ports[port],
        "owners": owners[:],
        "contracts": [needs(s, contract.goods, contract.gold, contract.captains) for contract in s.e.contracts[port]],
        "majority": s.majority[port] if s.majority[port] >= 0 else None,
    }


def needs(s: NorderwindState, goods: list[int], gold: int, captains: int) -> dict[str, int]:
    """What a contract asks for, by slug."""
    asked = {slug: goods[good] for good, slug in enumerate(s.e.goods) if goods[good]}
    if gold:
        asked["gold"] = gold
    if captains:
        asked["captain"] = captains
    return asked


def look_view(s: NorderwindState, look: turn.Look, viewer: int) -> dict[str, object]:
    """That a seat looked is public; the tile is for that seat alone, and only where the table helps memory."""
    own = look.seat == viewer and s.rules.seen_tiles
    return {
        "seat": look.seat,
        "stack": s.e.ports[look.stack],
        "tile": s.e.tiles[look.tile] if own else "?",
    }


# Aids, computed from what the viewer knows


def knows(s: NorderwindState, viewer: int, stack: int) -> list[int]:
    """The tiles the viewer knows to lie in a stack (those of the voyage row among them), ascending."""
    tiles = [tile for tile in s.placed[stack] if s.face_up[tile]]
    for look in s.looks:
        if look.seat == viewer and look.stack == stack and look.tile not in tiles and look.tile in s.placed[stack]:
            tiles.append(look.tile)
    if stack == s.stack:
        tiles += s.row
        aside = s.bottom if s.bottom >= 0 else s.looked
        if aside >= 0 and (viewer == s.active or _knows_aside(s, viewer, aside)):
            tiles.append(aside)
    return sorted(tiles)


def _knows_aside(s: NorderwindState, viewer: int, tile: int) -> bool:
    """Whether the viewer knows the tile to lie in the stack, though not that it is the one looked at."""
    return s.face_up[tile] or any(look.seat == viewer and look.tile == tile for look in s.looks)


def aids(s: NorderwindState, viewer: int) -> dict[str, object]:
    """What helps: seen tiles and odds of every stack, and the odds of the battle at hand (NW-10.7)."""
    helping: dict[str, object] = {}
    if s.rules.seen_tiles:
        known = [knows(s, viewer, stack) for stack in range(len(s.e.ports))]
        helping["seen"] = {port: [s.e.tiles[tile] for tile in known[stack]] for stack, port in enumerate(s.e.ports)}
        unseen = unseen_tiles(s, known)
        helping["odds"] = {port: tile_odds(s, viewer, stack, known, unseen) for stack, port in enumerate(s.e.ports)}
    battle = None if s.over else _battle_now(s)
    if battle is not None:
        wins, rows = fog.battle_odds(s.e.battle_die, battle[0], battle[1], s.crew[s.active] & CANNONEER != 0)
        helping["battle_odds"] = [wins, rows]
    return helping


def unseen_tiles(s: NorderwindState, known: list[list[int]]) -> list[int]:
    """The tiles that lie in none of the stacks as the viewer knows them."""
    seen = [False] * len(s.e.tiles)
    for tiles in known:
        for tile in tiles:
            seen[tile] = True
    return [tile for tile in range(len(s.e.tiles)) if not seen[tile]]


def tile_odds(
    s: NorderwindState, viewer: int, stack: int, known: list[list[int]], unseen: list[int]
) -> dict[str, list[int]]:
    """The chance of each kind to be turned next, as the viewer must see it: known tiles, and unknown ones alike."""
    gone = s.row[:] if stack == s.stack else []
    if stack == s.stack and viewer == s.active:
        if s.looked >= 0:
            return {TILE_KINDS[s.e.tile_kind[s.looked]]: [1, 1]}
        gone += [s.bottom] if s.bottom >= 0 else []
    left = [tile for tile in known[stack] if tile not in gone]
    unknown = s.e.stack - len(known[stack])
    share = max(len(unseen), 1)
    cases = [0] * len(TILE_KINDS)
    for tile in left:
        cases[s.e.tile_kind[tile]] += share
    for tile in unseen:
        cases[s.e.tile_kind[tile]] += unknown
    every = share * (len(left) + unknown)
    return {slug: [cases[kind], every] for kind, slug in enumerate(TILE_KINDS) if cases[kind]}


def _battle_now(s: NorderwindState) -> tuple[int, int] | None:
    todo = s.agenda.top()
    if todo.kind == PIRATES:
        return s.cannons[s.active], todo.a
    if todo.kind == SHOT:
        return todo.a, todo.b
    return None


# Worlds the viewer cannot tell from the truth (NW-10.6)


def determinize(s: NorderwindState, viewer: int, rng: Rng) -> NorderwindState:
    """Redraw what others alone have seen; what nobody has seen stays unplaced."""
    world = s.clone()
    aside = s.bottom if s.bottom >= 0 else s.looked
    secret_now = aside >= 0 and viewer != s.active
    stacks = [stack for stack in range(len(s.placed)) if _others_looked(s, viewer, stack, secret_now)]
    if not stacks:
        return world
    known = [knows(s, viewer, stack) for stack in range(len(s.placed))]
    contents = _fill(s, stacks, known, rng)
    _redraw_looks(s, world, viewer, contents, rng)
    if secret_now:
        _redraw_aside(s, world, contents[s.stack], rng)
    _place_known(s, world, viewer, stacks, known)
    return world


def _others_looked(s: NorderwindState, viewer: int, stack: int, secret_now: bool) -> bool:
    if secret_now and stack == s.stack:
        return True
    return any(look.stack == stack and look.seat != viewer for look in s.looks)


def _fill(s: NorderwindState, stacks: list[int], known: list[list[int]], rng: Rng) -> list[list[int]]:
    """Fill the places of these stacks that the viewer does not know with tiles it does not know, uniformly."""
    everything = [tile for tiles in known for tile in tiles]
    pool = [tile for tile in range(len(s.e.tiles)) if tile not in everything]
    rng.shuffle(pool)
    contents: list[list[int]] = [[] for _stack in s.placed]
    for stack in stacks:
        missing = s.e.stack - len(known[stack])
        contents[stack] = sorted(known[stack] + pool[:missing])
        pool = pool[missing:]
    return contents


def _redraw_looks(s: NorderwindState, world: NorderwindState, viewer: int, contents: list[list[int]], rng: Rng) -> None:
    """Each tile another seat looked at: uniformly one of the stack that was not turned in that voyage."""
    world.looks = []
    for look in s.looks:
        if look.seat == viewer:
            world.looks.append(look)
        else:
            choices = [tile for tile in contents[look.stack] if tile not in look.turned]
            tile = choices[rng.below(len(choices))]
            world.looks.append(turn.Look(look.seat, look.stack, tile, look.turned))


def _redraw_aside(s: NorderwindState, world: NorderwindState, content: list[int], rng: Rng) -> None:
    """The tile looked at in the voyage under way."""
    choices = [tile for tile in content if tile not in s.row]
    tile = choices[rng.below(len(choices))]
    if s.bottom >= 0:
        world.bottom = tile
    else:
        world.looked = tile


def _place_known(
    s: NorderwindState, world: NorderwindState, viewer: int, stacks: list[int], known: list[list[int]]
) -> None:
    """Place what somebody knows in the new world; un-place what nobody then knows."""
    at_sea = world.row + [tile for tile in (world.bottom, world.looked) if tile >= 0]
    for stack in stacks:
        looked_at = [look.tile for look in world.looks if look.stack == stack]
        placed = sorted(set(known[stack] + looked_at))
        world.placed[stack] = [tile for tile in placed if tile not in at_sea]
    everywhere = at_sea + [tile for tiles in world.placed for tile in tiles]
    world.unplaced = [tile for tile in range(len(s.e.tiles)) if tile not in everywhere]
