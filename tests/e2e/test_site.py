"""The documentation site as built: strict, whole, without the net, in the look of the page, without barriers."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.e2e.hands import no_sideways
from tests.e2e.test_screens import barriers
from tools import pages

ROOT = Path(__file__).parents[2]
ADDRESS = "http://site.test/"  # answered from files, without a server
THOROUGH = pytest.mark.thorough
SIZES = {"phone": (390, 844), "side": (844, 390), "tablet": (820, 1180), "laptop": (1366, 768), "large": (1920, 1080)}
MAIN = ["", "de/", "guide/", "de/guide/first-game/", "guide/faq/", "editions/", "rules/norderwind.de/", "server/"]
FEW = ["", "de/guide/first-game/", "editions/"]
EVERY = [pytest.param(size, theme, MAIN, marks=THOROUGH) for size in SIZES for theme in ("light", "dark")]
LOADED = re.compile(r'<(?:script|img|link rel="(?:stylesheet|icon|preconnect)")[^>]*?(?:src|href)="([^"]+)"')
Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built site."""
    folder = tmp_path_factory.mktemp("site")
    for name in ("docs", "docs_theme"):
        shutil.copytree(ROOT / name, folder / name)
    shutil.copyfile(ROOT / "zensical.toml", folder / "zensical.toml")
    pages.write_rules(folder / "docs")
    pages.write_look(folder / "docs")
    (folder / "docs/reference.md").write_text(pages.reference_text(), encoding="utf-8")
    command = [str(Path(sys.executable).parent / "zensical"), "build", "--clean", "--strict"]
    built = subprocess.run(command, cwd=folder, text=True, capture_output=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder / "site"


def file_of(site: Path, url: str) -> Path | None:
    """What a web server would send for an address of the site."""
    found = site / unquote(url.removeprefix(ADDRESS)).partition("#")[0].partition("?")[0]
    found = found / "index.html" if found.is_dir() else found
    return found if url.startswith(ADDRESS) and found.is_file() else None


@pytest.fixture
def visit(browser: Browser, site: Path) -> Iterator[Visit]:
    """Opens pages of the site; what is missing or comes from elsewhere fails the test."""
    missing: list[str] = []
    contexts = []

    def answer(route: Route) -> None:
        file = file_of(site, route.request.url)
        if file is None:
            missing.append(route.request.url)
            route.abort()
        else:
            route.fulfill(path=file)

    def opened(path: str, size: str = "laptop", theme: str = "light") -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=ADDRESS,
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
        )
        contexts.append(context)
        context.route("**/*", answer)
        page = context.new_page()
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert missing == []


def targets(page: Path) -> list[str]:
    """What a built page leads to or shows."""
    return re.findall(r'(?:href|src)="([^"]+)"', page.read_text(encoding="utf-8"))


def test_nothing_is_missing(site: Path) -> None:
    """Every link of every page leads to a file, and to a place in it where it names one."""
    checked = 0
    for page in site.rglob("index.html"):
        for target in targets(page):
            file, _hash, place = target.partition("#")
            if "://" in file or file.startswith(("mailto:", "data:")):
                continue
            found = (page.parent / file).resolve() if file else page
            found = found / "index.html" if found.is_dir() else found
            assert found.is_file(), f"{page.relative_to(site)}: {target}"
            if place and found.suffix == ".html":
                assert f'id="{place}"' in found.read_text(encoding="utf-8"), f"{page.relative_to(site)}: {target}"
            checked += 1
    assert checked > 1000


def test_nothing_comes_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        loaded = LOADED.findall(page.read_text(encoding="utf-8"))
        assert loaded
        assert [one for one in loaded if "://" in one] == [], page
    for sheet in (site / "assets").glob("*.css"):
        assert "://" not in sheet.read_text(encoding="utf-8")


@pytest.mark.parametrize(("size", "theme", "paths"), [("laptop", "light", FEW), ("phone", "dark", FEW), *EVERY])
def test_the_main_pages(visit: Visit, size: str, theme: str, paths: list[str]) -> None:
    page = visit("", size, theme)
    for path in paths:
        page.goto(path)
        no_sideways(page)
        assert barriers(page) == [], path


def test_each_language_has_its_own_navigation(visit: Visit) -> None:
    page = visit("")
    tabs = page.locator(".md-tabs__link")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert [tab.strip() for tab in tabs.all_inner_texts()] == ["Kogge", "Play", "Own the box", "Build and research"]
    page.goto("guide/friends/")
    page.get_by_role("link", name="Deutsch").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Mit Freunden spielen")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    german = ["Kogge", "Spielen", "Das Spiel im Regal", "Bauen und forschen"]
    assert [tab.strip() for tab in tabs.all_inner_texts()] == german
    page.get_by_role("link", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Playing with friends")


@pytest.mark.parametrize(("theme", "paper"), [("light", "rgb(244, 234, 210)"), ("dark", "rgb(44, 42, 38)")])
def test_it_looks_like_the_page(visit: Visit, theme: str, paper: str) -> None:
    page = visit("guide/", theme=theme)
    sheet = page.locator(".md-main__inner")
    assert sheet.evaluate("node => getComputedStyle(node).backgroundColor") == paper
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate("document.fonts.check('800 20px Alegreya') && document.fonts.check('16px \"Alegreya Sans\"')")
    assert page.locator("h1").evaluate("node => getComputedStyle(node).fontFamily").startswith("Alegreya")


def test_the_boards_are_on_the_first_page(visit: Visit) -> None:
    for path in ("", "de/"):
        page = visit(path)
        boards = page.locator(".boards img")
        expect(boards).to_have_count(3)
        for board in boards.all():
            board.scroll_into_view_if_needed()
            expect(board).to_have_js_property("naturalWidth", 1440)
