"""`make hostile`: schemathesis on the OpenAPI description, and a fuzzer on the socket.

No answer may be a 5xx or hold a traceback, and the tables are unharmed. (`make test` runs a small size.)
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kogge.server import admin
from kogge.server.store import open_store
from tools.servers import ROOT, Server

PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
ODD: list[Any] = [None, True, -1, 0, 2**63, 1e308, "", "\x00", "\ud800", "x" * 20_000, [], {}, [[]]]
ODD += ["../..", "' OR 1=1 --", "{{7*7}}"]
DEEP = "[" * 5000
HUGE = "x" * 70_000


class Attack:
    """One server under fire."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "log"
        self.database = f"sqlite:///{folder}/kogge.db"
        self.server = Server(self.database, self.log)
        self.answers: Counter[str] = Counter()
        self.faults: list[str] = []
        self.table = ""
        self.token = ""

    def prepare(self) -> None:
        """A table to aim at."""
        made = httpx.post(f"{self.server.url}/api/tables", json={"game": "norderwind", "seats": PEOPLE}).json()
        self.table, self.token = made["table"], made["seats"][0]["token"]

    def schemathesis(self, folder: Path, examples: int) -> None:
        """Requests made from the description, aimed at a table that exists, with a token that is good.

        It is good until the seat is left: that is tried last.
        """
        self._schemathesis(folder, examples, "--exclude-path-regex")
        self._schemathesis(folder, examples, "--include-path-regex")

    def _schemathesis(self, folder: Path, examples: int, leaving: str) -> None:
        config = folder / "schemathesis.toml"
        config.write_text(f'[parameters]\ntable = "{self.table}"\n', encoding="utf-8")
        command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
        command += [f"{self.server.url}/api/schema/openapi.json", "--header", f"Authorization: Bearer {self.token}"]
        command += [leaving, "/leave$"]
        command += ["--checks", "not_a_server_error", "--phases", "examples,coverage,fuzzing", "--no-color"]
        command += ["--max-examples", str(examples), "--continue-on-failure", "--request-timeout", "30"]
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
        generated = re.search(r"(\d+) generated", done.stdout)
        self.answers["requests"] += int(generated.group(1)) if generated else 0
        if done.returncode:
            self.faults.append(done.stdout[-3000:] + done.stderr[-1000:])

    async def fuzz(self, messages: int, sockets: int) -> None:
        """Broken and half-broken messages on several sockets."""
        await asyncio.gather(*(self._fuzz(random.Random(seed), messages // sockets) for seed in range(sockets)))

    async def _fuzz(self, rng: random.Random, messages: int) -> None:
        address = f"{self.server.url.replace('http', 'ws')}/api/tables/{self.table}/socket"
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

    async def judge(self) -> None:
        """The server lives, its log holds no traceback, and every table replays to what it was."""
        if httpx.get(f"{self.server.url}/health").text != "ok":
            self.faults.append("the server is not well")
        if "Traceback" in self.log.read_text():
            self.faults.append(self.log.read_text()[-3000:])
        database = open_store(self.database)
        self.faults += [verdict.why for verdict in await admin.verify(database, freeze=False) if verdict.why]
        await database.close()


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


def attack(folder: Path, examples: int, messages: int) -> Attack:
    """All of it against one server."""
    found = Attack(folder)
    found.server.start()
    try:
        found.prepare()
        asyncio.run(found.fuzz(messages, 8))
        if examples:
            found.schemathesis(folder, examples)
        asyncio.run(found.judge())
    finally:
        found.server.end()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=150, help="requests for each operation")
    parser.add_argument("--messages", type=int, default=20_000, help="socket messages")
    parser.add_argument("--report", type=Path, default=ROOT / "docs/reports/hostile.md")
    options = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = attack(Path(folder), options.examples, options.messages)
    lines = [
        "# Hostile input",
        "",
        f"{datetime.now(UTC):%Y-%m-%d}: `make hostile`, {options.messages} socket messages,",
    ]
    lines += [f"up to {options.examples} requests for each operation, {time.monotonic() - began:.0f} s.", ""]
    lines += [f"- {name}: {count}" for name, count in found.answers.most_common()]
    lines += ["", f"Faults: {len(found.faults)}"]
    print("\n".join([*lines, *found.faults]))
    options.report.write_text("\n".join(lines) + "\n", encoding="utf-8")
    raise SystemExit(1 if found.faults else 0)


if __name__ == "__main__":
    main()
