"""A game again: stepped, scrubbed, played by itself, downloaded, opened from a file; the end and its best moments."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import SETTLE_MS, no_sideways, prefer
from tests.e2e.test_screens import barriers

pytestmark = pytest.mark.thorough
GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = {"novgorod": "three-experts.kogge", "norsemen": "three.kogge", "norderwind": "three.kogge"}
Shots = Callable[..., None]


def opened(page: Page, game: str) -> None:
    """A record from a file."""
    prefer(page, speed="fast")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(GOLDEN / game / RECORDS[game])
    expect(page.get_by_role("slider")).to_be_visible(timeout=SETTLE_MS)


def scrub(page: Page, step: int) -> None:
    """Move the slider there."""
    page.get_by_role("slider").fill(str(step))
    page.get_by_role("slider").blur()
    expect(page.locator(".frame")).to_have_attribute("data-at", str(step))


def at(page: Page) -> int:
    """The step that is shown."""
    return int(page.locator(".frame").get_attribute("data-at") or "")


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
@pytest.mark.parametrize("game", ["novgorod", "norsemen", "norderwind"])
def test_a_record_from_a_file(open_page: OpenPage, shots: Shots, game: str, size: str, language: str) -> None:
    page = open_page(size, language)
    opened(page, game)
    slider, frame = page.get_by_role("slider"), page.locator(".frame")
    last = int(slider.get_attribute("max") or "")
    scrub(page, last // 2)
    page.keyboard.press("ArrowRight")
    expect(frame).to_have_attribute("data-at", str(last // 2 + 1))
    page.keyboard.press("ArrowLeft")
    expect(frame).to_have_attribute("data-at", str(last // 2))
    if size == "desktop":  # the log ends with what has just happened
        expect(page.locator(".log .line").last).to_contain_text(page.locator("p.what").inner_text())
    shots(page, f"{game}-replay-middle-{size}")
    no_sideways(page)
    assert barriers(page) == []


def test_it_plays_by_itself_until_it_is_stopped(open_page: OpenPage) -> None:
    page = open_page()
    opened(page, "norderwind")
    page.get_by_role("button", name="Play by itself").click()
    page.wait_for_function("() => document.querySelector('.frame').dataset.at > 3")
    page.get_by_role("button", name="Pause").click()
    page.wait_for_timeout(500)
    stopped = at(page)
    page.wait_for_timeout(800)
    assert at(page) == stopped


def test_it_plays_to_the_end(open_page: OpenPage) -> None:
    page = open_page()
    opened(page, "norderwind")
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or "")
    scrub(page, last - 3)
    page.get_by_role("button", name="Play by itself").click()
    expect(page.locator(".frame")).to_have_attribute("data-at", str(last))
    expect(page.get_by_role("button", name="Play by itself")).to_be_visible()


def test_the_sheet_of_a_replay_leads_to_its_best_moments(open_page: OpenPage, shots: Shots) -> None:
    page = open_page()
    opened(page, "norsemen")
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or "")
    scrub(page, last)
    page.get_by_role("button", name="Score sheet").first.click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.get_by_role("img", name="The race")).to_be_visible()
    best = sheet.locator("[data-moment]")
    expect(best).to_have_count(3)
    shots(page, "norsemen-best-moments-desktop")
    assert barriers(page) == []
    moment = best.first.get_attribute("data-moment") or ""
    best.first.click()
    expect(page.locator(".frame")).to_have_attribute("data-at", moment)


def test_what_is_downloaded_can_be_opened_again(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    opened(page, "novgorod")
    with page.expect_download() as download:
        page.locator("[data-download]").click()
    kept = tmp_path / download.value.suggested_filename
    download.value.save_as(kept)
    assert kept.suffix == ".kogge"
    assert kept.read_text() == (GOLDEN / "novgorod" / RECORDS["novgorod"]).read_text()
    again = open_page()
    again.goto("/replay")
    again.locator("input[type=file]").set_input_files(kept)
    expect(again.get_by_role("slider")).to_be_visible(timeout=SETTLE_MS)


def test_what_is_no_record_is_said_so(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(refused=True)
    wrong = tmp_path / "shopping.txt"
    wrong.write_text("eggs, milk\n")
    page.goto("/replay")
    with page.expect_response("**/api/replay") as answer:
        page.locator("input[type=file]").set_input_files(wrong)
    assert answer.value.status == 400
    expect(page.get_by_role("alert")).to_be_visible()
