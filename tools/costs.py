"""`make costs`: what a table, a socket, a commit, a notification and a bot's turn cost; for `make capacity`."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import psycopg

from kogge.bots import registry as bots
from kogge.games import registry
from kogge.server.bots.bot_process import think
from kogge.server.bots.scheduler import question
from kogge.server.live import creation, play
from kogge.server.live.table import Table
from kogge.server.services import Services
from kogge.server.settings import Setup
from kogge.server.storage.appending import Play
from kogge.server.wire import Act, Created, CreateTable, NewSeat
from tools.capacity import REPORTS, Costs
from tools.load import LoadedServer
from tools.servers import ROOT, fresh_database, postgres_server

QUANTILES = 50
NOTICES = 5000
SEATS = [NewSeat("person", name) for name in ("Ada", "Bo", "Cy", "Di")]


class ServerCosts(msgspec.Struct):
    """Memory and processor time of tables and sockets."""

    table_kb: float
    played_kb: float
    socket_kb: float
    socket_us: float
    update_bytes: float
    log_bytes: float


# Tables and sockets of a real server


def tables_and_sockets(folder: Path, tables: int, idle_s: float, seconds: float) -> ServerCosts:
    """Make tables, open four sockets at each of as many more, leave them alone for a while, then let them play."""
    file = folder / "kogge.db"
    server = LoadedServer(ROOT / "src", f"sqlite:///{file}", folder / "log")
    server.start()
    try:
        _make_tables(server, 20)  # what is loaded with the first of them is not theirs
        empty = server.rss_mb()
        _make_tables(server, tables)
        table_kb = 1024 * (server.rss_mb() - empty) / tables
        return _sockets(server, file, table_kb, tables, idle_s, seconds)
    finally:
        server.end()


def _make_tables(server: LoadedServer, count: int) -> None:
    people = [{"kind": "person", "name": seat.name} for seat in SEATS]
    with httpx.Client(timeout=60) as client:
        for _ in range(count):
            client.post(f"{server.url}/api/tables", json={"game": "norderwind", "seats": people}).raise_for_status()


def _pages(file: Path) -> int:
    """The bytes of the database, those in its write-ahead log included."""
    with closing(sqlite3.connect(file)) as connection:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    return int(pages) * int(size)


def _sockets(
    server: LoadedServer, file: Path, table_kb: float, tables: int, idle_s: float, seconds: float
) -> ServerCosts:
    before = server.rss_mb()
    command = [sys.executable, str(ROOT / "tools/load_client.py"), server.url, "--tables", str(tables)]
    command += ["--rate", str(tables), "--seconds", str(seconds), "--idle", str(idle_s)]
    marks: dict[str, tuple[float, float]] = {}
    sizes: dict[str, int] = {}
    found: dict[str, Any] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE) as client:
        assert client.stdout is not None
        for line in client.stdout:
            found = json.loads(line)
            mark = next(iter(found))
            marks[mark] = (server.rss_mb(), server.cpu_s())
            sizes[mark] = _pages(file)
    if client.returncode:
        raise SystemExit("the clients failed")
    sockets = found["sockets"]
    actions = found["acted"]
    return ServerCosts(
        table_kb=table_kb,
        played_kb=max(1024 * (marks["ended"][0] - marks["began"][0]) / actions, 0.0),
        socket_kb=(1024 * (marks["opened"][0] - before) - tables * table_kb) / sockets,
        socket_us=1e6 * (marks["rested"][1] - marks["opened"][1]) / sockets / idle_s,
        update_bytes=found["bytes"] / found["updates"],
        log_bytes=(sizes["ended"] - sizes["began"]) / actions,
    )


# Commits and words of other servers


async def commits(database: str, count: int) -> tuple[list[float], float]:
    """How long the database takes for one play, by quantiles; and PostgreSQL's own processor time for it."""
    services = Services(Setup(database))
    await services.open()
    try:
        created = await creation.create(services.tables, CreateTable("norderwind", SEATS), "en")
        table = await services.tables.get(created.table)
        times = await _timed(services, created, table, count)
        backend_ms = _backend_ms(database) / count if services.store.postgres else 0.0
    finally:
        await services.close()
    times.sort()
    return [times[len(times) * share // QUANTILES] for share in range(QUANTILES)], backend_ms


async def _timed(services: Services, created: Created, table: Table, count: int) -> list[float]:
    times: list[float] = []
    rng = Random(1)
    append = services.store.append

    async def timed(play: Play) -> bool:
        began = time.perf_counter()
        appended = await append(play)
        times.append(1000 * (time.perf_counter() - began))
        return appended

    services.store.append = timed  # type: ignore[method-assign]
    for number in range(count):
        story = table.playing()
        seat = story.state.awaited()[0]
        act = Act(*story.place(seat), rng.choice(story.state.legal_as(seat)), f"key-{number:06}")
        await play.act(services.tables, created.table, created.seats[seat].token, act)
    return times


def _backend_ms(database: str) -> float:
    """The processor time of the backend that appended the plays."""
    find = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%json_to_recordset%'"
    with psycopg.connect(database) as connection:
        pids = [pid for (pid,) in connection.execute(f"{find} AND pid <> pg_backend_pid()")]
    fields = Path(f"/proc/{pids[0]}/stat").read_text().rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def notice_us(folder: Path, database: str) -> float:
    """The processor time a server takes to hear of a change of a table nobody looks at here."""
    server = LoadedServer(ROOT / "src", database, folder / "log")
    server.start()
    try:
        before = server.cpu_s()
        with psycopg.connect(database, autocommit=True) as connection:
            for number in range(NOTICES):
                connection.execute("SELECT pg_notify('kogge_tables', %s)", [f"nobody-{number} 1"])
        time.sleep(1)
        return 1e6 * (server.cpu_s() - before) / NOTICES
    finally:
        server.end()


# Bots


async def thinking(folder: Path, turns: int) -> dict[str, dict[str, float]]:
    """The processor time of a bot's turn in milliseconds, by game and level."""
    services = Services(Setup(f"sqlite:///{folder}/bots.db"))
    await services.open()
    found: dict[str, dict[str, float]] = {}
    try:
        for slug in registry.slugs():
            found[slug] = {level: await _turn_ms(services, slug, level, turns) for level in bots.names(slug)}
    finally:
        await services.close()
    return found


async def _turn_ms(services: Services, slug: str, level: str, turns: int) -> float:
    """The mean over turns of a game that the bot plays by itself."""
    created = await creation.create(services.tables, CreateTable(slug, SEATS), "en")
    table = await services.tables.get(created.table)
    spent = 0.0
    for number in range(turns):
        story = table.playing()
        seat = story.state.awaited()[0]
        asked = msgspec.json.encode(msgspec.structs.replace(question(table, seat), level=level))
        began = time.process_time()
        action = msgspec.json.decode(think("answer", asked, ""), type=int)
        spent += time.process_time() - began
        act = Act(*story.place(seat), action, f"key-{number:06}")
        await play.act(services.tables, created.table, created.seats[seat].token, act)
    return 1000 * spent / turns


# The report


def page(costs: Costs) -> str:
    """What was measured, in words."""
    levels = list(dict.fromkeys(level for game in costs.bots.values() for level in game))
    lines = [
        "# Costs",
        "",
        f"{datetime.now(UTC):%Y-%m-%d}: `make costs` on {os.cpu_count()} cores. The cost of an action is in",
        "[the load](load.md).",
        "",
        "| what | costs |",
        "|---|---|",
        f"| a table in memory, just begun | {costs.table_kb:.0f} kB |",
        f"| every action played at it | {1000 * costs.played_kb:.0f} B |",
        f"| a socket | {costs.socket_kb:.0f} kB |",
        f"| an idle socket: pings and presence | {costs.socket_us:.1f} µs of a core a second |",
        f"| an update | {costs.update_bytes:,.0f} B |",
        f"| an action in the database file | {costs.log_bytes:,.0f} B |",
        f"| a commit, SQLite | {_spread(costs.sqlite_commit_ms)} |",
        f"| a commit, PostgreSQL | {_spread(costs.postgres_commit_ms)} |",
        f"| an action, PostgreSQL's own processor time | {costs.postgres_ms:.2f} ms |",
        f"| hearing of another server's change | {costs.notice_us:.0f} µs |",
        "",
        "A bot's turn, in milliseconds of a core:",
        "",
        f"| game | {' | '.join(levels)} |",
        "|---|" + "---|" * len(levels),
    ]
    for game, found in costs.bots.items():
        cells = [f"{found[level]:.1f}" if level in found else "" for level in levels]
        lines.append(f"| {game.capitalize()} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _spread(times: list[float]) -> str:
    return f"{times[len(times) // 2]:.1f} ms, one in fifty more than {times[-1]:.1f} ms"


def measure(options: argparse.Namespace) -> Costs:
    """Everything."""
    with tempfile.TemporaryDirectory() as name, postgres_server() as address:
        folder = Path(name)
        server = tables_and_sockets(folder, options.tables, options.idle, options.seconds)
        lite, _none = asyncio.run(commits(f"sqlite:///{folder}/commits.db", options.commits))
        shared, postgres_ms = asyncio.run(commits(fresh_database(address), options.commits))
        heard = notice_us(folder, fresh_database(address))
        turns = asyncio.run(thinking(folder, options.turns))
        return Costs(**msgspec.structs.asdict(server), notice_us=heard, sqlite_commit_ms=lite,
                     postgres_commit_ms=shared, postgres_ms=postgres_ms, bots=turns)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--idle", type=float, default=60, help="seconds for which sockets are left alone")
    parser.add_argument("--seconds", type=float, default=60, help="for which the tables are played, an action a second")
    parser.add_argument("--commits", type=int, default=500)
    parser.add_argument("--turns", type=int, default=20, help="of each bot")
    parser.add_argument("--report", type=Path, default=REPORTS / "costs.md")
    options = parser.parse_args()
    costs = measure(options)
    options.report.write_text(page(costs), encoding="utf-8")
    options.report.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(costs), indent=1))
    print(page(costs))


if __name__ == "__main__":
    main()
