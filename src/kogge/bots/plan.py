"""A search with a learned judge: few simulations, each of which ends where a position is judged for the first time.

At the root the promising actions share the simulations by sequential halving (Danihelka et al., "Policy improvement by
planning with Gumbel", 2022); below it every seat pulls the action that is best for itself (PUCT, max-n). Every
simulation has a world of its own, drawn from those the thinking seat cannot tell from the truth. Chance is drawn, and
what the seat does not see of it is one branch. Positions are judged several at once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import log, sqrt
from time import perf_counter, sleep
from typing import Final

from mypy_extensions import mypyc_attr

from kogge.bots.bot import Bot, Sight
from kogge.bots.guide import won
from kogge.core.rng import STATES, Rng
from kogge.core.state import CHANCE, TERMINAL, State

MOST: Final = 16  # actions that are looked at
FAINT: Final = 0.003  # how likely one of them must be
UNTRIED: Final = 0.03  # how much less than its node an action is thought to be worth before it is tried
TRUST: Final = 50.0  # visits that the judge's word is worth at the root
LEAST: Final = 1e-6  # no action is less likely


@mypyc_attr(allow_interpreted_subclasses=True)
class Oracle(ABC):
    """Judges positions for the seats that decide there."""

    @abstractmethod
    def judged(self, states: list[State], seats: list[int], legal: list[list[int]]) -> list[list[float]]:
        """For each position how likely each legal action is, and behind them every seat's share of the win."""


class Style:
    """How a search weighs what it finds."""

    def __init__(self, explore: float = 0.6, scale: float = 1.0, batch: int = 16) -> None:
        self.explore = explore  # how strongly priors pull below the root
        self.scale = scale  # how strongly shares count against the policy at the root
        self.batch = batch  # positions that are judged at once


class Branch:
    """An action or an outcome of chance, and what came of it for the seat that took it."""

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.seen: float = 0.0  # how often it was available
        self.visits: float = 0.0
        self.flying: float = 0.0  # simulations that are under way
        self.total: float = 0.0
        self.node: Fork | None = None


