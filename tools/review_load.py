"""`make review-load`: how long a bot takes at a live table while ten reviews run, beside the same without them.

Rounds with reviews and without take turns, so that whatever else the machine does meets both; what counts is the ratio
of neighbouring rounds.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from tools.fairness import Attack, Times, servers, visit
from tools.servers import ROOT

ADDRESSES = [f"127.0.0.{number}" for number in range(3, 8)]  # two reviews each: more the server does not make for one
LEVELS = ["mate", "skipper"]
PAUSE_S = 22.0  # then a review that nobody asks for any more has ended


@dataclass(frozen=True)
class Round:
    """A bot's times without reviews and with ten, one after the other, and the decisions reviewed meanwhile."""

    level: str
    quiet: Times
    busy: Times
    reviewed: int

    def ratio(self, quantile: str = "p50") -> float:
        """How many times as long it took with reviews."""
        busy: float = getattr(self.busy, quantile)()
        quiet: float = getattr(self.quiet, quantile)()
        return busy / quiet


async def play_round(url: str, level: str, first: bool, options: argparse.Namespace) -> Round:
    """A round of each kind; ``first``: the one with reviews comes first."""
    amount = (options.answers, options.seconds)
    quiet = Times([]) if first else await visit(url, level, *amount)
    attacks = [Attack(url, 0, 0, address) for address in ADDRESSES]
    async with AsyncExitStack() as stack:
        for attack in attacks:
            await stack.enter_async_context(attack.going_on())
        await asyncio.sleep(options.lead)  # until they are all under way
        before = sum(attack.judged for attack in attacks)
        busy = await visit(url, level, *amount)
        reviewed = sum(attack.judged for attack in attacks) - before
    await asyncio.sleep(options.pause)
    return Round(level, await visit(url, level, *amount) if first else quiet, busy, reviewed)


async def measure(url: str, options: argparse.Namespace) -> list[Round]:
    """All rounds."""
    await visit(url, LEVELS[0], 1, options.seconds)  # the processes start with the first question
    found = []
    for number in range(options.rounds):
        for level in LEVELS:
            found.append(await play_round(url, level, number % 2 == 1, options))
            print(level, f"{found[-1].ratio():.2f}", flush=True)
    return found


def lines(found: Sequence[Round], when: str) -> Iterator[str]:
    """The report."""
    yield "# A live table beside reviews"
    yield ""
    yield f"{when}: `make review-load`. Somebody plays Norderwind against one bot, by turns while nothing else is"
    yield f"asked of the server and while {2 * len(ADDRESSES)} long games are being reviewed, two for each of"
    yield f"{len(ADDRESSES)} addresses, again and again. Times are seconds until the move of a bot that is awaited."
    yield "The machine did other work too; the ratio compares rounds that follow each other."
    yield f"It has {os.cpu_count()} cores; its load average was {os.getloadavg()[0]:.1f} at the end."
    yield ""
    yield "| level | rounds | moves | quiet p50, p95 | with reviews p50, p95 | ratio of rounds p50 (least–most) | p95 |"
    yield "|---|---|---|---|---|---|---|"
    for level in LEVELS:
        rounds = [one for one in found if one.level == level]
        if not rounds:
            continue
        quiet = Times([seconds for one in rounds for seconds in one.quiet.seconds])
        busy = Times([seconds for one in rounds for seconds in one.busy.seconds])
        ratios = [one.ratio() for one in rounds]
        late = median(one.ratio("p95") for one in rounds)
        times = [f"{one.p50():.3f}, {one.p95():.3f}" for one in (quiet, busy)]
        spread = f"{median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f})"
        moves = f"{len(quiet.seconds)} + {len(busy.seconds)}"
        yield f"| {level} | {len(rounds)} | {moves} | {times[0]} | {times[1]} | {spread} | {late:.2f} |"
    yield ""
    yield f"{sum(one.reviewed for one in found)} points of reviews were made in the rounds with reviews."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--answers", type=int, default=40, help="moves of the bot a round")
    parser.add_argument("--seconds", type=float, default=30, help="at most for a round")
    parser.add_argument("--lead", type=float, default=2.0)
    parser.add_argument("--pause", type=float, default=PAUSE_S)
    parser.add_argument("--report", type=Path, default=ROOT / "docs/reports/review-load.md")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        database = f"sqlite:///{name}/tables.db"
        with servers(ROOT / "src", database, False, [], Path(name) / "log") as url:
            found = asyncio.run(measure(url, options))
    text = "\n".join(lines(found, f"{datetime.now(UTC):%Y-%m-%d}")) + "\n"
    options.report.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
