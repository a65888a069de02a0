"""How much one address may ask for, and the gate where that is decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic

from kogge.server.errors import Refused

FEWEST_CONNECTIONS = 16  # a browser opens six at once
LEAST_WORK = 20  # enough for any single request, however low the rate is
LOAD_COST = 3  # of a table that is not in memory
PLAIN_CONNECTIONS = 1000  # besides those of the sockets
REPORTS_AN_HOUR = 10
MOST_LINES = 20_000  # of a record

FindBan = Callable[[str], Refused | None]


def check_lines(text: str) -> None:
    """Refuse a record of too many lines, whatever ends them."""
    if len(text.splitlines()) > MOST_LINES:
        raise Refused("too-big")


class Credit:
    """So many may be taken at once; what was taken comes back at a steady rate."""

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self._left = most
        self._seen = monotonic()

    def left(self) -> float:
        """What may be taken now."""
        now = monotonic()
        self._left = min(self.most, self._left + (now - self._seen) * self.per_second)
        self._seen = now
        return self._left

    def take(self, cost: float = 1) -> bool:
        """Take so much; whether it was there. What costs more than all there can be may be taken when nothing is."""
        if self.left() < min(cost, self.most):
            return False
        self._left -= cost
        return True

    def wait_s(self) -> float:
        """How long until one more may be taken."""
        return max(1 - self.left(), 0) / self.per_second


class Credits:
    """A credit for every address that has taken something of late."""

    def __init__(self, most: float, per_second: float) -> None:
        self.most = most
        self.per_second = per_second
        self._credits: dict[str, Credit] = {}

    def of(self, address: str) -> Credit:
        """The credit of an address."""
        return self._credits.setdefault(household(address), Credit(self.most, self.per_second))

    def forget(self) -> None:
        """Drop those that have all of theirs again."""
        self._credits = {address: credit for address, credit in self._credits.items() if credit.left() < credit.most}

    def __len__(self) -> int:
        return len(self._credits)


class Places:
    """Things that are open at the same time, counted by address and in all.

    An empty address is nobody's in particular (a trusted proxy, a local socket): it counts in all only.
    """

    def __init__(self, each: int, most: int) -> None:
        self.each = each
        self.most = most
        self.total = 0
        self.ended = 0  # places that were given back, since the beginning
        self._taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Take a place; whether there was one."""
        who = household(address)
        if self.total >= self.most or (who and self._taken[who] >= self.each):
            return False
        self._taken[who] += 1
        self.total += 1
        return True

    def give_back(self, address: str) -> None:
        """The place is free again."""
        who = household(address)
        self.total -= 1
        self.ended += 1
        self._taken[who] -= 1
        if not self._taken[who]:
            del self._taken[who]


class Gate:
    """Decides whether an address may come in, and how much it may ask for.

    Every connection, request, socket and socket message passes here before anything is done for it, so whatever else
    refuses an address belongs here too.
    """

    def __init__(self, rate: int, new_tables: int, sockets: int, find_ban: FindBan = lambda _address: None) -> None:
        self.refused = 0
        self._find_ban = find_ban
        self.connections = Places(max(4 * rate, FEWEST_CONNECTIONS), sockets + PLAIN_CONNECTIONS)
        self.sockets = Places(2 * rate, sockets)
        self._new_connections = Credits(max(2 * rate, FEWEST_CONNECTIONS), rate)
        self._work = Credits(max(2 * rate, LEAST_WORK), rate)
        self._new_tables = Credits(new_tables, new_tables / 3600)
        self._reports = Credits(REPORTS_AN_HOUR, REPORTS_AN_HOUR / 3600)

    def let_connect(self, address: str) -> bool:
        """Whether one more connection from this address is accepted; ``disconnected`` says that it has ended."""
        fast = address and not self._new_connections.of(address).take()
        return self._counted(not fast and self.connections.take(address))

    def disconnected(self, address: str) -> None:
        """A connection of this address has ended."""
        self.connections.give_back(address)

    def ban(self, address: str) -> Refused | None:
        """The refusal of an address that is banned; None if it is not."""
        refusal = self._find_ban(address)
        self._counted(refusal is None)
        return refusal

    def charge(self, address: str, cost: float) -> bool:
        """Whether this address may have so much work done for it: a plain request is 1."""
        return self._counted(self._work.of(address).take(cost))

    def wait_s(self, address: str) -> int:
        """In how many seconds this address may ask again."""
        return max(1, ceil(self._work.of(address).wait_s()))

    def let_in(self, address: str) -> bool:
        """Whether one more socket from this address is welcome; ``let_out`` says that it has ended."""
        return self._counted(self.sockets.take(address))

    def let_out(self, address: str) -> None:
        """A socket of this address has ended."""
        self.sockets.give_back(address)

    def let_begin(self, address: str) -> None:
        """One more table is begun from this address, or refused."""
        credit = self._new_tables.of(address)
        if not credit.take():
            raise Refused("too-many-tables", most=int(credit.most), minutes=ceil(credit.wait_s() / 60))

    def let_report(self, address: str) -> None:
        """One more report comes from this address, or is refused."""
        if not self._reports.of(address).take():
            raise Refused("too-many-reports")

    def forget(self) -> None:
        """Drop the addresses that have all their credit again."""
        for kind in (self._new_connections, self._work, self._new_tables, self._reports):
            kind.forget()

    def _counted(self, allowed: bool) -> bool:
        self.refused += not allowed
        return allowed


@lru_cache(4096)
def household(address: str) -> str:
    """Who is behind an address: of IPv6 one household has many, which begin alike."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    return str(parsed.ipv4_mapped) if parsed.ipv4_mapped else str(IPv6Address(int(parsed) >> 64 << 64))
