"""Draws the terminal game in the middle of a game: docs/images/terminal-norderwind.svg, from the real screens."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from kogge.cli.play import Asked, new_table
from kogge.cli.screens.app import KoggeApp
from kogge.cli.table import HUMAN, Table
from kogge.core.rng import Rng

ROOT = Path(__file__).parent.parent
SIZE = (120, 40)


def middle(seed: int, steps: int) -> Table:
    """A table of one person and two bots after so many decisions, all of them taken at random."""
    table = new_table(Asked(seed=seed), "norderwind", [HUMAN, "random", "random"])
    rng = Rng(seed)
    for _step in range(steps):
        seat = table.next_seat()
        actions = table.legal(seat)
        table.play(seat, actions[rng.below(len(actions))])
    return table


async def draw(table: Table, language: str, size: tuple[int, int]) -> str:
    """The screen as SVG."""
    app = KoggeApp(Asked(), table, language, 0)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        return app.export_screenshot(title="kogge play norderwind")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=30)
    parser.add_argument("--steps", type=int, default=894)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--out", type=Path, default=ROOT / "docs/images/terminal-norderwind.svg")
    asked = parser.parse_args()
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    asked.out.write_text(asyncio.run(draw(middle(asked.seed, asked.steps), asked.lang, SIZE)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
