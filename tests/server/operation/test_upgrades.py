"""What becomes of tables when the rules change: frozen with a reason, and unfrozen when they replay again."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from kogge import Game
from kogge.games import registry
from kogge.server.errors import Refused
from kogge.server.live import play, updates
from kogge.server.live import table as table_module
from kogge.server.live.creation import new_row
from kogge.server.live.hub import Listener
from kogge.server.live.table import former_status
from kogge.server.operation import upgrades
from kogge.server.services import Services
from kogge.server.storage import schema, store
from kogge.server.storage.rows import TableRow
from kogge.server.wire import Act, Created, Frozen, Propose, Settings, Update
from tests.server.clients import Client, bearer, sync
from tests.server.clients import new_table as client_table
from tests.server.helpers import new_table, open_house, players, whose_turn


async def change_row(services: Services, table: str, **fields: Any) -> None:
    """As another version would have stored it."""
    async with services.store.write() as session:
        await session.execute(update(schema.tables).where(schema.tables.c.id == table).values(**fields))
    services.tables.forget(table)


async def row_of(services: Services, table: str) -> TableRow:
    async with services.store.read() as session:
        row = await store.table_row(session, table)
    assert row is not None
    return row


async def played(services: Services, acts: int = 6) -> Created:
    created = await new_table(services)
    everyone = players(services, created)
    for _ in range(acts):
        await (await whose_turn(everyone)).act()
    return created


def told_why(update: Update) -> Frozen:
    assert update.frozen is not None
    return update.frozen


def test_a_table_is_frozen_with_its_reason_in_the_log_and_in_the_database(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with open_house(database) as services:
            created = await played(services)
            await change_row(services, created.table, mark="another", rules="0")
        caplog.set_level(logging.WARNING, "kogge")
        async with open_house(database) as services:
            row = await row_of(services, created.table)
            assert (row.status, row.frozen_from, row.frozen_why) == ("frozen", "playing", "position")
            assert f"table {created.table} (norderwind) was frozen: position" in caplog.text
            table = await services.tables.get(created.table)
            english, german = (told_why(updates.update_for(table, 0, language)) for language in ("en", "de"))
            assert english.why.startswith("This version of Kogge plays by other rules, and this game would stand")
            assert german.why.startswith("Diese Version von Kogge spielt nach anderen Regeln")
            assert (english.log, german.log) == (False, False)

    asyncio.run(scene())


FAULTS = [
    ({"edition_hash": "gone"}, "game"),
    ({"mark": "another"}, "position"),
    ({"status": "finished"}, "ending"),
    ({}, "log-broken"),
]


@pytest.mark.parametrize(("stored", "why"), FAULTS)
def test_every_reason_has_a_sentence(stored: dict[str, Any], why: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'kogge.db'}") as services:
            created = await played(services)
            await change_row(services, created.table, rules="0", **stored)
            if not stored:
                async with services.store.write() as session:
                    await session.execute(update(schema.log).values(steps="0 an action of old"))
            verdicts = await upgrades.verify(services.store)
            assert [(verdict.outcome, verdict.why) for verdict in verdicts] == [("frozen", why)]
            table = await services.tables.get(created.table)
            for language in ("en", "de"):
                assert len(told_why(updates.update_for(table, 0, language)).why) > 60

    asyncio.run(scene())


def test_a_table_that_replays_again_goes_on_where_it_was(database: str) -> None:
    async def scene() -> None:
        async with open_house(database) as services:
            created = await played(services)
            one = players(services, created)[0]
            position = (await services.tables.get(created.table)).replayed().state.text()
            mark = (await row_of(services, created.table)).mark
            await change_row(services, created.table, mark="another")
            await upgrades.verify(services.store)
            still = await upgrades.unfreeze(services.store, created.table)
            assert still is not None
            assert (still.outcome, still.why) == ("frozen", "position")
            assert (await services.tables.get(created.table)).status == "frozen"

            async with services.store.write() as session:  # the next version has mended its rules
                await session.execute(update(schema.tables).values(mark=mark, rules="0"))
            listener = Listener(created.table)
            table = await services.tables.get(created.table)
            listener.viewer, listener.token = 0, table.seats[0].token_hash
            services.hub.add(listener)
            done = await upgrades.unfreeze(services.store, created.table)
            assert done is not None
            assert done.outcome == "unfrozen"
            await services.tables.look_at_all()
            assert b'"status":"playing"' in (listener.queue.get_nowait() or b"")
            table = await services.tables.get(created.table)
            assert (table.status, table.replayed().state.text()) == ("playing", position)
            row = await row_of(services, created.table)
            assert (row.frozen_from, row.frozen_why, row.rules) == (
                None,
                None,
                table.replayed().game.rules_version,
            )
            mover = await whose_turn(players(services, created))
            mover.sent = 90
            await mover.act()
            assert await upgrades.unfreeze(services.store, one.table) is None
            assert await upgrades.unfreeze(services.store, "none") is None

    asyncio.run(scene())


def test_every_status_comes_back_as_it_was(database: str) -> None:
    async def scene() -> None:
        async with open_house(database) as services:
            created = await played(services)
            one, two = players(services, created)
            asked = await play.propose(services.tables, created.table, one.token, Propose("abandon"))
            await play.vote(services.tables, created.table, two.token, asked.id, True)
            rules = (await row_of(services, created.table)).edition_hash
            await change_row(services, created.table, edition_hash="gone")
            await upgrades.verify(services.store)
            assert former_status(await row_of(services, created.table)) == "abandoned"
            table = await services.tables.get(created.table)
            assert told_why(updates.update_for(table, 0, "en")).log
            await change_row(services, created.table, edition_hash=rules)
            verdict = await upgrades.unfreeze(services.store, created.table)
            assert verdict is not None
            assert verdict.outcome == "unfrozen"
            assert (await services.tables.get(created.table)).status == "abandoned"

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("stored", "status"),
    [
        ({"result": None, "head": 0}, "waiting"),
        ({"result": None, "head": 7}, "playing"),
        ({"result": {"scores": [1, 2], "places": None}, "head": 7}, "abandoned"),
        ({"result": {"scores": [1, 2], "places": [2, 1]}, "head": 7}, "finished"),
    ],
)
def test_what_an_older_version_froze_is_known_by_its_result(stored: dict[str, Any], status: str) -> None:
    row = new_row("t", registry.load_shipped("norderwind", 2, None, {}), Settings(), 0)
    assert former_status(msgspec.structs.replace(row, frozen_from=None, **stored)) == status


def test_the_log_of_a_frozen_game_opens_when_all_agree_to_end_it(client: Client) -> None:
    """A game that may go on keeps its secrets."""
    table, tokens, _made = client_table(client)
    services: Services = client.app.state.services
    with client.portal() as portal:
        portal.call(freeze, services, table)
    look = sync(client, table, tokens[0])
    assert (look["status"], look["frozen"]["log"], look["proposals"]) == ("frozen", False, [])
    record = client.get(f"/api/tables/{table}/record", headers=bearer(tokens[0]))
    assert (record.status_code, record.json()["error"]) == (409, "frozen-log")
    path = f"/api/tables/{table}/proposals"
    assert client.post(path, json={"kind": "undo"}, headers=bearer(tokens[0])).json()["error"] == "frozen"
    asked = client.post(path, json={"kind": "abandon"}, headers=bearer(tokens[0])).json()
    assert sync(client, table, tokens[1])["proposals"] == [asked]
    assert client.post(f"{path}/{asked['id']}", json={"accept": True}, headers=bearer(tokens[1])).status_code == 200
    assert sync(client, table, tokens[0])["frozen"]["log"]
    record = client.get(f"/api/tables/{table}/record", headers=bearer(tokens[0]))
    assert record.json()["record"].startswith("# norderwind, rules")


async def freeze(services: Services, table: str) -> None:
    await change_row(services, table, mark="another")
    await upgrades.verify(services.store)
    services.tables.forget(table)


def test_a_table_an_older_server_made_meanwhile_is_looked_at_when_somebody_comes(
    database: str,
) -> None:
    async def scene() -> None:
        async with open_house(database) as services:
            sound, changed = await played(services), await played(services)
            await change_row(services, sound.table, rules="0", tokens="older")
            await change_row(services, changed.table, rules="0", mark="another")
            assert (await services.tables.get(sound.table)).status == "playing"
            assert (await services.tables.get(changed.table)).status == "frozen"
            assert (await row_of(services, changed.table)).frozen_why == "position"
            mover = await whose_turn(players(services, sound))
            mover.sent = 90
            await mover.act()

    asyncio.run(scene())


def test_a_table_of_a_newer_version_is_left_alone(database: str) -> None:
    """This server is the old one, and goes on while another is replaced."""

    async def scene() -> None:
        async with open_house(database) as services:
            created = await played(services)
            before = await row_of(services, created.table)
            await change_row(services, created.table, rules="99", mark="what newer rules make of it")
            table = await services.tables.get(created.table)
            assert table.status == "frozen"
            assert "newer version" in told_why(updates.update_for(table, 0, "en")).why
            with pytest.raises(Refused, match="frozen"):
                await play.act(services.tables, created.table, created.seats[0].token, Act(0, 0, 0, "some-key"))
            assert [verdict.outcome for verdict in await upgrades.verify(services.store)] == ["newer"]
            row = await row_of(services, created.table)
            assert (row.status, row.version, row.rules) == ("playing", before.version, "99")

    asyncio.run(scene())


def version(plant: pytest.MonkeyPatch, rules: str, guests: int = 0) -> None:
    """From now on this is another version; with ``guests`` one whose rules set more ships on the sea."""

    def load(slug: str, players: int, name: str, text: str, options: bytes) -> Game:
        game = registry.load_pinned(slug, players + guests, name, text, msgspec.json.decode(options))
        game.rules_version = rules
        return game

    for module in (upgrades, table_module):
        plant.setattr(module, "pinned_game", load)


def test_a_game_goes_on_after_a_version_that_could_not_play_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules 2 play it otherwise, rules 3 as rules 1 did: nothing of it is lost."""

    async def scene() -> None:
        async with open_house(database) as services:
            created = await played(services)
            position = (await services.tables.get(created.table)).replayed().state.text()
        version(monkeypatch, "2", guests=1)
        async with open_house(database) as services:
            table = await services.tables.get(created.table)
            assert (table.status, table.names) == ("frozen", ["Player 1", "Player 2"])
        version(monkeypatch, "3")
        async with open_house(database) as services:
            assert (await services.tables.get(created.table)).status == "frozen"
            assert [row.id for row in await upgrades.frozen(services.store)] == [created.table]
            await upgrades.unfreeze(services.store, created.table)
            services.tables.forget(created.table)
            table = await services.tables.get(created.table)
            assert (table.status, table.replayed().state.text()) == ("playing", position)
            mover = await whose_turn(players(services, created))
            mover.sent = 90
            await mover.act()

    asyncio.run(scene())
