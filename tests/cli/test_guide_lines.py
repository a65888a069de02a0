"""What the players' guide says to type, typed as it stands there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kogge import dumps
from kogge.cli.commands import app
from kogge.games import registry
from kogge.server.process import run
from kogge.server.process.listen import Listening
from kogge.server.settings import Setup
from tests.cli.tables import finished_record
from tests.terminal import first_screen
from tests.test_guide import CHAPTERS, GUIDES, ROOT, read, typed

PLACED = {"TERM": "dumb", "LC_ALL": "C.UTF-8", "COLUMNS": "120"}
INSTALLING = ["pip install '.[server]'", "pip install '.[all]'"]  # typed by tests/install
SERVING = ["kogge serve --open", "kogge serve --lan"]
SCREENS = {
    "kogge play": b"K O G G E",
    "kogge play --lang de": b"Leinen los",
    "kogge play norderwind": b"Quit",
    "kogge play norderwind --humans 2 --players 4": b"Quit",
    "kogge play norderwind --record game.kogge": b"Quit",
    "kogge play norderwind --edition my-box.toml": b"Quit",
    "kogge replay game.kogge": b"Quit",
}
PRINTED = {
    "kogge edition show norderwind": "reconstructed",
    "kogge edition check my-box.toml": "valid edition",
}


def environment(home: Path) -> dict[str, str]:
    """A person's, with this copy of Kogge."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return {**os.environ, **PLACED, "PATH": path, "HOME": str(home)}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the files the guide speaks of."""
    newest = registry.editions("norderwind")[0]
    edition = registry.edition_text("norderwind", newest)
    (tmp_path / "my-box.toml").write_text(edition.replace(f'"{newest}"', '"my-box"'), encoding="utf-8")
    return tmp_path


def test_every_line_is_tried() -> None:
    lines = {line for chapter in CHAPTERS for line in typed("en", chapter)}
    assert lines == {*INSTALLING, *SERVING, *SCREENS, *PRINTED}


def test_installing_is_typed_as_in_the_readme() -> None:
    """Whose lines `tests/install` types in an empty environment."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for language in GUIDES:
        first, *_rest = re.findall(r"^```sh\n.*?^```$", read(language, "first-game.md"), re.MULTILINE | re.DOTALL)
        assert first in readme


def test_the_server_for_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything but the socket: a test listens on loopback only."""
    asked: list[tuple[Setup, Listening]] = []
    monkeypatch.setattr(run, "lan_address", lambda: "192.168.1.20")

    def started(setup: Setup, listening: Listening, ready: object) -> None:
        asked.append((setup, listening))
        assert callable(ready)
        ready(8190)

    monkeypatch.setattr(run, "run", started)
    told = CliRunner().invoke(app, ["serve", "--lan", "--database", "sqlite:///unused.db"])
    assert told.exit_code == 0, told.output
    assert "http://192.168.1.20:8190/" in told.output
    assert "▀" in told.output or "█" in told.output  # the square code
    assert asked[0][0].lobby
    assert asked[0][1].host == "0.0.0.0"


@pytest.mark.parametrize("line", SCREENS)
def test_what_opens_a_screen(folder: Path, line: str) -> None:
    if "replay" in line:
        (folder / "game.kogge").write_text(dumps(finished_record()), encoding="utf-8")
    seen = first_screen(line, folder, environment(folder), SCREENS[line])
    assert b"Traceback" not in seen
    assert not line.endswith("--record game.kogge") or (folder / "game.kogge").stat().st_size


@pytest.mark.parametrize("line", PRINTED)
def test_what_prints(folder: Path, line: str) -> None:
    told = subprocess.run(
        ["/bin/bash", "-c", line], cwd=folder, env=environment(folder), text=True, capture_output=True, check=False
    )
    assert told.returncode == 0, told.stderr
    assert PRINTED[line] in told.stdout
