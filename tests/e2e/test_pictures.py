"""The boards in the middle of a game: `make pictures` takes the README's pictures of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import offered, prefer, start_against_bots, step_by_button

pytestmark = pytest.mark.thorough
MOST = 300


@pytest.mark.parametrize(
    ("game", "after", "kind"), [("novgorod", 40, "finish"), ("norsemen", 60, "jarl"), ("norderwind", 30, "battle")]
)
def test_the_middle_of_a_game(
    open_page: OpenPage, shots: Callable[[Page, str], None], game: str, after: int, kind: str
) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page, game)
    for turn in range(MOST):
        if turn >= after and any(token.split()[0] == kind for token in offered(page)):
            page.mouse.move(2, 2)
            shots(page, f"page-{game}")
            return
        step_by_button(page, turn)
    raise AssertionError(f"{kind} was never offered")
