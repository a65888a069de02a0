"""The expansion phase: one action a turn until all have passed (NM-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo
from kogge.games.norsemen.rules import explore, ladders, leaders, purse, routes, things, titles
from kogge.games.norsemen.rules.clan import Clan, changed
from kogge.games.norsemen.rules.constants import (
    A_DOUBLE,
    A_FLIP,
    A_JARL,
    A_PASS,
    A_PLACE,
    A_REPAIR,
    A_SHIP_FROM,
    A_THING,
    A_THING_FREE,
    DOUBLE,
    FLIP,
    J_EXPLORE,
    J_FORTS,
    J_LAWSPEAKERS,
    J_LONGSHIPS,
    J_SETTLEMENTS,
    JARL_ACTIONS,
    JARL_SPACES,
    LADDER_OF_JARL,
    MOVE_SHIP,
    NOBODY,
    PRIMARY,
    TURN,
)

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState


def legal_turn(s: NorsemenState, seat: int) -> list[int]:
    """The six actions and the leader's free ones; passing is always possible (NM-5.1, NM-5.9)."""
    c = s.clans[seat]
    actions = legal_jarls(s, seat) if c.jarls > 0 else []
    if c.ships > 0:
        actions += things.empty_cards(s, c)
        if not c.used and s.ability(c) == DOUBLE:
            actions += leaders.legal_double(s, c)
    if c.assigned or c.normandy > 0:
        actions += things.legal_things(s, seat)
    if c.damaged > 0:
        actions += legal_repair(s, c)
    if c.jarls > 0:
        actions.append(s.a.title.start)
    if c.ships > 0:
        actions.append(s.a.title.start + 1)
    actions.append(s.a.passing.start)
    if not c.used:
        ability = s.ability(c)
        if ability == FLIP:
            actions += leaders.legal_flip(s, c)
        elif ability == MOVE_SHIP:
            actions += things.ship_sources(s, c, False)
    return actions


def apply_turn(s: NorsemenState, todo: Todo, action: int) -> None:
    """One action; a free one comes before it (NM-5.1, NM-5.9)."""
    seat = todo.who
    kind = s.a.table.block[action]
    what = s.a.table.first[action]
    if kind == A_JARL:
        apply_jarl(s, seat, what)
    elif kind == A_PLACE:
        s.clans[seat].ships -= 1
        routes.place_ship(s, seat, what)
    elif kind == A_THING:
        things.apply_thing(s, seat, what)
    elif kind == A_PASS:
        apply_pass(s, seat)
    elif kind == A_REPAIR:
        apply_repair(s, seat, what + 1)
    elif kind == A_DOUBLE:
        leaders.apply_double(s, seat, what)
    elif kind == A_THING_FREE:
        things.apply_waived_thing(s, seat, what)
    elif kind == A_FLIP:
        s.agenda.push(TURN, seat)
        leaders.apply_flip(s, seat, what)
    elif kind == A_SHIP_FROM:
        s.agenda.push(TURN, seat)
        s.clans[seat].used = True
        things.apply_ship_from(s, seat, action)
    else:
        apply_title_space(s, seat, what)


# Placing a jarl


def legal_jarls(s: NorsemenState, seat: int) -> list[int]:
    """Jarl actions without an own jarl; the secondary price of settlements must be there (NM-5.2, NM-6.3)."""
    actions: list[int] = []
    for jarl in range(len(JARL_ACTIONS)):
        if has_own_jarl(s, seat, jarl):
            continue
        if jarl == J_SETTLEMENTS and s.clans[seat].vp < settlement_price(s):
            continue
        actions.append(s.a.jarl.start + jarl)
    return actions


def has_own_jarl(s: NorsemenState, seat: int, jarl: int) -> bool:
    """A seat's jarls stand on different actions (NM-5.2)."""
    row = jarl * JARL_SPACES
    return seat in s.jarls_at[row : row + JARL_SPACES]


def partner(s: NorsemenState, jarl: int) -> int:
    """The action that shares its primary space with this one, or NOBODY (NM-5.3)."""
    if s.players < 4 and jarl in (J_FORTS, J_EXPLORE):
        return J_FORTS + J_EXPLORE - jarl
    if s.players == 2 and s.rules.two_pairs and jarl in (J_LONGSHIPS, J_LAWSPEAKERS):
        return J_LONGSHIPS + J_LAWSPEAKERS - jarl
    return NOBODY


def next_space(s: NorsemenState, jarl: int) -> int:
    """The primary space if free, else the leftmost secondary one; JARL_SPACES if all are taken (NM-5.2, NM-5.3)."""
    row = jarl * JARL_SPACES
    other = partner(s, jarl)
    taken = s.jarls_at[row] != NOBODY or (other != NOBODY and s.jarls_at[other * JARL_SPACES] != NOBODY)
    if not taken:
        return PRIMARY
    space = 1
    while space < JARL_SPACES and s.jarls_at[row + space] != NOBODY:
        space += 1
    return space


def settlement_price(s: NorsemenState) -> int:
    """VP to be lost on a secondary space (NM-6.3)."""
    return 0 if next_space(s, J_SETTLEMENTS) == PRIMARY else s.e.settlement_vp


def apply_jarl(s: NorsemenState, seat: int, jarl: int) -> None:
    """The space is forced; its price or coins come first (NM-5.2, NM-6.1)."""
    space = next_space(s, jarl)
    s.clans[seat].jarls -= 1
    s.jarls_at = changed(s.jarls_at, jarl * JARL_SPACES + space, seat - NOBODY)
    if jarl == J_EXPLORE:
        explore.begin_explore(s, seat, space)
        return
    if jarl == J_SETTLEMENTS and space != PRIMARY:
        purse.pay(s, seat, 0, s.e.settlement_vp, "settlements")
    if jarl == J_FORTS:
        purse.gain(s, seat, s.e.fort_coins[space], 0, "forts")
    ladders.begin_ladder(s, seat, LADDER_OF_JARL[jarl], space)


# Repair, title space, pass


def repair_price(s: NorsemenState, c: Clan, count: int) -> int:
    """One price for all longships of the action, with one discount (NM-5.6)."""
    return purse.discounted(c, s.e.repair * count)


def legal_repair(s: NorsemenState, c: Clan) -> list[int]:
    """Any number of damaged longships that can be paid for (NM-5.6)."""
    actions: list[int] = []
    for count in range(1, c.damaged + 1):
        if repair_price(s, c, count) <= c.coins:
            actions.append(s.a.repair.start + count - 1)
    return actions


def apply_repair(s: NorsemenState, seat: int, count: int) -> None:
    """Repaired longships are available at once (NM-5.6)."""
    c = s.clans[seat]
    purse.pay(s, seat, repair_price(s, c, count), 0, "repair")
    c.damaged -= count
    c.ships += count
    if s.journal is not None:
        s.journal.add("repair", seat, count, "longship", "repair")


def apply_title_space(s: NorsemenState, seat: int, token: int) -> None:
    """A jarl or a longship goes on the title space (NM-5.7)."""
    c = s.clans[seat]
    if token == 0:
        c.jarls -= 1
        c.title_jarls += 1
    else:
        c.ships -= 1
        c.title_ships += 1
    titles.offer_title(s, seat)


def apply_pass(s: NorsemenState, seat: int) -> None:
    """No more turns in this round (NM-5.8)."""
    s.clans[seat].passed = True
    if s.journal is not None:
        s.journal.add("pass", seat)
