"""Special missions of the expert game: the row, its prices, and how its cards move (NG-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.state import CHANCE
from kogge.games.novgorod.rules import mission_cards, missions, privileges, purse, solvency
from kogge.games.novgorod.rules.constants import HIDE, LETTERS, MISSION
from kogge.games.novgorod.rules.edition import Need, Part

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


def part(s: NovgorodState, special: int) -> Part:
    """The part of the card that shows."""
    return s.e.parts[special * len(LETTERS) + s.letter[special]]


def full_price(s: NovgorodState, special: int) -> int:
    """The printed price and one ducat for each card above it, done ones included (NG-11.2)."""
    return part(s, special).price + s.row.index(special)


def price(s: NovgorodState, special: int, credit: int) -> int:
    """What is left of the price after this turn's credit (NG-11.6)."""
    left = full_price(s, special) - credit
    return max(0, left)


def add_specials(s: NovgorodState, actions: list[int]) -> None:
    """The special missions that can be paid and filled, then those for less by the mission privilege."""
    for special in range(len(s.e.specials)):
        if can_fill(s, special, s.credit, s.privilege_used):
            actions.append(s.a.special.start + special)
    if privileges.has_privilege(s, s.active, MISSION):
        for special in range(len(s.e.specials)):
            if full_price(s, special) > 0 and can_fill(s, special, s.e.privilege_mission, True):
                actions.append(s.a.special_less.start + special)


def can_fill(s: NovgorodState, special: int, credit: int, privilege_used: bool) -> bool:
    """Whether the card is not done this turn, its price is there, its goods are, and the fees can be paid after it."""
    cost = price(s, special, credit)
    if s.specials_done >> special & 1 or s.cash[s.active] < cost:
        return False
    return solvency.can_pay(s, part(s, special).need, solvency.shortfall_after(s, cost, privilege_used))


def apply_special(s: NovgorodState, special: int, for_less: bool) -> None:
    """The price is paid at once; the privilege gives a credit for all of this turn (NG-11.2, NG-11.6)."""
    if for_less:
        s.privilege_used = True
        s.credit = s.e.privilege_mission
    cost = price(s, special, s.credit)
    spent = full_price(s, special) - cost
    s.credit -= spent
    purse.pay_ducats(s, s.active, cost, "special")


def complete(s: NovgorodState, special: int) -> None:
    """Seals; a mission from the deck goes face down under the ship, if there is one (NG-11.4)."""
    seat = s.active
    if s.journal is not None:
        s.journal.add("special", seat, 1, goods_asked(s, part(s, special).need))
    purse.gain_seals(s, seat, part(s, special).seals, "special")
    s.specials_done |= 1 << special
    missions.count_completed(s, seat)
    if mission_cards.deck_left(s) > 0:
        s.agenda.push(HIDE, CHANCE, seat)


def goods_asked(s: NovgorodState, need: Need) -> str:
    """What a special mission asks for, as a list of slugs: ``*jewelry+*cloth``."""
    asked = [s.e.luxuries[need.kind]] if need.kind >= 0 else []
    asked += [s.e.goods[good] for good in s.e.cities_of[need.goods]]
    return "+".join([f"*{slug}" for slug in asked])


def apply_hide(s: NovgorodState, mission: int) -> None:
    """Its owner alone has seen the card that goes under the ship (NG-12.3)."""
    card = mission_cards.lowest_of_kind(s, s.deck, mission)
    s.deck &= ~card
    s.under_secret[s.active] |= card
    if s.journal is not None:
        s.journal.add("hidden", s.active, 1, s.e.missions[mission], "", s.active)


def move(s: NovgorodState) -> None:
    """Done cards go to the bottom, the uppermost first, and show their next part (NG-11.5)."""
    done = [special for special in s.row if s.specials_done >> special & 1]
    s.row = [special for special in s.row if special not in done] + done
    letters = s.letter[:]
    for special in done:
        letters[special] = (letters[special] + 1) % len(LETTERS)
    s.letter = letters
    s.specials_done = 0
