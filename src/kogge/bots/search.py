"""Information-set Monte Carlo tree search: one tree over many worlds, chance in the open, every seat for itself."""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter, sleep
from typing import Final

from kogge.bots.bot import Bot, Sight
from kogge.bots.guide import Guide, won
from kogge.core.rng import STATES, Rng
from kogge.core.state import CHANCE, TERMINAL, State

UNTRIED: Final = 0.02  # how much less than its node an action is thought to be worth before it is tried
CLOCK: Final = 8  # iterations between two looks at the clock
LEAST: Final = 32  # iterations that are made whatever the clock says
TREE: Final = 60_000  # nodes that are kept at most
FEW: Final = 3.0  # tries that tell nothing about an action
FAINT: Final = 4.0  # an action looks at least 1/e to this as good as the best
BEYOND: Final = 1e8  # a score that is none
FRESH: Final = 4  # at least one iteration of so many is new where a tree goes on


class Edge:
    """An action or chance outcome, and what came of it: ``total`` is for the seat that took it."""

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.seen: float = 0.0  # how often it was available
        self.visits: float = 0.0
        self.total: float = 0.0
        self.squares: float = 0.0
        self.score: float = 0.0
        self.foreseen: float = -1.0  # the share at the end of the turn, where it could be worked out
        self.node: Node | None = None


