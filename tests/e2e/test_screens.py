"""Every screen in both sizes, both lights and both languages: no barrier (axe), no sideways scrolling, a picture."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import FINE_PRINT, no_sideways, prefer, start_against_bots, step_by_button

Shots = Callable[..., None]
THOROUGH = pytest.mark.thorough
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SCREENS = {
    "page": {
        "start": "/",
        "rules": "/rules/norderwind",
        "replay": "/replay",
        "privacy": "/privacy",
        "any-game": "/stories/tile?generic",
    },
    "norderwind": {
        f"norderwind-{moment}": f"/stories/{moment}"
        for moment in ("choose-stack", "tile", "pirates", "letter", "looked", "over")
    },
    "norsemen": {
        f"norsemen-{moment}": f"/stories/{moment}?game=norsemen"
        for moment in ("choose-leader", "put", "turn", "ladder", "over")
    },
    "novgorod": {
        f"novgorod-{moment}": f"/stories/{moment}?game=novgorod" for moment in ("draft", "route", "use", "over")
    },
}


def barriers(page: Page) -> list[str]:
    """What axe finds."""
    found = Axe().run(page, options={"runOnly": RULES, "resultTypes": ["violations"]}).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['target']} {one['nodes'][0]['failureSummary']}" for one in found]


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        ("desktop", "en", "light"),
        ("phone", "de", "dark"),
        pytest.param("desktop", "en", "dark", marks=THOROUGH),
        pytest.param("phone", "de", "light", marks=THOROUGH),
    ],
)
@pytest.mark.parametrize("kind", list(SCREENS))
def test_every_screen(open_page: OpenPage, shots: Shots, kind: str, size: str, language: str, theme: str) -> None:
    page = open_page(size, language, theme)
    prefer(page)
    for name, path in SCREENS[kind].items():
        page.goto(path)
        page.wait_for_selector("h1, h2")
        shots(page, f"{name}-{size}{'-dark' if theme == 'dark' else ''}")
        no_sideways(page)
        assert page.evaluate(FINE_PRINT) == [], name
        assert barriers(page) == [], name


@THOROUGH
@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("desktop", "dark"), ("phone", "light")])
@pytest.mark.parametrize("game", ["novgorod", "norsemen", "norderwind"])
def test_the_shelf(open_page: OpenPage, shots: Shots, game: str, size: str, theme: str) -> None:
    """Every piece and part of the table in every state."""
    page = open_page(size, "en", theme)
    prefer(page)
    page.goto(f"/stories?game={game}")
    page.wait_for_selector("[data-story]")
    shots(page, f"stories-{game}-{size}-{theme}", whole=True)
    no_sideways(page)
    assert barriers(page) == []
    for part, seen in (("score", "dialog[open]"), ("zoom", "dialog[open]"), ("handover", ".handover")):
        page.locator(f"[data-story={part}]").click()
        page.wait_for_selector(seen)
        shots(page, f"stories-{game}-{part}-{size}-{theme}")
        assert barriers(page) == [], part
        if part != "handover":
            page.keyboard.press("Escape")


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
def test_sheets_over_the_table(open_page: OpenPage, shots: Shots, size: str, language: str) -> None:
    page = open_page(size, language)
    prefer(page, helped=[])
    page.goto("/")
    page.locator("button[data-game=norderwind]").click()
    shots(page, f"box-{size}")
    assert barriers(page) == []
    page.keyboard.press("Escape")
    start_against_bots(page)
    shots(page, f"first-minute-{size}")
    assert barriers(page) == []
    page.locator(".seen").first.click()
    page.wait_for_selector("dialog[open]")
    shots(page, f"stack-{size}")
    assert barriers(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu" if language == "en" else "Menü").click()
    page.wait_for_selector("dialog[open]")
    shots(page, f"settings-{size}")
    assert barriers(page) == []


@pytest.mark.parametrize(
    "game", ["norderwind", pytest.param("novgorod", marks=THOROUGH), pytest.param("norsemen", marks=THOROUGH)]
)
def test_targets_are_large_enough_for_a_thumb(open_page: OpenPage, game: str) -> None:
    page = open_page("phone", "de")
    prefer(page)
    start_against_bots(page, game)
    small = page.eval_on_selector_all(
        ".bar .button, .lit, .icon-button",
        "nodes => nodes.filter(node => node.offsetParent && (node.offsetHeight < 44 || node.offsetWidth < 44))"
        ".map(node => node.outerHTML.slice(0, 120))",
    )
    assert small == []


@pytest.mark.parametrize("game", ["novgorod", "norsemen", "norderwind"])
def test_first_screen_is_light(open_page: OpenPage, game: str) -> None:
    """JavaScript for the first game screen: at most 150 kB, compressed."""
    import gzip  # noqa: PLC0415

    page = open_page()
    prefer(page)
    scripts: dict[str, int] = {}
    page.on(
        "response",
        lambda answer: (
            scripts.__setitem__(answer.url, len(gzip.compress(answer.body()))) if answer.url.endswith(".js") else None
        ),
    )
    start_against_bots(page, game)
    assert 0 < sum(scripts.values()) <= 150_000, scripts


@THOROUGH
@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
@pytest.mark.parametrize("game", ["novgorod", "norsemen", "norderwind"])
def test_closer_looks(open_page: OpenPage, shots: Shots, game: str, size: str, language: str) -> None:
    """A seat, a piece, the aid and the score sheet, each over the table."""
    page = open_page(size, language)
    prefer(page)
    start_against_bots(page, game)
    piece = {"novgorod": "london", "norsemen": "sweden", "norderwind": "olesand"}[game]
    spot = page.locator(f"main button[data-slug~={piece}]:not([data-kinds=fulfil])")  # a contract has no closer look
    for turn in range(40):
        if turn >= 4 and spot.count():
            break
        step_by_button(page, turn)
    page.locator("li.seat .name, .chip").nth(1).click()
    page.wait_for_selector("dialog[open]")
    shots(page, f"{game}-seat-{size}")
    assert barriers(page) == []
    page.keyboard.press("Escape")
    spot.first.dispatch_event("contextmenu")
    page.wait_for_selector("dialog[open]")
    shots(page, f"{game}-near-{size}")
    no_sideways(page)
    assert barriers(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("tab", name={"en": "Aid", "de": "Hilfe"}[language]).click()
    shots(page, f"{game}-aid-{size}")
    assert barriers(page) == []
