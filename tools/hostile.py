"""`make hostile`: everything a stranger may try, on both databases.

Broken requests (schemathesis, and by hand), broken socket messages, names of files, foreign host names, floods from one
address, connections that never ask and clients that never read. No answer may be a 5xx, no traceback may reach the log,
no file may be opened that the server has no reason to open, another address must be served meanwhile, and the
tables are unharmed. (`make test` runs a small size.)
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kogge.core.record import dumps, replay
from kogge.core.timeline import Entry
from kogge.games import registry
from kogge.server.api import connections
from kogge.server.operation import admin, upgrades
from kogge.server.storage.store import open_store
from tools import floods, strangers, watch
from tools.floods import Flooded, Target
from tools.loading import random_game
from tools.servers import ROOT, Server, fresh_database, postgres_server, serve_command

PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
TABLE = {"game": "norderwind", "seats": PEOPLE, "settings": {"hints": True}}
ODD: list[Any] = [None, True, -1, 0, 2**63, 1e308, "", "\x00", "\ud800", "x" * 20_000, [], {}, [[]]]
ODD += ["../..", "' OR 1=1 --", "{{7*7}}"]
DEEP = "[" * 5000
HUGE = "x" * 70_000
FEW_FILES = 1024  # what many systems allow a process
MEMORY_EACH = 1 << 20  # that a reader who does not read may cost, the whole server's noise apart
MEMORY_NOISE = 24 << 20
P99_MS = 100
REST_S = 3.0  # after which the attacker may ask for as much as ever again


class Size(NamedTuple):
    """How much of everything. A small one has shorter patience too, so that a test need not wait for it."""

    examples: int = 150
    messages: int = 20_000
    flood_s: float = 6.0  # some 150 probes, so that one slow one of a busy machine is not the slowest percent
    floods: list[str] | None = None  # all
    idle: int = 1100
    slow: int = 40
    p99_ms: float = P99_MS
    patience: float = 1.0  # times the server's own


FULL = Size()
NEW = ["POST /api/replay, new", "POST /api/review, new", "POST …/check, tables", "POST /api/tables, own"]
SMALL = Size(2, 800, 0.5, [*NEW, "socket: hello", "connections"], 300, 4, 5000, 0.1)


def watched(report: str, own: str, patience: float) -> None:
    """``kogge serve`` under watch, with as few files as many systems allow."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW_FILES, FEW_FILES))
    for name in ("REQUEST_S", "READ_S", "CLOSE_S"):
        setattr(connections, name, getattr(connections, name) * patience)
    watch.watch_children(report, own)
    watch.watch(report, own)
    serve_command()


def _around(text: str, word: str) -> str:
    place = text.index(word)
    return text[max(place - 1000, 0) : place + 3000]


def failures(told: str) -> str:
    """Which operations schemathesis found to fail, and how, in one line."""
    found = re.findall(r"^_+ (\S.*?) _+$|^- (.+)$", told, re.MULTILINE)
    return f"schemathesis: {', '.join(operation or check for operation, check in found) or 'it ended early'}"


