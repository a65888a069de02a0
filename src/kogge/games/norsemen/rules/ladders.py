"""The ladders: steps paid together, steps by effects, and where tokens go that come into play (NM-2.7, NM-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo
from kogge.games.norsemen.rules import purse, territories, trades
from kogge.games.norsemen.rules.clan import Clan, added, changed
from kogge.games.norsemen.rules.constants import (
    A_ADVANCE,
    A_SKIP,
    A_STOP,
    ADVANCE,
    ANY_LADDER,
    BY_EFFECT,
    BY_JARL,
    BY_LEADER,
    EXCHANGE,
    FORT,
    FREE_THING,
    IN_PLAY,
    LADDER,
    LADDER_END,
    LADDERS,
    LAWSPEAKER,
    LEGENDARY,
    LONGSHIP,
    LOWER,
    OWN_TILES,
    PLACE_FORT,
    PLAIN,
    PRIMARY,
    RESOURCES,
    SEND,
    SETTLE,
    SETTLE_THING,
    SETTLEMENT,
    TOKEN_KINDS,
)

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState


def in_play(s: NorsemenState, c: Clan, ladder: int) -> int:
    """Tokens that have left the ladder and those of the start, damaged longships too (NM-8.6)."""
    start = 0
    if ladder == LONGSHIP:
        start = s.e.longships
    elif ladder == LAWSPEAKER:
        start = s.e.lawspeakers
    elif ladder == SETTLEMENT:
        start = 1
    return start + brought_in(s, c, ladder)


def brought_in(s: NorsemenState, c: Clan, ladder: int) -> int:
    """Tokens that have left the ladder."""
    return s.e.spaces - c.on_ladder(ladder, s.e.spaces)


def legends_in_play(c: Clan) -> int:
    """How many legendary tokens have come into play."""
    count = 0
    for space in c.legends:
        if space == IN_PLAY:
            count += 1
    return count


# Steps


def has_token(s: NorsemenState, c: Clan, ladder: int, space: int, kind: int) -> bool:
    """Whether such a token stands there; tokens pass one another and share a space (NM-2.7)."""
    if kind == LEGENDARY:
        return c.legends[ladder] == space
    return c.plain[ladder * s.e.spaces + space] > 0


def may_leave(s: NorsemenState, seat: int, ladder: int, space: int) -> bool:
    """A fort leaves the ladder only if there is a territory for it and all that wait (NM-6.10)."""
    return ladder != FORT or space > 0 or fort_lands_left(s, seat) > 0


def fort_lands_left(s: NorsemenState, seat: int) -> int:
    """Territories for forts, less the forts that wait for one."""
    return len(fort_lands(s, seat)) - s.clans[seat].waiting


def fort_lands(s: NorsemenState, seat: int) -> list[int]:
    """Tiles with a fort space where the seat has no fort (NM-2.8, NM-2.11)."""
    forts = s.clans[seat].forts
    lands: list[int] = []
    for tile in range(s.e.normandy):
        if s.e.age[tile] > 0 and forts >> tile & 1 == 0 and territories.is_open(s, seat, tile):
            lands.append(tile)
    return lands


def step(s: NorsemenState, seat: int, ladder: int, space: int, kind: int) -> bool:
    """One token goes up one space; True if it leaves the ladder. A fort then waits for its territory."""
    c = s.clans[seat]
    if kind == LEGENDARY:
        c.legends = changed(c.legends, ladder, -1)
    else:
        base = ladder * s.e.spaces + space
        c.plain = changed(c.plain, base, -1)
        if space > 0:
            c.plain = changed(c.plain, base - 1, 1)
    if s.journal is not None:
        s.journal.add("advance", seat, 1, LADDERS[ladder], TOKEN_KINDS[kind])
    if space > 0:
        return False
    if ladder == FORT:
        c.waiting += 1
    return True


def token_steps(s: NorsemenState, seat: int, ladder: int) -> list[int]:
    """All steps on one ladder, whatever they cost: ids of ``advance``, ascending."""
    c = s.clans[seat]
    spaces = s.e.spaces
    legend = c.legends[ladder]
    actions: list[int] = []
    start = s.a.advance.start + ladder * spaces * 2
    for space in range(spaces):
        plain = c.plain[ladder * spaces + space] > 0
        if (plain or legend == space) and may_leave(s, seat, ladder, space):
            if plain:
                actions.append(start + space * 2 + PLAIN)
            if legend == space:
                actions.append(start + space * 2 + LEGENDARY)
    return actions


# The jarl action: any steps, paid as one total (NM-6.1)


def begin_ladder(s: NorsemenState, seat: int, ladder: int, space: int) -> None:
    """Nothing is due yet; producing nothing is allowed (NM-6.1)."""
    s.due = [0] * RESOURCES
    s.due_vp = 0
    s.left = 0
    s.agenda.push(LADDER, seat, ladder, space)


def legal_ladder(s: NorsemenState, todo: Todo) -> list[int]:
    """Stop, or a step that can still be paid with all before it (NM-6.1)."""
    seat = todo.who
    c = s.clans[seat]
    table = s.a.table
    actions = [s.a.stop.start]
    cost = -1
    affordable = False
    for action in token_steps(s, seat, todo.a):
        space = table.second[action]
        if space != cost:
            cost = space
            needs = added(s.due, s.e.step_cost[todo.a * s.e.spaces + space], 1)
            affordable = trades.price_of_missing(s, c, needs) <= c.coins
        if affordable:
            actions.append(action)
    return actions


def apply_ladder(s: NorsemenState, todo: Todo, action: int) -> None:
    """Note the step and its cost, or stop and pay (NM-6.1)."""
    table = s.a.table
    ladder = todo.a
    if table.block[action] == A_STOP:
        s.agenda.push(LADDER_END, todo.who, ladder, todo.b)
        trades.settle_needs(s, todo.who, s.due)
        return
    space = table.second[action]
    row = ladder * s.e.spaces + space
    s.due = added(s.due, s.e.step_cost[row], 1)
    s.due_vp += s.e.step_vp[row]
    if step(s, todo.who, ladder, space, table.third[action]):
        s.left += 1
    s.agenda.push(LADDER, todo.who, ladder, todo.b)


def end_ladder(s: NorsemenState, todo: Todo) -> None:
    """VP of the steps, then the tokens that left the ladder are placed one by one (NM-6.1)."""
    vp, left = s.due_vp, s.left
    s.due = [0] * RESOURCES
    s.due_vp = 0
    s.left = 0
    purse.gain(s, todo.who, 0, vp, "ladder")
    for _token in range(left):
        token_enters_by_jarl(s, todo.who, todo.a, todo.b)


def token_enters_by_jarl(s: NorsemenState, seat: int, ladder: int, space: int) -> None:
    """The secondary space damages longships and keeps lawspeakers at home (NM-6.2, NM-6.6)."""
    c = s.clans[seat]
    if ladder == LONGSHIP and space != PRIMARY:
        c.damaged += 1
    elif ladder == LAWSPEAKER and space == PRIMARY:
        s.agenda.push(SEND, seat, 1)
    elif ladder == LAWSPEAKER:
        c.lawspeakers += 1
    else:
        token_enters(s, seat, ladder, BY_JARL)


def token_enters(s: NorsemenState, seat: int, ladder: int, by: int) -> None:
    """A token comes into play: longships are available, all others go to a territory (NM-2.7, NM-6.6)."""
    if ladder == LONGSHIP:
        s.clans[seat].ships += 1
    elif ladder == LAWSPEAKER:
        s.agenda.push(SEND, seat, 0)
    elif ladder == SETTLEMENT:
        s.agenda.push(SETTLE, seat)
    else:
        s.agenda.push(PLACE_FORT, seat, by)


# Tokens find their places


def legal_send(s: NorsemenState, todo: Todo) -> list[int]:
    """Any territory without an own lawspeaker, or Normandy; from the jarl action it may stay at home (NM-6.6)."""
    actions = [s.a.skip.start] if todo.a else []
    actions += [s.a.send.start + tile for tile in territories.free_lands(s, todo.who)]
    actions.append(s.a.send.start + s.e.normandy)
    return actions


def apply_send(s: NorsemenState, todo: Todo, block: int, land: int) -> None:
    """The new lawspeaker takes its place (NM-6.6)."""
    if block == A_SKIP:
        s.clans[todo.who].lawspeakers += 1
    else:
        territories.assign(s, todo.who, land)


def legal_settle(s: NorsemenState, todo: Todo) -> list[int]:
    """Any territory on the map without an own settlement (NM-6.3)."""
    settlements = s.clans[todo.who].settlements
    actions: list[int] = []
    for tile in range(s.e.normandy):
        if settlements >> tile & 1 == 0 and territories.is_open(s, todo.who, tile):
            actions.append(s.a.settle.start + tile)
    return actions


def apply_settle(s: NorsemenState, todo: Todo, tile: int) -> None:
    """Others with a settlement there gain the bonus; two leaders gain more (NM-6.3, NM-9.6, NM-9.9)."""
    seat = todo.who
    found_settlement(s, seat, tile)
    for other in s.order:
        if other != seat and s.clans[other].settlements >> tile & 1:
            territory_bonus(s, other, tile)
    ability = s.ability(s.clans[seat])
    if ability == OWN_TILES and s.lies[tile] == seat:
        purse.gain(s, seat, 0, s.e.tile_settlement_vp, "leader")
    if ability == SETTLE_THING:
        s.agenda.push(FREE_THING, seat, tile, 1)


def found_settlement(s: NorsemenState, seat: int, tile: int) -> None:
    """A settlement stands; its lore counts from now on (NM-7.4)."""
    c = s.clans[seat]
    c.settlements |= 1 << tile
    if s.e.income_lore[tile] >= 0:
        c.icons = changed(c.icons, s.e.income_lore[tile], 1)
    if s.journal is not None:
        s.journal.add("settlement", seat, 1, s.e.territories[tile])


def territory_bonus(s: NorsemenState, seat: int, tile: int) -> None:
    """The bonus printed on a territory (NM-2.10)."""
    purse.gain(s, seat, s.e.bonus_coins[tile], s.e.bonus_vp[tile], s.e.territories[tile])


def legal_fort(s: NorsemenState, todo: Todo) -> list[int]:
    """Any territory with a fort space and no own fort; at set-up an age I tile on the map (NM-6.4, NM-9.5)."""
    lands = fort_lands(s, todo.who)
    if todo.a == BY_LEADER:
        lands = [tile for tile in lands if s.e.age[tile] == 1 and s.lies[tile] == -1]
    return [s.a.fort.id(tile) for tile in lands]


def apply_fort(s: NorsemenState, todo: Todo, tile: int) -> None:
    """Others with a fort there gain the bonus; after a jarl's fort its thing action is free (NM-6.4, NM-6.5)."""
    seat = todo.who
    c = s.clans[seat]
    c.forts |= 1 << tile
    c.waiting -= 1
    if s.journal is not None:
        s.journal.add("fort", seat, 1, s.e.territories[tile])
    if todo.a == BY_LEADER:
        return
    for other in s.order:
        if other != seat and s.clans[other].forts >> tile & 1:
            territory_bonus(s, other, tile)
    if todo.a == BY_JARL:
        s.agenda.push(FREE_THING, seat, tile)


