"""The introductory rounds: each seat takes offices and a mission, then all pay (NG-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo
from kogge.core.state import CHANCE
from kogge.games.novgorod.rules import mission_cards, purchases, purse, setup, turn
from kogge.games.novgorod.rules.constants import CHOOSE_SIDE, DRAFT, DRAW

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


def begin(s: NovgorodState) -> None:
    """The start player's right-hand neighbour picks first, then counter-clockwise (NG-2.1); sides come before."""
    s.agenda.push(DRAFT, before(s, s.start))
    if s.rules.choose_side:
        for step in range(s.players - 1, -1, -1):
            s.agenda.push(CHOOSE_SIDE, (s.start + step) % s.players)


def before(s: NovgorodState, seat: int) -> int:
    """The right-hand neighbour."""
    return seat - 1 if seat > 0 else s.players - 1


def offices_left(s: NovgorodState, seat: int) -> int:
    """How many offices the seat has still to pick."""
    return s.e.draft_offices - s.own[seat].bit_count()


def missions_left(s: NovgorodState, seat: int) -> int:
    """How many missions the seat has still to pick, besides the one it was dealt."""
    return s.e.draft_missions + 1 - s.known[seat].bit_count() - s.secret[seat].bit_count()


def legal_draft(s: NovgorodState, seat: int) -> list[int]:
    """An office, an open mission, or the top of the deck, as long as the seat lacks one (NG-2.2)."""
    actions: list[int] = []
    if offices_left(s, seat) > 0:
        for city in range(len(s.e.cities)):
            if can_take_office(s, seat, city):
                actions.append(s.a.office.start + city)
    if missions_left(s, seat) > 0:
        purchases.add_open(s, s.a.mission.start, actions)
        if mission_cards.deck_left(s) > 0:
            actions.append(s.a.draw.start)
    return actions


def can_take_office(s: NovgorodState, seat: int, city: int) -> bool:
    """One office a city (NG-2.3), and all picks can be paid in the end (NG-2.4)."""
    if s.own[seat] >> city & 1:
        return False
    return spent(s, seat) + purchases.top_price(s, city) <= s.e.budget()


def spent(s: NovgorodState, seat: int) -> int:
    """The price of the offices picked so far."""
    base = seat * len(s.e.cities)
    return sum([s.e.price[city * 4 + s.rank[base + city]] for city in s.e.cities_of[s.own[seat]]])


def apply_office(s: NovgorodState, todo: Todo, city: int) -> None:
    """The top office of the city is picked; it is paid at the end (NG-2.5)."""
    purchases.take_office(s, todo.who, city, "draft")
    _next_pick(s, todo)


def apply_mission(s: NovgorodState, todo: Todo, mission: int) -> None:
    """An open mission is picked: all know it from now on (NG-12.2); the display is not refilled (NG-2.2)."""
    purchases.take_open(s, todo.who, mission)
    _next_pick(s, todo)


def apply_draw(s: NovgorodState, todo: Todo) -> None:
    """The top of the deck is picked, seen by its owner alone (NG-2.2)."""
    _next_pick(s, todo)
    s.agenda.push(DRAW, CHANCE, todo.who)


def _next_pick(s: NovgorodState, todo: Todo) -> None:
    """Counter-clockwise until all have picked everything; the todo counts the picks (NG-2.1)."""
    picks = s.players * (s.e.draft_offices + s.e.draft_missions)
    if todo.a + 1 < picks:
        s.agenda.push(DRAFT, before(s, todo.who), todo.a + 1)


def end(s: NovgorodState) -> None:
    """All pay for their offices and missions, the one they were dealt included; the first turn begins (NG-2.5)."""
    missions = s.e.mission_price * (1 + s.e.draft_missions)
    for seat in range(s.players):
        purse.pay_ducats(s, seat, spent(s, seat), "office")
        purse.pay_ducats(s, seat, missions, "mission")
    turn.start_turn(s)
    setup.refill(s)


def go_on(s: NovgorodState) -> None:
    """Nothing is pending: after the last step of the set-up the draft begins, after its last pick it ends."""
    if s.own[s.start]:
        end(s)
    else:
        begin(s)
