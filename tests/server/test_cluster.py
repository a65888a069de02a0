"""Two servers and two workers on one real PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
import pytest
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession
from websockets.asyncio.client import ClientConnection, connect

from kogge import load
from kogge.core.timeline import Batch
from kogge.server.api.app import create_app
from kogge.server.bots import job_queue
from kogge.server.bots.bot_process import Question
from kogge.server.bots.fair_queue import Urgency
from kogge.server.bots.job_queue import QueuedThinker
from kogge.server.bots.thinkers import AskedElsewhere, Job, Lost
from kogge.server.errors import Refused
from kogge.server.live import play as actions
from kogge.server.live import seats
from kogge.server.live.hub import Listener
from kogge.server.live.play import settle
from kogge.server.settings import Setup
from kogge.server.storage import store
from kogge.server.wire import Act, Clock, ClockKind, Settings
from tests.server.helpers import new_table, open_house, players, whose_turn
from tools.servers import (
    Process,
    Server,
    fresh_database,
    restart_postgres,
    serve_command,
    with_poll_interval,
    worker_command,
)

RECOVERY_S = 5.0
SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}, {"kind": "bot", "level": "random"}]


async def told(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this kind."""
    for _message in range(1000):
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind}")


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
    """Whoever is to move plays the first offer."""
    for token in tokens:
        headers = {"Authorization": f"Bearer {token}"}
        look = client.get(f"/api/tables/{table}/sync", headers=headers)
        assert look.status_code == 200, look.text
        if look.json()["your_turn"]:
            body = {"epoch": look.json()["epoch"], "index": look.json()["index"], "key": key}
            body["action"] = look.json()["offers"][0]["id"]
            answer = client.post(f"/api/tables/{table}/actions", json=body, headers=headers)
            assert answer.status_code == 200, answer.text
            return
    raise AssertionError("nobody is to move")


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # a pool forgets connections that were cut without closing them
def test_servers_that_lost_their_connections_hear_each_other_again(
    postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, "kogge")  # a captured error would keep its connection
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
    for _message in range(1000):
        message: dict[str, Any] = socket.receive_json(timeout=30)
        if message["type"] == "update" and message["index"] > place:
            return int(message["index"])
    raise AssertionError("no update")


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # as above
@pytest.mark.parametrize("clock", ["none", "live"])
def test_connections_that_were_cut_while_nobody_used_them_cost_nobody_an_answer(
    postgres: str, clock: ClockKind, caplog: pytest.LogCaptureFixture
) -> None:
    """With a clock an act needs a transaction, without one it is one statement; looks need a connection too."""
    caplog.set_level(logging.CRITICAL, "kogge")

    async def scene() -> None:
        url = fresh_database(postgres)
        async with open_house(url) as services:
            created = await new_table(services, settings=Settings(clock=Clock(clock)))
            everyone = players(services, created)
            for _ in range(4):
                cut_all_connections(url)
                mover = await whose_turn(everyone)
                cut_all_connections(url)
                await mover.act()
            table = await services.tables.get(created.table)
            assert table.head == 5

    asyncio.run(scene())
    gc.collect()


@pytest.mark.filterwarnings("ignore::ResourceWarning")  # as above
@pytest.mark.parametrize("clock", ["none", "live"])
def test_an_act_whose_connection_is_cut_meanwhile_is_played_once(
    postgres: str, clock: ClockKind, caplog: pytest.LogCaptureFixture
) -> None:
    """The connection ends before, in or after the statement: whoever asked cannot know, and need not."""
    caplog.set_level(logging.CRITICAL, "kogge")

    async def scene() -> None:
        url = fresh_database(postgres)
        async with open_house(url) as services:
            created = await new_table(services, settings=Settings(clock=Clock(clock)))
            table = await services.tables.get(created.table)
            cutting = asyncio.create_task(cut_again_and_again(url))
            acts = 0
            while not cutting.done():
                state = table.playing().state
                seat = state.awaited()[0]
                act = Act(*table.playing().place(seat), state.legal_as(seat)[0], f"key-{acts:06}")
                await actions.act(services.tables, created.table, created.seats[seat].token, act)
                acts += 1
            await cutting
            assert table.head == acts + 1
            assert (await services.tables.get(created.table)).version == table.version

    asyncio.run(scene())
    gc.collect()


async def cut_again_and_again(database: str) -> None:
    for _ in range(10):
        await asyncio.to_thread(cut_all_connections, database)
        await asyncio.sleep(0.1)


