"""Norderwind in the browser: whole games by clicks, undo, why not, looking back, friends, a lost connection."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import (
    SETTLE_MS,
    choose,
    no_sideways,
    offered,
    play_whole_game,
    prefer,
    start_against_bots,
    wait_for_turn,
)

Shots = Callable[[Page, str], None]


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
def test_a_whole_game_by_clicks(open_page: OpenPage, shots: Shots, size: str, language: str) -> None:
    page = open_page(size, language)
    prefer(page)
    start_against_bots(page)
    no_sideways(page)
    steps = play_whole_game(page)
    assert steps > 10
    shots(page, f"norderwind-end-{size}")
    page.get_by_role("link", name="Replay" if language == "en" else "Nachspielen").click()
    expect(page.get_by_role("slider")).to_be_visible(timeout=SETTLE_MS)
    page.get_by_role("button", name="One step on" if language == "en" else "Einen Schritt weiter").click()
    no_sideways(page)
    shots(page, f"norderwind-replay-{size}")
    page.go_back()
    page.locator("[data-rematch]").click()
    wait_for_turn(page)


def test_own_steps_can_be_taken_back(open_page: OpenPage) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page)
    purse = page.locator(".purse [data-counter] > span").first
    for step in range(60):
        wait_for_turn(page)
        tokens = offered(page)
        trade = [token for token in tokens if token.split()[0] == "buy"]
        had = purse.inner_text()
        page.locator(f'.bar .action[data-token="{trade[0] if trade else choose(tokens, step)}"]').click()
        page.wait_for_timeout(60)
        if trade:
            expect(purse).not_to_have_text(had)
            wait_for_turn(page)  # a bot that uses a letter here stands between the purchase and its undoing
            if page.locator("[data-undo]").is_enabled():
                page.locator("[data-undo]").click()
                expect(purse).to_have_text(had)
                return
    raise AssertionError("nothing was ever bought")


def test_why_not_is_said_at_the_piece(open_page: OpenPage) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page)
    page.get_by_role("button", name="Sail: 4").click()
    note = page.locator(".note")
    expect(note).to_contain_text("First choose the port")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_the_log_shows_a_moment_again(open_page: OpenPage) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page)
    page.keyboard.press("1")
    page.locator(".log .line").first.click()
    page.get_by_role("button", name="Back to now").click()
    wait_for_turn(page)


def test_a_game_is_played_by_keys_alone(open_page: OpenPage) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page)
    for _step in range(12):
        wait_for_turn(page)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
        page.keyboard.press("Escape")
    assert page.locator(".log .line").count() > 4


def test_an_unfinished_game_is_one_click_away(open_page: OpenPage) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page)
    table = page.url
    page.goto("/")
    page.get_by_role("region", name="Your games").get_by_role("link").first.click()
    wait_for_turn(page)
    assert page.url == table


def test_the_language_changes_in_the_middle(open_page: OpenPage) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    expect(page.locator(".ask")).to_contain_text("Wohin geht die Reise?")
    expect(page.locator(".log")).to_be_visible()


def test_friends_on_one_device_pass_it_around(open_page: OpenPage, shots: Shots) -> None:
    page = open_page()
    prefer(page)
    page.goto("/")
    page.locator("button[data-game=norderwind]").click()
    page.locator("[data-friends]").click()
    page.locator("[data-here-device]").click()
    for step in range(40):
        page.wait_for_selector(".bar .action, [data-hand]", timeout=SETTLE_MS)
        if page.locator("[data-hand]").count():
            shots(page, "handover-desktop")
            page.locator("[data-hand]").click()
            wait_for_turn(page)
            expect(page.locator("li.seat").nth(1)).to_contain_text("you")
            return
        page.locator(f'.bar .action[data-token="{choose(offered(page), step)}"]').click()
        page.wait_for_timeout(60)
    raise AssertionError("the device was never passed on")


def test_two_browsers_and_a_lost_connection(open_page: OpenPage, shots: Shots) -> None:
    """A friend joins by link; one loses the connection while the other plays on; both end at the same table."""
    first, second = open_page("desktop", "en"), open_page("phone", "de")
    for page in (first, second):
        prefer(page)
    first.goto("/")
    first.locator("button[data-game=norderwind]").click()
    first.locator("[data-friends]").click()
    first.get_by_role("button", name="Bots \u2212").click()
    first.locator("[data-by-link]").click()
    link = first.locator("input[readonly]")
    expect(link).to_be_visible(timeout=SETTLE_MS)
    shots(first, "invite-desktop")
    second.goto(link.input_value())
    second.get_by_label("Dein Name").fill("Birte")
    shots(second, "join-phone")
    second.get_by_role("button", name="Platz nehmen").click()
    wait_for_turn(first)
    second.wait_for_selector(".chips", timeout=SETTLE_MS)
    second.context.set_offline(True)
    _play_on([first], 6)
    second.context.set_offline(False)
    _play_on([first, second], 40)
    seats = [page.evaluate("document.title") for page in (first, second)]
    assert all("Norderwind" in title for title in seats)


def _play_on(pages: list[Page], steps: int) -> None:
    for step in range(steps):
        for page in pages:
            if page.locator(".bar .action").count() and not page.locator(".winner").count():
                page.locator(f'.bar .action[data-token="{choose(offered(page), step)}"]').first.click(timeout=2000)
                page.wait_for_timeout(80)
        pages[0].wait_for_timeout(40)
