"""Missions: lines, both lines, cards left of the ship and under it (NG-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.games.novgorod.rules import bonuses, mission_cards, purse, solvency
from kogge.games.novgorod.rules.constants import THREE_MISSIONS

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.solvency import Left
    from kogge.games.novgorod.rules.state import NovgorodState


def add_lines(s: NovgorodState, left: Left, actions: list[int]) -> None:
    """The lines the route can fill: upper or lower of a card in hand, lower of one begun or left of the ship."""
    hand = mission_cards.kinds(s, s.known[s.active] | s.secret[s.active])
    for mission in hand:
        if solvency.can_pay_rest(s, s.e.upper[mission], left):
            actions.append(s.a.upper.start + mission)
    for mission in hand:
        if solvency.can_pay_rest(s, s.e.lower[mission], left):
            actions.append(s.a.lower.start + mission)
    if s.begun:
        for mission in begun_kinds(s):
            if can_fill_both(s, mission, left):
                actions.append(s.a.both.start + mission)
    if s.left[s.active]:
        for mission in mission_cards.kinds(s, s.left[s.active]):
            if solvency.can_pay_rest(s, s.e.lower[mission], left):
                actions.append(s.a.resume.start + mission)


def begun_kinds(s: NovgorodState) -> list[int]:
    """The different missions whose upper line was filled this turn, ascending."""
    mask = 0
    for card in s.begun:
        mask |= 1 << card
    return mission_cards.kinds(s, mask)


def begun_before(s: NovgorodState, mission: int) -> int:
    """The place behind which the lower line must end: that of an upper line filled this turn, or none (NG-5.6)."""
    if not s.rules.strict:
        return -1
    places = [s.begun_place[i] for i, card in enumerate(s.begun) if s.e.card_kind[card] == mission]
    return min(places)


def can_fill_both(s: NovgorodState, mission: int, left: Left) -> bool:
    """Whether the lower line can follow the upper one in this turn."""
    s.after = begun_before(s, mission)
    payable = solvency.can_pay_rest(s, s.e.lower[mission], left)
    s.after = -1
    return payable


# What a filled line does


def take_from_hand(s: NovgorodState, seat: int, mission: int) -> int:
    """The card is shown: a known one first, so that others learn no more than they must (NG-12.2)."""
    card = mission_cards.lowest_of_kind(s, s.known[seat], mission)
    if card:
        s.known[seat] &= ~card
        return card
    card = mission_cards.lowest_of_kind(s, s.secret[seat], mission)
    s.secret[seat] &= ~card
    mission_cards.note_shown(s, seat, mission)
    return card


def complete_upper(s: NovgorodState, place: int) -> None:
    """The upper line gives seals; the card stays open until the end of phase 2 (NG-5.1)."""
    s.begun.append(s.card.bit_length() - 1)
    s.begun_place.append(place)
    s.card = 0
    purse.gain_seals(s, s.active, s.e.line_seals, "mission")


def complete_lower(s: NovgorodState) -> None:
    """The lower line alone closes the card (NG-5.3)."""
    card, s.card = s.card, 0
    purse.gain_seals(s, s.active, s.e.line_seals, "mission")
    put_under(s, s.active, card)


def complete_both(s: NovgorodState, mission: int, place: int) -> None:
    """Both lines in one turn make up the higher reward and close the card (NG-5.2)."""
    best = -1
    for i, card in enumerate(s.begun):
        fits = s.e.card_kind[card] == mission and (s.begun_place[i] < place or not s.rules.strict)
        if fits and (best < 0 or s.begun_place[i] > s.begun_place[best]):
            best = i
    card = s.begun.pop(best)
    s.begun_place.pop(best)
    purse.gain_seals(s, s.active, s.e.both_seals - s.e.line_seals, "mission")
    put_under(s, s.active, 1 << card)


def complete_resumed(s: NovgorodState, mission: int) -> None:
    """The lower line of a card left of the ship (NG-5.4)."""
    seat = s.active
    card = mission_cards.lowest_of_kind(s, s.left[seat], mission)
    s.left[seat] &= ~card
    purse.gain_seals(s, seat, s.e.line_seals, "mission")
    put_under(s, seat, card)


def put_under(s: NovgorodState, seat: int, card: int) -> None:
    """A card under the ship is completed (NG-5.7)."""
    s.under[seat] |= card
    count_completed(s, seat)


def count_completed(s: NovgorodState, seat: int) -> None:
    """One more mission is completed; the bonus for three is tested (NG-8.6)."""
    s.completed[seat] += 1
    if s.completed[seat] >= s.e.bonus_needed[THREE_MISSIONS]:
        bonuses.award(s, seat, THREE_MISSIONS)
