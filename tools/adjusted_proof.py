"""What ``kogge arena --adjusted`` is worth: the same share, less variance, fewer games. Writes ``adjusted.md``.

``python -m tools.adjusted_proof --games 400`` plays Mate against greedy in every game on fresh seeds.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from math import hypot, inf
from pathlib import Path
from time import monotonic

from kogge.arena.match import Match, Result, run
from kogge.arena.sprt import Bounds, of_match
from kogge.games import registry
from kogge.review.adjusted import Adjusted, Lucks, adjusted

FIRST_SEED = 23_500_000
BOTS = ("mate", "greedy")
BOUNDS = Bounds(0.5, 0.6)


@dataclass
class Found:
    """One game's match: as far as it was played, and after how many games each test was decided (0: not)."""

    slug: str
    judge: str
    games: int
    told: Adjusted
    plain_at: int
    adjusted_at: int
    plain_verdict: str
    adjusted_verdict: str


def examine(slug: str, games: int, seconds: float = inf, bots: Sequence[str] = BOTS) -> Found | None:
    """Play the match; no further set of games begins when the time is over."""
    match, end = Match(slug, 2, bots, games, FIRST_SEED), monotonic() + seconds
    judge = Lucks(match)
    results, lucks = list[Result](), list[list[float]]()
    decided: dict[str, tuple[int, str]] = {}
    for some in run(match, keep=True):
        results += some
        lucks += judge.of(some)
        _note(decided, "plain", len(results), of_match(match, results, BOUNDS).verdict())
        told = adjusted(match, results, lucks)
        if told is not None:
            _note(decided, "adjusted", len(results), told.sprt(BOUNDS).verdict())
        if monotonic() > end:
            break
    told = adjusted(match, results, lucks)
    if told is None:
        return None
    plain, fairer = decided.get("plain", (0, "open")), decided.get("adjusted", (0, "open"))
    return Found(slug, judge.name, len(results), told, plain[0], fairer[0], plain[1], fairer[1])


def _note(decided: dict[str, tuple[int, str]], test: str, games: int, verdict: str) -> None:
    if verdict != "open":
        decided.setdefault(test, (games, verdict))


def lines(all_found: list[Found], when: str) -> Iterator[str]:
    """The report."""
    yield "# Matches with less luck"
    yield ""
    yield f"Written by `python -m tools.adjusted_proof` on {when}: `{BOTS[0]}` against `{BOTS[1]}`, two players,"
    yield f"seeds from {FIRST_SEED}. Errors are standard errors over sets of games with the same seed."
    yield f"The tests ask whether the share is {BOUNDS.low:.0%} or less, or {BOUNDS.high:.0%} or more;"
    yield "they are looked at after every set."
    yield ""
    yield "| game | judge | games | plain share | adjusted share | variance taken away | plain test | adjusted test |"
    yield "|---|---|---|---|---|---|---|---|"
    for one in all_found:
        told = one.told
        shares = [
            f"{100 * share:.1f} ± {100 * error:.1f} %"
            for share, error in ((told.plain_share, told.plain_error), (told.share, told.error))
        ]
        tests = [_test(one.plain_at, one.plain_verdict), _test(one.adjusted_at, one.adjusted_verdict)]
        cells = [one.slug.capitalize(), one.judge, str(one.games), *shares, f"{100 * told.taken_away:.0f} %", *tests]
        yield f"| {' | '.join(cells)} |"
    yield ""
    for one in all_found:
        apart = abs(one.told.share - one.told.plain_share) / max(hypot(one.told.error, one.told.plain_error), 1e-9)
        yield f"- {one.slug.capitalize()}: the two shares lie {apart:.1f} of their joint errors apart."


def _test(games: int, verdict: str) -> str:
    return f"{verdict} after {games} games" if games else "not decided"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", nargs="*", choices=registry.slugs(), default=registry.slugs())
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=inf, help="for each game, at most")
    parser.add_argument("--out", type=Path, default=Path("docs/reports"))
    asked = parser.parse_args()
    found = [one for slug in asked.game if (one := examine(slug, asked.games, asked.seconds)) is not None]
    text = "\n".join(lines(found, datetime.now(UTC).strftime("%Y-%m-%d"))) + "\n"
    (asked.out / "adjusted.md").write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
