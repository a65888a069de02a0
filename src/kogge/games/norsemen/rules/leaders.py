"""The leaders: dealt, chosen in secret, shown together; their effects at set-up and their actions (NM-1.5, NM-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo
from kogge.core.state import CHANCE
from kogge.games.norsemen.rules import explore, ladders, purse, returning, routes
from kogge.games.norsemen.rules.clan import Clan, without
from kogge.games.norsemen.rules.constants import (
    BESIDE,
    BY_LEADER,
    CHOOSE_LEADER,
    FINISHED,
    FORT,
    FORT_START,
    HOME,
    NOBODY,
    OWN_TILES,
    P_EFFECTS,
    P_LEADERS,
    PLACE_FORT,
    PLAIN,
    SEE,
    SHOW,
)

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.state import NorsemenState


# Choosing


def begin_choice(s: NorsemenState) -> None:
    """All choose at once and unseen (NM-1.5)."""
    s.phase = P_LEADERS
    s.veil = True
    for c in s.clans:
        c.task = CHOOSE_LEADER
        c.before = c.clone()


def legal_choose(s: NorsemenState, seat: int) -> list[int]:
    """One of the leaders dealt (NM-1.5)."""
    return sorted([s.a.choose.start + leader for leader in s.clans[seat].dealt])


def apply_choose(s: NorsemenState, seat: int, leader: int) -> None:
    """The other leaders go back unseen; when all have chosen the leaders are shown (NM-1.5)."""
    c = s.clans[seat]
    c.leader = leader
    c.dealt = without(c.dealt, leader)
    if not all_finished(s, seat):
        return
    if s.journal is not None:
        for each in s.order:
            s.journal.add("leader", each, 1, s.e.leaders[s.clans[each].leader])
    s.phase = P_EFFECTS  # NM-1.6; the first in order begins when nothing is pending
    s.place = NOBODY


def all_finished(s: NorsemenState, seat: int) -> bool:
    """The seat has finished its secret phase; the veil is lifted when all have (NM-1.5, NM-3.8)."""
    s.clans[seat].task = FINISHED
    if s.journal is not None:
        s.journal.add("finished", seat)
    for c in s.clans:
        if c.task != FINISHED:
            return False
    for c in s.clans:
        c.before = None
    s.veil = False
    return True


# Effects at set-up, in playing order


def start_leader(s: NorsemenState, seat: int) -> None:
    """The leader's coins; its settlement is placed by the seat (NM-1.6)."""
    leader = s.clans[seat].leader
    purse.gain(s, seat, s.e.leader_coins[leader], 0, s.e.leaders[leader])
    s.agenda.push(HOME, seat)


def legal_home(s: NorsemenState, todo: Todo) -> list[int]:
    """The starting territory of the leader (NM-1.6)."""
    return [s.a.settle.start + s.e.leader_start[s.clans[todo.who].leader]]


def apply_home(s: NorsemenState, todo: Todo, tile: int) -> None:
    """The starting settlement gives nobody a bonus; then the leader's effect (NM-1.6, NM-9.2, NM-9.5, NM-9.6)."""
    seat = todo.who
    ladders.found_settlement(s, seat, tile)
    ability = s.ability(s.clans[seat])
    if ability == BESIDE:
        s.agenda.push(SEE, CHANCE, seat)
    elif ability == FORT_START:
        start_fort(s, seat)
    elif ability == OWN_TILES:
        for unused in returning.tile_outcomes(s, 1):
            take_tile(s, seat, unused)


def start_fort(s: NorsemenState, seat: int) -> None:
    """The first fort leaves the ladder with its VP, for an age I tile on the map (NM-9.5)."""
    ladders.step(s, seat, FORT, 0, PLAIN)
    purse.gain(s, seat, 0, s.e.step_vp[FORT * s.e.spaces], "ladder")
    s.agenda.push(PLACE_FORT, seat, BY_LEADER)


def take_tile(s: NorsemenState, seat: int, tile: int) -> None:
    """The tile left over becomes a territory for this seat alone (NM-9.6)."""
    lies = s.lies[:]
    lies[tile] = seat
    s.lies = lies
    if s.journal is not None:
        s.journal.add("own-tile", seat, 1, s.e.territories[tile])


def apply_see(s: NorsemenState, todo: Todo, card: int) -> None:
    """Cnut sees cards of age I, one after the other (NM-9.2)."""
    knowers = explore.take_from_age(s, 1, card)
    s.drawn = [*s.drawn, card]
    s.drawn_known = [*s.drawn_known, knowers | 1 << todo.a]
    if len(s.drawn) < s.e.cards_seen:
        s.agenda.push(SEE, CHANCE, todo.a)
    else:
        s.agenda.push(SHOW, todo.a)


def legal_show(s: NorsemenState) -> list[int]:
    """One of the cards seen (NM-9.2)."""
    return sorted([s.a.show.id(card) for card in s.drawn])


def apply_show(s: NorsemenState, todo: Todo, card: int) -> None:
    """The card lies beside the leader as part of every route; the other goes to the bottom (NM-9.2)."""
    place = s.drawn.index(card)
    s.drawn = s.drawn[:place] + s.drawn[place + 1 :]
    s.drawn_known = s.drawn_known[:place] + s.drawn_known[place + 1 :]
    explore.return_drawn(s, 1)
    c = s.clans[todo.who]
    c.beside = card
    routes.lay_card(s, c, card)


# Actions of the turn


def legal_double(s: NorsemenState, c: Clan) -> list[int]:
    """Cards up to age II with one longship, never a third (NM-9.7)."""
    actions: list[int] = []
    for place in range(len(c.route)):
        if c.ships_on[place] == 1 and s.e.card_age[c.route[place]] <= 2:
            actions.append(s.a.double.id(c.route[place]))
    actions.sort()
    return actions


def apply_double(s: NorsemenState, seat: int, card: int) -> None:
    """A second longship doubles the resource space and brings the bonus again (NM-9.7)."""
    c = s.clans[seat]
    c.used = True
    c.ships -= 1
    routes.place_ship(s, seat, card)


def legal_flip(s: NorsemenState, c: Clan) -> list[int]:
    """Face-up cards of the route without a longship (NM-9.1)."""
    actions: list[int] = []
    for place in range(len(c.route)):
        if c.ships_on[place] == 0:
            actions.append(s.a.flip.start + c.route[place])
    actions.sort()
    return actions


def apply_flip(s: NorsemenState, seat: int, card: int) -> None:
    """One VP; the top card of the deck is shown and goes to the route or back (NM-9.1)."""
    c = s.clans[seat]
    c.used = True
    routes.lift_card(s, c, card)
    c.flipped = card
    purse.gain(s, seat, 0, s.e.flip_vp, "leader")
    routes.reveal_to_choose(s, seat)
