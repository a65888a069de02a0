"""What a ship of Norderwind is worth to its seat, in cubes: the yardstick of the greedy bot."""

from __future__ import annotations

from typing import Final

from kogge.games.norderwind.rules.constants import (
    ACCOUNTANT,
    BOATMAN,
    CANNONEER,
    COIN,
    DESTINATION,
    LOOKOUT,
    PORT,
    ROLE_BITS,
    TREASURER,
)
from kogge.games.norderwind.rules.contracts import column_done, current, has_needs
from kogge.games.norderwind.rules.edition import Contract, Edition
from kogge.games.norderwind.rules.fog import battle_odds
from kogge.games.norderwind.rules.state import NorderwindState

WIN: Final = 10.0  # more than any ship and cargo are worth, so that a chance to win is weighed by its odds
MOST_GOLD: Final = 30  # gold beyond it is worth nothing more


class Weights:
    """What things are worth, in cubes; effort is in the exponent. Found by self-play, see ``docs/bots.md``."""

    def __init__(self) -> None:
        self.trip: float = 0.329  # effort of a contract for each voyage its port takes to turn up
        self.good: float = 0.369  # effort of a missing good
        self.price: float = 0.107  # effort of each gold it costs at the cheapest port
        self.coin: float = 0.132  # effort of a missing gold
        self.captain: float = 0.299  # effort of a missing captain, divided by the chance to win one in a fog
        self.later: float = 0.968  # worth of the second and third contract, against the one before
        self.rung: float = 0.389  # worth of the contract above the current one
        self.majority: float = 0.822  # a majority cube may be lost again
        self.race: float = 0.254  # a contract that a rival can fulfil may be gone
        self.calm: float = 1.0  # how much effort weighs when nobody is near to winning
        self.haste: float = 0.428  # and so much more when a rival is about to win
        self.lead: float = 0.163  # a contract that strengthens a majority or comes near to one
        self.rob: float = 0.39  # a rival's majority cube sent back
        self.first_port: float = 0.18  # the first of three ports on the way to the cube for all ports
        self.second_port: float = 0.327
        self.gold: float = 0.0561  # the first gold; less and less
        self.thrift: float = 18.2  # with so much gold another is worth half
        self.cargo: float = 0.172  # a good no contract asks for: it can be sold
        self.letter: float = 0.109
        self.sail: float = 0.466  # equipment, at the start of the game; less and less towards its end
        self.cannon: float = 0.38
        self.boatman: float = 0.256
        self.barter: float = 0.02  # and for each good aboard
        self.accountant: float = 0.153
        self.clerk: float = 0.03  # and for each good aboard
        self.cannoneer: float = 0.243
        self.treasurer: float = 0.18
        self.lookout: float = 0.435
        self.crew: float = 0.212  # each crew member on the way to the cube for a full crew
        self.share: float = 0.0774  # a tile used that a rival may use by letter


class Ship:
    """A ship and its cubes as they are or could be: what the plans of a seat change."""

    def __init__(self, hold: list[int], rungs: list[int], own: list[int], held: list[bool]) -> None:
        self.hold = hold
        self.rungs = rungs  # contracts fulfilled in each column, by all
        self.own = own  # and by this seat
        self.held = held  # majorities of this seat
        self.rewards: list[float] = []  # what the current contract of each port brings
        self.gold: int = 0
        self.letters: int = 0
        self.sail: int = 0
        self.cannons: int = 0
        self.crew: int = 0
        self.captains: int = 0
        self.cubes: int = 0
        self.robbed: int = 0
        self.aboard: int = 0

    def equals(self, other: Ship) -> bool:
        """Whether the other is the same in all things."""
        return (
            self.hold == other.hold
            and self.rungs == other.rungs
            and self.own == other.own
            and self.held == other.held
            and self.gold == other.gold
            and self.letters == other.letters
            and self.sail == other.sail
            and self.cannons == other.cannons
            and self.crew == other.crew
            and self.captains == other.captains
            and self.cubes == other.cubes
        )

    def key(self) -> bytes:
        """Two ships with the same key are the same; gold beyond 255 buys nothing more."""
        rest = [min(255, self.gold), self.letters, self.sail, self.cannons, self.crew, self.captains, self.cubes]
        return bytes(self.hold + rest + self.rungs + self.own + [1 if held else 0 for held in self.held])

    def clone(self) -> Ship:
        """A ship of its own; the board lists are shared, fulfilling a contract replaces them."""
        ship = Ship(self.hold[:], self.rungs, self.own, self.held)
        ship.rewards = self.rewards
        ship.gold = self.gold
        ship.letters = self.letters
        ship.sail = self.sail
        ship.cannons = self.cannons
        ship.crew = self.crew
        ship.captains = self.captains
        ship.cubes = self.cubes
        ship.robbed = self.robbed
        ship.aboard = self.aboard
        return ship