# Steps by thing actions and cards


def offer_advance(s: NorsemenState, seat: int, ladder: int) -> None:
    """A step without cost must be taken while one is possible (NM-6.11)."""
    if possible_steps(s, seat, ladder):
        s.agenda.push(ADVANCE, seat, ladder)


def possible_steps(s: NorsemenState, seat: int, ladder: int) -> list[int]:
    """All steps on one ladder or on any."""
    if ladder != ANY_LADDER:
        return token_steps(s, seat, ladder)
    actions: list[int] = []
    for each in range(len(LADDERS)):
        actions += token_steps(s, seat, each)
    return actions


def free_step(s: NorsemenState, seat: int, action: int) -> bool:
    """One step without cost, with its VP; True if the token leaves the ladder."""
    table = s.a.table
    ladder, space = table.first[action], table.second[action]
    left = step(s, seat, ladder, space, table.third[action])
    purse.gain(s, seat, 0, s.e.step_vp[ladder * s.e.spaces + space], "ladder")
    return left


def apply_advance(s: NorsemenState, todo: Todo, action: int) -> None:
    """The step, its VP, and the token's place if it left the ladder (NM-6.11)."""
    if free_step(s, todo.who, action):
        token_enters(s, todo.who, s.a.table.first[action], BY_EFFECT)


