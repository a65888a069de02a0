"""Whole games by a person's clicks against bots. `make test` plays each once, sizes and languages by turns."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import (
    MOVED,
    READY,
    SETTLE_MS,
    Line,
    choose,
    click_token,
    next_choice,
    no_sideways,
    on_one_screen,
    play_whole_game,
    prefer,
    start_against_bots,
    step_by_button,
    wait_for_turn,
)
from tests.e2e.test_screens import barriers

Shots = Callable[..., None]
THOROUGH = pytest.mark.thorough
REPLAY = {"en": "Replay", "de": "Nachspielen"}
CUT_AT = 20
STEP_ON = {"en": "One step on", "de": "Einen Schritt weiter"}


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        ("novgorod", "desktop", "en"),
        ("norsemen", "phone", "de"),
        ("norderwind", "desktop", "en"),
        pytest.param("novgorod", "phone", "de", marks=THOROUGH),
        pytest.param("norsemen", "desktop", "en", marks=THOROUGH),
        pytest.param("norderwind", "phone", "de", marks=THOROUGH),
    ],
)
def test_a_whole_game_by_clicks(open_page: OpenPage, shots: Shots, game: str, size: str, language: str) -> None:
    page = open_page(size, language)
    prefer(page)
    start_against_bots(page, game, more=1 if game == "norderwind" else 0)  # with four it needs fewer cubes
    no_sideways(page)
    if size == "desktop":
        on_one_screen(page)
    assert play_whole_game(page) > 10
    shots(page, f"{game}-end-{size}")
    no_sideways(page)
    assert barriers(page) == []
    if size == "desktop":
        on_one_screen(page)
    page.get_by_role("link", name=REPLAY[language]).click()
    expect(page.get_by_role("slider")).to_be_visible(timeout=SETTLE_MS)
    page.get_by_role("button", name=STEP_ON[language]).click()
    expect(page.locator(".frame")).to_have_attribute("data-at", "1")
    shots(page, f"{game}-replay-{size}")
    no_sideways(page)
    page.locator("[data-share]").click()
    link = page.locator(".shared input").input_value()
    friend = open_page(size, language)
    friend.goto(link)
    expect(friend.locator(".frame")).to_have_attribute("data-at", "1", timeout=SETTLE_MS)
    page.go_back()
    page.locator("[data-rematch]").click()
    wait_for_turn(page)


@THOROUGH
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
@pytest.mark.parametrize("game", ["novgorod", "norsemen"])
def test_a_board(open_page: OpenPage, shots: Shots, game: str, size: str, language: str, theme: str) -> None:
    page = open_page(size, language, theme)
    prefer(page)
    start_against_bots(page, game)
    for turn in range(8):
        step_by_button(page, turn)
    page.mouse.move(2, 2)
    shots(page, f"{game}-{size}{'-dark' if theme == 'dark' else ''}")
    no_sideways(page)
    assert barriers(page) == []


@THOROUGH
def test_two_browsers_and_a_lost_connection(open_page: OpenPage, shots: Shots) -> None:
    """A friend joins by link and loses the connection in the middle; both come to the same end."""
    first, second = open_page("desktop", "en"), open_page("phone", "de")
    line = Line(second)
    for page in (first, second):
        prefer(page)
    first.goto("/")
    first.locator("button[data-game=norderwind]").click()
    first.locator("[data-friends]").click()
    first.get_by_role("button", name="Bots \u2212").click()
    first.locator("[data-by-link]").click()
    first.locator("[data-start-link]").click()
    link = first.locator("input[readonly]")
    expect(link).to_be_visible(timeout=SETTLE_MS)
    shots(first, "invite-desktop")
    second.goto(link.input_value())
    second.get_by_label("Dein Name").fill("Birte")
    shots(second, "join-phone")
    second.get_by_role("button", name="Platz nehmen").click()
    wait_for_turn(first)
    _play_together(first, second, line)
    for page in (first, second):
        expect(page.locator(".winner")).to_be_visible(timeout=SETTLE_MS)
    totals = [page.locator("tr.total").inner_text().split()[1:] for page in (first, second)]
    assert totals[0] == totals[1]


def _play_together(first: Page, second: Page, line: Line, most: int = 1500) -> None:
    """Whoever is awaited acts. At step 20 the second browser loses its line, until it is awaited again."""
    mover, other = first, second
    for turn in range(most):
        if turn >= CUT_AT and mover is first and line.whole:
            line.cut()
            expect(second.locator(".banner")).to_be_visible()
        if mover is second and not line.whole:
            line.mend()
        seen = next_choice(mover)
        if seen["over"]:
            assert line.cuts
            line.mend()
            return
        click_token(mover, choose(seen["tokens"], turn))
        mover.wait_for_function(MOVED, arg=seen["at"], timeout=SETTLE_MS)
        if not mover.locator(READY).count():
            mover, other = other, mover
    raise AssertionError(f"no end after {most} steps")
