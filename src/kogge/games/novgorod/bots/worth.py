"""What a position of Novgorod is worth to a seat, in seals: the yardstick of the greedy bot."""

from __future__ import annotations

from kogge.games.novgorod.rules.careers import current_row
from kogge.games.novgorod.rules.constants import (
    CAREER_LEVEL,
    EIGHT_OFFICES,
    FIVE_CITY_ROUTE,
    GONE,
    MISSION,
    SEAL,
    THREE_MISSIONS,
    VARIETY,
)
from kogge.games.novgorod.rules.edition import Need
from kogge.games.novgorod.rules.mission_cards import kinds
from kogge.games.novgorod.rules.privileges import has_privilege, visible_privileges
from kogge.games.novgorod.rules.scoring import variety
from kogge.games.novgorod.rules.solvency import place_artisan
from kogge.games.novgorod.rules.state import NovgorodState

FAR = 10.0  # rounds beyond that are not thought of


class Weights:
    """What things are worth, in seals. Found by self-play, see ``docs/bots.md``."""

    def __init__(self) -> None:
        self.pace: float = 4.92  # seals that the leader is expected to gain a round
        self.climb: float = 3.08  # rounds that a career level is expected to take
        self.last_ducat: float = 0.0862  # a ducat at the end of the game, and more for every round that is left
        self.ducat: float = 0.0585
        self.purse: float = 11.5  # more ducats than that are worth what they are at the end
        self.office: float = 0.35  # for every round that is left
        self.crowd: float = 0.0243  # less for every office there is already
        self.near: float = 0.0389  # two offices in neighbouring cities
        self.speed: float = 0.647  # the first step of speed, for every round that is left
        self.faster: float = 1.3  # each further step, against the one before
        self.level: float = 0.992  # a career level, beside its seals
        self.row_x: float = 4.78  # covering an X, and how much more with every seal of the leader
        self.row_x_late: float = 0.448
        self.saved: float = 0.436  # of a level that costs ducats, once they are saved
        self.card: float = 1.83  # a mission in hand
        self.card_good: float = 0.0597  # and for every good of it that an own office has
        self.card_later: float = 0.423  # the second and third, against the one before
        self.open: float = 0.649  # a mission that waits for its lower line
        self.horizon: float = 1.45  # with fewer rounds left missions are worth less
        self.stored: float = 0.409
        self.seal: float = 0.674  # the seal privilege, if nothing else is used this turn
        self.cheaper: float = 0.227
        self.hope: float = 0.45  # of a bonus that is near
        self.hope_speed: float = 0.251
        self.kind: float = 0.2  # a kind of goods for variety
        # At a glance: what a route promises before it is thought through
        self.sale: float = 0.8
        self.input: float = 0.316
        self.both: float = 2.93
        self.upper: float = 0.984
        self.lower: float = 0.588
        self.rise: float = 6.26
        # The draft, fitted to what cards taken by lot were worth at the end
        self.draft_income: float = 3.12
        self.draft_price: float = 0.333
        self.draft_fee: float = 1.61  # of the harbor where no fee is paid any more
        self.draft_roads: float = 2.08  # each neighbouring city
        self.draft_near: float = 5.43  # two offices in neighbouring cities
        self.draft_craft: float = 1.78  # and the artisan of one works up the good of the other
        self.draft_kin: float = 1.59  # less if their goods make the same luxury good
        self.draft_luxury: float = 1.25  # a mission of luxury goods, less than one of commodities


def rounds_left(s: NovgorodState, w: Weights) -> float:
    """A guess at the rounds still to come."""
    if s.last:
        return 0.0
    by_seals = (s.e.end_seals - max(s.seals)) / w.pace
    by_career = (s.e.row_count - 1 - max(s.level)) * w.climb
    return 1.0 + max(0.0, min(by_career, by_seals))


def worth(s: NovgorodState, seat: int, w: Weights) -> float:
    """Seals, and everything else in terms of seals."""
    left = rounds_left(s, w)
    ahead = min(FAR, left)
    cash = s.cash[seat] - (s.fees if seat == s.active else 0)
    ducat = w.last_ducat + w.ducat * ahead
    value = s.seals[seat] + (cash * ducat if cash < w.purse else w.purse * ducat + (cash - w.purse) * w.last_ducat)
    value += (offices_worth(s, seat, w) + speed_worth(s.speed[seat] - s.e.speed, w)) * ahead
    value += career_worth(s, seat, cash, left, w) + missions_worth(s, seat, left, w) + bonus_worth(s, seat, left, w)
    if s.stored[seat] >= 0 and left > 0.0:
        value += w.stored
    if not s.privilege_used and seat == s.active:
        seen = visible_privileges(s, seat, s.level[seat])
        value += (w.seal if seen & SEAL else 0.0) + (w.cheaper if seen & MISSION else 0.0)
    return value


def offices_worth(s: NovgorodState, seat: int, w: Weights) -> float:
    """What offices bring a round: each less than the one before, and more beside another."""
    own = s.own[seat]
    count = own.bit_count()
    pairs = 0
    for city in s.e.cities_of[own]:
        pairs += (s.e.neighbours[city] & own).bit_count()
    return count * w.office - w.crowd * count * (count - 1) / 2 + w.near * pairs / 2


def speed_worth(steps: int, w: Weights) -> float:
    """What speed brings a round."""
    value, step = 0.0, w.speed
    for _step in range(steps):
        value += step
        step *= w.faster
    return value


