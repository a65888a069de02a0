"""Around every request and socket: a request id, the access log and the metrics. No token is ever logged."""

from __future__ import annotations

import logging
from secrets import token_hex
from time import perf_counter
from typing import Any
from urllib.parse import quote

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from kogge.server import metrics
from kogge.server.logs import Addresses, request_id, shown_address

_log = logging.getLogger("kogge.access")
HEADER = b"x-request-id"
LONGEST_PATH = 200
GONE = 499  # the client left before it was answered


class Access:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, log: bool, addresses: Addresses) -> None:
        self._app = app
        self._logged = log
        self._addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        token = request_id.set(token_hex(8))
        try:
            if scope["type"] == ScopeType.HTTP:
                await self._http(scope, receive, send)
            else:
                await self._websocket(scope, receive, send)
        finally:
            request_id.reset(token)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        path, began, answer = scope["path"], perf_counter(), Answer(send)
        try:
            await self._app(scope, receive, answer)
        finally:
            seconds = perf_counter() - began
            metrics.count_request(scope.get("path_template") or "none", scope["method"], answer.status, seconds)
            if self._logged:
                self._log_answer(scope, path, answer, seconds)

    def _log_answer(self, scope: HTTPScope, path: str, answer: Answer, seconds: float) -> None:
        fields = {
            "method": scope["method"][:16],
            "path": shown_path(path),
            "status": answer.status,
            "ms": round(seconds * 1000, 1),
            "bytes": answer.bytes,
            "address": self._address(scope),
        }
        _log.info("%s %s %d, %s ms, %d bytes, %s", *fields.values(), extra={"fields": fields})

    async def _websocket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        path, began, socket = shown_path(scope["path"]), perf_counter(), Socket(receive, send)
        metrics.count_open()
        self._log_socket(scope, {"event": "open", "path": path})
        try:
            await self._app(scope, socket.receive, socket.send)
        finally:
            metrics.count_close(socket.code)
            seconds = round(perf_counter() - began, 1)
            self._log_socket(scope, {"event": "closed", "path": path, "code": socket.code, "seconds": seconds})

    def _log_socket(self, scope: WebSocketScope, fields: dict[str, str | int | float]) -> None:
        if self._logged:
            fields["address"] = self._address(scope)
            text = "socket open: {path}, {address}" if len(fields) == 3 else CLOSED
            _log.info(text.format(**fields), extra={"fields": fields})

    def _address(self, scope: Scope) -> str:
        client = scope.get("client")
        return shown_address(client[0] if client else "", self._addresses)


CLOSED = "socket closed: {path}, code {code}, {seconds} s, {address}"


class Answer:
    """Sends an answer on, with the request id, and sees its status and size."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status = GONE
        self.bytes = 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            _add_id(message)
        elif message["type"] == "http.response.body":
            self.bytes += len(message.get("body", b""))
        await self._send(message)


class Socket:
    """Passes messages on and sees the code with which the socket ends."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._code: int | None = None

    @property
    def code(self) -> int:
        """The close code of the side that closed first; 1006 if none did."""
        return 1006 if self._code is None else self._code

    async def receive(self) -> Any:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            self._close(message.get("code", 1005))
        return message

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            _add_id(message)
        elif message["type"] == "websocket.close":
            self._close(message.get("code", 1000))
        await self._send(message)

    def _close(self, code: int) -> None:
        if self._code is None:
            self._code = code


def _add_id(message: Any) -> None:
    message["headers"] = [*message.get("headers", ()), (HEADER, request_id.get().encode())]


def shown_path(path: str) -> str:
    """A path without its query, bounded, with every odd sign escaped."""
    return quote(path[:LONGEST_PATH])
