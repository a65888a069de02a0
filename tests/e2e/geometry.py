"""The geometry of the page as a person meets it: `violations` lists what overlaps, is cut, hidden or too small."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

# Waits for fonts and for animations that end, then for two frames.
SETTLED = """async () => {
    await document.fonts.ready
    const ends = one => one.effect?.getTiming().iterations !== Infinity
    await Promise.all(document.getAnimations().filter(ends).map(one => one.finished.catch(() => null)))
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
}"""

LATE_MS = 1500


class Size(NamedTuple):
    """A window, and whether it is touched."""

    width: int
    height: int
    touch: bool

    @property
    def name(self) -> str:
        return f"{self.width}x{self.height}"


# The last two are 1440x900 at 150 % and 200 %.
SIZES = [
    Size(360, 640, touch=True),
    Size(390, 844, touch=True),
    Size(667, 375, touch=True),
    Size(844, 390, touch=True),
    Size(820, 1180, touch=True),
    Size(1180, 820, touch=True),
    Size(1024, 768, touch=False),
    Size(1280, 720, touch=False),
    Size(1366, 768, touch=False),
    Size(1440, 900, touch=False),
    Size(1920, 1080, touch=False),
    Size(2560, 1440, touch=False),
    Size(960, 600, touch=False),
    Size(720, 450, touch=False),
]


def size_of(name: str) -> Size:
    """The size of this name."""
    return next(size for size in SIZES if size.name == name)


class Violation(NamedTuple):
    """What is wrong, with which elements, and by how much."""

    kind: str
    what: str
    numbers: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.what} ({self.numbers})"


@cache
def _script() -> str:
    return (Path(__file__).parent / "geometry.js").read_text(encoding="utf-8")


def settle(page: Page) -> None:
    """Wait until the page stands still."""
    page.evaluate(SETTLED)


def lasting_violations(page: Page, touch: bool = False, names: Sequence[str] = ()) -> list[Violation]:
    """What is wrong and stays so: on a busy machine the page may not have had all its files at the first look."""
    settle(page)
    if not violations(page, touch, names):
        return []
    page.wait_for_timeout(LATE_MS)
    settle(page)
    return violations(page, touch, names)


def violations(page: Page, touch: bool = False, names: Sequence[str] = ()) -> list[Violation]:
    """What is wrong with the page as it stands. People's ``names`` may be shortened if they are told in full."""
    found = page.evaluate(_script(), {"touch": touch, "names": list(names)})
    return [Violation(one["kind"], one["what"], one["numbers"]) for one in found]
