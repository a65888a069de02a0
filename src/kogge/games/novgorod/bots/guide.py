"""What a search knows about Novgorod: which acts come first, a few routes at a glance, and the worth of a seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kogge.bots.bot import Bot
from kogge.bots.guide import Guide
from kogge.core.rng import Rng
from kogge.core.state import State
from kogge.games.novgorod.bots.draft import pick_worth
from kogge.games.novgorod.bots.greedy import NovgorodGreedy, best_action, small_choice
from kogge.games.novgorod.bots.worth import Weights, promise, rounds_left, worth
from kogge.games.novgorod.rules.constants import (
    A_BOTH,
    A_DUCATS,
    A_FINISH,
    A_INCOME,
    A_LAY,
    A_LOWER,
    A_PIRATE,
    A_PLACEHOLDER,
    A_RESUME,
    A_RISE,
    A_SELL,
    A_SPECIAL,
    A_SPECIAL_LESS,
    A_STOP,
    A_STORE,
    A_UPPER,
    ARTISAN,
    BUY,
    DRAFT,
    GOOD,
    INPUTS,
    PLACE,
    ROUTE,
    USE,
)
from kogge.games.novgorod.rules.state import NovgorodState

SPREAD: Final = 3.5  # seals ahead that make a win e times as likely, at the end and for each round to come
SPREAD_A_ROUND: Final = 0.35
GLANCES: Final = 3  # routes that are compared in a playout
MILLE: Final = 1024


@mypyc_attr(allow_interpreted_subclasses=True)
class NovgorodGuide(Guide):
    """Looks to the end of a turn or a few turns ahead."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 4
        self.weights: Weights = Weights()
        self.plan: list[int] = []
        self.planned: int = -1  # the turn of the plan
        self.acts: list[float] = [1.0] * 64  # how soon an act of phase 2 is taken, by block
        self.acts[A_RISE] = 8.0
        self.acts[A_BOTH] = 8.0
        self.acts[A_SPECIAL] = 5.0
        self.acts[A_SPECIAL_LESS] = 5.5
        self.acts[A_UPPER] = 5.0
        self.acts[A_RESUME] = 4.5
        self.acts[A_LOWER] = 4.0
        self.acts[A_SELL] = 3.0
        self.acts[A_INCOME] = 2.0
        self.acts[A_DUCATS] = 1.2
        self.acts[A_STORE] = 0.4
        self.acts[A_FINISH] = 0.1
        self.acts[A_PIRATE] = 0.02

    def advisor(self) -> Bot:
        return NovgorodGreedy()

    def begin(self, s: State) -> None:
        self.planned = -1

    def end(self, s: State) -> int:
        assert isinstance(s, NovgorodState)
        return s.turn() + self.horizon * s.players

    def worth(self, s: State, seat: int) -> float:
        assert isinstance(s, NovgorodState)
        return worth(s, seat, self.weights)

    def spread(self, s: State) -> float:
        assert isinstance(s, NovgorodState)
        return SPREAD + SPREAD_A_ROUND * rounds_left(s, self.weights)

    # At a glance

    def priors(self, s: State, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, NovgorodState)
        kind = s.agenda.top().kind
        if kind == USE:
            return [self.acts[s.a.table.block[action]] for action in legal]
        if kind == ROUTE:
            return [self.step(s, seat, action) for action in legal]
        if kind == BUY:
            return self.purchases(s, seat, legal)
        if kind == DRAFT:
            return self.picks(s, seat, legal)
        if kind in (ARTISAN, INPUTS, GOOD, PLACE):
            chosen = small_choice(s, seat, legal)
            return [3.0 if action == chosen else 1.0 for action in legal]
        return [1.0] * len(legal)

    def step(self, s: NovgorodState, seat: int, action: int) -> float:
        """How inviting the next step of a route is: own offices, then a fair length."""
        block = s.a.table.block[action]
        full = len(s.route) >= s.speed[seat]
        if block == A_LAY:
            city = s.a.table.first[action]
            if s.own[seat] >> city & 1:
                income = s.e.income[city * 4 + s.rank[seat * len(s.e.cities) + city]]
                return (2.0 + 0.4 * income) * (0.4 if full else 1.0)
            return 0.3 if full else 1.0
        if block == A_PLACEHOLDER:
            return 0.3 if full else 0.9
        if block == A_STOP:
            return 2.0 if full else 0.15
        return 0.02

    def purchases(self, s: NovgorodState, seat: int, legal: list[int]) -> list[float]:
        """What each purchase adds at once."""
        base = worth(s, seat, self.weights)
        weights: list[float] = []
        for action in legal:
            gain = -0.8
            if action == s.a.end.start:
                gain = 0.0
            elif s.a.table.block[action] != A_PIRATE:
                after = s.clone()
                after.apply(action)
                gain = worth(after, seat, self.weights) - base
            weights.append(1.0 + 2.0 * gain if gain > 0.0 else 1.0 / (1.0 - 2.0 * gain))
        return weights

    def picks(self, s: NovgorodState, seat: int, legal: list[int]) -> list[float]:
        """The cards of the draft, by how far they fall short of the best."""
        values = [pick_worth(s, seat, action, self.weights) for action in legal]
        best = max(values)
        return [1.0 / (1.0 + best - value) for value in values]

    # Quick play

    def play(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        assert isinstance(s, NovgorodState)
        kind = s.agenda.top().kind
        if kind == USE:
            return self.act(s, legal, rng)
        if kind == ROUTE:
            return self.route(s, seat, legal, rng)
        if kind == BUY:
            return best_action(s, seat, legal, self.weights)
        if kind in (ARTISAN, INPUTS, GOOD, PLACE):
            return small_choice(s, seat, legal)
        if kind == DRAFT:
            return self.pick(s, seat, legal, rng)
        return legal[rng.below(len(legal))]

    def act(self, s: NovgorodState, legal: list[int], rng: Rng) -> int:
        """The act that comes first, more or less."""
        best, chosen = -1.0, legal[0]
        for action in legal:
            weight = self.acts[s.a.table.block[action]] * (MILLE + rng.below(MILLE))
            if weight > best:
                best, chosen = weight, action
        return chosen

    def pick(self, s: NovgorodState, seat: int, legal: list[int], rng: Rng) -> int:
        """A card of the draft, more or less the best."""
        best, chosen = -1e9, legal[0]
        for action in legal:
            weight = pick_worth(s, seat, action, self.weights) + rng.below(MILLE) / MILLE
            if weight > best:
                best, chosen = weight, action
        return chosen

    def route(self, s: NovgorodState, seat: int, legal: list[int], rng: Rng) -> int:
        """The next step of the best of a few routes."""
        if self.planned != s.turns or not self.plan or self.plan[0] not in legal:
            self.draw_up(s, seat, rng)
        chosen = self.plan[0]
        self.plan = self.plan[1:]
        return chosen

    def draw_up(self, s: NovgorodState, seat: int, rng: Rng) -> None:
        """Lay some routes at random, and keep the most promising."""
        best = -1e9
        self.planned = s.turns
        for _glance in range(GLANCES):
            trial = s.clone()
            steps: list[int] = []
            while trial.agenda.top().kind == ROUTE:
                action = self.some_step(trial, seat, rng)
                trial.apply(action)
                steps.append(action)
            value = promise(trial, seat, self.weights)
            if value > best:
                best = value
                self.plan = steps

    def some_step(self, s: NovgorodState, seat: int, rng: Rng) -> int:
        legal = s.legal_actions()
        best, chosen = -1.0, legal[0]
        for action in legal:
            weight = self.step(s, seat, action) * (128 + rng.below(MILLE))
            if weight > best:
                best, chosen = weight, action
        return chosen