class Fork:
    """What the thinking seat knows at one place: who moves, and what can be done or come up."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits: float = 0.0
        self.total: float = 0.0
        self.branches: list[Branch] = []


class Flight:
    """A simulation that waits for a judgement."""

    def __init__(self) -> None:
        self.path: list[Branch] = []
        self.nodes: list[Fork] = []
        self.movers: list[int] = []
        self.leaf: Fork | None = None  # to be given the actions, where they belong to it


class Plan:
    """One seat's thinking about one decision."""

    def __init__(self, oracle: Oracle, sight: Sight, seed: int, style: Style) -> None:
        self.oracle = oracle
        self.sight = sight
        self.me: int = sight.seat
        self.seed: int = seed
        self.style = style
        self.legal: list[int] = sight.legal()
        self.root: Fork = Fork(self.me)
        self.shares: list[float] = []  # of the position at hand, as it is judged without looking ahead
        self.flights: list[Flight] = []
        self.states: list[State] = []
        self.seats: list[int] = []
        self.offers: list[list[int]] = []
        self.simulations: int = 0

    def begin(self) -> list[Branch]:
        """Judge the position at hand; the actions worth a look, the likeliest first."""
        world = self.sight.world(self.generator(0))
        [told] = self.oracle.judged([world], [self.me], [self.legal])
        self.open(self.root, self.legal, told)
        self.shares = told[len(self.legal) :]
        self.root.visits = 1.0
        self.root.total = self.shares[self.me]
        likely = sorted(self.root.branches, key=by_prior)
        return [branch for branch in likely[:MOST] if branch.prior >= FAINT or branch is likely[0]]

    def think(self, simulations: int, deadline: float) -> Branch:
        """The best action after so many simulations, or when the clock says so (0: no clock)."""
        left = self.begin()
        rounds = halvings(len(left))
        for number in range(rounds):
            budget = (simulations - self.simulations) // (rounds - number)
            self.share_out(left, max(1, budget // len(left)), deadline)
            left = sorted(left, key=self.by_promise)[: (len(left) + 1) // 2]
            if deadline > 0.0 and perf_counter() > deadline:
                break
        return left[0]

    def share_out(self, left: list[Branch], times: int, deadline: float) -> None:
        """Try each of the actions so many times more."""
        for _time in range(times):
            for branch in left:
                self.simulate(branch)
                if len(self.flights) >= self.style.batch:
                    self.land()
                    if deadline > 0.0:
                        sleep(0)  # at a live table others have to breathe
                        if perf_counter() > deadline:
                            return
        self.land()

    def by_promise(self, branch: Branch) -> float:
        """For sorting: policy and success together, the best first."""
        return -self.promise(branch)

    def promise(self, branch: Branch) -> float:
        """How good an action looks: the policy's word, and the more success weighs the more it was tried."""
        most = 0.0
        for other in self.root.branches:
            most = max(most, other.visits)
        share = branch.total / branch.visits if branch.visits > 0.0 else self.shares[self.me] - UNTRIED
        return rounded(log(branch.prior)) + (TRUST + most) * self.style.scale * share

    def generator(self, number: int) -> Rng:
        """The luck of the n-th try of an action: the same for all actions of the root, so that they can be compared."""
        return Rng(0, (self.seed + number * 0x9E3779B97F4A7C1) % STATES + 1)

    def mover(self, state: State) -> int:
        """Who moves; in a secret phase the thinking seat comes first, for it waits for nobody."""
        mover = state.to_move()
        if mover >= 0 and mover != self.me and state.veiled() and self.me in state.awaited():
            return self.me
        return mover

    def simulate(self, first: Branch) -> None:
        """One world and one way down the tree, to the end or to a position that has to be judged."""
        rng = self.generator(int(first.visits + first.flying) + 1)
        state = self.sight.world(rng)
        flight = Flight()
        node = self.root
        branch = first
        mover = self.me
        self.simulations += 1
        while True:
            branch.flying += 1.0
            flight.path.append(branch)
            flight.nodes.append(node)
            flight.movers.append(mover)
            if mover != CHANCE:
                state.apply_as(mover, branch.action)
            mover = self.mover(state)
            if mover == TERMINAL:
                self.back(flight, won(state))
                return
            following = branch.node
            if following is None:
                following = Fork(mover)
                branch.node = following
            node = following
            if mover == CHANCE:
                branch = self.happen(node, state, rng)
                continue
            legal = state.legal_as(mover) if mover == self.me else state.legal_actions()
            if len(legal) == 1:
                branch = only(node, legal[0])
                continue
            known = node.seat == mover
            if not known or (mover != self.me and state.veiled()) or not within(node.branches, legal):
                flight.leaf = node if known else None
                self.flights.append(flight)
                self.states.append(state)
                self.seats.append(mover)
                self.offers.append(legal)
                return
            branch = self.select(node, legal)

    def happen(self, node: Fork, state: State, rng: Rng) -> Branch:
        """Chance speaks; the thinking seat may see less of it."""
        action = state.sample_chance(rng)
        seen = state.seen_as(action, self.me)
        state.apply(action)
        return only(node, seen)

    def select(self, node: Fork, legal: list[int]) -> Branch:
        """The available action with the best balance of success, promise and curiosity for the seat that moves."""
        base = node.total / node.visits - UNTRIED if node.visits > 0.0 else 0.5
        explore = self.style.explore
        all_there = len(node.branches) == len(legal)
        best = node.branches[0]
        most = -1e9
        for branch in node.branches:
            if not all_there and branch.action not in legal:
                continue
            branch.seen += 1.0
            value = branch.total / branch.visits if branch.visits > 0.0 else base
            value += explore * branch.prior * sqrt(branch.seen) / (1.0 + branch.visits + branch.flying)
            if value > most:
                most = value
                best = branch
        return best

    def open(self, node: Fork, legal: list[int], told: list[float]) -> None:
        """Give a node the actions that it lacks."""
        for place in range(len(legal)):
            if find(node.branches, legal[place]) is None:
                node.branches.append(Branch(legal[place], max(told[place], LEAST)))

    def land(self) -> None:
        """Judge the positions of all simulations under way, and take them back to the root."""
        if not self.flights:
            return
        told = self.oracle.judged(self.states, self.seats, self.offers)
        for number in range(len(self.flights)):
            flight = self.flights[number]
            legal = self.offers[number]
            shares = told[number][len(legal) :]
            if flight.leaf is not None:
                leaf = flight.leaf
                self.open(leaf, legal, told[number])
                leaf.visits += 1.0
                leaf.total += shares[leaf.seat]
            self.back(flight, shares)
        self.flights = []
        self.states = []
        self.seats = []
        self.offers = []

    def back(self, flight: Flight, shares: list[float]) -> None:
        """Every seat remembers how it fared."""
        for place in range(len(flight.path)):
            branch = flight.path[place]
            branch.flying -= 1.0
            branch.visits += 1.0
            seat = flight.movers[place]
            if seat >= 0:
                share = shares[seat]
                branch.total += share
                node = flight.nodes[place]
                node.visits += 1.0
                node.total += share


def by_prior(branch: Branch) -> float:
    """For sorting: the likeliest first."""
    return -branch.prior


def rounded(value: float) -> float:
    """Libraries of mathematics differ in the last bits; these are cut."""
    return round(value * 1048576.0) / 1048576.0


def halvings(count: int) -> int:
    """How often so many can be halved until one is left."""
    rounds = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return rounds


def within(branches: list[Branch], legal: list[int]) -> bool:
    """Whether every legal action has a branch."""
    if len(branches) < len(legal):
        return False
    return all(find(branches, action) is not None for action in legal)


def find(branches: list[Branch], action: int) -> Branch | None:
    """The branch of an action."""
    for branch in branches:
        if branch.action == action:
            return branch
    return None


def only(node: Fork, action: int) -> Branch:
    """The branch of what happens without a choice."""
    branch = find(node.branches, action)
    if branch is None:
        branch = Branch(action, 1.0)
        node.branches.append(branch)
    return branch


class PlanBot(Bot):
    """Looks ahead with a judge: so many simulations a decision, at most so many seconds (0: as long as it takes)."""

    def __init__(
        self, oracle: Oracle, name: str, simulations: int, seconds: float = 0.0, style: Style | None = None
    ) -> None:
        self.oracle = oracle
        self.name = name
        self.simulations = simulations
        self.seconds = seconds
        self.style: Style = style if style is not None else Style()

    def choose(self, sight: Sight, rng: Rng) -> int:
        legal = sight.legal()
        return legal[0] if len(legal) == 1 else self.think(sight, rng)[0]

    def think(self, sight: Sight, rng: Rng) -> tuple[int, Plan]:
        """The choice, and what led to it."""
        deadline = perf_counter() + self.seconds if self.seconds > 0.0 else 0.0
        plan = Plan(self.oracle, sight, rng.next32(), self.style)
        return plan.think(self.simulations, deadline).action, plan
