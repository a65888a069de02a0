"""Public tables are made, found and joined; bots take open seats and leave them; a private table says nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from kogge.server.api.app import create_app
from kogge.server.live import creation
from kogge.server.live.lobby import MOST_LISTED, open_tables
from kogge.server.services import Services
from kogge.server.settings import Setup
from kogge.server.wire import CreateTable, NewSeat, Settings
from tests.server.clients import Client, bearer, new_table, sync
from tests.server.helpers import open_house

PERSON_AND_OPEN = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
PUBLIC = {"public": True}


@pytest.fixture(scope="module")
def lobby(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A client of a server with a lobby."""
    database = f"sqlite:///{tmp_path_factory.mktemp('lobby') / 'kogge.db'}"
    with TestClient(create_app(Setup(database, lobby=True, rate=100_000, new_tables=100_000))) as client:
        yield client


def listed(client: Client, table: str, language: str = "en") -> dict[str, Any] | None:
    tables = client.get("/api/lobby", headers={"Accept-Language": language}).json()["tables"]
    return next((one for one in tables if one["table"] == table), None)


def test_a_public_table_is_listed_with_game_host_options_and_language(lobby: Client) -> None:
    options = {"letters_on_a_tile": "one"}
    body = {"game": "norderwind", "seats": PERSON_AND_OPEN, "settings": PUBLIC, "options": options}
    made = lobby.post("/api/tables", json=body, headers={"Accept-Language": "de"}).json()
    found = listed(lobby, made["table"])
    assert found is not None
    assert (found["title"], found["host"], found["language"], found["clock"]) == ("Norderwind", "Ada", "de", "none")
    assert found["options"] == ["Trade letters on a tile: only the first"]
    assert [seat["kind"] for seat in found["seats"]] == ["person", "open"]
    german = listed(lobby, made["table"], "de")
    assert german is not None
    assert german["options"] != found["options"]


def test_a_public_table_is_joined_and_watched_without_a_code(lobby: Client) -> None:
    name, _tokens, _made = new_table(lobby, seats=PERSON_AND_OPEN, settings=PUBLIC)
    assert lobby.get(f"/api/tables/{name}").json()["host"] == "Ada"
    joined = lobby.post(f"/api/tables/{name}/join", json={"name": "Bo"})
    assert joined.status_code == 201
    assert listed(lobby, name) is None
    watched = lobby.get(f"/api/tables/{name}/sync").json()
    assert (watched["viewer"], watched["status"], watched["offers"]) == (-3, "playing", [])


def test_a_private_table_tells_a_bare_address_nothing(lobby: Client) -> None:
    name, _tokens, made = new_table(lobby, seats=PERSON_AND_OPEN)
    assert lobby.get(f"/api/tables/{name}").json()["error"] == "bad-token"
    assert lobby.get(f"/api/tables/{name}/sync").json()["error"] == "bad-token"
    code = made["links"]["join"].partition("#join=")[2]
    invited = lobby.get(f"/api/tables/{name}", headers=bearer(code)).json()
    assert (invited["title"], invited["host"], invited["public"]) == ("Norderwind", "Ada", False)


def test_a_bot_takes_an_open_seat_and_leaves_it_again(lobby: Client) -> None:
    seats = [*PERSON_AND_OPEN, {"kind": "open"}]
    name, (ada,), _made = new_table(lobby, seats=seats)
    asked = {"seat": 1, "level": "deckhand", "name": "Hinrich"}
    assert lobby.post(f"/api/tables/{name}/bots", json=asked, headers=bearer(ada)).status_code == 201
    seat = sync(lobby, name, ada)["seats"][1]
    assert (seat["kind"], seat["name"], seat["level"]) == ("bot", "Hinrich", "deckhand")
    away = lobby.post(f"/api/tables/{name}/bots/remove", json={"seat": 1}, headers=bearer(ada))
    assert away.status_code == 200
    assert sync(lobby, name, ada)["seats"][1]["kind"] == "open"


def test_the_last_bot_begins_the_game(lobby: Client) -> None:
    name, (ada,), _made = new_table(lobby, seats=PERSON_AND_OPEN)
    lobby.post(f"/api/tables/{name}/bots", json={"seat": 1}, headers=bearer(ada))
    update = sync(lobby, name, ada)
    assert (update["status"], update["seats"][1]["name"]) == ("playing", "Bot 2")
    late = lobby.post(f"/api/tables/{name}/bots/remove", json={"seat": 1}, headers=bearer(ada))
    assert late.json()["error"] == "not-allowed"


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"seat": 0}, "no-open-seat"),
        ({"seat": 7}, "no-open-seat"),
        ({"seat": 1, "level": "kraken"}, "unknown-level"),
        ({"seat": 1, "name": " "}, "bad-name"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said_and_changes_nothing(lobby: Client, body: dict[str, Any], error: str) -> None:
    name, (ada,), _made = new_table(lobby, seats=PERSON_AND_OPEN)
    assert lobby.post(f"/api/tables/{name}/bots", json=body, headers=bearer(ada)).json()["error"] == error
    assert sync(lobby, name, ada)["seats"][1]["kind"] == "open"


def test_only_the_host_seats_bots(lobby: Client) -> None:
    seats = [*PERSON_AND_OPEN, {"kind": "open"}]
    name, _tokens, made = new_table(lobby, seats=seats)
    code = made["links"]["join"].partition("#join=")[2]
    bo = lobby.post(f"/api/tables/{name}/join", json={"name": "Bo", "code": code}).json()["token"]
    for path, body in (("bots", {"seat": 2}), ("bots/remove", {"seat": 2})):
        assert lobby.post(f"/api/tables/{name}/{path}", json=body, headers=bearer(bo)).json()["error"] == "not-host"


def test_every_choice_of_an_option_and_the_usual_bot_have_names(lobby: Client) -> None:
    for language in ("en", "de"):
        for game in lobby.get("/api/games", headers={"Accept-Language": language}).json()["games"]:
            assert game["level"] in game["levels"]
            for option in game["options"]:
                assert len(option["names"]) == len(option["choices"])
                assert not {name for name in option["names"] if "_" in name}
                assert option["hint"]


def test_one_address_does_not_crowd_the_tables_of_others_out(database: str) -> None:
    async def scene() -> None:
        async with open_house(database) as services:
            early = await made_from(services, "198.51.100.7")
            many = [await made_from(services, "203.0.113.9") for _ in range(MOST_LISTED + 5)]
            late = await made_from(services, "192.0.2.3")
            tables = [table.table for table in await open_tables(services.tables, "en")]
        assert tables == [late, *many[:6:-1], early]

    asyncio.run(scene())


async def made_from(services: Services, address: str) -> str:
    """A public table with two open seats, later than all before it."""
    await asyncio.sleep(0.002)
    chairs = [NewSeat("person", "Ada"), NewSeat("open"), NewSeat("open")]
    request = CreateTable("norderwind", chairs, settings=Settings(public=True))
    return (await creation.create(services.tables, request, "en", services.bans.columns(address))).table
