"""A walk through recorded positions in windows of all sizes, with one page for fingers and one for the mouse."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

from kogge.games import registry
from kogge.server.wire import Created
from tests.e2e import tables
from tests.e2e.geometry import SIZES, Size, Violation, lasting_violations, settle
from tests.e2e.hands import prefer
from tools import positions
from tools.positions import Position, Positions


class Place:
    """A recorded position of a game."""

    def __init__(self, slug: str, recorded: Positions, position: Position) -> None:
        self.slug = slug
        self.played = recorded.games[position.game]
        self.position = position

    @property
    def name(self) -> str:
        return f"{self.slug}, {self.played.players} seats, {self.position.name}"


def every_place() -> list[Place]:
    """All recorded positions of all games."""
    files = [(slug, positions.load(slug)) for slug in registry.slugs()]
    return [Place(slug, recorded, one) for slug, recorded in files for one in recorded.positions]


class Walk:
    """Shows positions of tables in the database of a running server."""

    def __init__(self, browser: Browser, url: str, database: str, pages: dict[bool, Page]) -> None:
        self._browser = browser
        self._url = url
        self._database = database
        self._pages = pages
        self._tables: dict[str, Created] = {}
        self._shown: dict[bool, Place] = {}  # by each page

    def show(self, place: Place, size: Size) -> Page:
        """The live table at this position, from the seat that decides, in a window of this size.

        It is opened once with the mouse and once for fingers; then the window changes its size.
        """
        created = self._tables.get(place.name)
        if created is None:
            created = tables.create(self._database, place.slug, place.played, place.position.step)
            self._tables[place.name] = created
        page = self._pages[size.touch]
        page.set_viewport_size({"width": size.width, "height": size.height})
        if self._shown.get(size.touch) is not place:
            tables.sit(page, created, place.position.seat)
        self._shown[size.touch] = place
        settle(page)
        return page

    def new_page(self, size: Size) -> Page:
        """A page of its own, with nothing stored in it, in a window of this size."""
        context = self._browser.new_context(**settings(self._url, size.touch, size))
        return context.new_page()

    def blank_page(self) -> Page:
        """Another page beside those of the table."""
        return self._pages[False].context.new_page()

    def violations(self, place: Place, size: Size) -> list[Violation]:
        """What is wrong there."""
        return lasting_violations(self.show(place, size), size.touch, tables.NAMES)


def settings(url: str, touch: bool, size: Size = SIZES[0], theme: str = "light") -> dict[str, Any]:
    """How a window is opened."""
    return {
        "base_url": url,
        "viewport": {"width": size.width, "height": size.height},
        "locale": "en-GB",
        "color_scheme": theme,
        "has_touch": touch,
        "reduced_motion": "reduce",
        "service_workers": "block",
    }


@contextmanager
def walk_with(browser: Browser, url: str, database: str, theme: str = "light") -> Iterator[Walk]:
    """A walk whose pages end with the block."""
    contexts = {touch: browser.new_context(**settings(url, touch, theme=theme)) for touch in (True, False)}
    pages = {touch: context.new_page() for touch, context in contexts.items()}
    for page in pages.values():
        prefer(page, forced=False)  # a recorded step without a choice is looked at too
        page.goto("/")
    try:
        yield Walk(browser, url, database, pages)
    finally:
        for context in contexts.values():
            context.close()
