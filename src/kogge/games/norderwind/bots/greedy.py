"""A sensible player of Norderwind: it thinks its voyage through to the end, and no further."""

from __future__ import annotations

from kogge.bots.bot import Bot, Sight
from kogge.core.agenda import Todo
from kogge.core.rng import Rng
from kogge.games.norderwind.bots.offers import Offers, Use, use_worth
from kogge.games.norderwind.bots.voyage import Leg, Prospect, Voyage
from kogge.games.norderwind.bots.worth import Market, Ship, Tables, Weights
from kogge.games.norderwind.rules.constants import (
    A_BUY_OVER,
    A_SELL,
    AT_TILE,
    CHOOSE_STACK,
    DESTINATION,
    LETTER,
    LOOKED,
    LOOKOUT,
    MORE,
    PIRATES,
    SET_SAIL,
)
from kogge.games.norderwind.rules.hidden import knows
from kogge.games.norderwind.rules.state import NorderwindState

WEIGHED = 5  # uses of the tile at hand that are thought through
AHEAD = 2  # actions that are thought ahead


class NorderwindGreedy(Bot):
    """Takes what leads to the greatest worth expected at the end of the voyage, by what its seat knows."""

    name = "greedy"

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Weights = Weights() if weights is None else weights
        self.tables: Tables | None = None
        self.last: Thought | None = None

    def choose(self, sight: Sight, rng: Rng) -> int:
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        s = sight.world(rng)
        assert isinstance(s, NorderwindState)
        return self.thought(s, sight.seat).best(s.agenda.top())

    def thought(self, s: NorderwindState, seat: int) -> Thought:
        """A thought about this position that goes on from the last one."""
        if self.tables is None or self.tables.e is not s.e:
            self.tables = Tables(s.e, self.weights)
        thought = Thought(self.tables, s, seat)
        if self.last is not None:
            thought.go_on_from(self.last)
        self.last = thought
        return thought


