"""Editions that people bring: checked field by field, played as they are, and refused without a trace when broken."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from litestar.testing import TestClient

from kogge.bots import registry as bots
from kogge.bots.table import play_game
from kogge.core.errors import BrokenEdition
from kogge.core.record import Record, dumps
from kogge.core.state import State
from kogge.games import own_box, registry
from kogge.games.edition_file import EditionFile
from kogge.server.api import analysis, editions
from kogge.server.api.app import create_app
from kogge.server.api.kept_editions import kept_edition
from kogge.server.settings import Setup
from kogge.server.storage.store import Store
from kogge.server.wire import TrialRequest
from tests.server.clients import Client, bearer
from tools.broken_editions import broken_files, stored, tried, upload

TWO = [{"kind": "person", "name": "Ada"}, {"kind": "bot"}]
BROKEN = 40  # files that are tried; `make broken-editions` tries 2,000


def own_edition(slug: str = "norderwind", name: str = "my-box", **values: int) -> str:
    changes: dict[str, dict[str, object] | None] = {
        path.replace("__", "."): {"value": value} for path, value in values.items()
    }
    return own_box.rewritten(registry.edition_file(slug), name, changes)


def draft(client: Client, language: str = "en", **fields: object) -> dict[str, Any]:
    told = client.post("/api/editions/check", json=fields, headers={"Accept-Language": language})
    assert told.status_code == 200, told.text
    answer: dict[str, Any] = told.json()
    return answer


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("editions") / "kogge.db"


@pytest.fixture(scope="module")
def client(database: Path) -> Iterator[Client]:
    setup = Setup(f"sqlite:///{database}", rate=100_000, new_tables=100_000)
    with TestClient(create_app(setup)) as client:
        yield client


# The check


@pytest.mark.parametrize("slug", registry.slugs())
def test_a_shipped_edition_comes_as_a_draft(client: Client, slug: str) -> None:
    told = draft(client, game=slug, name="my-box")

    assert (told["faults"], told["notes"]) == ([], [])
    file = EditionFile(told["text"], "x")
    assert {path: {**entry, "from": file.provenance[path]} for path, entry in file.entries.items()} == told["entries"]
    assert list(told["entries"]) == list(registry.edition_file(slug).entries)
    assert sum(told["origins"].values()) == len(told["entries"])


def test_a_change_is_of_the_own_box_and_a_mistake_is_at_its_field(client: Client) -> None:
    changes = {"ship.sail": {"value": 6}, "event_die.coin": {"value": -1}, "start.gold": {"value": 6}}
    told = draft(client, game="norderwind", name="my-box", changes=changes)

    assert told["entries"]["ship.sail"] == {"value": 6, "from": "own box"}
    assert told["origins"]["own box"] == 3
    assert [fault["field"] for fault in told["faults"]] == ["event_die.coin"]
    assert "whole number from 0 to 100" in told["faults"][0]["text"]
    assert [note["field"] for note in told["notes"]] == ["start.gold"]
    german = draft(client, "de", game="norderwind", name="my-box", changes=changes)
    assert "ganze Zahl von 0 bis 100" in german["faults"][0]["text"]


def test_a_file_is_looked_at_as_it_is_and_can_be_changed_further(client: Client) -> None:
    text = own_edition(ship__sail=6)

    told = draft(client, game="norderwind", text=text)
    assert (told["text"], told["name"], told["faults"]) == (text, "my-box", [])
    again = draft(client, game="norderwind", text=text, name="my-box-2", changes={"ship.sail": {"value": 7}})
    assert (again["name"], again["entries"]["ship.sail"]["value"]) == ("my-box-2", 7)


def test_a_shipped_name_is_taken(client: Client) -> None:
    told = draft(client, game="norderwind", name="reconstructed")
    assert [fault["field"] for fault in told["faults"]] == ["edition.name"]


# A table


def test_a_table_is_played_with_an_edition_of_ones_own(client: Client) -> None:
    text = own_edition(start__gold=9)
    made = upload(client, text)
    assert made.status_code == 201, made.text
    table, token = made.json()["table"], made.json()["seats"][0]["token"]

    told = client.get(f"/api/tables/{table}/edition", headers=bearer(token)).json()
    assert (told["edition"], told["hash"]) == ("my-box", EditionFile(text, "x").hash)
    assert (told["components"]["start"]["gold"], told["origins"]["start.gold"]) == (9, "own box")
    update = client.get(f"/api/tables/{table}/sync", headers=bearer(token)).json()
    assert [seat["gold"] for seat in update["view"]["seats"]] == [9, 9]
    assert client.get(f"/api/tables/{table}/edition").status_code == 401


def test_two_editions_of_one_name_are_two(client: Client) -> None:
    hashes = set()
    for gold in (8, 9):
        made = upload(client, own_edition(start__gold=gold)).json()
        told = client.get(f"/api/tables/{made['table']}/edition", headers=bearer(made["seats"][0]["token"])).json()
        hashes.add(told["hash"])
        assert told["components"]["start"]["gold"] == gold
    assert len(hashes) == 2


def test_an_edition_is_tried_with_the_options_of_its_table(monkeypatch: pytest.MonkeyPatch, client: Client) -> None:
    option = registry.load_shipped("norderwind", 2, None, {}).options
    name = next(name for name, value in option.items() if isinstance(value, bool))
    tried_with: list[object] = []
    monkeypatch.setattr(editions, "playout", lambda state, *_rest: tried_with.append(state.game().options[name]))
    editions.accept(own_edition(), "norderwind", 2, {name: not option[name]})
    assert tried_with == [not option[name]] * editions.TRIALS
    body = {"game": "norderwind", "seats": TWO, "own_edition": own_edition(), "options": {"no-such-option": True}}
    told = client.post("/api/tables", json=body)
    assert (told.status_code, told.json()["error"]) == (400, "error-unknown-option")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[edition", "not valid TOML"),
        (own_edition(name="reconstructed"), "Choose another name"),
        (registry.edition_text("norderwind"), "Choose another name"),
        (own_edition("norsemen"), "not for"),
        (own_edition(start__gold=-1), "start.gold"),
        ("x" * 48_001, ""),
    ],
)
def test_a_broken_edition_is_refused_in_a_sentence(client: Client, text: str, said: str) -> None:
    told = upload(client, text)
    assert told.status_code == 400
    assert said in told.json()["message"]


@pytest.mark.parametrize("text", [own_edition(), "[edition"])
def test_an_own_edition_and_a_shipped_one_do_not_go_together(client: Client, text: str) -> None:
    """It is refused before the text is looked at: that takes a process some time."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot"}]
    request = {"game": "norderwind", "seats": seats, "own_edition": text, "edition": "tiny"}
    assert client.post("/api/tables", json=request).status_code == 403


