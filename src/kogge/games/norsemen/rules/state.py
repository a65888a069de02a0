"""The position: its fields, its copy, and the ladders that lead each decision to its chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Agenda, Todo
from kogge.core.features import Row
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, Game, Prompt, Reason, State
from kogge.games.norsemen.rules import (
    expansion,
    exploration,
    explore,
    features,
    hidden,
    ladders,
    leaders,
    notation,
    prompts,
    returning,
    rounds,
    routes,
    scoring,
    setup,
    things,
    titles,
    trades,
    why,
)
from kogge.games.norsemen.rules.actions import Actions
from kogge.games.norsemen.rules.clan import Clan
from kogge.games.norsemen.rules.constants import (
    ADDED_SHIP,
    ADDED_SPEAKER,
    ADVANCE,
    ASK_SPEAKER,
    BONUS,
    BONUSES,
    CHOOSE_LEADER,
    DEAL,
    DECK,
    DRAW_AGE,
    DRAW_ORDER,
    DRAW_OWN,
    DRAW_SCORING,
    DRAW_TILE,
    EXCHANGE,
    FINISHED,
    FIRST_STEP,
    FREE_THING,
    HOME,
    INCOME,
    KEEP,
    KEEP_END,
    LADDER,
    LADDER_END,
    LOWER,
    NOBODY,
    P_OVER,
    PLACE_FORT,
    PORTS,
    PUT,
    REVEAL,
    REVEAL_TILE,
    SEE,
    SEND,
    SETTLE,
    SHIP_FROM,
    SHIP_TO,
    SHOW,
    SPEAKER,
    SPEAKER_FROM,
    SPEAKER_TO,
    TAKE,
    TAKE_KEPT,
    THING_EFFECT,
    TITLE,
    TRADE,
    TURN,
)
from kogge.games.norsemen.rules.edition import Edition

if TYPE_CHECKING:
    from kogge.games.norsemen.rules.game import NorsemenGame


class NorsemenState(State):
    """A position of Norsemen. Lists are replaced, never changed in place, so that copies may share them.

    In a secret phase (``veil``) every clan has a task of its own and the agenda is empty; ``drawing`` is the seat whose
    card chance turns. ``place`` counts seats in playing order. ``bags`` and ``bottoms`` are the decks by age, ``known``
    says who knows each bottom card (one bit a seat); ``drawn`` and ``kept`` are cards in the hand of an explorer.
    ``due``, ``due_vp`` and ``left`` are the cost, VP and tokens in play of the steps taken in a ladder action.
    """

    def __init__(self, rules: NorsemenGame, agenda: Agenda) -> None:
        self.journal = None
        self.rules: NorsemenGame = rules
        self.e: Edition = rules.tables
        self.a: Actions = rules.blocks
        self.players: int = rules.players
        self.agenda: Agenda = agenda
        self.clans: list[Clan] = []
        self.phase: int = 0
        self.round: int = 1
        self.place: int = 0
        self.turns: int = 0
        self.veil: bool = False
        self.drawing: int = NOBODY
        self.order: list[int] = []
        self.circles: list[int] = []
        self.lies: list[int] = []
        self.shown: list[int] = []
        self.scored: list[int] = []
        self.jarls_at: list[int] = []
        self.bags: list[list[int]] = []
        self.bottoms: list[list[int]] = []
        self.known: list[list[int]] = []
        self.drawn: list[int] = []
        self.drawn_known: list[int] = []
        self.kept: list[int] = []
        self.bonuses: list[int] = []
        self.due: list[int] = []
        self.due_vp: int = 0
        self.left: int = 0

    def clone(self) -> NorsemenState:
        s = NorsemenState(self.rules, self.agenda.clone())
        s.clans = [clan.clone() for clan in self.clans]
        s.phase = self.phase
        s.round = self.round
        s.place = self.place
        s.turns = self.turns
        s.veil = self.veil
        s.drawing = self.drawing
        s.order = self.order
        s.circles = self.circles
        s.lies = self.lies
        s.shown = self.shown
        s.scored = self.scored
        s.jarls_at = self.jarls_at
        s.bags = self.bags
        s.bottoms = self.bottoms
        s.known = self.known
        s.drawn = self.drawn
        s.drawn_known = self.drawn_known
        s.kept = self.kept
        s.bonuses = self.bonuses
        s.due = self.due
        s.due_vp = self.due_vp
        s.left = self.left
        return s

    def game(self) -> Game:
        return self.rules

    def ability(self, clan: Clan) -> int:
        """What a clan's leader can do, NOBODY before it is chosen."""
        return self.e.leader_ability[clan.leader] if clan.leader >= 0 else NOBODY

    # Who decides

    def to_move(self) -> int:
        if self.phase == P_OVER:
            return TERMINAL
        if not self.veil:
            return self.agenda.stack[-1].who
        if self.drawing != NOBODY:
            return CHANCE
        return self.next_in_secret()

    def next_in_secret(self) -> int:
        """The first seat in order that has not finished its secret phase."""
        for seat in self.order:
            if self.clans[seat].task != FINISHED:
                return seat
        return NOBODY

    def veiled(self) -> bool:
        return self.veil

    def awaited(self) -> list[int]:
        mover = self.to_move()
        if mover < 0:
            return []
        if not self.veil:
            return [mover]
        return [seat for seat in range(self.players) if self.clans[seat].task != FINISHED]

    # What is legal

    def legal_actions(self) -> list[int]:
        if self.phase == P_OVER:
            return []
        if not self.veil:
            todo = self.agenda.stack[-1]
            return self.outcomes(todo) if todo.who == CHANCE else self.legal(todo)
        if self.drawing != NOBODY:
            return [self.a.draw.start + card for card in routes.own_outcomes(self.clans[self.drawing])]
        return self.legal_task(self.next_in_secret())

    def legal_as(self, seat: int) -> list[int]:
        if not self.veil:
            return self.legal_actions() if seat == self.to_move() else []
        if self.drawing != NOBODY or not 0 <= seat < self.players:
            return []
        return self.legal_task(seat)

    def legal_task(self, seat: int) -> list[int]:
        """What a seat may do in a secret phase."""
        task = self.clans[seat].task
        if task == REVEAL:
            return exploration.legal_reveal(self, self.clans[seat])
        if task == PUT:
            return exploration.legal_put(self, self.clans[seat])
        if task == CHOOSE_LEADER:
            return leaders.legal_choose(self, seat)
        return []

    def legal(self, todo: Todo) -> list[int]:
        """What a pending decision allows, ascending."""
        kind = todo.kind
        if kind == TURN:
            return expansion.legal_turn(self, todo.who)
        if kind == LADDER:
            return ladders.legal_ladder(self, todo)
        if kind == SPEAKER:
            return exploration.legal_speaker(self, todo)
        if kind == BONUS:
            return routes.legal_bonus(self, todo)
        if kind == BONUSES:
            return exploration.legal_bonuses(self, todo)
        if kind == TITLE:
            return titles.legal_title(self, todo)
        if kind == KEEP:
            return explore.legal_keep(self, todo)
        if kind == DECK:
            return explore.legal_deck(self)
        if kind == TAKE_KEPT:
            return explore.legal_take_kept(self)
        if kind == TAKE:
            return routes.legal_take(self, todo)
        if kind == ADDED_SHIP:
            return routes.legal_added_ship(self, todo)
        if kind == ADDED_SPEAKER:
            return routes.legal_added_speaker(self, todo)
        if kind == PORTS:
            return returning.port_choices(self, todo.who, todo.a)
        if kind == INCOME:
            return returning.income_choices(self, todo.who, todo.a)
        if kind == SETTLE:
            return ladders.legal_settle(self, todo)
        if kind == PLACE_FORT:
            return ladders.legal_fort(self, todo)
        if kind == SEND:
            return ladders.legal_send(self, todo)
        if kind == FREE_THING:
            return things.legal_free_thing(self, todo)
        if kind == ADVANCE:
            return ladders.possible_steps(self, todo.who, todo.a)
        if kind == EXCHANGE:
            return ladders.legal_exchange(self, todo)
        if kind == LOWER:
            return ladders.legal_lower(self, todo)
        if kind == SHIP_FROM:
            return things.legal_ship_from(self, todo)
        if kind == SHIP_TO:
            return things.legal_ship_to(self, todo)
        if kind == SPEAKER_FROM:
            return routes.legal_speaker_from(self, todo)
        if kind == SPEAKER_TO:
            return routes.legal_speaker_to(self, todo)
        if kind == TRADE:
            return trades.legal_trade(self, todo)
        if kind == HOME:
            return leaders.legal_home(self, todo)
        return leaders.legal_show(self)

    # Chance: whatever is drawn, every outcome is equally likely

    def outcomes(self, todo: Todo) -> list[int]:
        """What chance may bring, ascending."""
        kind = todo.kind
        if kind == DRAW_OWN:
            return [self.a.draw.start + card for card in routes.own_outcomes(self.clans[todo.a])]
        if kind == DRAW_AGE:
            return [self.a.draw.start + card for card in explore.age_outcomes(self, todo.b)]
        if kind == SEE:
            return [self.a.draw.start + card for card in explore.age_outcomes(self, 1)]
        if kind == DRAW_ORDER:
            return setup.order_outcomes(self)
        if kind == DRAW_TILE:
            return [self.a.tile.id(tile) for tile in returning.tile_outcomes(self, 1)]
        if kind == DRAW_SCORING:
            return setup.scoring_outcomes(self)
        if kind == DEAL:
            return setup.deal_outcomes(self)
        if kind == REVEAL_TILE:
            return [self.a.tile.id(tile) for tile in returning.tile_outcomes(self, returning.next_age(self))]
        return [self.a.unused.id(tile) for tile in returning.tile_outcomes(self, todo.b)]

    def chance_weights(self) -> list[int]:
        if self.to_move() != CHANCE:
            return []
        return [1] * len(self.legal_actions())

    def sample_chance(self, rng: Rng) -> int:
        if self.veil:
            cards = routes.own_outcomes(self.clans[self.drawing])
            return self.a.draw.start + cards[rng.below(len(cards))]
        todo = self.agenda.stack[-1]
        if todo.kind == DRAW_AGE:
            cards = explore.age_outcomes(self, todo.b)
            return self.a.draw.start + cards[rng.below(len(cards))]
        actions = self.outcomes(todo)
        return actions[rng.below(len(actions))]

    # What is done

    def apply(self, action: int) -> None:
        if not self.veil:
            todo = self.agenda.stack.pop()
            if todo.who == CHANCE:
                self.apply_chance(todo, action)
            else:
                self.apply_decision(todo, action)
        elif self.drawing != NOBODY:
            exploration.apply_revealed(self, self.drawing, self.a.table.first[action])
        else:
            self.apply_task(self.next_in_secret(), action)
        self.settle()

    def apply_as(self, seat: int, action: int) -> None:
        if not self.veil or seat < 0:
            self.apply(action)
        else:
            self.apply_task(seat, action)
            self.settle()

    def settle(self) -> None:
        """Run the steps that need no decision until somebody must decide."""
        stack = self.agenda.stack
        while not self.veil and self.phase != P_OVER:
            if not stack:
                rounds.go_on(self)
            elif stack[-1].kind >= FIRST_STEP:
                self.run_step(stack.pop())
            else:
                return

    def run_step(self, todo: Todo) -> None:
        """A step that runs by itself."""
        if todo.kind == THING_EFFECT:
            things.thing_effect(self, todo)
        elif todo.kind == ASK_SPEAKER:
            routes.ask_speaker(self, todo)
        elif todo.kind == LADDER_END:
            ladders.end_ladder(self, todo)
        elif todo.kind == KEEP_END:
            explore.end_keep(self, todo)

    def apply_task(self, seat: int, action: int) -> None:
        """A step of a seat in a secret phase."""
        table = self.a.table
        task = self.clans[seat].task
        if task == REVEAL:
            exploration.apply_reveal(self, seat, table.block[action])
        elif task == PUT:
            exploration.apply_put(self, seat, table.first[action])
        else:
            leaders.apply_choose(self, seat, table.first[action])

    def apply_decision(self, todo: Todo, action: int) -> None:
        """Lead a seat's action to its chapter; the decision has been taken off the agenda."""
        table = self.a.table
        kind = todo.kind
        block = table.block[action]
        first = table.first[action]
        if kind == TURN:
            expansion.apply_turn(self, todo, action)
        elif kind == LADDER:
            ladders.apply_ladder(self, todo, action)
        elif kind == SPEAKER:
            exploration.apply_speaker(self, todo, first)
        elif kind == BONUS:
            routes.apply_bonus(self, todo, block)
        elif kind == BONUSES:
            exploration.apply_bonuses(self, todo, action)
        elif kind == TITLE:
            titles.apply_title(self, todo, action)
        elif kind == KEEP:
            explore.apply_keep(self, todo, action)
        elif kind == DECK:
            explore.apply_deck(self, todo, first)
        elif kind == TAKE_KEPT:
            explore.apply_take_kept(self, todo, first, block)
        elif kind == TAKE:
            routes.apply_take(self, todo.who, first, block)
        elif kind == ADDED_SHIP:
            routes.apply_added_ship(self, todo, block)
        elif kind == ADDED_SPEAKER:
            routes.apply_added_speaker(self, todo, block, first)
        elif kind == PORTS:
            returning.apply_ports(self, todo, action)
        elif kind == INCOME:
            returning.apply_income(self, todo, action)
        elif kind == SETTLE:
            ladders.apply_settle(self, todo, first)
        elif kind == PLACE_FORT:
            ladders.apply_fort(self, todo, first)
        elif kind == SEND:
            ladders.apply_send(self, todo, block, first)
        elif kind == FREE_THING:
            things.apply_free_thing(self, todo, block)
        elif kind == ADVANCE:
            ladders.apply_advance(self, todo, action)
        elif kind == EXCHANGE:
            ladders.apply_exchange(self, todo, action)
        elif kind == LOWER:
            ladders.apply_lower(self, todo, action)
        elif kind == SHIP_FROM:
            things.apply_ship_from(self, todo.who, action)
        elif kind == SHIP_TO:
            things.apply_ship_to(self, todo, action)
        elif kind == SPEAKER_FROM:
            routes.apply_speaker_from(self, todo, first)
        elif kind == SPEAKER_TO:
            routes.apply_speaker_to(self, todo, first)
        elif kind == TRADE:
            trades.apply_trade(self, todo, block)
        elif kind == HOME:
            leaders.apply_home(self, todo, first)
        elif kind == SHOW:
            leaders.apply_show(self, todo, first)

    def apply_chance(self, todo: Todo, action: int) -> None:
        """Lead a chance outcome to its chapter."""
        kind = todo.kind
        what = self.a.table.first[action]
        if kind == DRAW_OWN:
            routes.apply_draw_own(self, todo, what)
        elif kind == DRAW_AGE:
            explore.apply_draw_age(self, todo, what)
        elif kind == SEE:
            leaders.apply_see(self, todo, what)
        elif kind == REVEAL_TILE:
            returning.lay_tile(self, what)
        elif kind == DRAW_ORDER:
            setup.apply_order(self, what)
        elif kind == DRAW_TILE:
            setup.apply_tile(self, what)
        elif kind == DRAW_SCORING:
            setup.apply_scoring(self, what)
        elif kind == DEAL:
            setup.apply_deal(self, todo, what)
        else:
            leaders.take_tile(self, todo.a, what)

    # What is known and said

    def seen_as(self, action: int, viewer: int) -> int:
        return hidden.seen_of(self, self.to_move(), action, viewer)

    def seen_of(self, actor: int, action: int, viewer: int) -> int:
        return hidden.seen_of(self, actor, action, viewer)

    def view(self, viewer: int) -> dict[str, object]:
        return hidden.view(self, viewer)

    def write_features(self, viewer: int, row: Row) -> None:
        features.write(self, viewer, row)

    def determinize(self, viewer: int, rng: Rng) -> NorsemenState:
        return hidden.determinize(self, viewer, rng)

    def prompt(self) -> Prompt:
        return prompts.prompt(self, self.to_move())

    def prompt_as(self, seat: int) -> Prompt:
        return prompts.prompt(self, seat)

    def reason(self, action: int) -> Reason | None:
        return why.reason(self, self.to_move(), action)

    def reason_as(self, seat: int, action: int) -> Reason | None:
        return why.reason(self, seat, action)

    def turn(self) -> int:
        return self.turns

    def scores(self) -> list[int]:
        return [clan.vp for clan in self.clans]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def text(self) -> str:
        return notation.text(self)

    def problems(self) -> list[str]:
        return scoring.problems(self)
