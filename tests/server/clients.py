"""Talking to the application as a client does."""

from __future__ import annotations

from typing import Any

from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

Client = TestClient[Any]
PATIENCE_S = 60  # for a machine that has much else to do
PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]


def new_table(client: Client, **more: Any) -> tuple[str, list[str], dict[str, Any]]:
    answer = client.post("/api/tables", json={"game": "norderwind", "seats": PEOPLE, **more})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["table"], [seat["token"] for seat in made["seats"]], made


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def sync(client: Client, table: str, token: str, **place: int) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}/sync", params=place, headers=bearer(token))
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def act(client: Client, table: str, token: str, update: dict[str, Any], key: str) -> None:
    body = {"epoch": update["epoch"], "index": update["index"], "action": update["offers"][0]["id"], "key": key}
    answer = client.post(f"/api/tables/{table}/actions", json=body, headers=bearer(token))
    assert answer.status_code == 200, answer.text


def told(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    for _ in range(20):
        message: dict[str, Any] = socket.receive_json(timeout=PATIENCE_S)
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind}")


def closed_with(socket: WebSocketTestSession) -> int:
    """The code with which the server ends the socket, after whatever it says before."""
    for _ in range(300):
        try:
            socket.receive_json(timeout=PATIENCE_S)
        except WebSocketDisconnect as closed:
            return closed.code
    raise AssertionError("the socket is still open")
