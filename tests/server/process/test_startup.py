"""A database that cannot be used is told in one sentence, by every command; and a SQLite file has one server."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
from pathlib import Path

import pytest
from sqlalchemy import URL, create_engine, event, insert, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from typer.testing import CliRunner, Result

from kogge import load
from kogge.bots.random_bot import RandomBot
from kogge.bots.table import play_game
from kogge.cli.commands import app
from kogge.core.record import dumps
from kogge.server import logs
from kogge.server.process import startup
from kogge.server.process.startup import Unusable, sole_server
from kogge.server.storage import schema, store
from kogge.server.storage.sqlite import SqliteStore
from tests.server.helpers import file_url, new_table, open_house
from tests.server.operation.test_admin_commands import said, two_tables
from tools.servers import Server, fresh_database

COMMANDS = [["admin", "verify"], ["serve", "--port", "0"], ["worker"]]


@pytest.fixture(autouse=True)
def own_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands run in this process, whose log lines are the test's."""
    monkeypatch.setattr(logs, "configure", lambda *_arguments: None)


def told(command: list[str], database: str, language: str = "en") -> Result:
    return CliRunner(env={"LC_ALL": language}).invoke(app, [*command, "--database", database])


def one_sentence(command: list[str], database: str, words: str, language: str = "en") -> None:
    done = told(command, database, language)
    assert done.exit_code == 2, (command, done.output, done.exception)
    assert len(done.output.splitlines()) == 1, done.output
    assert words in done.output, done.output
    assert "secret" not in done.output


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("kogge.db", "This is no database URL"),
        ("mysql://ada:secret@127.0.0.1/kogge", "This is no database URL"),
        ("postgresql://ada:secret@127.0.0.1:1/kogge", "kogge (127.0.0.1) cannot be reached"),
        ("postgresql://ada:secret@127.0.0.1:1/kogge?password=secret", "kogge (127.0.0.1) cannot be reached"),
        ("postgresql://ada:secret@no-such-host.invalid/kogge", "kogge (no-such-host.invalid) cannot be reached"),
    ],
)
def test_what_cannot_be_reached_is_told(command: list[str], database: str, words: str) -> None:
    one_sentence(command, database, words)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_who_is_not_let_in_is_told(command: list[str], postgres: str) -> None:
    url = make_url(fresh_database(postgres))
    stranger = url.set(username="nobody_here", password="secret").render_as_string(hide_password=False)
    one_sentence(command, stranger, "PostgreSQL does not let this user into")
    elsewhere = url.set(database="no_such_database", password="secret").render_as_string(hide_password=False)
    one_sentence(command, elsewhere, "no_such_database")


@pytest.mark.parametrize("command", COMMANDS[:2], ids=lambda command: command[0])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_file_that_is_no_database_is_told(command: list[str], language: str, tmp_path: Path) -> None:
    file = tmp_path / "kogge.db"
    file.write_text("this is no database, whatever its name says")
    file.chmod(0o644)
    words = {"en": "is no database of Kogge", "de": "ist keine Datenbank von Kogge"}[language]
    one_sentence(command, file_url(tmp_path), words, language)
    assert stat.S_IMODE(file.stat().st_mode) == 0o644, "the permissions of a stranger's file were changed"
    (tmp_path / "folder").mkdir()
    one_sentence(command, f"sqlite:///{tmp_path}/folder", "folder", language)
    one_sentence(command, f"sqlite:///{tmp_path}/kogge.db/inside.db", "inside.db", language)
    one_sentence(command, "sqlite:////proc/kogge/kogge.db", "/proc/kogge/kogge.db", language)


@pytest.mark.parametrize("command", COMMANDS[:2], ids=lambda command: command[0])
def test_a_newer_schema_is_not_touched(command: list[str], database: str) -> None:
    two_tables(database)
    engine = create_engine(make_url(database).set(drivername=driver(database)))
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE {store.VERSIONS} SET version_num = '9999'"))
    one_sentence(command, database, f"schema 9999; this version knows {store.NEWEST}")
    with engine.connect() as connection:
        assert connection.execute(text(f"SELECT version_num FROM {store.VERSIONS}")).scalar() == "9999"
    engine.dispose()


def driver(database: str) -> str:
    return "sqlite" if database.startswith("sqlite") else "postgresql+psycopg"


