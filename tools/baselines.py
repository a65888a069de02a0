"""How the bots stand: each one among equals of another kind, as mean return; writes docs/reports/baselines.md."""

from __future__ import annotations

import argparse
from datetime import date
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

from kogge import load
from kogge.arena.sample import SURE
from kogge.bots import registry as bots
from kogge.bots.table import play_game
from kogge.core.returns import returns
from kogge.games import registry

REPORT = Path(__file__).parent.parent / "docs/reports/baselines.md"


def standing(slug: str, players: int, bot: str, others: str, games: int) -> list[float]:
    """The returns of one bot among others of one kind, at every seat in turn."""
    game = load(slug, players)
    found: list[float] = []
    for number in range(games):
        seat = number % players
        table = [bots.make(slug, others) for _seat in range(players)]
        table[seat] = bots.make(slug, bot)
        found.append(returns(play_game(game, table, seed=1 + number // players).state)[seat])
    return found


def cell(found: list[float]) -> str:
    """The mean, and how far it may be off (95 %)."""
    return f"{mean(found):+.2f} ± {SURE * stdev(found) / sqrt(len(found)):.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bots", nargs="*", help="some of them only")
    asked = parser.parse_args()
    lines: list[str] = []
    for slug in registry.slugs():
        names = [name for name in bots.names(slug) if not asked.bots or name in asked.bots]
        heads = [f"{players} players, among {other}" for players in registry.player_counts(slug) for other in names]
        lines += ["", f"## {slug.capitalize()}", "", f"| bot | {' | '.join(heads)} |", "|---" * (len(heads) + 1) + "|"]
        for bot in names:
            cells = []
            for players in registry.player_counts(slug):
                for other in names:
                    same = bot == other
                    cells.append("–" if same else cell(standing(slug, players, bot, other, asked.games)))
            lines.append(f"| {bot} | {' | '.join(cells)} |")
            print(lines[-1], flush=True)
    text = [
        "# How the bots stand",
        "",
        f"Played on {date.today().isoformat()} by `make baselines`: one bot among others that are all of another kind, "
        f"{asked.games} games for each number, the seats in turn, seeds from 1. A number is the mean return: win share "
        "minus 1 / players, so 0 is what equals get, 1 - 1 / players is every game won, and - 1 / players none; behind "
        "± half the 95 % interval (0.00: all these games ended alike).",
    ]
    REPORT.write_text("\n".join([*text, *lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