# One token up, another down (NM-11.9)


def lowerable(s: NorsemenState, seat: int, ladder: int) -> list[int]:
    """Tokens of a ladder that are not at its bottom: ids of ``lower``, ascending."""
    c = s.clans[seat]
    spaces = s.e.spaces
    actions: list[int] = []
    for space in range(spaces - 1):
        for kind in (PLAIN, LEGENDARY):
            if has_token(s, c, ladder, space, kind):
                actions.append(s.a.lower.id(ladder, space, kind))
    return actions


def others_lowerable(s: NorsemenState, seat: int, ladder: int) -> list[int]:
    """Tokens of the other ladders that can go down."""
    actions: list[int] = []
    for each in range(len(LADDERS)):
        if each != ladder:
            actions += lowerable(s, seat, each)
    return actions


def exchange_steps(s: NorsemenState, seat: int) -> list[int]:
    """Steps up for which a token of another ladder can go down (NM-11.9)."""
    actions: list[int] = []
    for ladder in range(len(LADDERS)):
        if others_lowerable(s, seat, ladder):
            actions += token_steps(s, seat, ladder)
    return actions


def offer_exchange(s: NorsemenState, seat: int) -> None:
    """Asked only if a token can go up and another down (NM-11.9)."""
    if exchange_steps(s, seat):
        s.agenda.push(EXCHANGE, seat)


