"""The turn and the round: their beginning and end, money and seals, harbor fees, the last round (NG-4.11, NG-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.games.novgorod.rules import bonuses, careers, experts, missions, purse, scoring, specials
from kogge.games.novgorod.rules.constants import BUY, OFF, PLACE, ROUTE

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


# The turn


def start_turn(s: NovgorodState) -> None:
    """The next seat clockwise lays out its route (NG-3.1)."""
    seat = (s.start + s.turns) % s.players
    s.active = seat
    s.ship = s.stored[seat] >= 0
    s.agenda.push(ROUTE, seat)


def apply_finish(s: NovgorodState) -> None:
    """The end of phase 2, in the order of NG-4.11: fees, cards back, missions placed, expert cards moved."""
    seat = s.active
    purse.pay_ducats(s, seat, s.fees, "harbor-fee")
    _take_cards_back(s, seat)
    if s.begun:
        s.agenda.push(PLACE, seat)
    else:
        end_phase_2(s)


def _take_cards_back(s: NovgorodState, seat: int) -> None:
    """A stored good that was used, or whose stand-in goes back, leaves the ship (NG-4.9)."""
    stored = s.stored[seat]
    if stored >= 0 and not s.stored_now and (not s.ship or s.visited >> stored & 1):
        if s.ship and s.journal is not None:
            s.journal.add("unload", seat, 1, s.e.goods[stored], "stand-in")
        s.stored[seat] = -1
    s.ship = False
    s.stored_now = False
    s.route = []
    s.visited = 0
    s.held = 0
    s.free = 0
    s.arts = 0
    s.reach = [0] * len(s.e.cities)
    s.fees = 0
    s.credit = 0


def end_phase_2(s: NovgorodState) -> None:
    """Special missions and the merchant move on; then comes the purchase (NG-4.11)."""
    if s.specials_done:
        specials.move(s)
    if s.rules.merchant != OFF:
        experts.move_merchant(s)
    s.agenda.push(BUY, s.active)


def apply_end(s: NovgorodState) -> None:
    """The purchases are over: career seals, and the next seat's turn (NG-6.6)."""
    careers.take_seals(s)
    s.privilege_used = False
    s.merchant_used = False
    s.pirate_early = False
    s.pirate_late = False
    s.bought = False
    s.turns += 1
    s.active = (s.start + s.turns) % s.players
    if s.turns % s.players == 0:
        end_round(s)
    if not s.over and not s.agenda.stack:
        start_turn(s)


# The round


def end_round(s: NovgorodState) -> None:
    """Bonus cards fall or go, then the end is tested; one more round follows (NG-8.2, NG-9.1, NG-9.2)."""
    bonuses.end_round(s)
    if s.last:
        scoring.finish(s)
    elif _end_reached(s) or s.turns == s.rules.round_limit * s.players:
        s.last = True
        if s.journal is not None:
            s.journal.add("last-round", -1)


def _end_reached(s: NovgorodState) -> bool:
    """Enough seals, or the top of a career, X or not (NG-9.1)."""
    return any(s.seals[seat] >= s.e.end_seals or s.level[seat] == s.e.row_count - 1 for seat in range(s.players))


def placed_next(s: NovgorodState) -> int:
    """The mission that is placed next."""
    return s.e.card_kind[min(s.begun)]


def legal_place(s: NovgorodState) -> list[int]:
    """Left of the ship, to fill the lower line later, or under it."""
    mission = placed_next(s)
    return [s.a.keep.start + mission, s.a.close.start + mission]


def apply_keep(s: NovgorodState) -> None:
    """The card goes left of the ship."""
    s.left[s.active] |= 1 << _take_begun(s)
    _next_place(s)


def apply_close(s: NovgorodState) -> None:
    """The card goes under the ship."""
    missions.put_under(s, s.active, 1 << _take_begun(s))
    _next_place(s)


def _take_begun(s: NovgorodState) -> int:
    card = min(s.begun)
    place = s.begun.index(card)
    s.begun.pop(place)
    s.begun_place.pop(place)
    return card


def _next_place(s: NovgorodState) -> None:
    if s.begun:
        s.agenda.push(PLACE, s.active)
    else:
        end_phase_2(s)
