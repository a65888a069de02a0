"""A table that this version cannot play on: it says why, and its log opens when all agree to end the game."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e import scenes
from tests.e2e.conftest import OpenPage
from tests.e2e.scenes import Stage
from tests.e2e.test_screens import barriers


def come(page: Page, table: str, held: list[dict[str, object]]) -> None:
    """Open the frozen table with a seat."""
    scenes.hold(page, {table: held})
    page.goto(f"/t/{table}")
    expect(page.locator("[data-frozen]")).to_be_visible()


def test_a_frozen_table_says_why_and_is_ended_by_all(open_page: OpenPage, database: str) -> None:
    first, second = open_page(), open_page("phone", "de")
    stage = Stage(first, database)
    created = scenes.create(stage, scenes.place("norderwind", 2, "middle"))
    scenes.freeze(stage, created)
    come(first, created.table, scenes.tokens(created, 0))
    come(second, created.table, scenes.tokens(created, 1))
    assert first.locator("[data-frozen]").inner_text() != second.locator("[data-frozen]").inner_text()  # two languages
    assert barriers(first) == []
    expect(first.locator("[data-log]")).to_have_count(0)
    first.locator("[data-end]").click()
    expect(first.locator("[data-end]")).to_have_count(0)
    second.locator(".button.main").click()
    for page in (first, second):
        expect(page.locator("[data-log]")).to_be_visible()
    with first.expect_download() as saved:
        first.locator("[data-log]").click()
    assert Path(saved.value.path()).read_text(encoding="utf-8").startswith("# norderwind, rules")
    first.goto("/")
    expect(first.locator(".mine li")).to_have_count(1)


def test_one_who_declines_keeps_the_frozen_table(open_page: OpenPage, database: str) -> None:
    first, second = open_page(), open_page()
    stage = Stage(first, database)
    created = scenes.create(stage, scenes.place("norsemen", 2, "middle"))
    scenes.freeze(stage, created)
    come(first, created.table, scenes.tokens(created, 0))
    come(second, created.table, scenes.tokens(created, 1))
    first.locator("[data-end]").click()
    second.locator(".row .button:not(.main)").first.click()
    for page in (first, second):
        expect(page.locator("[data-end]")).to_be_visible()
        expect(page.locator("[data-log]")).to_have_count(0)
