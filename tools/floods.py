"""Floods from one address, and what another address notices of them. Part of `make hostile`."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from kogge.games import own_box, registry

ATTACKER = "127.0.0.2"
GUEST = "127.0.0.3"
LANES = 30  # connections a flood keeps busy
PAUSE_S = 0.01  # after a connection was refused
PATIENT = 4  # lanes of the second half of a flood, which ask for no more than they may
PATIENCE_S = 1.0  # after a refusal: as long as the server asks for
PROBES_S = 0.03
NAPS_S = 0.05
TOO_LATE_S = 20.0
SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "bot"}]
REFUSED = ("429", "503")
SERVED = ("200", "201", "update", "pong", "error")
CHUNKED = b"POST /api/qr HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"


@dataclass
class Target:
    """What the floods aim at."""

    port: int
    table: str  # a running game
    token: str
    long_table: str  # a finished one, as long as there are
    watch: str
    record: str
    asset: str

    @property
    def url(self) -> str:
        return f"127.0.0.1:{self.port}"


@dataclass
class Flooded:
    """What another address noticed."""

    name: str
    asked: int
    answers: Counter[str]
    waits: list[float]

    def served(self) -> int:
        """How much of it was done, and not turned away."""
        return sum(self.answers[name] for name in SERVED)

    def share(self, part: float) -> float:
        """The wait that this part of the probes did not exceed, in milliseconds."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000


Lane = Callable[[Counter[str]], Awaitable[None]]  # one connection, until it is closed


