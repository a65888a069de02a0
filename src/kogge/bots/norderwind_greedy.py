"""A sensible player of Norderwind: it thinks its voyage through to the end, and no further."""

from __future__ import annotations

from kogge.bots.bot import Bot, Sight
from kogge.bots.norderwind_voyage import Leg, Offers, Use, Voyage, use_worth
from kogge.bots.norderwind_worth import Market, Ship, Tables, Weights
from kogge.core.agenda import Todo
from kogge.core.rng import Rng
from kogge.games.norderwind.constants import (
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
from kogge.games.norderwind.hidden import knows
from kogge.games.norderwind.state import NorderwindState

WEIGHED = 8  # uses of the tile at hand that are thought through
AHEAD = 2  # actions that are thought ahead


class NorderwindGreedy(Bot):
    """Takes what leads to the greatest worth expected at the end of the voyage, by what its seat knows."""

    name = "greedy"

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Weights = Weights() if weights is None else weights
        self.tables: Tables | None = None

    def choose(self, sight: Sight, rng: Rng) -> int:
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        s = sight.world(rng)
        assert isinstance(s, NorderwindState)
        if self.tables is None or self.tables.e is not s.e:
            self.tables = Tables(s.e, self.weights)
        return Thought(self.tables, s, sight.seat).best(s.agenda.top(), legal)


class Thought:
    """One decision of one seat. It reads of the position what is public and what this seat knows of the stacks."""

    def __init__(self, tables: Tables, s: NorderwindState, seat: int) -> None:
        self.s: NorderwindState = s
        self.seat: int = seat
        self.market: Market = Market(tables, s, seat)
        self.offers: Offers = Offers(self.market, s.a)
        self.ship: Ship = self.market.ship_of(s, seat)
        self.known: list[list[int]] = [knows(s, seat, stack) for stack in range(len(s.placed))]

    def best(self, todo: Todo, legal: list[int]) -> int:
        """The choice for whatever is asked."""
        s = self.s
        if todo.kind == CHOOSE_STACK:
            return self.stack()
        if todo.kind == SET_SAIL:
            return s.a.look.start  # looking costs nothing
        if todo.kind == LETTER:
            return self.letter()
        if todo.kind == MORE:
            return self.more(todo, legal)
        if todo.kind == PIRATES:
            return self.pirates(todo.a)
        if todo.kind == LOOKED:
            return self.looked()
        return self.at_sea(todo.kind == AT_TILE, legal)

    # The voyage as this seat knows it

    def voyage(self, stack: int, gone: list[int], furthest: int) -> Voyage:
        """The stack without the tiles that are gone."""
        s = self.s
        known = [tile for tile in self.known[stack] if tile not in gone]
        seen = [tile for tiles in self.known for tile in tiles]
        pool = [tile for tile in range(len(s.e.tiles)) if tile not in seen and s.e.tile_kind[tile] != DESTINATION]
        return Voyage(self.offers, known, s.e.stack - len(self.known[stack]), pool, furthest)

    def under_way(self) -> Voyage:
        """What is left of the voyage this ship is on."""
        s = self.s
        return self.voyage(s.stack, [*s.row, s.bottom, s.looked], s.distance - len(s.row))

    def actions_left(self) -> int:
        """How many actions are thought ahead; editions with more than two are simplified."""
        left = self.s.e.actions - self.s.actions
        return min(AHEAD, left)

    def leg(self) -> Leg:
        """The ship as it is."""
        return Leg(self.ship, self.market.worth(self.ship), 0.0)

    # Decisions

    def stack(self) -> int:
        """The stack with the best voyage."""
        best = -1e9
        chosen = 0
        for stack in range(len(self.known)):
            voyage = self.voyage(stack, [], self.ship.sail)
            value = self.set_out(voyage, stack)
            if value > best:
                best = value
                chosen = stack
        return self.s.a.sail.start + chosen

    def set_out(self, voyage: Voyage, stack: int) -> float:
        """The value of a voyage from its start; a lookout may put the first tile aside."""
        leg = self.leg()
        actions = min(AHEAD, self.s.e.actions)
        if self.ship.crew & LOOKOUT:
            return voyage.look(leg, actions, self.ship.sail)
        return voyage.next(leg, actions, voyage.whole(), voyage.unknown, self.ship.sail)

    def looked(self) -> int:
        """The tile under the lookout's eyes: turn it, put it aside, or stop where that may be done."""
        s = self.s
        voyage = self.under_way()
        leg = self.leg()
        actions = self.actions_left()
        whole, dark, left = voyage.whole(), voyage.unknown, voyage.furthest
        turned = voyage.turn(leg, actions, s.looked, whole, dark, left - 1)
        aside = voyage.next(leg, actions, whole, dark, left)
        if not s.row:
            return s.a.next.start if turned >= aside else s.a.bottom.start
        stopped = voyage.stop(leg, actions)
        if stopped > turned and stopped > aside:
            return s.a.stop.start
        return s.a.next.start if turned >= aside else s.a.bottom.start

    def at_sea(self, at_tile: bool, legal: list[int]) -> int:
        """Use the tile, sail on, or stop."""
        s = self.s
        voyage = self.under_way()
        leg = self.leg()
        actions = self.actions_left()
        best = voyage.stop(leg, actions)
        chosen = s.a.stop.start
        if s.a.next.start in legal:
            value = voyage.next(leg, actions, voyage.whole(), voyage.unknown, voyage.furthest)
            if value > best:
                best = value
                chosen = s.a.look.start if s.a.look.start in legal else s.a.next.start
        if at_tile:
            for use in self.uses():
                value = self.used(voyage, use.ship, use.worth, actions - 1)
                if value > best:
                    best = value
                    chosen = use.action
        return chosen

    def uses(self) -> list[Use]:
        """The most promising uses of the tile at hand."""
        uses = self.offers.uses(self.ship, self.s.row[-1])
        if len(uses) > WEIGHED:
            uses.sort(key=use_worth, reverse=True)
            uses = uses[:WEIGHED]
        return uses

    def used(self, voyage: Voyage, ship: Ship, worth: float, actions: int) -> float:
        """The value of the rest of the voyage after the tile at hand was used."""
        leg = Leg(ship, worth, voyage.cost(self.s.row[-1]))
        return voyage.go_on(leg, actions, voyage.whole(), voyage.unknown, voyage.furthest)

    def more(self, todo: Todo, legal: list[int]) -> int:
        """The second good, or enough; on another's voyage only the ship itself counts."""
        s = self.s
        own = self.seat == s.active
        voyage = self.under_way() if own else self.voyage(0, [], 0)
        actions = self.actions_left() if own else 0
        best = -1e9
        chosen = legal[0]
        for action in legal:
            ship = self.ship if action == s.a.done.start else self.traded(action)
            value = self.used(voyage, ship, self.market.worth(ship), actions)
            if value > best:
                best = value
                chosen = action
        return chosen

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

    def letter(self) -> int:
        """Use another's tile if that is worth more than the letter."""
        s = self.s
        best = self.market.worth(self.ship)
        chosen = s.a.passing.start
        self.ship.letters -= 1
        for use in self.offers.uses(self.ship, s.row[-1]):
            if use.worth > best:
                best = use.worth
                chosen = use.action
        return chosen

    def pirates(self, skulls: int) -> int:
        """Pay or fight, by the exact odds."""
        s = self.s
        voyage = self.under_way()
        leg = self.leg()
        actions = self.actions_left()
        whole, dark, left = voyage.whole(), voyage.unknown, voyage.furthest
        paid = self.ship.clone()
        paid.gold -= s.e.pirate_price
        after = Leg(paid, self.market.worth(paid), 0.0)
        if voyage.go_on(after, actions, whole, dark, left) >= voyage.battle(leg, actions, skulls, whole, dark, left):
            return s.a.pay.start
        return s.a.battle.start
