"""The host removes people and switches the chat; people mute and report; banned addresses stay out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession
from sqlalchemy import select

from kogge.core.state import SPECTATOR
from kogge.server.api.app import create_app
from kogge.server.errors import Refused
from kogge.server.live import chat, creation, hub, moderation, play, seats
from kogge.server.operation import bans, reports
from kogge.server.services import Services
from kogge.server.settings import Setup
from kogge.server.storage import schema, store
from kogge.server.storage.addresses import UNKNOWN, address_hash
from kogge.server.storage.rows import AddressColumns, ReportRow
from kogge.server.wire import CreateTable, Join, NewSeat, Propose, Report, Settings
from tests.server.clients import PEOPLE, Client, bearer, new_table, sync, told
from tests.server.helpers import LANGUAGE, file_url, open_house, players
from tests.server.helpers import new_table as house_table

ADA, OPEN = NewSeat("person", "Ada"), NewSeat("open")
HERE: AddressColumns = {**UNKNOWN, "address_hash": "here", "address_until": 2**50}
THERE: AddressColumns = {**UNKNOWN, "address_hash": "there", "address_until": 2**50}


def met(tmp_path: Path, scene: Callable[[Services], Awaitable[None]]) -> None:
    async def evening() -> None:
        async with open_house(file_url(tmp_path)) as services:
            await scene(services)

    asyncio.run(evening())


async def waiting_table(services: Services) -> tuple[str, str, str]:
    """A table with the host and two open seats: its name, the host's token and the join code."""
    made = await creation.create(services.tables, CreateTable("norderwind", [ADA, OPEN, OPEN]), LANGUAGE, HERE)
    return made.table, made.seats[0].token, str(made.links.join).partition("=")[2]


# Kicking


