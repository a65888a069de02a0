"""Draws the terminal game in the middle of a game: docs/images/terminal-GAME.svg, from the real screens."""

from __future__ import annotations

import argparse
import asyncio
import re
from pathlib import Path

from kogge.bots.bot import Sight
from kogge.bots.registry import make
from kogge.cli.local_game import HUMAN, LocalGame
from kogge.cli.play import Asked, new_table
from kogge.cli.screens.app import KoggeApp
from kogge.core.rng import Rng

ROOT = Path(__file__).parent.parent
SIZE = (120, 40)
REMOTE = re.compile(r',\s*url\("https?://[^"]*"\) format\("[^"]*"\)')


def middle(slug: str, seed: int, steps: int) -> LocalGame:
    """A table of one person and two bots after so many decisions; a bot stands in for the person until then."""
    table = new_table(Asked(seed=seed), slug, [HUMAN, "greedy", "greedy"])
    rng, friend = Rng(seed), make(slug, "greedy")
    for _step in range(steps):
        seat = table.next_seat()
        action = table.choose(seat) if seat in table.bots else friend.choose(Sight(table.record.state, seat), rng)
        table.play(seat, action)
    return table


async def draw(table: LocalGame, language: str, size: tuple[int, int]) -> str:
    """The screen as SVG; its font is one of the reader's, not one from the net."""
    app = KoggeApp(Asked(), table, language, 0)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        return REMOTE.sub("", app.export_screenshot(title=f"kogge play {table.game.slug}"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="norderwind")
    parser.add_argument("--seed", type=int, default=23)
    parser.add_argument("--steps", type=int, default=311)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--out", type=Path, help="default: docs/images/terminal-GAME.svg")
    asked = parser.parse_args()
    out = asked.out or ROOT / f"docs/images/terminal-{asked.game}.svg"
    out.parent.mkdir(parents=True, exist_ok=True)
    table = middle(asked.game, asked.seed, asked.steps)
    out.write_text(asyncio.run(draw(table, asked.lang, SIZE)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
