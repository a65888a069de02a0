"""The equipment port: sail, cannon or a crew member (NW-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kogge.core.agenda import Todo
from kogge.games.norderwind.rules import contracts, purse, turn
from kogge.games.norderwind.rules.constants import ROLE_BITS, ROLES

if TYPE_CHECKING:
    from kogge.games.norderwind.rules.state import NorderwindState


def legal_equipment(s: NorderwindState, seat: int) -> list[int]:
    """What the seat can pay for and has room for (NW-4.1 to NW-4.4)."""
    actions: list[int] = []
    gold = s.gold[seat]
    if gold >= s.e.sail_price and s.sail[seat] < s.e.max_sail:
        actions.append(s.a.hoist.start)
    if gold >= s.e.cannon_price and s.cannons[seat] < s.e.max_cannons:
        actions.append(s.a.cannon.start)
    if gold >= s.e.crew_price and crew_hired(s, seat) < s.e.crew:
        for role in range(len(ROLE_BITS)):
            if not s.crew[seat] & ROLE_BITS[role]:
                actions.append(s.a.hire.start + role)
    return actions


def crew_hired(s: NorderwindState, seat: int) -> int:
    """How many crew members are aboard."""
    crew = s.crew[seat]
    hired = 0
    for bit in ROLE_BITS:
        if crew & bit:
            hired += 1
    return hired


def apply_hoist(s: NorderwindState, todo: Todo) -> None:
    """A longer range from the next voyage on (NW-4.1)."""
    seat = todo.who
    turn.begin_use(s, seat)
    purse.spend_gold(s, seat, s.e.sail_price, "equipment")
    s.sail[seat] += 1
    if s.journal is not None:
        s.journal.add("gain", seat, 1, "sail", "equipment")


def apply_cannon(s: NorderwindState, todo: Todo) -> None:
    """One more shot in every battle, at once (NW-4.2)."""
    seat = todo.who
    turn.begin_use(s, seat)
    purse.spend_gold(s, seat, s.e.cannon_price, "equipment")
    s.cannons[seat] += 1
    if s.journal is not None:
        s.journal.add("gain", seat, 1, "cannon", "equipment")


def apply_hire(s: NorderwindState, todo: Todo, role: int) -> None:
    """A crew member takes a free post and never moves (NW-4.3); the last one earns a cube (NW-7.6)."""
    seat = todo.who
    turn.begin_use(s, seat)
    purse.spend_gold(s, seat, s.e.crew_price, "equipment")
    s.crew[seat] |= ROLE_BITS[role]
    if s.journal is not None:
        s.journal.add("hire", seat, 1, ROLES[role], "equipment")
    if crew_hired(s, seat) == s.e.crew:
        contracts.claim_full_crew(s, seat)
