"""A database that an older version has left is opened by this one: nothing is lost, and every game goes on."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, MetaData, create_engine, insert, make_url, select, text

from kogge.core.record import dumps
from kogge.server.live import chat, creation, lobby, play, seats
from kogge.server.operation import upgrades
from kogge.server.services import Services
from kogge.server.storage import backups, store
from kogge.server.storage.store import migrate, open_store
from kogge.server.wire import Act, Held, Join, Undo
from tests.server.helpers import open_house
from tools.servers import fresh_database

DATA = Path(__file__).parent.parent / "data"  # made by data/make_old_database.py with an older version
OLD = "0002"
TABLES: list[dict[str, Any]] = json.loads((DATA / f"old-{OLD}.json").read_text(encoding="utf-8"))


@pytest.fixture
def old_database(tmp_path: Path) -> str:
    """The database as the older version has left it."""
    (tmp_path / "kogge.db").write_bytes(gzip.decompress((DATA / f"old-{OLD}.db.gz").read_bytes()))
    return f"sqlite:///{tmp_path / 'kogge.db'}"


def test_every_table_of_an_older_version_is_there_and_goes_on(old_database: str) -> None:
    async def scene() -> None:
        async with open_house(old_database) as services:
            assert [verdict.outcome for verdict in await upgrades.verify(services.store)] == ["equal"] * len(TABLES)
            for known in TABLES:
                await as_it_was(services, known)
                await goes_on(services, known)

    assert {known["status"] for known in TABLES} == {"waiting", "playing", "abandoned", "finished"}
    asyncio.run(scene())


async def as_it_was(services: Services, known: dict[str, Any]) -> None:
    """Names, seats, position, every viewer's place and the chat."""
    table = await services.tables.get(known["table"])
    story = table.replayed()
    assert (table.status, table.names, story.state.text()) == (known["status"], known["names"], known["position"])
    assert [list(story.place(viewer)) for viewer in story.viewers] == known["places"]
    for seat, token in known["tokens"].items():
        assert table.seat_of(token) == int(seat)
    assert (table.viewer_of(known["watch"]), table.row.result) == (-3, known["result"])
    lines = await chat.chat(services.store, table, 0)
    assert [line.text for line in lines] == known["chat"]


async def goes_on(services: Services, known: dict[str, Any]) -> None:
    """What can be done at a table of this kind is done."""
    name, tokens = known["table"], {int(seat): token for seat, token in known["tokens"].items()}
    if known["status"] == "waiting":
        joined = await seats.join(services.tables, name, Join("Cy", known["join"]))
        tokens[joined.seat] = joined.token
    if known["status"] in ("waiting", "playing"):
        await thirty_acts(services, name, tokens)
        await chat.say(services.tables, name, tokens[0], "And on we go.")
    else:
        table = await services.tables.get(name)
        assert "\nresult" in dumps(table.record()) or known["status"] == "abandoned"
        made = await creation.rematch(services.tables, name, tokens[0])
        assert (await services.tables.get(made.table)).status == "waiting"


async def thirty_acts(services: Services, name: str, tokens: dict[int, str]) -> None:
    rng = random.Random(name)
    for number in range(30):
        story = (await services.tables.get(name)).playing()
        seat = rng.choice(story.state.awaited())
        action = rng.choice(story.state.legal_as(seat))
        request = Act(*story.place(seat), action, f"after-{number:06}")
        await play.act(services.tables, name, tokens[seat], request)
        await play.act(services.tables, name, tokens[seat], request)  # sent again, it is answered as the first
    if story.undoable(seat)[0]:
        await play.undo(services.tables, name, tokens[seat], Undo(*story.place(seat), "after-undo"))


def test_an_old_database_is_as_good_after_a_move_to_postgresql(
    old_database: str, tmp_path: Path, postgres: str
) -> None:
    url = fresh_database(postgres)

    async def scene() -> None:
        async with open_house(old_database) as services:
            await backups.backup(services.store, tmp_path / "backup.gz")
        there = open_store(url)
        await migrate(there)
        await backups.restore(there, tmp_path / "backup.gz")
        await there.close()
        async with open_house(url) as services:
            for known in TABLES:
                await as_it_was(services, known)
                await goes_on(services, known)

    asyncio.run(scene())


# Migrations: what an older server, still running, does to the tables must go on working


def upgraded(engine: Engine, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(store.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def engine_of(database: str) -> Engine:
    url = make_url(database)
    return create_engine(url.set(drivername="sqlite" if url.get_backend_name() == "sqlite" else "postgresql+psycopg"))


def reflected(engine: Engine) -> MetaData:
    found = MetaData()
    found.reflect(engine)
    return found


@pytest.mark.parametrize(("older", "newer"), list(pairwise(store.REVISIONS[1:])))
def test_a_migration_only_adds_and_an_older_server_can_still_write(database: str, older: str, newer: str) -> None:
    """Expand first, contract later: a new column may be left out, and no old one goes while a server may use it."""
    engine = engine_of(database)
    upgraded(engine, older)
    known = reflected(engine)
    upgraded(engine, newer)
    now = reflected(engine)
    for name, table in known.tables.items():
        assert set(table.columns.keys()) <= set(now.tables[name].columns.keys())
    with engine.begin() as connection:  # as the older server writes, which knows the older columns only
        rows = {"tables": ROW, "seats": SEAT, "log": ACT, "chat": LINE}
        for name, row in rows.items():
            connection.execute(insert(known.tables[name]), {**row})
            connection.execute(known.tables[name].update().values(**row))
            assert len(connection.execute(select(known.tables[name])).all()) == 1
    engine.dispose()


ROW: dict[str, Any] = {"id": "a", "game": "norderwind", "players": 2, "edition_hash": "x", "options": {}, "rules": "1"}
ROW |= {"tokens": "x", "settings": {}, "public": False, "status": "waiting", "join_code": "x", "watch_code": "x"}
ROW |= {"version": 0, "head": 0, "chat_head": 0, "clock_at": 0, "mark": "", "result": None, "rematch": None}
ROW |= {"created": 1, "changed": 1}
SEAT: dict[str, Any] = {"table_id": "a", "seat": 0, "kind": "person", "name": "Ada", "level": None, "away": False}
SEAT |= {"token_hash": None, "code_hash": None, "code_until": 0, "left_ms": None, "online_until": 0}
ACT: dict[str, Any] = {"table_id": "a", "number": 0, "kind": "play", "seat": 0, "key": "k", "epoch": 0, "index": 0}
ACT |= {"asked": "", "steps": "", "count": 0, "at": 1}
LINE: dict[str, Any] = {"table_id": "a", "number": 1, "seat": 0, "text": "ahoy", "at": 1}


def test_a_table_an_older_server_made_after_the_migration_is_played_here(old_database: str) -> None:
    """It has left the new columns out."""

    async def scene() -> None:
        async with open_house(old_database) as services:
            known = next(one for one in TABLES if one["status"] == "playing")
            async with services.store.write() as session:
                await session.execute(text("UPDATE tables SET shown = NULL"))
            await goes_on(services, known)
            found = await lobby.my_tables(services.tables, [Held(known["table"], known["tokens"]["0"])], "en")
            assert found[0].changed > 0

    asyncio.run(scene())
