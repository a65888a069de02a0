"""Missions: lines, both lines, cards left of the ship and under it (NG-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.state import Reason
from kogge.games.novgorod.rules import bonuses, hidden, setup, solvency, turn
from kogge.games.novgorod.rules.constants import A_LOWER, A_RESUME, A_UPPER, PLACE, THREE_MISSIONS
from kogge.games.novgorod.rules.edition import Need

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


def in_progress(s: NovgorodState, seat: int) -> int:
    """Missions in hand and left of the ship; those begun this turn count too (NG-7.5)."""
    cards = s.known[seat] | s.secret[seat] | s.left[seat]
    return cards.bit_count() + (len(s.begun) + s.card.bit_count() if seat == s.active else 0)


def add_lines(s: NovgorodState, target: int, actions: list[int]) -> None:
    """The lines the route can fill: upper or lower of a card in hand, lower of one begun or left of the ship."""
    hand = kinds(s, s.known[s.active] | s.secret[s.active])
    for mission in hand:
        if solvency.can_pay(s, s.e.upper[mission], target):
            actions.append(s.a.upper.start + mission)
    for mission in hand:
        if solvency.can_pay(s, s.e.lower[mission], target):
            actions.append(s.a.lower.start + mission)
    if s.begun:
        for mission in begun_kinds(s):
            if can_fill_both(s, mission, target):
                actions.append(s.a.both.start + mission)
    if s.left[s.active]:
        for mission in kinds(s, s.left[s.active]):
            if solvency.can_pay(s, s.e.lower[mission], target):
                actions.append(s.a.resume.start + mission)


def kinds(s: NovgorodState, cards: int) -> list[int]:
    """The different missions on these cards, ascending."""
    found: list[int] = []
    card = 0
    while cards:
        if cards & 1:
            kind = s.e.card_kind[card]
            if not found or found[-1] != kind:
                found.append(kind)
        cards >>= 1
        card += 1
    return found


def begun_kinds(s: NovgorodState) -> list[int]:
    """The different missions whose upper line was filled this turn, ascending."""
    mask = 0
    for card in s.begun:
        mask |= 1 << card
    return kinds(s, mask)


def begun_before(s: NovgorodState, mission: int) -> int:
    """The place behind which the lower line must end: that of an upper line filled this turn, or none (NG-5.6)."""
    if not s.rules.strict:
        return -1
    places = [s.begun_place[i] for i, card in enumerate(s.begun) if s.e.card_kind[card] == mission]
    return min(places)


def can_fill_both(s: NovgorodState, mission: int, target: int) -> bool:
    """Whether the lower line can follow the upper one in this turn."""
    s.after = begun_before(s, mission)
    payable = solvency.can_pay(s, s.e.lower[mission], target)
    s.after = -1
    return payable


# What a filled line does


def take_from_hand(s: NovgorodState, seat: int, mission: int) -> int:
    """The card is shown: a known one first, so that others learn no more than they must (NG-12.2)."""
    card = setup.lowest_of_kind(s, s.known[seat], mission)
    if card:
        s.known[seat] &= ~card
        return card
    card = setup.lowest_of_kind(s, s.secret[seat], mission)
    s.secret[seat] &= ~card
    hidden.note_shown(s, seat, mission)
    return card


def complete_upper(s: NovgorodState, place: int) -> None:
    """The upper line gives seals; the card stays open until the end of phase 2 (NG-5.1)."""
    s.begun.append(s.card.bit_length() - 1)
    s.begun_place.append(place)
    s.card = 0
    turn.gain_seals(s, s.active, s.e.line_seals, "mission")


def complete_lower(s: NovgorodState) -> None:
    """The lower line alone closes the card (NG-5.3)."""
    card, s.card = s.card, 0
    turn.gain_seals(s, s.active, s.e.line_seals, "mission")
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
    turn.gain_seals(s, s.active, s.e.both_seals - s.e.line_seals, "mission")
    put_under(s, s.active, 1 << card)


def complete_resumed(s: NovgorodState, mission: int) -> None:
    """The lower line of a card left of the ship (NG-5.4)."""
    seat = s.active
    card = setup.lowest_of_kind(s, s.left[seat], mission)
    s.left[seat] &= ~card
    turn.gain_seals(s, seat, s.e.line_seals, "mission")
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


# The end of phase 2: where a card with its upper line alone goes


def placed_next(s: NovgorodState) -> int:
    """The mission that is placed next."""
    return s.e.card_kind[min(s.begun)]


def legal_place(s: NovgorodState) -> list[int]:
    """Left of the ship, to fill the lower line later, or under it."""
    mission = placed_next(s)
    return [s.a.keep.start + mission, s.a.close.start + mission]


def apply_keep(s: NovgorodState) -> None:
    """The card goes left of the ship."""
    s.left[s.active] |= 1 << _take_begun(s)
    _next_place(s)


def apply_close(s: NovgorodState) -> None:
    """The card goes under the ship."""
    put_under(s, s.active, 1 << _take_begun(s))
    _next_place(s)


def _take_begun(s: NovgorodState) -> int:
    card = min(s.begun)
    place = s.begun.index(card)
    s.begun.pop(place)
    s.begun_place.pop(place)
    return card


def _next_place(s: NovgorodState) -> None:
    if s.begun:
        s.agenda.push(PLACE, s.active)
    else:
        turn.end_phase_2(s)


def why_line(s: NovgorodState, action: int) -> Reason:
    """Why this line cannot be filled."""
    kind, mission = s.a.table.block[action], s.a.table.first[action]
    seat = s.active
    args: dict[str, str | int] = {"mission": s.e.missions[mission]}
    if kind in (A_UPPER, A_LOWER):
        cards, rule = s.known[seat] | s.secret[seat], "NG-5.1" if kind == A_UPPER else "NG-5.3"
        if not cards & s.e.cards_of[mission]:
            return Reason(rule, "reason-mission-not-in-hand", args)
    elif kind == A_RESUME:
        rule = "NG-5.4"
        if not s.left[seat] & s.e.cards_of[mission]:
            return Reason(rule, "reason-mission-not-left", args)
    else:
        rule = "NG-5.2"
        if mission not in begun_kinds(s):
            return Reason(rule, "reason-mission-not-begun", args)
        if solvency.can_pay(s, s.e.lower[mission], solvency.shortfall(s)):
            return Reason("NG-5.6", "reason-order-of-lines", args)
    need: Need = s.e.upper[mission] if kind == A_UPPER else s.e.lower[mission]
    return why_need(s, need, rule, args)


def why_need(s: NovgorodState, need: Need, rule: str, args: dict[str, str | int]) -> Reason:
    """Goods are missing, or using them would leave the fees unpaid."""
    if solvency.can_pay(s, need, 0):
        return Reason("NG-4.10", "reason-fees-first", {"fees": s.fees, "cash": s.cash[s.active]})
    return Reason(rule, "reason-goods-missing", args)
