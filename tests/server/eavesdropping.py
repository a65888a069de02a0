"""A server whose clock, secrets and chance are given, and all that one viewer can get out of it.

Two such servers on which the same is asked at the same time differ in nothing but what is played there. Everything goes
through the application itself, so what is compared is what a client would receive: status, headers, body, and messages.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from shutil import copyfile
from typing import Any
from urllib.parse import urlencode

import pytest
from litestar import Litestar

from kogge import CHANCE, SPECTATOR
from kogge.core.state import State
from kogge.core.timeline import Batch
from kogge.server import services, tokens
from kogge.server.api import access
from kogge.server.api.app import create_app
from kogge.server.bots import bot_process, scheduler
from kogge.server.live import play
from kogge.server.live.play import settle
from kogge.server.live.table import Table
from kogge.server.services import Services
from kogge.server.settings import Setup
from kogge.server.storage import store
from tests.server.helpers import NoBots, file_url, open_house

START_S = 1_700_000_000
TIMED: dict[str, Any] = {"hints": True, "clock": {"kind": "live", "seconds": 3600, "bonus": 7}}
UNTIMED: dict[str, Any] = {"hints": True, "absence_minutes": 10_000}
TEND_S = int(services.TEND_S)
NEVER_S = 1e9
Answer = tuple[int, list[tuple[bytes, bytes]], bytes]


class World:
    """One table of one server."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.services: Services = app.state.services
        self.second = 0
        self.chance: deque[int] = deque()  # what is still to be drawn in this batch
        self.outcomes: list[int] = []
        self.table = ""
        self.tokens: dict[int, str] = {}
        self.asked: set[str] = set()  # the routes that were used
        self._keys = count()

    def new_key(self) -> str:
        return f"key-{next(self._keys):08}"

    async def begin(self, slug: str, players: int, outcomes: list[int], settings: dict[str, Any]) -> None:
        """Create the table; chance brings these outcomes."""
        self.outcomes = outcomes
        chairs = [{"kind": "person", "name": f"Player {seat}"} for seat in range(players)]
        body = {"game": slug, "seats": chairs, "settings": settings}
        made = json.loads((await self.ask("POST", "/api/tables", 0, body))[2])
        self.table = made["table"]
        self.tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
        self.tokens[SPECTATOR] = made["links"]["watch"].partition("=")[2]

    async def wait_until(self, second: int) -> None:
        """Let the clock go on; the server does what it does again and again when it is time for that."""
        for at in range(self.second // TEND_S + 1, second // TEND_S + 1):
            self.second = at * TEND_S
            await self.services.tend()
        self.second = second

    def known(self) -> Table:
        table = self.services.tables.known(self.table)
        assert table is not None
        return table

    def place(self, seat: int) -> dict[str, int]:
        epoch, index = self.known().replayed().place(seat)
        return {"epoch": epoch, "index": index}

    async def act(self, seat: int, action: int, outcomes: list[int]) -> None:
        """A seat plays an action, and chance brings these outcomes."""
        self.outcomes = outcomes
        body = {**self.place(seat), "action": action, "key": self.new_key()}
        status, _headers, answer = await self.ask("POST", "/api/tables/{table:str}/actions", seat, body)
        assert status == 200, answer
        assert not self.chance

    async def take_back(self, seat: int) -> bool:
        """A seat takes back its last act, if it may."""
        if not self.known().playing().undoable(seat)[0]:
            return False
        body = {**self.place(seat), "key": self.new_key()}
        status, _headers, answer = await self.ask("POST", "/api/tables/{table:str}/undo", seat, body)
        assert status == 200, answer
        return True

    async def ask(
        self, method: str, route: str, viewer: int, body: object = None, language: str = "en", **query: Any
    ) -> Answer:
        """What a request of this viewer is answered; each viewer has an address of its own."""
        self.asked.add(route)
        path = route.replace("{table:str}", self.table)
        for name in [name for name in query if f"{{{name}:" in path]:
            path = path.replace(f"{{{name}:int}}", str(query.pop(name)))
        call = Call(json.dumps(body).encode() if body is not None else b"")
        await self.app(self._scope(viewer, path, method, language, query), call.receive, call.send)  # type: ignore[arg-type]
        return call.answer()

    def _scope(self, viewer: int, path: str, method: str, language: str, query: dict[str, Any]) -> dict[str, Any]:
        given = {"host": "kogge", "accept-language": language, "content-type": "application/json"}
        if viewer in self.tokens:
            given["authorization"] = f"Bearer {self.tokens[viewer]}"
        return {
            "type": "http" if method else "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http" if method else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": urlencode(query).encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in given.items()],
            "client": (f"192.0.2.{viewer + 10}", 4321),
            "server": ("kogge", 80),
            "subprotocols": [],
        }

    def connect(self, viewer: int) -> Socket:
        """A socket of this viewer."""
        self.asked.add("/api/tables/{table:str}/socket")
        return Socket(self, self._scope(viewer, f"/api/tables/{self.table}/socket", "", "en", {}), viewer)


class Call:
    """One HTTP request and its answer."""

    def __init__(self, body: bytes) -> None:
        self._body = body
        self._status = 0
        self._headers: list[tuple[bytes, bytes]] = []
        self._answer = b""

    async def receive(self) -> dict[str, Any]:
        return {"type": "http.request", "body": self._body, "more_body": False}

    async def send(self, message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            self._status, self._headers = message["status"], list(message["headers"])
        else:
            self._answer += message.get("body", b"")

    def answer(self) -> Answer:
        return self._status, self._headers, self._answer


class Socket:
    """A socket; ``heard`` are the messages that came, each with its second."""

    def __init__(self, world: World, scope: dict[str, Any], viewer: int) -> None:
        self.heard: list[tuple[int, str]] = []
        self.viewer = viewer
        self._world = world
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(world.app(scope, self._incoming.get, self._send))  # type: ignore[arg-type]

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] != "websocket.accept":
            self.heard.append((self._world.second, message.get("text") or str(message)))

    async def hello(self, language: str) -> None:
        """Say who it is, and wait until all of that is answered: messages are taken one after the other."""
        before = len(self.heard)
        token = self._world.tokens[self.viewer]
        who = {"watch" if self.viewer == SPECTATOR else "token": token}
        self._say({"type": "hello", "language": language, **who})
        self._say({"type": "ping"})
        for _ in range(30_000):
            await asyncio.sleep(0.002)
            if any('"type":"pong"' in text for _second, text in self.heard[before:]):
                return
        raise AssertionError(f"no answer: {self.heard[before:]}")

    def _say(self, message: dict[str, Any]) -> None:
        self._incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message), "bytes": None})

    async def close(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, 60)


