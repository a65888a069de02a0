"""Phase 3: an office, a ship level or a mission (NG-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.state import CHANCE
from kogge.games.novgorod.rules import bonuses, experts, mission_cards, privileges, purse, setup
from kogge.games.novgorod.rules.constants import BUY, DRAW, EIGHT_OFFICES, MISSION

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


def legal_buy(s: NovgorodState) -> list[int]:
    """One regular purchase, one mission more with the privilege, in either order, or nothing (NG-7.1, NG-7.6)."""
    actions: list[int] = []
    seat = s.active
    experts.add_late_pirate(s, actions)
    experts.add_last_pirate(s, actions)
    cash = s.cash[seat]
    regular = not s.bought
    room = mission_cards.in_progress(s, seat) < s.e.in_progress
    if regular:
        _add_offices(s, seat, actions)
        if s.speed[seat] < s.e.max_speed and cash >= ship_price(s, seat):
            actions.append(s.a.ship.start)
    full = regular and room and cash >= s.e.mission_price
    less = room and cash >= reduced_price(s) and privileges.has_privilege(s, seat, MISSION)
    if full:
        add_open(s, s.a.mission.start, actions)
    if less:
        add_open(s, s.a.mission_less.start, actions)
    if mission_cards.deck_left(s) > 0:
        if full:
            actions.append(s.a.draw.start)
        if less:
            actions.append(s.a.draw_less.start)
    actions.append(s.a.end.start)
    return actions


# Offices


def top_rank(s: NovgorodState, city: int) -> int:
    """The rank of the office on top of the city's stack; it cannot run out, for nobody takes two."""
    return s.rules.stack[s.sold[city]]


def top_price(s: NovgorodState, city: int) -> int:
    """The price of the office on top."""
    return s.e.price[city * 4 + top_rank(s, city)]


def _add_offices(s: NovgorodState, seat: int, actions: list[int]) -> None:
    for city in range(len(s.e.cities)):
        if not s.own[seat] >> city & 1 and s.cash[seat] >= top_price(s, city):
            actions.append(s.a.office.start + city)


def take_office(s: NovgorodState, seat: int, city: int, cause: str) -> None:
    """The top office comes into the hand."""
    s.rank[seat * len(s.e.cities) + city] = top_rank(s, city)
    s.own[seat] |= 1 << city
    s.sold[city] += 1
    if s.journal is not None:
        s.journal.add("office", seat, 1, s.e.cities[city], cause)


def apply_office(s: NovgorodState, city: int) -> None:
    """Pay and take it; an office in every city earns the bonus (NG-8.3)."""
    seat = s.active
    purse.pay_ducats(s, seat, top_price(s, city), "office")
    take_office(s, seat, city, "purchase")
    if s.own[seat].bit_count() >= s.e.bonus_needed[EIGHT_OFFICES]:
        bonuses.award(s, seat, EIGHT_OFFICES)
    _bought(s)


def _bought(s: NovgorodState) -> None:
    s.bought = True
    s.agenda.push(BUY, s.active)


# The ship


def ship_price(s: NovgorodState, seat: int) -> int:
    """The price of the next speed."""
    return s.e.speed_price[s.speed[seat] - s.e.speed]


def apply_ship(s: NovgorodState) -> None:
    """The ship is one faster from the next turn on."""
    seat = s.active
    purse.pay_ducats(s, seat, ship_price(s, seat), "ship")
    s.speed[seat] += 1
    if s.journal is not None:
        s.journal.add("ship", seat, s.speed[seat])
    _bought(s)


# Missions


def reduced_price(s: NovgorodState) -> int:
    """The price of a mission with the privilege."""
    return s.e.mission_price - s.e.privilege_mission


def add_open(s: NovgorodState, start: int, actions: list[int]) -> None:
    """Every mission that lies face up."""
    for mission in mission_cards.kinds(s, s.display):
        actions.append(start + mission)


def take_open(s: NovgorodState, seat: int, mission: int) -> None:
    """A mission that lay face up comes into the hand and stays known to all (NG-12.2)."""
    card = mission_cards.lowest_of_kind(s, s.display, mission)
    s.display &= ~card
    s.known[seat] |= card
    if s.journal is not None:
        s.journal.add("mission", seat, 1, s.e.missions[mission])


def _pay_mission(s: NovgorodState, for_less: bool) -> None:
    """By the privilege it is an extra purchase for less (NG-7.6)."""
    purse.pay_ducats(s, s.active, reduced_price(s) if for_less else s.e.mission_price, "mission")
    if for_less:
        s.privilege_used = True
    else:
        s.bought = True
    s.agenda.push(BUY, s.active)


def apply_mission(s: NovgorodState, mission: int, for_less: bool) -> None:
    """A mission from the display, which is refilled at once (NG-7.7)."""
    _pay_mission(s, for_less)
    take_open(s, s.active, mission)
    setup.refill(s)


def apply_draw(s: NovgorodState, for_less: bool) -> None:
    """The top of the deck, seen by its owner alone (NG-7.4)."""
    _pay_mission(s, for_less)
    s.agenda.push(DRAW, CHANCE, s.active)
