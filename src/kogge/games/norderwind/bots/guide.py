"""What a search knows about Norderwind: quick play tile by tile, the worth of ships, and what many games taught."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kogge.bots.bot import Bot
from kogge.bots.guide import Guide, softmax
from kogge.bots.net import Net
from kogge.bots.nets import net_of
from kogge.core.rng import Rng
from kogge.core.state import State
from kogge.games.norderwind.bots.greedy import NorderwindGreedy
from kogge.games.norderwind.bots.learned import Standing, known
from kogge.games.norderwind.bots.offers import Offers
from kogge.games.norderwind.bots.worth import Market, Ship, Tables, Weights
from kogge.games.norderwind.rules.constants import (
    A_BUY_OVER,
    A_FULFIL,
    A_SELL,
    AT_TILE,
    CHOOSE_STACK,
    EQUIPMENT,
    FOG,
    LETTER,
    LOOKED,
    MERCHANT,
    MORE,
    PIRATES,
    PORT,
    SAIL_ON,
    SET_SAIL,
    WRECK,
)
from kogge.games.norderwind.rules.contracts import column_done, current, has_needs
from kogge.games.norderwind.rules.state import NorderwindState

SPREAD: Final = 1.6  # cubes ahead that make a win e times as likely
CLEAR: Final = 0.55  # the odds at which a battle is given


@mypyc_attr(allow_interpreted_subclasses=True)
class NorderwindGuide(Guide):
    """Looks a voyage of every seat ahead."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 1
        self.near = 0.2
        self.doubt = 1.0
        self.weights: Weights = Weights()
        self.net: Net = net_of("norderwind")
        self.tables: Tables | None = None
        self.markets: list[Market] = []
        self.offers: list[Offers] = []
        self.kinds: list[int] = []
        self.gains: list[list[float]] = []  # of each seat: what a use of each kind of tile brings at once
        self.asked: list[int] = []  # and in which turn that was asked
        self.answers: list[dict[bytes, list[float]]] = []  # and what was answered for a ship that was the same
        self.mind: NorderwindGreedy = NorderwindGreedy()

    def advisor(self) -> Bot:
        self.mind = NorderwindGreedy()
        return self.mind

    def begin(self, s: State) -> None:
        assert isinstance(s, NorderwindState)
        if self.tables is None or self.tables.e is not s.e:
            self.tables = Tables(s.e, self.weights)
        self.markets = [Market(self.tables, s, seat) for seat in range(s.players)]
        self.offers = [Offers(market, s.a) for market in self.markets]
        self.kinds = [tile for tile in range(len(s.e.tiles)) if self.tables.like[tile] == tile]
        self.gains = [[] for _seat in range(s.players)]
        self.answers = [{} for _seat in range(s.players)]
        self.forget()

    def forget(self) -> None:
        """Another world: what ships could gain has to be asked anew."""
        self.asked = [-1] * len(self.markets)

    def end(self, s: State) -> int:
        assert isinstance(s, NorderwindState)
        return s.turn() + self.horizon * s.players

    def worth(self, s: State, seat: int) -> float:
        assert isinstance(s, NorderwindState)
        assert self.tables is not None
        market = Market(self.tables, s, seat)
        return market.worth(market.ship_of(s, seat))

    def spread(self, s: State) -> float:
        return SPREAD

    def shares(self, s: State) -> list[float]:
        """The chances to win as the network sees them; the worth of ships where it does not know the edition."""
        assert isinstance(s, NorderwindState)
        if not known(s):
            return super().shares(s)
        standing = Standing(s)
        return softmax([self.net.value(standing.counts(seat)) for seat in range(s.players)])

    # At a glance

    def priors(self, s: State, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, NorderwindState)
        kind = s.agenda.top().kind
        if kind == CHOOSE_STACK:
            return [0.1 + self.stack(s, seat, stack) for stack in range(len(legal))]
        weights = [1.0] * len(legal)
        if kind in (AT_TILE, LETTER, MORE):
            ship = self.markets[seat].ship_of(s, seat)
            base = self.markets[seat].worth(ship)
            for place in range(len(legal)):
                gain = self.gain(s, seat, ship, legal[place]) - base
                weights[place] = 1.0 + 2.0 * gain if gain > 0.0 else 0.5 / (1.0 - gain)
        return weights

    def foresee(self, s: State, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(s, NorderwindState)
        thought = self.mind.thought(s, seat)  # what the advisor has worked out already is not done again
        values = thought.values(s.agenda.top())
        return [values.get(action, -1e9) for action in legal]

    def stack(self, s: NorderwindState, seat: int, stack: int) -> float:
        """How inviting a stack is: a contract that can be fulfilled, then what is known to lie there."""
        promise = 0.0
        if not column_done(s, stack) and has_needs(s, seat, current(s, stack)):
            promise += 3.0
        for tile in s.placed[stack]:
            promise += self.tile(s, seat, tile)
        return max(0.1, promise)

    def tile(self, s: NorderwindState, seat: int, tile: int) -> float:
        """What a tile promises to a seat."""
        kind = s.e.tile_kind[tile]
        if kind == PORT:
            good = s.e.tile_good[tile]
            if s.gold[seat] >= s.e.tile_price[tile] and self.wanted(s, seat, good):
                return 0.6
            return 0.2 if s.hold[seat * len(s.e.goods) + good] else 0.0
        if kind == EQUIPMENT:
            return 0.4 if s.gold[seat] else 0.0
        if kind == MERCHANT:
            return 0.4
        if kind == WRECK:
            return 0.5 if s.gold[seat] < 6 else 0.2
        return -0.2 if kind == FOG else 0.0

    def wanted(self, s: NorderwindState, seat: int, good: int) -> bool:
        """Whether a current contract asks for more of a good than the seat has."""
        have = s.hold[seat * len(s.e.goods) + good]
        return any(not column_done(s, port) and current(s, port).goods[good] > have for port in range(len(s.columns)))

    # Quick play

    def play(self, s: State, seat: int, legal: list[int], rng: Rng) -> int:
        assert isinstance(s, NorderwindState)
        todo = s.agenda.top()
        kind = todo.kind
        if kind in (AT_TILE, LETTER, MORE):
            return self.best_use(s, seat, legal, kind)
        if kind == SAIL_ON:
            return s.a.next.start
        if kind == CHOOSE_STACK:
            return self.best_stack(s, seat)
        if kind == PIRATES:
            return self.pirates(s, seat, todo.a, legal)
        if kind == SET_SAIL:
            return s.a.look.start
        if kind == LOOKED:
            return self.looked(s, seat)
        return legal[rng.below(len(legal))]

    def ask(self, s: NorderwindState, seat: int) -> list[float]:
        """What each kind of tile could bring this ship at once; asked once a turn."""
        if self.asked[seat] != s.turns:
            self.asked[seat] = s.turns
            answers = self.answers[seat]
            ship = self.markets[seat].ship_of(s, seat)
            key = ship.key()
            found = answers.get(key)
            if found is None:
                found = self.answer(seat, ship, len(s.e.tiles))
                answers[key] = found
            self.gains[seat] = found
        return self.gains[seat]

    def answer(self, seat: int, ship: Ship, tiles: int) -> list[float]:
        """What each kind of tile could bring a ship at once."""
        base = self.markets[seat].worth(ship)
        offers = self.offers[seat]
        gains = [0.0] * tiles
        for tile in self.kinds:
            best = 0.0
            for use in offers.uses(ship, tile):
                best = max(best, use.worth - base)
            gains[tile] = best
        return gains

    def sorted_gains(self, s: NorderwindState, seat: int, stack: int, gone: list[int]) -> list[float]:
        """What the tiles of a stack that are still to come could bring, the best first."""
        gains = self.ask(s, seat)
        assert self.tables is not None
        like = self.tables.like
        found = [gains[like[tile]] for tile in s.placed[stack] if tile not in gone]
        found.sort(reverse=True)
        return found

    def best_stack(self, s: NorderwindState, seat: int) -> int:
        """The stack whose two best tiles that turn up promise most."""
        best, chosen = -1.0, 0
        for stack in range(len(s.placed)):
            gains = self.sorted_gains(s, seat, stack, [])
            promise = nth_best(gains, s.sail[seat], 1) + nth_best(gains, s.sail[seat], 2)
            if promise > best:
                best, chosen = promise, stack
        return s.a.sail.start + chosen

    def wait(self, s: NorderwindState, seat: int) -> float:
        """What an action may still bring on the tiles to come."""
        gains = self.sorted_gains(s, seat, s.stack, [*s.row, s.bottom])
        return nth_best(gains, s.distance - len(s.row), s.e.actions - s.actions)

    def looked(self, s: NorderwindState, seat: int) -> int:
        """Turn the tile if it is as good as what may come."""
        assert self.tables is not None
        gain = self.ask(s, seat)[self.tables.like[s.looked]]
        return s.a.next.start if gain > 0.0 and gain >= self.wait(s, seat) else s.a.bottom.start

    def best_use(self, s: NorderwindState, seat: int, legal: list[int], kind: int) -> int:
        """The use that is worth most, or none; another's tile costs a letter."""
        ship = self.markets[seat].ship_of(s, seat)
        best = self.markets[seat].worth(ship) + (self.wait(s, seat) if kind == AT_TILE else 0.0)
        if kind == LETTER:
            ship.letters -= 1
        chosen = legal[0]  # the next tile, the end, a pass or enough
        for action in legal:
            if action < s.a.buy.start:
                continue
            worth = self.gain(s, seat, ship, action)
            if worth > best:
                best, chosen = worth, action
        return chosen

    def gain(self, s: NorderwindState, seat: int, ship: Ship, action: int) -> float:
        """The worth of the ship after an action on the tile at hand."""
        market = self.markets[seat]
        table = s.a.table
        if action < s.a.buy.start:
            return market.worth(ship)
        block = table.block[action]
        if block == A_FULFIL:
            return market.worth(market.fulfilled(ship, s.stack))
        offers = self.offers[seat]
        if action < s.a.hoist.start:
            good, price = table.first[action], s.e.tile_price[s.row[-1]]
            if block == A_SELL:
                return market.worth(offers.sold(ship, good, price, True))
            after = offers.bought(ship, good, price)
            if block == A_BUY_OVER:
                after.hold[table.second[action]] -= 1
                after.aboard -= 1
            return market.worth(after)
        return self.fitted(s, seat, ship, action)

    def fitted(self, s: NorderwindState, seat: int, ship: Ship, action: int) -> float:
        """The worth after a wreck or a purchase of equipment."""
        for use in self.offers[seat].uses(ship, s.row[-1]):
            if use.action == action:
                return use.worth
        return -1e9

    def pirates(self, s: NorderwindState, seat: int, skulls: int, legal: list[int]) -> int:
        """Pay, unless the odds are good."""
        tables = self.tables
        assert tables is not None
        ship = self.markets[seat].ship_of(s, seat)
        return s.a.battle.start if tables.battle(ship, skulls) >= CLEAR else legal[0]


def nth_best(gains: list[float], draws: int, place: int) -> float:
    """The gain expected of the best or second-best of so many tiles drawn; the gains are sorted."""
    if not gains or draws <= 0:
        return 0.0
    chance = min(1.0, draws / len(gains))
    total = 0.0
    none = 1.0  # the chance that none of the better ones is drawn
    one = 0.0  # and that one of them is
    for gain in gains:
        total += gain * chance * (none if place == 1 else one)
        one = one * (1.0 - chance) + none * chance
        none *= 1.0 - chance
    return total
