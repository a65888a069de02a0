"""The table by the room there is: three arrangements, a board that stands still, focus and live regions in each."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import SETTLE_MS, offered, place, prefer, start_against_bots, step_by_button, went_on

THOROUGH = pytest.mark.thorough
ROOMS = {
    (1440, 900): "wide",
    (960, 600): "wide",
    (820, 1180): "high",
    (360, 640): "high",
    (667, 375): "low",
    (720, 450): "low",
}
# Where the board lies in its frame, however far it is scrolled.
BOARD = """() => {
    const main = document.querySelector('main.board'), box = main.getBoundingClientRect()
    const first = main.firstElementChild.getBoundingClientRect()
    return [box.left, box.top, box.width, first.top - box.top + main.scrollTop].map(Math.round)
}"""
# Parts of the frame that are not wholly in the window, and whether the page itself scrolls.
OUTSIDE = """() => {
    const out = [...document.querySelectorAll('.frame > .top, .frame > .seats, .frame > .board, .decide, .tabs')]
        .filter(node => {
            const box = node.getBoundingClientRect()
            return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
                || box.height < 40 && !node.classList.contains('board')
        }).map(node => node.className)
    const page = document.scrollingElement
    return page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth ? ['the page scrolls', ...out] : out
}"""
FOCUS = "() => document.activeElement === document.body ? 'body' : document.activeElement.className"


def resize(page: Page, size: tuple[int, int]) -> None:
    """Another window; until the table is arranged for it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_selector(f".frame[data-room={ROOMS[size]}]")


@pytest.mark.parametrize(
    "game", ["norderwind", pytest.param("novgorod", marks=THOROUGH), pytest.param("norsemen", marks=THOROUGH)]
)
def test_every_part_of_the_frame_is_seen_at_every_size(open_page: OpenPage, game: str) -> None:
    page = open_page()
    prefer(page, helped=[])
    start_against_bots(page, game, more=1)
    for size in ROOMS:
        resize(page, size)
        assert page.evaluate(OUTSIDE) == [], size


@pytest.mark.parametrize("size", [(1440, 900), pytest.param((360, 640), marks=THOROUGH), (667, 375)])
def test_the_board_stands_still(open_page: OpenPage, size: tuple[int, int]) -> None:
    """Prompts of any length, tips, hints and the log do not move it."""
    page = open_page()
    prefer(page, helped=[])
    start_against_bots(page)
    resize(page, size)
    stood = page.evaluate(BOARD)
    for turn in range(5):
        step_by_button(page, turn)
        assert page.evaluate(BOARD) == stood
    page.locator("[data-hint]").click()
    expect(page.locator(".advice")).to_be_visible(timeout=SETTLE_MS)
    assert page.evaluate(BOARD) == stood


@pytest.mark.parametrize("size", [(1440, 900), pytest.param((360, 640), marks=THOROUGH)])
def test_focus_stays_and_moves_are_said(open_page: OpenPage, size: tuple[int, int]) -> None:
    """After Enter the focus is where one decides, and what others did is announced though the log is closed."""
    page = open_page()
    prefer(page)
    start_against_bots(page)
    resize(page, size)
    said: list[str] = []
    for _turn in range(12):
        at = place(page)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if page.locator(".menu").count():
            page.keyboard.press("Enter")
        went_on(page, at)
        assert page.evaluate(FOCUS) != "body", offered(page)
        said.append(page.locator("[data-spoken=moves]").inner_text())
    assert any(said)
    page.keyboard.press("h")
    expect(page.locator("[data-spoken=hints]")).to_contain_text("1.", timeout=SETTLE_MS)
