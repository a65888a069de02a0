"""The keeper's commands, as they are typed; the database is given by its URL."""

from __future__ import annotations

import asyncio
from pathlib import Path
from secrets import token_hex
from threading import Event, Thread

import httpx
import pytest
from sqlalchemy import update
from typer.testing import CliRunner, Result

from kogge import read_record
from kogge.cli.commands import app
from kogge.server.live import play
from kogge.server.storage import schema, store
from kogge.server.wire import Propose
from tests.server.helpers import file_url, new_table, open_house, players, whose_turn
from tools.servers import Server


def admin(database: str, *arguments: str, language: str = "en") -> Result:
    runner = CliRunner(env={"LC_ALL": language, "COLUMNS": "120"})
    return runner.invoke(app, ["admin", *arguments, "--database", database])


def said(database: str, *arguments: str) -> str:
    """What a command says when all is well."""
    done = admin(database, *arguments)
    assert done.exit_code == 0, done.output
    return done.stdout.strip()


def two_tables(database: str) -> list[str]:
    """One game that is on, and one that all have agreed to end."""

    async def evening() -> list[str]:
        async with open_house(database) as services:
            made = [await new_table(services), await new_table(services)]
            for created in made:
                everyone = players(services, created)
                for _ in range(8):
                    await (await whose_turn(everyone)).act()
            one, two = players(services, made[1])
            asked = await play.propose(services.tables, one.table, one.token, Propose("abandon"))
            await play.vote(services.tables, two.table, two.token, asked.id, True)
            return [created.table for created in made]

    return asyncio.run(evening())


def change_mark(database: str, table: str, mark: str = "another") -> None:
    """As if the rules had led to another position."""

    async def change() -> None:
        opened = store.open_store(database)
        async with opened.write() as session:
            await session.execute(update(schema.tables).where(schema.tables.c.id == table).values(mark=mark))
        await opened.close()

    asyncio.run(change())


def test_verify_tells_what_does_not_replay_and_freezes_it(database: str) -> None:
    on, _over = two_tables(database)
    assert said(database, "verify") == "2 tables: 2 replay equal, 0 do not."
    change_mark(database, on)
    for _ in range(2):
        looked = admin(database, "verify", "--only-look")
        assert looked.exit_code == 1
        assert looked.stdout.splitlines() == [
            f"{on} norderwind: frozen position",
            "2 tables: 1 replay equal, 1 do not.",
        ]
    assert (
        admin(database, "verify", language="de")
        .stdout.splitlines()[-1]
        .endswith("1 lassen sich gleich nachspielen, 1 nicht.")
    )
    assert said(database, "verify") == "1 tables: 1 replay equal, 0 do not."


def test_frozen_tables_are_listed_and_unfrozen_when_they_replay_again(database: str) -> None:
    on, over = two_tables(database)
    marks = {name: stored_mark(database, name) for name in (on, over)}
    for name in marks:
        change_mark(database, name)
    admin(database, "verify")
    listed = said(database, "frozen").splitlines()
    assert sorted(listed[:2]) == sorted(
        [f"{on} norderwind: playing, position", f"{over} norderwind: abandoned, position"]
    )
    assert listed[2] == "2 tables are frozen."
    still = admin(database, "unfreeze", on)
    assert still.exit_code == 1
    assert still.stdout.splitlines() == [f"{on} norderwind: frozen position", "0 unfrozen, 1 still frozen."]
    change_mark(database, on, marks[on])
    some = admin(database, "unfreeze", "--all", language="de")
    assert (some.exit_code, some.stdout.splitlines()[-1]) == (1, "1 aufgetaut, 1 weiter eingefroren.")
    change_mark(database, over, marks[over])
    assert said(database, "unfreeze", over).splitlines() == [
        f"{over} norderwind: unfrozen",
        "1 unfrozen, 0 still frozen.",
    ]
    assert said(database, "frozen") == "0 tables are frozen."
    assert said(database, "unfreeze", "--all") == "0 unfrozen, 0 still frozen."
    assert admin(database, "unfreeze", "none").exit_code == 1
    assert [admin(database, *wrong).exit_code for wrong in (["unfreeze"], ["unfreeze", on, "--all"])] == [2, 2]
    assert said(database, "verify") == "2 tables: 2 replay equal, 0 do not."


def stored_mark(database: str, table: str) -> str:
    async def read() -> str:
        opened = store.open_store(database)
        async with opened.read() as session:
            row = await store.table_row(session, table)
        await opened.close()
        assert row is not None
        return row.mark

    return asyncio.run(read())


