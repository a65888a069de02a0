"""Recorded positions and all other screens in all sizes: nothing overlaps, is cut, hidden or too small.

`make test` looks at a few.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.e2e.geometry import SIZES
from tests.e2e.screens import SCREENS, look_at
from tests.e2e.walk import Place, Walk, every_place

FEW_SIZES = {"360x640", "844x390", "820x1180", "1366x768", "1920x1080", "720x450"}
FEW_SCREENS = ["invite", "end, norsemen", "people"]
FEW_POSITIONS = {(2, "middle"), (3, "opening"), (4, "late with all modules")}


def is_few(place: Place) -> bool:
    """Whether `make test` looks at it."""
    return (place.played.players, place.position.name) in FEW_POSITIONS


def found(walk: Walk, place: Place, few: bool) -> list[str]:
    """What is wrong at a position, in all sizes or in a few."""
    sizes = [size for size in SIZES if not few or size.name in FEW_SIZES]
    return [f"{size.name} {one}" for size in sizes for one in walk.violations(place, size)]


@pytest.mark.parametrize("place", [place for place in every_place() if is_few(place)], ids=lambda place: place.name)
def test_a_few_positions_in_a_few_sizes(walk: Walk, place: Place) -> None:
    assert found(walk, place, few=True) == []


@pytest.mark.thorough
@pytest.mark.parametrize("place", every_place(), ids=lambda place: place.name)
def test_every_position_in_every_size(walk: Walk, place: Place) -> None:
    assert found(walk, place, few=False) == []


def found_on(browser: Browser, server: str, database: str, name: str, language: str) -> list[str]:
    """What is wrong on another screen, in all sizes."""
    looks = look_at(browser, server, database, name, language)
    return [f"{size.name} {one}" for size, violations in looks for one in violations]


@pytest.mark.parametrize("name", FEW_SCREENS)
def test_a_few_other_screens(browser: Browser, server: str, database: str, name: str) -> None:
    assert found_on(browser, server, database, name, "de") == []


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", list(SCREENS))
def test_every_other_screen(browser: Browser, server: str, database: str, name: str, language: str) -> None:
    assert found_on(browser, server, database, name, language) == []
