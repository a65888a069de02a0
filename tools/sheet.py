"""`make sheet`: the main positions of each game in all sizes, on one picture to judge at a glance (build/sheets)."""

from __future__ import annotations

import argparse
import tempfile
from html import escape
from pathlib import Path

from playwright.sync_api import Page

from kogge.games import registry
from tests.e2e.geometry import SIZES, Size
from tests.e2e.walk import Place, Walk, every_place
from tools.geometry import open_walk
from tools.servers import ROOT

FOLDER = ROOT / "build" / "sheets"
SHOWN = [(2, "opening"), (3, "middle"), (4, "late"), (4, "late with all modules")]
HEIGHT = 300  # of a picture
WIDTH = 2700  # of the sheet
STYLE = f"""
body {{ margin: 12px; width: {WIDTH}px; font: 15px sans-serif; background: #ddd }}
h2 {{ margin: 14px 0 6px }} .row {{ display: flex; flex-wrap: wrap; gap: 10px }}
figure {{ margin: 0 }} img {{ height: {HEIGHT}px; display: block; border: 1px solid #333 }}
"""


def places(slug: str) -> list[Place]:
    """The main positions of a game, and those in which the most can be done."""
    own = [place for place in every_place() if place.slug == slug]
    main = [place for place in own if (place.played.players, place.position.name) in SHOWN]
    busiest = max(own, key=lambda place: place.position.offers)
    return [*main, busiest]


def picture(walk: Walk, place: Place, size: Size, path: Path) -> str:
    """Take the picture; its part of the sheet."""
    walk.show(place, size).screenshot(path=path, type="jpeg", quality=80)
    return f'<figure><img src="{path.as_uri()}" alt=""><figcaption>{size.name}</figcaption></figure>'


def row(walk: Walk, place: Place, number: int, folder: Path) -> str:
    """A position in all sizes."""
    pictures = [picture(walk, place, size, folder / f"{place.slug}-{number}-{size.name}.jpg") for size in SIZES]
    title = f"{place.name} (seat {place.position.seat + 1}: {place.position.prompt}, {place.position.offers} offers)"
    return f'<h2>{escape(title)}</h2><div class="row">{"".join(pictures)}</div>'


def sheet(walk: Walk, slug: str, folder: Path) -> Path:
    """The sheet of a game."""
    rows = [row(walk, place, number, folder) for number, place in enumerate(places(slug))]
    source = folder / f"{slug}.html"
    source.write_text(f"<!doctype html><style>{STYLE}</style>{''.join(rows)}", encoding="utf-8")
    target = FOLDER / f"{slug}.png"
    page: Page = walk.blank_page()
    page.set_viewport_size({"width": WIDTH + 24, "height": 1000})
    page.goto(source.as_uri())
    page.screenshot(path=target, full_page=True)
    page.close()
    return target


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all, if none is named")
    given = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, open_walk(Path(home)) as walk:
        for slug in given.games or registry.slugs():
            print(sheet(walk, slug, Path(home)).relative_to(ROOT))


if __name__ == "__main__":
    main()
