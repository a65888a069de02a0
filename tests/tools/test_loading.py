"""The measurement of loading at a very small size: it loads what was stored, and tells what it found."""

from __future__ import annotations

import asyncio
from pathlib import Path

from kogge import CHANCE, load
from kogge.server.storage.store import done_with, migrate, open_store
from tools.loading import loaded, measure, page, random_game, stored, take_back


def test_a_table_with_many_undos_is_loaded_as_it_was(tmp_path: Path) -> None:
    """Its last act taken back and played again fifty times."""
    game = load("norderwind", 2, edition="tiny")
    steps = random_game(game, 1)
    while steps[-1][0] == CHANCE:
        steps.pop()

    async def scene() -> None:
        database = open_store(f"sqlite:///{tmp_path / 'kogge.db'}")
        await migrate(database)
        name = await stored(database, game, steps)
        await take_back(database, name, game, steps[-1], 50)
        _spent, _taken, table = await loaded(database, name, 2)
        assert table.replayed().past() == steps
        assert table.replayed().epochs() == [50] * 3
        async with database.read() as session:
            assert await done_with(session, name, steps[-1][0], "undo-000049") == (0, 0, "undo 1")
        row = await measure(database, "the only", game, steps, 3, 1)
        assert row[:4] == ["Norderwind", "the only", f"{len(steps):,}", "3"]
        await database.close()

    asyncio.run(scene())


def test_the_page_says_whether_the_promise_holds() -> None:
    row = ["SQLite", "Norderwind", "the longest", "4,000", "0"]
    assert "any table holds: the slowest took 19.0 ms" in page([[*row, "19.0", "25.0"]], 5, 3)
    assert "is missed: the slowest took 21.0 ms" in page([[*row, "19.0", "19.0"], [*row, "21.0", "22.0"]], 5, 3)
