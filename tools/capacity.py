"""`make capacity`: from what the server costs to what many tables need; writes docs/reports/capacity.md.

The costs are those that `make costs` and `make load` have measured. A small simulation of one server process (a queue
for its core, commits that are made together) gives the delays at a rate; it is compared with the measured load.
"""

from __future__ import annotations

import argparse
from collections import deque
from math import ceil
from pathlib import Path
from random import Random

import msgspec

from kogge.server.live.tables import MOST_TABLES
from kogge.server.settings import Setup
from kogge.server.storage import sqlite
from tools.load import Row
from tools.servers import ROOT

REPORTS = ROOT / "docs/reports"
PATIENCE_MS = 100.0  # p99 of a server that is not too full
FULL = 0.7  # of a core; what is above is for bad moments
EFFICIENT = 0.8  # share of a core that does the work itself, and does not hear of the work of others
DAY = 86_400


class Costs(msgspec.Struct):
    """What was measured. Times of commits are given by their quantiles, from the shortest to the longest."""

    table_kb: float
    played_kb: float
    socket_kb: float
    socket_us: float
    update_bytes: float
    log_bytes: float
    notice_us: float
    sqlite_commit_ms: list[float]
    postgres_commit_ms: list[float]
    postgres_ms: float
    bots: dict[str, dict[str, float]]


class Habits(msgspec.Struct):
    """How people play: seconds between two actions of a table, its seats, and the share of seats that are bots."""

    pause_s: float = 10.0
    viewers: float = 4.0
    bots: float = 0.25
    level: str = "mate"


class Delays(msgspec.Struct):
    """What a simulated server shows at a rate."""

    core: float
    p50: float
    p95: float
    p99: float


# One process


class Commits(msgspec.Struct):
    """How long commits take, and how long a crowd is gathered for one: SQLite waits if the last commit had a crowd."""

    times_ms: list[float]
    gather_ms: float = 0.0

    def next_ms(self, last_size: int, rng: Random) -> tuple[float, float]:
        """How long the next commit gathers, and how long it takes then."""
        return self.gather_ms if last_size >= sqlite.CROWD else 0.0, rng.choice(self.times_ms)


def sqlite_commits(costs: Costs) -> Commits:
    """As SQLite commits."""
    return Commits(costs.sqlite_commit_ms, 1000 * sqlite.GATHER_S)


def commits_of(servers: str, costs: Costs) -> Commits:
    """As the database of these servers commits."""
    return sqlite_commits(costs) if "SQLite" in servers else Commits(costs.postgres_commit_ms)


def simulate(rate: float, action_ms: float, commits: Commits, seconds: float = 30.0, seed: int = 1) -> Delays:
    """A server process under actions that come at random, as from many tables.

    Its core plays an action (half of its cost), waits for a commit that all who wait share, and tells the others of it.
    """
    rng = Random(seed)
    arrivals = deque[float]()
    now = 0.0
    while now < 1000 * seconds:
        now += rng.expovariate(rate / 1000)
        arrivals.append(now)
    return _delays(_run(arrivals, action_ms, commits, rng), action_ms * rate / 1000)


def _run(arrivals: deque[float], action_ms: float, commits: Commits, rng: Random) -> list[float]:
    """The delay of every action, in milliseconds."""
    told = deque[float]()  # committed actions whose viewers wait for the core, by their arrival
    played: list[float] = []
    committing: list[float] = []
    closed_at = committed_at = float("inf")  # when nobody can join the next commit any more, and when it is done
    delays: list[float] = []
    core, last_size = 0.0, 0
    while arrivals or told or played or committing:
        if committed_at <= core or not (told or (arrivals and arrivals[0] <= core)):
            core = max(core, min(committed_at, arrivals[0] if arrivals else float("inf")))
        if committed_at <= core:
            told.extend(committing)
            committing, closed_at, committed_at = [], float("inf"), float("inf")
        if told:
            came = told.popleft()
            core += rng.gammavariate(4, action_ms / 8)
            delays.append(core - came)
        elif arrivals and arrivals[0] <= core:
            played.append(arrivals.popleft())
            core += rng.gammavariate(4, action_ms / 8)
        if played and committed_at == float("inf"):
            gather, takes = commits.next_ms(last_size, rng)
            closed_at, committed_at = core + gather, core + gather + takes
        if played and core <= closed_at:
            committing, played = committing + played, []
            last_size = len(committing)
    return delays


