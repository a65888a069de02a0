"""Backups: whole or not there, the same on both databases, and refused with nothing restored when damaged."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from threading import Event, Thread

import pytest
from sqlalchemy import insert

from kogge.server.live import chat
from kogge.server.operation import admin, upgrades
from kogge.server.storage import backups, schema, store
from kogge.server.storage.backups import NotRestored, backup, restore
from kogge.server.storage.store import Store, migrate, open_store
from tests.server.helpers import file_url, new_table, open_house, players, whose_turn
from tests.server.operation.test_admin import a_few_steps, rows_of
from tools.servers import fresh_database

DATA = Path(__file__).parent.parent / "data"


async def opened(url: str) -> Store:
    database = open_store(url)
    await migrate(database)
    return database


async def restored(url: str, file: Path) -> tuple[int, list[str]]:
    """How many rows a new database gets from a file, and what became of its tables."""
    database = await opened(url)
    try:
        rows = await restore(database, file)
        return rows, [verdict.outcome for verdict in await upgrades.verify(database)]
    finally:
        await database.close()


async def refused(url: str, file: Path) -> str:
    """Why a file is not restored; the database must be as empty as before."""
    database = await opened(url)
    try:
        with pytest.raises(NotRestored) as told:
            await restore(database, file)
        assert not any((await rows_of(database)).values())
        return told.value.reason
    finally:
        await database.close()


def saved(url: str, file: Path) -> bytes:
    """A backup of a small database."""

    async def scene() -> None:
        async with open_house(url) as services:
            await a_few_steps(services, 6)
            await backup(services.store, file)

    asyncio.run(scene())
    return file.read_bytes()


def test_a_backup_is_readable_by_its_owner_only_and_appears_when_it_is_whole(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "backup.gz"
    whole = saved(database, file)
    assert file.stat().st_mode & 0o777 == 0o600

    async def fails() -> None:
        other = await opened(database)
        monkeypatch.setattr(backups, "End", lambda *_parts: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await backup(other, file)
        await other.close()

    asyncio.run(fails())
    assert file.read_bytes() == whole
    assert [path for path in tmp_path.iterdir() if "backup.gz" in path.name] == [file]


def test_a_backup_taken_while_acts_go_on_is_one_moment(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rows are read a few at a time, and the acts that come in between are in none of them."""
    monkeypatch.setattr(backups, "AT_ONCE", 3)
    done, over = Event(), Event()

    def play() -> None:
        asyncio.run(acts())

    async def acts() -> None:
        async with open_house(database) as services:
            everyone = players(services, await new_table(services))
            while not over.is_set():
                await (await whose_turn(everyone)).act()
                await chat.say(services.tables, everyone[0].table, everyone[0].token, "on we go")
                done.set()

    async def saves() -> None:
        other = await opened(database)
        for number in range(5):
            await backup(other, tmp_path / f"{number}.gz")
            done.clear()
            await asyncio.to_thread(done.wait, 30)
        await other.close()
        for number in range(5):
            assert (await restored(file_url(tmp_path / str(number)), tmp_path / f"{number}.gz"))[1] == ["equal"]

    playing = Thread(target=play)
    playing.start()
    try:
        assert done.wait(60)
        asyncio.run(saves())
    finally:
        over.set()
        playing.join()


