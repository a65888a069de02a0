"""``/health`` is good only where a table could be changed."""

from __future__ import annotations

import resource
import time
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from kogge.server.operation import health
from tests.server.clients import Client
from tools.servers import Server


class Disk(NamedTuple):
    free: int


def test_a_disk_that_is_almost_full_is_told(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH_S", 0)
    assert (client.get("/health").status_code, client.get("/health").text) == (200, "ok")
    with monkeypatch.context() as full:
        full.setattr(health, "disk_usage", lambda _folder: Disk(5 << 20))
        answer = client.get("/health")
    assert (answer.status_code, answer.text) == (503, "the disk of the database is almost full: 5 MiB are left")
    assert client.get("/health").status_code == 200


def test_however_many_ask_the_database_is_written_to_once_a_second(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []

    async def looked(_store: object) -> None:
        looks.append(1)

    monkeypatch.setattr(health, "FRESH_S", 3600)
    monkeypatch.setattr(health, "_write_problem", looked)
    client.app.state.services.health._looked = float("-inf")
    assert [client.get("/health").text for _ in range(5)] == ["ok"] * 5
    assert len(looks) == 1


def test_a_database_that_takes_no_write_is_told_and_so_is_that_it_does_again(tmp_path: Path) -> None:
    """A limit on the size of files is a full disk for whoever writes."""
    server = Server(f"sqlite:///{tmp_path / 'kogge.db'}", tmp_path / "log")
    server.start()
    try:
        assert httpx.get(f"{server.url}/health", timeout=30).status_code == 200
        unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        bad = answer_of(server, 503)
        assert bad.text.startswith("the database cannot be written to")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
        assert answer_of(server, 200).text == "ok"
    finally:
        server.end()


def answer_of(server: Server, status: int) -> httpx.Response:
    """The first answer with this status; one may be remembered from the second before."""
    for _ in range(100):
        answer = httpx.get(f"{server.url}/health", timeout=30)
        if answer.status_code == status:
            return answer
        time.sleep(0.1)
    raise AssertionError(answer.text)