class Node:
    """What the thinking seat knows at one place: who moves, and what can be done or come up."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits: float = 0.0
        self.total: float = 0.0
        self.edges: list[Edge] = []


class Search:
    """One seat's thinking about one decision."""

    def __init__(self, guide: Guide, sight: Sight, seed: int) -> None:
        self.guide = guide
        self.sight = sight
        self.me: int = sight.seat
        self.seed: int = seed
        self.root: Node = Node(self.me)
        self.legal: list[int] = sight.legal()
        self.advice: int = -1
        self.start: int = 0  # the turn at hand, and the one at which playouts are cut
        self.end: int = 0
        self.near: list[float] = []  # the shares at the end of the turn at hand
        self.nodes: int = 0
        self.iterations: int = 0
        self.decisions: int = 0
        self.world: State | None = None
        self.path: list[Edge] = []
        self.movers: list[int] = []
        self.passed: list[Node] = []

    def begin(self, advice: int) -> None:
        """Look at the position: priors of what can be done, the advisor's choice first."""
        self.advice = advice
        world = self.sight.world(self.generator(0))
        self.world = world
        self.guide.begin(world)
        self.start = world.turn()
        self.end = self.guide.end(world)
        if not self.root.edges:
            self.open(self.root, world, self.legal)
        extra = self.guide.advice
        for edge in self.root.edges:
            edge.prior = (1.0 - extra) * edge.prior + (extra if edge.action == advice else 0.0)
        if self.guide.near > 0.0:
            self.foresee(world)

    def foresee(self, world: State) -> None:
        """Where the rest of the turn can be worked out nothing has to be left to luck."""
        scores = self.guide.foresee(world, self.me, self.legal)
        if not scores:
            return
        worths = [self.guide.worth(world, seat) for seat in range(world.game().players)]
        most = max(scores)
        looks = [exp(max(-FAINT, (score - most) / self.guide.sharp)) for score in scores]
        total = sum(looks)
        for place in range(len(scores)):
            edge = self.root.edges[place]
            edge.prior = looks[place] / total
            if scores[place] > -BEYOND:
                worths[self.me] = scores[place]
                edge.foreseen = self.guide.odds(world, worths)[self.me]

    def generator(self, number: int) -> Rng:
        """The luck of the n-th try of an action: the same for all actions of the root, so that they can be compared."""
        return Rng(0, (self.seed + number * 0x9E3779B97F4A7C1) % STATES + 1)

    def think(self, iterations: int, deadline: float) -> None:
        """Iterate so many times, or until the clock says no (0: no clock)."""
        for number in range(iterations):
            if deadline > 0.0 and number >= LEAST and number % CLOCK == 0:
                sleep(0)  # at a live table others have to breathe
                if perf_counter() > deadline:
                    return
            self.iterate()
            if number % CLOCK == 0 and self.decided(iterations - number):
                return

    def decided(self, left: int) -> bool:
        """Whether no other action can still be visited more often than the first."""
        most = 0.0
        second = 0.0
        for edge in self.root.edges:
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return most - second > left

    def iterate(self) -> None:
        """One world, one way down the tree, one playout, and back."""
        self.path = []
        self.movers = []
        self.passed = []
        self.near = []
        first = self.select(self.root, self.legal)
        rng = self.generator(int(first.visits))
        state = self.sight.world(rng)
        self.guide.forget()
        self.down(first, state, rng)
        over = self.playout(state, rng)
        shares = won(state) if over else self.guide.shares(state)
        certain = shares[self.me]
        if self.near:
            part = self.guide.near
            certain = (1.0 - part) * shares[self.me] + part * first.foreseen
            shares = [part * self.near[seat] + (1.0 - part) * shares[seat] for seat in range(len(shares))]
        self.back(shares, certain if first.foreseen >= 0.0 else shares[self.me])
        first.score += self.guide.worth(state, self.me)
        self.iterations += 1

    def mover(self, state: State) -> int:
        """Who moves; in a secret phase the thinking seat comes first, for it waits for nobody."""
        mover = state.to_move()
        if mover >= 0 and mover != self.me and state.veiled() and self.me in state.awaited():
            return self.me
        return mover

    def down(self, first: Edge, state: State, rng: Rng) -> None:
        """Follow the tree to a decision that is new, and add it."""
        edge = first
        node = self.root
        mover = self.me
        while True:
            self.path.append(edge)
            self.movers.append(mover)
            self.passed.append(node)
            if mover != CHANCE:
                state.apply_as(mover, edge.action)
                self.decisions += 1
            mover = self.mover(state)
            if state.turn() > self.start and not self.near:
                self.note(state, mover)
            following = edge.node
            if following is None:
                if self.nodes >= TREE:
                    return
                following = Node(mover)
                edge.node = following
                self.nodes += 1
                if mover != CHANCE:
                    return
            elif following.seat != mover:
                return  # what is hidden makes a difference here
            node = following
            if mover == TERMINAL or state.turn() >= self.end:
                return
            if mover == CHANCE:
                edge = self.happen(node, state, rng)
            elif mover != self.me and state.veiled():
                return
            else:
                edge = self.select(node, state.legal_as(mover) if mover == self.me else state.legal_actions(), state)

    def happen(self, node: Node, state: State, rng: Rng) -> Edge:
        """Chance speaks; the thinking seat may see less of it."""
        action = state.sample_chance(rng)
        seen = state.seen_as(action, self.me)
        state.apply(action)
        for edge in node.edges:
            if edge.action == seen:
                return edge
        edge = Edge(seen, 0.0)
        node.edges.append(edge)
        return edge

    def open(self, node: Node, state: State, legal: list[int]) -> None:
        """Give a node the actions that it lacks."""
        weights = self.guide.priors(state, node.seat, legal)
        total = 0.0
        for weight in weights:
            total += weight
        for place in range(len(legal)):
            if find(node.edges, legal[place]) is None:
                node.edges.append(Edge(legal[place], weights[place] / total))

    def select(self, node: Node, legal: list[int], state: State | None = None) -> Edge:
        """The available action with the best balance of success, promise and curiosity."""
        edges = node.edges
        if not same(edges, legal):
            if state is not None and not within(edges, legal):
                self.open(node, state, legal)
            edges = [edge for edge in node.edges if edge.action in legal]
        base = node.total / node.visits - UNTRIED if node.visits > 0.0 else 0.5
        best = edges[0]
        most = -1.0
        explore = self.guide.explore
        for edge in edges:
            edge.seen += 1.0
            value = edge.total / edge.visits if edge.visits > 0.0 else base
            value += explore * edge.prior * sqrt(edge.seen) / (1.0 + edge.visits)
            if value > most:
                most = value
                best = edge
        return best

    def playout(self, state: State, rng: Rng) -> bool:
        """Play on to the horizon; whether the game is over."""
        guide = self.guide
        end = self.end
        mover = self.mover(state)
        while mover != TERMINAL:
            if mover == CHANCE:
                state.apply(state.sample_chance(rng))
            elif state.turn() >= end:
                return False
            else:
                legal = state.legal_as(mover)
                state.apply_as(mover, legal[0] if len(legal) == 1 else guide.play(state, mover, legal, rng))
                self.decisions += 1
            mover = self.mover(state)
            if state.turn() > self.start and not self.near:
                self.note(state, mover)
        return True

    def note(self, state: State, mover: int) -> None:
        """The turn at hand is over: see how things stand."""
        if self.guide.near > 0.0 and mover != TERMINAL:
            self.near = self.guide.shares(state)

    def back(self, shares: list[float], first: float) -> None:
        """Every seat remembers how it fared; of the action at the root more may be known."""
        for place in range(len(self.path)):
            edge = self.path[place]
            edge.visits += 1.0
            seat = self.movers[place]
            if seat >= 0:
                share = shares[seat] if place else first
                edge.total += share
                edge.squares += share * share
                node = self.passed[place]
                node.visits += 1.0
                node.total += share

    # What was found

    def best(self) -> Edge:
        """The action that was tried most; the advisor's, while that may as well be the better one."""
        favourite = self.favourite()
        advised = find(self.root.edges, self.advice)
        if advised is None or advised is favourite or advised.visits < FEW or self.guide.doubt <= 0.0:
            return favourite
        lead = favourite.total / favourite.visits - advised.total / advised.visits
        return favourite if lead > self.guide.doubt * sqrt(error(favourite) + error(advised)) else advised

    def favourite(self) -> Edge:
        """The action that was tried most; of equals the more successful."""
        best = self.root.edges[0]
        for edge in self.root.edges:
            if edge.visits > best.visits or (edge.visits == best.visits and edge.total > best.total):
                best = edge
        return best


