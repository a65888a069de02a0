"""Contracts of the three ports and the cubes they earn (NW-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.games.norderwind.rules import purse, scoring, turn

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.edition import Contract
    from kogge.games.norderwind.rules.state import NorderwindState


def legal_fulfil(s: NorderwindState, seat: int, port: int) -> list[int]:
    """The current contract of this port, if the seat has what it asks for (NW-7.2)."""
    if column_done(s, port) or not has_needs(s, seat, current(s, port)):
        return []
    return [s.a.fulfil.start + port]


def column_done(s: NorderwindState, port: int) -> bool:
    """A full column offers no contract (NW-7.7)."""
    return len(s.columns[port]) == len(s.e.contracts[port])


def current(s: NorderwindState, port: int) -> Contract:
    """The lowest contract without a cube (NW-7.2)."""
    return s.e.contracts[port][len(s.columns[port])]


def has_needs(s: NorderwindState, seat: int, contract: Contract) -> bool:
    """Whether goods, gold and captains are there."""
    if s.gold[seat] < contract.gold or s.captains[seat] < contract.captains:
        return False
    base = seat * len(s.e.goods)
    return all(s.hold[base + good] >= contract.goods[good] for good in range(len(s.e.goods)))


def apply_fulfil(s: NorderwindState, seat: int, port: int) -> None:
    """Pay; contract cube, with the return of a majority it ties; majority; all ports; a win ends it (NW-7.3)."""
    s.actions += 1
    pay_needs(s, seat, current(s, port))
    place_contract_cube(s, seat, port)
    if not s.over:
        claim_majority(s, seat, port)
    if not s.over:
        claim_all_ports(s, seat)
    if not s.over:
        turn.tile_resolved(s)


def pay_needs(s: NorderwindState, seat: int, contract: Contract) -> None:
    """What the contract asks for goes back to the supply."""
    base = seat * len(s.e.goods)
    for good in range(len(s.e.goods)):
        amount = contract.goods[good]
        if amount:
            s.hold[base + good] -= amount
            if s.journal is not None:
                s.journal.add("lose", seat, amount, s.e.goods[good], "contract")
    if contract.gold:
        purse.spend_gold(s, seat, contract.gold, "contract")
    if contract.captains:
        s.captains[seat] -= contract.captains
        if s.journal is not None:
            s.journal.add("lose", seat, contract.captains, "captain", "contract")


def place_contract_cube(s: NorderwindState, seat: int, port: int) -> None:
    """A cube on the contract; a majority that is tied now goes back to its owner (NW-7.3, NW-7.4)."""
    s.columns[port].append(seat)
    s.count[port * s.players + seat] += 1
    holder = s.majority[port]
    if holder >= 0 and holder != seat and contracts_in(s, holder, port) == contracts_in(s, seat, port):
        s.majority[port] = -1
        s.cubes[holder] -= 1
        if s.journal is not None:
            s.journal.add("cube-back", holder, 1, s.e.ports[port], "majority")
    place_cube(s, seat, s.e.ports[port], "contract")


def contracts_in(s: NorderwindState, seat: int, port: int) -> int:
    """How many contracts of this port the seat has fulfilled."""
    return s.count[port * s.players + seat]


def claim_majority(s: NorderwindState, seat: int, port: int) -> None:
    """The most contracts of a port, alone, earn a cube (NW-7.4)."""
    if s.majority[port] == seat:
        return
    own = contracts_in(s, seat, port)
    for other in range(s.players):
        if other != seat and contracts_in(s, other, port) >= own:
            return
    s.majority[port] = seat
    place_cube(s, seat, s.e.ports[port], "majority")


def claim_all_ports(s: NorderwindState, seat: int) -> None:
    """A contract in each port earns a cube, once (NW-7.5)."""
    if s.all_ports[seat]:
        return
    for port in range(len(s.columns)):
        if contracts_in(s, seat, port) == 0:
            return
    s.all_ports[seat] = True
    place_cube(s, seat, "all-ports", "all-ports")


def claim_full_crew(s: NorderwindState, seat: int) -> None:
    """The last crew member earns a cube (NW-7.6)."""
    s.full_crew[seat] = True
    place_cube(s, seat, "full-crew", "full-crew")


def place_cube(s: NorderwindState, seat: int, where: str, cause: str) -> None:
    """A cube goes on the board; the last one wins at once (NW-9.1)."""
    s.cubes[seat] += 1
    if s.journal is not None:
        s.journal.add("cube", seat, 1, where, cause)
    if s.cubes[seat] >= s.e.cubes[s.players]:
        scoring.win(s, seat)
