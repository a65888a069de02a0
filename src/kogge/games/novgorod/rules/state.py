"""The position: its fields, its copy, and the ladders that lead each decision to its chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Agenda, Todo
from kogge.core.features import Row
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, Game, Prompt, Reason, State
from kogge.games.novgorod.rules import (
    careers,
    draft,
    experts,
    features,
    goods,
    hidden,
    notation,
    prompts,
    purchases,
    route,
    scoring,
    setup,
    specials,
    turn,
    why,
)
from kogge.games.novgorod.rules.actions import Actions
from kogge.games.novgorod.rules.constants import (
    A_BOTH,
    A_BY,
    A_CLOSE,
    A_DEAL_ARTISAN,
    A_DEAL_BONUS,
    A_DEAL_CAREER,
    A_DEAL_MERCHANT,
    A_DEAL_PIRATE,
    A_DEAL_SPECIAL,
    A_DONE,
    A_DRAW,
    A_DRAW_LESS,
    A_DRAWN,
    A_DUCATS,
    A_END,
    A_FINISH,
    A_HIDE,
    A_INCOME,
    A_KEEP,
    A_LAY,
    A_LOWER,
    A_MISSION,
    A_MISSION_LESS,
    A_OFFICE,
    A_OPEN,
    A_PIRATE,
    A_PLACEHOLDER,
    A_RESUME,
    A_REVEAL,
    A_RISE,
    A_SELL,
    A_SHIP,
    A_SIDE,
    A_SPECIAL,
    A_SPECIAL_LESS,
    A_STOP,
    A_STORE,
    A_UPPER,
    A_WITH,
    A_WITH_STORED,
    ARTISAN,
    BOTH,
    BUY,
    CAREER,
    DRAFT,
    GOOD,
    INPUTS,
    LOWER,
    PLACE,
    RESUME,
    ROUTE,
    SPECIAL,
    UPPER,
    USE,
)
from kogge.games.novgorod.rules.edition import Edition

if TYPE_CHECKING:
    from kogge.games.novgorod.rules.game import NovgorodGame


class NovgorodState(State):
    """A position of Novgorod.

    Lists are by seat unless said otherwise. Sets of cities, goods or mission cards are masks; a city and its good have
    the same number. ``trace`` tells of each secret hand how cards came (-1) and which were shown. It, ``artisan``,
    ``face``, ``row``, ``letter`` and the bonus lists are replaced, never changed in place, so that clones share them.
    """

    def __init__(self, rules: NovgorodGame, agenda: Agenda) -> None:
        none: list[int] = []
        self.journal = None
        self.rules: NovgorodGame = rules
        self.e: Edition = rules.tables
        self.a: Actions = rules.blocks
        self.players: int = rules.players
        self.agenda: Agenda = agenda
        self.turns: int = 0
        self.start: int = -1
        self.active: int = -1
        self.last: bool = False
        self.over: bool = False
        # The table: artisans and sold offices by city, missions, bonus cards by kind, expert cards
        self.artisan: list[int] = none
        self.sold: list[int] = none
        self.deck: int = 0
        self.display: int = 0
        self.bonus: list[int] = none
        self.bonus_got: list[int] = none
        self.bonus_round: list[int] = none
        self.merchant: int = -1
        self.pirate: int = -1
        self.row: list[int] = none
        self.letter: list[int] = none
        # The players; ``rank`` is seat by city
        self.face: list[int] = none
        self.cash: list[int] = none
        self.seals: list[int] = none
        self.speed: list[int] = none
        self.level: list[int] = none
        self.own: list[int] = none
        self.rank: list[int] = none
        self.stored: list[int] = none
        self.known: list[int] = none
        self.secret: list[int] = none
        self.trace: list[list[int]] = rules.no_traces
        self.left: list[int] = none
        self.under: list[int] = none
        self.under_secret: list[int] = none
        self.completed: list[int] = none
        # The turn: the route (a placeholder is the number of cities), what is left of it, what was used
        self.route: list[int] = none
        self.visited: int = 0
        self.held: int = 0
        self.free: int = 0
        self.arts: int = 0
        self.reach: list[int] = none
        self.fees: int = 0
        self.ship: bool = False
        self.stored_now: bool = False
        self.privilege_used: bool = False
        self.credit: int = 0
        self.merchant_used: bool = False
        self.pirate_early: bool = False
        self.pirate_late: bool = False
        self.specials_done: int = 0
        self.begun: list[int] = none
        self.begun_place: list[int] = none
        self.bought: bool = False
        # The payment under way; ``card`` is the mission shown from the hand for it
        self.purpose: int = 0
        self.object: int = 0
        self.card: int = 0
        self.made: int = 0
        self.paid: int = 0
        self.place: int = 0
        self.after: int = -1
        self.maker: int = -1
        self.inputs: int = 0

    def clone(self) -> NovgorodState:
        s = NovgorodState(self.rules, self.agenda.clone())
        s.turns = self.turns
        s.start = self.start
        s.active = self.active
        s.last = self.last
        s.over = self.over
        s.artisan = self.artisan
        s.sold = self.sold[:]
        s.deck = self.deck
        s.display = self.display
        s.bonus = self.bonus
        s.bonus_got = self.bonus_got
        s.bonus_round = self.bonus_round
        s.merchant = self.merchant
        s.pirate = self.pirate
        s.row = self.row
        s.letter = self.letter
        s.face = self.face
        s.cash = self.cash[:]
        s.seals = self.seals[:]
        s.speed = self.speed[:]
        s.level = self.level[:]
        s.own = self.own[:]
        s.rank = self.rank[:]
        s.stored = self.stored[:]
        s.known = self.known[:]
        s.secret = self.secret[:]
        s.trace = self.trace
        s.left = self.left[:]
        s.under = self.under[:]
        s.under_secret = self.under_secret[:]
        s.completed = self.completed[:]
        s.route = self.route[:]
        s.visited = self.visited
        s.held = self.held
        s.free = self.free
        s.arts = self.arts
        s.reach = self.reach[:]
        s.fees = self.fees
        s.ship = self.ship
        s.stored_now = self.stored_now
        s.privilege_used = self.privilege_used
        s.credit = self.credit
        s.merchant_used = self.merchant_used
        s.pirate_early = self.pirate_early
        s.pirate_late = self.pirate_late
        s.specials_done = self.specials_done
        s.begun = self.begun[:]
        s.begun_place = self.begun_place[:]
        s.bought = self.bought
        s.purpose = self.purpose
        s.object = self.object
        s.card = self.card
        s.made = self.made
        s.paid = self.paid
        s.place = self.place
        s.after = self.after
        s.maker = self.maker
        s.inputs = self.inputs
        return s

    def game(self) -> Game:
        return self.rules

    def to_move(self) -> int:
        return TERMINAL if self.over else self.agenda.stack[-1].who

    def legal_actions(self) -> list[int]:
        if self.over:
            return []
        todo = self.agenda.stack[-1]
        kind = todo.kind
        if kind == USE:
            return goods.legal_use(self)
        if kind == ROUTE:
            return route.legal_route(self)
        if kind == BUY:
            return purchases.legal_buy(self)
        if kind == INPUTS:
            return goods.legal_inputs(self)
        if kind == ARTISAN:
            return goods.legal_artisan(self)
        if kind == GOOD:
            return goods.legal_good(self)
        if kind == PLACE:
            return turn.legal_place(self)
        if kind == DRAFT:
            return draft.legal_draft(self, todo.who)
        if todo.who != CHANCE:
            return careers.legal_side(self)
        return setup.outcomes(self, todo)

    def chance_weights(self) -> list[int]:
        if self.to_move() != CHANCE:
            return []
        return setup.weights(self, self.agenda.stack[-1])

    def sample_chance(self, rng: Rng) -> int:
        return setup.sample(self, self.agenda.stack[-1], rng)

    def apply(self, action: int) -> None:
        todo = self.agenda.stack.pop()
        table = self.a.table
        kind = table.block[action]
        first = table.first[action]
        if kind == A_LAY:
            route.apply_lay(self, first)
        elif kind == A_STOP:
            route.apply_stop(self)
        elif kind == A_FINISH:
            turn.apply_finish(self)
        elif kind == A_END:
            turn.apply_end(self)
        elif kind == A_INCOME:
            goods.apply_income(self, first)
        elif kind == A_STORE:
            goods.apply_store(self, first)
        elif kind == A_SELL:
            goods.apply_sell(self, first)
        elif kind == A_WITH:
            goods.apply_with(self, todo.kind, first)
        elif kind == A_BY:
            goods.apply_by(self, first)
        elif kind == A_WITH_STORED:
            goods.apply_with_stored(self, todo.kind)
        elif kind == A_DONE:
            goods.apply_done(self)
        elif kind == A_PLACEHOLDER:
            route.apply_placeholder(self)
        elif kind == A_PIRATE:
            experts.apply_pirate(self, todo.kind, first)
            if not self.agenda.stack:
                turn.apply_end(self)
        elif kind == A_UPPER:
            goods.begin(self, UPPER, first)
        elif kind == A_LOWER:
            goods.begin(self, LOWER, first)
        elif kind == A_BOTH:
            goods.begin(self, BOTH, first)
        elif kind == A_RESUME:
            goods.begin(self, RESUME, first)
        elif kind == A_SPECIAL:
            specials.apply_special(self, first, False)
            goods.begin(self, SPECIAL, first)
        elif kind == A_SPECIAL_LESS:
            specials.apply_special(self, first, True)
            goods.begin(self, SPECIAL, first)
        elif kind == A_RISE:
            careers.apply_rise(self)
            goods.begin(self, CAREER, 0)
        elif kind == A_DUCATS:
            careers.apply_ducats(self)
        elif kind == A_KEEP:
            turn.apply_keep(self)
        elif kind == A_CLOSE:
            turn.apply_close(self)
        elif kind == A_OFFICE:
            if todo.kind == DRAFT:
                draft.apply_office(self, todo, first)
            else:
                purchases.apply_office(self, first)
        elif kind == A_SHIP:
            purchases.apply_ship(self)
        elif kind == A_MISSION:
            if todo.kind == DRAFT:
                draft.apply_mission(self, todo, first)
            else:
                purchases.apply_mission(self, first, False)
        elif kind == A_MISSION_LESS:
            purchases.apply_mission(self, first, True)
        elif kind == A_DRAW:
            if todo.kind == DRAFT:
                draft.apply_draw(self, todo)
            else:
                purchases.apply_draw(self, False)
        elif kind == A_DRAW_LESS:
            purchases.apply_draw(self, True)
        elif kind == A_SIDE:
            careers.apply_side(self, todo.who, first)
        elif todo.who == CHANCE:
            self.apply_chance(todo, kind, action)
        if not self.agenda.stack and not self.over:
            draft.go_on(self)

    def apply_chance(self, todo: Todo, kind: int, action: int) -> None:
        """What chance has brought goes to its chapter."""
        first = self.a.table.first[action]
        if kind == A_DRAWN:
            setup.apply_drawn(self, todo.a, first)
        elif kind == A_OPEN:
            setup.apply_open(self, first)
        elif kind == A_HIDE:
            specials.apply_hide(self, first)
        elif kind == A_DEAL_ARTISAN:
            setup.apply_artisan(self, self.a.table.second[action])
        elif kind == A_DEAL_CAREER:
            setup.apply_career(self, first)
        elif kind == A_DEAL_BONUS:
            setup.apply_bonus(self, first)
        elif kind == A_DEAL_SPECIAL:
            setup.apply_special(self, first)
        elif kind == A_DEAL_MERCHANT:
            setup.apply_merchant(self, first)
        elif kind == A_DEAL_PIRATE:
            setup.apply_pirate(self, first)
        elif kind == A_REVEAL:
            scoring.apply_reveal(self, todo.a, first)

    def seen_as(self, action: int, viewer: int) -> int:
        return hidden.seen_as(self, action, viewer)

    def view(self, viewer: int) -> dict[str, object]:
        return hidden.view(self, viewer)

    def write_features(self, viewer: int, row: Row) -> None:
        features.write(self, viewer, row)

    def determinize(self, viewer: int, rng: Rng) -> NovgorodState:
        return hidden.determinize(self, viewer, rng)

    def prompt(self) -> Prompt:
        return prompts.prompt(self)

    def reason(self, action: int) -> Reason | None:
        return why.reason(self, action)

    def turn(self) -> int:
        return self.turns

    def scores(self) -> list[int]:
        return self.seals[:]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def text(self) -> str:
        return notation.text(self)

    def problems(self) -> list[str]:
        return scoring.problems(self)