class Attack:
    """One server under fire."""

    def __init__(self, folder: Path, database: str, size: Size) -> None:
        self.size = size
        self.home = folder / "server"
        self.home.mkdir()
        self.bait = folder / "bait.toml"
        self.bait.write_text('[edition]\ngame = "norderwind"\nname = "the-bait"\n', encoding="utf-8")
        self.log = self.home / "log"
        self.database = database or f"sqlite:///{self.home}/kogge.db"
        self.opened = folder / "opened"
        self._command = partial(watched, str(self.opened), str(self.home), size.patience)
        self.answers: Counter[str] = Counter()
        self.flooded: list[Flooded] = []
        self.used: list[float] = []  # of a core, by the server itself, during each flood
        self.notes: list[str] = []
        self.faults: list[str] = []
        self.table = ""
        self.token = ""

    @contextmanager
    def server(self, *arguments: str) -> Iterator[Server]:
        """A server with these options, until the block ends; its log is looked through."""
        running = Server(self.database, self.log, *arguments, command=self._command)
        running.start()
        try:
            yield running
        finally:
            running.end()
            told = self.log.read_text(errors="replace")
            if "Traceback" in told or "ERROR" in told:
                self.faults.append(_around(told, "Traceback" if "Traceback" in told else "ERROR"))
            self.log.write_text("")

    def prepare(self, url: str) -> None:
        """A table to aim at."""
        made = httpx.post(f"{url}/api/tables", json=TABLE, timeout=60).json()
        self.table, self.token = made["table"], made["seats"][0]["token"]

    def strange(self, server: Server) -> None:
        """What no client of ours would send."""
        with httpx.Client(base_url=server.url, timeout=60) as client:
            self.faults += strangers.names(client, self.bait, self.table)
            self.faults += strangers.bodies(client, self.table, self.token)
            self.faults += strangers.hosts(client, server.port, self.table)
        self.faults += strangers.wire(server.port, self.table)

    # Broken requests and messages

    def schemathesis(self, url: str, folder: Path) -> None:
        """Requests made from the description, aimed at a table that exists, with a token that is good.

        It is good until the seat is left or forgotten: that is tried last.
        """
        self._schemathesis(url, folder, "--exclude-path-regex")
        self._schemathesis(url, folder, "--include-path-regex")

    def _schemathesis(self, url: str, folder: Path, leaving: str) -> None:
        config = folder / "schemathesis.toml"
        config.write_text(f'[parameters]\ntable = "{self.table}"\n', encoding="utf-8")
        command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
        command += [f"{url}/api/schema/openapi.json", "--header", f"Authorization: Bearer {self.token}"]
        command += [leaving, "/(leave|forget)$"]
        command += ["--checks", "not_a_server_error", "--phases", "examples,coverage,fuzzing", "--no-color"]
        command += ["--max-examples", str(self.size.examples), "--continue-on-failure", "--request-timeout", "30"]
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
        generated = re.search(r"(\d+) generated", done.stdout)
        self.answers["requests"] += int(generated.group(1)) if generated else 0
        if done.returncode:
            self.faults.append(f"{failures(done.stdout)}\n{done.stdout[-3000:]}{done.stderr[-1000:]}")

    async def fuzz(self, url: str, sockets: int) -> None:
        """Broken and half-broken messages on several sockets."""
        share = self.size.messages // sockets
        await asyncio.gather(*(self._fuzz(url, random.Random(seed), share) for seed in range(sockets)))

    async def _fuzz(self, url: str, rng: random.Random, messages: int) -> None:
        address = f"{url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        left = messages
        while left > 0:
            try:
                async with connect(address, max_size=None) as socket:
                    left = await self._fuzz_socket(socket, rng, left)
            except ConnectionClosed:
                continue

    async def _fuzz_socket(self, socket: ClientConnection, rng: random.Random, left: int) -> int:
        """Send until the server has had enough (too big) or everything is sent and answered."""
        try:
            while left > 0:
                for _ in range(min(left, 25)):
                    left -= 1
                    await socket.send(message(rng, self.token))
                await self._hear(socket, f"{rng.getrandbits(64):016x}")
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            self.answers[f"closed {code}"] += 1
            if code == 1011:
                self.faults.append("a socket ended with an internal error")
        return left

    async def _hear(self, socket: ClientConnection, mark: str) -> None:
        """Read all answers, up to that of a message with this mark."""
        late = {"type": "act", "epoch": 999, "index": 0, "action": 0, "key": mark}
        await socket.send(json.dumps(late))
        while True:
            answer = await asyncio.wait_for(socket.recv(), 60)
            text = answer if isinstance(answer, str) else answer.decode()
            if "Traceback" in text or '"internal"' in text:
                self.faults.append(text[:300])
            told = json.loads(text)
            self.answers[told["type"]] += 1
            if told.get("key") == mark:
                return

    # Floods, and clients that do nothing

    async def target(self, server: Server) -> Target:
        """The running game, and one as long as there are."""
        record = long_record()
        database = open_store(self.database)
        link = await admin.import_record(database, record)
        await database.close()
        name, _hash, code = link.removeprefix("/t/").partition("#watch=")
        page = httpx.get(server.url, headers={"Host": f"127.0.0.1:{server.port}"}).text
        asset = re.search(r'src="(/assets/[^"]+)"', page)
        return Target(server.port, self.table, self.token, name, code, record, asset.group(1) if asset else "/")

    def flood(self, server: Server, target: Target) -> None:
        """Every flood in turn: another address waits a tenth of a second at most, or one in a hundred times longer."""
        for name in self.size.floods or floods.floods(target):
            time.sleep(REST_S * self.size.patience)
            before = server.cpu_s()
            found = floods.flood(target, name, self.size.flood_s)
            self.flooded.append(found)
            self.used.append((server.cpu_s() - before) / self.size.flood_s)
            if found.share(0.99) > self.size.p99_ms:
                self.faults.append(f"{name}: /health of another address takes {found.share(0.99):.0f} ms (p99)")

    def idle(self, server: Server) -> None:
        """More connections than there are files, and none of them asks anything."""
        held = floods.idle_connections(server.port, self.size.idle)
        wait = floods.probe(server.port)
        until = time.monotonic() + connections.REQUEST_S * self.size.patience + 10
        while time.monotonic() < until and (left := [one for one in held if not floods.is_closed(one)]):
            floods.dribble(left)
            time.sleep(0.3)
        self.notes.append(
            f"{self.size.idle} connections that never ask: {len(held)} were let in, {len(left)} were left after "
            f"{connections.REQUEST_S * self.size.patience:.0f} s; /health of another address took {wait * 1000:.0f} ms"
        )
        if left or len(held) >= min(self.size.idle, FEW_FILES - connections.OWN_FILES):
            self.faults.append(self.notes[-1])
        for one in held:
            one.close()

    def slow(self, server: Server, target: Target) -> None:
        """Sockets that ask for everything and read nothing are dropped; until then they cost little."""
        before, own = server.memory(), _metric(server, "kogge_connections")
        held = [floods.slow_reader(target, 6 if number % 2 else 60) for number in range(self.size.slow)]
        began, most, left = time.monotonic(), 0, len(held)
        until = began + connections.READ_S * self.size.patience + 15
        while time.monotonic() < until and left > 0:
            time.sleep(0.2)
            most = max(most, server.memory() - before)
            left = _metric(server, "kogge_connections") - own
        self.notes.append(
            f"{self.size.slow} sockets that never read: {left} were left after {time.monotonic() - began:.0f} s, "
            f"and they took {most / 2**20:.0f} MiB of the server's memory in all"
        )
        if left or most > MEMORY_NOISE + self.size.slow * MEMORY_EACH:
            self.faults.append(self.notes[-1])
        for one in held:
            one.close()

    async def judge(self, url: str) -> None:
        """The server lives, has opened no file it should not, and every table replays to what it was."""
        if httpx.get(f"{url}/health").text != "ok":
            self.faults.append("the server is not well")
        if self.opened.exists() and self.opened.read_text():
            self.faults.append(f"files were opened: {self.opened.read_text()[:2000]}")
        database = open_store(self.database)
        self.faults += [verdict.why for verdict in await upgrades.verify(database, freeze=False) if verdict.why]
        await database.close()


