"""Seats: taken, moved, left, taken again; and what the database keeps of their secrets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from kogge.core.errors import KoggeError
from kogge.core.state import SPECTATOR
from kogge.server import rendering
from kogge.server.errors import Refused
from kogge.server.live import chat, creation, lobby, play, seats, updates
from kogge.server.live.hub import Listener
from kogge.server.operation import admin, upgrades
from kogge.server.services import Services
from kogge.server.storage import schema, store
from kogge.server.wire import Created, CreateTable, Held, Join, NewSeat, Propose, Settings
from tests.server.helpers import LANGUAGE, file_url, new_table, open_house, players

ADA = NewSeat("person", "Ada")
OPEN = NewSeat("open")


def met(tmp_path: Path, scene: Callable[[Services], Awaitable[None]]) -> None:
    async def evening() -> None:
        async with open_house(file_url(tmp_path)) as services:
            await scene(services)

    asyncio.run(evening())


async def made(services: Services, *chairs: NewSeat, settings: Settings | None = None) -> Created:
    request = CreateTable("norderwind", list(chairs), settings=settings or Settings())
    return await creation.create(services.tables, request, LANGUAGE)


def code_of(link: str | None) -> str:
    assert link is not None
    return link.partition("=")[2]


def test_a_table_begins_when_the_last_open_seat_is_taken(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        created = await made(services, ADA, OPEN)
        table = await services.tables.get(created.table)
        assert table.status == "waiting"
        with pytest.raises(Refused, match="bad-code"):
            await seats.join(services.tables, created.table, Join("Bo", "wrong"))
        with pytest.raises(Refused, match="bad-code"):
            await seats.join(services.tables, created.table, Join("Bo", code_of(created.links.watch)))
        joined = await seats.join(services.tables, created.table, Join("Bo", code_of(created.links.join)))
        assert (joined.seat, table.status, table.names) == (1, "playing", ["Ada", "Bo"])
        with pytest.raises(Refused, match="no-open-seat"):
            await seats.join(services.tables, created.table, Join("Cy", code_of(created.links.join)))

    met(tmp_path, scene)


def test_the_database_holds_no_token_and_no_code_of_a_seat(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        created = await made(services, ADA, NewSeat("person", "Bo"))
        code = await seats.handover(services.tables, created.table, created.seats[0].token)
        async with services.store.read() as session:
            rows = [await store.all_columns(session, select(table)) for table in schema.metadata.sorted_tables]
        for secret in (created.seats[0].token, created.seats[1].token, code.code):
            assert secret not in repr(rows)

    met(tmp_path, scene)


def test_a_seat_moves_to_another_device_once(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        created = await made(services, ADA, NewSeat("person", "Bo"))
        old = created.seats[0].token
        code = await seats.handover(services.tables, created.table, old)
        moved = await seats.claim(services.tables, created.table, code.code)
        table = await services.tables.get(created.table)
        assert table.seat_of(moved.token) == 0
        with pytest.raises(Refused, match="bad-token"):
            table.seat_of(old)
        with pytest.raises(Refused, match="bad-code"):
            await seats.claim(services.tables, created.table, code.code)

    met(tmp_path, scene)


def test_who_leaves_is_replaced_by_a_bot_and_can_come_back(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        created = await made(services, ADA, NewSeat("person", "Bo"))
        token = created.seats[0].token
        code = await seats.leave(services.tables, created.table, token, "random")
        table = await services.tables.get(created.table)
        assert table.is_bot(0)
        with pytest.raises(Refused, match="bad-token"):
            table.seat_of(token)
        back = await seats.claim(services.tables, created.table, code.code)
        table = await services.tables.get(created.table)
        assert (back.seat, table.is_bot(0), table.names[0]) == (0, False, "Ada")

    met(tmp_path, scene)


def test_a_rematch_gives_every_seat_its_own_token_and_begins_when_all_are_there(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services)
        one, two = players(services, created)
        with pytest.raises(Refused, match="not-over"):
            await creation.rematch(services.tables, created.table, one.token)
        asked = await play.propose(services.tables, created.table, one.token, Propose("abandon"))
        await play.vote(services.tables, created.table, two.token, asked.id, True)
        first = await creation.rematch(services.tables, created.table, one.token)
        assert (await services.tables.get(first.table)).status == "waiting"
        assert (await two.look()).rematch == first.table
        second = await creation.rematch(services.tables, created.table, two.token)
        table = await services.tables.get(second.table)
        assert (second.table, table.status) == (first.table, "playing")
        assert [table.seat_of(made.seats[0].token) for made in (first, second)] == [0, 1]

    met(tmp_path, scene)


def test_a_seat_of_a_rematch_that_another_has_taken_is_not_taken_away(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services)
        one, two = players(services, created)
        asked = await play.propose(services.tables, created.table, one.token, Propose("abandon"))
        await play.vote(services.tables, created.table, two.token, asked.id, True)
        first = await creation.rematch(services.tables, created.table, one.token)
        again = await creation.rematch(services.tables, created.table, one.token)
        assert again == first
        joined = await seats.join(services.tables, first.table, Join("Cy", code_of(first.links.join)))
        with pytest.raises(Refused, match="no-open-seat"):
            await creation.rematch(services.tables, created.table, two.token)
        table = await services.tables.get(first.table)
        assert (table.seat_of(joined.token), table.status) == (1, "playing")

    met(tmp_path, scene)


async def ended(services: Services) -> Created:
    """A table whose game is over by agreement."""
    created = await new_table(services)
    one, two = players(services, created)
    asked = await play.propose(services.tables, created.table, one.token, Propose("abandon"))
    await play.vote(services.tables, created.table, two.token, asked.id, True)
    return created


def test_the_answer_to_a_rematch_can_be_asked_for_again_and_expels_nobody(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        old = await ended(services)
        first = [await creation.rematch(services.tables, old.table, seat.token) for seat in old.seats]
        again = [await creation.rematch(services.tables, old.table, seat.token) for seat in old.seats]
        assert [one.seats for one in again] == [one.seats for one in first]
        assert first[0].seats[0].token not in (first[1].seats[0].token, old.seats[0].token)
        table = await services.tables.get(first[0].table)
        assert [table.seat_of(one.seats[0].token) for one in first] == [0, 1]
        version = table.version
        await creation.rematch(services.tables, old.table, old.seats[0].token)
        assert (await services.tables.get(first[0].table)).version == version

    met(tmp_path, scene)


def test_an_old_token_does_not_take_a_seat_back_that_was_handed_over(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        old = await ended(services)
        made = await creation.rematch(services.tables, old.table, old.seats[0].token)
        code = await seats.handover(services.tables, made.table, made.seats[0].token)
        holder = await seats.claim(services.tables, made.table, code.code)
        with pytest.raises(Refused, match="seat-moved"):
            await creation.rematch(services.tables, old.table, old.seats[0].token)
        table = await services.tables.get(made.table)
        assert table.seat_of(holder.token) == 0
        back = await seats.handover(services.tables, made.table, holder.token)
        assert (await seats.claim(services.tables, made.table, back.code)).seat == 0

    met(tmp_path, scene)


def test_an_old_token_does_not_take_a_seat_of_somebody_of_the_same_name(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        old = await ended(services)
        made = await creation.rematch(services.tables, old.table, old.seats[0].token)
        joined = await seats.join(services.tables, made.table, Join("Player 2", code_of(made.links.join)))
        with pytest.raises(Refused, match="seat-moved"):
            await creation.rematch(services.tables, old.table, old.seats[1].token)
        assert (await services.tables.get(made.table)).seat_of(joined.token) == 1

    met(tmp_path, scene)


def test_who_left_a_rematch_comes_back_by_the_code_and_not_by_the_old_token(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        old = await ended(services)
        waiting = await creation.rematch(services.tables, old.table, old.seats[0].token)
        await seats.leave(services.tables, waiting.table, waiting.seats[0].token, None)
        again = await creation.rematch(services.tables, old.table, old.seats[0].token)  # it is open, as for anybody
        await creation.rematch(services.tables, old.table, old.seats[1].token)
        code = await seats.leave(services.tables, again.table, again.seats[0].token, None)
        with pytest.raises(Refused, match="seat-moved"):
            await creation.rematch(services.tables, old.table, old.seats[0].token)
        assert (await services.tables.get(again.table)).is_bot(0)
        assert (await seats.claim(services.tables, again.table, code.code)).seat == 0

    met(tmp_path, scene)


def test_who_leaves_before_the_beginning_frees_the_seat(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        created = await made(services, ADA, OPEN, OPEN)
        joined = await seats.join(services.tables, created.table, Join("Bo", code_of(created.links.join)))
        code = await seats.leave(services.tables, created.table, joined.token, None)
        assert code.link == created.links.join
        table = await services.tables.get(created.table)
        assert [row.kind for row in table.seats] == ["person", "open", "open"]
        with pytest.raises(Refused, match="bad-token"):
            table.seat_of(joined.token)
        assert (await seats.join(services.tables, created.table, Join("Bo", code.code))).seat == 1

    met(tmp_path, scene)


def test_a_code_of_a_seat_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services) -> None:
        created = await made(services, ADA, NewSeat("person", "Bo"))
        code = await seats.handover(services.tables, created.table, created.seats[0].token)
        real = store.now
        monkeypatch.setattr(store, "now", lambda: real() + seats.MOVE_MS + 1000)
        with pytest.raises(Refused, match="bad-code"):
            await seats.claim(services.tables, created.table, code.code)

    met(tmp_path, scene)


def test_a_table_that_was_deleted_is_gone_for_the_running_server_too(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        kept, deleted = await new_table(services), await new_table(services)
        await admin.delete_table(services.store, deleted.table)
        assert await services.tables.look_at_all() == [deleted.table]
        with pytest.raises(Refused, match="unknown-table"):
            await services.tables.get(deleted.table)
        assert (await services.tables.get(kept.table)).status == "playing"

    met(tmp_path, scene)


def test_a_table_opened_during_the_look_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services) -> None:
        asked, opened = await new_table(services), await new_table(services)
        entering = services.tables._open.pop(opened.table)
        real = store.some_columns

        async def while_another_is_opened(*arguments: Any) -> list[Any]:
            entering.version = -1  # as it stands before its log is read
            services.tables._open[opened.table] = entering
            return await real(*arguments)

        monkeypatch.setattr(store, "some_columns", while_another_is_opened)
        assert await services.tables.look_at_all() == []
        assert entering.version == -1
        assert services.tables.known(asked.table) is not None

    met(tmp_path, scene)


def test_a_table_that_was_frozen_is_frozen_for_the_running_server_too(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services)
        async with services.store.write() as session:
            await session.execute(update(schema.tables).values(mark="another"))
        other = store.open_store(file_url(tmp_path))
        assert [verdict.outcome for verdict in await upgrades.verify(other)] == ["frozen"]
        await other.close()
        assert (await services.tables.get(created.table)).status == "playing"
        assert await services.tables.look_at_all() == []
        assert (await services.tables.get(created.table)).status == "frozen"

    met(tmp_path, scene)


def test_chat_keeps_the_last_lines_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services) -> None:
        monkeypatch.setattr(chat, "CHAT_LINES", 5)
        created = await new_table(services)
        for number in range(8):
            await chat.say(services.tables, created.table, created.seats[0].token, f"line {number}")
        table = await services.tables.get(created.table)
        assert [line.text for line in await chat.chat(services.store, table, 1)] == [f"line {n}" for n in range(3, 8)]

    met(tmp_path, scene)


def test_a_failed_statement_is_logged_without_its_values(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        with pytest.raises(IntegrityError) as failed:
            async with services.store.write() as session:
                await session.execute(
                    insert(schema.chat), {"table_id": "none", "number": 1, "seat": 0, "text": "secret"}
                )
        assert "secret" not in str(failed.value)

    met(tmp_path, scene)


def test_who_sits_there_stays_present_and_others_see_it(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services)
        await services.tables.still_present({(created.table, 1)}, store.now() + 60_000)
        found = await services.tables.see_present([created.table, "none"])
        assert [table.id for table in found] == [created.table]
        assert [seat.present for seat in updates.seats(found[0])] == [False, True]

    met(tmp_path, scene)


def test_own_tables_are_listed_by_their_tokens(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services)
        held = [Held(created.table, created.seats[1].token), Held(created.table, "wrong"), Held("none", "wrong")]
        found = await lobby.my_tables(services.tables, held, "de")
        assert [(item.table, item.seat, item.status) for item in found] == [(created.table, 1, "playing")]

    met(tmp_path, scene)


def test_the_lobby_lists_public_tables_with_open_seats_only(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        public = await made(services, ADA, OPEN, settings=Settings(public=True))
        await made(services, ADA, OPEN)
        assert [item.table for item in await lobby.open_tables(services.tables, "en")] == [public.table]
        await seats.join(services.tables, public.table, Join("Bo"))
        assert await lobby.open_tables(services.tables, "en") == []

    met(tmp_path, scene)


def test_chat_is_cleaned_and_muted_for_one(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        created = await new_table(services)
        one, two = players(services, created)
        line = await chat.say(services.tables, created.table, one.token, "  ahoy\u202e\n<b>you</b>  ")
        assert line.text == "ahoy <b>you</b>"
        with pytest.raises(Refused, match="bad-request"):
            await chat.say(services.tables, created.table, one.token, "\u200b\n ")
        await chat.mute(services.tables, created.table, two.token, 0, True)
        table = await services.tables.get(created.table)
        assert await chat.chat(services.store, table, 1) == []
        assert len(await chat.chat(services.store, table, 0)) == 1

    met(tmp_path, scene)


INVISIBLE = ["\u3164", "\uffa0", "\u115f\u1160", "\u2800", "\u034f", "\u17b4", "\ufe0f", "\U000e0100", "\U0001d159"]
INVISIBLE += [
    "\u200b",
    "\u200c\u200d",
    "\u2060",
    "\ufeff",
    "\u00ad",
    "\u180e",
    "\U000e0041",
    "\u202e",
    "\u2067",
    "\u061c",
]


@pytest.mark.parametrize("name", ["", " ", "…!", "\x00", "\u0301\u0302", "\ud800", *INVISIBLE])
def test_a_name_has_a_letter_or_a_digit(name: str) -> None:
    with pytest.raises(Refused, match="bad-name"):
        rendering.clean_name(name)


@pytest.mark.parametrize("sign", INVISIBLE)
def test_what_is_invisible_makes_no_second_name_and_no_line(sign: str) -> None:
    assert rendering.clean_name(f"{sign}A{sign}da{sign}") == "Ada"
    assert rendering.clean_line(f"{sign}left {sign}right{sign}") == "left right"
    assert rendering.clean_line(sign * 3) == ""


def test_a_letter_carries_few_marks() -> None:
    assert rendering.clean_line("a" + "\u0316" * 40 + "b") == "a" + "\u0316" * 3 + "b"
    assert rendering.clean_name("Ng\u0169 Vie\u0302\u0323t") == "Ng\u0169 Vi\u1ec7t"
    assert rendering.clean_name("सन्ध्या") == "सन्ध्या"


def test_an_edition_from_the_net_is_a_name_never_a_path(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        for edition in ("/etc/passwd", "../tiny", "nothing"):
            with pytest.raises((Refused, KoggeError)):
                await creation.create(services.tables, CreateTable("norderwind", [ADA, ADA], edition), "en")
        with pytest.raises(Refused, match="unknown-level"):
            await creation.create(services.tables, CreateTable("norderwind", [ADA, NewSeat("bot", level="x")]), "en")

    met(tmp_path, scene)


def test_who_is_there_is_not_told_again_where_nobody_came_or_went(tmp_path: Path) -> None:
    """The server looks now and then; a viewer whose update said it hears nothing."""

    async def scene(services: Services) -> None:
        created = await new_table(services)
        listener = Listener(created.table)
        listener.viewer = SPECTATOR
        services.hub.add(listener)
        await services.tables.announce(created.table)
        assert listener.queue.qsize() == 1
        await services.note_presence({created.table})
        assert listener.queue.qsize() == 1
        await services.arrive(created.table, 0)
        assert listener.queue.qsize() == 2

    met(tmp_path, scene)
