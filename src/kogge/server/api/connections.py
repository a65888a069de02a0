"""Connections, below HTTP: counted by address, ended when a request does not come or an answer is not read."""

from __future__ import annotations

import logging
import socket
import struct
import sys
from asyncio import BaseTransport, Transport
from collections.abc import Callable, Container
from time import monotonic
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from kogge.server.limits import Gate

_log = logging.getLogger("kogge.server")
REQUEST_S = 20.0  # for a whole request
READ_S = 15.0  # for a reader that lets the buffer fill up
CLOSE_S = 5.0  # for what is still to be sent when a connection is closed
SWEEP_S = 1
SEND_BUFFER = 128 << 10  # bytes the kernel keeps of what a reader has not taken
FRAME_COST = 0.2  # besides the cost of a message
OWN_FILES = 100  # kept for the database and the program itself
MOST_FILES = 65_536
MOST_HEADERS = 16_384  # bytes
HTTP_SLICE = 8192  # bytes that are parsed before it is looked whether the client may go on
SOCKET_SLICE = 512
OWED = (h11.IDLE, h11.SEND_BODY)  # the client has not sent all of its request
WRITE = "kogge.write"  # the extension by which a socket's messages are written at once
MOST_UNHEARD = 4  # messages of a socket that wait for the application before no more are read


class Connection:
    """What a client owes, and since when. Without an address the gate does not count it."""

    def __init__(self, transport: Transport, address: str | None) -> None:
        self.transport = transport
        self.address = address
        self.request_since: float | None = monotonic()
        self.unread_since: float | None = None
        self.closing_since: float | None = None

    def late(self, now: float) -> bool:
        """Whether it has taken too long over anything."""
        if self.closing_since is None and self.transport.is_closing():
            self.closing_since = now
        times = ((self.request_since, REQUEST_S), (self.unread_since, READ_S), (self.closing_since, CLOSE_S))
        return any(since is not None and now - since > most for since, most in times)

    def cut(self) -> None:
        """End it at once: nothing of what is still to be sent is kept, not even by the kernel."""
        own = self.transport.get_extra_info("socket")
        if own is not None:
            own.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.transport.abort()


class Connections:
    """All connections of this process. Those to ``open_ports`` (the metrics) are timed but never refused."""

    def __init__(self, gate: Gate, trusted: Container[str] = (), open_ports: Container[int] = ()) -> None:
        self.gate = gate
        self._trusted = trusted
        self._open_ports = open_ports
        self._open: dict[BaseTransport, Connection] = {}

    def address_of(self, client: tuple[str, int] | None, server: tuple[str, int | None] | None) -> str | None:
        """Whom a connection counts for: nobody in particular (empty) if a trusted proxy speaks for many."""
        if server is not None and server[1] in self._open_ports:
            return None
        return "" if client is None or client[0] in self._trusted else client[0]

    def opened(self, transport: Transport, address: str | None) -> bool:
        """Whether a new connection may stay; the kernel keeps little of what it does not read."""
        if address is not None and not self.gate.let_connect(address):
            return False
        self._open[transport] = Connection(transport, address)
        own = transport.get_extra_info("socket")
        if own is not None:
            own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        return True

    def closed(self, transport: BaseTransport) -> None:
        """It has ended; one that was not let in was never counted."""
        connection = self._open.pop(transport, None)
        if connection is not None and connection.address is not None:
            self.gate.disconnected(connection.address)

    def owes_request(self, transport: BaseTransport, owes: bool) -> None:
        """Whether the client still has to send (the rest of) a request."""
        connection = self._open.get(transport)
        if connection is not None:
            connection.request_since = (connection.request_since or monotonic()) if owes else None

    def unread(self, transport: BaseTransport, full: bool) -> None:
        """Whether the buffer of what the client has not read is full."""
        connection = self._open.get(transport)
        if connection is not None:
            connection.unread_since = monotonic() if full else None

    async def sweep(self) -> None:
        """End those that have taken too long, without waiting for them."""
        now = monotonic()
        for connection in [one for one in self._open.values() if one.late(now)]:
            connection.cut()


class Config(uvicorn.Config):
    """uvicorn's configuration, with the connections its protocols count."""

    def __init__(self, app: Callable[..., Any], connections: Connections, **settings: Any) -> None:
        self.connections = connections
        super().__init__(
            app,
            http=CountedHttp,
            ws=CountedSocket,
            callback_notify=connections.sweep,
            timeout_notify=SWEEP_S,
            **settings,
        )


