"""Seats: taken, moved, left, taken again; and what the database keeps of their secrets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from kogge.core.errors import KoggeError
from kogge.server import admin, play, schema, seats, store, telling, words
from kogge.server.house import House
from kogge.server.refusals import Refused
from kogge.server.wire import Created, CreateTable, Held, Join, NewSeat, Propose, Settings
from tests.server.helpers import LANGUAGE, file_url, new_table, open_house, players

ADA = NewSeat("person", "Ada")
OPEN = NewSeat("open")


def met(tmp_path: Path, scene: Callable[[House], Awaitable[None]]) -> None:
    async def evening() -> None:
        async with open_house(file_url(tmp_path)) as house:
            await scene(house)

    asyncio.run(evening())


async def made(house: House, *chairs: NewSeat, settings: Settings | None = None) -> Created:
    request = CreateTable("norderwind", list(chairs), settings=settings or Settings())
    return await seats.create(house.tables, request, LANGUAGE)


def code_of(link: str | None) -> str:
    assert link is not None
    return link.partition("=")[2]


def test_a_table_begins_when_the_last_open_seat_is_taken(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        created = await made(house, ADA, OPEN)
        table = await house.tables.get(created.table)
        assert table.status == "waiting"
        with pytest.raises(Refused, match="bad-code"):
            await seats.join(house.tables, created.table, Join("Bo", "wrong"))
        with pytest.raises(Refused, match="bad-code"):
            await seats.join(house.tables, created.table, Join("Bo", code_of(created.links.watch)))
        joined = await seats.join(house.tables, created.table, Join("Bo", code_of(created.links.join)))
        assert (joined.seat, table.status, table.names) == (1, "playing", ["Ada", "Bo"])
        with pytest.raises(Refused, match="no-open-seat"):
            await seats.join(house.tables, created.table, Join("Cy", code_of(created.links.join)))

    met(tmp_path, scene)


def test_the_database_holds_no_token_and_no_code_of_a_seat(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        created = await made(house, ADA, NewSeat("person", "Bo"))
        code = await seats.handover(house.tables, created.table, created.seats[0].token)
        async with house.store.read() as session:
            rows = [await store.all_rows(session, select(table)) for table in schema.metadata.sorted_tables]
        for secret in (created.seats[0].token, created.seats[1].token, code.code):
            assert secret not in repr(rows)

    met(tmp_path, scene)


def test_a_seat_moves_to_another_device_once(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        created = await made(house, ADA, NewSeat("person", "Bo"))
        old = created.seats[0].token
        code = await seats.handover(house.tables, created.table, old)
        moved = await seats.claim(house.tables, created.table, code.code)
        table = await house.tables.get(created.table)
        assert table.seat_of(moved.token) == 0
        with pytest.raises(Refused, match="bad-token"):
            table.seat_of(old)
        with pytest.raises(Refused, match="bad-code"):
            await seats.claim(house.tables, created.table, code.code)

    met(tmp_path, scene)


def test_who_leaves_is_replaced_by_a_bot_and_can_come_back(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        created = await made(house, ADA, NewSeat("person", "Bo"))
        token = created.seats[0].token
        code = await seats.leave(house.tables, created.table, token, "random")
        table = await house.tables.get(created.table)
        assert table.is_bot(0)
        with pytest.raises(Refused, match="bad-token"):
            table.seat_of(token)
        back = await seats.claim(house.tables, created.table, code.code)
        table = await house.tables.get(created.table)
        assert (back.seat, table.is_bot(0), table.names[0]) == (0, False, "Ada")

    met(tmp_path, scene)


def test_a_rematch_gives_every_seat_its_own_token_and_begins_when_all_are_there(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        created = await new_table(house)
        one, two = players(house, created)
        with pytest.raises(Refused, match="not-over"):
            await seats.rematch(house.tables, created.table, one.token)
        asked = await play.propose(house.tables, created.table, one.token, Propose("abandon"))
        await play.vote(house.tables, created.table, two.token, asked.id, True)
        first = await seats.rematch(house.tables, created.table, one.token)
        assert (await house.tables.get(first.table)).status == "waiting"
        assert (await two.look()).rematch == first.table
        second = await seats.rematch(house.tables, created.table, two.token)
        table = await house.tables.get(second.table)
        assert (second.table, table.status) == (first.table, "playing")
        assert [table.seat_of(made.seats[0].token) for made in (first, second)] == [0, 1]

    met(tmp_path, scene)


def test_a_seat_of_a_rematch_that_another_has_taken_is_not_taken_away(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        created = await new_table(house)
        one, two = players(house, created)
        asked = await play.propose(house.tables, created.table, one.token, Propose("abandon"))
        await play.vote(house.tables, created.table, two.token, asked.id, True)
        first = await seats.rematch(house.tables, created.table, one.token)
        again = await seats.rematch(house.tables, created.table, one.token)
        table = await house.tables.get(first.table)
        assert table.seat_of(again.seats[0].token) == 0
        joined = await seats.join(house.tables, first.table, Join("Cy", code_of(first.links.join)))
        with pytest.raises(Refused, match="no-open-seat"):
            await seats.rematch(house.tables, created.table, two.token)
        table = await house.tables.get(first.table)
        assert (table.seat_of(joined.token), table.status) == (1, "playing")

    met(tmp_path, scene)


def test_who_leaves_before_the_beginning_frees_the_seat(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        created = await made(house, ADA, OPEN, OPEN)
        joined = await seats.join(house.tables, created.table, Join("Bo", code_of(created.links.join)))
        code = await seats.leave(house.tables, created.table, joined.token, None)
        assert code.link == created.links.join
        table = await house.tables.get(created.table)
        assert [row["kind"] for row in table.seats] == ["person", "open", "open"]
        with pytest.raises(Refused, match="bad-token"):
            table.seat_of(joined.token)
        assert (await seats.join(house.tables, created.table, Join("Bo", code.code))).seat == 1

    met(tmp_path, scene)


def test_a_code_of_a_seat_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        created = await made(house, ADA, NewSeat("person", "Bo"))
        code = await seats.handover(house.tables, created.table, created.seats[0].token)
        real = store.now
        monkeypatch.setattr(store, "now", lambda: real() + seats.MOVE_MS + 1000)
        with pytest.raises(Refused, match="bad-code"):
            await seats.claim(house.tables, created.table, code.code)

    met(tmp_path, scene)


def test_a_table_that_was_deleted_is_gone_for_the_running_server_too(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        kept, deleted = await new_table(house), await new_table(house)
        await admin.delete_table(house.store, deleted.table)
        assert await house.tables.look_at_all() == [deleted.table]
        with pytest.raises(Refused, match="unknown-table"):
            await house.tables.get(deleted.table)
        assert (await house.tables.get(kept.table)).status == "playing"

    met(tmp_path, scene)


def test_a_table_that_was_frozen_is_frozen_for_the_running_server_too(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        created = await new_table(house)
        async with house.store.write() as session:
            await session.execute(update(schema.tables).values(mark="another"))
        other = store.open_store(file_url(tmp_path))
        assert [verdict.outcome for verdict in await admin.verify(other)] == ["frozen"]
        await other.close()
        assert (await house.tables.get(created.table)).status == "playing"
        assert await house.tables.look_at_all() == []
        assert (await house.tables.get(created.table)).status == "frozen"

    met(tmp_path, scene)


def test_chat_keeps_the_last_lines_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        monkeypatch.setattr(seats, "CHAT_LINES", 5)
        created = await new_table(house)
        for number in range(8):
            await seats.say(house.tables, created.table, created.seats[0].token, f"line {number}")
        table = await house.tables.get(created.table)
        assert [line.text for line in await seats.chat(house.tables, table, 1)] == [f"line {n}" for n in range(3, 8)]

    met(tmp_path, scene)


def test_a_failed_statement_is_logged_without_its_values(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        with pytest.raises(IntegrityError) as failed:
            async with house.store.write() as session:
                await session.execute(
                    insert(schema.chat), {"table_id": "none", "number": 1, "seat": 0, "text": "secret"}
                )
        assert "secret" not in str(failed.value)

    met(tmp_path, scene)


def test_who_sits_there_stays_present_and_others_see_it(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        created = await new_table(house)
        await house.tables.still_present({(created.table, 1)}, store.now() + 60_000)
        found = await house.tables.see_present([created.table, "none"])
        assert [table.id for table in found] == [created.table]
        assert [seat.present for seat in telling.seats(found[0])] == [False, True]

    met(tmp_path, scene)


def test_own_tables_are_listed_by_their_tokens(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        created = await new_table(house)
        held = [Held(created.table, created.seats[1].token), Held(created.table, "wrong"), Held("none", "wrong")]
        found = await seats.mine(house.tables, held, "de")
        assert [(item.table, item.seat, item.status) for item in found] == [(created.table, 1, "playing")]

    met(tmp_path, scene)


def test_the_lobby_lists_public_tables_with_open_seats_only(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        public = await made(house, ADA, OPEN, settings=Settings(public=True))
        await made(house, ADA, OPEN)
        assert [item.table for item in await seats.lobby(house.tables, "en")] == [public.table]
        await seats.join(house.tables, public.table, Join("Bo"))
        assert await seats.lobby(house.tables, "en") == []

    met(tmp_path, scene)


def test_chat_is_cleaned_and_muted_for_one(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        created = await new_table(house)
        one, two = players(house, created)
        line = await seats.say(house.tables, created.table, one.token, "  ahoy\u202e\n<b>you</b>  ")
        assert line.text == "ahoy <b>you</b>"
        with pytest.raises(Refused, match="bad-request"):
            await seats.say(house.tables, created.table, one.token, "\u200b\n ")
        await seats.mute(house.tables, created.table, two.token, 0, True)
        table = await house.tables.get(created.table)
        assert await seats.chat(house.tables, table, 1) == []
        assert len(await seats.chat(house.tables, table, 0)) == 1

    met(tmp_path, scene)


@pytest.mark.parametrize("name", ["", " ", "\u202e", "…!", "\x00"])
def test_a_name_has_a_letter_or_a_digit(name: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        words.clean_name(name)


def test_an_edition_from_the_net_is_a_name_never_a_path(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        for edition in ("/etc/passwd", "../tiny", "nothing"):
            with pytest.raises((Refused, KoggeError)):
                await seats.create(house.tables, CreateTable("norderwind", [ADA, ADA], edition), "en")
        with pytest.raises(Refused, match="unknown-level"):
            await seats.create(house.tables, CreateTable("norderwind", [ADA, NewSeat("bot", level="x")]), "en")

    met(tmp_path, scene)