class Asked:
    """What a contract asks for: the kinds of goods, how many of each, gold and captains."""

    def __init__(self, contract: Contract) -> None:
        self.goods: list[int] = [good for good in range(len(contract.goods)) if contract.goods[good]]
        self.amounts: list[int] = [contract.goods[good] for good in self.goods]
        self.gold: int = contract.gold
        self.captains: int = contract.captains


class Tables:
    """What follows from the edition alone."""

    def __init__(self, e: Edition, w: Weights) -> None:
        self.e: Edition = e
        self.w: Weights = w
        self.finding: list[float] = [w.good + w.price * _cheapest(e, good) for good in range(len(e.goods))]
        self.trips: list[float] = _trip_factors(e, w)
        self.odds: list[float] = _battle_table(e)
        self.captures: list[float] = _capture_efforts(e, w, self.odds)
        self.purse: list[float] = _purse(w)
        self.asked: list[list[Asked]] = [[Asked(contract) for contract in column] for column in e.contracts]
        self.like: list[int] = [_first_like(e, tile) for tile in range(len(e.tiles))]
        self.port_of: list[int] = [e.destinations.index(t) if t in e.destinations else -1 for t in range(len(e.tiles))]

    def battle(self, ship: Ship, skulls: int) -> float:
        """The exact chance to beat pirates of so many skulls."""
        return self.odds[(2 * ship.cannons + (1 if ship.crew & CANNONEER else 0)) * COIN + skulls - 1]


