"""How a browser comes to what is studied without a table: reviews of games, lessons, the edition editor."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e import tables
from tests.e2e.hands import SETTLE_MS
from tests.e2e.scenes import Scene, Stage, click, create, end_of, hold, tokens, visit

REVIEW_MS = 240_000
FIRST_VALUE = "li.entry input[type=number]"

# Reviews


def reviewed(game: str) -> Scene:
    """A whole game with its review."""

    def come(stage: Stage) -> None:
        created = create(stage, end_of(game))
        hold(stage.page, {created.table: tokens(created, 0)})
        visit(f"/replay?table={created.table}&at=40", ".scrub", stage)
        click(stage.page, "[data-review]")
        stage.page.wait_for_selector(".ledger", timeout=REVIEW_MS)

    return come


def trying(game: str, *selectors: str) -> Scene:
    """The position before a mistake, to be played better."""

    def come(stage: Stage) -> None:
        reviewed(game)(stage)
        _whoever_erred(stage.page)
        click(stage.page, ".try .button.main")
        stage.page.wait_for_selector(".try .buttons", timeout=SETTLE_MS)
        click(stage.page, *selectors)

    return come


def _whoever_erred(page: Page) -> None:
    """Choose the first player with a mistake to try again."""
    for seat in range(len(tables.NAMES)):
        page.locator(".try select").select_option(str(seat))
        if page.locator(".try .button.main").count():
            return
    raise AssertionError("nobody made a mistake")


# Lessons


def lesson(game: str) -> Scene:
    """The first sentence of a lesson."""

    def come(stage: Stage) -> None:
        visit(f"/lesson/{game}", "[data-lesson-step]", stage)

    return come


def lesson_move(game: str) -> Scene:
    """The first move that a lesson asks for."""

    def come(stage: Stage) -> None:
        lesson(game)(stage)
        _read_on(stage.page)
        stage.page.wait_for_selector("[data-show]", timeout=SETTLE_MS)

    return come


def _read_on(page: Page) -> None:
    while page.locator("[data-next]").count():
        step = page.locator("[data-lesson-step]").get_attribute("data-lesson-step")
        click(page, "[data-next]")
        page.wait_for_selector(f"[data-lesson-step]:not([data-lesson-step='{step}'])", timeout=SETTLE_MS)


# Puzzles


def puzzle(game: str) -> Scene:
    """A puzzle before the first try."""

    def come(stage: Stage) -> None:
        visit(f"/puzzles/{game}", "[data-puzzle]", stage)
        stage.page.wait_for_selector(".bar .action", timeout=SETTLE_MS)

    return come


def solved(game: str, *selectors: str) -> Scene:
    """A puzzle whose steps were shown, and what is clicked then."""

    def come(stage: Stage) -> None:
        puzzle(game)(stage)
        while not stage.page.locator("[data-over]").count():
            at = stage.page.locator(".frame").get_attribute("data-at")
            click(stage.page, "[data-show]")
            stage.page.wait_for_selector(f".frame:not([data-at='{at}']), [data-over]", timeout=SETTLE_MS)
        click(stage.page, *selectors)

    return come


# Editions


def editor(game: str) -> Scene:
    """All values of a box."""

    def come(stage: Stage) -> None:
        visit(f"/edition/{game}", "li.entry", stage)

    return come


def editor_with_faults(stage: Stage) -> None:
    """A value that cannot be, beside another edition."""
    editor("norsemen")(stage)
    stage.page.locator("[data-compare]").select_option(index=1)
    stage.page.wait_for_selector("[data-different]", timeout=SETTLE_MS)
    value = stage.page.locator(FIRST_VALUE).first
    value.fill("999")
    value.press("Tab")
    stage.page.wait_for_selector("[data-faults]", timeout=SETTLE_MS)
