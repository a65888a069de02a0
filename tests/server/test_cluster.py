"""Two servers and two workers on one real PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
import gc
import json
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession
from websockets.asyncio.client import ClientConnection, connect

from kogge.server.app import create_app
from kogge.server.house import Setup
from tools.servers import Process, Server, fresh_database, worker_command

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}, {"kind": "bot", "level": "random"}]


async def told(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
        if message["type"] == kind:
            return message


async def listen(database: str, heard: list[str]) -> None:
    """Note every word the servers say to each other."""
    async with await psycopg.AsyncConnection.connect(database, autocommit=True) as connection:
        await connection.execute("LISTEN kogge_tables")
        async for notice in connection.notifies():
            heard.append(notice.payload)


async def person(server: Server, table: str, token: str) -> tuple[int, list[int]]:
    """One person plays to the end of the game; how often it was asked, and the places."""
    acts = 0
    async with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        while (look := await told(socket, "update"))["status"] != "finished":
            if look["your_turn"]:
                acts += 1
                place = {"epoch": look["epoch"], "index": look["index"], "key": f"key-{look['index']:06}"}
                action = look["offers"][acts % len(look["offers"])]["id"]
                await socket.send(json.dumps({"type": "act", "action": action, **place}))
    return acts, look["places"]


async def play(servers: list[Server], table: str, tokens: list[str]) -> int:
    """A whole game: each person at a server of its own; the bot thinks in the workers."""
    persons = [person(server, table, token) for server, token in zip(servers, tokens, strict=True)]
    (ada, places), (bo, others) = await asyncio.gather(*persons)
    assert places == others
    return ada + bo


def cut_all_connections(database: str) -> None:
    """As when PostgreSQL is restarted."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
            " AND pid <> pg_backend_pid()"
        )


def act(client: TestClient[Any], table: str, tokens: list[str], key: str) -> None:
    """Whoever is to move plays the first offer; a server that just lost its connections may fail once."""
    for token in tokens * 10:
        headers = {"Authorization": f"Bearer {token}"}
        look = client.get(f"/api/tables/{table}/sync", headers=headers)
        if look.status_code == 200 and look.json()["your_turn"]:
            body = {"epoch": look.json()["epoch"], "index": look.json()["index"], "key": key}
            body["action"] = look.json()["offers"][0]["id"]
            if client.post(f"/api/tables/{table}/actions", json=body, headers=headers).status_code == 200:
                return
    raise AssertionError("nobody could act")


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # a pool forgets connections that were cut without closing them
def test_servers_that_lost_their_connections_hear_each_other_again(postgres: str) -> None:
    setup = Setup(fresh_database(postgres), rate=100_000)
    with TestClient(create_app(setup)) as one, TestClient(create_app(setup)) as two:
        made = one.post("/api/tables", json={"game": "norderwind", "seats": SEATS[:2]}).json()
        tokens = [seat["token"] for seat in made["seats"]]
        with two.websocket_connect(f"/api/tables/{made['table']}/socket") as socket:
            socket.send_json({"type": "hello", "token": tokens[0]})
            place = news(socket, -1)
            for number in range(3):
                act(one, made["table"], tokens, f"key-{number:05}")
                place = news(socket, place)
                if number < 2:
                    cut_all_connections(setup.database)
    gc.collect()


def news(socket: WebSocketTestSession, place: int) -> int:
    """Wait for an update that goes on from here; fails if none comes."""
    while True:
        message: dict[str, Any] = socket.receive_json(timeout=30)
        if message["type"] == "update" and message["index"] > place:
            return int(message["index"])


def test_two_servers_and_two_workers_play_a_game_together(postgres: str, tmp_path: Path) -> None:
    database = fresh_database(postgres)
    log = tmp_path / "log"
    servers = [Server(database, log, "--workers") for _ in range(2)]
    workers = [Process(worker_command, ["--database", database], log) for _ in range(2)]

    async def evening() -> None:
        heard: list[str] = []
        ear = asyncio.create_task(listen(database, heard))
        body = {"game": "norderwind", "edition": "tiny", "seats": SEATS}
        async with httpx.AsyncClient(timeout=30) as client:
            made = (await client.post(f"{servers[0].url}/api/tables", json=body)).json()
            tokens = [seat["token"] for seat in made["seats"]]
            acts = await asyncio.wait_for(play(servers, made["table"], tokens), 150)
            assert acts > 1
            for server in servers:
                headers = {"Authorization": f"Bearer {tokens[0]}"}
                record = await client.get(f"{server.url}/api/tables/{made['table']}/record", headers=headers)
                assert "result" in record.json()["record"]
        ear.cancel()
        assert heard
        for words in heard:
            name, version = words.split(" ")
            assert name == made["table"]
            assert version.isdigit()

    try:
        for server in servers:
            server.launch()
        for server in servers:
            server.ready()
        for worker in workers:
            worker.start()
        asyncio.run(evening())
    finally:
        for process in (*servers, *workers):
            process.end()
    assert "Traceback" not in log.read_text(), log.read_text()[-3000:]
