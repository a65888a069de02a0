"""The people of `make load`: tables with four people each, every person at a socket of its own, in one process.

It is a process of its own that leaves the server its core: it speaks the WebSocket protocol by hand and reads of each
message only what an action needs. It prints one JSON line when measuring begins, one when it ends, and what it found.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import resource
import struct
from array import array
from asyncio import AbstractEventLoop, Future, Protocol, Transport
from functools import partial
from time import perf_counter
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop
from msgspec import Struct

NAMES = ("Ada", "Bo", "Cy", "Di")
OPENED_AT_ONCE = 8
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


class Offered(Struct):
    id: int


class Message(Struct):
    """What is read of a message."""

    type: str
    error: str = ""
    epoch: int = 0
    index: int = 0
    fresh: bool = False
    events: list[msgspec.Raw] = []
    status: str = ""
    your_turn: bool = False
    offers: list[Offered] = []


decode = msgspec.json.Decoder(Message).decode


def frame(kind: int, payload: bytes) -> bytes:
    """A client's frame. Its mask is zero, which leaves the payload as it is."""
    size = len(payload)
    head = struct.pack("!BB", kind, 0x80 | size) if size < 126 else struct.pack("!BBH", kind, 0x80 | 126, size)
    return head + bytes(4) + payload


class ClientTable:
    """One game: who acted last, and when its next action is due."""

    def __init__(self, load: Load, name: str) -> None:
        self.load = load
        self.name = name
        self.due = 0.0
        self.actor = -1
        self.acted_at = 0.0
        self.acts = 0

    def plan(self, person: Person) -> None:
        """The next action: the times between actions vary, and a late answer does not slow the table down."""
        self.due = max(self.due + self.load.pause * random.uniform(0.5, 1.5), self.load.loop.time())
        self.load.loop.call_at(self.due, person.act)


