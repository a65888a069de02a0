"""A game in a package of its own, in the page: its box, its board (a web component), its rules, a whole game."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import READY, SETTLE_MS, prefer, step_by_button
from tests.plugin.environment import ROOT, install
from tools.servers import free_port

START_S = 120


@pytest.fixture(scope="module")
def skerries(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server in an environment that has the game."""
    folder = tmp_path_factory.mktemp("plugin")
    python, port = install(folder / "env"), free_port()
    database = f"sqlite:///{folder / 'kogge.db'}"
    command = [str(python), "-m", "kogge", "serve", "--port", str(port), "--database", database]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        url = f"http://127.0.0.1:{port}"
        _wait(url)
        yield url
        server.terminate()


def _wait(url: str) -> None:
    until = time.monotonic() + START_S
    while time.monotonic() < until:
        try:
            if httpx.get(f"{url}/health").status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise RuntimeError("the server does not answer")


@pytest.fixture
def page(browser: Browser, skerries: str) -> Iterator[Page]:
    """A page of that server; a fault in it fails the test."""
    faults: list[str] = []
    context = browser.new_context(base_url=skerries, locale="en-GB", service_workers="block", reduced_motion="reduce")
    opened = context.new_page()
    opened.on("pageerror", lambda error: faults.append(str(error)))
    opened.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    yield opened
    context.close()
    assert [fault for fault in faults if "WebSocket" not in fault] == []


def test_a_game_of_a_package_is_played_on_its_own_board(page: Page, tmp_path: Path) -> None:
    prefer(page)
    page.goto("/")
    expect(page.get_by_text("Fish on, or sail home before the squall.")).to_be_visible(timeout=SETTLE_MS)
    page.locator("button[data-game=skerries]").click()
    page.locator("[data-start]").click()
    page.wait_for_selector(READY, timeout=SETTLE_MS)
    board = page.locator("kogge-skerries")
    before = page.locator(".frame").get_attribute("data-at")
    board.get_by_role("button", name="Cast the net").click()
    expect(page.locator(".frame")).not_to_have_attribute("data-at", before or "", timeout=SETTLE_MS)
    page.screenshot(path=tmp_path / "board.png")
    for turn in range(200):
        if page.locator(".winner").count():
            break
        step_by_button(page, turn)
    expect(page.locator(".winner")).to_be_visible()
    expect(board.locator(".boats")).to_contain_text("fish")


def test_its_rules_are_read_in_the_page(page: Page) -> None:
    page.goto("/rules/skerries")
    expect(page.get_by_role("heading", name="SK-2.3")).to_be_visible(timeout=SETTLE_MS)