def test_news_of_another_server_is_told_once_even_if_a_refused_act_saw_it_first(postgres: str) -> None:
    async def scene() -> None:
        url = fresh_database(postgres)
        async with open_house(url) as one, open_house(url) as two:
            created = await new_table(one)
            mover = await whose_turn(players(one, created))
            look = await mover.look()
            table = await two.tables.get(created.table)
            listener = Listener(created.table)
            listener.viewer, listener.token = mover.seat, table.seats[mover.seat].token_hash
            two.hub.add(listener)
            await mover.act()
            late = Act(look.epoch, look.index, look.offers[0].id, "another-key")
            with pytest.raises(Refused, match="stale"):
                await actions.act(two.tables, created.table, mover.token, late)
            assert listener.queue.empty()
            assert two.is_news(created.table, table.version)
            await two.note_version(created.table, table.version)
            assert listener.queue.qsize() == 1
            following = await whose_turn(players(two, created))
            following.sent = mover.sent
            await following.act()
            assert listener.queue.qsize() == 2
            assert not two.is_news(created.table, table.version)

    asyncio.run(scene())


async def bot_answers(server: Server, count: int) -> list[float]:
    """How long a bot takes for each of so many answers, at tables of one person and one bot."""
    seconds: list[float] = []
    async with httpx.AsyncClient(timeout=30) as client:
        while len(seconds) < count:
            body = {"game": "norderwind", "edition": "tiny", "seats": [SEATS[0], SEATS[2]]}
            made = await client.post(f"{server.url}/api/tables", json=body)
            if made.status_code == 201:  # the first request after a restart may meet a connection that was cut
                table, token = made.json()["table"], made.json()["seats"][0]["token"]
                seconds += await answers_at(server, table, token, count - len(seconds))
    return seconds


async def answers_at(server: Server, table: str, token: str, most: int) -> list[float]:
    seconds: list[float] = []
    async with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        asked = time.monotonic()
        while (look := await told(socket, "update"))["status"] != "finished" and len(seconds) < most:
            if any(event["actor"] == 1 for event in look["events"]):
                seconds.append(time.monotonic() - asked)
            asked = time.monotonic()
            if look["your_turn"]:
                place = {"epoch": look["epoch"], "index": look["index"], "key": f"key-{look['index']:06}"}
                await socket.send(json.dumps({"type": "act", "action": look["offers"][0]["id"], **place}))
    return seconds