def error(edge: Edge) -> float:
    """The variance of the mean of what came of an action."""
    mean = edge.total / edge.visits
    return max(0.0, edge.squares / edge.visits - mean * mean) / edge.visits


def same(edges: list[Edge], legal: list[int]) -> bool:
    """Whether the edges are the legal actions, in their order."""
    if len(edges) != len(legal):
        return False
    return all(edges[place].action == legal[place] for place in range(len(legal)))


def within(edges: list[Edge], legal: list[int]) -> bool:
    """Whether every legal action has an edge."""
    return all(find(edges, action) is not None for action in legal)


def find(edges: list[Edge], action: int) -> Edge | None:
    """The edge of an action."""
    for edge in edges:
        if edge.action == action:
            return edge
    return None


class SearchBot(Bot):
    """Thinks before it acts: so many iterations a decision, at most so many seconds (0: as long as it takes).

    What it thought about the rest of its turn it still knows at the next decision.
    """

    def __init__(self, guide: Guide, name: str, iterations: int, seconds: float = 0.0) -> None:
        self.guide = guide
        self.name = name
        self.iterations = iterations
        self.seconds = seconds
        self.advisor: Bot = guide.advisor()
        self.last: Search | None = None
        self.chosen: int = -1
        self.thought: int = 0

    def choose(self, sight: Sight, rng: Rng) -> int:
        legal = sight.legal()
        if len(legal) == 1:
            return self.take(legal[0])
        return self.take(self.think(sight, rng).best().action)

    def take(self, action: int) -> int:
        self.chosen = action
        return action

    def think(self, sight: Sight, rng: Rng) -> Search:
        """Think about a decision, from what is known already."""
        deadline = perf_counter() + self.seconds if self.seconds > 0.0 else 0.0
        advice = self.advisor.choose(sight, rng)
        search = Search(self.guide, sight, rng.next32())
        known = self.remembered(search)
        search.begin(advice)
        search.think(max(self.iterations // FRESH, self.iterations - known), deadline)
        self.thought += search.iterations
        self.last = search
        if search.best().action != advice:
            self.advisor = self.guide.advisor()
        return search

    def remembered(self, search: Search) -> int:
        """Take over what the last search has found about this position; how many iterations that was."""
        last = self.last
        if last is None or last.world is None:
            return 0
        node = reached(last, self.chosen, search)
        if node is None:
            return 0
        search.root = node
        return int(node.visits)


def reached(last: Search, chosen: int, search: Search) -> Node | None:
    """The node of the last search that the game has come to, if the seat still has the same things before it."""
    edge = find(last.root.edges, chosen)
    world = last.world
    if edge is None or edge.node is None or world is None:
        return None
    now = world.clone()
    now.apply_as(search.me, chosen)
    return match(edge.node, now, search, search.sight.view())


def match(node: Node, world: State, search: Search, view: dict[str, object]) -> Node | None:
    """The node below this one whose view is the one given; what chance has brought is found by trying."""
    mover = search.mover(world)
    if mover == search.me:
        return node if same(node.edges, search.legal) and world.view(search.me) == view else None
    if mover != CHANCE:
        return None
    outcomes = world.legal_actions()
    for edge in node.edges:
        if edge.node is not None and edge.action in outcomes:
            trial = world.clone()
            trial.apply(edge.action)
            found = match(edge.node, trial, search, view)
            if found is not None:
                return found
    return None
