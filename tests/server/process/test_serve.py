"""`kogge serve` as an operator runs it: configured by the environment, watched, and stopped."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kogge.cli.commands import app
from kogge.server import logs
from kogge.server.bots import job_queue
from kogge.server.process import run, startup
from tests.server.clients import PEOPLE
from tools.servers import START_S, free_port

PASSWORD = "geheim-4711"
POSTGRES = f"postgresql://kogge:{PASSWORD}@127.0.0.1:1/kogge"


class Running:
    """A server in a process of its own; all it knows comes from its environment."""

    def __init__(self, folder: Path, **variables: str) -> None:
        self.port, self.metrics_port = free_port(), free_port()
        self.url, self._log = f"http://127.0.0.1:{self.port}", folder / "log"
        url_file = folder / "database-url"
        url_file.write_text(f"sqlite:///{folder / 'kogge.db'}\n")
        environment = {name: text for name, text in os.environ.items() if not name.startswith("KOGGE_DATABASE")}
        environment |= {"KOGGE_PORT": str(self.port), "KOGGE_METRICS_PORT": str(self.metrics_port), "LC_ALL": "C"}
        environment |= {"KOGGE_DATABASE_FILE": str(url_file), "KOGGE_RATE": "1000", **variables}
        with self._log.open("wb") as log:
            command = [sys.executable, "-m", "kogge", "serve"]
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)

    def wait(self) -> None:
        """Until it says that it listens."""
        until = time.monotonic() + START_S
        while "listen" not in self.log():
            assert self.process.poll() is None, self.log()
            assert time.monotonic() < until, self.log()
            time.sleep(0.05)

    def log(self) -> str:
        return self._log.read_text()

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(30)
        finally:
            self.process.kill()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    variables = {"KOGGE_LOG_FORMAT": "json", "KOGGE_ACCESS_LOG": "1", "KOGGE_LOG_ADDRESSES": "full"}
    server = Running(tmp_path_factory.mktemp("serve"), **variables)
    try:
        server.wait()
        yield server
    finally:
        server.stop()


def new_table(server: Running) -> tuple[str, str]:
    made = httpx.post(f"{server.url}/api/tables", json={"game": "norderwind", "seats": PEOPLE}, timeout=30).json()
    return made["table"], made["seats"][0]["token"]


def test_metrics_have_a_port_of_their_own(running: Running) -> None:
    assert httpx.get(f"{running.url}/metrics", timeout=30).status_code == 404
    metrics = httpx.get(f"http://127.0.0.1:{running.metrics_port}/metrics", timeout=30)
    assert metrics.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert "kogge_build_info{" in metrics.text
    for path in ("/", "/api/games", "/health"):
        assert httpx.get(f"http://127.0.0.1:{running.metrics_port}{path}", timeout=30).status_code == 404


def test_a_client_cannot_choose_the_address_it_is_counted_and_logged_with(running: Running) -> None:
    forged = {"X-Forwarded-For": "198.51.100.1, 203.0.113.5"}
    assert httpx.get(f"{running.url}/health", headers=forged, timeout=30).status_code == 200
    table, token = new_table(running)
    socket_url = f"ws://127.0.0.1:{running.port}/api/tables/{table}/socket"
    with connect(socket_url, additional_headers={"X-Forwarded-For": "198.51.100.1, 203.0.113.6"}) as opened:
        opened.send(json.dumps({"type": "hello", "token": token}))
        assert json.loads(opened.recv(timeout=60))["type"] == "update"
    entries = [json.loads(line) for line in running.log().splitlines()]
    addresses = {entry["address"] for entry in entries if entry["logger"] == "kogge.access"}
    assert {"203.0.113.5", "203.0.113.6"} <= addresses <= {"203.0.113.5", "203.0.113.6", "127.0.0.1"}
    assert token not in running.log()


def test_every_line_of_a_json_log_is_json(running: Running) -> None:
    entries = [json.loads(line) for line in running.log().splitlines()]
    assert entries[0]["message"] == f"listening on {running.url}/"
    assert all({"time", "level", "logger", "message"} <= entry.keys() for entry in entries)


def close_code(opened: ClientConnection) -> int | None:
    """The code with which the server ends a socket, after all it still had to say."""
    try:
        for _ in range(20):
            opened.recv(timeout=60)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
    return None


def test_sigterm_closes_sockets_so_that_pages_come_back_and_ends_the_server(tmp_path: Path) -> None:
    server = Running(tmp_path)
    try:
        server.wait()
        assert server.log() == f"Kogge listens on {server.url}/ (stop it with Ctrl+C)\n"
        table, token = new_table(server)
        with (
            socket.create_connection(("127.0.0.1", server.port)) as slow,
            connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as opened,
        ):
            slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{")
            opened.send(json.dumps({"type": "hello", "token": token}))
            assert json.loads(opened.recv(timeout=60))["type"] == "update"
            server.process.send_signal(signal.SIGTERM)
            assert close_code(opened) == 1012
            assert server.process.wait(20) == -signal.SIGTERM, "a client that never ends its request does not hold it"
        assert "shutting down" in server.log()
        assert "Traceback" not in server.log()
    finally:
        server.stop()


# Configuration


def asked(monkeypatch: pytest.MonkeyPatch, *arguments: str, **variables: str) -> tuple[Any, Any]:
    """The setup and the place that these arguments and variables lead to."""
    found: list[Any] = []
    monkeypatch.setattr(run, "run", lambda setup, listening, _ready: found.extend([setup, listening]))
    monkeypatch.setattr(logs, "configure", lambda *_arguments: None)
    done = CliRunner(env={"LC_ALL": "C", **variables}).invoke(app, ["serve", *arguments])
    assert done.exit_code == 0, done.output
    return found[0], found[1]


def test_every_option_comes_from_its_variable_and_the_command_line_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    setup, listening = asked(
        monkeypatch,
        "--rate",
        "7",
        KOGGE_DATABASE="sqlite:///here.db",
        KOGGE_PORT="9001",
        KOGGE_NAME="play.example.org www.example.org",
        KOGGE_TRUSTED_PROXY="10.0.0.1 192.168.0.0/24",
        KOGGE_LOBBY="1",
        KOGGE_SECURE="true",
        KOGGE_WORKERS="0",
        KOGGE_RATE="99",
        KOGGE_LOG_ADDRESSES="none",
    )
    assert (setup.database, setup.lobby, setup.secure, setup.workers) == ("sqlite:///here.db", True, True, False)
    assert {"play.example.org", "www.example.org"} <= set(setup.hosts)
    assert (setup.rate, setup.log_addresses, listening.port) == (7, "none", 9001)
    assert listening.trusted_proxies == ("10.0.0.1/32", "192.168.0.0/24")
    assert asked(monkeypatch)[1].trusted_proxies == ("127.0.0.1", "::1")


def test_the_database_may_stand_in_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "url"
    file.write_text(" sqlite:///from-file.db\n")
    named = {"KOGGE_DATABASE_FILE": str(file)}
    assert asked(monkeypatch, **named)[0].database == "sqlite:///from-file.db"
    assert asked(monkeypatch, "--database", "sqlite:///x.db", **named)[0].database == "sqlite:///x.db"
    line = ("--database-file", str(file))
    assert asked(monkeypatch, *line, KOGGE_DATABASE="sqlite:///x.db")[0].database == "sqlite:///from-file.db"
    both = invoke("serve", KOGGE_DATABASE=POSTGRES, **named)
    assert both.exit_code == 2
    assert "not both" in both.output
    assert PASSWORD not in both.output
    file.write_text("\n")
    assert invoke("serve", **named).exit_code == 2
    assert "cannot be used" in invoke("serve", KOGGE_DATABASE_FILE=str(tmp_path / "none")).output


def test_worker_and_admin_read_the_same_variables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found: list[object] = []

    async def work(*arguments: object) -> None:
        found.extend(arguments)

    async def reach(_url: str) -> None:
        pass

    monkeypatch.setattr(job_queue, "work", work)
    monkeypatch.setattr(startup, "reach", reach)
    monkeypatch.setattr(logs, "configure", lambda *_arguments: None)
    assert invoke("worker", KOGGE_DATABASE=POSTGRES, KOGGE_CONCURRENCY="3").exit_code == 0
    assert found == [POSTGRES, 3]
    assert invoke("worker").exit_code == 2
    url, file = f"sqlite:///{tmp_path / 'kogge.db'}", tmp_path / "url"
    file.write_text(url)
    assert invoke("admin", "purge", "1", KOGGE_DATABASE=url).exit_code == 0
    assert (tmp_path / "kogge.db").exists()
    (tmp_path / "kogge.db").unlink()
    assert invoke("admin", "purge", "1", KOGGE_DATABASE_FILE=str(file)).exit_code == 0
    assert (tmp_path / "kogge.db").exists()


def invoke(*arguments: str, **variables: str) -> Result:
    return CliRunner(env={"LC_ALL": "C", "COLUMNS": "200", **variables}).invoke(app, [*arguments])


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_keeps_a_server_from_starting_is_one_sentence(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "configure", lambda *_arguments: None)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        database = {"LC_ALL": language, "KOGGE_DATABASE": f"sqlite:///{tmp_path / 'kogge.db'}"}
        used = invoke("serve", "--port", str(port), **database)
    assert used.exit_code == 2
    assert used.stderr.count("\n") == 1
    assert f"127.0.0.1:{port}" in used.stderr
    assert "--port" in used.stderr
    away = invoke("serve", "--port", "0", LC_ALL=language, KOGGE_DATABASE=POSTGRES)
    assert away.exit_code == 2
    assert away.stderr.count("\n") == 1
    assert PASSWORD not in away.output
    no_place = invoke("serve", "--uds", str(tmp_path / "none" / "sock"), **database)
    assert no_place.exit_code == 2
    assert no_place.stderr.count("\n") == 1
