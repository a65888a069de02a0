"""The socket of a table: hello, acts and chat in; updates, answers and presence out."""

from __future__ import annotations

import logging
from asyncio import CancelledError, Task, create_task
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from kogge.core.errors import KoggeError
from kogge.server import play, seats, telling
from kogge.server.house import House
from kogge.server.hub import Listener, encode
from kogge.server.limits import Credit
from kogge.server.refusals import Refused
from kogge.server.wire import ActMessage, ClientMessage, Hello, Ping, Pong, SayMessage, UndoMessage
from kogge.server.words import problem

_log = logging.getLogger("kogge.server")
MOST_BYTES = 16_384
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)

AnySocket = WebSocket[Any, Any, Any]


class Guest:
    """One socket and who speaks through it."""

    def __init__(self, house: House, table: str) -> None:
        self.house = house
        self.listener = Listener(table)
        self._credit = Credit(2 * house.setup.rate, house.setup.rate)
        self._token: str | None = None

    def too_fast(self) -> bool:
        """Whether more has come than may."""
        return not self._credit.take()

    async def hear(self, data: str | bytes) -> None:
        """Take a message; every mistake is answered, none ends the server."""
        key: str | None = None
        try:
            message = _decode(data)
            key = message.key if isinstance(message, ActMessage | UndoMessage) else None
            await self._answer(message)
        except (Refused, KoggeError) as error:
            self.listener.send(problem(error, self.listener.language, key))
        except Exception:
            _log.exception("a message could not be answered")
            self.listener.send(problem(Refused("internal"), self.listener.language, key))

    async def _answer(self, message: ClientMessage) -> None:
        tables, listener = self.house.tables, self.listener
        if isinstance(message, Hello):
            await self._hello(message)
        elif isinstance(message, Ping):
            listener.send(Pong())
        elif isinstance(message, ActMessage):
            listener.send(await play.act(tables, listener.table, self._token, message))
        elif isinstance(message, UndoMessage):
            listener.send(await play.undo(tables, listener.table, self._token, message))
        elif isinstance(message, SayMessage):
            await seats.say(tables, listener.table, self._token, message.text)

    async def _hello(self, hello: Hello) -> None:
        house, listener = self.house, self.listener
        table = await house.tables.get(listener.table)
        listener.language = hello.language
        viewer = table.viewer_of(hello.token or hello.watch)
        before = listener.viewer
        self._token = hello.token
        listener.viewer = viewer
        listener.token = table.seats[viewer]["token_hash"] if viewer >= 0 else None
        listener.chat = 0
        house.hub.add(listener)
        update = telling.tell(table, viewer, hello.language, hello.epoch, hello.index)
        house.hub.tell(listener, update, encode(update))
        await house.hub.chat(house.tables, table, listener, history=True)
        if viewer != before:
            await self._move(before, viewer)

    async def _move(self, before: int | None, viewer: int) -> None:
        if before is not None and before >= 0:
            await self.house.depart(self.listener.table, before)
        if viewer >= 0:
            await self.house.arrive(self.listener.table, viewer)

    async def goodbye(self) -> None:
        """The socket has ended."""
        viewer = self.listener.viewer
        if viewer is not None:
            self.house.hub.remove(self.listener)
            self.listener.viewer = None
            if viewer >= 0:
                await self.house.depart(self.listener.table, viewer)


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
async def table_socket(socket: AnySocket, house: NamedDependency[House], table: FromPath[str]) -> None:
    """Serve one socket until it ends."""
    await socket.accept()
    address = socket.client.host if socket.client else ""
    if not same_site(socket.headers):
        await socket.close(4403)
        return
    if not house.let_in(address):
        await socket.close(4429)
        return
    try:
        await house.tables.get(table)
        await _serve(socket, Guest(house, table))
    except Refused:
        await socket.close(4404)
    finally:
        house.let_out(address)


async def _serve(socket: AnySocket, guest: Guest) -> None:
    writer = create_task(_write(socket, guest.listener))
    try:
        await _read(socket, guest, writer)
    finally:
        writer.cancel()
        with suppress(CancelledError):
            await writer
        await guest.goodbye()


async def _read(socket: AnySocket, guest: Guest, writer: Task[None]) -> None:
    with suppress(WebSocketDisconnect, WebSocketException):
        while not writer.done():
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                return
            if guest.too_fast():
                await socket.close(4429)
                return
            await guest.hear(message.get("text") or message.get("bytes") or "")


async def _write(socket: AnySocket, listener: Listener) -> None:
    """Send what waits in line; the end of the line ends the socket."""
    with suppress(WebSocketDisconnect, WebSocketException, RuntimeError):
        while (message := await listener.queue.get()) is not None:
            await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        await socket.close(4401)
