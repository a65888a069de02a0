"""By thumb: two fingers draw the board nearer, one moves it, a route is dragged, a long press looks closer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.fingers import Fingers, Point, line
from tests.e2e.geometry import size_of
from tests.e2e.hands import (
    all_lit,
    no_sideways,
    place,
    play_whole_game,
    prefer,
    start_against_bots,
    step_by_button,
    went_on,
)
from tests.e2e.walk import Walk

pytestmark = pytest.mark.thorough
BOX = "node => { const b = node.getBoundingClientRect(); return [b.left, b.top, b.width, b.height] }"


def phone(open_page: OpenPage, game: str) -> Page:
    """A table on a phone."""
    page = open_page("phone", "de")
    prefer(page)
    start_against_bots(page, game)
    return page


def middle(page: Page, selector: str) -> Point:
    """The middle of the first such thing."""
    left, top, width, height = page.locator(selector).first.evaluate(BOX)
    return left + width / 2, top + height / 2


def scale(page: Page) -> float:
    """How near the board is drawn."""
    return float(page.locator(".pan").get_attribute("data-scale") or "")


@pytest.mark.parametrize("game", ["novgorod", "norsemen", "norderwind"])
def test_the_board_is_drawn_nearer_and_moved(open_page: OpenPage, game: str) -> None:
    page = phone(open_page, game)
    x, y = middle(page, ".pan")
    y = min(y, 330)
    at = place(page)
    with Fingers(page) as fingers:
        fingers.move(line((x - 30, y), (x - 120, y)), line((x + 30, y), (x + 120, y)))
        near = scale(page)
        assert near > 2
        before = page.locator(".pan .sheet").evaluate(BOX)
        page.wait_for_timeout(200)  # the browser takes a frame to learn that the board now moves
        fingers.move(line((x, y), (x - 70, y - 40)))
        after = page.locator(".pan .sheet").evaluate(BOX)
    assert after[0] < before[0] - 40
    assert scale(page) == near
    assert place(page) == at  # nothing was clicked by moving
    no_sideways(page)
    page.locator("[data-fit]").click()
    assert scale(page) == 1


@pytest.mark.parametrize("size", ["390x844", "844x390"])
@pytest.mark.parametrize("game", ["novgorod", "norsemen", "norderwind"])
def test_a_whole_game_by_touch(walk: Walk, game: str, size: str) -> None:
    page = walk.new_page(size_of(size))
    prefer(page)
    start_against_bots(page, game, more=1 if game == "norderwind" else 0)
    assert play_whole_game(page, press=Locator.tap) > 10
    no_sideways(page)
    page.context.close()


def test_a_button_does_what_two_fingers_do(open_page: OpenPage) -> None:
    page = phone(open_page, "norsemen")
    page.locator("[data-fit]").click()
    assert scale(page) == 2
    piece = page.locator("main .pan button.lit")
    if piece.count():
        at = place(page)
        piece.first.dispatch_event("click")
        went_on(page, at)
    page.locator("[data-fit]").click()
    assert scale(page) == 1


def test_a_route_is_laid_by_a_finger(open_page: OpenPage) -> None:
    page = phone(open_page, "novgorod")
    for turn in range(30):
        if page.locator(".bar .action[data-token^='lay ']").count():
            break
        step_by_button(page, turn)
    page.locator("main").evaluate("node => node.scrollTo(0, 0)")
    start, end = (middle(page, f"[data-city={city}]") for city in ("london", "antwerpen"))
    with Fingers(page) as fingers:
        out = (start[0] + 90, start[1] + 20)
        fingers.move([*line(start, out), *[out] * 30, *line(out, end), *[end] * 30])
    expect(page.locator("[data-city=london] .stop")).to_have_text("1")
    expect(page.locator("[data-city=antwerpen] .stop")).to_have_text("2")
    assert scale(page) == 1


def test_a_long_press_looks_closer(open_page: OpenPage) -> None:
    page = phone(open_page, "novgorod")
    at = place(page)
    with Fingers(page) as fingers:
        fingers.hold(middle(page, "[data-city=bergen]"), 700)
    expect(page.locator("dialog[open]")).to_be_visible()
    assert place(page) == at


def test_one_s_own_area_opens_where_something_can_be_done_there_alone(open_page: OpenPage) -> None:
    """A decision never comes without a lit piece in sight, or a marked tab that holds one."""
    page = phone(open_page, "norsemen")
    opened = False
    for turn in range(40):
        if not page.locator("main button.lit").count():
            expect(page.locator(".panel button.lit").first).to_be_in_viewport()
            opened = True
        all_lit(page)
        step_by_button(page, turn)
    assert opened, "everything could be done on the board"


def test_one_s_own_area_has_three_heights(open_page: OpenPage) -> None:
    page = phone(open_page, "norderwind")
    heights = []
    for height in ("peek", "half", "full"):
        sheet = page.locator(f".frame[data-drawer={height}] .side")
        expect(sheet).to_be_visible()
        moved = "node => Promise.all(node.getAnimations({ subtree: true }).map(one => one.finished))"
        sheet.evaluate(moved)  # also without motion a change of height takes a moment
        heights.append(sheet.evaluate("node => node.offsetHeight"))
        page.locator(".grip").click()
    assert heights[0] < heights[1] < heights[2]
    expect(page.locator(".frame[data-drawer=peek]")).to_be_visible()
