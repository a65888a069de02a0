"""The same match in one process, in several, and on Ray: equal games, and how much sooner."""

from __future__ import annotations

import argparse
import os
from datetime import date
from pathlib import Path
from statistics import median
from time import perf_counter

from kogge.arena.markdown import table
from kogge.arena.match import Match, run
from kogge.games import registry

REPORT = Path(__file__).parent.parent / "docs/reports/speedup.md"
BOTS = ("mate", "greedy")


def timed(match: Match, workers: int, ray: str | None) -> tuple[list[str], float]:
    """The digests of all games, and the seconds a game, from the first result on: starting up is not playing."""
    parts = run(match, workers, ray)
    digests = [result.digest for result in next(parts)]
    began = perf_counter()
    digests += [result.digest for part in parts for result in part]
    under_way = workers * match.game_set()  # played or begun when the clock started
    return digests, (perf_counter() - began) / (match.rounded() - under_way)


def measured(slug: str, games: int, workers: int, repeat: int) -> list[str]:
    """One row: the three ways by turns, their medians, and whether all games were the same."""
    match = Match(slug, 2, BOTS, games)
    ways = {"one": (1, None), "several": (workers, None), "ray": (workers, "")}
    seconds: dict[str, list[float]] = {name: [] for name in ways}
    seen = set()
    for _turn in range(repeat):
        for name, (processes, ray) in ways.items():
            digests, took = timed(match, processes, ray)
            seen.add(tuple(digests))
            seconds[name].append(took)
            print(f"{slug} {name}: {took:.2f} s a game", flush=True)
    one = median(seconds["one"])
    cells = [f"{median(seconds[name]):.2f} s ({one / median(seconds[name]):.2f} ×)" for name in ("several", "ray")]
    return [slug.capitalize(), str(match.rounded()), f"{one:.2f} s", *cells, "yes" if len(seen) == 1 else "NO"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--out", type=Path, default=REPORT)
    asked = parser.parse_args()
    load = os.getloadavg()[0]
    rows = [measured(slug, asked.games, asked.workers, asked.repeat) for slug in registry.slugs()]
    heads = ["game", "games", "one process", f"{asked.workers} processes", f"Ray, {asked.workers} cores", "equal games"]
    often = "once" if asked.repeat == 1 else f"{asked.repeat} times by turns, the median"
    text = (
        f"Measured on {date.today().isoformat()} by `make bench-workers`: {' against '.join(BOTS)}, 2 players, "
        f"{often}; {os.cpu_count()} cores, load {load:.1f} before. Seconds a "
        "game, from the first result to the last. Equal games: every way gave the same games, record for record."
    )
    asked.out.write_text("\n".join(["# More processes, the same games", "", text, "", table(heads, rows)]), "utf-8")


if __name__ == "__main__":
    main()
