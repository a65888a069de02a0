"""Servers on one PostgreSQL are replaced one after the other while a game goes on: no act that was answered is lost."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import count, cycle
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
from sqlalchemy import Engine, create_engine, make_url, select, text

from kogge.server.operation import upgrades
from kogge.server.storage import schema, store
from kogge.server.storage.store import open_store
from tests.server.process.test_startup import one_sentence
from tools.servers import Server, fresh_database

SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
WAIT_S = 60


class Game:
    """Two people who send their acts to whichever server answers, again and again until one has said yes."""

    def __init__(self, servers: list[Server]) -> None:
        self.servers = servers  # those that may be asked now
        self.answered: list[str] = []
        self.over = Event()
        self._turn = cycle(range(1000))
        self._keys = count()
        self._client = httpx.Client(timeout=60)
        self._begin()

    def _begin(self) -> None:
        made = self._ask("POST", "/api/tables", "none", {"game": "norsemen", "seats": SEATS})
        self.table = made["table"]
        self.tokens = [seat["token"] for seat in made["seats"]]

    def play(self) -> None:
        while not self.over.is_set():
            for token in self.tokens:
                look = self._ask("GET", f"/api/tables/{self.table}/sync", token)
                if look["your_turn"]:
                    self._act(token, look)
                elif look["status"] == "finished":
                    self._begin()
                    break

    def _act(self, token: str, look: dict[str, Any]) -> None:
        number = next(self._keys)
        key = f"rolling-{number:06}"
        body = {"epoch": look["epoch"], "index": look["index"], "key": key}
        body["action"] = look["offers"][number % len(look["offers"])]["id"]
        if "key" in self._ask("POST", f"/api/tables/{self.table}/actions", token, body):
            self.answered.append(key)

    def _ask(self, method: str, path: str, token: str, body: object = None) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {token}"}
        for _ in range(2000):
            servers = list(self.servers)
            url = servers[next(self._turn) % len(servers)].url
            try:
                answer = self._client.request(method, f"{url}{path}", json=body, headers=headers)
            except httpx.HTTPError:
                continue  # that server is being replaced
            if answer.status_code < 300:
                found: dict[str, Any] = answer.json()
                return found
            assert answer.status_code in (500, 503), answer.text
        raise AssertionError("nobody answers")

    def close(self) -> None:
        self._client.close()

    def more(self, acts: int) -> None:
        """Wait until so many more acts were answered."""
        wanted = len(self.answered) + acts
        for _ in range(WAIT_S * 20):
            if len(self.answered) >= wanted:
                return
            self.over.wait(0.05)
        raise AssertionError(f"only {len(self.answered)} acts of {wanted}")


def set_schema(engine: Engine, revision: str) -> None:
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE {store.VERSIONS} SET version_num = '{revision}'"))


def test_no_act_is_lost_while_servers_are_replaced(postgres: str, tmp_path: Path) -> None:
    database = fresh_database(postgres)
    engine = create_engine(make_url(database).set(drivername="postgresql+psycopg"))
    old, new = Server(database, tmp_path / "log"), Server(database, tmp_path / "log")
    old.start()
    try:
        game = Game([old])
        playing = Thread(target=game.play)
        playing.start()
        try:
            replace_one_by_one(game, old, new, engine)
        finally:
            game.over.set()
            playing.join()
            game.close()
    finally:
        for server in (old, new):
            server.end()
        engine.dispose()
    asyncio.run(all_are_stored(database, game))


def replace_one_by_one(game: Game, old: Server, new: Server, engine: Engine) -> None:
    game.more(10)
    with engine.begin() as connection:  # a newer version migrates beside the old server
        connection.execute(text("ALTER TABLE tables ADD COLUMN of_tomorrow TEXT"))
    set_schema(engine, "9999")
    game.more(10)
    url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    one_sentence(["serve", "--port", "1"], url, "belongs to a newer version of Kogge")
    set_schema(engine, store.NEWEST)
    new.start()
    game.servers = [old, new]
    game.more(20)
    game.servers = [new]
    old.end()
    game.more(20)
    old.start()
    game.servers = [old, new]
    new.end()  # before anybody knows of it
    game.more(20)


async def all_are_stored(database: str, game: Game) -> None:
    opened = open_store(database)
    async with opened.read() as session:
        rows = await store.all_columns(session, select(schema.log.c.key))
    stored = Counter(row["key"] for row in rows if row["key"])
    assert stored == Counter(game.answered)
    assert {verdict.outcome for verdict in await upgrades.verify(opened)} == {"equal"}
    await opened.close()