class Person(Protocol):
    """A seat of a table at a socket of its own."""

    def __init__(self, table: ClientTable, seat: int, token: str, server: str) -> None:
        self.table = table
        self.load = table.load
        self.seat = seat
        self.server = urlsplit(server).netloc
        self.token = token
        self.opened: Future[None] = self.load.loop.create_future()
        self.place = (-1, -1)
        self.planned = (-1, -1)
        self.your_turn = self.upgraded = False
        self.offers: list[Offered] = []
        self._data = bytearray()

    def connection_made(self, transport: Any) -> None:
        self.transport = cast(Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /api/tables/{self.table.name}/socket HTTP/1.1\r\nHost: {self.server}\r\nUpgrade: websocket\r\n"
        head += f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        self.transport.write(head.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.load.over:
            self.load.fail(f"a socket was lost: {exc}")

    def say(self, message: dict[str, object]) -> None:
        self.transport.write(frame(TEXT, json.dumps(message).encode()))

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self.upgraded:
            head, found, rest = bytes(self._data).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.load.fail(head.decode())
            self.upgraded, self._data = True, bytearray(rest)
            self.say({"type": "hello", "token": self.token})
        self._frames()

    def _frames(self) -> None:
        """Take all whole frames."""
        data, start = self._data, 0
        while len(data) - start >= 2:
            size, begin = data[start + 1], start + 2
            if size == 126:
                size, begin = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
            elif size == 127:
                size, begin = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
            if len(data) < begin + size:
                break
            self._frame(data[start], bytes(data[begin : begin + size]))
            start = begin + size
        del data[:start]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._heard(decode(payload), len(payload), perf_counter())
        elif kind == PING:
            self.transport.write(frame(PONG, payload))
        elif kind == CLOSE:
            self.load.fail(f"the server closed a socket: {payload!r}")

    def _heard(self, message: Message, size: int, now: float) -> None:
        if message.type == "update":
            self._update(message, size, now)
        elif message.type == "error":
            self.load.refused(message.error)

    def _update(self, update: Message, size: int, now: float) -> None:
        table, load = self.table, self.load
        if update.events and not update.fresh and table.actor != self.seat and load.begins < table.acted_at < load.ends:
            load.heard.append(1000 * (now - table.acted_at))
            load.size += size
        self.place = (update.epoch, update.index)
        self.offers = update.offers
        self.your_turn = update.your_turn and update.status == "playing"
        if not self.opened.done():
            self.opened.set_result(None)
        elif load.acting:
            self.go_on()

    def go_on(self) -> None:
        """Plan an action, if this seat is to act and has none planned."""
        if self.your_turn and self.place != self.planned:
            self.planned = self.place
            self.table.plan(self)

    def act(self) -> None:
        """Play one of the offers."""
        table, load = self.table, self.load
        if load.over:
            return
        table.acts += 1
        table.actor, table.acted_at = self.seat, perf_counter()
        load.acted += load.begins < table.acted_at <= load.ends
        epoch, index = self.place
        action = random.choice(self.offers).id
        key = f"load-{self.seat}-{table.acts:06}"
        self.say({"type": "act", "epoch": epoch, "index": index, "action": action, "key": key})


class Load:
    """All tables, and what was measured."""

    def __init__(self, options: argparse.Namespace, loop: AbstractEventLoop) -> None:
        self.options = options
        self.loop = loop
        self.pause = options.tables / options.rate
        self.people: list[Person] = []
        self.heard = array("d")
        self.errors: dict[str, int] = {}
        self.acted = 0
        self.size = 0
        self.begins = self.ends = float("inf")
        self.acting = self.over = False
        self.failed: Future[None] = loop.create_future()

    def fail(self, why: str) -> None:
        """Nothing can be measured any more."""
        if not self.failed.done():
            self.failed.set_exception(RuntimeError(why))

    def refused(self, error: str) -> None:
        self.errors[error] = self.errors.get(error, 0) + 1

    async def open_all(self) -> None:
        """Make the tables and open their sockets, some at a time."""
        async with httpx.AsyncClient(timeout=60) as client:
            turns = asyncio.Semaphore(OPENED_AT_ONCE)
            await asyncio.gather(*[self._open(client, turns) for _ in range(self.options.tables)])

    async def _open(self, client: httpx.AsyncClient, turns: asyncio.Semaphore) -> None:
        servers = self.options.servers
        seats = [{"kind": "person", "name": name} for name in NAMES]
        async with turns:
            answer = await client.post(f"{servers[0]}/api/tables", json={"game": self.options.game, "seats": seats})
            made = answer.raise_for_status().json()
            table = ClientTable(self, made["table"])
            for seat in made["seats"]:
                server = servers[seat["seat"] % len(servers)]
                person = Person(table, seat["seat"], seat["token"], server)
                address = urlsplit(server)
                await self.loop.create_connection(partial(_same, person), address.hostname, address.port)
                await person.opened
                self.people.append(person)

    async def measure(self) -> dict[str, Any]:
        """Let everybody play, and after a while note how long the others wait for their updates."""
        self.acting = True
        for person in self.people:
            person.table.due = self.loop.time() + random.uniform(0, self.pause)
            person.go_on()
        await asyncio.sleep(self.options.warm_up)
        self.begins = perf_counter()
        self.ends = self.begins + self.options.seconds
        used = _cpu_s()
        tell({"began": True})
        await asyncio.sleep(self.options.seconds)
        used = _cpu_s() - used
        tell({"ended": True})
        await asyncio.sleep(1)
        self.over = True
        return self._found(used)

    def _found(self, used: float) -> dict[str, Any]:
        times = sorted(self.heard)
        found = {f"p{share}": times[min(len(times) * share // 100, len(times) - 1)] for share in (50, 95, 99)}
        seconds = self.options.seconds
        counts = {
            "acted": self.acted,
            "updates": len(times),
            "sockets": len(self.people),
            "errors": self.errors,
            "bytes": self.size,
        }
        return {**found, **counts, "rate": self.acted / seconds, "client": used / seconds}


def _same(person: Person) -> Person:
    return person


def _cpu_s() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def tell(what: dict[str, Any]) -> None:
    """One line for whoever started this."""
    print(json.dumps(what), flush=True)


async def run(options: argparse.Namespace) -> None:
    """Open, measure, tell; fails as soon as a socket does."""
    load = Load(options, asyncio.get_running_loop())
    work = asyncio.create_task(_work(load))
    done, _pending = await asyncio.wait([work, load.failed], return_when=asyncio.FIRST_COMPLETED)
    load.over = True
    for one in done:
        one.result()


async def _work(load: Load) -> None:
    await load.open_all()
    tell({"opened": True})
    await asyncio.sleep(load.options.idle)
    tell({"rested": True})
    tell(await load.measure())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("servers", nargs="+", help="their addresses; the seats of a table are spread over them")
    parser.add_argument("--game", default="norderwind")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=1000, help="actions a second over all tables")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=5, help="seconds of play before measuring begins")
    parser.add_argument(
        "--idle", type=float, default=0, help="seconds between opening the sockets and the first action"
    )
    uvloop.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
