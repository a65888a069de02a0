"""Set-up as chance nodes, and all other chance: artisans, careers, bonus cards, missions, expert cards (NG-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo
from kogge.core.rng import Rng
from kogge.core.state import CHANCE
from kogge.games.novgorod.rules import mission_cards
from kogge.games.novgorod.rules.constants import (
    DEAL_ARTISAN,
    DEAL_BONUS,
    DEAL_CAREER,
    DEAL_MERCHANT,
    DEAL_PIRATE,
    DEAL_SPECIAL,
    DRAW,
    HIDE,
    HIGH,
    OPEN,
    REVEAL,
    START_LETTERS,
)

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.state import NovgorodState


def _push(s: NovgorodState, kind: int, times: int) -> None:
    for _time in range(times):
        s.agenda.push(kind, CHANCE)


# Outcomes


def outcomes(s: NovgorodState, todo: Todo) -> list[int]:
    """What chance can bring, ascending."""
    start = _first_id(s, todo)
    return [start + item for item, weight in enumerate(_row_of_weights(s, todo)) if weight]


def weights(s: NovgorodState, todo: Todo) -> list[int]:
    """How many cards stand for each outcome."""
    return [weight for weight in _row_of_weights(s, todo) if weight]


def sample(s: NovgorodState, todo: Todo, rng: Rng) -> int:
    """An outcome by its weight; a mission is drawn straight from the deck."""
    kind = todo.kind
    if kind in (DRAW, OPEN, HIDE):
        return _first_id(s, todo) + s.e.card_kind[mission_cards.nth_card(s.deck, rng.below(s.deck.bit_count()))]
    return _first_id(s, todo) + rng.weighted(_row_of_weights(s, todo))


def _first_id(s: NovgorodState, todo: Todo) -> int:
    kind = todo.kind
    if kind == DRAW:
        return s.a.drawn.start
    if kind == OPEN:
        return s.a.open.start
    if kind == HIDE:
        return s.a.hide.start
    if kind == DEAL_ARTISAN:
        return s.a.deal_artisan.start + len(s.artisan) * len(s.e.luxuries)
    if kind == DEAL_CAREER:
        return s.a.deal_career.start
    if kind == DEAL_BONUS:
        return s.a.deal_bonus.start
    if kind == DEAL_SPECIAL:
        return s.a.deal_special.start
    if kind == DEAL_MERCHANT:
        return s.a.deal_merchant.start
    if kind == DEAL_PIRATE:
        return s.a.deal_pirate.start
    return s.a.reveal.start


def _row_of_weights(s: NovgorodState, todo: Todo) -> list[int]:
    """A weight for every outcome of the block, 0 for those that cannot come."""
    kind = todo.kind
    e = s.e
    if kind in (DRAW, OPEN, HIDE):
        return [(s.deck & cards).bit_count() for cards in e.cards_of]
    if kind == DEAL_ARTISAN:
        return [e.artisans[luxury] - s.artisan.count(luxury) for luxury in range(len(e.luxuries))]
    if kind == DEAL_CAREER:
        return [0 if 2 * career in s.face else 1 for career in range(len(e.careers))]
    if kind == DEAL_BONUS:
        return [0 if state else 1 for state in s.bonus]
    if kind == DEAL_SPECIAL:
        return [0 if special in s.row else 1 for special in range(len(e.specials))]
    if kind == REVEAL:
        first = mission_cards.kind_of_lowest(s, s.under_secret[todo.a])
        return [1 if mission == first else 0 for mission in range(len(e.missions))]
    return [1 for _city in e.cities]


# Set-up step by step


def apply_artisan(s: NovgorodState, luxury: int) -> None:
    """The next city gets its artisan (NG-1.2)."""
    s.artisan = [*s.artisan, luxury]


def apply_career(s: NovgorodState, career: int) -> None:
    """The next seat gets its career; the lowest number starts; one side for all unless it is chosen (NG-1.6)."""
    s.face = [*s.face, 2 * career]
    if len(s.face) == s.players:
        s.start = s.face.index(min(s.face))
        if s.rules.back_careers:
            s.face = [face + 1 for face in s.face]


def apply_bonus(s: NovgorodState, bonus: int) -> None:
    """A bonus card comes into play at its high value (NG-1.5)."""
    s.bonus = [HIGH if kind == bonus else value for kind, value in enumerate(s.bonus)]


def apply_drawn(s: NovgorodState, seat: int, mission: int) -> None:
    """A mission comes face down into a hand: dealt, or drawn from the deck (NG-12.1)."""
    card = mission_cards.lowest_of_kind(s, s.deck, mission)
    s.deck &= ~card
    s.secret[seat] |= card
    mission_cards.note_drawn(s, seat)
    if s.journal is not None:
        s.journal.add("drawn", seat, 1, s.e.missions[mission], "", seat)


def apply_open(s: NovgorodState, mission: int) -> None:
    """A mission is laid face up beside the deck (NG-1.4, NG-7.7)."""
    card = mission_cards.lowest_of_kind(s, s.deck, mission)
    s.deck &= ~card
    s.display |= card


def apply_special(s: NovgorodState, special: int) -> None:
    """The next place of the special row: parts A, A, B, C show (NG-11.1)."""
    letters = s.letter[:]
    letters[special] = START_LETTERS[len(s.row)]
    s.letter = letters
    s.row = [*s.row, special]


def apply_merchant(s: NovgorodState, city: int) -> None:
    """The merchant starts in a city drawn by lot (NG-10.1)."""
    s.merchant = city


def apply_pirate(s: NovgorodState, city: int) -> None:
    """The pirate starts in a city drawn by lot (NG-10.4)."""
    s.pirate = city


def refill(s: NovgorodState) -> None:
    """Chance lays missions beside the deck until enough lie there, as far as the deck goes (NG-7.7)."""
    missing = s.e.open - s.display.bit_count()
    left = mission_cards.deck_left(s)
    _push(s, OPEN, min(left, missing))
