"""`make crash`: games through the public API while the server is killed again and again.

No acknowledged action may be lost, none applied twice; all games end, and every record replays to its final score.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
from sqlalchemy import select

from kogge.server import admin, schema, store
from kogge.server.store import open_store
from tools.servers import ROOT, Server, fresh_database, postgres_server

Answer = dict[str, Any]


class Proof:
    """One run on one database."""

    def __init__(self, database: str, tables: int, kills: int, edition: str, log: Path) -> None:
        self.database = database
        self.tables = tables
        self.kills = kills
        self.edition = edition
        self.server = Server(database, log)
        self.acknowledged: list[tuple[str, int, str, int, int, int]] = []
        self.retried = 0
        self.killed = 0
        self.games = 0
        self.faults: list[str] = []

    async def run(self) -> None:
        """Play and kill, then look at what is stored."""
        self.server.start()
        try:
            limits = httpx.Limits(max_connections=50)
            async with httpx.AsyncClient(base_url=self.server.url, timeout=10, limits=limits) as client:
                players = [asyncio.create_task(self._play(client, number)) for number in range(self.tables)]
                await self._kill()
                await asyncio.gather(*players)
        finally:
            self.server.end()
        await self._judge()

    async def _kill(self) -> None:
        while self.killed < self.kills:
            await asyncio.sleep(random.uniform(0.1, 1.5))
            self.server.end(signal.SIGKILL)
            self.killed += 1
            await asyncio.to_thread(self.server.start)

    async def _play(self, client: httpx.AsyncClient, number: int) -> None:
        """Game after game until the killing is over; every fourth table has a bot of the server's."""
        while True:
            await self._game(client, "bot" if number % 4 == 3 else "person")
            self.games += 1
            if self.killed >= self.kills:
                return

    async def _game(self, client: httpx.AsyncClient, other: str) -> None:
        chairs = [{"kind": "person", "name": "Ada"}, {"kind": other, "name": "Bo", "level": "random"}]
        body = {"game": "norderwind", "edition": self.edition, "seats": chairs}
        made = await self._ask(client, "POST", "/api/tables", None, body)
        tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
        seat = 0
        while True:
            update = await self._ask(client, "GET", f"/api/tables/{made['table']}/sync?index=999999", tokens[seat])
            if update["status"] == "finished":
                return
            if update["your_turn"]:
                await self._act(client, made["table"], seat, tokens[seat], update)
            elif other == "bot":
                await asyncio.sleep(0.05)
            seat = next((one for one in update["awaited"] if one in tokens), seat)

    async def _act(
        self, client: httpx.AsyncClient, table: str, seat: int, token: str, update: dict[str, object]
    ) -> None:
        offers = update["offers"]
        assert isinstance(offers, list)
        act = {"epoch": update["epoch"], "index": update["index"], "action": random.choice(offers)["id"]}
        key = token_hex(8)
        answer = await self._ask(client, "POST", f"/api/tables/{table}/actions", token, {**act, "key": key})
        if "error" in answer:
            self.faults.append(f"{table}: {answer}")
        else:
            self.acknowledged.append((table, seat, key, act["epoch"], act["index"], act["action"]))

    async def _ask(
        self, client: httpx.AsyncClient, method: str, path: str, token: str | None, body: object = None
    ) -> Answer:
        """Ask until there is an answer; the same request, with the same key."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        until = time.monotonic() + 300
        while time.monotonic() < until:
            try:
                response = await client.request(method, path, json=body, headers=headers)
            except httpx.HTTPError:
                self.retried += 1
                await asyncio.sleep(0.5)
                continue
            if response.status_code < 500:
                answer: Answer = response.json()
                return answer
            self.faults.append(f"{response.status_code} {path}")
        raise TimeoutError(path)

    async def _judge(self) -> None:
        database = open_store(self.database)
        async with database.read() as session:
            tables = await store.all_rows(session, select(schema.tables))
            log = await store.all_rows(session, select(schema.log))
        stored = {(row["table_id"], row["seat"], row["key"]): row for row in log if row["key"]}
        for table, seat, key, epoch, index, action in self.acknowledged:
            row = stored.get((table, seat, key))
            if row is None or (row["epoch"], row["index"], row["asked"]) != (epoch, index, f"act {action}"):
                self.faults.append(f"{table}: the acknowledged action {key} is lost")
        places = [(row["table_id"], row["seat"], row["epoch"], row["index"]) for row in log if row["key"]]
        if len(set(places)) != len(places):
            self.faults.append("an action was applied twice")
        # A table whose making was not acknowledged is nobody's: it stays at its beginning.
        played = {row[0] for row in self.acknowledged}
        self.faults += [
            f"{row['id']} is {row['status']}" for row in tables if row["id"] in played and row["status"] != "finished"
        ]
        self.faults += [f"{verdict.table}: {verdict.why}" for verdict in await admin.verify(database) if verdict.why]
        await database.close()


def prove(database: str, tables: int, kills: int, edition: str, log: Path) -> Proof:
    """Run the proof on one database."""
    proof = Proof(database, tables, kills, edition, log)
    asyncio.run(proof.run())
    return proof


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--edition", default="reconstructed")
    parser.add_argument("--report", type=Path, default=ROOT / "docs/reports/crash.md")
    options = parser.parse_args()
    lines = [
        "# Crash proof",
        "",
        f"{datetime.now(UTC):%Y-%m-%d}: `make crash`, {options.tables} tables at a time, {options.kills} SIGKILLs on",
        f"each database, Norderwind ({options.edition}). Every fourth table has a bot of the server's; all other seats",
        "are played through the public API, and a request without an answer is sent again.",
        "",
        "| database | kills | games | acknowledged actions | requests sent again | faults | seconds |",
        "|---|---|---|---|---|---|---|",
    ]
    failed = False
    with tempfile.TemporaryDirectory() as folder, postgres_server() as address:
        log = Path(folder) / "log"
        for name, url in (("SQLite", f"sqlite:///{folder}/kogge.db"), ("PostgreSQL", fresh_database(address))):
            began = time.monotonic()
            proof = prove(url, options.tables, options.kills, options.edition, log)
            lines.append(
                f"| {name} | {proof.killed} | {proof.games} | {len(proof.acknowledged)} | {proof.retried} | "
                f"{len(proof.faults)} | {time.monotonic() - began:.0f} |"
            )
            print(lines[-1], *proof.faults[:20], sep="\n")
            failed = failed or bool(proof.faults)
    options.report.write_text("\n".join(lines) + "\n", encoding="utf-8")
    raise SystemExit(1 if failed else 0)


if __name__ == "__main__":
    main()
