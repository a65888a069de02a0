"""Databases for the server's tests: SQLite in a file, and a PostgreSQL of one's own on a local socket."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from kogge.server.api.app import create_app
from kogge.server.settings import Setup
from tests.server.clients import Client
from tools.servers import fresh_database, postgres_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL that ends with the test run."""
    with postgres_server(durable=False) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'kogge.db'}"
    return fresh_database(request.getfixturevalue("postgres"))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A client of a server of its own; making one takes longer than most tests."""
    database = f"sqlite:///{tmp_path_factory.mktemp('app') / 'kogge.db'}"
    setup = Setup(database, rate=100_000, new_tables=100_000, contact="mailto:a@example.org")
    with TestClient(create_app(setup)) as client:
        yield client
