"""A sensible player of Novgorod: it plans its whole turn, route first, and looks no further."""

from __future__ import annotations

from kogge.bots.bot import Bot, Sight
from kogge.core.rng import Rng
from kogge.games.novgorod.bots.draft import best_pick
from kogge.games.novgorod.bots.worth import Weights, good_worth, promise, unknown_card_worth, worth
from kogge.games.novgorod.rules.constants import (
    A_PIRATE,
    ARTISAN,
    BUY,
    CHOOSE_SIDE,
    DRAFT,
    GOOD,
    INPUTS,
    PLACE,
    ROUTE,
    SALE,
    USE,
)
from kogge.games.novgorod.rules.mission_cards import in_progress
from kogge.games.novgorod.rules.state import NovgorodState

ROUTES = 8  # routes that are thought through to the end of phase 2
STEPS = 40  # acts after which a plan is left to later decisions


class NovgorodGreedy(Bot):
    """Plans the route whose use is worth most, keeps to the plan, and thinks again where chance has spoken."""

    name = "greedy"

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Weights = Weights() if weights is None else weights
        self.plan: list[int] = []
        self.turn: int = -1

    def choose(self, sight: Sight, rng: Rng) -> int:
        legal = sight.legal()
        if len(legal) == 1:
            return self._next(legal, legal[0])
        s = sight.world(rng)
        assert isinstance(s, NovgorodState)
        if self.turn == s.turns and self.plan and self.plan[0] in legal:
            return self._next(legal, self.plan[0])
        self.turn = s.turns
        if s.agenda.top().kind == CHOOSE_SIDE:
            return legal[rng.below(len(legal))]
        self.plan = make_plan(s, sight.seat, legal, self.weights)
        return self._next(legal, self.plan[0])

    def _next(self, legal: list[int], action: int) -> int:
        if self.plan and self.plan[0] == action:
            self.plan = self.plan[1:]
        return action


def make_plan(s: NovgorodState, seat: int, legal: list[int], w: Weights) -> list[int]:
    """What to do from here on: at least one step."""
    kind = s.agenda.top().kind
    if kind == ROUTE:
        return plan_route(s, seat, w)
    if kind == USE:
        trial = s.clone()
        return use_route(trial, seat, w)
    if kind == BUY:
        return [best_action(s, seat, legal, w)]
    if kind == DRAFT:
        return [best_pick(s, seat, legal, w)]
    if kind in (ARTISAN, INPUTS, GOOD, PLACE):
        return [small_choice(s, seat, legal)]
    return [legal[0]]


# The route


def plan_route(s: NovgorodState, seat: int, w: Weights) -> list[int]:
    """The best of the most promising routes, each used as well as a greedy hand can."""
    found: list[tuple[float, list[int]]] = []
    collect_routes(s, [], found, w)
    found.sort(key=_promise_of, reverse=True)
    best = -1e9
    plan: list[int] = found[0][1]
    for _promise, steps in found[:ROUTES]:
        trial = s.clone()
        for action in steps:
            trial.apply(action)
        use = use_route(trial, seat, w)
        value = worth(trial, seat, w)
        if value > best:
            best = value
            plan = steps + use
    return plan


def _promise_of(route: tuple[float, list[int]]) -> float:
    return route[0]


def collect_routes(s: NovgorodState, steps: list[int], found: list[tuple[float, list[int]]], w: Weights) -> None:
    """Every complete route from here on with what it promises; the pirate stays where he is.

    The positions are not kept: so many at once would set the garbage collector to work for longer than all the rest.
    """
    for action in s.legal_actions():
        if s.a.table.block[action] == A_PIRATE:
            continue
        after = s.clone()
        after.apply(action)
        path = [*steps, action]
        if action == s.a.stop.start:
            found.append((promise(after, s.active, w), path))
        else:
            collect_routes(after, path, found, w)


# Using it


def use_route(s: NovgorodState, seat: int, w: Weights) -> list[int]:
    """Act by act, always the one that is worth most, until the cards go back; changes the position it is given."""
    steps: list[int] = []
    while len(steps) < STEPS and not s.over and s.agenda.top().kind == USE and s.active == seat:
        best, value = s.a.finish.start, -1e9
        for action in s.legal_actions():
            if s.a.table.block[action] == A_PIRATE:
                continue
            after = s.clone()
            after.apply(action)
            settle(after, seat)
            gain = worth(after, seat, w)
            if gain > value:
                best, value = action, gain
        s.apply(best)
        steps.append(best)
        steps += settle(s, seat)
    return steps


def settle(s: NovgorodState, seat: int) -> list[int]:
    """Make the small choices of an act that is begun; chance is not looked into."""
    steps: list[int] = []
    while not s.over and s.to_move() == seat and s.agenda.top().kind in (ARTISAN, INPUTS, GOOD, PLACE):
        action = small_choice(s, seat, s.legal_actions())
        s.apply(action)
        steps.append(action)
    return steps


def small_choice(s: NovgorodState, seat: int, legal: list[int]) -> int:
    """An artisan, an input, a commodity, or where a mission goes."""
    kind = s.agenda.top().kind
    if kind == PLACE:
        return legal[0] if in_progress(s, seat) < s.e.in_progress and not s.last else legal[1]
    if kind == ARTISAN:
        for action in legal:
            city = s.a.table.first[action]
            if s.held >> city & 1 or not s.own[seat] >> city & 1:
                return action
        return legal[0]
    if kind == INPUTS and s.purpose != SALE and legal[-1] == s.a.done.start:
        return legal[-1]
    return _cheapest(s, legal, kind == INPUTS and s.purpose == SALE)


def _cheapest(s: NovgorodState, legal: list[int], all_inputs: bool) -> int:
    """The good that is missed least; a sale takes whatever it can get before it is done."""
    best, value = legal[0], 1e9
    for action in legal:
        if action == s.a.done.start:
            cost = 100.0 if all_inputs else 0.0
        elif action == s.a.with_stored.start:
            cost = 0.4
        else:
            cost = good_worth(s, s.a.table.first[action])
        if cost < value:
            best, value = action, cost
    return best


# Purchases


def best_action(s: NovgorodState, seat: int, legal: list[int], w: Weights) -> int:
    """The action whose outcome is worth most."""
    best, value = legal[-1], worth(s, seat, w)
    for action in legal:
        if action in (s.a.end.start, legal[-1]) or s.a.table.block[action] == A_PIRATE:
            continue
        after = s.clone()
        after.apply(action)
        gain = worth(after, seat, w) + (unknown_card_worth(s, seat, w) if _draws(s, action) else 0.0)
        if gain > value:
            best, value = action, gain
    return best


def _draws(s: NovgorodState, action: int) -> bool:
    return action in (s.a.draw.start, s.a.draw_less.start)