async def pause() -> None:
    """Let the tasks that wait to send do so."""
    for _ in range(8):
        await asyncio.sleep(0)


def empty_database(folder: Path) -> Path:
    """A database with its tables, to be copied: making one takes longer than most scenes."""

    async def make() -> None:
        async with open_house(file_url(folder)):
            pass

    asyncio.run(make())
    return folder / "kogge.db"


@asynccontextmanager
async def world(template: Path, file: Path, plant: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """A server on a copy of a database, in which nothing is left to chance or to the clock."""
    copyfile(template, file)
    plant.setattr(Services, "_make_bots", lambda _services, tables: NoBots(tables))
    app = create_app(Setup(f"sqlite:///{file}", lobby=True, rate=100_000, new_tables=100_000))
    made = World(app)
    with _given(made, plant):
        async with app.lifespan():
            yield made


@contextmanager
def _given(made: World, plant: pytest.MonkeyPatch) -> Iterator[None]:
    """The clock, secrets and chance of a world."""
    secrets = count()
    with plant.context() as given:
        given.setattr(store, "time", lambda: START_S + made.second)
        for pause in ("TEND_S", "BEAT_S", "SWEEP_S", "LOOK_S"):
            given.setattr(services, pause, NEVER_S)  # the real clock decides nothing
        given.setattr(tokens, "_random_text", lambda length: _secret(next(secrets), length))
        given.setattr(access, "token_hex", lambda size: "0" * 2 * size)
        given.setattr(scheduler, "randbits", lambda _bits: 7)
        given.setattr(bot_process, "HINT_ITERATIONS", 8)
        given.setattr(play, "draw", lambda state: _drawn(made, state))
        given.setattr(play, "settle", lambda batch, forced: _settle(made, batch, forced))
        yield


def _secret(number: int, length: int) -> str:
    return sha256(f"secret {number}".encode()).hexdigest()[:length]


def _settle(made: World, batch: Batch, forced: bool) -> None:
    """A batch that is played twice, first without a lock, has the same outcomes both times."""
    made.chance = deque(made.outcomes)
    settle(batch, forced)


def _drawn(made: World, state: State) -> int:
    outcome = made.chance.popleft()
    assert outcome in state.legal_actions()
    return outcome


def outcomes(steps: list[tuple[int, int]]) -> list[int]:
    """What chance brings in a batch."""
    return [action for actor, action in steps if actor == CHANCE]
