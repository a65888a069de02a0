"""No name from outside opens a file: what a record may name, and what it is told."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from kogge.core.errors import BrokenEdition, BrokenRecord
from kogge.games import registry
from tests.server.clients import Client

RECORD = "kogge-record 1\ngame norderwind\nedition {}\nplayers 2\n\n"
opened: list[str] = []
listening = False


def _listen(event: str, arguments: tuple[Any, ...]) -> None:
    if listening and event in ("open", "os.listdir", "os.scandir"):
        opened.append(str(arguments[0]))


sys.addaudithook(_listen)  # it cannot be taken away again, so it listens to these tests only


@pytest.fixture
def files() -> Any:
    """The files that were opened in this process."""
    global listening  # noqa: PLW0603 (a hook has no other way to know)
    registry.read_record(RECORD.format("tiny"))
    with pytest.raises(BrokenRecord, match="not at hand"):  # the texts are read once
        registry.read_record(RECORD.format("none"))
    opened.clear()
    listening = True
    yield opened
    listening = False


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    file = tmp_path / "secret.toml"
    file.write_text('[edition]\ngame = "norderwind"\nname = "the secret"\n')
    return file


def test_a_record_names_no_file(secret: Path, files: list[str]) -> None:
    for name in (str(secret), "/etc/passwd", "../" * 20 + "etc/passwd", "x" * 5000, "tiny.toml", "./tiny", "\0", "~"):
        with pytest.raises(BrokenRecord, match="is not at hand"):
            registry.read_record(RECORD.format(name))
    assert files == []


def test_what_the_server_asks_for_by_name_is_shipped(secret: Path, files: list[str]) -> None:
    for name in (str(secret), "x" * 5000):
        with pytest.raises(BrokenEdition):
            registry.load_shipped("norderwind", 2, name, {})
        with pytest.raises(BrokenEdition):
            registry.edition_text("norderwind", name)
    assert files == []
    assert registry.load_shipped("norderwind", 2, None, {}).edition == registry.editions("norderwind")[0]
    assert registry.load_shipped("norderwind", 2, "tiny", {}).edition == "tiny"


def test_a_library_user_may_load_a_file_of_their_own(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(registry.edition_text("norderwind", "tiny"))
    assert registry.load("norderwind", 2, str(mine)).edition_hash == registry.load("norderwind", 2, "tiny").edition_hash


def test_the_answer_does_not_tell_whether_a_file_exists(client: Client, secret: Path) -> None:
    answers = []
    for name in (str(secret), str(secret.with_name("nothing.toml")), "x" * 300_000):
        answer = client.post("/api/replay", json={"record": RECORD.format(name)})
        assert answer.status_code == 400
        assert len(answer.text) < 2000
        answers.append(answer.json()["message"].replace(name[:60], "…").replace("nothing", "secret"))
    assert answers[0] == answers[1]


def test_a_number_of_players_that_is_no_number_is_an_error_of_the_record() -> None:
    with pytest.raises(BrokenRecord):
        registry.read_record("kogge-record 1\ngame norderwind\nplayers ²\n\n")
