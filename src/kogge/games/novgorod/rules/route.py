"""Phase 1: laying out a route, city by city (NG-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.bits import ones
from kogge.games.novgorod.rules import bonuses, experts, privileges, solvency
from kogge.games.novgorod.rules.constants import BACK, FIVE_CITY_ROUTE, FRONT, ROUTE, SPEED, USE

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


def legal_route(s: NovgorodState) -> list[int]:
    """Cities that can come next, a placeholder, the end of the route; each only if the fees can be paid (NG-3.7)."""
    actions: list[int] = []
    for city in s.e.cities_of[next_cities(s)]:
        if can_lay(s, city):
            actions.append(s.a.lay.start + city)
    if can_hold(s):
        actions.append(s.a.placeholder.start)
    if is_solvent(s):
        actions.append(s.a.stop.start)
    if not s.route:
        experts.add_early_pirate(s, actions)
    return actions


# What can come next


def next_cities(s: NovgorodState) -> int:
    """The cities that join the route: all for the first, then neighbours not yet visited (NG-3.1)."""
    everywhere = (1 << len(s.e.cities)) - 1
    if s.rules.pirate == BACK:
        everywhere &= ~(1 << s.pirate)
    if not s.route:
        return everywhere
    return neighbours(s, last_city(s)) & ~s.visited & everywhere


def neighbours(s: NovgorodState, city: int) -> int:
    """The neighbours of a city; the pirate's back side takes its city off the map (NG-10.7)."""
    if s.rules.pirate == BACK:
        return s.e.past_pirate[s.pirate * len(s.e.cities) + city]
    return s.e.neighbours[city]


def last_city(s: NovgorodState) -> int:
    """The city the ship has come to; a placeholder is none."""
    last = s.route[-1]
    return last if last < len(s.e.cities) else s.route[-2]


def fits(s: NovgorodState, visited: int, length: int) -> bool:
    """Whether a route of so many cards is short enough, if need be with the speed privilege (NG-3.2)."""
    limit = speed(s, visited)
    return length <= limit or (length == limit + 1 and privileges.has_privilege(s, s.active, SPEED))


def speed(s: NovgorodState, visited: int) -> int:
    """The ship's speed, less where the route calls at the pirate's front side (NG-10.4)."""
    if s.rules.pirate == FRONT and visited >> s.pirate & 1:
        return s.speed[s.active] - s.e.pirate_slows
    return s.speed[s.active]


def hand(s: NovgorodState, visited: int) -> int:
    """How many offices are in the hand: neither in the route nor in the ship (NG-3.5)."""
    stored = s.stored[s.active]
    aside = visited | (1 << stored if stored >= 0 else 0)
    return ones(s.own[s.active] & ~aside)


def joins(s: NovgorodState, city: int) -> bool:
    """Whether a neighbouring city fits speed and hand."""
    visited = s.visited | 1 << city
    if not fits(s, visited, len(s.route) + 1):
        return False
    return not s.held or ones(s.held) <= hand(s, visited)


def may_hold(s: NovgorodState) -> bool:
    """Whether a placeholder fits: right after a city, an office in hand for it, and speed left (NG-3.4, NG-3.5)."""
    if not s.route or s.route[-1] == len(s.e.cities):
        return False
    if ones(s.held) >= hand(s, s.visited):
        return False
    return fits(s, s.visited, len(s.route) + 1)


# Fees


def can_lay(s: NovgorodState, city: int) -> bool:
    """Whether the city fits and some completion of the route can pay its fees."""
    if not joins(s, city):
        return False
    fee = 0 if s.own[s.active] >> city & 1 else s.e.fee[city]
    if s.fees + fee <= s.cash[s.active]:
        return True
    return _solvent_after_laying(s, city)


def can_hold(s: NovgorodState) -> bool:
    """Whether a placeholder fits and some completion of the route can pay its fees."""
    return may_hold(s) and (s.fees <= s.cash[s.active] or _solvent_after_holding(s))


def is_solvent(s: NovgorodState) -> bool:
    """Whether the route as it lies can pay its fees."""
    if s.fees <= s.cash[s.active]:
        return True
    return solvency.can_raise(s, solvency.left_of(s, solvency.shortfall(s)))


def _can_complete(s: NovgorodState) -> bool:
    """Whether this route, or a longer one that begins with it, can pay its fees."""
    if is_solvent(s):
        return True
    if may_hold(s) and _solvent_after_holding(s):
        return True
    return any(joins(s, city) and _solvent_after_laying(s, city) for city in s.e.cities_of[next_cities(s)])


def _solvent_after_laying(s: NovgorodState, city: int) -> bool:
    used, fees = s.privilege_used, s.fees
    lay(s, city)
    solvent = _can_complete(s)
    s.route.pop()
    s.visited &= ~(1 << city)
    s.free &= ~(1 << city)
    s.arts &= ~(1 << city)
    s.privilege_used, s.fees = used, fees
    return solvent


def _solvent_after_holding(s: NovgorodState) -> bool:
    used = s.privilege_used
    hold(s)
    solvent = _can_complete(s)
    s.route.pop()
    s.held &= ~(1 << s.route[-1])
    s.privilege_used = used
    return solvent


# Laying


def lay(s: NovgorodState, city: int) -> None:
    """A card joins the route: own office, or base office with its fee (NG-3.3); beyond speed it uses the privilege."""
    bit = 1 << city
    s.visited |= bit
    s.reach[city] = s.visited
    s.free |= bit
    s.arts |= bit
    s.route.append(city)
    if not s.own[s.active] & bit:
        s.fees += s.e.fee[city]
    if len(s.route) > speed(s, s.visited):
        s.privilege_used = True


def hold(s: NovgorodState) -> None:
    """A placeholder follows the last city and will carry its artisan (NG-3.4)."""
    bit = 1 << s.route[-1]
    s.held |= bit
    s.route.append(len(s.e.cities))
    if len(s.route) > speed(s, s.visited):
        s.privilege_used = True


def apply_lay(s: NovgorodState, city: int) -> None:
    """The next city of the route."""
    lay(s, city)
    s.agenda.push(ROUTE, s.active)


def apply_placeholder(s: NovgorodState) -> None:
    """A placeholder for the artisan of the last city."""
    hold(s)
    s.agenda.push(ROUTE, s.active)


def apply_stop(s: NovgorodState) -> None:
    """The route is laid and its cities are counted for the bonus (NG-3.8)."""
    if not s.route and s.journal is not None:
        s.journal.add("empty-route", s.active)
    if ones(s.visited) >= s.e.bonus_needed[FIVE_CITY_ROUTE]:
        bonuses.award(s, s.active, FIVE_CITY_ROUTE)
    s.agenda.push(USE, s.active)
