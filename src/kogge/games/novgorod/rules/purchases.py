"""Phase 3: an office, a ship level or a mission (NG-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.state import CHANCE, Reason
from kogge.games.novgorod.rules import bonuses, careers, experts, missions, setup, turn
from kogge.games.novgorod.rules.constants import (
    A_DRAW,
    A_DRAW_LESS,
    A_MISSION,
    A_MISSION_LESS,
    A_OFFICE,
    A_SHIP,
    BUY,
    DRAW,
    EIGHT_OFFICES,
    MISSION,
)

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
    room = missions.in_progress(s, seat) < s.e.in_progress
    if regular:
        _add_offices(s, seat, actions)
        if s.speed[seat] < s.e.max_speed and cash >= ship_price(s, seat):
            actions.append(s.a.ship.start)
    full = regular and room and cash >= s.e.mission_price
    less = room and cash >= reduced_price(s) and careers.has_privilege(s, seat, MISSION)
    if full:
        add_open(s, s.a.mission.start, actions)
    if less:
        add_open(s, s.a.mission_less.start, actions)
    if setup.deck_left(s) > 0:
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
    turn.pay_ducats(s, seat, top_price(s, city), "office")
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
    turn.pay_ducats(s, seat, ship_price(s, seat), "ship")
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
    for mission in missions.kinds(s, s.display):
        actions.append(start + mission)


def take_open(s: NovgorodState, seat: int, mission: int) -> None:
    """A mission that lay face up comes into the hand and stays known to all (NG-12.2)."""
    card = setup.lowest_of_kind(s, s.display, mission)
    s.display &= ~card
    s.known[seat] |= card
    if s.journal is not None:
        s.journal.add("mission", seat, 1, s.e.missions[mission])


def _pay_mission(s: NovgorodState, for_less: bool) -> None:
    """By the privilege it is an extra purchase for less (NG-7.6)."""
    turn.pay_ducats(s, s.active, reduced_price(s) if for_less else s.e.mission_price, "mission")
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


def why_buy(s: NovgorodState, action: int) -> Reason:
    """Why this cannot be bought."""
    kind, what = s.a.table.block[action], s.a.table.first[action]
    less = kind in (A_MISSION_LESS, A_DRAW_LESS)
    if less and not careers.has_privilege(s, s.active, MISSION):
        return Reason("NG-6.4", "reason-no-privilege", {"privilege": "mission"})
    if s.bought and not less and kind in (A_OFFICE, A_SHIP, A_MISSION, A_DRAW):
        return Reason("NG-7.1", "reason-one-purchase", {"cheaper": int(offers_cheaper_mission(s))})
    if kind == A_OFFICE:
        return _why_office(s, what)
    if kind == A_SHIP:
        if s.speed[s.active] == s.e.max_speed:
            return Reason("NG-7.3", "reason-fastest-ship", {"speed": s.e.max_speed})
        return Reason("NG-7.3", "reason-too-dear", {"price": ship_price(s, s.active), "cash": s.cash[s.active]})
    if kind in (A_MISSION, A_MISSION_LESS, A_DRAW, A_DRAW_LESS):
        return _why_mission(s, kind, what, reduced_price(s) if less else s.e.mission_price)
    return Reason("NG-7.1", "reason-phase-3")


def offers_cheaper_mission(s: NovgorodState) -> bool:
    """Whether the mission privilege can be used now."""
    return any(s.a.table.block[action] in (A_MISSION_LESS, A_DRAW_LESS) for action in legal_buy(s))


def _why_office(s: NovgorodState, city: int) -> Reason:
    if s.own[s.active] >> city & 1:
        return Reason("NG-7.2", "reason-one-office-a-city", {"city": s.e.cities[city]})
    return Reason("NG-7.2", "reason-too-dear", {"price": top_price(s, city), "cash": s.cash[s.active]})


def _why_mission(s: NovgorodState, kind: int, mission: int, price: int) -> Reason:
    if missions.in_progress(s, s.active) >= s.e.in_progress:
        return Reason("NG-7.5", "reason-missions-in-progress", {"most": s.e.in_progress})
    if s.cash[s.active] < price:
        return Reason("NG-7.4", "reason-too-dear", {"price": price, "cash": s.cash[s.active]})
    if kind in (A_DRAW, A_DRAW_LESS):
        return Reason("NG-7.7", "reason-deck-empty", {"open": s.display.bit_count()})
    return Reason("NG-7.4", "reason-mission-not-open", {"mission": s.e.missions[mission]})