def _metric(server: Server, name: str) -> int:
    told = httpx.get(f"http://127.0.0.1:{server.metrics_port}/metrics", timeout=30).text
    return int(re.search(rf"^{name} (\d+)\.0$", told, re.MULTILINE)[1])  # type: ignore[index]


def long_record() -> str:
    """A long game: random play finds no end for thousands of steps."""
    game = registry.load("norderwind", 4)
    steps = max((random_game(game, seed) for seed in range(3)), key=len)
    return dumps(replay(game, [Entry(actor, action) for actor, action in steps]))


def message(rng: random.Random, token: str) -> str | bytes:
    """Something between a good message and noise."""
    kind = rng.random()
    if kind < 0.1:
        return rng.randbytes(rng.randrange(200))
    if kind < 0.15:
        return HUGE if kind < 0.101 else DEEP
    place: dict[str, Any] = {"epoch": rng.choice([0, 1]), "index": rng.randrange(5)}
    place["key"] = f"{rng.getrandbits(64):016x}"
    good: dict[str, Any] = rng.choice(
        [
            {"type": "hello", "token": token, "language": rng.choice(["en", "de"])},
            {"type": "act", **place, "action": rng.randrange(300)},
            {"type": "undo", **place, "steps": rng.randrange(1, 4)},
            {"type": "say", "text": "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(1, 60)))},
            {"type": "ping"},
        ]
    )
    for _ in range(rng.randrange(3)):
        good[rng.choice([*good, "more"])] = rng.choice(ODD)
    text = json.dumps(good)
    if rng.random() < 0.2:
        spot = rng.randrange(len(text))
        text = text[:spot] + rng.choice(['"', "}", "\\", "\x00", ""]) + text[spot + 1 :]
    return text


def attack(folder: Path, size: Size, database: str = "") -> Attack:
    """All of it: without limits first, so that nonsense gets through to the handlers, then with the usual ones."""
    found = Attack(folder, database, size)
    with found.server() as server:
        found.prepare(server.url)
        found.strange(server)
        asyncio.run(found.fuzz(server.url, 8))
        if size.examples:
            found.schemathesis(server.url, folder)
        target = asyncio.run(found.target(server))
        found.slow(server, target)
        asyncio.run(found.judge(server.url))
    with found.server("--rate", "50", "--new-tables", "120") as server:
        found.prepare(server.url)  # the seat of the first table was left
        target.port, target.table, target.token = server.port, found.table, found.token
        found.idle(server)
        found.flood(server, target)
        asyncio.run(found.judge(server.url))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=FULL.examples, help="requests for each operation")
    parser.add_argument("--messages", type=int, default=FULL.messages, help="socket messages")
    parser.add_argument("--seconds", type=float, default=FULL.flood_s, help="for each flood")
    parser.add_argument("--floods", nargs="*", help="only these")
    parser.add_argument("--on", choices=["SQLite", "PostgreSQL"], help="one database only")
    parser.add_argument("--report", type=Path, default=ROOT / "docs/reports/hostile.md")
    options = parser.parse_args()
    size = Size(options.examples, options.messages, options.seconds, options.floods)
    lines = [
        "# Hostile input",
        "",
        f"{datetime.now(UTC):%Y-%m-%d}: `make hostile`, on {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}.",
    ]
    faults = 0
    for database in [options.on] if options.on else ["SQLite", "PostgreSQL"]:
        found, seconds = _attack_on(database, size)
        lines += report(database, found, seconds)
        faults += len(found.faults)
        print("\n".join(found.faults), file=sys.stderr)
    print("\n".join(lines))
    options.report.write_text("\n".join(lines) + "\n", encoding="utf-8")
    raise SystemExit(1 if faults else 0)


