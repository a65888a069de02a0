"""`make load`: actions a second, how long until another client hears of one, and what an action costs the server.

With ``--before REV`` the code of that revision and this one are measured by turns, under the same conditions.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tools.servers import ROOT, START_S, free_port, fresh_database, postgres_server

BEFORE = ROOT / "build/before"
LIMITS = ["--rate", "1000000", "--new-tables", "1000000"]
HEAD = ["code", "servers", "tables", "sockets", "asked", "actions/s", "p50", "p95", "p99", "errors", "of a core"]
HEAD += ["ms an action", "client", "load"]


class Row(msgspec.Struct):
    """What was measured in one run. ``cores``: the processor time of each server, as a share of a core."""

    code: str
    servers: str
    tables: int
    sockets: int
    asked: float
    rate: float
    p50: float
    p95: float
    p99: float
    errors: int
    cores: list[float]
    ms: float
    client: float
    load: float
    rss_mb: float

    def line(self) -> str:
        """The row in Markdown."""
        cores = " + ".join(f"{share:.0%}" for share in self.cores)
        counts = f"{self.code} | {self.servers} | {self.tables} | {self.sockets} | {self.asked:.0f} | {self.rate:.0f}"
        times = f"{self.p50:.0f} | {self.p95:.0f} | {self.p99:.0f} | {self.errors}"
        return f"| {counts} | {times} | {cores} | {self.ms:.2f} | {self.client:.0%} | {self.load:.1f} |"


# The code that is measured


def checked_out(revision: str) -> Path:
    """The sources of a revision, compiled, in a folder of their own."""
    git = ["git", "-C", str(ROOT)]
    name = subprocess.run([*git, "rev-parse", "--short", revision], check=True, capture_output=True, text=True)
    home = BEFORE / name.stdout.strip()
    if not (home / ".built").exists():
        home.mkdir(parents=True, exist_ok=True)
        packed = subprocess.run([*git, "archive", revision], check=True, capture_output=True)
        subprocess.run(["tar", "-x", "-C", str(home)], input=packed.stdout, check=True)
        build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", "2"]
        subprocess.run(build, cwd=home, check=True)
        (home / ".built").touch()
    return home / "src"


class LoadedServer:
    """``kogge serve`` from these sources, with the packages of this environment."""

    def __init__(self, sources: Path, database: str, log: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [sys.executable, "-m", "kogge", "serve", "--database", database, "--port", str(self.port)]
        self._environment = {**os.environ, "PYTHONPATH": str(sources)}
        self._log = log
        self._child: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin, and wait until it answers."""
        with self._log.open("ab") as log:
            self._child = subprocess.Popen(
                [*self._command, *LIMITS], env=self._environment, stdout=log, stderr=log, cwd=self._log.parent
            )
        until = time.monotonic() + START_S
        while time.monotonic() < until and self._child.poll() is None:
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        self.end()
        raise RuntimeError(f"the server does not answer: {self._log.read_text()[-2000:]}")

    def cpu_s(self) -> float:
        """The processor time it has used, without its children's."""
        assert self._child is not None
        fields = Path(f"/proc/{self._child.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def rss_mb(self) -> float:
        """The memory it has now."""
        assert self._child is not None
        pages = int(Path(f"/proc/{self._child.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def end(self) -> None:
        """End it and wait for that."""
        if self._child is not None:
            self._child.terminate()
            try:
                self._child.wait(20)
            except subprocess.TimeoutExpired:
                self._child.kill()
                self._child.wait()


# Measuring


def measure(code: str, kind: str, servers: list[LoadedServer], rate: float, options: argparse.Namespace) -> Row:
    """One row: the servers are started, people play, the servers are ended."""
    try:
        for server in servers:
            server.start()
        found, used = _played(servers, rate, options)
        memory = sum(server.rss_mb() for server in servers)
    finally:
        for server in servers:
            server.end()
    cores = [seconds / options.seconds for seconds in used]
    ms = 1000 * sum(used) / max(found["acted"], 1)
    times = (found["p50"], found["p95"], found["p99"])
    asked = (kind, options.tables, found["sockets"], rate, found["rate"])
    errors = sum(found["errors"].values())
    return Row(code, *asked, *times, errors, cores, ms, found["client"], os.getloadavg()[0], memory)


def _played(
    servers: list[LoadedServer], rate: float, options: argparse.Namespace
) -> tuple[dict[str, Any], list[float]]:
    """What the clients found, and the processor time of each server meanwhile."""
    command = [sys.executable, str(ROOT / "tools/load_client.py"), *[server.url for server in servers]]
    command += ["--tables", str(options.tables), "--rate", str(rate), "--seconds", str(options.seconds)]
    command += ["--warm-up", str(options.warm_up)]
    used = [0.0 for _server in servers]
    found: dict[str, Any] = {}
    with subprocess.Popen([*command, "--game", options.game], stdout=subprocess.PIPE) as client:
        assert client.stdout is not None
        for line in client.stdout:
            found = json.loads(line)
            if "began" in found:
                used = [server.cpu_s() for server in servers]
            elif "ended" in found:
                used = [server.cpu_s() - before for server, before in zip(servers, used, strict=True)]
    if client.returncode or "acted" not in found:
        raise SystemExit("the clients failed")
    return found, used


@contextmanager
def _places(options: argparse.Namespace) -> Iterator[list[tuple[str, float, int, str | None]]]:
    """What is measured: its name, the rate, how many servers, and the PostgreSQL they share."""
    lite: list[tuple[str, float, int, str | None]] = [("one, SQLite", options.rate, 1, None)]
    if options.only == "sqlite":
        yield lite
        return
    with postgres_server() as address:
        names = ("one, PostgreSQL", "two, PostgreSQL")
        shared = [(name, options.postgres_rate, count, address) for count, name in enumerate(names, 1)]
        yield [*([] if options.only == "postgres" else lite), *shared]


def rows(options: argparse.Namespace) -> Iterator[Row]:
    """All measurements, the two codes by turns."""
    codes = {"before": checked_out(options.before)} if options.before else {}
    codes["now"] = ROOT / "src"
    with tempfile.TemporaryDirectory() as name, _places(options) as places:
        folder = Path(name)
        for kind, rate, count, address in places:
            for turn in range(options.turns):
                for code, sources in codes.items():
                    file = f"sqlite:///{folder}/{code}-{turn}.db"
                    database = file if address is None else fresh_database(address)
                    servers = [LoadedServer(sources, database, folder / "log") for _ in range(count)]
                    yield measure(code, kind, servers, rate, options)


def page(found: list[Row], options: argparse.Namespace, load: float) -> str:
    """The report."""
    before = f" `before` is {options.before}." if options.before else ""
    lines = [
        "# Load",
        "",
        f"{datetime.now(UTC):%Y-%m-%d}: `make load`, {options.game.capitalize()}, four people a table, each at a",
        f"socket of its own; {options.seconds:.0f} s a row.{before} Times are milliseconds from sending an action to",
        f"another client's update. The machine has {os.cpu_count()} cores for servers, clients and database. Its load",
        f"average was {load:.1f} before the run, and stands at the end of each row (a busy core counts 1.0). The share",
        "of a core is the servers' own processor time, and so are the milliseconds an action; `client` is the share of",
        "the clients.",
        "",
        "The targets are one process on one core: with SQLite 1,000 actions a second with p99 under 100 ms and at most",
        "0.7 ms an action, with PostgreSQL 300 a second with p99 under 150 ms, at 500 tables and 2,000 sockets.",
        "",
        f"| {' | '.join(HEAD)} |",
        "|" + "---|" * len(HEAD),
    ]
    return "\n".join([*lines, *[row.line() for row in found]]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", metavar="REV", help="a git revision to measure by turns with this code")
    parser.add_argument("--turns", type=int, default=1, help="how often each is measured")
    parser.add_argument("--only", choices=["sqlite", "postgres"])
    parser.add_argument("--game", default="norderwind")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=1000, help="actions a second over all tables, with SQLite")
    parser.add_argument("--postgres-rate", type=float, default=300, help="actions a second with PostgreSQL")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=5, help="seconds of play before measuring begins")
    parser.add_argument("--report", type=Path, default=ROOT / "docs/reports/load.md")
    options = parser.parse_args()
    load = os.getloadavg()[0]
    found: list[Row] = []
    for row in rows(options):
        found.append(row)
        print(row.line(), flush=True)
        options.report.write_text(page(found, options, load), encoding="utf-8")
        options.report.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))


if __name__ == "__main__":
    main()