def _delays(delays: list[float], core: float) -> Delays:
    ordered = sorted(delays)
    p50, p95, p99 = (ordered[min(len(ordered) * share // 100, len(ordered) - 1)] for share in (50, 95, 99))
    return Delays(core, p50, p95, p99)


def most_actions(action_ms: float, commits: Commits) -> float:
    """How many actions a second a process takes while it is neither too full nor too slow."""
    low, high = 0.0, 1000 * FULL / action_ms
    if simulate(high, action_ms, commits).p99 <= PATIENCE_MS:
        return high
    while high - low > 1:
        middle = (low + high) / 2
        low, high = (middle, high) if simulate(middle, action_ms, commits).p99 <= PATIENCE_MS else (low, middle)
    return low


# Many


class Plan(msgspec.Struct):
    """What so many tables in play at the same time need."""

    tables: float
    rate: float
    databases: int
    servers: int
    server_cores: float
    database_cores: float
    bot_cores: float
    memory_gb: float
    sockets: float
    out_mbit: float
    disk_gb_day: float


def cell(costs: Costs, action_ms: float) -> tuple[int, float]:
    """The servers that share one PostgreSQL, and the actions a second of each.

    Every server hears of every change. There are so many that hearing takes no more than a fifth of their work.
    """
    notice_ms = costs.notice_us / 1000
    servers = max(int(action_ms * (1 / EFFICIENT - 1) / notice_ms), 1)
    return servers, 1000 * FULL / (action_ms + servers * notice_ms)


def plan(tables: float, costs: Costs, habits: Habits, sqlite_ms: float, postgres_ms: float) -> Plan:
    """A process with a file where that is enough; else as many databases, each with its servers, as it takes.

    A process is full when its core is, when it holds as many tables as it may, or as many sockets.
    """
    people = habits.viewers * (1 - habits.bots)
    rate = tables / habits.pause_s
    least = max(ceil(tables / MOST_TABLES), ceil(tables * people / Setup("").sockets))
    if least == 1 and rate <= most_actions(sqlite_ms, sqlite_commits(costs)):
        databases, servers, server_cores = 1, 1, rate * sqlite_ms / 1000
        database_cores = 0.0
    else:
        each, most = cell(costs, postgres_ms)
        servers = max(ceil(rate / most), least)
        databases = ceil(servers / each)
        server_cores = float(servers)
        database_cores = rate * costs.postgres_ms / 1000 / FULL
    thinking = [levels[habits.level] for levels in costs.bots.values()]
    memory_kb = tables * (costs.table_kb + 100 * costs.played_kb + people * costs.socket_kb)
    return Plan(
        tables=tables,
        rate=rate,
        databases=databases,
        servers=servers,
        server_cores=server_cores + tables * people * costs.socket_us / 1e6,
        database_cores=database_cores,
        bot_cores=rate * habits.bots * sum(thinking) / len(thinking) / 1000 / FULL,
        memory_gb=memory_kb / 2**20,
        sockets=tables * people,
        out_mbit=rate * people * costs.update_bytes * 8 / 1e6,
        disk_gb_day=rate * costs.log_bytes * DAY / 1e9,
    )


# The report


def page(rows: list[Row], costs: Costs, habits: Habits) -> str:
    """What was measured, what the model says of it, and the plans."""
    newest = {row.servers: row for row in rows if row.code == "now"}
    lite, shared = newest["one, SQLite"], newest["one, PostgreSQL"]
    plans = [plan(tables, costs, habits, lite.ms, shared.ms) for tables in (1e3, 1e5, 1e7)]
    each, most = cell(costs, shared.ms)
    alone = most_actions(lite.ms, sqlite_commits(costs))
    return "\n".join(
        [
            "# Capacity",
            "",
            "Written by `make capacity` from [the load](load.md) and [the costs](costs.md) that were measured.",
            "",
            "## The model beside the measurement",
            "",
            "| servers | actions/s | of a core | model | p50 ms | model | p95 ms | model | p99 ms | model |",
            "|---|---|---|---|---|---|---|---|---|---|",
            *[_compared(row, costs) for row in (lite, shared)],
            "",
            f"With SQLite one process takes {alone:,.0f} actions a second while p99 stays under {PATIENCE_MS:.0f} ms",
            f"and the core is at most {FULL:.0%} full. One PostgreSQL feeds {each} servers of {most:,.0f} actions a",
            "second each: with more, hearing of each other's changes would take more than a fifth of their work.",
            "",
            "## Plans",
            "",
            f"An action every {habits.pause_s:.0f} s at each table, {habits.viewers:.0f} seats, {habits.bots:.0%} of",
            f"them bots of the level {habits.level}, 100 actions played.",
            "",
            "| tables in play | " + " | ".join(f"{one.tables:,.0f}" for one in plans) + " |",
            "|---|" + "---|" * len(plans),
            *[f"| {name} | " + " | ".join(map(_cell, values)) + " |" for name, values in _needs(plans)],
            "",
        ]
    )


def _needs(plans: list[Plan]) -> list[tuple[str, list[float]]]:
    """The rows of the table of plans."""
    return [
        ("actions a second", [one.rate for one in plans]),
        ("databases", [one.databases for one in plans]),
        ("server processes", [one.servers for one in plans]),
        ("cores of the servers", [one.server_cores for one in plans]),
        ("cores of the databases", [one.database_cores for one in plans]),
        ("cores of the bots", [one.bot_cores for one in plans]),
        ("memory of tables and sockets, GiB", [one.memory_gb for one in plans]),
        ("sockets", [one.sockets for one in plans]),
        ("outgoing traffic, Mbit/s", [one.out_mbit for one in plans]),
        ("log a day, GB", [one.disk_gb_day for one in plans]),
    ]


def _cell(value: float) -> str:
    return f"{value:,.0f}" if value >= 10 or value == int(value) else f"{value:,.2f}"


def _compared(row: Row, costs: Costs) -> str:
    model = simulate(row.rate, row.ms, commits_of(row.servers, costs))
    pairs = [(row.p50, model.p50), (row.p95, model.p95), (row.p99, model.p99)]
    times = " | ".join(f"{measured:.1f} | {modelled:.1f}" for measured, modelled in pairs)
    return f"| {row.servers} | {row.rate:,.0f} | {row.cores[0]:.0%} | {model.core:.0%} | {times} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--load", type=Path, default=REPORTS / "load.json")
    parser.add_argument("--costs", type=Path, default=REPORTS / "costs.json")
    parser.add_argument("--report", type=Path, default=REPORTS / "capacity.md")
    parser.add_argument("--pause", type=float, default=10.0, help="seconds between two actions of a table")
    parser.add_argument("--bots", type=float, default=0.25, help="share of the seats that are bots")
    options = parser.parse_args()
    rows = msgspec.json.decode(options.load.read_bytes(), type=list[Row])
    costs = msgspec.json.decode(options.costs.read_bytes(), type=Costs)
    text = page(rows, costs, Habits(pause_s=options.pause, bots=options.bots))
    options.report.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