class Evening:
    """Two people at a table of a running server, who play on until they are told to stop."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
        made = self.client.post("/api/tables", json={"game": "norderwind", "seats": seats}).json()
        self.table = made["table"]
        self.tokens = [seat["token"] for seat in made["seats"]]
        self.answers: list[int] = []
        self.over = Event()

    def act(self) -> httpx.Response:
        """Whoever is to move plays the last of the offers."""
        looks = [self.ask("GET", "sync", token).json() for token in self.tokens]
        look = next((look for look in looks if look["your_turn"]), looks[0])
        action = look["offers"][-1]["id"] if look["offers"] else 0
        body = {"epoch": look["epoch"], "index": look["index"], "action": action, "key": token_hex(8)}
        return self.ask("POST", "actions", self.tokens[max(look["viewer"], 0)], body)

    def ask(self, method: str, path: str, token: str, body: object = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"}
        return self.client.request(method, f"/api/tables/{self.table}/{path}", json=body, headers=headers)

    def play_on(self) -> None:
        """Until it is over, with pauses, so that the game is not."""
        while not self.over.wait(0.02):
            self.answers.append(self.act().status_code)


def test_verify_runs_beside_a_server_that_is_played_on(database: str, tmp_path: Path) -> None:
    server = Server(database, tmp_path / "log")
    server.start()
    try:
        beside_a_server(server, database)
    finally:
        server.end()


def beside_a_server(server: Server, database: str) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        sound, changed = Evening(client), Evening(client)
        assert changed.act().status_code == 200
        change_mark(database, changed.table)
        playing = Thread(target=sound.play_on)
        playing.start()
        told = admin(database, "verify")
        again = [admin(database, "verify").stdout.strip() for _ in range(5)]
        sound.over.set()
        playing.join()
        assert told.stdout.splitlines()[0] == f"{changed.table} norderwind: frozen position"
        assert again == ["1 tables: 1 replay equal, 0 do not."] * 5
        assert set(sound.answers) == {200}
        assert sound.act().status_code == 200
        refused = changed.act()
        assert (refused.status_code, refused.json()["error"]) == (409, "frozen")
        assert changed.ask("GET", "sync", changed.tokens[0]).json()["status"] == "frozen"


def test_a_frozen_table_is_exported_with_its_log(database: str, tmp_path: Path) -> None:
    on, _over = two_tables(database)
    change_mark(database, on)
    admin(database, "verify")
    assert said(database, "export", str(tmp_path), "--running") == f"2 records written to {tmp_path}."
    frozen = (tmp_path / f"{on}.kogge").read_text()
    assert frozen.startswith("# norderwind, rules")
    assert sum(line.startswith(("0 ", "1 ")) for line in frozen.splitlines()) == 8  # the acts of both seats


def test_a_record_goes_out_and_comes_in_elsewhere(database: str, tmp_path: Path) -> None:
    _on, over = two_tables(database)
    assert said(database, "export", str(tmp_path / "records")) == f"One record written to {tmp_path / 'records'}."
    file = tmp_path / "records" / f"{over}.kogge"
    assert read_record(file.read_text()).seats == ["Player 1", "Player 2"]
    elsewhere = file_url(tmp_path / "elsewhere")
    link = said(elsewhere, "import", str(file))
    table, _hash, code = link.removeprefix("/t/").partition("#watch=")
    assert code
    assert said(elsewhere, "export", str(tmp_path / "again")) == f"One record written to {tmp_path / 'again'}."
    assert (tmp_path / "again" / f"{table}.kogge").read_text() == file.read_text()


def test_a_back_up_is_restored_once_and_into_an_empty_database_only(database: str, tmp_path: Path) -> None:
    two_tables(database)
    file = tmp_path / "backup.gz"
    saved = said(database, "backup", str(file))
    elsewhere = file_url(tmp_path / "elsewhere")
    assert said(elsewhere, "restore", str(file)) == saved.replace(f"backed up to {file}", "restored")
    assert said(elsewhere, "verify") == "2 tables: 2 replay equal, 0 do not."
    again = admin(elsewhere, "restore", str(file))
    assert (again.exit_code, again.stdout) == (2, "")
    assert "holds tables already" in again.stderr


@pytest.mark.parametrize("broken", ["text", "cut", "other"])
def test_what_is_no_back_up_is_not_restored(broken: str, tmp_path: Path) -> None:
    database = file_url(tmp_path)
    two_tables(database)
    file = tmp_path / "backup.gz"
    said(database, "backup", str(file))
    whole = file.read_bytes()
    file.write_bytes({"text": b"no back-up", "cut": whole[: len(whole) // 2], "other": b""}[broken])
    elsewhere = file_url(tmp_path / "elsewhere")
    told = admin(elsewhere, "restore", str(file), language="de")
    assert told.exit_code == 2
    assert "keine Sicherung" in told.stderr
    assert said(elsewhere, "verify") == "0 tables: 0 replay equal, 0 do not."


def test_tables_are_deleted_one_by_one_and_by_age(database: str) -> None:
    on, _over = two_tables(database)
    assert said(database, "purge", "1") == "0 tables deleted."
    assert said(database, "delete", on) == "One table deleted."
    again = admin(database, "delete", on)
    assert (again.exit_code, again.stdout.strip()) == (1, "0 tables deleted.")
    assert said(database, "purge", "0") == "One table deleted."
    assert said(database, "verify") == "0 tables: 0 replay equal, 0 do not."


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["import", "no-such-file.kogge"], "no-such-file.kogge"),
        (["restore", "no-such-file.gz"], "no-such-file.gz"),
        (["purge", "-1"], "-1"),
    ],
)
def test_a_mistake_of_the_keeper_is_one_sentence(arguments: list[str], words: str, tmp_path: Path) -> None:
    told = admin(file_url(tmp_path), *arguments)
    assert told.exit_code == 2
    assert words in told.stderr
    assert "Traceback" not in told.output


def test_a_database_that_is_none_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "kogge.db").write_text("this is no database, whatever its name says")
    told = admin(file_url(tmp_path), "verify")
    assert told.exit_code == 2
    assert len(told.stderr.splitlines()) == 1
    assert "is no database of Kogge" in told.stderr


def test_a_record_that_is_none_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "game.kogge").write_bytes(b"\xff\xfe nothing")
    told = admin(file_url(tmp_path), "import", str(tmp_path / "game.kogge"))
    assert told.exit_code == 2
    assert told.stderr.strip()
    assert "Traceback" not in told.output