def floods(target: Target) -> dict[str, Lane]:
    """One flood for each route that could be dear, and for the socket."""
    bearer = f"Authorization: Bearer {target.token}\r\n"
    watcher = f"Authorization: Bearer {target.watch}\r\n"
    own, old = f"/api/tables/{target.table}", f"/api/tables/{target.long_table}"
    held = {"tables": [{"table": target.table, "token": target.token}] * 25}
    held["tables"] += [{"table": target.long_table, "token": "x" * 30}] * 25
    wrong = "Authorization: Bearer wrong\r\n"
    get = partial(_requests, target.port, "GET")
    post = partial(_requests, target.port, "POST")
    numbers = count()
    place = {"epoch": 0, "index": 0}
    return {
        "nothing": _idle,
        "GET /health": get("/health"),
        "GET /": get("/"),
        "GET /assets/…": get(target.asset),
        "GET …/board.js": get("/games/novgorod/page/board.js"),
        "GET …/security.txt": get("/.well-known/security.txt"),
        "GET /api/games": get("/api/games"),
        "GET /api/privacy": get("/api/privacy"),
        "GET /api/schema": get("/api/schema"),
        "GET /api/schema/openapi.json": get("/api/schema/openapi.json"),
        "GET …/editions": get("/api/games/novgorod/editions/reconstructed-6"),
        "GET /api/lobby": get("/api/lobby"),
        "PUT /nowhere": _requests(target.port, "PUT", "/nowhere"),
        "POST /api/qr": post("/api/qr", "", lambda: {"text": f"{next(numbers)} " + "é" * 290}),
        "POST /api/replay": post("/api/replay", "", lambda: {"record": target.record, "index": next(numbers) % 500}),
        "POST /api/replay, new": post("/api/replay", "", lambda: {"record": f"{target.record}# {next(numbers)}\n"}),
        "POST /api/review": post("/api/review", "", lambda: {"record": target.record}),
        "POST /api/review, new": post("/api/review", "", lambda: {"record": f"{target.record}# {next(numbers)}\n"}),
        "POST /api/lessons": post("/api/lessons", "", lambda: {"game": "novgorod", "step": 200}),
        "POST …/open": post("/api/analysis/open", "", lambda: {"text": f"{target.record}# {next(numbers)}\n"}),
        "POST …/look": post("/api/analysis/look", "", lambda: {"head": _head(target, next(numbers))}),
        "POST …/judge": post("/api/analysis/judge", "", lambda: {**_position(), "head": _head(target, next(numbers))}),
        "POST …/check": post("/api/editions/check", "", lambda: {"game": "norderwind", "name": f"e-{next(numbers)}"}),
        "POST …/check, tables": post("/api/editions/check", "", lambda: {"game": "norderwind", "text": _tables()}),
        "POST /api/examples": post("/api/examples", "", lambda: {"game": "norsemen", "rule": "NM-1.1", "at": 1}),
        "GET …/puzzles": get("/api/puzzles/novgorod"),
        "POST /api/puzzles": post("/api/puzzles", "", lambda: {"game": "novgorod", "shown": True}),
        "POST …/trial": post(
            "/api/editions/trial",
            "",
            lambda: {"game": "norderwind", "text": _own_edition(), "players": 4, "first": next(numbers) + 1},
        ),
        "POST /api/mine": post("/api/mine", "", lambda: held),
        "POST /api/tables": post("/api/tables", "", lambda: {"game": "norderwind", "seats": SEATS}),
        "POST /api/tables, own": post("/api/tables", "", lambda: _own_table(next(numbers))),
        "POST /api/tables, record": post("/api/tables", "", lambda: _long_table(target.record)),
        "POST …/export": post("/api/privacy/export", bearer, lambda: {"table": target.table}),
        "POST …/forget": post("/api/privacy/forget", wrong, lambda: {"table": target.table}),
        "GET …/sync": get(f"{old}/sync", watcher),
        "GET …/events": get(f"{old}/events", watcher),
        "GET …/moments": get(f"{old}/moments/1000", watcher),
        "GET …/record": get(f"{old}/record", watcher),
        "GET …/edition": get(f"{own}/edition", bearer),
        "GET …/table": get(own, bearer),
        "GET …/why": get(f"{own}/why?token=nonsense", bearer),
        "GET …/analysis": get(f"{own}/analysis?draw=1", bearer),
        "POST …/reasons": post(f"{own}/reasons", bearer, dict),
        "POST …/hints": post(f"{own}/hints", bearer, dict),
        "POST …/actions": post(
            f"{own}/actions", bearer, lambda: {**place, "action": 0, "key": f"k-{next(numbers):08}"}
        ),
        "POST …/undo": post(f"{own}/undo", bearer, lambda: {**place, "key": f"k-{next(numbers):08}"}),
        "POST …/proposals": post(f"{own}/proposals", bearer, lambda: {"kind": "undo"}),
        "POST …/vote": post(f"{own}/proposals/1", bearer, lambda: {"accept": True}),
        "POST …/link": post(f"{own}/proposals/1/link", bearer, dict),
        "POST …/chat": post(f"{own}/chat", bearer, lambda: {"text": "x" * 400}),
        "GET …/chat": get(f"{own}/chat", bearer),
        "POST …/mute": post(f"{own}/mute", bearer, lambda: {"seat": 1, "muted": next(numbers) % 2 == 0}),
        "POST …/settings": post(f"{own}/settings", bearer, lambda: {"chat": next(numbers) % 2 == 0}),
        "POST …/reports": post(f"{own}/reports", bearer, lambda: {"seat": 1, "kind": "other", "text": "x" * 300}),
        "POST …/handover": post(f"{own}/handover", bearer, dict),
        "POST …/join": post(f"{own}/join", "", lambda: {"name": "Eve", "code": "x" * 16}),
        "POST …/claim": post(f"{own}/claim", "", lambda: {"code": "x" * 32}),
        "POST …/bots": post(f"{own}/bots", bearer, lambda: {"seat": 1}),
        "POST …/bots/remove": post(f"{own}/bots/remove", bearer, lambda: {"seat": 1}),
        "POST …/kick": post(f"{own}/kick", bearer, lambda: {"seat": 1}),
        "POST …/leave": post(f"{own}/leave", wrong, dict),
        "POST …/return": post(f"{own}/return", bearer, dict),
        "POST …/rematch": post(f"{own}/rematch", bearer, dict),
        "connections": partial(_connects, target.port),
        "socket: hello": _messages(target, {"type": "hello", "watch": target.watch}),
        "socket: ping": _messages(target, {"type": "ping"}),
        "socket: deep JSON": _messages(target, "[" * 16_000),
        "socket: ping frames": partial(_frames, target, b"\x89\x80\0\0\0\0" * 40_000),
        "socket: empty messages": partial(_frames, target, b"\x81\x80\0\0\0\0" * 40_000),
        "HTTP: tiny chunks": partial(_ask_raw, target.port, CHUNKED + b"1\r\nx\r\n" * 40_000),
        "HTTP: tiny headers": partial(_ask_raw, target.port, b"GET / HTTP/1.1\r\n" + b"a:b\r\n" * 40_000),
        "socket: fragments": partial(_frames, target, b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 200),
    }


