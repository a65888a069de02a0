"""The socket of a table: hello, acts and chat in; updates, answers and presence out."""

from __future__ import annotations

import logging
from asyncio import CancelledError, Task, create_task
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from kogge.core.errors import KoggeError
from kogge.server import metrics
from kogge.server.api.connections import WRITE
from kogge.server.errors import Refused
from kogge.server.limits import LOAD_COST
from kogge.server.live import chat, play, updates
from kogge.server.live.hub import BANNED, Listener, encode
from kogge.server.live.table import Table
from kogge.server.rendering import problem
from kogge.server.services import Services
from kogge.server.wire import ActMessage, ClientMessage, Hello, Ping, Pong, SayMessage, UndoMessage

_log = logging.getLogger("kogge.server")
MOST_BYTES = 16_384
COSTS: dict[type, float] = {Hello: 5, ActMessage: 2, UndoMessage: 3, SayMessage: 2, Ping: 0.1}  # a plain request is 1
PONG = encode(Pong())
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)

AnySocket = WebSocket[Any, Any, Any]


class Guest:
    """One socket and who speaks through it."""

    def __init__(self, services: Services, table: str, address: str) -> None:
        self.services = services
        self._address = address
        self.listener = Listener(table)
        self.listener.address = address
        self._token: str | None = None

    async def hear(self, data: str | bytes) -> bool:
        """Take a message; every mistake is answered, none ends the server. False: the address asks too much."""
        key: str | None = None
        try:
            message = _decode(data)
            if not self.services.gate.charge(self._address, COSTS.get(type(message), 1)):
                return False
            await self._beat(message)
            key = message.key if isinstance(message, ActMessage | UndoMessage) else None
            began = perf_counter()
            try:
                await self._answer(message)
            finally:
                metrics.count_message(str(message.__struct_config__.tag), perf_counter() - began)
        except (Refused, KoggeError) as error:
            self.listener.send(problem(error, self.listener.language, key))
            return self.services.gate.charge(self._address, 1)
        except Exception:
            _log.exception("socket message failed, table %s", self.listener.table)
            self.listener.send(problem(Refused("internal"), self.listener.language, key))
        return True

    async def _answer(self, message: ClientMessage) -> None:
        tables, listener = self.services.tables, self.listener
        if isinstance(message, Hello):
            await self._hello(message)
        elif isinstance(message, Ping):
            listener.send(PONG)
        elif isinstance(message, ActMessage):
            with listener.together():
                listener.send(await play.act(tables, listener.table, self._token, message))
        elif isinstance(message, UndoMessage):
            listener.send(await play.undo(tables, listener.table, self._token, message))
        elif isinstance(message, SayMessage):
            await chat.say(tables, listener.table, self._token, message.text)

    async def _beat(self, message: ClientMessage) -> None:
        """The client is there; if it had been silent, the others are told that its people are back."""
        if self.listener.beat(message.next_ms if isinstance(message, Ping) else 0):
            for seat in self.listener.seats():
                await self.services.arrive(self.listener.table, seat)

    async def _hello(self, hello: Hello) -> None:
        services, listener = self.services, self.listener
        if (ban := services.gate.ban(self._address)) is not None:
            raise ban
        table = await services.tables.get(listener.table)
        listener.language = hello.language
        viewer = table.viewer_of(hello.token or hello.watch)
        before = listener.seats()
        self._token = hello.token
        listener.viewer = viewer
        listener.sharing = _sharing(table, hello.others)
        listener.token = table.seats[viewer].token_hash if viewer >= 0 else None
        listener.chat = 0
        services.hub.add(listener)
        update = updates.update_for(table, viewer, hello.language, hello.epoch, hello.index)
        services.hub.send_update(listener, update, encode(update))
        await services.hub.chat(table, listener, history=True)
        await self._move(before, listener.seats())

    async def _move(self, before: set[int], after: set[int]) -> None:
        name = self.listener.table
        for seat in sorted(before - after):
            await self.services.depart(name, seat)
        for seat in sorted(after - before):
            self.services.bots.own(name, self._address, created=False)
            await self.services.arrive(name, seat)
            await self.services.note_address(name, seat, self.listener.address)

    async def goodbye(self) -> None:
        """The socket has ended."""
        if self.listener.viewer is not None:
            left = self.listener.seats()
            self.services.hub.remove(self.listener)
            self.listener.viewer = None
            await self._move(left, set())


def _sharing(table: Table, tokens: list[str]) -> dict[int, str]:
    """The further seats of a device; tokens that are no longer good are left out."""
    seats: dict[int, str] = {}
    for token in tokens:
        with suppress(Refused):
            seat = table.seat_of(token)
            seats[seat] = str(table.seats[seat].token_hash)
    return seats


def _decode(data: str | bytes) -> ClientMessage:
    if len(data) > MOST_BYTES:
        raise Refused("too-big")
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("bad-request").saying(str(error)) from error


def same_site(headers: Mapping[str, str]) -> bool:
    """Whether a browser says that the page is one of this server's; who is no browser says nothing."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, services: NamedDependency[Services], table: FromPath[str]) -> None:
    """Serve one socket until it ends."""
    await socket.accept()
    address = socket.client.host if socket.client else ""
    if not same_site(socket.headers):
        await socket.close(4403)
        return
    if services.gate.ban(address) is not None:
        await socket.close(BANNED)
        return
    if not services.gate.let_in(address):
        await socket.close(4429)
        return
    try:
        if not services.tables.known(table) and not services.gate.charge(address, LOAD_COST):
            await socket.close(4429)
            return
        await services.tables.get(table)
        guest = Guest(services, table, address)
        guest.listener.write = _write_of(socket) or guest.listener.write
        await _serve(socket, guest)
    except Refused:
        await socket.close(4404)
    finally:
        services.gate.let_out(address)


def _write_of(socket: AnySocket) -> Callable[[list[bytes]], bool] | None:
    """What writes messages at once, where the server has it."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    return extensions.get(WRITE)


async def _serve(socket: AnySocket, guest: Guest) -> None:
    writer = create_task(_write(socket, guest.listener))
    try:
        await _read(socket, guest, writer)
    finally:
        try:
            writer.cancel()
            with suppress(CancelledError):
                await writer
        finally:
            await guest.goodbye()


async def _read(socket: AnySocket, guest: Guest, writer: Task[None]) -> None:
    with suppress(WebSocketDisconnect, WebSocketException):
        while not writer.done():
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            if not await guest.hear(message.get("text") or message.get("bytes") or ""):
                await socket.close(4429)
                return


async def _write(socket: AnySocket, listener: Listener) -> None:
    """Send what waits in line; the end of the line ends the socket."""
    with suppress(WebSocketDisconnect, WebSocketException, RuntimeError, OSError):  # OSError: the client is gone
        while (message := await listener.queue.get()) is not None:
            listener.writing = True
            await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
            listener.writing = False
        await socket.close(listener.close_code)
