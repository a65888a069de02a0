"""What the cards of Novgorod's draft are worth to a seat, in seals at the end of the game."""

from __future__ import annotations

from kogge.games.novgorod.bots.worth import Weights
from kogge.games.novgorod.rules.draft import spent
from kogge.games.novgorod.rules.purchases import top_price
from kogge.games.novgorod.rules.state import NovgorodState


def best_pick(s: NovgorodState, seat: int, legal: list[int], w: Weights) -> int:
    """The two offices that go together best, one after the other, then the mission."""
    best, value = legal[0], -1e9
    for action in legal:
        gain = pick_worth(s, seat, action, w)
        if gain > value:
            best, value = action, gain
    return best


def pick_worth(s: NovgorodState, seat: int, action: int, w: Weights) -> float:
    """What a card is worth, less what it costs: an office with the one that is there, or with the best for it."""
    what = s.a.table.first[action]
    own = s.own[seat]
    if s.a.office.start <= action < s.a.office.start + s.a.office.size:
        value = office_worth(s, what, w)
        partners = [pair_worth(s, what, other, w) for other in s.e.cities_of[own]]
        return value + (sum(partners) if partners else partner_worth(s, seat, what, w))
    if action == s.a.draw.start:
        return -0.5 * w.draft_luxury
    return 0.0 if s.e.upper[what].goods | s.e.lower[what].goods else -w.draft_luxury


def office_worth(s: NovgorodState, city: int, w: Weights) -> float:
    """The office on top: its income and price, the fee it saves, and how many ways lead from its city."""
    place = city * 4 + s.rules.stack[s.sold[city]]
    roads = s.e.neighbours[city].bit_count()
    value = w.draft_income * s.e.income[place] - w.draft_price * s.e.price[place]
    return value + w.draft_fee * s.e.fee[city] + w.draft_roads * roads


def pair_worth(s: NovgorodState, one: int, other: int, w: Weights) -> float:
    """What two offices add to each other: neighbours, more so with a fitting artisan; goods of different luxuries."""
    value = 0.0
    if s.e.neighbours[one] >> other & 1:
        value += w.draft_near
        if s.e.made_from[s.artisan[one]] >> other & 1 or s.e.made_from[s.artisan[other]] >> one & 1:
            value += w.draft_craft
    for goods in s.e.made_from:
        if goods >> one & 1 and goods >> other & 1:
            value -= w.draft_kin
    return value


def partner_worth(s: NovgorodState, seat: int, city: int, w: Weights) -> float:
    """The best second office for a first one, as far as both can be paid."""
    best = 0.0
    left = s.e.budget() - spent(s, seat) - top_price(s, city)
    for other in range(len(s.e.cities)):
        if other != city and s.sold[other] < s.players and top_price(s, other) <= left:
            best = max(best, office_worth(s, other, w) + pair_worth(s, city, other, w))
    return best
