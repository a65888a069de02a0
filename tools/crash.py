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
import msgspec
from sqlalchemy import select

from kogge.games import registry
from kogge.server.operation import admin, upgrades
from kogge.server.storage import schema, store
from kogge.server.storage.store import Columns, open_store
from tools.servers import ROOT, Server, fresh_database, postgres_server

Answer = dict[str, Any]


AT_ONCE = 50  # requests under way
PATIENCE_S = 600  # for one answer, however often the server dies meanwhile
UNDO = 0.05  # of the decisions in which something can be taken back

# Played at random some games take very long; the round limit is a table's option.
SHORT = {"round_limit": 8}
FULL: list[dict[str, Any]] = [
    {"game": "norderwind", "options": SHORT},
    {"game": "norsemen"},
    {"game": "novgorod", "options": SHORT},
]
TINY: list[dict[str, Any]] = [{"game": slug, "edition": "tiny"} for slug in ("norderwind", "norsemen", "novgorod")]


class Proof:
    """One run on one database."""

    def __init__(self, database: str, tables: int, kills: int, games: list[dict[str, Any]], log: Path) -> None:
        self.database = database
        self.tables = tables
        self.kills = kills
        self.kinds = games
        self.server = Server(database, log)
        self.acknowledged: list[tuple[str, int, str, int, int, str]] = []
        self.retried = 0
        self._up = asyncio.Event()
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self.killed = 0
        self.games = 0
        self.records = 0
        self.faults: list[str] = []

    async def run(self) -> None:
        """Play and kill, then look at what is stored."""
        self.server.start()
        self._up.set()
        try:
            players = [asyncio.create_task(self._play(number)) for number in range(self.tables)]
            await self._kill()
            await asyncio.gather(*players)
        finally:
            self.server.end()
        await self._judge()

    async def _kill(self) -> None:
        while self.killed < self.kills:
            # Of playing, between two deaths: many tables need longer to get on, and are to be hit at all stages.
            await asyncio.sleep(random.uniform(0.1, 1.5) * max(1, self.tables / 50))
            self._up.clear()
            self.server.end(signal.SIGKILL)
            self.killed += 1
            await asyncio.to_thread(self.server.start)
            self._up.set()

    async def _play(self, number: int) -> None:
        """Game after game until the killing is over; every fourth table has a bot of the server's.

        Each table has a client of its own: one for all would look through all its connections at every request.
        """
        kind = self.kinds[number % len(self.kinds)]
        async with httpx.AsyncClient(base_url=self.server.url, timeout=60, verify=False) as client:
            while True:
                await self._game(client, kind, "bot" if number % 4 == 3 else "person")
                self.games += 1
                if self.killed >= self.kills:
                    return

    async def _game(self, client: httpx.AsyncClient, kind: dict[str, Any], other: str) -> None:
        chairs = [{"kind": "person", "name": "Ada"}, {"kind": other, "name": "Bo", "level": "random"}]
        made = await self._ask(client, "POST", "/api/tables", None, {**kind, "seats": chairs})
        tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
        places = {seat: {"epoch": 0, "index": 0} for seat in tokens}
        seat = 0
        while True:
            path = f"/api/tables/{made['table']}/sync?epoch={places[seat]['epoch']}&index={places[seat]['index']}"
            update = await self._ask(client, "GET", path, tokens[seat])
            places[seat] = {"epoch": update["epoch"], "index": update["index"]}
            if update["status"] == "finished":
                return
            if update["your_turn"]:
                await self._decide(client, made["table"], seat, tokens[seat], update)
            elif other == "bot":
                await asyncio.sleep(0.05)
            seat = next((one for one in update["awaited"] if one in tokens), seat)

    async def _decide(self, client: httpx.AsyncClient, table: str, seat: int, token: str, update: Answer) -> None:
        """Play any of the offers; now and then take back the last step instead."""
        place = {"epoch": update["epoch"], "index": update["index"], "key": token_hex(8)}
        bot = any(chair["kind"] == "bot" for chair in update["seats"])
        if update["undo"]["steps"] and random.random() < UNDO:
            await self._do(client, f"/api/tables/{table}/undo", seat, token, {**place, "steps": 1}, "undo 1", bot)
        else:
            action = random.choice(update["offers"])["id"]
            body = {**place, "action": action}
            await self._do(client, f"/api/tables/{table}/actions", seat, token, body, f"act {action}", bot)

    async def _do(
        self, client: httpx.AsyncClient, path: str, seat: int, token: str, body: dict[str, Any], asked: str, bot: bool
    ) -> None:
        answer = await self._ask(client, "POST", path, token, body)
        table = path.split("/")[3]
        if answer.get("error") == "stale" and bot:
            return  # the bot was quicker, where both may decide at once
        if "error" in answer:
            self.faults.append(f"{table}: {answer}")
        else:
            self.acknowledged.append((table, seat, body["key"], body["epoch"], body["index"], asked))

    async def _ask(
        self, client: httpx.AsyncClient, method: str, path: str, token: str | None, body: object = None
    ) -> Answer:
        """Ask until there is an answer; the same request, with the same key."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            try:
                async with self._at_once:
                    response = await client.request(method, path, json=body, headers=headers)
            except httpx.HTTPError:
                self.retried += 1
                await asyncio.sleep(random.uniform(0, 0.2))
                await self._up.wait()
                continue
            if response.status_code < 500:
                answer: Answer = msgspec.json.decode(response.content)
                return answer
            self.faults.append(f"{response.status_code} {path}")
        raise TimeoutError(path)

    async def _judge(self) -> None:
        database = open_store(self.database)
        async with database.read() as session:
            tables = await store.all_columns(session, select(schema.tables))
            log = await store.all_columns(session, select(schema.log))
        self._judge_log(log)
        # A table whose making was not acknowledged is nobody's: it stays at its beginning.
        played = {row[0] for row in self.acknowledged}
        self.faults += [
            f"{row['id']} is {row['status']}" for row in tables if row["id"] in played and row["status"] != "finished"
        ]
        self.faults += [f"{verdict.table}: {verdict.why}" for verdict in await upgrades.verify(database) if verdict.why]
        with tempfile.TemporaryDirectory() as folder:
            await admin.export_records(database, Path(folder), running=False)
            self._judge_records(Path(folder), tables)
        await database.close()

    def _judge_log(self, log: list[Columns]) -> None:
        """What was acknowledged is there, and once."""
        stored = {(row["table_id"], row["seat"], row["key"]): row for row in log if row["key"]}
        for table, seat, key, epoch, index, asked in self.acknowledged:
            row = stored.get((table, seat, key))
            if row is None or (row["epoch"], row["index"], row["asked"]) != (epoch, index, asked):
                self.faults.append(f"{table}: the acknowledged {asked} ({key}) is lost")
        places = [(row["table_id"], row["seat"], row["epoch"], row["index"]) for row in log if row["key"]]
        if len(set(places)) != len(places):
            self.faults.append("an action was applied twice")

    def _judge_records(self, folder: Path, tables: list[Columns]) -> None:
        """The record of every finished game, read as a stranger would, ends with the score that was stored."""
        for row in tables:
            if row["status"] == "finished":
                state = registry.read_record((folder / f"{row['id']}.kogge").read_text(encoding="utf-8")).state
                self.records += 1
                if {"scores": state.scores(), "places": state.ranking()} != row["result"]:
                    self.faults.append(f"{row['id']}: the record ends otherwise")


def prove(database: str, tables: int, kills: int, games: list[dict[str, Any]], log: Path) -> Proof:
    """Run the proof on one database."""
    proof = Proof(database, tables, kills, games, log)
    asyncio.run(proof.run())
    return proof


HEAD = [
    "# Crash proof",
    "",
    "`make crash`: so many tables at a time, and so many SIGKILLs of the server while they are played. The games are",
    "played at random through the public API, now and then with an undo; a request without an answer is sent again.",
    "Every fourth table has a bot of the server's. Afterwards every acknowledged act is looked for in the log, every",
    "table is replayed, and the record of every finished game is read and played to its end. A fault would be: an",
    "acknowledged act lost or applied twice, an error or a 5xx as an answer, a game that does not end, a record that",
    "ends with another score.",
    "",
]
COLUMNS = ["date", "database", "tables", "kills", "games", "records", "acts", "again", "faults", "seconds"]
MEANING = [
    "",
    "*games*: played to their end; *records*: replayed to their score; *acts*: acknowledged; *again*: requests that",
    "got no answer and were sent again.",
]


def report(file: Path, played: str, rows: dict[str, list[str]]) -> None:
    """Write the report; the row of a database that was not tried this time stays, if it was the same proof."""
    old = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in old if line.startswith("| 2")]
    kept = {row[1]: row for row in cells if len(row) == len(COLUMNS)} if played in old else {}
    lines = [*HEAD, played, "", f"| {' | '.join(COLUMNS)} |", "|---" * len(COLUMNS) + "|"]
    lines += [f"| {' | '.join(row)} |" for _name, row in sorted({**kept, **rows}.items(), reverse=True)]
    file.write_text("\n".join([*lines, *MEANING]) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tiny", action="store_true", help="the games' tiny editions")
    parser.add_argument("--on", choices=["SQLite", "PostgreSQL"], help="one database only")
    parser.add_argument("--report", type=Path, default=ROOT / "docs/reports/crash.md")
    options = parser.parse_args()
    games = TINY if options.tiny else FULL
    named = ", ".join(" ".join(str(word) for word in game.values()) for game in games)
    failed = False
    with tempfile.TemporaryDirectory() as folder, postgres_server() as address:
        databases = {"SQLite": f"sqlite:///{folder}/kogge.db", "PostgreSQL": fresh_database(address)}
        for name in [options.on] if options.on else databases:
            began = time.monotonic()
            proof = prove(databases[name], options.tables, options.kills, games, Path(folder) / "log")
            counts = [options.tables, proof.killed, proof.games, proof.records, len(proof.acknowledged), proof.retried]
            counts += [len(proof.faults), round(time.monotonic() - began)]
            row = [f"{datetime.now(UTC):%Y-%m-%d}", name, *(str(count) for count in counts)]
            print(" ".join(row), *proof.faults[:20], sep="\n", flush=True)
            report(options.report, f"The games, by turns: {named}.", {name: row})
            failed = failed or bool(proof.faults)
    raise SystemExit(1 if failed else 0)


if __name__ == "__main__":
    main()
