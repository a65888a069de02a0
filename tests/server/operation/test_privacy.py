"""One's own data: said, given, deleted; and how long anything is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import asdict
from sqlalchemy import delete, insert, select, update

from kogge import read_record
from kogge.games import own_box, registry
from kogge.server.errors import Refused
from kogge.server.live import chat, creation, moderation, play, seats
from kogge.server.operation import admin, bans, privacy, reports, retention
from kogge.server.services import Services
from kogge.server.settings import Setup
from kogge.server.storage import schema, store
from kogge.server.storage.addresses import DAY_MS, UNKNOWN
from kogge.server.storage.rows import AddressColumns
from kogge.server.wire import CreateTable, Join, NewSeat, Propose, Report, Settings
from tests.server.clients import Client, bearer, new_table
from tests.server.helpers import LANGUAGE, file_url, open_house, players, whose_turn
from tests.server.helpers import new_table as house_table

ADA, OPEN = NewSeat("person", "Ada"), NewSeat("open")
SOMEWHERE: AddressColumns = {**UNKNOWN, "address_hash": "somewhere", "address_until": 2**50}


def met(database: str, scene: Callable[[Services], Awaitable[None]]) -> None:
    async def evening() -> None:
        async with open_house(database) as services:
            await scene(services)

    asyncio.run(evening())


async def everything(services: Services) -> str:
    async with services.store.read() as session:
        return repr([await store.all_columns(session, select(table)) for table in schema.metadata.sorted_tables])


def test_the_policy_follows_the_servers_settings(client: Client) -> None:
    told = client.get("/api/privacy").json()
    assert (told["keep_days"], told["waiting_days"], told["contact"]) == (0, 0, "mailto:a@example.org")
    other = privacy.policy(Setup("sqlite://", keep_days=30, keep_addresses=True, chat=False))
    assert (other.keep_days, other.waiting_days, other.plain_addresses, other.chat) == (30, 1, True, False)
    kept = (other.address_days, other.report_days, other.ban_days, other.kick_hours, other.chat_lines)
    assert kept == (14, 90, 30, 24, 500)


def test_a_seat_gets_what_is_stored_about_it_and_nothing_about_others(database: str) -> None:
    async def scene(services: Services) -> None:
        ada, bo = players(services, await house_table(services))
        for _ in range(6):
            await (await whose_turn([ada, bo])).act()
        await chat.say(services.tables, ada.table, ada.token, "mine")
        await chat.say(services.tables, ada.table, bo.token, "theirs")
        await chat.mute(services.tables, ada.table, ada.token, 1, True)
        own = await privacy.export(services.tables, ada.table, ada.token, "en")
        assert (own.name, own.seat, own.muted, own.record) == ("Player 1", 0, [1], None)
        assert [line.text for line in own.chat] == ["mine"]
        assert len(own.events) == (await ada.look()).index
        asked = await play.propose(services.tables, ada.table, ada.token, Propose("abandon"))
        await play.vote(services.tables, ada.table, bo.token, asked.id, True)
        record = (await privacy.export(services.tables, ada.table, ada.token, "en")).record
        assert record is not None
        assert read_record(record).seats == ["Player 1", "Player 2"]
        with pytest.raises(Refused, match="bad-token"):
            await privacy.export(services.tables, ada.table, "wrong", "en")

    met(database, scene)


def test_a_person_is_forgotten_and_the_game_stays_for_the_others(database: str) -> None:
    async def scene(services: Services) -> None:
        chairs = [NewSeat("person", "Adelheid"), NewSeat("person", "Bo")]
        ada, bo = players(
            services, await creation.create(services.tables, CreateTable("norderwind", chairs), LANGUAGE, SOMEWHERE)
        )
        for _ in range(6):
            await (await whose_turn([ada, bo])).act()
        await seats.handover(services.tables, ada.table, ada.token)
        await chat.say(services.tables, ada.table, ada.token, "my secret")
        await chat.say(services.tables, ada.table, bo.token, "stays")
        before = (await bo.look()).index
        assert not await privacy.forget(services.tables, services.hub, ada.table, ada.token, "de")
        table = await services.tables.get(ada.table)
        assert (table.names, table.is_bot(0), (await bo.look()).index) == (["Früherer Gast 1", "Bo"], True, before)
        assert (table.seats[0].token_hash, table.seats[0].code_hash) == (None, None)
        kept = await everything(services)
        assert not [word for word in ("Adelheid", "my secret") if word in kept]
        assert kept.count("somewhere") == 1  # the other's
        assert [line.text for line in await chat.chat(services.store, table, 1)] == ["stays"]
        with pytest.raises(Refused, match="bad-token"):
            await privacy.forget(services.tables, services.hub, ada.table, ada.token, "de")
        assert await privacy.forget(
            services.tables, services.hub, ada.table, bo.token, "de"
        )  # the last one takes the table along
        with pytest.raises(Refused, match="unknown-table"):
            await services.tables.get(ada.table)
        kept = await everything(services)
        assert not [word for word in (ada.table, "stays", "somewhere") if word in kept]

    met(database, scene)


def test_before_the_game_the_seat_is_open_again_and_an_empty_table_is_deleted(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        made = await creation.create(services.tables, CreateTable("norderwind", [ADA, OPEN, OPEN]), LANGUAGE)
        code = str(made.links.join).partition("=")[2]
        joined = await seats.join(services.tables, made.table, Join("Bo", code))
        assert not await privacy.forget(services.tables, services.hub, made.table, made.seats[0].token, "en")
        table = await services.tables.get(made.table)
        assert ([row.kind for row in table.seats], table.host()) == (["open", "person", "open"], 1)
        assert await privacy.forget(services.tables, services.hub, made.table, joined.token, "en")
        with pytest.raises(Refused, match="unknown-table"):
            await services.tables.get(made.table)

    met(file_url(tmp_path), scene)


def test_who_left_and_may_come_back_keeps_the_table(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        ada, bo = players(services, await house_table(services))
        code = await seats.leave(services.tables, ada.table, bo.token, None)
        assert not await privacy.forget(services.tables, services.hub, ada.table, ada.token, "en")
        assert (await seats.claim(services.tables, ada.table, code.code)).seat == 1

    met(file_url(tmp_path), scene)


def test_data_over_http(client: Client) -> None:
    table, (ada, bo), _made = new_table(client)
    own = client.post("/api/privacy/export", json={"table": table}, headers=bearer(ada))
    assert (own.status_code, own.json()["name"], own.json()["address"]) == (200, "Ada", "hash")
    for token in (ada, bo):
        done = client.post("/api/privacy/forget", json={"table": table}, headers=bearer(token))
        assert done.json() == {"table": token == bo}
    assert client.post("/api/privacy/forget", json={"table": table}, headers=bearer(bo)).status_code == 404
    assert client.post("/api/privacy/forget", json={"table": "../x"}, headers=bearer(bo)).status_code == 400


# For the operator


def test_people_are_found_by_name_in_any_case(database: str) -> None:
    async def scene(services: Services) -> None:
        chairs = [NewSeat("person", "ÄNNE Möller"), NewSeat("person", "Änne"), NewSeat("bot", "Änne")]
        made = await creation.create(services.tables, CreateTable("norderwind", chairs), LANGUAGE)
        for words, exact, found in (("änne", False, [0, 1]), ("ÄNNE", True, [1]), ("%", False, []), ("ö", False, [0])):
            rows = await privacy.find(services.store, words, exact)
            assert sorted(row.seat for row in rows) == found
            assert all(row.table_id == made.table for row in rows)

    met(database, scene)


def test_the_operator_deletes_a_person_while_the_server_runs(database: str) -> None:
    async def scene(services: Services) -> None:
        ada, bo = players(services, await house_table(services))
        assert not await privacy.forget_in(services.store, ada.table, 7, "en")
        assert not await privacy.forget_in(services.store, "nowhere", 0, "en")
        assert await privacy.forget_in(services.store, ada.table, 0, "en")
        await services.tables.look_at_all()
        assert (await bo.look()).seats[0].name == "Former player 1"
        with pytest.raises(Refused, match="bad-token"):
            (await services.tables.get(ada.table)).seat_of(ada.token)

    met(database, scene)


# Retention


async def age(services: Services, table: str, days: float) -> None:
    """As if nobody had touched the table for so long."""
    async with services.store.write() as session:
        then = store.now() - int(days * DAY_MS)
        await session.execute(update(schema.tables).where(schema.tables.c.id == table).values(changed=then))


async def names(services: Services) -> set[str]:
    async with services.store.read() as session:
        return {row["id"] for row in await store.all_columns(session, select(schema.tables.c.id))}


def test_old_tables_are_deleted_in_batches_and_only_where_the_server_says_so(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "BATCH", 2)

    async def scene(services: Services) -> None:
        old = [(await house_table(services)).table for _ in range(5)]
        waiting, sat = [
            (await creation.create(services.tables, CreateTable("norderwind", [ADA, OPEN]), LANGUAGE)).table
            for _ in "ab"
        ]
        young = (await house_table(services)).table
        for table in old:
            await age(services, table, 31)
        for table in (waiting, sat):
            await age(services, table, 1.5)
        await age(services, young, 29)
        await services.arrive(sat, 0)
        assert await retention.sweep(services.store, 0) == 0
        assert await retention.sweep(services.store, 30) == 6
        assert await names(services) == {sat, young}

    met(database, scene)


OWN = own_box.rewritten(registry.edition_file("norderwind"), "my-box", {"start.gold": {"value": 9}})


async def own_table(services: Services) -> str:
    chairs = [ADA, NewSeat("person", "Bo")]
    request = CreateTable("norderwind", chairs, own_edition=OWN)
    return (await creation.create(services.tables, request, LANGUAGE)).table


async def kept_editions(services: Services) -> list[str]:
    async with services.store.read() as session:
        return sorted(row["name"] for row in await store.all_columns(session, select(schema.editions)))


@pytest.mark.parametrize("by_hand", [False, True])
def test_the_text_of_an_own_edition_goes_with_the_last_table_that_uses_it(database: str, by_hand: bool) -> None:
    async def scene(services: Services) -> None:
        shipped = (await house_table(services)).table
        first, last = await own_table(services), await own_table(services)
        for table in (shipped, first):
            await age(services, table, 31)
        await (admin.purge(services.store, 30) if by_hand else retention.sweep(services.store, 30))
        assert await names(services) == {last}
        assert await kept_editions(services) == ["my-box", "reconstructed-3"]
        await admin.delete_table(services.store, last)
        await retention.sweep(services.store, 0)  # tables are kept, and what nobody uses is not
        assert await kept_editions(services) == ["reconstructed-3"]
        assert OWN not in await everything(services)

    met(database, scene)


def test_no_text_is_deleted_while_a_table_with_it_is_made(database: str) -> None:
    async def scene(services: Services) -> None:
        table = await own_table(services)
        game = (await services.tables.get(table)).playing().game
        async with services.store.write() as session:
            await session.execute(delete(schema.tables))
        async with services.store.write() as session:
            await store.pin_edition(session, game, OWN)
            sweeping = asyncio.create_task(retention.forget_editions(services.store))
            await asyncio.sleep(0.2)
            row = creation.new_row("a-new-table", game, Settings(), store.now())
            await session.execute(insert(schema.tables), asdict(row))
        await sweeping
        assert await kept_editions(services) == ["my-box"]

    met(database, scene)


def test_addresses_reports_bans_and_kicks_have_their_own_times(database: str) -> None:
    async def scene(services: Services) -> None:
        chairs = [ADA, NewSeat("person", "Bo"), OPEN]
        made = await creation.create(services.tables, CreateTable("norderwind", chairs), LANGUAGE, SOMEWHERE)
        await reports.report(services.tables, await services.tables.get(made.table), 0, Report(1, "spam"))
        await bans.ban_report(services.store, 1, 1, "")
        await moderation.kick(services.tables, made.table, made.seats[0].token, 1)
        await retention.sweep(services.store, 30)
        assert (await everything(services)).count("somewhere") == 3  # seat, report, ban; the kick has the token
        async with services.store.write() as session:
            for table in (schema.seats, schema.reports):
                await session.execute(update(table).values(address_until=1))
            await session.execute(update(schema.bans).values(until=store.now() - 31 * DAY_MS))
            await session.execute(update(schema.kicks).values(until=1))
        await retention.sweep(services.store, 30)
        assert "somewhere" not in await everything(services)
        assert [await reports.list_reports(services.store, True) != [], await bans.all_bans(services.store)] == [
            True,
            [],
        ]
        async with services.store.write() as session:
            await session.execute(update(schema.reports).values(at=1))
            assert len(await store.all_columns(session, select(schema.kicks))) == 0
        await retention.sweep(services.store, 30)
        assert await reports.list_reports(services.store, True) == []

    met(database, scene)