class Market:
    """What is fixed while a seat decides: the tables, and how the rivals stand."""

    def __init__(self, t: Tables, s: NorderwindState, seat: int) -> None:
        self.t: Tables = t
        self.e: Edition = t.e
        self.w: Weights = t.w
        self.goal: int = s.e.cubes[s.players]
        self.rivals: list[int] = _best_rivals(s, seat)
        self.future: float = (self.goal - max(s.cubes)) / self.goal
        self.haste: float = t.w.calm + t.w.haste * (1.0 - self.future)
        self.safe: list[float] = [1.0 / (1.0 + t.w.race * ready) for ready in _rivals_ready(s, seat)]
        with_letter = sum([1 for other in range(s.players) if other != seat and s.letters[other] > 0])
        self.share: float = t.w.share * with_letter

    def equals(self, other: Market) -> bool:
        """Whether the other weighs everything alike."""
        return (
            self.t is other.t
            and self.goal == other.goal
            and self.rivals == other.rivals
            and self.future == other.future
            and self.safe == other.safe
            and self.share == other.share
        )

    def ship_of(self, s: NorderwindState, seat: int) -> Ship:
        """The ship of a seat as it lies; nothing of it is hidden."""
        goods = len(s.e.goods)
        hold = s.hold[seat * goods : (seat + 1) * goods]
        own = [s.count[port * s.players + seat] for port in range(len(s.columns))]
        ship = Ship(hold, [len(owners) for owners in s.columns], own, [holder == seat for holder in s.majority])
        ship.gold = s.gold[seat]
        ship.letters = s.letters[seat]
        ship.sail = s.sail[seat]
        ship.cannons = s.cannons[seat]
        ship.crew = s.crew[seat]
        ship.captains = s.captains[seat]
        ship.cubes = s.cubes[seat]
        ship.aboard = sum(hold)
        ship.rewards = self.rewards(ship)
        return ship

    # The whole

    def worth(self, ship: Ship) -> float:
        """Cubes on the board, and what the ship promises."""
        if ship.cubes >= self.goal:
            return self.goal + WIN
        w = self.w
        worth = ship.cubes + w.rob * ship.robbed
        worth += self.t.purse[min(MOST_GOLD, ship.gold)]
        worth += w.letter * ship.letters / (1.0 + 0.25 * ship.letters)
        return worth + self.future * self.equipment(ship) + self.crew_progress(ship) + self.contracts(ship)

    def next_gold(self, ship: Ship) -> int:
        """The gold with which the next voyage begins: who has none gets an income first (NW-2.1)."""
        if ship.gold > 0:
            return ship.gold
        return self.e.treasurer if ship.crew & TREASURER else self.e.income

    def equipment(self, ship: Ship) -> float:
        """What sail, cannons and crew bring over a whole game."""
        w = self.w
        worth = w.sail * (ship.sail - self.e.start_sail) + w.cannon * (ship.cannons - self.e.start_cannons)
        crew = ship.crew
        if crew & BOATMAN:
            worth += w.boatman + w.barter * ship.aboard
        if crew & ACCOUNTANT:
            worth += w.accountant + w.clerk * ship.aboard
        if crew & CANNONEER:
            worth += w.cannoneer
        if crew & LOOKOUT:
            worth += w.lookout
        if crew & TREASURER:
            worth += w.treasurer
        return worth

    def crew_progress(self, ship: Ship) -> float:
        """The way to a full crew; the cube itself is counted where it is placed."""
        hired = crew_size(ship.crew)
        return self.w.crew * hired if hired < self.e.crew else 0.0

    # Contracts

    def contracts(self, ship: Ship) -> float:
        """The current contracts, the best first, each with what those before leave; then the rungs above, and cargo."""
        hold = ship.hold[:]
        gold = self.next_gold(ship)
        captains = ship.captains
        trip = self.t.trips[2 * ship.sail + (1 if ship.crew & LOOKOUT else 0)]
        capture = self.t.captures[2 * ship.cannons + (1 if ship.crew & CANNONEER else 0)]
        total = 0.0
        weight = 1.0
        planned = 0
        for _rank in range(len(ship.rungs)):
            best = 0.0
            chosen = -1
            for port in range(len(ship.rungs)):
                column = self.t.asked[port]
                rung = ship.rungs[port]
                if not planned & 1 << port and rung < len(column):
                    effort = self.effort(column[rung], hold, gold, captains, capture)
                    value = ship.rewards[port] * decay(effort * self.haste)
                    if value > best:
                        best = value
                        chosen = port
            if chosen < 0:
                break
            planned |= 1 << chosen
            total += weight * best
            weight *= self.w.later
            asked = self.t.asked[chosen][ship.rungs[chosen]]
            for index in range(len(asked.goods)):
                good = asked.goods[index]
                rest = hold[good] - asked.amounts[index]
                hold[good] = max(0, rest)
            gold = gold - asked.gold if gold > asked.gold else 0
            captains = captains - asked.captains if captains > asked.captains else 0
        total += self.w.rung * self.rungs_above(ship, hold, gold, captains, capture)
        cargo = 0
        for amount in hold:
            cargo += amount
        return total * trip + self.w.cargo * cargo

    def rungs_above(self, ship: Ship, hold: list[int], gold: int, captains: int, capture: float) -> float:
        """The contracts after the current ones, with what those leave."""
        total = 0.0
        for port in range(len(ship.rungs)):
            column = self.t.asked[port]
            rung = ship.rungs[port] + 1
            if rung < len(column):
                total += decay(self.effort(column[rung], hold, gold, captains, capture) * self.haste)
        return total

    def effort(self, asked: Asked, hold: list[int], gold: int, captains: int, capture: float) -> float:
        """What is still missing, weighed by how hard it is to come by."""
        effort = 0.0
        for index in range(len(asked.goods)):
            good = asked.goods[index]
            missing = asked.amounts[index] - hold[good]
            if missing > 0:
                effort += missing * self.t.finding[good]
        if asked.gold > gold:
            effort += (asked.gold - gold) * self.w.coin
        if asked.captains > captains:
            effort += (asked.captains - captains) * capture
        return effort

    def rewards(self, ship: Ship) -> list[float]:
        """What the current contract of each port brings."""
        return [self.safe[port] * self.reward(ship, port) for port in range(len(ship.rungs))]

    def reward(self, ship: Ship, port: int) -> float:
        """What fulfilling the current contract of a port brings: the cube, its majority, the way to all ports."""
        w = self.w
        own = ship.own[port] + 1
        reward = 1.0
        if ship.held[port]:
            reward += w.lead
        elif own > self.rivals[port]:
            reward += w.majority
        elif own == self.rivals[port]:
            reward += w.rob
        else:
            reward += w.lead
        if ship.own[port] == 0:
            missing = 0
            for count in ship.own:
                if count == 0:
                    missing += 1
            reward += 1.0 if missing == 1 else (w.second_port if missing == 2 else w.first_port)
        return reward

    def fulfilled(self, ship: Ship, port: int) -> Ship:
        """The ship after the current contract of this port, which it must be able to pay."""
        after = ship.clone()
        contract = self.e.contracts[port][ship.rungs[port]]
        for good in range(len(after.hold)):
            after.hold[good] -= contract.goods[good]
            after.aboard -= contract.goods[good]
        after.gold -= contract.gold
        after.captains -= contract.captains
        after.rungs = ship.rungs[:]
        after.rungs[port] += 1
        after.own = ship.own[:]
        after.own[port] += 1
        after.cubes += 1
        own = after.own[port]
        if not ship.held[port] and own > self.rivals[port]:
            after.held = ship.held[:]
            after.held[port] = True
            after.cubes += 1
        elif not ship.held[port] and own == self.rivals[port]:
            after.robbed += 1
        if own == 1 and 0 not in after.own:
            after.cubes += 1
        after.rewards = self.rewards(after)
        return after

    def can_fulfil(self, ship: Ship, port: int) -> bool:
        """Whether the current contract of a port can be paid."""
        if ship.rungs[port] >= len(self.e.contracts[port]):
            return False
        contract = self.e.contracts[port][ship.rungs[port]]
        if ship.gold < contract.gold or ship.captains < contract.captains:
            return False
        return all(ship.hold[good] >= contract.goods[good] for good in range(len(ship.hold)))

    def waits_for_captain(self, ship: Ship, port: int) -> bool:
        """Whether the current contract of a port lacks captains."""
        if ship.rungs[port] >= len(self.e.contracts[port]):
            return False
        return ship.captains < self.e.contracts[port][ship.rungs[port]].captains


