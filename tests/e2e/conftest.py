"""A real server with the built page, and a real browser: `make e2e` sees to it that there are both."""

from __future__ import annotations

import os
from base64 import b64decode
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which

import pytest
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from tests.e2e import fixed
from tests.e2e.walk import Walk, walk_with
from tools.servers import Server

FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
PICTURE_QUALITY = 82
LOCALES = {"en": "en-GB", "de": "de-DE"}

OpenPage = Callable[..., Page]
Picture = Callable[..., None]
expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong


def chromium() -> str | None:
    """The browser of this machine."""
    return os.environ.get("KOGGE_CHROMIUM") or which("chromium") or which("chromium-browser")


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of the server's database."""
    return f"sqlite:///{tmp_path_factory.mktemp('e2e') / 'kogge.db'}"


@pytest.fixture(scope="session")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that ends with the test run."""
    running = Server(database, tmp_path_factory.mktemp("e2e") / "server.log", "--lobby", command=fixed.main)
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


@pytest.fixture(scope="session")
def walk(browser: Browser, server: str, database: str) -> Iterator[Walk]:
    """Shows recorded positions in windows of all sizes."""
    with walk_with(browser, server, database) as opened:
        yield opened


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
    mild = ("WebSocket", "ERR_INTERNET_DISCONNECTED", *(("status of 400", "status of 401") if refused else ()))
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


@pytest.fixture
def picture() -> Picture:
    """Takes a picture for the documentation where `make pictures` asks for it (KOGGE_PICTURES names the folder).

    WebP, because it is a quarter of the size: Chromium writes it, Playwright itself does not.
    """
    folder = os.environ.get("KOGGE_PICTURES")

    def taken(page: Page, name: str, part: Locator | None = None, margin: int = 12) -> None:
        if not folder:
            return
        page.evaluate("document.fonts.ready.then(() => true)")
        wanted: dict[str, object] = {"format": "webp", "quality": PICTURE_QUALITY}
        if part is not None:
            wanted["clip"] = _around(page, part, margin)
        answer = page.context.new_cdp_session(page).send("Page.captureScreenshot", wanted)
        file = Path(folder) / f"{name}.webp"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b64decode(answer["data"]))

    return taken


def _around(page: Page, part: Locator, margin: int) -> dict[str, float]:
    """The place of an element with a margin, inside the window."""
    box, window = part.bounding_box(), page.viewport_size
    assert box
    assert window
    left, top = max(box["x"] - margin, 0), max(box["y"] - margin, 0)
    right = min(box["x"] + box["width"] + margin, window["width"])
    bottom = min(box["y"] + box["height"] + margin, window["height"])
    scrolled = page.evaluate("scrollY")  # the browser counts from the top of the page
    return {"x": left, "y": top + scrolled, "width": right - left, "height": bottom - top, "scale": 1}
