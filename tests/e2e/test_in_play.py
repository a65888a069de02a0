"""In the middle of games: no barriers (axe) in the main sizes, and some steps by finger and by key."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.geometry import settle, size_of
from tests.e2e.hands import SETTLE_MS, choose, next_choice, play_steps, prefer, start_against_bots, went_on
from tests.e2e.test_everyone import walk_to
from tests.e2e.test_screens import barriers
from tests.e2e.walk import Place, Walk, every_place

MAIN_SIZES = ["390x844", "844x390", "820x1180", "1366x768", "1920x1080"]
GAMES = ["novgorod", "norsemen", "norderwind"]
SEEN = {(2, "opening"), (3, "middle"), (4, "late with all modules")}
SMALL = {("novgorod", "390x844"), ("norsemen", "1366x768"), ("norderwind", "844x390")}


def places(game: str) -> list[Place]:
    """Its opening, middle and a crowded late position."""
    return [one for one in every_place() if one.slug == game and (one.played.players, one.position.name) in SEEN]


def cases() -> list[object]:
    """Every game in the main sizes; `make test` has each game in one."""
    pairs = [(game, size) for game in GAMES for size in MAIN_SIZES]
    return [pytest.param(*pair, marks=() if pair in SMALL else pytest.mark.thorough) for pair in pairs]


@pytest.mark.parametrize(("game", "size"), cases())
def test_no_barriers_in_play(walk: Walk, game: str, size: str) -> None:
    page = walk.show(places(game)[-1], size_of(size))
    assert barriers(page) == []


@pytest.mark.thorough
@pytest.mark.parametrize("size", MAIN_SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_no_barriers_from_the_opening_on(walk: Walk, game: str, size: str) -> None:
    for place in places(game)[:-1]:
        page = walk.show(place, size_of(size))
        assert barriers(page) == [], place.name
        if page.locator("[data-more]").count():
            page.locator("[data-more]").click()
            expect(page.locator(".menu")).to_be_visible(timeout=SETTLE_MS)
            settle(page)
            assert barriers(page) == [], f"{place.name}, all actions"


@pytest.mark.thorough
@pytest.mark.parametrize("size", MAIN_SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_no_barriers_with_a_hint(walk: Walk, game: str, size: str) -> None:
    page = walk.show(places(game)[1], size_of(size))
    page.locator("[data-hint]").click()
    expect(page.locator("main .rank, .bar .rank, dialog[open]").first).to_be_visible(timeout=SETTLE_MS)
    settle(page)
    assert barriers(page) == []


@pytest.mark.parametrize("size", ["390x844", "844x390"])
def test_some_steps_by_touch(walk: Walk, size: str) -> None:
    page = walk.new_page(size_of(size))
    prefer(page)
    start_against_bots(page, "norderwind")
    assert play_steps(page, 10, Locator.tap) == 10
    page.context.close()


def test_some_steps_by_keys(open_page: OpenPage) -> None:
    page = open_page()
    prefer(page)
    start_against_bots(page, "novgorod")
    for turn in range(8):
        seen = next_choice(page)
        walk_to(page, choose(seen["tokens"], turn))
        page.keyboard.press("Enter")
        went_on(page, seen["at"])
