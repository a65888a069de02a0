"""Whose question is thought about next: the urgent ones first, then addresses in turn, then the tables of an address.

A plain data structure. It knows no game, no process and no clock: the caller passes the time.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from enum import IntEnum

import msgspec

OWNER_MOST = 32  # tickets of one owner that wait
MOST = 1024  # tickets that wait in all
PACE_S = 0.02  # from one move of an owner's bots to the next where no connected person waits for it
REST = 3.0  # after an unwatched table's thought, so many times as long nobody thinks for another one


class Urgency(IntEnum):
    """Who waits for an answer. A lower number is served first."""

    LIVE = 0  # a person who is connected: for a bot at the same table, or for a hint
    WATCHED = 1  # a spectator, or a person who plays there and is not connected now
    UNWATCHED = 2  # nobody: bots play among themselves
    REVIEW = 3  # a person, for the review of a game that is over: what is being played comes first


class Ticket(msgspec.Struct, frozen=True):
    """A question in the queue. Equal questions have equal keys; the owner is an address."""

    key: str
    urgency: Urgency
    owner: str
    table: str


class _Line:
    """The waiting tickets of one urgency, by owner and by table. Who was served goes to the end."""

    def __init__(self) -> None:
        self.owners: OrderedDict[str, OrderedDict[str, deque[Ticket]]] = OrderedDict()

    def add(self, ticket: Ticket) -> None:
        self.owners.setdefault(ticket.owner, OrderedDict()).setdefault(ticket.table, deque()).append(ticket)

    def remove(self, ticket: Ticket) -> None:
        tables = self.owners[ticket.owner]
        tables[ticket.table].remove(ticket)
        if not tables[ticket.table]:
            del tables[ticket.table]
        if not tables:
            del self.owners[ticket.owner]

    def pop(self, owner: str) -> Ticket:
        tables = self.owners.pop(owner)
        table, tickets = tables.popitem(last=False)
        ticket = tickets.popleft()
        if tickets:
            tables[table] = tickets
        if tables:
            self.owners[owner] = tables
        return ticket

    def count(self, owner: str) -> int:
        return sum(len(tickets) for tickets in self.owners.get(owner, {}).values())


class FairQueue:
    """Tickets that wait and tickets that are served, by at most ``slots`` processes at a time.

    With two slots or more the last free one goes only to a connected person whose address has none: so neither
    unwatched tables nor one busy address can occupy them all.
    """

    def __init__(self, slots: int) -> None:
        self.slots = slots
        self._lines = {urgency: _Line() for urgency in Urgency}
        self._waiting: dict[str, Ticket] = {}
        self._served: dict[str, tuple[Ticket, float]] = {}
        self._rest: dict[str, float] = {}  # until when the watched tables of an owner rest
        self._unwatched_rest = 0.0  # until when all unwatched tables rest

    def __len__(self) -> int:
        return len(self._waiting)

    def __contains__(self, key: str) -> bool:
        return key in self._waiting or key in self._served

    def depth(self, urgency: Urgency) -> int:
        """How many tickets of this urgency wait."""
        return sum(ticket.urgency == urgency for ticket in self._waiting.values())

    def served(self) -> int:
        """How many tickets are being served."""
        return len(self._served)

    def waiting(self) -> list[Ticket]:
        """The tickets that wait, the oldest first."""
        return list(self._waiting.values())

    def waiting_of(self, owner: str, *urgencies: Urgency) -> int:
        """How many tickets of an owner wait, of these urgencies or of all."""
        return sum(self._lines[urgency].count(owner) for urgency in urgencies or Urgency)

    def is_full(self, owner: str) -> bool:
        """Whether no more tickets of this owner may wait. What a connected person waits for always may."""
        return len(self._waiting) >= MOST or self.waiting_of(owner) >= OWNER_MOST

    def put(self, ticket: Ticket) -> bool:
        """Add a ticket, once; one that waits already keeps its place unless its urgency or owner has changed.

        False if there is no room for it.
        """
        known = self._waiting.get(ticket.key)
        if ticket.key in self._served or ticket == known:
            return True
        if known is not None:
            self.drop(ticket.key)
        if ticket.urgency != Urgency.LIVE and self.is_full(ticket.owner):
            return False
        self._waiting[ticket.key] = ticket
        self._lines[ticket.urgency].add(ticket)
        return True

    def drop(self, key: str) -> None:
        """Forget a ticket that waits."""
        ticket = self._waiting.pop(key, None)
        if ticket is not None:
            self._lines[ticket.urgency].remove(ticket)

    def take(self, now: float) -> Ticket | None:
        """The ticket to serve next, if a slot is free for one."""
        if len(self._served) >= self.slots:
            return None
        for urgency, line in self._lines.items():
            if self._is_open(urgency, now):
                for owner in line.owners:
                    if self._may_serve(urgency, owner, now):
                        return self._serve(line.pop(owner), now)
        return None

    def _serve(self, ticket: Ticket, now: float) -> Ticket:
        del self._waiting[ticket.key]
        self._served[ticket.key] = ticket, now
        return ticket

    def _is_last(self) -> bool:
        """Whether the last of several slots is left."""
        return self.slots > 1 and len(self._served) == self.slots - 1

    def _is_open(self, urgency: Urgency, now: float) -> bool:
        if self._is_last():
            return urgency == Urgency.LIVE
        if urgency < Urgency.UNWATCHED:
            return True
        alone = all(ticket.urgency != urgency for ticket, _since in self._served.values())
        return alone and (urgency == Urgency.REVIEW or now >= self._unwatched_rest)

    def _may_serve(self, urgency: Urgency, owner: str, now: float) -> bool:
        if self._is_last():
            return all(ticket.owner != owner for ticket, _since in self._served.values())
        return urgency != Urgency.WATCHED or now >= self._rest.get(owner, now)

    def done(self, key: str, now: float) -> float:
        """A ticket has been served; how long that took."""
        ticket, since = self._served.pop(key)
        self._rest = {owner: until for owner, until in self._rest.items() if until > now}
        if ticket.urgency == Urgency.WATCHED:
            self._rest[ticket.owner] = now + PACE_S
        elif ticket.urgency == Urgency.UNWATCHED:
            self._unwatched_rest = now + max(PACE_S, REST * (now - since))
        return now - since

    def rested_at(self, now: float) -> float | None:
        """When the next of those that wait and still rest may be served."""
        ends = [until for owner, until in self._rest.items() if owner in self._lines[Urgency.WATCHED].owners]
        if self._lines[Urgency.UNWATCHED].owners:
            ends.append(self._unwatched_rest)
        return min((until for until in ends if until > now), default=None)
