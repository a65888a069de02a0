"""Who listens to which table, and what each has been sent already."""

from __future__ import annotations

from asyncio import Queue
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from time import monotonic

import msgspec

from kogge.server.live import chat, updates
from kogge.server.live.table import Table
from kogge.server.storage.store import Store, now
from kogge.server.wire import ChatHistory, ClockInfo, Event, Presence, SeatInfo, ServerMessage, Update

BACKLOG = 200  # messages a client may be behind before it is dropped
BACKLOG_BYTES = 1 << 20
PRESENT_MS = 90_000
GRACE_S = 4.0  # how late a message that was promised may be: a busy device, a slow network
WRONG_TOKEN, BANNED = 4401, 4430  # close codes of a socket
encode = msgspec.json.Encoder().encode

Made = dict[tuple[int, str, int, int], tuple[Update, bytes]]  # by viewer, language, epoch and index


class Outbox(Queue[bytes | None]):
    """What waits to be sent, and how many bytes that is."""

    size = 0

    def _put(self, item: bytes | None) -> None:
        self.size += len(item or b"")
        super()._put(item)

    def _get(self) -> bytes | None:
        item = super()._get()
        self.size -= len(item or b"")
        return item


class Listener:
    """One socket: who it is, how far it has come, and what waits to be sent."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.viewer: int | None = None
        self.sharing: dict[int, str] = {}  # further seats of the same device, with the hashes of their tokens
        self.due = inf  # when the next message is overdue, if the client has promised one
        self.silent = False
        self.language = "en"
        self.epoch = 0
        self.index = 0
        self.chat = 0
        self.token: str | None = None
        self.address = ""
        self.close_code = WRONG_TOKEN
        self._last: Last | None = None
        self.queue = Outbox(BACKLOG)
        self.writing = False  # what was taken from the queue is not written yet
        self.write: Callable[[list[bytes]], bool] = _must_wait  # writes messages at once, if they need not wait
        self._held: list[bytes] | None = None  # what is to be written together

    def seats(self) -> set[int]:
        """The seats whose people are present here; none while the client is silent though it promised a message."""
        if self.silent or self.viewer is None:
            return set()
        return {seat for seat in (self.viewer, *self.sharing) if seat >= 0}

    def beat(self, promised_ms: int = 0) -> bool:
        """A message has come, and perhaps the promise of the next one. Whether the client had been silent."""
        now = monotonic()
        if promised_ms:
            self.due = now + promised_ms / 1000 + GRACE_S
        elif self.due < inf:
            self.due = max(self.due, now + GRACE_S)
        was, self.silent = self.silent, False
        return was

    @contextmanager
    def together(self) -> Iterator[None]:
        """What is sent meanwhile is written at once at the end: an update and the answer to who caused it."""
        self._held = []
        try:
            yield
        finally:
            self._release()

    def _release(self) -> None:
        held, self._held = self._held, None
        if held and not self._write(held):
            for encoded in held:
                self._queue(encoded)

    def send(self, message: ServerMessage | bytes | None) -> None:
        """Send a message, or put it in the queue; None ends the socket. Too long a queue is dropped, and the client."""
        encoded = encode(message) if isinstance(message, msgspec.Struct) else message
        if encoded is None or self._held is None:
            if encoded is None or not self._write([encoded]):
                self._queue(encoded)
            return
        self._held.append(encoded)
        if len(self._held) >= BACKLOG:
            self._release()

    def _write(self, messages: list[bytes]) -> bool:
        """Write messages at once, if nothing has to be sent before them."""
        return self.queue.empty() and not self.writing and self.write(messages)

    def _queue(self, encoded: bytes | None) -> None:
        if self.queue.full() or self.queue.size > BACKLOG_BYTES:
            while not self.queue.empty():
                self.queue.get_nowait()
            encoded = None
        self.queue.put_nowait(encoded)

    def update(self, update: Update, encoded: bytes) -> None:
        """Send an update and remember it."""
        self.epoch, self.index = update.epoch, update.index
        self._last = Last(update.events, update.clocks, update.first, update.fresh, update.seats, encoded)
        self.send(encoded)

    def has_seen(self, update: Update) -> bool:
        """Whether this would say nothing but what was said last, times apart.

        Who is present is a matter of time too, and sent by ``Hub.presence``: else a seat that went away some time ago
        would make a message of another's secret act.
        """
        last = self._last
        if update.events or (update.epoch, update.index) != (self.epoch, self.index) or last is None:
            return False
        same = update.seats == last.seats or _but_presence(update.seats) == _but_presence(last.seats)
        seats = last.seats if same else update.seats
        times = {"events": last.events, "clocks": last.clocks, "first": last.first, "fresh": last.fresh}
        return bool(encode(msgspec.structs.replace(update, seats=seats, **times)) == last.encoded)


def _must_wait(_messages: list[bytes]) -> bool:
    return False


def _but_presence(seats: list[SeatInfo]) -> list[SeatInfo]:
    return [msgspec.structs.replace(seat, present=False, gone_at=None) for seat in seats]


class Last(msgspec.Struct, gc=False):
    """The last update a socket was sent, and what of it may differ in one that says the same."""

    events: list[Event]
    clocks: ClockInfo | None
    first: int
    fresh: bool
    seats: list[SeatInfo]
    encoded: bytes


class Hub:
    """The sockets of this process."""

    def __init__(self, store: Store) -> None:
        self._store = store  # where the chat is read
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
        return {(one.table, seat) for one in self._everyone() for seat in one.seats()}

    def sits(self, table: str, seat: int) -> bool:
        """Whether somebody sits here at this seat."""
        return any(seat in listener.seats() for listener in self._listeners.get(table, ()))

    def overdue(self) -> list[Listener]:
        """The sockets whose clients have not sent what they promised."""
        now = monotonic()
        return [listener for listener in self._everyone() if listener.due < now and not listener.silent]

    def _everyone(self) -> list[Listener]:
        return [listener for listeners in self._listeners.values() for listener in listeners]

    def add(self, listener: Listener) -> None:
        """Subscribe a listener to its table."""
        self._listeners[listener.table].add(listener)

    def remove(self, listener: Listener) -> None:
        """End its subscription."""
        self._listeners[listener.table].discard(listener)
        if not self._listeners[listener.table]:
            del self._listeners[listener.table]
            self._seats.pop(listener.table, None)

    async def changed(self, table: Table) -> None:
        """Send everybody at the table what is new to them."""
        table.announced = table.version
        listeners = list(self._listeners.get(table.id, ()))
        made, scene = Made(), updates.Scene(table, encoded=True)
        for listener in listeners:
            if listener.viewer is not None:
                self._send(table, listener, made, scene)
        if any(listener.chat < table.row.chat_head for listener in listeners):
            for listener in listeners:
                await self.chat(table, listener)

    def _send(self, table: Table, listener: Listener, made: Made, scene: updates.Scene) -> None:
        assert listener.viewer is not None
        if listener.sharing:
            listener.sharing = {seat: held for seat, held in listener.sharing.items() if _holds(table, seat, held)}
        if listener.viewer >= 0 and not _holds(table, listener.viewer, listener.token):
            listener.send(None)
            return
        key = (listener.viewer, listener.language, listener.epoch, listener.index)
        if key not in made:
            update = updates.update_for(table, *key, knows=True, scene=scene)
            made[key] = update, encode(update)
        if not listener.has_seen(made[key][0]):  # what changed only for others is no message
            self.send_update(listener, *made[key])

    def send_update(self, listener: Listener, update: Update, encoded: bytes) -> None:
        """Send an update. It says who is present, so what all here know of that need not be sent again."""
        self._seats.setdefault(listener.table, update.seats)
        listener.update(update, encoded)
        self.updates += 1

    async def chat(self, table: Table, listener: Listener, history: bool = False) -> None:
        """Send the lines this listener has not received."""
        if listener.viewer is None:
            return
        lines = await chat.chat(self._store, table, listener.viewer, listener.chat)
        listener.chat = max(listener.chat, table.row.chat_head)
        if history:
            listener.send(ChatHistory(lines))
        else:
            for line in lines:
                listener.send(line)

    def presence(self, table: Table) -> None:
        """Tell who is there, if that has changed."""
        here = updates.seats(table)
        if self._seats.get(table.id) == here:
            return
        self._seats[table.id] = here
        for listener in self._listeners.get(table.id, ()):
            if listener.viewer is not None:
                listener.send(Presence(here))

    def expel(self, is_banned: Callable[[str], object]) -> None:
        """End the sockets of banned addresses."""
        for listeners in self._listeners.values():
            for listener in listeners:
                if is_banned(listener.address):
                    listener.close_code = BANNED
                    listener.send(None)

    def send_away(self, table: str) -> None:
        """End the sockets of a table."""
        for listener in self._listeners.get(table, ()):
            listener.send(None)

    def close(self) -> None:
        """End all sockets."""
        for table in self._listeners:
            self.send_away(table)


def _holds(table: Table, seat: int, token: str | None) -> bool:
    """Whether the hash is still that of the seat's token: a seat may have moved or been left."""
    return bool(token == table.seats[seat].token_hash)


def until() -> int:
    """How long somebody who is here now counts as present."""
    return now() + PRESENT_MS
