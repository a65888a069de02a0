"""`make fairness`: how long another address's bot takes while one address floods the server with bots and hints.

The attacker (127.0.0.1) starts tables of four Admirals that nobody watches, asks for many hints at once, again and
again, and has long games reviewed. A visitor (127.0.0.2) plays against a bot of each level, before the attack and
during it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from kogge.core.record import dumps, replay
from kogge.core.timeline import Entry
from kogge.games import registry
from tools.load import checked_out
from tools.loading import random_game
from tools.servers import ROOT, START_S, free_port, fresh_database, postgres_server

ATTACKER, VISITOR = "127.0.0.1", "127.0.0.2"
LEVELS = ["deckhand", "mate", "skipper", "admiral"]
ROW = "| {} | {} | {} | {:.2f} | {:.2f} | {} | {} | {} | {} |"
HEAD = [
    "| bots think in | revision | level | quiet p50 | quiet p95 | attack p50 | attack p95 | attack max | late p95 |",
    "|---|---|---|---|---|---|---|---|---|",
]


class Times(msgspec.Struct):
    """Seconds from the moment a bot is awaited to its move."""

    seconds: list[float]

    def p50(self) -> float:
        return median(self.seconds)

    def p95(self) -> float:
        return quantiles(self.seconds, n=20, method="inclusive")[-1] if len(self.seconds) > 1 else self.seconds[0]


# Servers of this revision or of an older one


def sources(revision: str) -> Path:
    """The sources of a revision, compiled."""
    return checked_out(revision) if revision else ROOT / "src"


@contextmanager
def command(source: Path, log: Path, *arguments: str) -> Iterator[None]:
    """A ``kogge`` command that runs as long as the block."""
    with log.open("ab") as file:
        environment = {**os.environ, "PYTHONPATH": str(source)}
        line = [sys.executable, "-m", "kogge", *arguments]
        process = subprocess.Popen(line, env=environment, stdout=file, stderr=file)
    try:
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            process.wait(20)
        process.kill()
        process.wait()


@contextmanager
def servers(source: Path, database: str, workers: bool, processes: list[str], log: Path) -> Iterator[str]:
    """A server, with a worker where bots think in one; the address of the server."""
    port = free_port()
    limits = ["--rate", "100000", "--new-tables", "100000"]
    serve = ["serve", "--database", database, "--port", str(port), *limits]
    if not workers:
        with command(source, log, *serve, *(["--bots", *processes] if processes else [])):
            yield _ready(port)
        return
    with command(source, log, *serve, "--workers"):
        url = _ready(port)
        concurrency = ["--concurrency", *processes] if processes else []
        with command(source, log, "worker", "--database", database, *concurrency):
            yield url


def _ready(port: int) -> str:
    url = f"http://127.0.0.1:{port}"
    until = time.monotonic() + START_S
    while time.monotonic() < until:
        with suppress(httpx.HTTPError):
            if httpx.get(f"{url}/health").status_code == 200:
                return url
        time.sleep(0.1)
    raise RuntimeError("the server does not answer")


# The attack


class Attack:
    """What one address does to the server, and how it was answered."""

    def __init__(self, url: str, tables: int, hints: int, address: str = ATTACKER) -> None:
        self.url = url
        self.address = address
        self.tables = tables
        self.hints = hints
        self.made = self.refused = self.advised = self.unadvised = self.judged = 0
        self._tasks: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def going_on(self) -> AsyncIterator[None]:
        """Attack as long as the block runs."""
        transport = httpx.AsyncHTTPTransport(local_address=self.address, limits=httpx.Limits(max_connections=200))
        async with httpx.AsyncClient(base_url=self.url, transport=transport, timeout=300) as client:
            for _ in range(self.tables):
                await self._four_admirals(client)
            seats = [await self._hint_table(client) for _ in range(self.hints)]
            self._tasks = [asyncio.create_task(self._ask_hints(client, *seat)) for seat in seats]
            record = await asyncio.to_thread(long_record) + f"# {self.address} {time.monotonic_ns()}\n"
            self._tasks += [asyncio.create_task(self._ask_review(client, record + "#" * number)) for number in range(2)]
            try:
                yield
            finally:
                for task in self._tasks:
                    task.cancel()
                await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _four_admirals(self, client: httpx.AsyncClient) -> None:
        body = {"game": "norderwind", "seats": [{"kind": "bot", "level": "admiral"}] * 4}
        answer = await client.post("/api/tables", json=body)
        self.made += answer.status_code == 201
        self.refused += answer.status_code in (429, 503)

    async def _hint_table(self, client: httpx.AsyncClient) -> tuple[str, list[str]]:
        people = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
        body = {"game": "norderwind", "seats": people, "settings": {"hints": True}}
        made = (await client.post("/api/tables", json=body)).json()
        return made["table"], [seat["token"] for seat in made["seats"]]

    async def _ask_hints(self, client: httpx.AsyncClient, table: str, tokens: list[str]) -> None:
        """Ask for a hint, act, and ask again: an equal question would be answered from memory."""
        while True:
            for token in tokens:
                bearer = {"Authorization": f"Bearer {token}"}
                look = (await client.get(f"/api/tables/{table}/sync", headers=bearer)).json()
                if not look.get("your_turn"):
                    continue
                answer = await client.post(f"/api/tables/{table}/hints", headers=bearer)
                self.advised += answer.status_code == 200
                self.unadvised += answer.status_code in (429, 503)
                place = {"epoch": look["epoch"], "index": look["index"], "key": f"key-{look['index']:06}"}
                act = {**place, "action": look["offers"][0]["id"], "confirmed": True}
                await client.post(f"/api/tables/{table}/actions", json=act, headers=bearer)
            await asyncio.sleep(0.2)

    async def _ask_review(self, client: httpx.AsyncClient, record: str) -> None:
        """Have a game reviewed, and one that is written a little otherwise, and so on."""
        while True:
            record, since = f"{record}\n", 0
            while True:
                answer = await client.post("/api/review", json={"record": record, "since": since})
                if answer.status_code != 200:
                    await asyncio.sleep(0.5)  # an older server has no reviews
                    break
                since += len(answer.json()["points"])
                self.judged += len(answer.json()["points"])
                if answer.json()["summary"] is not None:
                    break


def long_record() -> str:
    """A long game, played at random."""
    game = registry.load("novgorod", 4)
    return dumps(replay(game, [Entry(actor, action) for actor, action in random_game(game, 1)]))


# The visitor


async def visit(url: str, level: str, answers: int, most_s: float, patience_s: float = 60.0) -> Times:
    """Play against a bot of this level; how long it takes for each of its moves."""
    transport = httpx.AsyncHTTPTransport(local_address=VISITOR)
    found: list[float] = []
    until = time.monotonic() + most_s
    async with httpx.AsyncClient(base_url=url, transport=transport, timeout=60) as client:
        while len(found) < answers and (not found or time.monotonic() < until):
            seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": level}]
            made = (await client.post("/api/tables", json={"game": "norderwind", "seats": seats})).json()
            where = f"{url.replace('http', 'ws')}/api/tables/{made['table']}/socket"
            async with connect(where, local_addr=(VISITOR, 0)) as socket:
                await socket.send(json.dumps({"type": "hello", "token": made["seats"][0]["token"]}))
                found += await _play(socket, answers - len(found), until, patience_s)
    return Times(found)


async def _play(socket: ClientConnection, answers: int, until: float, patience_s: float) -> list[float]:
    found: list[float] = []
    asked = time.monotonic()
    while len(found) < answers:
        update = await _update(socket, asked + patience_s)
        if update is None:
            return [*found, patience_s]
        if any(event["actor"] == 1 for event in update["events"]):
            found.append(time.monotonic() - asked)
        if update["status"] == "finished" or (found and time.monotonic() > until):
            return found
        asked = time.monotonic()
        if update["your_turn"]:
            place = {"epoch": update["epoch"], "index": update["index"], "key": f"key-{update['index']:06}"}
            act = {"type": "act", "action": update["offers"][0]["id"], "confirmed": True, **place}
            await socket.send(json.dumps(act))
    return found


async def _update(socket: ClientConnection, until: float) -> dict[str, Any] | None:
    """The next update, or nothing if none comes in time."""
    with suppress(TimeoutError):
        async with asyncio.timeout(until - time.monotonic()):
            while (message := json.loads(await socket.recv()))["type"] != "update":
                pass
            found: dict[str, Any] = message
            return found
    return None


# The report


async def measure(url: str, name: str, revision: str, options: argparse.Namespace) -> list[str]:
    """The rows of one server."""
    amount = (options.answers, options.seconds, options.patience)
    await visit(url, LEVELS[0], 1, options.seconds)  # the processes start with the first question
    quiet = {level: await visit(url, level, *amount) for level in LEVELS}
    attack = Attack(url, options.tables, options.hints)
    rows = []
    async with attack.going_on():
        for level in LEVELS:
            times = await visit(url, level, *amount)
            own = quiet[level].p95()
            late = Times([max(0.0, seconds - own) for seconds in times.seconds])
            most = options.patience
            shown = [_told(seconds, most) for seconds in (times.p50(), times.p95(), max(times.seconds))]
            rows.append(
                ROW.format(name, revision, level, quiet[level].p50(), own, *shown, _told(late.p95(), most - own))
            )
            print(rows[-1], flush=True)
    told = f"{attack.made} tables started and {attack.refused} refused, {attack.advised} hints given and"
    return [*rows, f"{name}, {revision}: {told} {attack.unadvised} refused, {attack.judged} decisions reviewed."]


def _told(seconds: float, most: float) -> str:
    return f"> {most:.0f}" if seconds >= most else f"{seconds:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", metavar="REV", default="", help="measure this older revision too")
    parser.add_argument("--only", choices=["processes", "workers"], help="where bots think; both if not given")
    parser.add_argument("--processes", nargs=1, default=[], help="for thinking; as many as usual if not given")
    parser.add_argument("--tables", type=int, default=120)
    parser.add_argument("--hints", type=int, default=30)
    parser.add_argument("--answers", type=int, default=40, help="a level, before the attack and during it")
    parser.add_argument("--seconds", type=float, default=60, help="at most for these answers")
    parser.add_argument("--patience", type=float, default=60, help="seconds after which no answer is waited for")
    parser.add_argument("--report", type=Path, default=ROOT / "docs/reports/fairness.md")
    options = parser.parse_args()
    rows: list[str] = []
    told: list[str] = []
    with tempfile.TemporaryDirectory() as name, postgres_server(durable=False) as address:
        for revision in [options.before, ""] if options.before else [""]:
            source = sources(revision)
            for kind in [options.only] if options.only else ["processes", "workers"]:
                workers = kind == "workers"
                database = fresh_database(address) if workers else f"sqlite:///{name}/{revision or 'now'}.db"
                with servers(source, database, workers, options.processes, Path(name) / "log") as url:
                    shown = f"before ({revision[:9]})" if revision else "this"
                    *found, last = asyncio.run(measure(url, kind, shown, options))
                rows += found
                told += ["", last]
                write(options, rows, told)


def write(options: argparse.Namespace, rows: list[str], told: list[str]) -> None:
    """The report so far."""
    lines = [
        "# Fair thinking",
        "",
        f"{datetime.now(UTC):%Y-%m-%d}: `make fairness`. One address starts {options.tables} tables of four Admirals",
        f"that nobody watches, asks for {options.hints} hints at once, again and again, and has two long games at a",
        "time reviewed. Another address plays Norderwind against one bot:",
        f"{options.answers} moves of the bot a level, or as many as it makes in",
        f"{options.seconds:.0f} s. Times are seconds from the moment a bot is awaited until its move has arrived;",
        "quiet: before the attack. The bot's own time is the quiet p95, and late is what the attack adds to it. The",
        f"target is late p95 under 1 s. The machine has {os.cpu_count()} cores for the server, its database, the bots",
        f"and both addresses; its load average was {os.getloadavg()[0]:.1f} at the end.",
        "",
        *HEAD,
        *rows,
        *told,
    ]
    options.report.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