def _head(target: Target, number: int) -> str:
    """The head of the record, not quite as it was before."""
    return target.record.partition("\n\n")[0].replace("\nplayers 4", f"\nplayers 4 # {number}") + "\n"


@cache
def _position() -> dict[str, object]:
    """A position of the record's game."""
    return {"position": registry.load("norderwind", 4).new_state().text(), "deep": True}


@cache
def _tables() -> str:
    """An edition file that once took a minute to read."""
    tables = "".join(f"[{number:x}]\n" for number in range(6500))
    return f'[edition]\ngame = "norderwind"\nname = "my-box"\n{tables}'


def _own_table(number: int) -> dict[str, object]:
    """A table with an edition of its own."""
    return {"game": "norderwind", "seats": SEATS, "own_edition": _own_edition().replace("box-0", f"box-{number}")}


def _long_table(record: str) -> dict[str, object]:
    """A table that goes on where a long game was almost over."""
    begun = record[: record[: record.rindex("result")].rstrip().rindex("\n")]
    return {"game": "norderwind", "seats": SEATS * 2, "record": begun + "\n"}


@cache
def _own_edition() -> str:
    """An edition as long as they may be."""
    text = own_box.rewritten(registry.edition_file("norderwind"), "box-0", {})
    return text + "#\n" * ((47_000 - len(text)) // 2)


async def _idle(_answers: Counter[str]) -> None:
    await asyncio.sleep(NAPS_S)


def _requests(port: int, method: str, path: str, headers: str = "", body: Callable[[], object] | None = None) -> Lane:
    return partial(_ask, port, f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{headers}", body)


async def _ask(port: int, head: str, body: Callable[[], object] | None, answers: Counter[str]) -> None:
    """The same request again and again on one connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
    try:
        while True:
            data = json.dumps(body()).encode() if body else b""
            length = f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n" if body else ""
            writer.write(f"{head}{length}\r\n".encode() + data)
            status = await _answer(reader)
            answers[status] += 1
            if status in REFUSED:
                await asyncio.sleep(pace.after_refusal_s)
    finally:
        writer.close()


async def _answer(reader: asyncio.StreamReader) -> str:
    """Read one answer; its status."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    length = head.partition("content-length: ")[2].partition("\r\n")[0]
    await reader.readexactly(int(length or 0))
    return head.split(" ", 2)[1]


async def _ask_raw(port: int, data: bytes, answers: Counter[str]) -> None:
    """Bytes that take long to parse."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
    try:
        writer.write(data)
        answers[(await reader.readline()).decode("latin-1").strip()[9:12] or "closed"] += 1
    finally:
        writer.close()


async def _connects(port: int, answers: Counter[str]) -> None:
    """A connection that asks nothing."""
    _reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
    answers["connected"] += 1
    writer.close()


def _messages(target: Target, message: object) -> Lane:
    text = message if isinstance(message, str) else json.dumps(message)
    return partial(_talk, f"ws://{target.url}/api/tables/{target.long_table}/socket", text)


async def _talk(url: str, text: str, answers: Counter[str]) -> None:
    async with connect(url, local_addr=(ATTACKER, 0), max_size=None, compression=None) as opened:
        while True:
            await opened.send(text)
            heard = await opened.recv()
            answers[json.loads(heard)["type"]] += 1


async def _frames(target: Target, frames: bytes, answers: Counter[str]) -> None:
    """Frames that are no messages, on a socket opened by hand."""
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(ATTACKER, 0))
    try:
        writer.write(handshake(target.port, f"/api/tables/{target.long_table}/socket"))
        await reader.readuntil(b"\r\n\r\n")
        while True:
            writer.write(frames)
            await writer.drain()
            answers["buffers"] += 1
            with suppress(TimeoutError):
                async with asyncio.timeout(PAUSE_S):
                    if not await reader.read(65_536):
                        return
    finally:
        writer.close()


def handshake(port: int, path: str, host: str | None = None) -> bytes:
    """The request that opens a websocket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host or f'127.0.0.1:{port}'}",
        "Upgrade: websocket",
        "Connection: Upgrade",
    ]
    lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", ""]
    return "\r\n".join(lines).encode()


# The attacker's process


def _attack(target: Target, name: str, seconds: float, pipe: Connection) -> None:
    answers: Counter[str] = Counter()
    asyncio.run(_attack_all(floods(target)[name], seconds, answers))
    pipe.send(answers)