def _connections(config: uvicorn.Config) -> Connections:
    return cast(Config, config).connections


class NoChunks(h11.Connection):
    """HTTP whose bodies have a length: one in chunks of a byte would take a second to parse, and no client needs it."""

    def next_event(self) -> Any:
        """The next part of a request; uvicorn answers 400 where the protocol is broken."""
        event = super().next_event()
        if isinstance(event, h11.Request) and any(name == b"transfer-encoding" for name, _value in event.headers):
            raise h11.RemoteProtocolError("a body needs a length", error_status_hint=411)
        return event


class CountedHttp(H11Protocol):
    """HTTP over a connection that is counted and timed."""

    def __init__(self, config: uvicorn.Config, *arguments: Any, **more: Any) -> None:
        super().__init__(config, *arguments, **more)
        self.conn = NoChunks(h11.SERVER, MOST_HEADERS)

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        connections = _connections(self.config)
        if not connections.opened(transport, connections.address_of(self.client, self.server)):
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Parse in slices, so that headers that are too long are noticed before all of them are parsed."""
        for part in _slices(data, HTTP_SLICE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return  # nobody sends frames before the handshake is answered
            super().data_received(part)
        self._note_owed()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._note_owed()

    def _note_owed(self) -> None:
        """A websocket, which has its own protocol from now on, owes no request, though h11 was not told of its end."""
        owes = self.transport.get_protocol() is self and self.conn.their_state in OWED
        _connections(self.config).owes_request(self.transport, owes)

    def pause_writing(self) -> None:
        super().pause_writing()
        _connections(self.config).unread(self.transport, True)

    def resume_writing(self) -> None:
        super().resume_writing()
        _connections(self.config).unread(self.transport, False)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        _connections(self.config).closed(self.transport)


class CountedSocket(WebSocketsSansIOProtocol):
    """A websocket, which goes on where HTTP was. Frames are charged here, for not all of them are messages."""

    async def run_asgi(self) -> None:
        cast(dict[str, object], self.scope["extensions"])[WRITE] = self.write
        await super().run_asgi()

    def write(self, texts: list[bytes]) -> bool:
        """Write messages at once; False if that has to wait. By ``send`` each passes ten calls and is encoded twice."""
        if not (self.handshake_complete and self.writable.is_set()) or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in (_frame_head(len(text)), text)]))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        _connections(self.config).unread(self.transport, True)

    def resume_writing(self) -> None:
        super().resume_writing()
        _connections(self.config).unread(self.transport, False)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        _connections(self.config).closed(self.transport)

    def data_received(self, data: bytes) -> None:
        """Parse in slices: a long buffer may hold ten thousands of frames."""
        for part in _slices(data, SOCKET_SLICE):
            if not self.transport.is_closing():
                super().data_received(part)

    def handle_text(self, event: Frame) -> None:
        if self._charged():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._charged():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._charged():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._charged():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._charged():
            super().handle_pong(event)

    def _charged(self) -> bool:
        client = self.scope["client"]  # as a trusted proxy names it
        allowed = _connections(self.config).gate.charge(client[0] if client else "", FRAME_COST)
        if not allowed:
            self.transport.abort()
        return allowed

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; a text that is not UTF-8 ends the socket as the protocol asks, without a traceback."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        try:
            self._pass_on(data)
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    def _pass_on(self, data: bytes) -> None:
        """Put a message in the application's queue; reading pauses when several wait there."""
        if self.curr_msg_data_type == "text":
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() >= MOST_UNHEARD:
            self.read_paused = True
            self.transport.pause_reading()


def _frame_head(size: int) -> bytes:
    """What stands before the text of a message that is not masked (RFC 6455, section 5.2)."""
    if size < 126:
        return struct.pack("!BB", 0x81, size)
    return struct.pack("!BBH", 0x81, 126, size) if size < 65_536 else struct.pack("!BBQ", 0x81, 127, size)


def _slices(data: bytes, size: int) -> list[bytes]:
    return [data[start : start + size] for start in range(0, len(data), size)]


def most_connections(wanted: int) -> int:
    """How many connections the limit of open files allows, once it is as high as it may be; a low one is told."""
    if sys.platform == "win32":  # it has no such limit
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    highest = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    files = highest if soft == resource.RLIM_INFINITY else max(soft, highest)
    if soft not in (files, resource.RLIM_INFINITY):
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    if files < wanted + OWN_FILES:
        _log.warning("open files: the limit is %s, so at most %s connections are accepted", files, files - OWN_FILES)
    return min(wanted, files - OWN_FILES)
