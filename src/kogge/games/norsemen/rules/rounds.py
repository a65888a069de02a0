"""The round sequence: what comes when nothing is pending (NM-3.8, NM-5.1, NM-7, NM-8.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.state import CHANCE
from kogge.games.norsemen.rules import exploration, leaders, returning, scoring
from kogge.games.norsemen.rules.constants import (
    NOBODY,
    OWN_TILES,
    P_EFFECTS,
    P_EXPANSION,
    P_INCOME,
    P_LANDING,
    P_PORTS,
    P_TILE,
    REVEAL_TILE,
    TURN,
    UNUSED_TILE,
)

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState


def go_on(s: NorsemenState) -> None:
    """The next seat of the phase, or the next phase."""
    if s.phase == P_EXPANSION:
        next_turn(s)
    elif s.phase == P_TILE:
        begin_round(s)
    else:
        s.place += 1
        if s.place < s.players:
            begin_place(s)
        else:
            end_phase(s)


def begin_place(s: NorsemenState) -> None:
    """The seat whose place it is starts its part of the phase, in playing order."""
    seat = s.order[s.place]
    s.turns += 1
    if s.phase == P_EFFECTS:
        leaders.start_leader(s, seat)
    elif s.phase == P_LANDING:
        exploration.begin_part_two(s, seat)
    elif s.phase == P_INCOME:
        returning.begin_income(s, seat)
    else:
        returning.begin_ports(s, seat)


def end_phase(s: NorsemenState) -> None:
    """All seats have had their part."""
    if s.phase == P_EFFECTS:
        begin_exploration(s)
    elif s.phase == P_LANDING:
        begin_expansion(s)
    elif s.phase == P_INCOME:
        after_income(s)
    elif s.phase == P_PORTS:
        begin_tile(s)


def begin_phase(s: NorsemenState, phase: int) -> None:
    """A phase in which every seat has its part, the first in order first."""
    s.phase = phase
    s.place = 0
    begin_place(s)


def begin_exploration(s: NorsemenState) -> None:
    """The first phase of a round (NM-3.1)."""
    s.turns += 1
    exploration.begin_exploration(s)


def begin_expansion(s: NorsemenState) -> None:
    """Turns begin with the first in order (NM-5.1)."""
    s.phase = P_EXPANSION
    s.place = s.players - 1
    next_turn(s)


def next_turn(s: NorsemenState) -> None:
    """The next seat in order that has not passed; when all have, the return phase begins (NM-5.1, NM-5.8)."""
    for _try in range(s.players):
        s.place = (s.place + 1) % s.players
        seat = s.order[s.place]
        if not s.clans[seat].passed:
            s.turns += 1
            s.agenda.push(TURN, seat)
            return
    returning.new_order(s)
    returning.lore_majorities(s)
    begin_phase(s, P_INCOME)


def after_income(s: NorsemenState) -> None:
    """In the last round the final scoring follows, and routes and lore still count (NM-8.1)."""
    if s.round == s.e.rounds:
        scoring.final_scoring(s)
    else:
        returning.return_tokens(s)
        begin_phase(s, P_PORTS)


def begin_tile(s: NorsemenState) -> None:
    """A new territory is turned (NM-7.11)."""
    s.phase = P_TILE
    s.agenda.push(REVEAL_TILE, CHANCE)


def begin_round(s: NorsemenState) -> None:
    """The next round; when it is a new age's first, the leader of own tiles takes the one left over (NM-9.6)."""
    if s.place != NOBODY:
        s.place = NOBODY
        s.round += 1
        seat = tile_taker(s)
        age = s.e.later[s.round - 2]
        if seat != NOBODY and (s.round == 2 or s.e.later[s.round - 3] != age):
            s.agenda.push(UNUSED_TILE, CHANCE, seat, age)
            return
    begin_exploration(s)


def tile_taker(s: NorsemenState) -> int:
    """The seat whose leader takes unused tiles, if there is one."""
    for seat in range(s.players):
        if s.ability(s.clans[seat]) == OWN_TILES:
            return seat
    return NOBODY
