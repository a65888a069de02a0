"""How the bots stand: each one among others of one kind, as mean return; writes docs/reports/baselines.md.

Every cell is kept in a folder with what it belongs to and not played again; the page is written from what is there.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

from kogge import __version__, load
from kogge.arena.markdown import table
from kogge.arena.sample import SURE
from kogge.bots import registry as bots
from kogge.bots.levels import levels_of
from kogge.bots.table import play_game
from kogge.core.returns import returns
from kogge.games import registry

REPORT = Path(__file__).parent.parent / "docs/reports/baselines.md"
OTHERS = ("random", "greedy")
QUICK = 96  # games for each number
SLOW = {"mate": 48, "skipper": 24, "admiral": 12}  # those that think, and how many they play among greedy ones
EASY = 4  # among random ones it takes so many times fewer to see the same
TWO_ONLY = ("skipper", "admiral")


def standing(slug: str, players: int, bot: str, others: str, games: int) -> list[float]:
    """The returns of one bot among others of one kind, at every seat in turn."""
    game = load(slug, players)
    found: list[float] = []
    for number in range(games):
        seat = number % players
        at_table = [bots.make(slug, others) for _seat in range(players)]
        at_table[seat] = bots.make(slug, bot)
        found.append(returns(play_game(game, at_table, seed=1 + number // players).state)[seat])
    return found


def cell(found: list[float]) -> str:
    """The mean, how far it may be off (95 %), and the games."""
    return f"{mean(found):+.2f} ± {SURE * stdev(found) / sqrt(len(found)):.2f} ({len(found)})"


def kept(folder: Path, slug: str, players: int, bot: str, others: str, games: int) -> list[float]:
    """The same, played once for an engine, an edition and a thinking."""
    path = folder / f"baseline-{slug}-{players}-{bot}-{others}.json"
    loaded = registry.load(slug, players)
    key = f"{__version__} {loaded.edition_hash} {loaded.rules_version} {levels_of(slug).get(bot, 0)} {games}"
    words = json.loads(path.read_text()) if path.exists() else {}
    if words.get("key") != key:
        words = {"key": key, "returns": standing(slug, players, bot, others, games)}
        path.write_text(json.dumps(words))
        print(path.stem, cell(words["returns"]), flush=True)
    found: list[float] = words["returns"]
    return found


Cell = tuple[str, int, str, str, int]  # game, players, bot, others, games


def cells(slug: str, bot: str, scale: float) -> list[Cell | None]:
    """What is played for a bot, in the order of the columns."""
    found: list[Cell | None] = []
    for players in registry.player_counts(slug):
        for others in OTHERS:
            left_out = bot == others or (bot in TWO_ONLY and players > 2)
            easy = EASY if bot in SLOW and others == "random" else 1
            games = max(2, round(scale * SLOW.get(bot, QUICK) / easy))
            found.append(None if left_out else (slug, players, bot, others, games))
    return found


def play_all(folder: Path, scale: float, workers: int) -> None:
    """Play what is not kept yet, those that think longest first."""
    named = [(slug, bot) for slug in registry.slugs() for bot in reversed(bots.names(slug))]
    wanted = [found for slug, bot in named for found in cells(slug, bot, scale) if found is not None]
    with ProcessPoolExecutor(workers) as pool:
        for job in [pool.submit(kept, folder, *one) for one in wanted]:
            job.result()


def rows(slug: str, folder: Path, scale: float) -> list[list[str]]:
    """One row a bot."""
    told = []
    for bot in bots.names(slug):
        told.append([bot, *("–" if one is None else cell(kept(folder, *one)) for one in cells(slug, bot, scale))])
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="so many times the usual games")
    parser.add_argument("--keep", type=Path, default=Path("build/arena"), help="the folder of what was played")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, default=REPORT)
    asked = parser.parse_args()
    asked.keep.mkdir(parents=True, exist_ok=True)
    play_all(asked.keep, asked.scale, asked.workers)
    lines = [
        "# How the bots stand",
        "",
        f"Played until {date.today().isoformat()} by `make baselines`: one bot among others that are all of one kind, "
        "the seats in turn, seeds from 1, the usual editions. A number is the mean return: win share minus "
        "1 / players, so 0 is what equals get, 1 - 1 / players is every game won, and - 1 / players none; behind ± "
        "half the 95 % interval (0.00: all these games ended alike), in brackets the games. Skipper and Admiral think "
        "long and play at tables for two; the pages of the arena tell more of them.",
    ]
    for slug in registry.slugs():
        heads = [f"{players} players, {others}" for players in registry.player_counts(slug) for others in OTHERS]
        lines += [
            "",
            f"## {slug.capitalize()}",
            "",
            table(["bot", *heads], rows(slug, asked.keep, asked.scale)),
        ]
    asked.out.write_text("\n".join(lines).rstrip("\n") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
