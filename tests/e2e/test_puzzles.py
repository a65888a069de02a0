"""Puzzles in the browser: solved by keys on a phone, shown on a desktop, with reasons, and another one after it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kogge.puzzles import Puzzle, puzzles
from tests.e2e.conftest import OpenPage
from tests.e2e.hands import no_sideways
from tests.e2e.test_screens import barriers

FEW = [("norsemen", "phone", "de"), pytest.param("novgorod", "desktop", "en", marks=pytest.mark.thorough)]


def hardest(slug: str) -> Puzzle:
    return puzzles(slug)[-1]


def opened(page: Page, one: Puzzle) -> None:
    page.goto(f"/puzzles/{one.slug}?puzzle={one.name}")
    expect(page.locator(f"[data-puzzle='{one.name}']")).to_be_visible()
    expect(page.locator(".bar .action").first).to_be_visible()


def press(page: Page, token: str) -> None:
    """Choose by keys: from one button to the next, in the menu where there are many."""
    button = page.locator(f".bar .action[data-token='{token}']")
    button.or_(page.locator("[data-more]")).first.wait_for()
    if not button.count():
        page.locator("[data-more]").press("Enter")
        button = page.locator(f".menu [data-token='{token}']")
    button.focus()
    button.press("Enter")


@pytest.mark.parametrize(("game", "size", "language"), FEW)
def test_a_puzzle_is_solved_by_keys(open_page: OpenPage, game: str, size: str, language: str) -> None:
    page, one = open_page(size, language), hardest(game)
    opened(page, one)
    wrong = next(token for token in list(one.steps[0].shares)[1:])
    press(page, wrong)
    expect(page.locator("[data-remark]")).to_contain_text("100")
    asked = [step.token for step in one.steps if step.asked()]
    for number, token in enumerate(asked):
        press(page, token)
        over = number + 1 == len(asked)
        expect(page.locator("[data-over]" if over else "[data-best]")).to_be_visible()
    no_sideways(page)
    assert barriers(page) == []
    page.locator("[data-why]").first.press("Enter")
    expect(page.locator("[data-reasons] li").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-next]").press("Enter")
    expect(page.locator(f"[data-puzzle]:not([data-puzzle='{one.name}'])")).to_be_visible()


def test_a_puzzle_is_shown(open_page: OpenPage) -> None:
    page, one = open_page("desktop"), hardest("novgorod")
    opened(page, one)
    for _step in [step for step in one.steps if step.asked()]:
        page.locator("[data-show]").click()
        expect(page.locator("[data-best]")).to_be_visible()
    expect(page.locator("[data-over]")).to_be_visible()
    expect(page.locator("[data-change]")).to_contain_text("-")