def test_the_host_removes_somebody_who_cannot_sit_down_again_from_there(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table, host, code = await waiting_table(services)
        joined = await seats.join(services.tables, table, Join("Bo", code), THERE)
        with pytest.raises(Refused, match="not-host"):
            await moderation.kick(services.tables, table, joined.token, 0)
        for seat in (0, 2, 7):
            with pytest.raises(Refused, match="not-allowed"):
                await moderation.kick(services.tables, table, host, seat)
        await moderation.kick(services.tables, table, host, joined.seat)
        found = await services.tables.get(table)
        assert (found.seats[1].kind, found.seats[1].address_hash, found.names[1]) == ("open", None, "Free seat")
        with pytest.raises(Refused, match="bad-token"):
            found.seat_of(joined.token)
        with pytest.raises(Refused, match="kicked"):
            await seats.join(services.tables, table, Join("Bob", code), THERE)
        with pytest.raises(Refused, match="kicked"):
            await seats.join(services.tables, table, Join("Bob", code), UNKNOWN, joined.token)
        other, _token, other_code = await waiting_table(services)
        await seats.join(services.tables, other, Join("Bo", other_code), THERE)
        await seats.join(services.tables, table, Join("Cy", code), {**THERE, "address_hash": "elsewhere"})

    met(tmp_path, scene)


def test_who_shares_the_hosts_address_is_known_by_the_token_alone(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table, host, code = await waiting_table(services)
        joined = await seats.join(services.tables, table, Join("Bo", code), HERE)
        await moderation.kick(services.tables, table, host, joined.seat)
        with pytest.raises(Refused, match="kicked"):
            await seats.join(services.tables, table, Join("Bo", code), HERE, joined.token)
        await seats.join(services.tables, table, Join("Cy", code), HERE)

    met(tmp_path, scene)


def test_when_the_host_leaves_the_next_person_is_host(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        table, host, code = await waiting_table(services)
        joined = await seats.join(services.tables, table, Join("Bo", code))
        found = await services.tables.get(table)
        assert found.host() == 0
        await seats.leave(services.tables, table, host, None)
        assert found.host() == joined.seat

    met(tmp_path, scene)


def test_during_a_game_a_player_is_removed_by_consent_only(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        two = players(services, await house_table(services, 2))
        with pytest.raises(Refused, match="kick-needs-consent"):
            await play.propose(services.tables, two[0].table, two[0].token, Propose("kick", seat=1))
        ada, bo, cy = players(services, await house_table(services, 3))
        with pytest.raises(Refused, match="kick-by-vote"):
            await moderation.kick(services.tables, ada.table, ada.token, 1)
        with pytest.raises(Refused, match="not-host"):
            await play.propose(services.tables, ada.table, cy.token, Propose("kick", seat=1))
        await services.arrive(cy.table, cy.seat)
        asked = await play.propose(services.tables, ada.table, ada.token, Propose("kick", seat=1))
        assert asked.waiting == [2]
        with pytest.raises(Refused, match="no-proposal"):
            await play.vote(services.tables, ada.table, bo.token, asked.id, False)
        await play.vote(services.tables, ada.table, cy.token, asked.id, True)
        found = await services.tables.get(ada.table)
        assert (found.seats[1].kind, found.names[1], found.is_bot(1)) == ("bot", "Bot 2", True)
        with pytest.raises(Refused, match="bad-token"):
            found.seat_of(bo.token)

    met(tmp_path, scene)


# Chat


def test_the_host_switches_the_chat(client: Client) -> None:
    table, (ada, bo), _made = new_table(client)
    said = client.post(f"/api/tables/{table}/chat", json={"text": "ahoy"}, headers=bearer(bo))
    assert said.status_code == 201
    path = f"/api/tables/{table}/settings"
    assert client.post(path, json={"chat": False}, headers=bearer(bo)).json()["error"] == "not-host"
    assert client.post(path, json={"chat": False}, headers=bearer(ada)).status_code == 200
    assert not sync(client, table, bo)["settings"]["chat"]
    refused = client.post(f"/api/tables/{table}/chat", json={"text": "hello"}, headers=bearer(bo))
    assert (refused.status_code, refused.json()["error"]) == (403, "no-chat")
    assert client.get(f"/api/tables/{table}/chat", headers=bearer(ada)).json()["lines"] == []
    client.post(path, json={"chat": True}, headers=bearer(ada))
    assert sync(client, table, bo)["settings"]["chat"]
    lines = client.get(f"/api/tables/{table}/chat", headers=bearer(ada)).json()["lines"]
    assert [line["text"] for line in lines] == ["ahoy"]


def test_a_server_without_chat_has_none_at_any_table(tmp_path: Path) -> None:
    async def evening() -> None:
        services = Services(Setup(file_url(tmp_path), chat=False))
        await services.open()
        try:
            ada, _bo = players(services, await house_table(services))
            assert not (await ada.look()).settings.chat
            with pytest.raises(Refused, match="no-chat"):
                await chat.say(services.tables, ada.table, ada.token, "ahoy")
        finally:
            await services.close()

    asyncio.run(evening())


def test_who_is_muted_is_told_and_kept(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        ada, bo = players(services, await house_table(services))
        await chat.mute(services.tables, ada.table, ada.token, bo.seat, True)
        services.tables.forget(ada.table)
        assert ((await ada.look()).muted, (await bo.look()).muted) == ([1], [])

    met(tmp_path, scene)


# Reports


async def reported(services: Services) -> list[ReportRow]:
    return await reports.list_reports(services.store, closed=True)


def test_a_report_holds_the_lines_around_what_was_said(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        created = await creation.create(
            services.tables, CreateTable("norderwind", [ADA, NewSeat("person", "Bo")]), LANGUAGE, THERE
        )
        ada, bo = players(services, created)
        for number in range(20):
            await chat.say(services.tables, ada.table, (ada, bo)[number % 2].token, f"line {number + 1}")
        table = await services.tables.get(ada.table)
        await reports.report(services.tables, table, 0, Report(1, "abuse", "look\x00 at  this", 10))
        await reports.report(services.tables, table, SPECTATOR, Report(1, "name"))
        for wrong in (Report(0, "abuse"), Report(5, "abuse")):
            with pytest.raises(Refused, match="not-allowed"):
                await reports.report(services.tables, table, 0, wrong)
        for line in (9, 999):  # not said by the seat that is reported, or by nobody
            with pytest.raises(Refused, match="not-found"):
                await reports.report(services.tables, table, 0, Report(1, "abuse", "", line))
        first, second = await reported(services)
        assert [line["text"] for line in first.lines] == [f"line {number}" for number in range(5, 16)]
        assert [line["text"] for line in first.lines if line["reported"]] == ["line 10"]
        assert (first.name, first.by, first.text, first.address_hash) == ("Bo", 0, "look at this", "there")
        assert (second.by, len(second.lines)) == (SPECTATOR, 10)

    met(tmp_path, scene)


def test_reports_are_bounded_by_table_and_by_address(tmp_path: Path, client: Client) -> None:
    async def scene(services: Services) -> None:
        ada, _bo = players(services, await house_table(services))
        table = await services.tables.get(ada.table)
        for _ in range(reports.MOST_A_DAY):
            await reports.report(services.tables, table, 0, Report(1, "spam"))
        with pytest.raises(Refused, match="too-many-reports"):
            await reports.report(services.tables, table, 0, Report(1, "spam"))

    met(tmp_path, scene)
    answers = []
    for _ in range(14):
        table_, (_ada, bo), _made = new_table(client)
        body = {"seat": 0, "kind": "spam"}
        answers.append(client.post(f"/api/tables/{table_}/reports", json=body, headers=bearer(bo)).status_code)
    assert (answers[0], answers[-1]) == (201, 429)
    wrong = client.post(f"/api/tables/{table_}/reports", json=body, headers=bearer("wrong"))
    assert wrong.status_code == 401


# Bans


@pytest.fixture
def banning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Client, Any]]:
    """A client, and a function that does something with the server's database while it runs."""
    monkeypatch.setattr("kogge.server.services.LOOK_S", 0.05)
    url = file_url(tmp_path)

    def operate(task: Callable[[store.Store], Awaitable[Any]]) -> Any:
        async def do() -> Any:
            opened = store.open_store(url)
            try:
                return await task(opened)
            finally:
                await opened.close()

        return asyncio.run(do())

    with TestClient(create_app(Setup(url, rate=100_000))) as client:
        yield client, operate


def eventually(check: Callable[[], bool]) -> None:
    for _ in range(400):
        if check():
            return
        sleep(0.05)
    raise AssertionError("it never happened")


def closed_with(socket: WebSocketTestSession) -> int:
    """The close code of a socket that the server ends."""
    try:
        for _ in range(20):
            socket.receive_json(timeout=60)
    except WebSocketDisconnect as ended:
        return ended.code
    raise AssertionError("the socket stayed open")


def test_a_reported_address_is_banned_while_the_server_runs(banning: tuple[Client, Any]) -> None:
    client, operate = banning
    table, (ada, bo), made = new_table(client)
    watch = made["links"]["watch"].partition("=")[2]
    assert client.post(f"/api/tables/{table}/reports", json={"seat": 0, "kind": "abuse"}, headers=bearer(bo)).is_success
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.send_json({"type": "hello", "watch": watch})
        told(socket, "update")
        operate(lambda opened: bans.ban_report(opened, 1, 2, "rude"))
        assert closed_with(socket) == hub.BANNED
    refused = client.get("/api/games", headers={"Accept-Language": "de"})
    assert (refused.status_code, refused.json()["error"]) == (403, "banned")
    assert "UTC" in refused.json()["message"]
    with (
        client.websocket_connect(f"/api/tables/{table}/socket") as socket,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        socket.receive_json(timeout=60)
    assert closed.value.code == hub.BANNED
    assert client.get("/").status_code == 200  # the page says why
    assert client.get("/api/privacy").status_code == 200
    own = client.post("/api/privacy/export", json={"table": table}, headers=bearer(ada))
    assert own.json()["name"] == "Ada"
    assert operate(lambda opened: bans.unban(opened, "1")) == 1
    eventually(lambda: client.get("/api/games").status_code == 200)


def test_a_report_without_an_address_bans_nobody(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        ada, _bo = players(services, await house_table(services))
        await reports.report(services.tables, await services.tables.get(ada.table), 0, Report(1, "spam"))
        for number in (1, 2):
            with pytest.raises(bans.NoAddress):
                await bans.ban_report(services.store, number, 1, "")

    met(tmp_path, scene)


def test_networks_are_banned_and_ipv6_by_household(tmp_path: Path) -> None:
    async def scene(services: Services) -> None:
        await bans.ban_network(services.store, "203.0.113.0/24", 1, "")
        await bans.ban_network(services.store, "2001:db8:1:2:3:4:5:6", 2, "")
        assert await services.bans.refresh()
        assert not await services.bans.refresh()
        banned = ["203.0.113.9", "::ffff:203.0.113.9", "2001:db8:1:2::1"]
        free = ["203.0.114.9", "2001:db8:1:3::1", "", "unreadable"]
        assert [bool(services.bans.banned_until(address)) for address in banned + free] == [True] * 3 + [False] * 4
        assert [str(services.gate.ban(address)) for address in ("203.0.113.9", "203.0.114.9")] == ["banned", "None"]

    met(tmp_path, scene)


@pytest.mark.parametrize("text", ["", "x", "0.0.0.0/0", "::/0", "10.0.0.0/7", "1.2.3.4/40", "1.2.3"])
def test_what_is_no_network_or_too_broad_is_refused(text: str) -> None:
    with pytest.raises(bans.NoSuchNetwork):
        bans.read_network(text)


def test_an_address_is_stored_as_a_keyed_hash_and_loopback_not_at_all(tmp_path: Path) -> None:
    assert address_hash(b"key", "2001:db8:1:2::1") == address_hash(b"key", "2001:db8:1:2:ffff::2")
    assert address_hash(b"key", "192.0.2.1") != address_hash(b"other", "192.0.2.1")
    assert [address_hash(b"key", address) for address in ("127.0.0.1", "::1", "")] == [None] * 3

    async def scene(services: Services) -> None:
        columns = services.bans.columns("192.0.2.77")
        made = await creation.create(services.tables, CreateTable("norderwind", [ADA, OPEN]), LANGUAGE, columns)
        await services.note_address(made.table, 0, "192.0.2.78")
        async with services.store.read() as session:
            rows = [await store.all_columns(session, select(table)) for table in schema.metadata.sorted_tables]
        assert "192.0.2." not in repr(rows)
        found = await services.tables.get(made.table)
        assert found.seats[0].address_hash == services.bans.columns("192.0.2.78")["address_hash"]
        assert found.seats[1].address_hash is None

    met(tmp_path, scene)


def test_the_operator_may_ask_for_the_address_itself(tmp_path: Path) -> None:
    async def evening() -> None:
        services = Services(Setup(file_url(tmp_path), keep_addresses=True))
        await services.open()
        try:
            assert services.bans.columns("192.0.2.77")["address"] == "192.0.2.77"
        finally:
            await services.close()

    asyncio.run(evening())


def test_two_servers_of_one_database_share_the_key(database: str) -> None:
    async def evening() -> None:
        async with open_house(database) as one, open_house(database) as two:
            assert one.bans.columns("192.0.2.1")["address_hash"] == two.bans.columns("192.0.2.1")["address_hash"]
            await bans.ban_network(one.store, "192.0.2.1", 1, "")
            await two.bans.refresh()
            assert two.bans.banned_until("192.0.2.1")

    asyncio.run(evening())


def test_settings_of_a_table_are_stored_so_that_an_older_server_reads_them(tmp_path: Path) -> None:
    """It refuses settings it does not know, so the new ones have columns of their own."""

    async def scene(services: Services) -> None:
        chairs = [NewSeat(**chair) for chair in PEOPLE]  # type: ignore[arg-type]
        settings = Settings(chat=False, absence_minutes=9)
        made = await creation.create(services.tables, CreateTable("norderwind", chairs, settings=settings), LANGUAGE)
        found = await services.tables.get(made.table)
        assert found.row.settings.keys() == {"public", "spectators", "forced", "confirm", "hints", "clock"}
        assert (found.settings.chat, found.settings.absence_minutes) == (False, 9)

    met(tmp_path, scene)