def career_worth(s: NovgorodState, seat: int, cash: int, left: float, w: Weights) -> float:
    """Seals to come, rows without which the game is lost, and the ducats saved for a row."""
    row = current_row(s, seat)
    level, covered = s.level[seat], s.e.x_rows[s.face[seat]]
    row_x = w.row_x + w.row_x_late * max(s.seals)
    value = level * w.level + row.seals * (left + 1.0) + min(covered, level) * row_x
    if row.ducats and left > 0.0:
        gain = row_x if level < covered else left
        value += w.saved * gain * min(row.ducats, cash) / row.ducats
    return value


def missions_worth(s: NovgorodState, seat: int, left: float, w: Weights) -> float:
    """Missions in hand and open ones."""
    if left == 0.0 and s.active == seat:
        return 0.0
    value, share = 0.0, 1.0
    for mission in kinds(s, s.known[seat] | s.secret[seat]):
        value += share * card_worth(s, seat, mission, w)
        share *= w.card_later
    opened = s.left[seat].bit_count() + (len(s.begun) if seat == s.active else 0)
    return (value + opened * w.open) * min(1.0, left / w.horizon)


def card_worth(s: NovgorodState, seat: int, mission: int, w: Weights) -> float:
    """A mission, by how many of its goods the own offices have."""
    goods = s.e.upper[mission].goods | s.e.lower[mission].goods
    return w.card + w.card_good * (goods & s.own[seat]).bit_count()


def unknown_card_worth(s: NovgorodState, seat: int, w: Weights) -> float:
    """A mission that is drawn face down."""
    left = rounds_left(s, w)
    share = w.card_later ** (s.known[seat] | s.secret[seat]).bit_count()
    return (w.card + w.card_good) * share * min(1.0, left / w.horizon)


def bonus_worth(s: NovgorodState, seat: int, left: float, w: Weights) -> float:
    """What bonus cards promise that are still to be had, by how far the seat has come."""
    value = 0.0
    if is_open(s, seat, EIGHT_OFFICES):
        part = s.own[seat].bit_count() / s.e.bonus_needed[EIGHT_OFFICES]
        if s.e.bonus_needed[EIGHT_OFFICES] - s.own[seat].bit_count() < left:
            value += w.hope * part * part * seals_of(s, EIGHT_OFFICES)
    if is_open(s, seat, FIVE_CITY_ROUTE) and left > 0.0:
        steps = s.speed[seat] - s.e.speed
        value += w.hope_speed * steps * seals_of(s, FIVE_CITY_ROUTE) / (s.e.bonus_needed[FIVE_CITY_ROUTE] - s.e.speed)
    if is_open(s, seat, THREE_MISSIONS):
        value += w.hope * min(1.0, s.completed[seat] / s.e.bonus_needed[THREE_MISSIONS]) * seals_of(s, THREE_MISSIONS)
    if is_open(s, seat, CAREER_LEVEL):
        value += w.hope * s.level[seat] / (s.e.row_count - 1) * seals_of(s, CAREER_LEVEL)
    if s.bonus[VARIETY] != GONE:
        found = variety(s, s.under[seat])
        value += s.e.variety[found] + w.kind * found * min(1.0, left)
    return value


def is_open(s: NovgorodState, seat: int, bonus: int) -> bool:
    """Whether the seat can still get the bonus card."""
    return s.bonus[bonus] != GONE and not s.bonus_got[bonus] >> seat & 1


def seals_of(s: NovgorodState, bonus: int) -> int:
    """What a bonus card gives now."""
    return s.e.bonus_seals[bonus * 3 + s.bonus[bonus]]


def good_worth(s: NovgorodState, good: int) -> float:
    """What using up the card of this city costs: its income, nothing for a base office."""
    if not s.own[s.active] >> good & 1:
        return 0.1
    return 0.5 + 0.5 * s.e.income[good * 4 + s.rank[s.active * len(s.e.cities) + good]]


def promise(s: NovgorodState, seat: int, w: Weights) -> float:
    """What a route that is laid may bring, at a glance."""
    goods = s.free | (1 << s.stored[seat] if s.ship else 0)
    ducat = w.last_ducat + w.ducat * min(FAR, rounds_left(s, w))
    value = float(s.seals[seat]) - ducat * s.fees
    for city in s.e.cities_of[s.free & s.own[seat]]:
        value += ducat * s.e.income[city * 4 + s.rank[seat * len(s.e.cities) + city]]
    made = 0
    for city in s.e.cities_of[s.arts]:
        sources = place_artisan(s, s.free, city)[1]
        if sources or (s.ship and s.e.made_from[s.artisan[city]] >> s.stored[seat] & 1):
            made |= 1 << s.artisan[city]
            value += w.sale + w.input * (sources.bit_count() - 1 if sources else 0)
    for mission in kinds(s, s.known[seat] | s.secret[seat]):
        upper, lower = fits(s.e.upper[mission], goods, made), fits(s.e.lower[mission], goods, made)
        value += w.both if upper and lower else w.upper if upper else w.lower if lower else 0.0
    for mission in kinds(s, s.left[seat]):
        value += w.upper if fits(s.e.lower[mission], goods, made) else 0.0
    row = current_row(s, seat)
    need = row.need
    if s.level[seat] < s.e.row_count - 1 and not row.ducats:
        ready = goods.bit_count() >= need.commodities + need.luxuries and made.bit_count() >= need.luxuries
        value += w.rise if ready else 0.0
    if s.privilege_used and not has_privilege(s, seat, SEAL):
        value -= 0.5
    return value


def fits(need: Need, goods: int, made: int) -> bool:
    """Whether the goods of a line seem to be there."""
    if need.goods & ~goods:
        return False
    return need.kind < 0 or made >> need.kind & 1 != 0
