"""The SQLite store: checkpoints are made beside the writers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import insert, text

from kogge.server.storage import schema, sqlite
from kogge.server.storage.store import migrate, open_store


async def _write(store: sqlite.SqliteStore, number: int) -> None:
    row = {"game": "g", "hash": f"{number}", "name": "", "text": "x" * 3000}
    async with store.write() as session:
        await session.execute(insert(schema.editions), row)


async def _opened(folder: Path) -> sqlite.SqliteStore:
    store = open_store(f"sqlite:///{folder}/kogge.db")
    assert isinstance(store, sqlite.SqliteStore)
    await migrate(store)
    return store


def test_nobody_waits_for_a_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(_write_beside_a_checkpoint(tmp_path, monkeypatch))


async def _write_beside_a_checkpoint(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = Event(), Event()

    def endless(_file: Path) -> None:
        begun.set()
        go_on.wait(20)

    monkeypatch.setattr(sqlite, "CHECKPOINT_S", 0.0)
    monkeypatch.setattr(sqlite, "_checkpoint_file", endless)
    store = await _opened(folder)
    try:
        await _write(store, 1)
        assert await asyncio.to_thread(begun.wait, 10)
        async with asyncio.timeout(10):
            await _write(store, 2)
        assert not go_on.is_set()
    finally:
        go_on.set()
        await store.close()


def test_the_write_ahead_log_stays_short_while_somebody_writes_all_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "CHECKPOINT_S", 0.01)
    rows, log_size = asyncio.run(_write_many(tmp_path))
    assert rows == 600
    assert log_size < 600 * 3000, "every commit is still in the log"


async def _write_many(folder: Path) -> tuple[int, int]:
    store = await _opened(folder)
    for number in range(600):
        await _write(store, number)
    log_size = (folder / "kogge.db-wal").stat().st_size
    async with store.read() as session:
        rows = (await session.execute(text("SELECT count(*) FROM editions WHERE game = 'g'"))).scalar_one()
    await store.close()
    return rows, log_size