SMALL = own_box.rewritten(registry.edition_file("norderwind", "tiny"), "my-box", {"start.gold": {"value": 9}})


def own_table(client: Client, text: str = SMALL) -> tuple[str, dict[str, str]]:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "random"}]
    body = {"game": "norderwind", "seats": seats, "own_edition": text, "settings": {"hints": True}}
    made = client.post("/api/tables", json=body).json()
    return made["table"], bearer(made["seats"][0]["token"])


def answered(client: Client, path: str, **body: object) -> dict[str, Any]:
    told = client.post(path, json=body)
    assert told.status_code == 200, told.text
    found: dict[str, Any] = told.json()
    return found


def test_a_table_with_an_edition_of_ones_own_is_analysed(client: Client) -> None:
    table, headers = own_table(client)
    text = client.get(f"/api/tables/{table}/analysis", headers=headers).json()["text"]
    board = answered(client, "/api/analysis/open", text=text)
    assert board["edition"] == "my-box"
    moment = answered(client, "/api/analysis/look", head=board["head"])
    assert [seat["gold"] for seat in moment["view"]["seats"]] == [9, 9]
    judged = {"done": False}
    for _ in range(60):
        judged = (
            judged
            if judged["done"]
            else answered(client, "/api/analysis/judge", head=board["head"], position=moment["position"])
        )
    assert judged["lines"]