def limit_pages(plant: pytest.MonkeyPatch, more: int) -> None:
    """From now on SQLite finds the disk full when a database grows by so many pages."""
    prepare = SqliteStore.__init__

    def small(self: SqliteStore, url: URL) -> None:
        prepare(self, url)
        event.listen(self._engine, "connect", stop_growing)

    def stop_growing(connection: sqlite3.Connection, _record: object) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages + more}")

    plant.setattr(SqliteStore, "__init__", small)


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = file_url(tmp_path)
    two_tables(database)
    record = tmp_path / "long.kogge"
    record.write_text(dumps(play_game(load("novgorod", players=2), [RandomBot(), RandomBot()], 1)), encoding="utf-8")
    limit_pages(monkeypatch, 0)
    one_sentence(["admin", "import", str(record)], database, "There is no room left")
    monkeypatch.undo()
    assert said(database, "verify") == "2 tables: 2 replay equal, 0 do not."


def test_what_was_written_beside_what_found_the_disk_full_is_not_called_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite rolls back all that is to be committed together; then nobody may be told that it is stored."""

    async def scene() -> None:
        async with open_house(file_url(tmp_path)) as services:
            created = await new_table(services)
        limit_pages(monkeypatch, 8)
        async with open_house(file_url(tmp_path)) as services:

            async def say(number: int, text: str) -> None:
                async with services.store.write() as session:
                    row = {"table_id": created.table, "number": number, "seat": 0, "text": text, "at": 1}
                    await session.execute(insert(schema.chat), row)
                    await asyncio.sleep(0)

            found = await asyncio.gather(say(1, "small"), say(2, "x" * 100_000), say(3, "late"), return_exceptions=True)
            async with services.store.read() as session:
                stored = [row.number for row in await store.chat_rows(session, created.table, 0)]
            assert isinstance(found[1], SQLAlchemyError)
            assert [number for number, error in enumerate(found, 1) if error is None] == stored
            await say(4, "there is room for this")
            assert (await services.tables.get(created.table)).status == "playing"

    asyncio.run(scene())


# Who may read it


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in folder.iterdir() if path.is_file()}


def test_a_database_is_made_for_its_owner_only(tmp_path: Path) -> None:
    server = Server(file_url(tmp_path / "new" / "data"), tmp_path / "log")
    os.umask(0o022)
    server.start()
    try:
        found = modes(tmp_path / "new" / "data")
    finally:
        server.end()
    assert found == dict.fromkeys(["kogge.db", "kogge.db-wal", "kogge.db-shm", "kogge.db.lock"], "0o600")
    assert stat.S_IMODE((tmp_path / "new" / "data").stat().st_mode) == 0o700


def test_an_open_database_is_closed_to_others_at_the_start(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    two_tables(file_url(tmp_path))
    with sqlite3.connect(tmp_path / "kogge.db") as connection:
        connection.execute("CREATE TABLE more (number)")
        for path in tmp_path.iterdir():
            path.chmod(0o644)
        said(file_url(tmp_path), "verify")
        found = modes(tmp_path)
    assert set(found.values()) == {"0o600"}
    assert "kogge.db could be read by others" in caplog.text


# One server to a file


def test_a_second_server_on_a_sqlite_file_is_refused_and_names_the_first(tmp_path: Path) -> None:
    database = file_url(tmp_path)
    first = Server(database, tmp_path / "log")
    first.start()
    try:
        (tmp_path / "link.db").symlink_to(tmp_path / "kogge.db")
        for url in (database, f"sqlite:///{tmp_path}/link.db"):
            one_sentence(["serve", "--port", "0"], url, f"listening on 127.0.0.1:{first.port}")
        assert said(database, "verify") == "0 tables: 0 replay equal, 0 do not."
        backup = tmp_path / "backup.gz"  # of the key of the address hashes
        assert said(database, "backup", str(backup)) == f"1 rows backed up to {backup}."
        first.end(signal.SIGKILL)
        first.start()
    finally:
        first.end()
    with sole_server(database, "here"):
        pass


def test_a_lock_that_says_nothing_still_holds(tmp_path: Path) -> None:
    with sole_server(file_url(tmp_path), "here:1"):
        (tmp_path / "kogge.db.lock").write_text("")
        with pytest.raises(Unusable) as refused, sole_server(file_url(tmp_path), "there:2"):
            pass
        assert refused.value.details["pid"] == "?"


def test_where_files_cannot_be_locked_the_keeper_is_warned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def no_locks(_held: object) -> None:
        raise OSError(37, "No locks available")

    monkeypatch.setattr(startup, "_lock", no_locks)
    with sole_server(file_url(tmp_path), "here:1"):
        assert "start no second server" in caplog.text


def test_postgresql_has_many_servers(postgres: str) -> None:
    database = fresh_database(postgres)
    with sole_server(database, "here:1"), sole_server(database, "there:2"):
        pass