class Pace:
    """How the attacker's process asks: all lanes in a rush at first, then a few that wait when they are refused.

    Who rushes is turned away all the time; who asks for no more than is allowed has the more work done.
    """

    after_refusal_s = 0.0


pace = Pace()


async def _attack_all(lane: Lane, seconds: float, answers: Counter[str]) -> None:
    half, until = time.monotonic() + seconds / 2, time.monotonic() + seconds
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(
                _calm_down(half),
                *(_again(lane, until, answers) for _ in range(PATIENT)),
                *(_again(lane, half, answers) for _ in range(LANES - PATIENT)),
            )


async def _calm_down(half: float) -> None:
    await asyncio.sleep(max(half - time.monotonic(), 0))
    pace.after_refusal_s = PATIENCE_S


async def _again(lane: Lane, until: float, answers: Counter[str]) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(until - time.monotonic()):
            while True:
                try:
                    await lane(answers)
                except (OSError, EOFError, WebSocketException, asyncio.IncompleteReadError) as closed:
                    answers[type(closed).__name__] += 1
                await asyncio.sleep(max(PAUSE_S, pace.after_refusal_s))


# The guest


def flood(target: Target, name: str, seconds: float) -> Flooded:
    """Flood from one address for so long, and ask for the server's health from another meanwhile."""
    context = get_context("forkserver")
    here, there = context.Pipe()
    attacker = context.Process(target=_attack, args=(target, name, seconds, there), daemon=True)
    attacker.start()
    waits = _probe_until(attacker.is_alive, target.port, seconds + TOO_LATE_S)
    attacker.join(TOO_LATE_S)
    answers: Counter[str] = here.recv() if here.poll() else Counter({"the attacker failed": 1})
    attacker.kill()
    return Flooded(name, sum(answers.values()), answers, waits)


def _probe_until(attacked: Callable[[], bool], port: int, most_s: float) -> list[float]:
    waits: list[float] = []
    until = time.monotonic() + most_s
    while attacked() and time.monotonic() < until:
        waits.append(probe(port))
        time.sleep(PROBES_S)
    return waits


def probe(port: int, address: str = GUEST) -> float:
    """How long a new connection waits for the server's health; raises where it is not well or does not answer."""
    began = time.perf_counter()
    with socket.create_connection(("127.0.0.1", port), TOO_LATE_S, (address, 0)) as opened:
        opened.sendall(f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
        answer = opened.recv(4096)
    if b" 200 " not in answer[:20]:
        raise RuntimeError(f"/health answers {answer[:200]!r}")
    return time.perf_counter() - began


# Connections that cost the server something while they do nothing


def idle_connections(port: int, many: int) -> list[socket.socket]:
    """Connections that never finish a request; those the server has closed at once are not among them."""
    opened: list[socket.socket] = []
    for number in range(many):
        with suppress(OSError):
            opened.append(socket.create_connection(("127.0.0.1", port), 5, (ATTACKER, 0)))
            if number % 2:
                opened[-1].sendall(b"GET / HTTP/1.1\r\nX: ")
    time.sleep(0.5)
    return [one for one in opened if not _closed(one)]


def _closed(one: socket.socket) -> bool:
    """Whether the other side has closed it; then we do too."""
    closed = is_closed(one)
    if closed:
        one.close()
    return closed


def is_closed(one: socket.socket) -> bool:
    """Whether the other side has closed it; what it has sent stays unread."""
    one.setblocking(False)
    try:
        return one.recv(1, socket.MSG_PEEK) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def dribble(connections: list[socket.socket]) -> None:
    """One more byte on each."""
    for one in connections:
        with suppress(OSError):
            one.send(b"x")


def slow_reader(target: Target, times: int) -> socket.socket:
    """A socket that asks for all there is so many times, and reads nothing."""
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.bind((ATTACKER, 0))
    one.settimeout(5)
    one.connect(("127.0.0.1", target.port))
    one.sendall(handshake(target.port, f"/api/tables/{target.long_table}/socket"))
    one.recv(200)
    hello = json.dumps({"type": "hello", "watch": target.watch}).encode()
    frame = struct.pack("!BB4s", 0x81, 0x80 | len(hello), b"\0\0\0\0") + hello
    with suppress(OSError):
        one.sendall(frame * times)
    return one
