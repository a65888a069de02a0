"""Real touches: the browser's own input, not events made by a script."""

from __future__ import annotations

from types import TracebackType

from playwright.sync_api import Page

Point = tuple[float, float]


class Fingers:
    """Fingers on a page that has a touch screen."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def __enter__(self) -> Fingers:
        return self

    def __exit__(self, *_error: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._session.detach()

    def _tell(self, kind: str, points: list[Point]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def move(self, *paths: list[Point]) -> None:
        """Put down one finger for each path, move them along together, and lift them."""
        self._tell("touchStart", [path[0] for path in paths])
        for points in zip(*paths, strict=True):
            self._tell("touchMove", list(points))
        self._tell("touchEnd", [])

    def hold(self, point: Point, milliseconds: int) -> None:
        """Put a finger down, wait, and lift it."""
        self._tell("touchStart", [point])
        self._page.wait_for_timeout(milliseconds)
        self._tell("touchEnd", [])


def line(start: Point, end: Point, steps: int = 10) -> list[Point]:
    """The points of a straight way."""
    (x1, y1), (x2, y2) = start, end
    return [(x1 + (x2 - x1) * n / steps, y1 + (y2 - y1) * n / steps) for n in range(steps + 1)]
