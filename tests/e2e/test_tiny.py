"""The tiny editions: the page draws what the edition says, not what the usual one would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.hands import no_sideways, play_steps
from tests.e2e.test_screens import barriers
from tests.e2e.test_table import sit

STEPS = 5
VALUES = ("more", "more_vp", "most", "most_vp")


def norderwind(page: Page, parts: dict[str, Any]) -> None:
    """Places on the ship, and tiles in the stacks."""
    ship = page.locator(".ship:has(.hold)").first
    expect(ship.locator(".hold h3")).to_contain_text(f"/{parts['ship']['hold']}")
    expect(ship.locator(".guns .slot")).to_have_count(parts["ship"]["cannons"])
    expect(ship.locator(".brig .slot")).to_have_count(parts["ship"]["brig"])
    assert page.locator(".pile .count").all_inner_texts() == [str(parts["voyage"]["stack"])] * len(parts["contracts"])


def norsemen(page: Page, parts: dict[str, Any]) -> None:
    """What scoring cards ask for and give, and the VP of their spaces."""
    titles = page.locator(".titles .field")
    expect(titles).not_to_have_count(0)
    spaces = [str(vp) for vp in parts["scoring_spaces"][:2]]
    cards = parts["scoring"].values()
    printed = [[f"{one['need']}+", *(str(one[key]) for key in VALUES), *spaces] for one in cards]
    for text in titles.all_inner_texts():
        assert text.split("\n")[1:] in printed


def novgorod(page: Page, parts: dict[str, Any]) -> None:
    """The cities, and the price of the next speed."""
    expect(page.locator("main .city")).to_have_count(len(parts["cities"]))
    price = parts["speed"][str(parts["start"]["speed"] + 1)]
    expect(page.locator(".price", has_text=f"\u2212{price}").first).to_be_visible()


@pytest.mark.parametrize("drawn", [norderwind, norsemen, novgorod])
def test_the_page_draws_what_a_tiny_edition_says(
    open_page: OpenPage, drawn: Callable[[Page, dict[str, Any]], None]
) -> None:
    page, game = open_page(), drawn.__name__
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "random"}]
    made = page.request.post("/api/tables", data={"game": game, "edition": "tiny", "seats": seats}).json()
    sit(page, made, 0)
    drawn(page, page.request.get(f"/api/games/{game}/editions/tiny").json()["components"])
    assert play_steps(page, STEPS) > 0
    no_sideways(page)
    assert barriers(page) == []
