"""Set-up as chance nodes, and all other chance: artisans, careers, bonus cards, missions, expert cards (NG-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Agenda, Todo
from kogge.core.rng import Rng
from kogge.core.state import CHANCE
from kogge.games.novgorod.rules import draft, hidden, state
from kogge.games.novgorod.rules.constants import (
    BONUSES,
    BONUSES_IN_PLAY,
    DEAL_ARTISAN,
    DEAL_BONUS,
    DEAL_CAREER,
    DEAL_MERCHANT,
    DEAL_PIRATE,
    DEAL_SPECIAL,
    DRAW,
    EIGHT_OFFICES,
    FIVE_CITY_ROUTE,
    GONE,
    HIDE,
    HIGH,
    OFF,
    OPEN,
    REVEAL,
    START_LETTERS,
)

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.game import NovgorodGame
    from kogge.games.novgorod.rules.state import NovgorodState


def new_state(game: NovgorodGame) -> NovgorodState:
    """Nothing dealt yet; what chance has to bring is pending in the order of NG-1.7, the first on top."""
    s = blank_state(game)
    if game.pirate != OFF and game.random_positions:
        s.agenda.push(DEAL_PIRATE, CHANCE)
    if game.merchant != OFF and game.random_positions:
        s.agenda.push(DEAL_MERCHANT, CHANCE)
    if game.specials:
        _push(s, DEAL_SPECIAL, len(s.e.specials))
    _push(s, OPEN, s.players + s.e.extra_open)
    for seat in range(s.players - 1, -1, -1):
        s.agenda.push(DRAW, CHANCE, seat)
    if game.first_game:
        s.bonus = [HIGH if bonus in (EIGHT_OFFICES, FIVE_CITY_ROUTE) else GONE for bonus in range(len(BONUSES))]
    else:
        _push(s, DEAL_BONUS, BONUSES_IN_PLAY)
    _push(s, DEAL_CAREER, s.players)
    _push(s, DEAL_ARTISAN, len(s.e.cities))
    return s


def _push(s: NovgorodState, kind: int, times: int) -> None:
    for _time in range(times):
        s.agenda.push(kind, CHANCE)


def dealt(s: NovgorodState) -> None:
    """After the last step of the set-up the draft begins; after its last pick it ends."""
    if s.agenda.stack:
        return
    if s.own[s.start]:
        draft.end(s)
    else:
        draft.begin(s)


def blank_state(game: NovgorodGame) -> NovgorodState:
    """The start values of every field, nothing dealt, nothing pending (NG-1.1)."""
    s = state.NovgorodState(game, Agenda([]))
    e = s.e
    seats = range(s.players)
    s.artisan = []
    s.sold = [0] * len(e.cities)
    s.deck = e.all_cards
    s.bonus = [0] * len(BONUSES)
    s.bonus_got = [0] * len(BONUSES)
    s.bonus_round = [0] * len(BONUSES)
    s.merchant = e.merchant_start if game.merchant != OFF and not game.random_positions else -1
    s.pirate = e.pirate_start if game.pirate != OFF and not game.random_positions else -1
    s.row = []
    s.letter = [0] * len(e.specials)
    s.face = []
    s.cash = [e.ducats for _seat in seats]
    s.speed = [e.speed for _seat in seats]
    s.stored = [-1 for _seat in seats]
    s.seals, s.level, s.own, s.known, s.secret = _zeros(s), _zeros(s), _zeros(s), _zeros(s), _zeros(s)
    s.left, s.under, s.under_secret, s.completed = _zeros(s), _zeros(s), _zeros(s), _zeros(s)
    s.rank = [0] * (s.players * len(e.cities))
    s.route = []
    s.reach = [0] * len(e.cities)
    s.begun = []
    s.begun_place = []
    return s


def _zeros(s: NovgorodState) -> list[int]:
    return [0] * s.players


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
        return _first_id(s, todo) + s.e.card_kind[nth_card(s.deck, rng.below(s.deck.bit_count()))]
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
        first = kind_of_lowest(s, s.under_secret[todo.a])
        return [1 if mission == first else 0 for mission in range(len(e.missions))]
    return [1 for _city in e.cities]


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
    return s.deck.bit_count() - (1 if s.rules.specials else 0)


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
    card = lowest_of_kind(s, s.deck, mission)
    s.deck &= ~card
    s.secret[seat] |= card
    hidden.note_drawn(s, seat)
    if s.journal is not None:
        s.journal.add("drawn", seat, 1, s.e.missions[mission], "", seat)
    dealt(s)


def apply_open(s: NovgorodState, mission: int) -> None:
    """A mission is laid face up beside the deck (NG-1.4, NG-7.7)."""
    card = lowest_of_kind(s, s.deck, mission)
    s.deck &= ~card
    s.display |= card
    dealt(s)


def apply_special(s: NovgorodState, special: int) -> None:
    """The next place of the special row: parts A, A, B, C show (NG-11.1)."""
    letters = s.letter[:]
    letters[special] = START_LETTERS[len(s.row)]
    s.letter = letters
    s.row = [*s.row, special]
    dealt(s)


def apply_merchant(s: NovgorodState, city: int) -> None:
    """The merchant starts in a city drawn by lot (NG-10.1)."""
    s.merchant = city
    dealt(s)


def apply_pirate(s: NovgorodState, city: int) -> None:
    """The pirate starts in a city drawn by lot (NG-10.4)."""
    s.pirate = city
    dealt(s)


def refill(s: NovgorodState) -> None:
    """Chance lays missions beside the deck until enough lie there, as far as the deck goes (NG-7.7)."""
    missing = s.e.open - s.display.bit_count()
    left = deck_left(s)
    _push(s, OPEN, min(left, missing))
