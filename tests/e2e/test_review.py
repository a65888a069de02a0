"""After and beside the game: a review is made again in more worlds, and a bot says why it did what it did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

import kogge
from kogge.bots import registry as bots
from kogge.bots.table import play_game
from kogge.core.record import dumps
from tests.e2e.conftest import OpenPage
from tests.e2e.hands import SETTLE_MS, no_sideways, prefer
from tests.e2e.tables import STORED
from tests.e2e.test_screens import barriers


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
def test_a_review_is_made_again_in_more_worlds(open_page: OpenPage, size: str, language: str, tmp_path: Path) -> None:
    game = kogge.load("norderwind", 3, "tiny")
    record = tmp_path / "game.kogge"
    players = [bots.make("norderwind", level) for level in ("random", "greedy", "greedy")]
    record.write_text(dumps(play_game(game, players, 1)), encoding="utf-8")
    page = open_page(size, language)
    prefer(page, speed="fast")
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.locator("[data-review]").click()
    expect(page.locator(".ledger")).to_be_visible(timeout=SETTLE_MS)
    expect(page.locator(".moments li").first).to_be_visible()
    assert page.locator(".review").evaluate("review => review.scrollWidth <= review.clientWidth")
    with page.expect_request(
        lambda asked: asked.url.endswith("/api/review") and bool((asked.post_data_json or {})["deep"])
    ):
        page.locator("[data-deeper]").click()
    expect(page.locator("[data-deeper]")).to_have_count(0)
    expect(page.locator(".review [role=status]")).to_have_count(0, timeout=SETTLE_MS)
    expect(page.locator("[data-deeper]")).to_have_count(0)
    expect(page.locator(".ledger")).to_be_visible()
    no_sideways(page)
    assert barriers(page) == []


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
def test_a_bot_says_why_it_did_that(open_page: OpenPage, size: str, language: str) -> None:
    page = open_page(size, language)
    prefer(page, speed="fast")
    seats = [{"kind": "bot", "level": "greedy"}, {"kind": "person", "name": "Ada"}]
    body = {"game": "norderwind", "edition": "tiny", "seats": seats, "settings": {"hints": True}}
    made = page.request.post("/api/tables", data=body).json()
    page.goto("/")
    page.evaluate(STORED, json.dumps({made["table"]: made["seats"]}))
    page.goto(f"/t/{made['table']}")
    expect(page.locator(".bar .action").first).to_be_visible(timeout=SETTLE_MS)
    page.locator("[data-menu]").click()
    page.locator("[data-bot-why]").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("[data-decision]").first).to_be_visible(timeout=SETTLE_MS)
    for told in sheet.locator("[data-decision]").all():
        assert len(told.inner_text().split(". ")) >= 2
    no_sideways(page)
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
