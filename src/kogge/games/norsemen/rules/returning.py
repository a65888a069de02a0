"""The return phase: order, lore, incomes, tokens, ports, a new territory (NM-7, NM-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo
from kogge.games.norsemen.rules import ladders, purse, routes, titles
from kogge.games.norsemen.rules.clan import Clan
from kogge.games.norsemen.rules.constants import (
    A_DONE,
    A_FLIPPED,
    A_HOLD,
    A_INCOME,
    FORT,
    GEM,
    ICONS,
    INCOME,
    LAWSPEAKER,
    LONGSHIP,
    LORES,
    NO_CARD,
    NOBODY,
    ON_MAP,
    PORTS,
    V_AGES,
    V_FORTS,
    V_LAWSPEAKERS,
    V_LONGSHIPS,
    V_LORE,
)

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState


# Order and lore


def new_order(s: NorsemenState) -> None:
    """Seats on the circles first, the others behind them as they were (NM-7.1)."""
    s.order = s.circles + [seat for seat in s.order if seat not in s.circles]


def lore_majorities(s: NorsemenState) -> None:
    """For gems, runes and spices: places by icons, ties by order, nothing for no icons (NM-7.2)."""
    for lore in range(GEM, GEM + LORES):
        for seat in s.order:
            own = s.clans[seat].icons[lore]
            if own > 0:
                purse.gain(s, seat, 0, s.e.lore_vp[s.players][place_in_lore(s, seat, lore)], ICONS[lore])


def place_in_lore(s: NorsemenState, seat: int, lore: int) -> int:
    """How many seats are ahead in a kind of lore."""
    own = s.clans[seat].icons[lore]
    ahead = 0
    passed = False
    for other in s.order:
        if other == seat:
            passed = True
        elif s.clans[other].icons[lore] > own or (s.clans[other].icons[lore] == own and not passed):
            ahead += 1
    return ahead


# Incomes (NM-7.3 to NM-7.7)


def begin_income(s: NorsemenState, seat: int) -> None:
    """What needs no choice comes by itself; then the seat may pay for more (NM-7.3, NM-7.5)."""
    c = s.clans[seat]
    for tile in range(s.e.normandy):
        if c.settlements >> tile & 1:
            gain_income(s, seat, tile)
    legends = ladders.legends_in_play(c)
    if legends:
        purse.gain(s, seat, 0, s.e.legendary * legends, "legendary")
    if len(income_choices(s, seat, 0)) > 1:
        s.agenda.push(INCOME, seat)


def gain_income(s: NorsemenState, seat: int, tile: int) -> None:
    """Fixed coins and VP, one coin for so many icons, VP for what is counted, and a condition that is met (NM-12)."""
    e = s.e
    c = s.clans[seat]
    coins = e.income_coins[tile]
    vp = e.income_vp[tile]
    if e.income_per_count[tile]:
        coins += c.icons[e.income_per_icon[tile]] // e.income_per_count[tile]
    if e.income_vp_per[tile]:
        vp += income_count(s, c, e.income_vp_per[tile])
    if e.income_if_count[tile] and c.icons[e.income_if_icon[tile]] >= e.income_if_count[tile]:
        coins += e.income_if_coins[tile]
        vp += e.income_if_vp[tile]
    purse.gain(s, seat, coins, vp, e.territories[tile])


def income_count(s: NorsemenState, c: Clan, what: int) -> int:
    """What an income counts for VP; starting tokens are not brought in (NM-12.7 to NM-12.12)."""
    if what == V_FORTS:
        return ladders.in_play(s, c, FORT)
    if what == V_LORE:
        return lore_kinds(c)
    if what == V_AGES:
        return titles.ages_in_route(s, c)
    if what == V_LAWSPEAKERS:
        return ladders.brought_in(s, c, LAWSPEAKER)
    assert what == V_LONGSHIPS
    return ladders.brought_in(s, c, LONGSHIP)


def lore_kinds(c: Clan) -> int:
    """Different kinds of lore to be seen."""
    kinds = 0
    for lore in range(GEM, GEM + LORES):
        if c.icons[lore] > 0:
            kinds += 1
    return kinds


def income_choices(s: NorsemenState, seat: int, taken: int) -> list[int]:
    """Done, then what may be paid for and has not been yet: ``taken`` is a set of tiles (NM-7.5, NM-7.6)."""
    c = s.clans[seat]
    actions = [s.a.done.start]
    keeps = False
    for tile in range(s.e.normandy):
        if c.settlements >> tile & 1:
            if s.e.income_keep[tile]:
                keeps = True
            if taken >> tile & 1 == 0 and can_pay_income(s, c, tile):
                actions.append(s.a.income.id(tile))
    if keeps and c.kept_at == NOBODY and s.round < s.e.rounds:
        for tile in range(s.e.normandy):
            if (c.assigned | c.acted) >> tile & 1:
                actions.append(s.a.hold.id(tile))
    return actions


def can_pay_income(s: NorsemenState, c: Clan, tile: int) -> bool:
    """A VP for a coin, or a trade for the one icon that is missing (NM-7.5)."""
    if s.e.income_coin_for_vp[tile]:
        return c.vp >= s.e.income_coin_for_vp[tile]
    count = s.e.income_if_count[tile]
    icon = s.e.income_if_icon[tile]
    return count > 0 and c.icons[icon] == count - 1 and c.coins >= purse.discounted(c, s.e.trade[icon])


def apply_income(s: NorsemenState, todo: Todo, action: int) -> None:
    """One choice after the other, or done (NM-7.5)."""
    block = s.a.table.block[action]
    if block == A_DONE:
        return
    tile = s.a.table.first[action]
    taken = todo.a
    if block == A_INCOME:
        taken |= 1 << tile
        pay_income(s, todo.who, tile)
    else:
        assert block == A_HOLD
        s.clans[todo.who].kept_at = tile
    if len(income_choices(s, todo.who, taken)) > 1:
        s.agenda.push(INCOME, todo.who, taken)


def pay_income(s: NorsemenState, seat: int, tile: int) -> None:
    """Lose a VP for a coin, or trade for the missing icon and gain (NM-7.5)."""
    e = s.e
    slug = e.territories[tile]
    if e.income_coin_for_vp[tile]:
        purse.pay(s, seat, 0, e.income_coin_for_vp[tile], slug)
        purse.gain(s, seat, 1, 0, slug)
        return
    purse.pay(s, seat, purse.discounted(s.clans[seat], e.trade[e.income_if_icon[tile]]), 0, "trade")
    purse.gain(s, seat, e.income_if_coins[tile], e.income_if_vp[tile], slug)


# Tokens go home


def return_tokens(s: NorsemenState) -> None:
    """Jarls, lawspeakers and longships come back; damaged longships stay damaged (NM-7.8)."""
    s.jarls_at = [NOBODY] * len(s.jarls_at)
    s.circles = []
    for c in s.clans:
        c.jarls = s.e.jarls
        c.title_jarls = 0
        c.passed = False
        c.used = False
        return_ships(s, c)
        return_speakers(s, c)
        c.icons = routes.recount(s, c)


def return_ships(s: NorsemenState, c: Clan) -> None:
    """All that are not damaged are available again."""
    c.ships += c.title_ships
    c.title_ships = 0
    for ships in c.ships_on:
        c.ships += ships
    c.ships_on = [0] * len(c.ships_on)


def return_speakers(s: NorsemenState, c: Clan) -> None:
    """All come home but the one Scotland keeps on an assigned space (NM-7.6, NM-7.8)."""
    c.lawspeakers = ladders.in_play(s, c, LAWSPEAKER)
    c.assigned = 0
    c.acted = 0
    c.normandy = 0
    c.normandy_acted = 0
    if c.kept_at != NOBODY:
        c.lawspeakers -= 1
        c.assigned = 1 << c.kept_at
        c.kept_at = NOBODY


# Ports and the discard pile


def port_count(s: NorsemenState, c: Clan) -> int:
    """Every seat has one; a settlement may bring another (NM-7.9)."""
    ports = s.e.ports
    for tile in range(s.e.normandy):
        if c.settlements >> tile & 1:
            ports += s.e.income_ports[tile]
    return ports


def port_age(s: NorsemenState, c: Clan) -> int:
    """The highest age of a seat's settlements (NM-7.9)."""
    highest = 0
    for tile in range(s.e.normandy):
        if c.settlements >> tile & 1 and s.e.age[tile] > highest:
            highest = s.e.age[tile]
    return highest