async def watch_bots(server: Server, moved: list[float]) -> None:
    """Note when bots move at a table at which nobody else plays."""
    body = {"game": "norderwind", "seats": [{"kind": "bot", "level": "mate"}] * 4}
    async with httpx.AsyncClient(timeout=30) as client:
        made = (await client.post(f"{server.url}/api/tables", json=body)).json()
    code = made["links"]["watch"].rpartition("=")[2]
    async with connect(f"{server.url.replace('http', 'ws')}/api/tables/{made['table']}/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "watch": code}))
        while True:
            if (await told(socket, "update"))["events"]:
                moved.append(time.monotonic())


async def recovery_s(server: Server, postgres: str) -> float:
    """From PostgreSQL's first answer until a bot that was in the queue has moved, and those of new tables too."""
    moved: list[float] = []
    watching = asyncio.create_task(watch_bots(server, moved))
    while not moved:
        await asyncio.sleep(0.05)
    await asyncio.to_thread(restart_postgres, postgres, 2.0)
    began = time.monotonic()
    await bot_answers(server, 3)
    while moved[-1] < began:
        await asyncio.sleep(0.05)
    watching.cancel()
    return time.monotonic() - began


@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_bots_recover_within_five_seconds_when_postgresql_was_restarted(postgres: str, tmp_path: Path) -> None:
    """A busy machine may spoil one try. A bot that waits for a poll, or for its last answer, is late every time."""
    database, log = fresh_database(postgres), tmp_path / "log"
    server = Server(database, log, "--workers", command=partial(with_poll_interval, 60.0, serve_command))
    worker = Process(partial(with_poll_interval, 60.0, worker_command), ["--database", database], log)
    took: list[float] = []
    try:
        server.start()
        worker.start()
        asyncio.run(asyncio.wait_for(bot_answers(server, 3), 120))
        while len(took) < 3 and min(took, default=RECOVERY_S) >= RECOVERY_S:
            took.append(asyncio.run(asyncio.wait_for(recovery_s(server, postgres), 120)))
        assert worker.alive()
    finally:
        server.end()
        worker.end()
    assert min(took) < RECOVERY_S, took
    assert "bot queue: connection lost, retrying" in log.read_text()
    assert "worker: connection to the bot queue lost, retrying" in log.read_text()


def job(table: str, urgency: Urgency) -> Job:
    game = load("norderwind", 2, edition="tiny")
    state = game.new_state()
    settle(Batch(state, []), forced=True)
    asked = Question(
        game=game.slug,
        players=2,
        edition=game.edition,
        edition_hash=game.edition_hash,
        options=game.options,
        world=state.text(),
        seat=state.awaited()[0],
        level="random",
        seed=1,
        table=table,
    )
    return Job(f"answer:{table}:0:0:0", "answer", msgspec.json.encode(asked), "", urgency)


def test_workers_think_of_the_urgent_first_and_servers_do_not_ask_twice(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        url = fresh_database(postgres)
        async with open_house(url) as services:
            one, two = QueuedThinker(services.store), QueuedThinker(services.store)
            await one.start()
            await two.start()
            order: list[str] = []

            async def think(urgency: Urgency, table: str) -> None:
                await one.think(job(table, urgency))
                order.append(table)

            asking = [asyncio.create_task(think(Urgency.UNWATCHED, f"slow{number}")) for number in range(3)]
            await in_line(url, 3)
            asking.append(asyncio.create_task(think(Urgency.LIVE, "quick")))
            await in_line(url, 4)
            with pytest.raises(AskedElsewhere):
                await two.think(job("quick", Urgency.LIVE))
            working = asyncio.create_task(job_queue.work(url, 1))
            await asyncio.wait_for(asyncio.gather(*asking), 60)
            assert order[0] == "quick"
            await one._count()
            assert (one.slots, one.spares_one) == (2, False)
            working.cancel()
            await working
            await two.stop()
            monkeypatch.setattr(job_queue, "ANSWER_S", 0.1)
            with pytest.raises(Lost):
                await one.think(job("late", Urgency.LIVE))
            await in_line(url, 0)
            await one.stop()

    asyncio.run(scene())


def test_a_server_whose_table_is_behind_asks_the_database(postgres: str) -> None:
    """It neither refuses what is right nor plays what another has played already."""

    async def scene() -> None:
        url = fresh_database(postgres)
        async with open_house(url) as one, open_house(url) as two:
            created = await new_table(one)
            behind = await two.tables.get(created.table)
            table = await one.tables.get(created.table)
            for number in range(4):
                story = table.playing()
                seat = story.state.awaited()[0]
                token = created.seats[seat].token
                act = Act(*story.place(seat), story.state.legal_as(seat)[0], f"key-{number:06}")
                await actions.act((one if number % 2 else two).tables, created.table, token, act)
                await actions.act((two if number % 2 else one).tables, created.table, token, act)
                table = await one.tables.get(created.table)
                assert (table.head, table.version) == (number + 2, number + 2)
            assert behind.playing().state.text() == table.playing().state.text()

    asyncio.run(scene())


async def in_line(url: str, count: int) -> None:
    """Wait until so many jobs are in the queue."""
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        for _ in range(500):
            row = await (await connection.execute("SELECT count(*) FROM procrastinate_jobs")).fetchone()
            if row == (count,):
                return
            await asyncio.sleep(0.02)
    raise AssertionError(f"there were never {count} jobs in the queue")


def test_a_token_that_ends_while_its_act_waits_is_refused(postgres: str) -> None:
    """The seat is left at another server, and this one hears of it just before the act's turn comes."""

    async def scene() -> None:
        url = fresh_database(postgres)
        async with open_house(url) as one, open_house(url) as two:
            created = await new_table(one)
            table = await one.tables.get(created.table)
            seat = table.playing().state.awaited()[0]
            token = created.seats[seat].token
            act = Act(*table.playing().place(seat), table.playing().state.legal_as(seat)[0], "late-key")
            await table.lock.acquire()
            await seats.leave(two.tables, created.table, token, None)
            following = asyncio.create_task(one.tables.follow(created.table, table.version + 1))
            acting = asyncio.create_task(actions.act(one.tables, created.table, token, act))
            await asyncio.sleep(0.05)
            table.lock.release()
            await following
            with pytest.raises(Refused, match="bad-token"):
                await acting

    asyncio.run(scene())


def test_an_act_at_a_locked_table_holds_up_no_other(postgres: str) -> None:
    """Somebody locks one table for long: the acts at the others are stored meanwhile, that one's after it."""

    async def scene() -> None:
        url = fresh_database(postgres)
        async with open_house(url) as services:
            tables = [await new_table(services) for _ in range(3)]
            movers = [await whose_turn(players(services, created)) for created in tables]
            async with services.store.write() as session:
                await store.lock_table(session, tables[0].table)
                doing = [asyncio.create_task(mover.act()) for mover in movers]
                await asyncio.wait_for(asyncio.gather(*doing[1:]), 30)
                assert not doing[0].done()
            await asyncio.wait_for(doing[0], 30)

    asyncio.run(scene())


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
