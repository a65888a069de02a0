"""The position: its fields, its copy, and the ladders that lead each decision to its chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Agenda
from kogge.core.features import Row
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, Game, Prompt, Reason, State
from kogge.games.norderwind.rules import (
    contracts,
    equipment,
    features,
    fog,
    hidden,
    letters,
    notation,
    prompts,
    scoring,
    tiles,
    trade,
    turn,
    voyage,
    why,
)
from kogge.games.norderwind.rules.actions import Actions
from kogge.games.norderwind.rules.constants import (
    A_BATTLE,
    A_BOTTOM,
    A_BUY,
    A_BUY_OVER,
    A_CANNON,
    A_EVENT,
    A_FULFIL,
    A_HIRE,
    A_HOIST,
    A_LOOK,
    A_LOOK_AT,
    A_NEXT,
    A_PASS,
    A_PAY,
    A_REVEAL,
    A_SAIL,
    A_SEARCH,
    A_SELL,
    A_SHOT,
    A_STOP,
    AT_TILE,
    CHOOSE_STACK,
    EVENT,
    LETTER,
    LOOK,
    LOOKED,
    MORE,
    PIRATES,
    REVEAL,
    SAIL_ON,
    SET_SAIL,
)
from kogge.games.norderwind.rules.edition import Edition

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.game import NorderwindGame


class NorderwindState(State):
    """A position of Norderwind. Lists are by seat; ``hold`` is seat by good, ``count`` port by seat."""

    def __init__(self, rules: NorderwindGame, agenda: Agenda) -> None:
        self.journal = None
        self.rules: NorderwindGame = rules
        self.e: Edition = rules.tables
        self.a: Actions = rules.blocks
        self.players: int = rules.players
        self.agenda: Agenda = agenda
        self.turns: int = 0
        self.active: int = 0
        self.winner: int = -1
        self.over: bool = False
        # The voyage
        self.stack: int = -1
        self.distance: int = 0
        self.actions: int = 0
        self.look_left: bool = False
        self.looked: int = -1
        self.bottom: int = -1
        self.row: list[int] = []
        # The sea: tiles placed in each stack and not in the voyage row, tiles placed nowhere, tiles all have seen
        self.placed: list[list[int]] = []
        self.unplaced: list[int] = []
        self.face_up: list[bool] = []
        self.looks: list[turn.Look] = []
        # The ships
        self.gold: list[int] = []
        self.letters: list[int] = []
        self.sail: list[int] = []
        self.cannons: list[int] = []
        self.crew: list[int] = []
        self.captains: list[int] = []
        self.hold: list[int] = []
        # The board
        self.columns: list[list[int]] = []
        self.count: list[int] = []
        self.majority: list[int] = []
        self.cubes: list[int] = []
        self.all_ports: list[bool] = []
        self.full_crew: list[bool] = []

    def clone(self) -> NorderwindState:
        s = NorderwindState(self.rules, self.agenda.clone())
        s.turns = self.turns
        s.active = self.active
        s.winner = self.winner
        s.over = self.over
        s.stack = self.stack
        s.distance = self.distance
        s.actions = self.actions
        s.look_left = self.look_left
        s.looked = self.looked
        s.bottom = self.bottom
        s.row = self.row[:]
        s.placed = [tiles[:] for tiles in self.placed]
        s.unplaced = self.unplaced[:]
        s.face_up = self.face_up[:]
        s.looks = self.looks[:]
        s.gold = self.gold[:]
        s.letters = self.letters[:]
        s.sail = self.sail[:]
        s.cannons = self.cannons[:]
        s.crew = self.crew[:]
        s.captains = self.captains[:]
        s.hold = self.hold[:]
        s.columns = [owners[:] for owners in self.columns]
        s.count = self.count[:]
        s.majority = self.majority[:]
        s.cubes = self.cubes[:]
        s.all_ports = self.all_ports[:]
        s.full_crew = self.full_crew[:]
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
        if kind == AT_TILE:
            return tiles.legal_at_tile(self, todo.who)
        if kind == SAIL_ON:
            return voyage.legal_sail_on(self)
        if kind == CHOOSE_STACK:
            return voyage.legal_choose_stack(self)
        if kind == MORE:
            return trade.legal_more(self, todo)
        if kind == LETTER:
            return letters.legal_letter(self, todo.who)
        if kind == PIRATES:
            return fog.legal_pirates(self, todo.who)
        if kind == SET_SAIL:
            return voyage.legal_set_sail(self)
        if kind == LOOKED:
            return voyage.legal_looked(self)
        if kind == REVEAL:
            return voyage.reveal_outcomes(self)
        if kind == LOOK:
            return voyage.look_outcomes(self)
        if kind == EVENT:
            return fog.event_outcomes(self)
        return fog.shot_outcomes(self)

    def chance_weights(self) -> list[int]:
        if self.to_move() != CHANCE:
            return []
        kind = self.agenda.stack[-1].kind
        if kind == EVENT:
            return fog.event_weights(self)
        if kind in (REVEAL, LOOK):
            return voyage.tile_weights(self)
        return fog.shot_weights(self)

    def sample_chance(self, rng: Rng) -> int:
        kind = self.agenda.stack[-1].kind
        if kind == REVEAL:
            return self.a.reveal.start + voyage.sample_tile(self, rng)
        if kind == EVENT:
            return self.a.event.start + fog.sample_face(self.e.event_die, self.e.event_sides, rng)
        if kind == LOOK:
            return self.a.look_at.start + voyage.sample_tile(self, rng)
        return self.a.shot.start + fog.sample_face(self.e.battle_die, self.e.battle_sides, rng)

    def apply(self, action: int) -> None:
        todo = self.agenda.stack.pop()
        table = self.a.table
        kind = table.block[action]
        if kind == A_REVEAL:
            voyage.apply_reveal(self, table.first[action])
        elif kind == A_NEXT:
            voyage.apply_next(self)
        elif kind == A_SAIL:
            voyage.apply_sail(self, table.first[action])
        elif kind == A_STOP:
            voyage.apply_stop(self)
        elif kind == A_EVENT:
            fog.apply_event(self, table.first[action])
        elif kind == A_SHOT:
            fog.apply_shot(self, todo, table.first[action])
        elif kind == A_BUY:
            trade.apply_buy(self, todo, table.first[action])
        elif kind == A_SELL:
            trade.apply_sell(self, todo, table.first[action])
        elif kind == A_BUY_OVER:
            trade.apply_buy_over(self, todo, table.first[action], table.second[action])
        elif kind == A_PASS:
            letters.apply_pass(self, todo.who)
        elif kind == A_PAY:
            fog.apply_pay(self, todo.who)
        elif kind == A_BATTLE:
            fog.apply_battle(self, todo)
        elif kind == A_HIRE:
            equipment.apply_hire(self, todo, table.first[action])
        elif kind == A_HOIST:
            equipment.apply_hoist(self, todo)
        elif kind == A_CANNON:
            equipment.apply_cannon(self, todo)
        elif kind == A_FULFIL:
            contracts.apply_fulfil(self, todo.who, table.first[action])
        elif kind == A_SEARCH:
            tiles.apply_search(self, todo.who)
        elif kind == A_LOOK:
            voyage.apply_look(self)
        elif kind == A_LOOK_AT:
            voyage.apply_look_at(self, table.first[action])
        elif kind == A_BOTTOM:
            voyage.apply_bottom(self)
        if not self.agenda.stack and not self.over:  # a trading tile has been used, and the seat is done with it
            letters.use_completed(self, todo.who)

    def seen_as(self, action: int, viewer: int) -> int:
        return hidden.seen_as(self, action, viewer)

    def view(self, viewer: int) -> dict[str, object]:
        return hidden.view(self, viewer)

    def view_as(self, viewer: int) -> int:
        return hidden.view_as(self, viewer)

    def write_features(self, viewer: int, row: Row) -> None:
        features.write(self, viewer, row)

    def determinize(self, viewer: int, rng: Rng) -> NorderwindState:
        return hidden.determinize(self, viewer, rng)

    def prompt(self) -> Prompt:
        return prompts.prompt(self)

    def reason(self, action: int) -> Reason | None:
        return why.reason(self, action)

    def turn(self) -> int:
        return self.turns

    def scores(self) -> list[int]:
        return self.cubes[:]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def text(self) -> str:
        return notation.text(self)

    def problems(self) -> list[str]:
        return scoring.problems(self)

    def read(self, token: str) -> int:
        return notation.read_token(self, token)
