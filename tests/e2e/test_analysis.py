"""The analysis board: begun, branched, commented, shared, reloaded, and played on from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import kogge
from tests.e2e.conftest import OpenPage
from tests.e2e.hands import no_sideways, prefer
from tests.e2e.test_screens import barriers


def steps(page: Page) -> list[str]:
    """The steps of the tree."""
    return page.locator(".tree .step").all_inner_texts()


def decide(page: Page, number: int) -> None:
    """Draw what chance brings, and play one of the choices."""
    draw = page.locator("[data-draw-all]")
    action = page.locator(".bar .button.action").nth(number)
    expect(draw.or_(action).first).to_be_visible()
    if draw.is_visible():
        draw.click()
    action.click()


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
def test_a_position_is_tried_in_two_ways_and_played_on(
    open_page: OpenPage, size: str, language: str, tmp_path: Path
) -> None:
    page = open_page(size, language)
    prefer(page, speed="fast")
    page.goto("/analysis")
    expect(page.locator("[data-begin]")).to_be_enabled()
    assert barriers(page) == []
    page.locator("select").first.select_option("norderwind")
    page.locator("[data-begin]").click()
    decide(page, 0)
    frame = page.locator(".frame")
    before = frame.get_attribute("data-at") or ""
    page.locator("[data-back]").click()
    expect(frame).not_to_have_attribute("data-at", before)
    decide(page, 1)
    expect(page.locator("[data-forward]")).to_be_disabled()
    if size == "phone":
        page.locator("[data-panel]").click()
    expect(page.locator(".tree .other .step").first).to_be_visible()
    page.locator(".comment textarea").fill("Better? Wer weiß.")
    page.locator(".comment textarea").blur()
    expect(page.locator(".tree em")).to_have_text("Better? Wer weiß.")
    expect(page.locator("[data-judged]")).to_be_visible()
    no_sideways(page)
    assert barriers(page) == []
    known = steps(page)
    with page.expect_download() as downloading:
        page.locator("[data-download]").click()
    downloading.value.save_as(tmp_path / "analysis.kogge")
    text = (tmp_path / "analysis.kogge").read_text(encoding="utf-8")
    assert "#(" in text
    assert "#; Better? Wer weiß." in text
    page.wait_for_url(re.compile(r"/analysis#s=.*&at=\d+-1-0$"))
    page.reload()
    if size == "phone":
        page.locator("[data-panel]").click()
    expect(page.locator(".tree .step[aria-current]")).to_be_visible()
    assert steps(page) == known
    page.locator("[data-play-on]").click()
    page.locator("[data-start]").click()
    page.wait_for_url(re.compile(r"/t/"))
    expect(page.locator(".frame")).to_be_visible()


def test_a_link_without_an_analysis_says_so(open_page: OpenPage) -> None:
    page = open_page("phone")
    page.goto("/analysis#s=bm9uc2Vuc2U")
    expect(page.get_by_role("alert")).to_contain_text("This link holds no analysis")
    no_sideways(page)


def test_bots_answer_on_the_board_where_the_position_was_typed(open_page: OpenPage) -> None:
    page = open_page("desktop")
    prefer(page, speed="fast")
    page.goto("/analysis")
    expect(page.locator("[data-begin]")).to_be_enabled()
    page.locator("select").first.select_option("norderwind")
    page.locator("details summary").last.click()
    page.locator("[data-position]").fill(kogge.load("norderwind", 2).new_state().text())
    page.locator("[data-begin]").click()
    page.locator("[data-play-on]").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Bots play the other seats on this board")
    sheet.locator("select").select_option("greedy")
    sheet.locator("[data-start]").click()
    expect(page.locator("[data-alone]")).to_be_visible()
    for _move in range(4):
        action = page.locator(".bar .button.action").first
        expect(action).to_be_visible()
        before = len(steps(page))
        action.click()
        expect(page.locator(".tree .step").nth(before)).to_be_visible()
    page.locator("[data-alone]").click()
    expect(page.locator("[data-alone]")).to_have_count(0)
