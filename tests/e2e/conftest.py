"""A real server with the built page, and a real browser: `make e2e` sees to it that there are both."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e import fixed
from tools.servers import Server

FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
LOCALES = {"en": "en-GB", "de": "de-DE"}

OpenPage = Callable[..., Page]
expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong


def chromium() -> str | None:
    """The browser of this machine."""
    return os.environ.get("KOGGE_CHROMIUM") or which("chromium") or which("chromium-browser")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that ends with the test run."""
    home = tmp_path_factory.mktemp("e2e")
    running = Server(f"sqlite:///{home / 'kogge.db'}", home / "server.log", command=fixed.main)
    running.start()
    try:
        yield running.url
    finally:
        running.end()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def open_page(browser: Browser, server: str) -> Iterator[OpenPage]:
    """Opens pages of a size and language; a fault in one of them fails the test."""
    faults: list[str] = []
    contexts = []

    def opened(
        size: str = "desktop",
        language: str = "en",
        theme: str = "light",
        calm: bool = True,
        kept: bool = False,
        refused: bool = False,
    ) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=server,
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=size == "phone",
            reduced_motion="reduce" if calm else "no-preference",
            bypass_csp=False,
            service_workers="allow" if kept else "block",
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "console",
            lambda message: faults.append(message.text) if _serious(message.type, message.text, refused) else None,
        )
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []


def _serious(kind: str, text: str, refused: bool) -> bool:
    """Where the test asks for what is refused, the browser says so."""
    mild = ("WebSocket", "ERR_INTERNET_DISCONNECTED", *(("status of 400",) if refused else ()))
    return kind == "error" and not any(word in text for word in mild)


@pytest.fixture
def shots() -> Callable[..., None]:
    """Takes a picture where `make screenshots` asks for them (KOGGE_SHOTS names the folder)."""
    folder = os.environ.get("KOGGE_SHOTS")

    def shot(page: Page, name: str, whole: bool = False) -> None:
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            page.screenshot(path=Path(folder) / f"{name}.png", full_page=whole, animations="disabled")

    return shot