def begin_ports(s: NorsemenState, seat: int) -> None:
    """Asked while a card can be kept; then the route is discarded (NM-7.9, NM-7.10)."""
    ask_ports(s, seat, port_count(s, s.clans[seat]))


def ask_ports(s: NorsemenState, seat: int, ports: int) -> None:
    """One more card, if there is a port and a card for it."""
    if len(port_choices(s, seat, ports)) > 1:
        s.agenda.push(PORTS, seat, ports)
    else:
        discard_route(s, seat)


def port_choices(s: NorsemenState, seat: int, ports: int) -> list[int]:
    """Done, cards up to the highest age, and the flipped card, which needs no port (NM-7.9, NM-9.1)."""
    c = s.clans[seat]
    cards: list[int] = []
    if ports > 0:
        highest = port_age(s, c)
        for card in c.route:
            if s.e.card_age[card] <= highest and card != c.beside:
                cards.append(s.a.port.id(card))
        cards.sort()
    if c.flipped != NO_CARD:
        cards.append(s.a.flipped.start)
    return [s.a.done.start, *cards]


def apply_ports(s: NorsemenState, todo: Todo, action: int) -> None:
    """A card on top of the deck, above those before it; or done (NM-7.9)."""
    seat = todo.who
    c = s.clans[seat]
    block = s.a.table.block[action]
    if block == A_DONE:
        discard_route(s, seat)
        return
    ports = todo.a
    if block == A_FLIPPED:
        card = c.flipped
        c.flipped = NO_CARD
    else:
        card = s.a.table.first[action]
        routes.lift_card(s, c, card)
        ports -= 1
    c.top = [*c.top, card]
    ask_ports(s, seat, ports)


def discard_route(s: NorsemenState, seat: int) -> None:
    """What is left of the route goes to the discard pile; Cnut's card stays (NM-7.10, NM-9.2)."""
    c = s.clans[seat]
    gone = [card for card in c.route if card != c.beside]
    if c.flipped != NO_CARD:
        gone.append(c.flipped)
        c.flipped = NO_CARD
    c.discard = sorted(c.discard + gone)
    c.route = [c.beside] if c.beside >= 0 else []
    c.ships_on = [0] if c.beside >= 0 else []
    c.icons = routes.recount(s, c)


# The new territory


def tile_outcomes(s: NorsemenState, age: int) -> list[int]:
    """Tiles of the age that lie nowhere yet (NM-7.11)."""
    return [tile for tile in s.e.tiles_of_age[age] if s.lies[tile] < ON_MAP]


def next_age(s: NorsemenState) -> int:
    """The age of the tile turned at the end of this round (NM-7.11)."""
    return s.e.later[s.round - 1]


def lay_tile(s: NorsemenState, tile: int) -> None:
    """A territory comes on the map (NM-7.11)."""
    lies = s.lies[:]
    lies[tile] = ON_MAP
    s.lies = lies
    if s.journal is not None:
        s.journal.add("territory", -1, 1, s.e.territories[tile])
