"""What the network that has learned from games of Norderwind is told about a position."""

from __future__ import annotations

from typing import Final

from kogge.games.norderwind.bots.worth import crew_size
from kogge.games.norderwind.rules.constants import ROLE_BITS, TREASURER
from kogge.games.norderwind.rules.edition import Contract
from kogge.games.norderwind.rules.state import NorderwindState

GOODS: Final = 5  # editions with other goods or ports are not known to the network
PORTS: Final = 3
FAR: Final = 10  # cubes missing at the start of a long game
SOME: Final = 2  # goods that are aboard as a rule
BEHIND: Final = 3  # contracts by which one is far behind in a column
PURSE: Final = [0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 9, 10, 10, 10, 11, 11, 11, 11, 11, 12]  # gold, more and more coarsely
COINS: Final = [4, 3, 2, 1, 1, 0]  # missing gold, the other way round


def sizes() -> list[int]:
    """How many counts every input tells apart."""
    ship = [3] * GOODS + [PURSE[-1] + 1, 3, 3, 4] + [2] * 5 + [5, 3]
    board = [10, 10, 5] + [6] * PORTS + [2] * (2 * PORTS) + [4]
    contracts = [2, 4, 5, 3, 4, 3, 10, 4, 2, 2] * PORTS
    return ship + board + contracts + [4] + [2] * (2 * PORTS) + [4, 3]


def known(s: NorderwindState) -> bool:
    """Whether the network can judge games of this edition."""
    return len(s.e.goods) == GOODS and len(s.columns) == PORTS


class Standing:
    """How all seats stand."""

    def __init__(self, s: NorderwindState) -> None:
        self.s = s
        self.purses: list[int] = []  # gold with which the next voyage begins
        self.ready: list[int] = []  # bits of the ports whose contract a seat can fulfil
        self.lacking: list[list[int]] = []  # by seat: goods missing for the current contract of each port
        for seat in range(s.players):
            self.look_at(seat)

    def look_at(self, seat: int) -> None:
        """What a seat could fulfil."""
        s = self.s
        gold = s.gold[seat]
        if gold == 0:
            gold = s.e.treasurer if s.crew[seat] & TREASURER else s.e.income
        bits = 0
        lacking: list[int] = []
        for port in range(PORTS):
            column = s.e.contracts[port]
            rung = len(s.columns[port])
            lack = 0
            if rung < len(column):
                contract = column[rung]
                lack = self.lack(contract, seat)
                if lack == 0 and contract.gold <= gold and contract.captains <= s.captains[seat]:
                    bits |= 1 << port
            lacking.append(lack)
        self.purses.append(gold)
        self.ready.append(bits)
        self.lacking.append(lacking)

    def lack(self, contract: Contract, seat: int) -> int:
        """How many goods are missing for a contract."""
        s = self.s
        first = seat * GOODS
        lack = 0
        for good in range(GOODS):
            short = contract.goods[good] - s.hold[first + good]
            if short > 0:
                lack += short
        return lack

    def counts(self, seat: int) -> list[int]:
        """What the network is told about a seat: how much there is of everything, never less than 0."""
        found = self.ship(seat)
        self.board(found, seat)
        s = self.s
        found.append((seat - s.active) % s.players)
        found.append(s.players - 2)
        return found

    def ship(self, seat: int) -> list[int]:
        """Hold, purse, letters, equipment, crew and brig."""
        s = self.s
        found = s.hold[seat * GOODS : (seat + 1) * GOODS]
        gold = s.gold[seat]
        found.append(PURSE[gold] if gold < len(PURSE) else PURSE[-1])
        found.append(s.letters[seat])
        found.append(above(s.sail[seat], s.e.start_sail))
        found.append(above(s.cannons[seat], s.e.start_cannons))
        crew = s.crew[seat]
        for bit in ROLE_BITS:
            found.append(1 if crew & bit else 0)
        found.append(crew_size(crew))
        found.append(s.captains[seat])
        return found

    def board(self, found: list[int], seat: int) -> None:
        """Cubes, columns and contracts, and how near the rivals are."""
        s = self.s
        players = s.players
        cubes = 0
        ready = 0
        most = [0] * PORTS
        for other in range(players):
            if other != seat:
                ready |= self.ready[other]
                cubes = max(cubes, s.cubes[other])
                for port in range(PORTS):
                    most[port] = max(most[port], s.count[port * players + other])
        start = FAR - s.e.cubes[players]
        found.append(above(start + s.cubes[seat], 0))
        found.append(above(start + cubes, 0))
        found.append(above(self.aboard(seat), SOME))
        visited = 0
        for port in range(PORTS):
            own = s.count[port * players + seat]
            visited += 1 if own else 0
            found.append(above(own, most[port] - BEHIND))
        for port in range(PORTS):
            found.append(1 if s.majority[port] == seat else 0)
        for port in range(PORTS):
            found.append(1 if s.count[port * players + seat] else 0)
        found.append(visited)
        for port in range(PORTS):
            self.column(found, seat, port, most[port], visited)
        own_ready = self.ready[seat]
        found.append((own_ready & 1) + (own_ready >> 1 & 1) + (own_ready >> 2 & 1))
        for port in range(PORTS):
            found.append(ready >> port & 1)
        for port in range(PORTS):
            found.append((ready & own_ready) >> port & 1)

    def aboard(self, seat: int) -> int:
        """The goods in the hold."""
        total = 0
        for good in range(seat * GOODS, (seat + 1) * GOODS):
            total += self.s.hold[good]
        return total

    def column(self, found: list[int], seat: int, port: int, most: int, visited: int) -> None:
        """The current contract of a port and the one above it."""
        s = self.s
        column = s.e.contracts[port]
        rung = len(s.columns[port])
        if rung >= len(column):
            found.extend([0, 0, 0, 0, 0, 0, rung, 0, 0, 0])
            return
        contract = column[rung]
        purse = self.purses[seat]
        ready = self.ready[seat] >> port & 1
        own = s.count[port * s.players + seat]
        bonus = (1 if own == most else 0) + (1 if own == 0 and visited == PORTS - 1 else 0)
        found.append(ready)
        found.append(above(3, self.lacking[seat][port]))
        found.append(COINS[min(5, above(contract.gold, purse))])
        found.append(above(2, above(contract.captains, s.captains[seat])))
        found.append(1 + bonus)
        found.append(bonus if ready else 0)
        found.append(rung)
        if rung + 1 >= len(column):
            found.extend([0, 0, 0])
            return
        above_it = column[rung + 1]
        found.append(above(3, self.lack(above_it, seat)))
        found.append(1 if above_it.gold <= purse else 0)
        found.append(1 if above_it.captains <= s.captains[seat] else 0)


def above(number: int, floor: int) -> int:
    """By how much a number is above another, if it is."""
    return number - floor if number > floor else 0
