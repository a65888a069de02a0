"""Novgorod and Norsemen in the browser: a whole game by clicks each, their boards in both sizes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import choose, no_sideways, offered, play_whole_game, prefer, start_against_bots, wait_for_turn
from tests.e2e.test_screens import barriers

Shots = Callable[[Page, str], None]


@pytest.mark.parametrize(("game", "size", "language"), [("novgorod", "phone", "de"), ("norsemen", "desktop", "en")])
def test_a_whole_game_by_clicks(open_page: OpenPage, shots: Shots, game: str, size: str, language: str) -> None:
    page = open_page(size, language)
    prefer(page)
    start_against_bots(page, game)
    assert play_whole_game(page) > 10
    shots(page, f"{game}-end-{size}")
    no_sideways(page)
    assert barriers(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "de")])
@pytest.mark.parametrize("game", ["novgorod", "norsemen"])
def test_a_board(open_page: OpenPage, shots: Shots, game: str, size: str, language: str, theme: str) -> None:
    page = open_page(size, language, theme)
    prefer(page)
    start_against_bots(page, game)
    for step in range(8):
        wait_for_turn(page)
        page.locator(f'.bar .action[data-token="{choose(offered(page), step)}"]').click()
        page.wait_for_timeout(60)
    wait_for_turn(page)
    page.mouse.move(2, 2)
    page.wait_for_timeout(1500)
    shots(page, f"{game}-{size}{'-dark' if theme == 'dark' else ''}")
    no_sideways(page)
    assert barriers(page) == []
