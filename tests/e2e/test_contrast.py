"""Pieces and marks stand out from what lies beneath them, in light and dark: measured in the pixels of the page."""

from __future__ import annotations

from collections import Counter
from io import BytesIO
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image
from playwright.sync_api import Browser, Page

from tests.e2e.geometry import settle, size_of
from tests.e2e.test_screens import barriers
from tests.e2e.walk import Place, Walk, every_place, walk_with

GAMES = ["novgorod", "norsemen", "norderwind"]
LEAST_CONTRAST = 3.0
LEAST_SHARE = 0.05  # of the drawing's box: a thin line around a piece is enough to see it
RIM = 3
SEEN = {(4, "late"), (4, "late with all modules"), (3, "middle")}
# Drawings wholly in the window; what cannot be used now is dimmed on purpose.
DRAWINGS = """() => [...document.querySelectorAll('.frame svg')].flatMap(node => {
    const box = node.getBoundingClientRect()
    const used = node.querySelector('use')?.getAttribute('href') ?? ''
    const whole = box.left >= 4 && box.top >= 4 && box.right <= innerWidth - 4 && box.bottom <= innerHeight - 4
    const mark = node.querySelector('text') && node.viewBox.baseVal.width === 32
    if (!(used || mark) || !whole || box.width < 9 || box.width > 90 || node.closest('[disabled]')) return []
    const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (!node.checkVisibility({ opacityProperty: true }) || !middle?.closest('.frame')) return []
    const seen = node.parentElement.contains(middle) || middle.contains(node)
    return seen ? [[used || 'mark', box.left, box.top, box.width, box.height]] : []
})"""

Pixels = npt.NDArray[np.float64]


class Drawing(NamedTuple):
    """A drawing on the page, and where it is."""

    name: str
    left: float
    top: float
    width: float
    height: float

    def cut(self, pixels: Pixels, rim: int = 0) -> Pixels:
        """Its part of the picture."""
        top, bottom = int(self.top) - rim, int(self.top + self.height) + rim
        return pixels[top:bottom, int(self.left) - rim : int(self.left + self.width) + rim]


def picture(page: Page) -> Pixels:
    """The window as it is drawn."""
    return np.asarray(Image.open(BytesIO(page.screenshot())).convert("RGB"), dtype=np.float64)


def luminance(pixels: Pixels) -> Pixels:
    """Relative luminance, as WCAG counts it."""
    part = pixels / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    shares: Pixels = linear @ np.array([0.2126, 0.7152, 0.0722])
    return shares


def beneath(around: Pixels, inner: Pixels) -> Pixels:
    """The commonest colour around a drawing."""
    rim = np.ones(around.shape[:2], dtype=bool)
    rim[RIM : RIM + inner.shape[0], RIM : RIM + inner.shape[1]] = False
    colours = Counter(map(tuple, around[rim].astype(int).tolist()))
    return np.array(colours.most_common(1)[0][0], dtype=np.float64)


def share_seen(pixels: Pixels, drawing: Drawing) -> float:
    """How much of a drawing stands out from what is around it."""
    inner = drawing.cut(pixels)
    ground = luminance(beneath(drawing.cut(pixels, RIM), inner))
    own = luminance(inner)
    ratio = (np.maximum(own, ground) + 0.05) / (np.minimum(own, ground) + 0.05)
    return float((ratio >= LEAST_CONTRAST).mean())


def faint(page: Page) -> dict[str, float]:
    """Drawings that hardly stand out, with the share of each that does."""
    settle(page)
    pixels = picture(page)
    drawings = [Drawing(*one) for one in page.evaluate(DRAWINGS)]
    assert len(drawings) > 20
    shares = [(drawing.name, share_seen(pixels, drawing)) for drawing in drawings]
    return {name: round(share, 3) for name, share in shares if share < LEAST_SHARE}


def places(game: str) -> list[Place]:
    return [one for one in every_place() if one.slug == game and (one.played.players, one.position.name) in SEEN]


@pytest.mark.thorough
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_pieces_stand_out(browser: Browser, server: str, database: str, game: str, theme: str) -> None:
    with walk_with(browser, server, database, theme) as walk:
        for place in places(game):
            for size in ("1440x900", "390x844"):
                assert faint(walk.show(place, size_of(size))) == {}, (place.name, size)


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_no_barriers_in_the_dark(browser: Browser, server: str, database: str, game: str) -> None:
    """Text in play, above all."""
    with walk_with(browser, server, database, "dark") as walk:
        for place in places(game):
            for size in ("1366x768", "390x844"):
                assert barriers(walk.show(place, size_of(size))) == [], (place.name, size)


def test_a_faint_drawing_is_found(walk: Walk) -> None:
    page = walk.blank_page()
    icon = '<svg width="30" height="30"><use href="#{0}"/><rect width="30" height="30" fill="{1}"/></svg>'
    icons = "".join(icon.format(f"dark{number}", "#333") for number in range(21)) + icon.format("faint", "#ccc")
    style = "<style>body { background: #ddd } svg { margin: 9px }</style>"
    page.set_content(f'{style}<div class="frame">{icons}</div>')
    assert list(faint(page)) == ["#faint"]
    page.close()