def decay(effort: float) -> float:
    """How much effort takes from a reward: like exp(-effort), but the same to the last bit on every machine."""
    return 1.0 / (1.0 + effort * (1.0 + 0.5 * effort))


def crew_size(crew: int) -> int:
    """How many crew members are aboard."""
    size = 0
    for bit in ROLE_BITS:
        if crew & bit:
            size += 1
    return size


# Tables


def _best_rivals(s: NorderwindState, seat: int) -> list[int]:
    """The most contracts a rival has in each column."""
    best: list[int] = []
    for port in range(len(s.columns)):
        counts = [s.count[port * s.players + other] for other in range(s.players) if other != seat]
        best.append(max(counts))
    return best


def _rivals_ready(s: NorderwindState, seat: int) -> list[int]:
    """How many rivals can fulfil the current contract of each port."""
    ready: list[int] = []
    for port in range(len(s.columns)):
        rivals = [other for other in range(s.players) if other != seat]
        if column_done(s, port):
            rivals = []
        ready.append(sum([1 for rival in rivals if has_needs(s, rival, current(s, port))]))
    return ready


def _cheapest(e: Edition, good: int) -> int:
    prices = [
        e.tile_price[tile] for tile in range(len(e.tiles)) if e.tile_kind[tile] == PORT and e.tile_good[tile] == good
    ]
    return min(prices)


def _trip_factors(e: Edition, w: Weights) -> list[float]:
    """By sail and lookout: how much a contract is worth for the voyages its port takes to turn up."""
    factors: list[float] = []
    for sail in range(e.max_sail + 1):
        for lookout in range(2):
            reach = max(1, sail) / max(1, e.stack - lookout)
            factors.append(decay(w.trip / min(1.0, reach)))
    return factors


def _battle_table(e: Edition) -> list[float]:
    """By cannons, cannoneer and skulls: the chance to win."""
    odds: list[float] = []
    for cannons in range(e.max_cannons + 1):
        for cannoneer in (False, True):
            for skulls in range(1, COIN + 1):
                wins, rows = battle_odds(e.battle_die, cannons, skulls, cannoneer)
                odds.append(wins / rows)
    return odds


def _capture_efforts(e: Edition, w: Weights, odds: list[float]) -> list[float]:
    """By cannons and cannoneer: the effort of a captain, from the chance to win one in a fog."""
    efforts: list[float] = []
    for guns in range(len(odds) // COIN):
        chance = 0.0
        for face in range(COIN):
            chance += e.event_die[face] * odds[guns * COIN + face] / e.event_sides
        efforts.append(w.captain / max(0.05, chance))
    return efforts


def _first_like(e: Edition, tile: int) -> int:
    """The first tile that offers the same."""
    for other in range(tile):
        same = e.tile_kind[other] == e.tile_kind[tile] and e.tile_kind[tile] != DESTINATION
        if same and e.tile_good[other] == e.tile_good[tile] and e.tile_price[other] == e.tile_price[tile]:
            return other
    return tile


def _purse(w: Weights) -> list[float]:
    """What so much gold is worth: each one less than the one before."""
    worth = 0.0
    purse = [0.0]
    for gold in range(MOST_GOLD):
        worth += w.gold / (1.0 + gold / w.thrift)
        purse.append(worth)
    return purse
