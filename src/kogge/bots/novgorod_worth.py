"""What a position of Novgorod is worth to a seat, in seals: the yardstick of the greedy bot."""

from __future__ import annotations

from kogge.games.novgorod.careers import current_row, has_privilege, visible_privileges
from kogge.games.novgorod.constants import MISSION, SEAL
from kogge.games.novgorod.edition import Need
from kogge.games.novgorod.missions import kinds
from kogge.games.novgorod.solvency import place_artisan
from kogge.games.novgorod.state import NovgorodState

DUCAT = 0.45  # what a ducat is worth in the middle of the game
LAST_DUCAT = 0.1  # at its end, and how much more for every round that is left
DUCAT_A_ROUND = 0.05
PURSE = 18  # more than that is of little use
OFFICE = 0.45  # for every round that is left up to ten
SPEED = 0.6
LEVEL = 0.8
ROW_X = 5.0  # what covering an X is worth, and how much more with every seal of the leader
ROW_X_LATE = 0.3
SAVED = 0.6  # of it, once the ducats for the row are saved
MISSION_CARD = 1.6
OPEN_CARD = 1.0
STORED = 0.5
SALE = 1.1


def rounds_left(s: NovgorodState) -> float:
    """A guess at the rounds still to come."""
    if s.last:
        return 0.0
    most = max(s.seals)
    top = max(s.level)
    by_seals = (s.e.end_seals - most) / 3.0
    by_career = (s.e.row_count - 1 - top) * 2.5
    left = min(by_career, by_seals)
    return 1.0 + (max(0.0, left))


def worth(s: NovgorodState, seat: int) -> float:
    """Seals, and everything else in terms of seals."""
    left = rounds_left(s)
    ahead = min(10.0, left)
    cash = s.cash[seat] - (s.fees if seat == s.active else 0)
    ducat = LAST_DUCAT + DUCAT_A_ROUND * ahead
    value = s.seals[seat] + (cash * ducat if cash < PURSE else PURSE * ducat + (cash - PURSE) * LAST_DUCAT)
    value += s.own[seat].bit_count() * OFFICE * ahead
    value += (s.speed[seat] - s.e.speed) * SPEED * ahead
    value += career_worth(s, seat, cash, left) + missions_worth(s, seat, 0)
    if s.stored[seat] >= 0:
        value += STORED
    if not s.privilege_used and seat == s.active:
        seen = visible_privileges(s, seat, s.level[seat])
        value += (0.9 if seen & SEAL else 0.0) + (0.4 if seen & MISSION else 0.0)
    return value


def career_worth(s: NovgorodState, seat: int, cash: int, left: float) -> float:
    """Seals to come, rows without which the game is lost, and the ducats saved for such a row."""
    row = current_row(s, seat)
    level, covered = s.level[seat], s.e.x_rows[s.face[seat]]
    row_x = ROW_X + ROW_X_LATE * max(s.seals)
    value = level * LEVEL + row.seals * (left + 1.0) + (min(covered, level)) * row_x
    if row.ducats and level < covered:
        value += SAVED * row_x * (min(row.ducats, cash)) / row.ducats
    return value


def missions_worth(s: NovgorodState, seat: int, more: int) -> float:
    """Missions in hand and open ones; with ``more``, what so many more would add."""
    if s.last and s.active == seat:
        return 0.0
    hand = (s.known[seat] | s.secret[seat]).bit_count()
    if more:
        return MISSION_CARD * more
    opened = s.left[seat].bit_count() + (len(s.begun) if seat == s.active else 0)
    return hand * MISSION_CARD + opened * OPEN_CARD


def good_worth(s: NovgorodState, good: int) -> float:
    """What using up the card of this city costs: its income, nothing for a base office."""
    if not s.own[s.active] >> good & 1:
        return 0.1
    return 0.5 + DUCAT * s.e.income[good * 4 + s.rank[s.active * len(s.e.cities) + good]]


def promise(s: NovgorodState, seat: int) -> float:
    """What a route that is laid may bring, at a glance."""
    goods = s.free | (1 << s.stored[seat] if s.ship else 0)
    value = float(s.seals[seat]) - DUCAT * s.fees
    for city in s.e.cities_of[s.free & s.own[seat]]:
        value += DUCAT * s.e.income[city * 4 + s.rank[seat * len(s.e.cities) + city]]
    made = 0
    for city in s.e.cities_of[s.arts]:
        sources = place_artisan(s, s.free, city)[1]
        if sources or (s.ship and s.e.made_from[s.artisan[city]] >> s.stored[seat] & 1):
            made |= 1 << s.artisan[city]
            value += SALE + 0.4 * (sources.bit_count() - 1 if sources else 0)
    for mission in kinds(s, s.known[seat] | s.secret[seat]):
        upper, lower = fits(s.e.upper[mission], goods, made), fits(s.e.lower[mission], goods, made)
        value += 3.0 if upper and lower else 1.6 if upper else 0.6 if lower else 0.0
    for mission in kinds(s, s.left[seat]):
        value += 2.0 if fits(s.e.lower[mission], goods, made) else 0.0
    row = current_row(s, seat)
    need = row.need
    if s.level[seat] < s.e.row_count - 1 and not row.ducats:
        ready = goods.bit_count() >= need.commodities + need.luxuries and made.bit_count() >= need.luxuries
        value += 6.0 if ready else 0.0
    if s.privilege_used and not has_privilege(s, seat, SEAL):
        value -= 0.5
    return value


def fits(need: Need, goods: int, made: int) -> bool:
    """Whether the goods of a line seem to be there."""
    if need.goods & ~goods:
        return False
    return need.kind < 0 or made >> need.kind & 1 != 0
