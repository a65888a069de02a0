"""The first position, nothing dealt yet (NG-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Agenda
from kogge.core.state import CHANCE
from kogge.games.novgorod.rules import setup, state
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
    HIGH,
    OFF,
    OPEN,
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
        setup._push(s, DEAL_SPECIAL, len(s.e.specials))
    setup._push(s, OPEN, s.players + s.e.extra_open)
    for seat in range(s.players - 1, -1, -1):
        s.agenda.push(DRAW, CHANCE, seat)
    if game.first_game:
        s.bonus = [HIGH if bonus in (EIGHT_OFFICES, FIVE_CITY_ROUTE) else GONE for bonus in range(len(BONUSES))]
    else:
        setup._push(s, DEAL_BONUS, BONUSES_IN_PLAY)
    setup._push(s, DEAL_CAREER, s.players)
    setup._push(s, DEAL_ARTISAN, len(s.e.cities))
    return s


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
