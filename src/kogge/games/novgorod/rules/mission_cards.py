"""Mission cards as masks: which they are, where they lie, and what others know of a secret hand (NG-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from kogge.core.bits import ones
from kogge.games.novgorod.rules.constants import DRAWN

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


def kinds(s: NovgorodState, cards: i64) -> list[int]:
    """The different missions on these cards, ascending."""
    found: list[int] = []
    kind_of = s.e.card_kind
    card: i64 = 0
    while cards:
        if not cards & 15:  # most cards are elsewhere
            cards >>= 4
            card += 4
            continue
        if cards & 1:
            kind = kind_of[card]
            if not found or found[-1] != kind:
                found.append(kind)
        cards >>= 1
        card += 1
    return found


def in_progress(s: NovgorodState, seat: int) -> int:
    """Missions in hand and left of the ship; those begun this turn count too (NG-7.5)."""
    cards = s.known[seat] | s.secret[seat] | s.left[seat]
    return ones(cards) + (len(s.begun) + ones(s.card) if seat == s.active else 0)


def nth_card(mask: int, nth: int) -> int:
    """The card with so many others below it in the mask."""
    card = 0
    while True:
        if mask >> card & 1:
            if nth == 0:
                return card
            nth -= 1
        card += 1


def kind_of_lowest(s: NovgorodState, mask: int) -> int:
    """The mission on the lowest card of a mask."""
    return s.e.card_kind[nth_card(mask, 0)]


def lowest_of_kind(s: NovgorodState, mask: int, mission: int) -> int:
    """The lowest card of a mask that shows this mission, as a mask; equal cards are equal."""
    cards = mask & s.e.cards_of[mission]
    return cards & -cards


def deck_left(s: NovgorodState) -> int:
    """How many missions can be drawn: one that nobody has seen covers the special row and never is (NG-11.1)."""
    return ones(s.deck) - (1 if s.rules.specials else 0)


def note_drawn(s: NovgorodState, seat: int) -> None:
    """Others know that a card has come into the secret hand (NG-12.6)."""
    traces = s.trace[:]
    traces[seat] = [*traces[seat], DRAWN]
    s.trace = traces


def note_shown(s: NovgorodState, seat: int, mission: int) -> None:
    """Others know which card has left the secret hand; of an empty one there is nothing to know (NG-12.6)."""
    traces = s.trace[:]
    traces[seat] = [*traces[seat], mission] if s.secret[seat] else []
    s.trace = traces
