"""Kogge from its wheel, in an environment of its own: the library, the command, the server, the terminal, the end."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

import kogge
from tests.e2e.conftest import FLAGS, chromium
from tests.e2e.hands import prefer, start_against_bots, step_by_button
from tests.install.conftest import ENGINE, install
from tools.installing import Place, run
from tools.servers import free_port

pytestmark = pytest.mark.xdist_group("compiled")
PATIENCE_S = 120
GAME = """
import kogge
state, rng = kogge.load("norsemen", players=3).new_state(), kogge.Rng(7)
while state.to_move() != kogge.TERMINAL:
    if state.to_move() == kogge.CHANCE:
        state.apply(state.sample_chance(rng))
    else:
        seat = state.awaited()[0]
        actions = state.legal_as(seat)
        state.apply_as(seat, actions[rng.below(len(actions))])
print(kogge.__file__, min(state.ranking()))
"""


def test_a_game_by_the_library(place: Place) -> None:
    told = place.call("python", "-c", GAME)
    assert told.startswith(str(place.folder))
    assert told.split()[-1] == "1"


def test_version_tells_how_it_was_built(place: Place) -> None:
    told = place.call("kogge", "version", "--full", COLUMNS="200", LC_ALL="en")
    assert told.startswith(f"kogge {kogge.__version__}, {ENGINE}")
    assert re.search(r"Engine .*(mypyc \d|no C compiler)", told)
    assert re.search(r"\[server\] +│ installed", told)
    assert re.search(r"\[cluster\] +│ missing: .*pip install 'kogge\[cluster\]'", told)


@pytest.fixture
def address(place: Place, tmp_path: Path) -> Iterator[str]:
    """A server of the installed command."""
    port = free_port()
    command = [str(place.bin / "kogge"), "serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'k.db'}"]
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen(command, cwd=tmp_path, env=place.environment, stdout=log, stderr=log)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(PATIENCE_S)


def test_a_turn_in_a_real_browser(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_context(base_url=address, service_workers="block").new_page()
        _until_it_answers(address)
        prefer(page)
        start_against_bots(page)
        assert step_by_button(page, 0)
        browser.close()


def _until_it_answers(address: str) -> None:
    deadline = time.monotonic() + PATIENCE_S
    probe = ["curl", "--silent", "--fail", f"{address}/health"]
    while subprocess.run(probe, capture_output=True, check=False).returncode:
        assert time.monotonic() < deadline, "the server does not answer"
        time.sleep(0.2)


def test_the_first_screen_in_a_terminal(place: Place) -> None:
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (40, 120))
    environment = {**place.environment, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
    command = [str(place.bin / "kogge"), "play"]
    with subprocess.Popen(command, env=environment, stdin=theirs, stdout=theirs, stderr=theirs) as game:
        try:
            assert b"Traceback" not in _read_until(ours, b"K O G G E")
        finally:
            game.terminate()
    os.close(ours)
    os.close(theirs)


def _read_until(terminal: int, wanted: bytes) -> bytes:
    seen, deadline = b"", time.monotonic() + PATIENCE_S
    while wanted not in seen:
        assert select.select([terminal], [], [], deadline - time.monotonic())[0], seen[-2000:]
        seen += os.read(terminal, 65536)
    return seen


# The base install, and the end


@pytest.fixture(scope="module")
def base(wheel: Path, tmp_path_factory: pytest.TempPathFactory, place: Place) -> Place:
    """An environment with the wheel alone."""
    found = Place(tmp_path_factory.mktemp("base") / "venv", place.environment, quick=True)
    install(found, wheel.as_uri())
    return found


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("version", ENGINE),
        ("edition show norderwind", "reconstructed"),
        ("perft norderwind --depth 2", "lines of 2 steps"),
        ("bench norderwind -e tiny --games 1 --repeat 1", "µs a decision"),
        ("selfplay norderwind --games 2 --out records", "records"),
        ("replay --text records/norderwind-2-000001.kogge", "1"),
        ("--version", kogge.__version__),
    ],
)
def test_commands_that_need_no_extra(base: Place, typed: str, said: str) -> None:
    assert said in base.call("kogge", *typed.split(), LC_ALL="en", COLUMNS="200")


@pytest.mark.parametrize(
    ("typed", "extra"),
    [
        ("play", "play"),
        ("replay records/norderwind-2-000001.kogge", "play"),
        ("serve", "server"),
        ("admin verify", "server"),
        ("worker --database postgresql://nowhere/kogge", "server"),
        ("arena norderwind --bots greedy,random --games 2", "arena"),
        ("report norderwind --games 1", "arena"),
        ("calibrate norderwind --games 1", "arena"),
    ],
)
def test_a_command_without_its_extra_says_which_in_one_line(base: Place, typed: str, extra: str) -> None:
    command = [str(base.bin / "kogge"), *typed.split()]
    environment = {**base.environment, "LC_ALL": "en"}
    told = subprocess.run(command, cwd=base.folder, env=environment, text=True, capture_output=True, check=False)
    assert told.returncode == 2, told.stderr
    assert len(told.stderr.splitlines()) == 1, told.stderr
    assert f"pip install 'kogge[{extra}]'" in told.stderr


def test_uninstalling_leaves_nothing(base: Place) -> None:
    """The last test of this environment."""
    run(
        [str(base.bin / "python"), "-m", "pip", "uninstall", "--yes", "--quiet", "kogge"], base.folder, base.environment
    )
    left = [path for path in base.folder.rglob("*kogge*") if "records" not in path.parts]
    assert left == []
