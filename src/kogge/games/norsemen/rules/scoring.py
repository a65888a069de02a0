"""The end: final scoring, places, and the invariants of a position (NM-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.games.norsemen.rules import exploration, ladders, purse, routes, territories, titles
from kogge.games.norsemen.rules.clan import Clan
from kogge.games.norsemen.rules.constants import (
    CHOOSE_LEADER,
    DRAWING,
    FINISHED,
    FIRST_STEP,
    IN_PLAY,
    JARL_ACTIONS,
    JARL_SPACES,
    LADDER,
    LADDER_END,
    LADDERS,
    LAWSPEAKER,
    LONGSHIP,
    LOWER,
    MOST_SEATS,
    NOBODY,
    P_EFFECTS,
    P_LEADERS,
    P_OVER,
    P_ROUTE,
    P_SETUP,
    PUT,
    SCORED,
    SEND,
    SETTLE,
    SETTLEMENT,
    TAKE,
)

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState


def final_scoring(s: NorsemenState) -> None:
    """Scoring cards, exploration cards, coins; then the game is over (NM-8.1 to NM-8.4)."""
    for seat in s.order:
        for slot in range(len(s.shown)):
            if seat in s.scored[slot * MOST_SEATS : (slot + 1) * MOST_SEATS]:
                card = s.shown[slot]
                purse.gain(s, seat, 0, title_bonus(s, s.clans[seat], card), SCORED[s.e.title[card].counts])
        purse.gain(s, seat, 0, cards_vp(s, s.clans[seat]), "cards")
        purse.gain(s, seat, 0, s.clans[seat].coins // s.e.coins_a_point, "coins")
    s.phase = P_OVER
    s.agenda.clear()


def title_bonus(s: NorsemenState, c: Clan, card: int) -> int:
    """One of the two values of a scoring card, never both (NM-8.2)."""
    title = s.e.title[card]
    count = titles.final_count(s, c, title.counts)
    if count >= title.most:
        return title.most_vp
    return title.more_vp if count >= title.more else 0


def cards_vp(s: NorsemenState, c: Clan) -> int:
    """VP of all cards a seat owns, wherever they lie (NM-8.3)."""
    total = 0
    for card in titles.owned(c):
        total += s.e.card_vp[card]
    return total


def ranking(s: NorsemenState) -> list[int]:
    """Most VP first; ties go to whoever is higher in the playing order (NM-8.5)."""
    order = s.order if len(s.order) == s.players else list(range(s.players))
    places: list[int] = []
    for seat in range(s.players):
        ahead = 0
        own = s.clans[seat].vp
        for other in range(s.players):
            vp = s.clans[other].vp
            if vp > own or (vp == own and order.index(other) < order.index(seat)):
                ahead += 1
        places.append(ahead + 1)
    return places


# Invariants


def problems(s: NorsemenState) -> list[str]:
    """Invariants that do not hold."""
    found: list[str] = []
    for seat in range(s.players):
        found += [f"seat {seat}: {problem}" for problem in _clan_problems(s, seat)]
    found += _card_problems(s)
    found += _board_problems(s)
    found += _flow_problems(s)
    return found


def _clan_problems(s: NorsemenState, seat: int) -> list[str]:
    e = s.e
    c = s.clans[seat]
    found: list[str] = []
    ships = c.ships + c.damaged + c.title_ships + sum(c.ships_on)
    due_ships = s.left if _ladder_open(s, seat, LONGSHIP) else 0
    if ships + due_ships + _entering(s, seat, LONGSHIP) != ladders.in_play(s, c, LONGSHIP):
        found.append(f"{ships} longships, {ladders.in_play(s, c, LONGSHIP)} off the ladder")
    speakers = c.lawspeakers + c.assigned.bit_count() + c.acted.bit_count() + c.normandy + c.normandy_acted
    speakers += c.speakers.bit_count() + _entering(s, seat, LAWSPEAKER)
    speakers += s.left if _ladder_open(s, seat, LAWSPEAKER) else 0
    if speakers != ladders.in_play(s, c, LAWSPEAKER):
        found.append(f"{speakers} lawspeakers, {ladders.in_play(s, c, LAWSPEAKER)} off the ladder")
    jarls = c.jarls + c.title_jarls + s.jarls_at.count(seat)
    if jarls != e.jarls:
        found.append(f"{jarls} jarls")
    if min(c.coins, c.vp, c.ships, c.damaged, c.lawspeakers, c.normandy, c.waiting, *c.plain) < 0:
        found.append("less than nothing")
    if c.assigned & c.acted:
        found.append("two lawspeakers on a tile")
    if c.icons != routes.recount(s, c):
        found.append(f"sees {c.icons}, counted {routes.recount(s, c)}")
    if max([*c.ships_on, 0]) > 2 or len(c.ships_on) != len(c.route):
        found.append(f"longships on cards {c.ships_on}")
    if c.beside >= 0 and c.beside not in c.route:
        found.append("the card beside the leader is not in the route")
    if c.bag != sorted(c.bag) or c.discard != sorted(c.discard):
        found.append("an unsorted pile")
    return found + _place_problems(s, seat, c)


def _place_problems(s: NorsemenState, seat: int, c: Clan) -> list[str]:
    """Forts and settlements stand on territories that lie open for the seat, as many as left the ladder."""
    found: list[str] = []
    for tile in range(s.e.normandy):
        pieces = (c.forts | c.settlements | c.assigned | c.acted) >> tile & 1
        if pieces and not territories.is_open(s, seat, tile):
            found.append(f"a piece on {s.e.territories[tile]}")
        if c.forts >> tile & 1 and s.e.age[tile] == 0:
            found.append(f"a fort on {s.e.territories[tile]}")
    if c.forts.bit_count() + c.waiting != s.e.spaces - c.on_ladder(1, s.e.spaces):
        found.append("forts do not add up")
    if c.waiting > len(ladders.fort_lands(s, seat)):
        found.append("a fort without a territory")
    settlements = c.settlements.bit_count() + _entering(s, seat, SETTLEMENT)
    settlements += s.left if _ladder_open(s, seat, SETTLEMENT) else 0
    settled = s.phase > P_EFFECTS or c.settlements != 0
    if settlements != ladders.brought_in(s, c, SETTLEMENT) + (1 if settled else 0):
        found.append("settlements do not add up")
    for ladder in range(len(LADDERS)):
        if not IN_PLAY <= c.legends[ladder] < s.e.spaces:
            found.append(f"legendary token on space {c.legends[ladder]}")
    return found


def _ladder_open(s: NorsemenState, seat: int, ladder: int) -> bool:
    """Whether the seat is in a ladder action whose tokens have not been placed."""
    return any(t.who == seat and t.a == ladder for t in s.agenda.stack if t.kind in (LADDER, LADDER_END))


def _entering(s: NorsemenState, seat: int, ladder: int) -> int:
    """Tokens off the ladder that wait for a decision about their place."""
    kind = {LAWSPEAKER: SEND, SETTLEMENT: SETTLE}.get(ladder, NOBODY)
    waiting = [t for t in s.agenda.stack if t.who == seat]
    return len([t for t in waiting if t.kind == kind or (t.kind == LOWER and t.a == ladder and t.b)])


def _card_problems(s: NorsemenState) -> list[str]:
    """Every card is in one place; starting cards once a seat."""
    e = s.e
    cards: list[int] = s.drawn + s.kept + [todo.a for todo in s.agenda.stack if todo.kind == TAKE]
    for age in range(1, len(s.bags)):
        cards = cards + s.bags[age] + s.bottoms[age]
    starting: list[int] = []
    for c in s.clans:
        own = titles.owned(c)
        cards = cards + [card for card in own if e.card_age[card] > 0]
        starting = starting + [card for card in own if e.card_age[card] == 0]
    starting = starting + [card for card in cards if e.card_age[card] == 0]
    cards = [card for card in cards if e.card_age[card] > 0]
    found: list[str] = []
    if sorted(cards) != [card for card in range(len(e.cards)) if e.card_age[card] > 0]:
        found.append("exploration cards do not add up")
    if sorted(starting) != sorted(e.cards_of_age[0] * s.players):
        found.append("starting cards do not add up")
    if any(len(s.bottoms[age]) != len(s.known[age]) for age in range(len(s.bottoms))):
        found.append("bottom cards without knowledge")
    return found


def _board_problems(s: NorsemenState) -> list[str]:
    found: list[str] = []
    on_map = [tile for tile in range(s.e.normandy) if s.lies[tile] == -1 and s.e.age[tile] > 1]
    if s.phase > P_SETUP and len(on_map) not in (s.round - 1, s.round):
        found.append(f"{len(on_map)} later tiles in round {s.round}")
    for slot in range(s.e.titles_shown):
        seats = [seat for seat in s.scored[slot * MOST_SEATS : (slot + 1) * MOST_SEATS] if seat != NOBODY]
        if len(seats) != len(set(seats)):
            found.append("two tokens of a seat on a scoring card")
    for jarl in range(len(JARL_ACTIONS)):
        seats = [seat for seat in s.jarls_at[jarl * JARL_SPACES : (jarl + 1) * JARL_SPACES] if seat != NOBODY]
        if len(seats) != len(set(seats)):
            found.append("two jarls of a seat on an action")
    if s.phase > P_SETUP and sorted(s.order) != list(range(s.players)):
        found.append(f"order {s.order}")
    if s.turns > turn_bound(s):
        found.append(f"turn {s.turns}")
    return found


def turn_bound(s: NorsemenState) -> int:
    """No round takes more turns: jarls, longships, lawspeakers, repairs and a pass, and the parts of the phases."""
    ships = s.e.longships + s.e.spaces
    turns = s.e.jarls + 2 * ships + s.e.lawspeakers + s.e.spaces + 1
    return s.players + s.e.rounds * (1 + s.players * (turns + 3))


def _flow_problems(s: NorsemenState) -> list[str]:
    found: list[str] = []
    if s.phase == P_OVER or s.veil:
        if s.agenda.stack:
            found.append("something is pending in a secret phase or after the end")
    elif not s.agenda.stack or s.agenda.top().kind >= FIRST_STEP:
        found.append("nobody decides")
    if s.phase == P_OVER and s.round != s.e.rounds:
        found.append(f"over in round {s.round}")
    if s.veil != (s.phase in (P_LEADERS, P_ROUTE)):
        found.append("a veil in the wrong phase")
    for seat in range(s.players):
        if not _fits_task(s, seat):
            found.append(f"seat {seat} has the wrong secret task")
    if s.veil and s.next_in_secret() == NOBODY:
        found.append("a secret phase that all have finished")
    return found


def _fits_task(s: NorsemenState, seat: int) -> bool:
    """Whether a seat's secret task fits the phase, its route and the card that chance turns."""
    c = s.clans[seat]
    if (c.before is not None) != s.veil or (c.task == DRAWING) != (s.drawing == seat):
        return False
    if s.phase == P_LEADERS:
        return c.task == FINISHED if c.leader >= 0 else c.task == CHOOSE_LEADER and bool(c.dealt)
    if s.phase != P_ROUTE:
        return c.task == FINISHED
    return c.task != CHOOSE_LEADER and (c.task != PUT or exploration.revealed(c) > 0)
