"""The end, places, and the invariants of a position (NW-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.games.norderwind.rules.constants import LOOKOUT

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.state import NorderwindState


def win(s: NorderwindState, seat: int) -> None:
    """All cubes are on the board: the game ends at once, whatever is pending lapses (NW-9.1, NW-9.2)."""
    s.winner = seat
    s.over = True
    s.agenda.clear()
    if s.journal is not None:
        s.journal.add("win", seat, s.cubes[seat])


def end_without_winner(s: NorderwindState) -> None:
    """The last round is over and nobody has won (NW-9.3)."""
    s.over = True
    s.agenda.clear()
    if s.journal is not None:
        s.journal.add("round-limit", -1, s.rules.round_limit)


def last_round_over(s: NorderwindState) -> bool:
    """Whether all seats have had their turn of the last round (NW-9.3)."""
    return s.rules.round_limit > 0 and s.turns >= s.rules.round_limit * s.players


def ranking(s: NorderwindState) -> list[int]:
    """The winner is first; others by cubes, then gold, then shared, from the second place on (NW-9.4)."""
    places: list[int] = []
    for seat in range(s.players):
        better = 0
        for other in range(s.players):
            if other != s.winner and _is_better(s, other, seat):
                better += 1
        places.append(1 if seat == s.winner else better + 2)
    return places


def _is_better(s: NorderwindState, one: int, other: int) -> bool:
    if s.cubes[one] != s.cubes[other]:
        return s.cubes[one] > s.cubes[other]
    return s.gold[one] > s.gold[other]


def problems(s: NorderwindState) -> list[str]:
    """Invariants that do not hold."""
    found: list[str] = []
    found += _ship_problems(s)
    found += _board_problems(s)
    found += _sea_problems(s)
    if s.over != (not s.agenda.stack):
        found.append("the game is over exactly when nothing is pending")
    if s.winner < 0 and s.over != last_round_over(s):
        found.append("a game without a winner ends with its last round")
    if len(s.agenda.stack) > 1:
        found.append("more than one decision is pending")
    return found


def _ship_problems(s: NorderwindState) -> list[str]:
    found: list[str] = []
    goods = len(s.e.goods)
    for seat in range(s.players):
        hold = s.hold[seat * goods : (seat + 1) * goods]
        if s.gold[seat] < 0:
            found.append(f"seat {seat} owes gold")
        if min(hold) < 0 or max(hold) > s.e.of_a_kind or sum(hold) > s.e.hold:
            found.append(f"seat {seat} has an impossible hold {hold}")
        if not 0 <= s.captains[seat] <= s.e.brig:
            found.append(f"seat {seat} has {s.captains[seat]} captains")
        if not 0 <= s.letters[seat] <= s.e.max_letters:
            found.append(f"seat {seat} has {s.letters[seat]} letters")
        if not s.e.start_cannons <= s.cannons[seat] <= s.e.max_cannons:
            found.append(f"seat {seat} has {s.cannons[seat]} cannons")
        if not s.e.start_sail <= s.sail[seat] <= s.e.max_sail:
            found.append(f"seat {seat} has sail {s.sail[seat]}")
        crew = s.crew[seat].bit_count()
        if crew > s.e.crew or s.full_crew[seat] != (crew == s.e.crew):
            found.append(f"seat {seat} has {crew} crew members and full crew {s.full_crew[seat]}")
    return found


def _board_problems(s: NorderwindState) -> list[str]:
    found: list[str] = []
    for port, owners in enumerate(s.columns):
        counts = [owners.count(seat) for seat in range(s.players)]
        if counts != s.count[port * s.players : (port + 1) * s.players]:
            found.append(f"port {port} counts {counts}")
        best = max(counts)
        sole = counts.index(best) if best and counts.count(best) == 1 else -1
        # A game won by the contract cube ends before the majority is settled.
        if s.majority[port] != sole and not s.over:
            found.append(f"port {port} gives the majority to {s.majority[port]}, not {sole}")
        if len(owners) > len(s.e.contracts[port]):
            found.append(f"port {port} has too many cubes")
    for seat in range(s.players):
        cubes = sum([owners.count(seat) for owners in s.columns]) + s.majority.count(seat)
        cubes += int(s.all_ports[seat]) + int(s.full_crew[seat])
        if cubes != s.cubes[seat] or cubes > s.e.cubes[s.players]:
            found.append(f"seat {seat} has {s.cubes[seat]} cubes, counted {cubes}")
        if (s.winner == seat) != (cubes == s.e.cubes[s.players]):
            found.append(f"seat {seat} has {cubes} cubes and the winner is {s.winner}")
        everywhere = all(seat in owners for owners in s.columns)
        if s.all_ports[seat] != everywhere and not s.over:
            found.append(f"seat {seat} has all ports {s.all_ports[seat]}")
    return found


def _sea_problems(s: NorderwindState) -> list[str]:
    found: list[str] = []
    aside = [tile for tile in (s.bottom, s.looked) if tile >= 0]
    everything = sorted(s.unplaced + s.row + aside + [tile for tiles in s.placed for tile in tiles])
    if everything != list(range(len(s.e.tiles))):
        found.append(f"tiles are missing or double: {everything}")
    for stack in range(len(s.placed)):
        found += _stack_problems(s, stack, s.row + aside if stack == s.stack else [])
    if any(s.face_up[tile] for tile in s.unplaced) or not all(s.face_up[tile] for tile in s.row):
        found.append("a tile is face up exactly when it has been turned")
    for look in s.looks:
        if look.tile in look.turned or not all(s.face_up[tile] for tile in look.turned):
            found.append(f"seat {look.seat} looked at tile {look.tile} while {look.turned} were turned")
    return found + _voyage_problems(s, aside)


def _stack_problems(s: NorderwindState, stack: int, at_sea: list[int]) -> list[str]:
    found: list[str] = []
    tiles = s.placed[stack] + at_sea
    size = len(tiles)
    if size > s.e.stack or len(s.unplaced) < s.e.stack - size:
        found.append(f"stack {stack} has {size} tiles")
    if [tile for tile in tiles if tile in s.e.destinations] != [s.e.destinations[stack]]:
        found.append(f"stack {stack} holds another destination than its own")
    looks = [look for look in s.looks if look.stack == stack]
    for tile in s.placed[stack]:
        if not s.face_up[tile] and not any(look.tile == tile for look in looks):
            found.append(f"tile {tile} is placed but known to nobody")
    for look in looks:
        if not all(tile in tiles for tile in [look.tile, *look.turned]):
            found.append(f"a look at stack {stack} saw tiles that are not there")
    return found


def _voyage_problems(s: NorderwindState, aside: list[int]) -> list[str]:
    found: list[str] = []
    if s.stack < 0 and (s.row or aside or s.distance or s.actions or s.look_left):
        found.append("a voyage goes on but no ship is at sea")
    if len(s.row) > s.distance:
        found.append("the voyage is longer than its range")
    looks = len(aside) + int(s.look_left)
    if looks > 1 or (looks and not s.crew[s.active] & LOOKOUT):
        found.append("a lookout looks once a voyage")
    return found