def legal_exchange(s: NorsemenState, todo: Todo) -> list[int]:
    """It is a may (NM-11.9)."""
    return [s.a.skip.start, *exchange_steps(s, todo.who)]


def apply_exchange(s: NorsemenState, todo: Todo, action: int) -> None:
    """Up first; what left the ladder is placed after another token has gone down (NM-11.9)."""
    table = s.a.table
    if table.block[action] == A_ADVANCE:
        left = free_step(s, todo.who, action)
        s.agenda.push(LOWER, todo.who, table.first[action], int(left))


def legal_lower(s: NorsemenState, todo: Todo) -> list[int]:
    """A token of another ladder, not at its bottom (NM-11.9)."""
    return others_lowerable(s, todo.who, todo.a)


def apply_lower(s: NorsemenState, todo: Todo, action: int) -> None:
    """One space down, no VP lost (NM-11.9)."""
    table = s.a.table
    c = s.clans[todo.who]
    ladder, space = table.first[action], table.second[action]
    if table.third[action] == LEGENDARY:
        c.legends = changed(c.legends, ladder, 1)
    else:
        base = ladder * s.e.spaces + space
        c.plain = changed(changed(c.plain, base, -1), base + 1, 1)
    if s.journal is not None:
        s.journal.add("lower", todo.who, 1, LADDERS[ladder], TOKEN_KINDS[table.third[action]])
    if todo.b:
        token_enters(s, todo.who, todo.a, BY_EFFECT)