def record_of_a_game(text: str) -> str:
    game = registry.load_pinned("norderwind", 2, "my-box", text, {})
    return dumps(play_game(game, [bots.make("norderwind", "greedy") for _seat in range(2)], 1))


def test_a_record_with_an_edition_of_ones_own_is_read_as_long_as_it_is_kept(client: Client, tmp_path: Path) -> None:
    table, headers = own_table(client)
    assert client.post(f"/api/tables/{table}/proposals", json={"kind": "abandon"}, headers=headers).status_code == 201
    record = client.get(f"/api/tables/{table}/record", headers=headers).json()["record"]
    replayed = answered(client, "/api/replay", record=record)
    assert [seat["gold"] for seat in replayed["moment"]["view"]["seats"]] == [9, 9]
    assert answered(client, "/api/analysis/open", text=record)["edition"] == "my-box"
    finished = record_of_a_game(SMALL)
    assert any(answered(client, "/api/review", record=finished)["total"] for _ in range(60))
    on = client.post("/api/tables", json={"game": "norderwind", "seats": TWO, "record": record})
    assert on.status_code == 201, on.text
    told = client.get(f"/api/tables/{on.json()['table']}/edition", headers=bearer(on.json()["seats"][0]["token"]))
    assert told.json()["hash"] == EditionFile(SMALL, "x").hash
    with TestClient(create_app(Setup(f"sqlite:///{tmp_path / 'other.db'}"))) as other:
        refused = other.post("/api/replay", json={"record": record})
        assert (refused.status_code, refused.json()["error"]) == (400, "error-broken-record")
        assert other.post("/api/analysis/look", json={"head": record}).status_code == 400


@pytest.mark.parametrize("hash_", ["\x00", "a\x00", "\ud800", "é", "X", "a" * 65])
def test_what_can_be_no_hash_is_not_looked_up(hash_: str) -> None:
    """PostgreSQL answers some of it by an error."""

    class Closed:
        def read(self) -> None:
            raise AssertionError("the database was asked")

    record = f"game norderwind\nedition my-box {hash_}\n"
    assert asyncio.run(kept_edition(cast(Store, Closed()), record)) == ""