@pytest.mark.parametrize(
    "row", [b'["editions",{"gbme":"norderwind","hash":"a","name":"b","text":"c"}]', b'["chat",{"x":1}]']
)
def test_a_row_without_its_key_is_broken(row: bytes, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    file.write_bytes(gzip.compress(b'"kogge-backup 1"\n' + row + b"\n"))
    assert asyncio.run(refused(file_url(tmp_path), file)) == "broken"


def test_a_backup_with_any_byte_changed_or_cut_off_restores_nothing(tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    whole = saved(file_url(tmp_path), file)
    url = file_url(tmp_path / "elsewhere")
    # The first ten bytes are gzip's own, among them a time that nothing depends on.
    for place in range(10, len(whole), len(whole) // 40):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 16]) + whole[place + 1 :])
        assert asyncio.run(refused(url, file)) == "broken", place
    for length in range(0, len(whole), len(whole) // 25):
        file.write_bytes(whole[:length])
        assert asyncio.run(refused(url, file)) == "broken", length
    file.write_bytes(whole)
    assert asyncio.run(restored(url, file))[1] == ["equal"]


def test_a_backup_whose_lines_do_not_fit_restores_nothing(database: str, tmp_path: Path) -> None:
    """It is packed well, but it is not what was written."""
    file = tmp_path / "backup.gz"
    lines = gzip.decompress(saved(file_url(tmp_path / "here"), file)).splitlines(keepends=True)
    wrong = {
        "less": [*lines[:5], *lines[6:]],
        "twice": [*lines[:5], lines[4], *lines[5:]],
        "value": [line.replace(b"Player 1", b"Player 9") for line in lines],
        "table": [line.replace(b'["chat"', b'["cats"').replace(b'["log"', b'["cats"') for line in lines],
        "column": [line.replace(b'"steps"', b'"stops"') for line in lines],
        "more": [*lines, lines[4]],
        "no end": lines[:-1],
        "no backup": [b'"something else"\n', *lines[1:]],
        "nothing": [],
    }
    for what, found in wrong.items():
        file.write_bytes(gzip.compress(b"".join(found)))
        assert asyncio.run(refused(database, file)) == "broken", what
    newer = [[b'"kogge-backup 9"\n', *lines[1:]], [lines[0], b'{"schema":"9999"}\n', *lines[2:]]]
    for found in newer:
        file.write_bytes(gzip.compress(b"".join(found)))
        assert asyncio.run(refused(database, file)) == "newer"


def test_a_backup_of_the_first_format_is_still_restored(database: str) -> None:
    rows, outcomes = asyncio.run(restored(database, DATA / "backup-1.gz"))
    assert (rows, outcomes) == (499, ["equal"] * 12)


def test_a_backup_goes_into_an_empty_database_only(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    saved(database, file)

    async def scene() -> None:
        other = await opened(database)
        before = await rows_of(other)
        with pytest.raises(NotRestored, match="not-empty"):
            await restore(other, file)
        assert await rows_of(other) == before
        await admin.purge(other, -1)  # editions that were kept are left
        with pytest.raises(NotRestored, match="not-empty"):
            await restore(other, file)
        await other.close()

    asyncio.run(scene())


def test_a_backup_holds_a_few_rows_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are: with a thousand rows and ten at once, no query asks for more."""
    monkeypatch.setattr(backups, "AT_ONCE", 10)
    asked: list[int] = []
    real = store.all_columns

    async def counted(*arguments: object) -> list[store.Columns]:
        rows = await real(*arguments)  # type: ignore[arg-type]
        asked.append(len(rows))
        return rows

    async def scene() -> None:
        async with open_house(file_url(tmp_path)) as services:
            created = await new_table(services)
            lines = [
                {"table_id": created.table, "number": number, "seat": 0, "text": "x", "at": 1}
                for number in range(1, 1001)
            ]
            async with services.store.write() as session:
                await session.execute(insert(schema.chat), lines)
            monkeypatch.setattr(store, "all_columns", counted)
            assert await backup(services.store, tmp_path / "backup.gz") > 1000
            assert max(asked) == 10
            assert len(asked) > 100

    asyncio.run(scene())


def test_a_backup_moves_between_both_databases(postgres: str, tmp_path: Path) -> None:
    first, second = file_url(tmp_path), fresh_database(postgres)
    saved(first, tmp_path / "one.gz")

    async def scene() -> None:
        there, back = await opened(second), await opened(file_url(tmp_path / "back"))
        await restore(there, tmp_path / "one.gz")
        await backup(there, tmp_path / "two.gz")
        await restore(back, tmp_path / "two.gz")
        here = await opened(first)
        assert await rows_of(back) == await rows_of(there) == await rows_of(here)
        for database in (there, back, here):
            await database.close()

    asyncio.run(scene())
