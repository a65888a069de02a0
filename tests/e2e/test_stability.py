"""The board stands still: prompts, hints and the log never move it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.geometry import settle, size_of
from tests.e2e.hands import SETTLE_MS, choose, click_token, offered, place, prefer, start_against_bots, went_on
from tests.e2e.walk import Place, Walk, every_place

THOROUGH = pytest.mark.thorough
MAIN_SIZES = ["390x844", "844x390", "820x1180", "1366x768", "1920x1080"]
GAMES = ["novgorod", "norsemen", "norderwind"]
STEPS = 14
PIECES = """() => [...document.querySelectorAll('main .spot')].map(node => {
    const box = node.getBoundingClientRect()
    return [box.left, box.top, box.width, box.height].map(number => Math.round(number)).join(' ')
})"""
# Scrolling is no movement of the board.
STANDING = """() => {
    const board = document.querySelector('main.board')
    const outer = board.getBoundingClientRect()
    let [x, y] = [outer.left + scrollX, outer.top + scrollY]
    for (let node = board.parentElement; node; node = node.parentElement)
        if (node !== document.scrollingElement) { x += node.scrollLeft; y += node.scrollTop }
    return [x, y, outer.width, outer.height].map(number => Math.round(number))
}"""


def standing(page: Page) -> list[int]:
    """Where the board is, and how large."""
    settle(page)
    box: list[int] = page.evaluate(STANDING)
    return box


def cases() -> list[object]:
    """Every game in the main sizes; `make test` has one of each game."""
    few = {("novgorod", "1366x768"), ("norsemen", "844x390"), ("norderwind", "390x844")}
    pairs = [(game, size) for game in GAMES for size in MAIN_SIZES]
    return [pytest.param(*pair, marks=() if pair in few else THOROUGH) for pair in pairs]


@pytest.mark.parametrize(("game", "size"), cases())
def test_prompts_and_the_log_leave_the_board_where_it_is(walk: Walk, game: str, size: str) -> None:
    page = walk.new_page(size_of(size))
    prefer(page)
    start_against_bots(page, game)
    first = standing(page)
    for turn in range(STEPS):
        at = place(page)
        click_token(page, choose(offered(page), turn))
        went_on(page, at)
        asked = page.locator(".ask").inner_text()
        assert standing(page)[: 3 if grows(page) else 4] == first[: 3 if grows(page) else 4], (turn, asked)
    page.context.close()


def grows(page: Page) -> bool:
    """Where the page scrolls, the board may be as high as it needs."""
    return page.locator(".frame").get_attribute("data-room") == "high"


def middle_of(game: str) -> Place:
    return next(one for one in every_place() if one.slug == game and one.position.name == "middle")


@pytest.mark.parametrize(("game", "size"), cases())
def test_a_hint_leaves_the_board_where_it_is(walk: Walk, game: str, size: str) -> None:
    page = walk.show(middle_of(game), size_of(size))
    first, pieces = standing(page), page.evaluate(PIECES)
    page.locator("[data-hint]").click()
    expect(page.locator(".advised")).to_be_visible(timeout=SETTLE_MS)
    page.mouse.move(2, 2)
    assert standing(page)[: 3 if grows(page) else 4] == first[: 3 if grows(page) else 4]
    assert page.evaluate(PIECES) == pieces
