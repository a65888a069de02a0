"""The end, places, and the invariants of a position (NG-9)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from kogge.core.state import CHANCE
from kogge.games.novgorod.rules import mission_cards, purse, route
from kogge.games.novgorod.rules.constants import GONE, LOWER, PLACE, REVEAL, ROUTE, UPPER, USE, VARIETY

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


# The end


def finish(s: NovgorodState) -> None:
    """After the last round; if Variety of Goods counts them, cards hidden under ships are turned up (NG-12.5)."""
    if s.bonus[VARIETY] != GONE:
        for seat in range(s.players - 1, -1, -1):
            for _card in range(s.under_secret[seat].bit_count()):
                s.agenda.push(REVEAL, CHANCE, seat)
    if not s.agenda.stack:
        _score(s)


def apply_reveal(s: NovgorodState, seat: int, mission: int) -> None:
    """A hidden card is turned up."""
    card = mission_cards.lowest_of_kind(s, s.under_secret[seat], mission)
    s.under_secret[seat] &= ~card
    s.under[seat] |= card
    if not s.agenda.stack:
        _score(s)


def _score(s: NovgorodState) -> None:
    """Seals for variety, and the game is over (NG-8.8)."""
    if s.bonus[VARIETY] != GONE:
        for seat in range(s.players):
            purse.gain_seals(s, seat, s.e.variety[variety(s, s.under[seat])], "variety")
    s.over = True
    if s.journal is not None:
        s.journal.add("game-over", -1)


def variety(s: NovgorodState, cards: int) -> int:
    """How many kinds of goods are printed on these cards, on both lines (NG-8.8)."""
    printed = 0
    for mission in mission_cards.kinds(s, cards):
        printed |= s.e.printed[mission]
    return printed.bit_count()


# Places


def has_x(s: NovgorodState, seat: int) -> bool:
    """Whether a row with an X is still visible: lost (NG-9.3)."""
    return s.level[seat] < s.e.x_rows[s.face[seat]] if seat < len(s.face) else True


def ranking(s: NovgorodState) -> list[int]:
    """Most seals; then ducats, career level, offices, latest in turn order; an X is last (NG-9.3, NG-9.4)."""
    places: list[int] = []
    for seat in range(s.players):
        place = 1
        for other in range(s.players):
            if not has_x(s, other) and _is_better(s, other, seat):
                place += 1
        places.append(s.players if has_x(s, seat) else place)
    return places


def _is_better(s: NovgorodState, one: int, other: int) -> bool:
    if s.seals[one] != s.seals[other]:
        return s.seals[one] > s.seals[other]
    if s.cash[one] != s.cash[other]:
        return s.cash[one] > s.cash[other]
    if s.level[one] != s.level[other]:
        return s.level[one] > s.level[other]
    if s.own[one].bit_count() != s.own[other].bit_count():
        return s.own[one].bit_count() > s.own[other].bit_count()
    return (one - s.start) % s.players > (other - s.start) % s.players


# Invariants


def problems(s: NovgorodState) -> list[str]:
    """Invariants that do not hold."""
    found = _card_problems(s) + _seat_problems(s) + _route_problems(s)
    if s.over != (not s.agenda.stack):
        found.append("the game is over exactly when nothing is pending")
    if not found and not s.over and not s.legal_actions():
        found.append("a dead end: nothing is legal")
    return found


def _card_problems(s: NovgorodState) -> list[str]:
    """Every mission card is in exactly one place, every office in at most one hand."""
    found: list[str] = []
    places = [s.deck, s.display, *s.known, *s.secret, *s.left, *s.under, *s.under_secret]
    places += [1 << card for card in s.begun] + [s.card]
    if sum(places) != s.e.all_cards or sum([mask.bit_count() for mask in places]) != len(s.e.card_kind):
        found.append("mission cards are missing or double")
    for city in range(len(s.e.cities)):
        owners = [seat for seat in range(s.players) if s.own[seat] >> city & 1]
        ranks = sorted([s.rank[seat * len(s.e.cities) + city] for seat in owners])
        if s.sold[city] != len(owners) or ranks != sorted(s.rules.stack[: len(owners)]):
            found.append(f"the offices of {s.e.cities[city]} are not those taken from the top")
    if s.rules.specials and len(s.row) == len(s.e.specials) and sorted(s.row) != list(range(len(s.row))):
        found.append("special missions are missing or double")
    return found


def _seat_problems(s: NovgorodState) -> list[str]:
    found: list[str] = []
    for seat in range(s.players):
        if s.cash[seat] < 0 or s.seals[seat] < 0:
            found.append(f"seat {seat} owes ducats or seals")
        if not s.e.speed <= s.speed[seat] <= s.e.max_speed or not 0 <= s.level[seat] < s.e.row_count:
            found.append(f"seat {seat} has speed {s.speed[seat]} and level {s.level[seat]}")
        if mission_cards.in_progress(s, seat) > s.e.in_progress:
            found.append(f"seat {seat} has too many missions in progress")
        if s.stored[seat] >= 0 and not s.own[seat] >> s.stored[seat] & 1:
            found.append(f"seat {seat} has stored a good of no own office")
        shown = s.under[seat].bit_count() + s.under_secret[seat].bit_count()
        if s.completed[seat] < shown or (s.completed[seat] > shown and not s.rules.specials):
            found.append(f"seat {seat} has completed {s.completed[seat]} missions, {shown} lie under its ship")
    return found


def _route_problems(s: NovgorodState) -> list[str]:
    found: list[str] = []
    cities = [place for place in s.route if place < len(s.e.cities)]
    if len(set(cities)) != len(cities) or sum([1 << city for city in cities]) != s.visited:
        found.append("the route does not fit the cities visited")
    for one, other in pairwise(cities):
        if not route.neighbours(s, one) >> other & 1:
            found.append("two cities of the route are no neighbours")
    if len(s.route) > s.e.max_speed + 1 or s.held.bit_count() > s.own[s.active].bit_count():
        found.append("the route is too long, or has too many placeholders")
    if (s.held | s.free | s.arts) & ~s.visited:
        found.append("cards are used that do not lie in the route")
    if s.route and s.agenda.stack and s.agenda.top().kind in (PLACE, REVEAL):
        found.append("a route lies where none can be")
    fees = sum([s.e.fee[city] for city in cities if not s.own[s.active] >> city & 1])
    if s.fees != fees:
        found.append(f"the fees are {s.fees}, counted {fees}")
    if s.ship and s.stored[s.active] < 0:
        found.append("the ship has lost its good")
    if (s.card != 0) != (s.purpose in (UPPER, LOWER)):
        found.append("a mission is shown exactly while one of its lines is filled from the hand")
    if s.purpose == 0 and s.agenda.stack and s.agenda.top().kind in (ROUTE, USE) and (s.made or s.paid or s.inputs):
        found.append("goods are paid for nothing")
    return found