class Thought:
    """One decision of one seat. It reads of the position what is public and what this seat knows of the stacks."""

    def __init__(self, tables: Tables, s: NorderwindState, seat: int) -> None:
        self.s: NorderwindState = s
        self.seat: int = seat
        self.market: Market = Market(tables, s, seat)
        self.offers: Offers = Offers(self.market, s.a)
        self.ship: Ship = self.market.ship_of(s, seat)
        self.prospect: Prospect = Prospect(self.ship, self.market.worth(self.ship), 0.0)
        self.known: list[list[int]] = [knows(s, seat, stack) for stack in range(len(s.placed))]
        self.voyages: dict[int, Voyage] = {}  # through the stacks whose tiles are all known

    def go_on_from(self, last: Thought) -> None:
        """Take over what was thought about the voyages, if the ship and the rivals are still the same."""
        if last.s.e is self.s.e and self.ship.equals(last.ship) and self.market.equals(last.market):
            self.prospect = last.prospect
            self.voyages = last.voyages

    def best(self, todo: Todo) -> int:
        """The choice for whatever is asked; of equals the first."""
        best = -1e9
        chosen = -1
        for action, value in self.values(todo).items():
            if value > best:
                best = value
                chosen = action
        return chosen

    def values(self, todo: Todo) -> dict[int, float]:
        """The worth expected at the end of the voyage after each choice that makes sense."""
        if todo.kind == CHOOSE_STACK:
            return self.stacks()
        if todo.kind == SET_SAIL:
            return {self.s.a.look.start: self.market.worth(self.ship)}  # looking costs nothing
        if todo.kind == LETTER:
            return self.letter()
        if todo.kind == MORE:
            return self.more()
        if todo.kind == PIRATES:
            return self.pirates(todo.a)
        if todo.kind == LOOKED:
            return self.looked()
        return self.at_sea(todo.kind == AT_TILE)

    # The voyage as this seat knows it

    def voyage(self, stack: int, gone: list[int], furthest: int) -> Voyage:
        """The stack without the tiles that are gone."""
        s = self.s
        known = [tile for tile in self.known[stack] if tile not in gone]
        seen = [tile for tiles in self.known for tile in tiles]
        pool = [tile for tile in range(len(s.e.tiles)) if tile not in seen and s.e.tile_kind[tile] != DESTINATION]
        return Voyage(self.offers, self.prospect, known, s.e.stack - len(self.known[stack]), pool, furthest)

    def through(self, stack: int, furthest: int) -> Voyage:
        """The voyage through a whole stack. Where all is known it is thought of only once."""
        voyage = self.voyages.get(stack)
        if voyage is None or voyage.furthest < furthest or voyage.known != self.known[stack]:
            voyage = self.voyage(stack, [], furthest)
            if voyage.unknown == 0:
                self.voyages[stack] = voyage
        return voyage

    def under_way(self) -> Course:
        """What is left of the voyage this ship is on."""
        s = self.s
        gone = [*s.row, s.bottom, s.looked]
        left = s.distance - len(s.row)
        if len(self.known[s.stack]) < s.e.stack:
            voyage = self.voyage(s.stack, gone, left)
            return Course(voyage, voyage.whole(), left)
        voyage = self.through(s.stack, left)
        return Course(voyage, sum([1 << place for place, tile in enumerate(voyage.known) if tile not in gone]), left)

    def actions_left(self) -> int:
        """How many actions are thought ahead; editions with more than two are simplified."""
        left = self.s.e.actions - self.s.actions
        return min(AHEAD, left)

    # Decisions

    def stacks(self) -> dict[int, float]:
        """The voyage through each stack."""
        sail = self.s.a.sail.start
        return {sail + stack: self.set_out(self.through(stack, self.ship.sail)) for stack in range(len(self.known))}

    def set_out(self, voyage: Voyage) -> float:
        """The value of a voyage from its start; a lookout may put the first tile aside."""
        actions = min(AHEAD, self.s.e.actions)
        if self.ship.crew & LOOKOUT:
            return voyage.look(voyage.start, actions, self.ship.sail)
        return voyage.next(voyage.start, actions, voyage.whole(), voyage.unknown, self.ship.sail)

    def looked(self) -> dict[int, float]:
        """The tile under the lookout's eyes: turn it, put it aside, or stop where that may be done."""
        s = self.s
        course = self.under_way()
        found = {
            s.a.next.start: course.turn(s.looked, self.actions_left()),
            s.a.bottom.start: course.next(self.actions_left()),
        }
        if s.row:
            found[s.a.stop.start] = course.stop(self.actions_left())
        return found

    def at_sea(self, at_tile: bool) -> dict[int, float]:
        """Use the tile, sail on, or stop."""
        s = self.s
        course = self.under_way()
        actions = self.actions_left()
        found = {s.a.stop.start: course.stop(actions)}
        legal = s.legal_actions()
        if s.a.next.start in legal:
            found[s.a.look.start if s.a.look.start in legal else s.a.next.start] = course.next(actions)
        if at_tile:
            for use in self.uses():
                value = self.used(course, use.ship, use.worth, actions - 1)
                found[use.action] = max(value, found.get(use.action, -1e9))
        return found

    def uses(self) -> list[Use]:
        """The most promising uses of the tile at hand."""
        return most_promising(self.offers.uses(self.ship, self.s.row[-1]))

    def used(self, course: Course, ship: Ship, worth: float, actions: int) -> float:
        """The value of the rest of the voyage after the tile at hand was used."""
        return course.go_on(Prospect(ship, worth, course.voyage.cost(self.s.row[-1])), actions)

    def more(self) -> dict[int, float]:
        """The second good, or enough; on another's voyage only the ship itself counts."""
        s = self.s
        own = self.seat == s.active
        course = self.under_way() if own else Course(self.voyage(0, [], 0), 0, 0)
        actions = self.actions_left() if own else 0
        uses = [self.offers.use(s.a.done.start, self.ship)]
        uses += [self.offers.use(action, self.traded(action)) for action in s.legal_actions()[1:]]
        return {use.action: self.used(course, use.ship, use.worth, actions) for use in most_promising(uses)}

    def traded(self, action: int) -> Ship:
        """The ship after the second good."""
        s = self.s
        table = s.a.table
        price = s.e.tile_price[s.row[-1]]
        good = table.first[action]
        if table.block[action] == A_SELL:
            return self.offers.sold(self.ship, good, price, False)
        after = self.offers.bought(self.ship, good, price)
        if table.block[action] == A_BUY_OVER:
            after.hold[table.second[action]] -= 1
            after.aboard -= 1
        return after

    def letter(self) -> dict[int, float]:
        """Use another's tile if that is worth more than the letter."""
        found = {self.s.a.passing.start: self.market.worth(self.ship)}
        ship = self.ship.clone()
        ship.letters -= 1
        for use in self.offers.uses(ship, self.s.row[-1]):
            found[use.action] = max(use.worth, found.get(use.action, -1e9))
        return found

    def pirates(self, skulls: int) -> dict[int, float]:
        """Pay or fight, by the exact odds."""
        course = self.under_way()
        actions = self.actions_left()
        paid = self.ship.clone()
        paid.gold -= self.s.e.pirate_price
        return {
            self.s.a.pay.start: course.go_on(Prospect(paid, self.market.worth(paid), 0.0), actions),
            self.s.a.battle.start: course.battle(skulls, actions),
        }


def most_promising(uses: list[Use]) -> list[Use]:
    """The best uses by what they are worth at first."""
    if len(uses) > WEIGHED:
        uses.sort(key=use_worth, reverse=True)
        return uses[:WEIGHED]
    return uses


class Course:
    """A voyage that is under way: the known tiles still in the stack, and the range left."""

    def __init__(self, voyage: Voyage, mask: int, left: int) -> None:
        self.voyage = voyage
        self.mask = mask
        self.left = left

    def stop(self, actions: int) -> float:
        """The voyage ends here."""
        return self.voyage.stop(self.voyage.start, actions)

    def next(self, actions: int) -> float:
        """The next tile is turned up."""
        return self.voyage.next(self.voyage.start, actions, self.mask, self.voyage.unknown, self.left)

    def turn(self, tile: int, actions: int) -> float:
        """The next tile is this one, which is not counted any more."""
        return self.voyage.turn(self.voyage.start, actions, tile, self.mask, self.voyage.unknown, self.left - 1)

    def battle(self, skulls: int, actions: int) -> float:
        """The pirates are fought."""
        return self.voyage.battle(self.voyage.start, actions, skulls, self.mask, self.voyage.unknown, self.left)

    def go_on(self, prospect: Prospect, actions: int) -> float:
        """The voyage goes on with another ship."""
        return self.voyage.go_on(Leg(prospect), actions, self.mask, self.voyage.unknown, self.left)
