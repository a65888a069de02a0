"""The boards in the middle of a game: `make pictures` takes the pictures of the README and the site's first page."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import OpenPage, Picture
from tests.e2e.hands import offered, prefer, start_against_bots, step_by_button

pytestmark = pytest.mark.thorough
MOST = 300


@pytest.mark.parametrize(
    ("game", "after", "kind"), [("novgorod", 40, "finish"), ("norsemen", 60, "jarl"), ("norderwind", 30, "battle")]
)
def test_the_middle_of_a_game(open_page: OpenPage, picture: Picture, game: str, after: int, kind: str) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page, game)
    for turn in range(MOST):
        if turn >= after and any(token.split()[0] == kind for token in offered(page)):
            page.mouse.move(2, 2)
            picture(page, f"page-{game}")
            return
        step_by_button(page, turn)
    raise AssertionError(f"{kind} was never offered")
