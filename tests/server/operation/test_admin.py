"""Keeping a house: nothing is lost over upgrades, back-ups and moves between databases."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, update

from kogge import read_record
from kogge.games import registry
from kogge.server.live.table import pinned_game
from kogge.server.operation import admin, upgrades
from kogge.server.services import Services
from kogge.server.storage import backups, schema, store
from kogge.server.storage.store import migrate, open_store
from tests.server.helpers import file_url, new_table, open_house, players, whose_turn
from tools.servers import fresh_database


async def a_few_steps(services: Services, steps: int = 10) -> str:
    created = await new_table(services)
    everyone = players(services, created)
    for _ in range(steps):
        await (await whose_turn(everyone)).act()
    return created.table


async def rows_of(database: store.Store) -> dict[str, Any]:
    async with database.read() as session:
        return {table.name: await store.all_columns(session, select(table)) for table in schema.metadata.sorted_tables}


def test_every_table_replays_equal_and_a_changed_one_is_frozen_with_its_log(database: str) -> None:
    async def scene() -> None:
        async with open_house(database) as services:
            sound, changed = await a_few_steps(services), await a_few_steps(services)
            verdicts = await upgrades.verify(services.store)
            assert [verdict.outcome for verdict in verdicts] == ["equal", "equal"]
            async with services.store.write() as session:
                where = schema.tables.c.id == changed
                await session.execute(update(schema.tables).where(where).values(mark="another", rules="0"))
            services.tables.forget(changed)
            verdicts = await upgrades.verify(services.store, every=False)
            assert [(verdict.table, verdict.outcome) for verdict in verdicts] == [(changed, "frozen")]
            services.tables.forget(changed)
            assert (await services.tables.get(changed)).status == "frozen"
            assert (await services.tables.get(sound)).status == "playing"
            assert len([row for row in (await rows_of(services.store))["log"] if row["table_id"] == changed]) == 11

    asyncio.run(scene())


def test_a_table_of_an_older_version_that_replays_equal_is_played_on(database: str) -> None:
    async def scene() -> None:
        async with open_house(database) as services:
            name = await a_few_steps(services)
            async with services.store.write() as session:
                where = schema.tables.c.id == name
                await session.execute(update(schema.tables).where(where).values(rules="0", tokens="older"))
            found = await upgrades.verify(services.store, every=False, freeze=False)
            assert [verdict.outcome for verdict in found] == ["moved"]
            assert [verdict.outcome for verdict in await upgrades.verify(services.store, every=False)] == ["moved"]
            services.tables.forget(name)
            assert (await services.tables.get(name)).status == "playing"

    asyncio.run(scene())


def test_a_table_keeps_its_edition_whatever_becomes_of_the_file(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with open_house(database) as services:
            name = await a_few_steps(services)
            before = (await services.tables.get(name)).replayed().state.text()
        pinned_game.cache_clear()
        with monkeypatch.context() as gone:
            gone.setattr(registry, "_edition_text", lambda *_name: pytest.fail("the file is read"))
            async with open_house(database) as services:
                table = await services.tables.get(name)
                assert (table.status, table.replayed().state.text()) == ("playing", before)

    asyncio.run(scene())


def test_a_server_looks_at_the_tables_of_another_version_when_it_starts(database: str) -> None:
    async def scene() -> None:
        async with open_house(database) as services:
            sound, changed = await a_few_steps(services), await a_few_steps(services)
            async with services.store.write() as session:
                await session.execute(update(schema.tables).values(rules="0"))
                await session.execute(update(schema.tables).where(schema.tables.c.id == changed).values(mark="another"))
        async with open_house(database) as services:
            assert [(await services.tables.get(name)).status for name in (sound, changed)] == ["playing", "frozen"]

    asyncio.run(scene())


def test_a_back_up_is_restored_to_the_last_row_into_the_other_kind_of_database(
    database: str, tmp_path: Path, postgres: str
) -> None:
    elsewhere = fresh_database(postgres) if database.startswith("sqlite") else file_url(tmp_path / "other")

    async def scene() -> None:
        async with open_house(database) as services:
            await a_few_steps(services)
            before = await rows_of(services.store)
            count = await backups.backup(services.store, tmp_path / "backup.gz")
        other = open_store(elsewhere)
        await migrate(other)
        assert await backups.restore(other, tmp_path / "backup.gz") == count
        assert await rows_of(other) == before
        assert [verdict.outcome for verdict in await upgrades.verify(other)] == ["equal"]
        await other.close()

    asyncio.run(scene())


def test_records_go_out_and_come_in(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(database) as services:
            name = await a_few_steps(services)
            assert await admin.export_records(services.store, tmp_path / "records", running=False) == 0
            assert await admin.export_records(services.store, tmp_path / "records", running=True) == 1
            written = (tmp_path / "records" / f"{name}.kogge").read_text()
            link = await admin.import_record(services.store, written)
            table = await services.tables.get(link.split("#")[0].removeprefix("/t/"))
            assert table.status == "abandoned"
            assert table.replayed().state.text() == read_record(written).state.text()
            assert await admin.purge(services.store, 1) == 0
            assert await admin.delete_table(services.store, name)
            assert await admin.purge(services.store, -1) == 1
            assert not (await rows_of(services.store))["log"]

    asyncio.run(scene())


def test_the_migrations_make_the_tables_of_this_version(database: str) -> None:
    def compare(connection: Connection) -> None:
        context = MigrationContext.configure(connection, opts={"version_table": store.VERSIONS})
        assert compare_metadata(context, schema.metadata) == []
        assert context.get_current_revision() == store.NEWEST

    async def scene() -> None:
        opened = open_store(database)
        await migrate(opened)
        async with opened.write() as session:
            await session.run_sync(compare)
        await opened.close()

    asyncio.run(scene())


def test_a_table_opened_while_the_house_looks_for_deleted_ones_is_not_taken_for_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With PostgreSQL others come in while a query runs; the players of such a table were turned away."""
    asked_for = store.some_columns

    async def scene() -> None:
        async with open_house(file_url(tmp_path)) as services:
            name = (await new_table(services)).table
            services.tables.forget(name)

            async def slow(*arguments: Any) -> list[Any]:
                rows = await asked_for(*arguments)
                monkeypatch.setattr(store, "some_columns", asked_for)
                await services.tables.get(name)
                return rows

            monkeypatch.setattr(store, "some_columns", slow)
            assert await services.tables.look_at_all() == []
            assert services.tables.known(name) is not None

    asyncio.run(scene())
