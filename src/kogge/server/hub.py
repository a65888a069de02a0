"""Who listens to which table, and what each has been told already."""

from __future__ import annotations

from asyncio import Queue, QueueFull
from collections import defaultdict

import msgspec

from kogge.server import seats, telling
from kogge.server.store import now
from kogge.server.table import Table, Tables
from kogge.server.wire import ChatHistory, ClockInfo, Event, Presence, SeatInfo, ServerMessage, Update

BACKLOG = 200  # messages a client may be behind before it is dropped
PRESENT_MS = 90_000
encode = msgspec.json.Encoder().encode

Told = dict[tuple[int, str, int, int], tuple[Update, bytes]]  # by viewer, language, epoch and index


class Listener:
    """One socket: who it is, how far it has come, and what waits to be sent."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.viewer: int | None = None
        self.language = "en"
        self.epoch = 0
        self.index = 0
        self.chat = 0
        self.token: str | None = None
        self._last: Last | None = None
        self.queue: Queue[bytes | None] = Queue(BACKLOG)

    def send(self, message: ServerMessage | bytes | None) -> None:
        """Put a message in line; None ends the socket, and so does a line that is full."""
        try:
            self.queue.put_nowait(encode(message) if isinstance(message, msgspec.Struct) else message)
        except QueueFull:
            self.queue.get_nowait()
            self.queue.put_nowait(None)

    def update(self, update: Update, encoded: bytes) -> None:
        """Send an update and remember it."""
        self.epoch, self.index = update.epoch, update.index
        self._last = Last(update.events, update.clocks, update.first, update.fresh, encoded)
        self.send(encoded)

    def has_heard(self, update: Update) -> bool:
        """Whether this would say nothing but what was said last, times apart."""
        last = self._last
        if update.events or (update.epoch, update.index) != (self.epoch, self.index) or last is None:
            return False
        times = {"events": last.events, "clocks": last.clocks, "first": last.first, "fresh": last.fresh}
        return bool(encode(msgspec.structs.replace(update, **times)) == last.encoded)


class Last(msgspec.Struct, gc=False):
    """The last update a socket was sent, and what of it may differ in one that says the same."""

    events: list[Event]
    clocks: ClockInfo | None
    first: int
    fresh: bool
    encoded: bytes


class Hub:
    """The sockets of this process."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._seats: dict[str, list[SeatInfo]] = {}
        self.updates = 0

    def count(self) -> int:
        """How many sockets there are."""
        return sum(len(listeners) for listeners in self._listeners.values())

    def listened(self, table: str) -> bool:
        """Whether anybody here listens to the table."""
        return table in self._listeners

    def tables(self) -> list[str]:
        """The tables somebody here listens to."""
        return list(self._listeners)

    def sitting(self) -> set[tuple[str, int]]:
        """The tables and seats of the people here."""
        everyone = [listener for listeners in self._listeners.values() for listener in listeners]
        return {(one.table, one.viewer) for one in everyone if one.viewer is not None and one.viewer >= 0}

    def sits(self, table: str, seat: int) -> bool:
        """Whether somebody sits here at this seat."""
        return any(listener.viewer == seat for listener in self._listeners.get(table, ()))

    def add(self, listener: Listener) -> None:
        """Begin to tell a listener of its table."""
        self._listeners[listener.table].add(listener)

    def remove(self, listener: Listener) -> None:
        """No longer tell it anything."""
        self._listeners[listener.table].discard(listener)
        if not self._listeners[listener.table]:
            del self._listeners[listener.table]
            self._seats.pop(listener.table, None)

    async def changed(self, tables: Tables, table: Table) -> None:
        """Tell everybody at the table what is new to them."""
        table.heard = table.version
        listeners = list(self._listeners.get(table.id, ()))
        told: Told = {}
        for listener in listeners:
            if listener.viewer is not None:
                self._tell(table, listener, told)
        if any(listener.chat < table.row["chat_head"] for listener in listeners):
            for listener in listeners:
                await self.chat(tables, table, listener)

    def _tell(self, table: Table, listener: Listener, told: Told) -> None:
        assert listener.viewer is not None
        if listener.viewer >= 0 and not _still_sits(table, listener):
            listener.send(None)
            return
        key = (listener.viewer, listener.language, listener.epoch, listener.index)
        if key not in told:
            update = telling.tell(table, *key, knows=True)
            told[key] = update, encode(update)
        if not listener.has_heard(told[key][0]):  # what changed only for others is no message
            self.tell(listener, *told[key])

    def tell(self, listener: Listener, update: Update, encoded: bytes) -> None:
        """Send an update."""
        listener.update(update, encoded)
        self.updates += 1

    async def chat(self, tables: Tables, table: Table, listener: Listener, history: bool = False) -> None:
        """Send the lines this listener has not heard."""
        if listener.viewer is None:
            return
        lines = await seats.chat(tables, table, listener.viewer, listener.chat)
        listener.chat = max(listener.chat, table.row["chat_head"])
        if history:
            listener.send(ChatHistory(lines))
        else:
            for line in lines:
                listener.send(line)

    def presence(self, table: Table) -> None:
        """Tell who is there, if that has changed."""
        here = telling.seats(table)
        if self._seats.get(table.id) == here:
            return
        self._seats[table.id] = here
        for listener in self._listeners.get(table.id, ()):
            if listener.viewer is not None:
                listener.send(Presence(here))

    def send_away(self, table: str) -> None:
        """End the sockets of a table."""
        for listener in self._listeners.get(table, ()):
            listener.send(None)

    def close(self) -> None:
        """End all sockets."""
        for table in self._listeners:
            self.send_away(table)


def _still_sits(table: Table, listener: Listener) -> bool:
    """Whether the token the socket began with is still good: a seat may have moved or been left."""
    row = table.seats[listener.viewer or 0]
    return bool(listener.token == row["token_hash"])


def until() -> int:
    """How long somebody who is here now counts as present."""
    return now() + PRESENT_MS