def _attack_on(database: str, size: Size) -> tuple[Attack, float]:
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        if database == "SQLite":
            return attack(Path(folder), size), time.monotonic() - began
        with postgres_server(durable=False) as address:
            return attack(Path(folder), size, fresh_database(address)), time.monotonic() - began


def report(database: str, found: Attack, seconds: float) -> list[str]:
    """The part of the page on one database."""
    size = found.size
    lines = [
        "",
        f"## {database}",
        "",
        f"Up to {size.examples} requests for each operation, {size.messages} socket messages,",
    ]
    lines += [f"each flood {size.flood_s:g} s, {seconds:.0f} s in all. Faults: {len(found.faults)}.", ""]
    lines += _fault_list(found.faults)
    lines += ["What was answered, before limits:", "", "| answer | times |", "|---|---|"]
    lines += [f"| {name} | {count} |" for name, count in found.answers.most_common()]
    lines += [
        "",
        *(f"- {note}." for note in found.notes),
        "",
        "Floods from one address with the usual limits, and how long",
    ]
    lines += ["`/health` takes for another address meanwhile, each time on a new connection (ms). The first row is the"]
    lines += ["machine's own noise; what the server used of a core does not depend on what else the machine does."]
    lines += ["A flood rushes for half of its time and is turned away, then it keeps to its limit and is served."]
    lines += ["`served` is how many requests or messages a second were not turned away.", ""]
    lines += ["| flood | answers a second | served | most of them | of a core | median | p99 | longest |"]
    lines += ["|---|---|---|---|---|---|---|---|"]
    rows = zip(found.flooded, found.used, strict=True)
    return [*lines, *(_row(flooded, used, size.flood_s) for flooded, used in rows)]


def _fault_list(faults: list[str]) -> list[str]:
    """Every fault that is counted, with the first line of what was found."""
    named = [f"- {next(iter(fault.strip().splitlines()), 'not described')[:200]}" for fault in faults]
    return [*named, ""] if named else []


def _row(flooded: Flooded, used: float, seconds: float) -> str:
    common = ", ".join(f"{name} {count}" for name, count in flooded.answers.most_common(2))
    times = " | ".join(f"{flooded.share(part):.0f}" for part in (0.5, 0.99, 1))
    asked, served = flooded.asked / seconds, flooded.served() / seconds
    return f"| {flooded.name} | {asked:.0f} | {served:.0f} | {common} | {used:.0%} | {times} |"


if __name__ == "__main__":
    main()
