"""Who is there: a connection that falls silent is told to the others, and so is its return; nothing else is."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing.websocket_test_session import WebSocketTestSession

from kogge.server.live import hub
from kogge.server.storage.store import open_store
from tests.server.clients import PEOPLE, Client, new_table, told


def hello(socket: WebSocketTestSession, token: str, **more: Any) -> None:
    socket.send_json({"type": "hello", "token": token, **more})
    told(socket, "chat_history")


def presence(socket: WebSocketTestSession, seat: int, present: bool) -> dict[str, Any]:
    """The message that says so."""
    for _ in range(10):
        message = told(socket, "presence")
        if message["seats"][seat]["present"] is present:
            return message
    raise AssertionError("nobody said so")


def test_a_connection_that_falls_silent_is_told_to_the_others_and_its_return_too(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "GRACE_S", 0.2)
    name, (ada, bo), _made = new_table(client)
    path = f"/api/tables/{name}/socket"
    with client.websocket_connect(path) as watching, client.websocket_connect(path) as failing:
        hello(watching, ada)
        hello(failing, bo)
        presence(watching, 1, True)
        failing.send_json({"type": "ping", "next_ms": 100})
        told(failing, "pong")
        gone = presence(watching, 1, False)
        assert gone["seats"][1]["gone_at"] is not None
        assert gone.keys() == {"type", "seats"}  # presence, and nothing else
        failing.send_json({"type": "ping", "next_ms": 60_000})
        presence(watching, 1, True)


def test_only_a_client_that_has_promised_a_message_can_be_overdue(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr(hub, "monotonic", lambda: clock[0])
    here, plain, beating = hub.Hub(open_store("sqlite://")), hub.Listener("one"), hub.Listener("one")
    for seat, listener in enumerate((plain, beating)):
        listener.viewer = seat
        here.add(listener)
    plain.beat()
    beating.beat(1000)
    clock[0] += 1 + hub.GRACE_S - 0.1
    assert here.overdue() == []
    clock[0] += 0.2
    assert here.overdue() == [beating]
    beating.silent = True
    assert (here.sits("one", 0), here.sits("one", 1), here.sitting()) == (True, False, {("one", 0)})
    assert beating.beat() is True
    assert here.overdue() == []
    assert here.sits("one", 1)
    clock[0] += 3600
    assert here.overdue() == [beating]


def test_the_people_who_share_a_device_are_all_present(client: Client) -> None:
    people = [*PEOPLE, {"kind": "person", "name": "Cy"}]
    name, (ada, bo, cy), _made = new_table(client, seats=people)
    path = f"/api/tables/{name}/socket"
    with client.websocket_connect(path) as far:
        hello(far, cy)
        with client.websocket_connect(path) as device:
            hello(device, ada, others=[bo, "no-token"])
            presence(far, 1, True)
            hello(device, bo, others=[ada])
            assert all(seat["present"] for seat in _seats(client, name, cy))
        presence(far, 0, False)
        presence(far, 1, False)


def _seats(client: Client, name: str, token: str) -> list[dict[str, Any]]:
    answer = client.get(f"/api/tables/{name}", headers={"Authorization": f"Bearer {token}"})
    seats: list[dict[str, Any]] = answer.json()["seats"]
    return seats
