"""What does not get in: who asks too much, who calls by a foreign name, what cannot be read."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from kogge.server import limits
from kogge.server.api.app import create_app
from kogge.server.api.socket import Guest, _serve
from kogge.server.settings import Setup
from tests.server import helpers
from tests.server.clients import Client, closed_with, new_table, told
from tests.server.helpers import file_url
from tests.server.test_limits import Clock


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, nothing of what was taken comes back."""
    monkeypatch.setattr(limits, "monotonic", Clock())


@pytest.mark.usefixtures("stopped_clock")
def test_all_sockets_of_an_address_share_what_it_may_ask_for(tmp_path: Path) -> None:
    with TestClient(create_app(Setup(file_url(tmp_path), rate=10))) as client:
        table, tokens, _made = new_table(client)
        path = f"/api/tables/{table}/socket"
        with client.websocket_connect(path) as first, client.websocket_connect(path) as second:
            for _ in range(12):  # a hello costs more than a ping
                first.send_json({"type": "hello", "token": tokens[0]})
            assert closed_with(first) == 4429
            for _ in range(2):
                second.send_json({"type": "hello", "token": tokens[1]})
            assert closed_with(second) == 4429


async def status(app: Litestar, address: str, path: str = "/api/games", method: str = "GET") -> int:
    """Ask the application as its web server does, from an address of our choice."""
    sent: list[Any] = []
    scope: dict[str, Any] = {"type": "http", "method": method, "path": path, "raw_path": path.encode()}
    scope |= {"headers": [(b"host", b"here")], "client": (address, 1), "server": ("here", 80), "scheme": "http"}
    scope |= {"root_path": "", "query_string": b"", "http_version": "1.1", "asgi": {"version": "3.0"}}

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(cast(Any, scope), receive, send)
    return int(sent[0]["status"])


@pytest.mark.usefixtures("stopped_clock")
@pytest.mark.parametrize(("path", "method"), [("/api/games", "GET"), ("/x/socket", "GET"), ("/nowhere", "POST")])
def test_requests_are_counted_by_network_whatever_they_ask_for(tmp_path: Path, path: str, method: str) -> None:
    app = create_app(Setup(file_url(tmp_path), rate=1))

    async def ask_all() -> tuple[list[int], int]:
        addresses = [f"2001:db8::{number:x}" for number in range(90)]
        statuses = [await status(app, address, path, method) for address in addresses]
        return statuses, await status(app, "2001:db8:0:1::1")

    statuses, neighbour = asyncio.run(ask_all())
    assert statuses[0] != 429
    assert statuses[-1] == 429
    assert neighbour == 200


BROKEN = {"deep": b"[" * 60_000, "no text": b'{"game":"\xff\xfe"}', "half a surrogate": b'{"text":"\xed\xa0\x80"}'}


@pytest.mark.parametrize("kind", BROKEN)
@pytest.mark.parametrize(
    "path",
    [
        "/api/tables",
        "/api/replay",
        "/api/review",
        "/api/analysis/look",
        "/api/qr",
        "/api/mine",
        "/api/tables/none/chat",
    ],
)
def test_a_body_that_cannot_be_read_is_the_clients_mistake(
    client: Client, caplog: pytest.LogCaptureFixture, path: str, kind: str
) -> None:
    answer = client.post(path, content=BROKEN[kind], headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")
    assert caplog.text == ""


def test_a_socket_called_by_a_foreign_name_is_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with TestClient(create_app(Setup(file_url(tmp_path), hosts=("testserver.local",)))) as client:
        table, tokens, _made = new_table(client)
        path = f"/api/tables/{table}/socket"
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(path, headers={"Host": "evil.example"}):
            pass
        with client.websocket_connect(path, headers={"Host": "TestServer.local"}) as socket:
            socket.send_json({"type": "hello", "token": tokens[0]})
            assert told(socket, "update")
    assert caplog.text == ""


class Vanished:
    """A client that says hello and is gone when it is answered: uvicorn raises an OSError then."""

    def __init__(self, token: str) -> None:
        self._messages = [{"type": "websocket.receive", "text": json.dumps({"type": "hello", "token": token})}]

    async def receive(self) -> dict[str, Any]:
        if self._messages:
            return self._messages.pop()
        await asyncio.sleep(0.05)
        return {"type": "websocket.disconnect", "code": 1006}

    async def send(self, _message: Any) -> None:
        raise OSError


def test_a_client_that_vanishes_while_it_is_answered_is_forgotten(tmp_path: Path) -> None:
    async def vanish() -> int:
        async with helpers.open_house(file_url(tmp_path)) as services:
            made = await helpers.new_table(services)
            socket = cast(Any, Vanished(made.seats[0].token))
            await _serve(socket, Guest(services, made.table, "192.0.2.1"))
            return services.hub.count()

    assert asyncio.run(vanish()) == 0