def test_a_kept_edition_that_cannot_be_played_as_a_record_says_is_refused(
    client: Client, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was tried with the players of its table."""
    table, headers = own_table(client)
    text = client.get(f"/api/tables/{table}/analysis", headers=headers).json()["text"]

    async def fail(*_arguments: object) -> bytes:
        raise IndexError

    monkeypatch.setattr(client.app.state.services.offload, "run", fail)
    told = client.post("/api/analysis/open", json={"text": text})
    assert (told.status_code, told.json()["error"]) == (400, "error-broken-edition")
    assert "cannot be played as a record says" in caplog.text


def test_a_kept_edition_is_tried_with_the_players_and_options_it_goes_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.load_pinned("norderwind", 4, "my-box", SMALL, {"round_limit": 9})
    begun = dumps(Record(game))
    seen: list[tuple[int, object]] = []

    def fails_with_four(state: State, *_given: object) -> None:
        seen.append((state.game().players, state.game().options["round_limit"]))
        raise IndexError

    monkeypatch.setattr(editions, "playout", fails_with_four)
    with pytest.raises(BrokenEdition):
        analysis.accept(begun, "norderwind", 4, SMALL)
    assert seen == [(4, 9)]


# Games of bots with it


def test_bots_play_with_an_edition_of_ones_own(client: Client) -> None:
    text = own_edition(start__gold=9)
    asked = {"game": "norderwind", "text": text, "players": 3}
    first = client.post("/api/editions/trial", json=asked)
    assert first.status_code == 200, first.text
    games = first.json()["games"]
    assert [game["seed"] for game in games] == list(range(1, len(games) + 1))
    assert all(len(game["scores"]) == len(game["places"]) == 3 and 1 in game["places"] for game in games)
    more = client.post("/api/editions/trial", json={**asked, "first": len(games) + 1}).json()
    assert more["games"][0]["seed"] == len(games) + 1
    again = client.post("/api/editions/trial", json=asked).json()
    count = min(len(games), len(again["games"]))
    assert again["games"][:count] == games[:count]
    shipped = client.post("/api/editions/trial", json={**asked, "text": own_edition(start__gold=6)}).json()
    assert shipped["games"][0] != games[0]


@pytest.mark.parametrize(
    "change", [{"text": own_edition(start__gold=-1)}, {"game": "norsemen"}, {"players": 5}, {"first": 0}]
)
def test_no_games_are_played_with_what_is_broken(client: Client, change: dict[str, object]) -> None:
    asked = {"game": "norderwind", "text": own_edition(), "players": 2, **change}
    told = client.post("/api/editions/trial", json=asked)
    assert told.status_code == 400
    assert told.json()["message"]


# Hostile files

HEAD = '[edition]\ngame = "norderwind"\nname = "my-box"\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("".join(f"[{number:x}]\n" for number in range(6500)), ""),
        ("[x]\n" + "".join(f"{number:x}={{}}\n" for number in range(5700)), "must be one of"),
        ("a" + ".a" * 20_000 + " = 1", "Too long"),
        (f"[{'.'.join('a' * 400)}]\nb = 1", "Too deep"),
        (f"[start]\ngold = {{ from = 'rulebook', value = {'[' * 40}{']' * 40} }}", "Too deep"),
    ],
    ids=["tables", "entries", "one key", "a table in a table", "a list in a list"],
)
def test_a_file_that_takes_long_to_read_is_answered_in_time(client: Client, text: str, said: str) -> None:
    """What takes longer than some seconds ends with its process, and is answered by 503."""
    told = draft(client, game="norderwind", text=HEAD + text)
    assert any(said in fault["text"] for fault in told["faults"]), told["faults"]
    assert upload(client, HEAD + text).status_code == 400


def test_a_game_with_nothing_to_choose_from_is_a_fault_of_the_file(client: Client) -> None:
    """Norsemen whose leaders have no territory to start from."""
    text = re.sub(
        r"^(sweden|denmark|norway) = { age = 0", r"\1 = { age = 1", own_edition("norsemen"), flags=re.MULTILINE
    )
    told = draft(client, game="norsemen", text=text)
    assert any(fault["field"].startswith("leaders.") for fault in told["faults"])
    assert upload(client, text, "norsemen").status_code == 400


def test_what_no_check_has_thought_of_is_refused_and_logged(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_text: str, _name: str) -> None:
        raise IndexError

    monkeypatch.setattr(own_box, "faults", fail)
    answered = editions.check(b'{"game": "norderwind", "name": "my-box"}', "en")
    assert answered.startswith(b"200")
    assert b"Random games with this edition" in answered
    assert "an edition cannot be checked" in caplog.text


def test_bots_that_cannot_play_to_the_end_are_answered_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked = TrialRequest("norderwind", own_edition(start__gold=7), 2)

    def fail(_slug: str, _name: str) -> None:
        raise IndexError

    with monkeypatch.context() as patch:
        patch.setattr(bots, "make", fail)
        answered = editions.trial(msgspec.json.encode(asked), "en")
    assert answered.startswith(b"400")
    assert b"Random games with this edition" in answered
    assert "bots cannot play an edition of norderwind" in caplog.text
    monkeypatch.setattr(editions, "MOST_DECISIONS", 5)
    assert editions.trial(msgspec.json.encode(asked), "en").startswith(b"400")


def test_broken_files_are_refused_clearly_and_nothing_is_kept(client: Client, database: Path) -> None:
    before = stored(database)
    for slug, text in broken_files(BROKEN):
        assert tried(client, slug, text)[0] == [], text
    assert stored(database) == before
