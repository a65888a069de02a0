"""`make terminal-layout`: every recorded position on terminals of three sizes in both languages, and what is wrong.

Writes docs/reports/terminal.md. ``--screens FOLDER`` keeps the screens as text, to look at.
"""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from textual.pilot import Pilot

from kogge.cli.play import Asked
from kogge.cli.screens.app import KoggeApp
from kogge.cli.screens.board import Board
from kogge.cli.screens.table_screen import NOBODY, TableScreen
from kogge.cli.tables import painter
from kogge.games import registry
from kogge.text import languages
from tests.cli.layout import SIZES, Place, faults, page_faults, places, table_at, wide_faults
from tests.cli.tables import shown, until

REPORT = Path(__file__).parent.parent / "docs" / "reports" / "terminal.md"
Size = tuple[int, int]


@dataclass
class Look:
    """What was found at one position in one size and language."""

    place: str
    game: str
    size: Size
    page: str  # the part that a small screen turned to
    faults: list[str] = field(default_factory=list)
    screens: list[str] = field(default_factory=list)


def look_at(some: Sequence[Place], size: Size, language: str) -> list[Look]:
    """Show each position in a terminal of this size, with all of its pages."""
    return asyncio.run(_look_at(some, size, language))


async def _look_at(some: Sequence[Place], size: Size, language: str) -> list[Look]:
    return [await _open(place, size, language) for place in some]


async def _open(place: Place, size: Size, language: str) -> Look:
    """Each position has a terminal of its own."""
    app = KoggeApp(Asked(), table_at(place), language, 0)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: _decides(pilot), "the decision")
        await pilot.pause()
        return await _look(pilot, place, size)


def _decides(pilot: Pilot[None]) -> bool:
    screen = pilot.app.screen
    return isinstance(screen, TableScreen) and screen.seat != NOBODY and bool(screen.query("#choices"))


async def _look(pilot: Pilot[None], place: Place, size: Size) -> Look:
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    board = screen.query_one(Board)
    look = Look(place.name, place.slug, size, "", faults(pilot), [shown(pilot)])
    if not board.is_small():
        look.faults += wide_faults(pilot, screen)
        return look
    parts = painter(place.slug).parts(screen.scene(screen.viewer))
    first = board.page
    look.page = parts[first].tab or parts[first].title
    for number in [*range(first, len(parts) + 1), *range(first)]:  # the log is the last page
        if number < len(parts):
            look.faults += page_faults(pilot, parts[number])
        board.turn_page()
        await pilot.pause()
        look.screens.append(shown(pilot))
    return look


# The report


def look_at_all(workers: int, only: str) -> list[Look]:
    """All positions, sizes and languages, by several processes."""
    chosen = [place for place in places() if only in place.name]
    with ProcessPoolExecutor(workers) as pool:
        jobs = [pool.submit(look_at, chosen, size, language) for size in SIZES for language in languages()]
        return [look for job in jobs for look in job.result()]


def report(looks: list[Look]) -> str:
    """The page of what was found."""
    found = sum(len(look.faults) for look in looks)
    lines = [
        "# Layout of the terminal",
        "",
        f"Written by `make terminal-layout` on {datetime.now(UTC):%d %B %Y}: "
        f"{len({look.place for look in looks})} recorded positions, {len(SIZES)} sizes, {len(languages())} languages, "
        f"{len(looks)} looks, {found} faults. What is checked is in `tests/cli/layout.py`: no bar is cut, no text of "
        "any part is lost, what goes on below has a scroll bar, the prompt is whole, three choices are in sight.",
        "",
        "| game | size | looks | clean | faults |",
        "|---|---|---|---|---|",
    ]
    for slug in registry.slugs():
        for size in SIZES:
            own = [look for look in looks if (look.game, look.size) == (slug, size)]
            clean = sum(not look.faults for look in own)
            faulty = sum(len(look.faults) for look in own)
            lines.append(f"| {slug} | {size[0]}×{size[1]} | {len(own)} | {clean} | {faulty} |")
    counts = Counter(fault for look in looks for fault in look.faults)
    lines += ["", *[f"- {count} × {fault}" for fault, count in counts.most_common(40)]]
    return "\n".join(lines).rstrip() + "\n"


def keep_screens(folder: Path, looks: list[Look]) -> None:
    """Every screen as text, a file for each size."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, look in enumerate(looks):
        name = f"{look.size[0]}x{look.size[1]}-{number:04}-{look.place.replace(', ', '-').replace(' ', '-')}.txt"
        (folder / name).write_text("\n\n".join(look.screens), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="positions whose name contains this; writes no report")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--screens", type=Path, help="a folder for all screens, as text")
    given = parser.parse_args()
    looks = look_at_all(given.workers, given.only)
    if given.screens:
        keep_screens(given.screens, looks)
    if not given.only:
        REPORT.write_text(report(looks), encoding="utf-8")
    print(report(looks))
    raise SystemExit(1 if any(look.faults for look in looks) else 0)


if __name__ == "__main__":
    main()
