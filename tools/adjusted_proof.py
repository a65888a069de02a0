"""What ``kogge arena --adjusted`` is worth: the same share, less variance, fewer games. Writes ``adjusted.md``.

``python -m tools.adjusted_proof --games 400`` plays Mate against greedy in every game on fresh seeds. With ``--part 1/5
--keep FILE`` a part of the sets is played and kept, here or elsewhere; ``--files FILE…`` reports what was kept.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from math import hypot, inf
from pathlib import Path
from time import monotonic

from kogge.arena.match import Match, Result, play
from kogge.arena.sprt import Bounds, Sprt, of_match
from kogge.games import registry
from kogge.review.adjusted import Adjusted, Lucks, adjusted
from tools.review_games import Part, part_of

FIRST_SEED = 23_500_000
BOTS = ("mate", "greedy")
TESTS = [Bounds(low / 100, (low + 5) / 100) for low in (50, 60, 70, 75, 80, 90)]


Decision = tuple[int, str]  # after how many games, and what; 0: not yet


@dataclass
class Found:
    """One game's match: as far as it was played, and when each test was decided, by plain and by adjusted results."""

    slug: str
    judge: str
    games: int
    told: Adjusted
    plain: list[Decision]
    fairer: list[Decision]


@dataclass(frozen=True)
class Kept:
    """A game of a match, and what chance did to its seats."""

    game: str
    judge: str
    result: Result
    luck: list[float]


def played(match: Match, part: Part = (1, 1), seconds: float = inf) -> Iterator[Kept]:
    """Play a part of a match; no further set of games begins when the time is over."""
    slug, end = match.slug, monotonic() + seconds
    judge, size = Lucks(match), match.game_set()
    for number in range(part[0] - 1, match.rounded() // size, part[1]):
        results = play(match, range(number * size, (number + 1) * size), keep=True)
        for result, luck in zip(results, judge.of(results), strict=True):
            yield Kept(slug, judge.name, replace(result, record=""), luck)
        if monotonic() > end:
            break


def examine(slug: str, kept: Sequence[Kept]) -> Found | None:
    """What the whole sets among the games tell, set by set in the order of their seeds."""
    kept = [one for one in kept if one.game == slug]
    match = Match(slug, 2, BOTS, len(kept), FIRST_SEED)
    each = {one.result.number: one for one in kept}
    size = match.game_set()
    firsts = [number for number in sorted(each) if number % size == 0]
    sets = [[each[place] for place in range(first, first + size) if place in each] for first in firsts]
    results, lucks = list[Result](), list[list[float]]()
    plain, fairer = [(0, "open")] * len(TESTS), [(0, "open")] * len(TESTS)
    told = None
    for games in sets:
        if len(games) < size:
            continue
        results += [one.result for one in games]
        lucks += [one.luck for one in games]
        plain = [_later(one, results, of_match(match, results, test)) for one, test in zip(plain, TESTS, strict=True)]
        told = adjusted(match, results, lucks)
        if told is not None:
            fairer = [_later(one, results, told.sprt(test)) for one, test in zip(fairer, TESTS, strict=True)]
    return Found(slug, kept[0].judge, len(results), told, plain, fairer) if told is not None else None


def _later(known: Decision, results: Sequence[Result], test: Sprt) -> Decision:
    """When a test was decided, after one more set of games."""
    if known[0] or test.verdict() == "open":
        return known
    return len(results), test.verdict()


def lines(all_found: list[Found], when: str) -> Iterator[str]:
    """The report."""
    yield "# Matches with less luck"
    yield ""
    yield f"Written by `python -m tools.adjusted_proof` on {when}: `{BOTS[0]}` against `{BOTS[1]}`, two players,"
    yield f"seeds from {FIRST_SEED}. Errors are standard errors over sets of games with the same seed."
    yield "Where nearly every game is won there is hardly any variance to take away."
    yield ""
    yield "| game | judge | games | plain share | adjusted share | variance taken away |"
    yield "|---|---|---|---|---|---|"
    for one in all_found:
        told = one.told
        shares = [
            f"{100 * share:.1f} ± {100 * error:.1f} %"
            for share, error in ((told.plain_share, told.plain_error), (told.share, told.error))
        ]
        cells = [one.slug.capitalize(), one.judge, str(one.games), *shares, f"{round(100 * told.taken_away)} %"]
        yield f"| {' | '.join(cells)} |"
    yield ""
    for one in all_found:
        apart = abs(one.told.share - one.told.plain_share) / max(hypot(one.told.error, one.told.plain_error), 1e-9)
        yield f"- {one.slug.capitalize()}: the two shares lie {apart:.1f} of their joint errors apart."
    yield ""
    yield "Sequential tests, looked at after every set, of plain and of adjusted results: after how many games each is"
    yield "decided, and how."
    yield ""
    yield "| game | at most, or at least | plain | adjusted |"
    yield "|---|---|---|---|"
    for one in all_found:
        for test, plain, fairer in zip(TESTS, one.plain, one.fairer, strict=True):
            asked = f"{test.low:.0%}, {test.high:.0%}"
            yield f"| {one.slug.capitalize()} | {asked} | {_decided(plain)} | {_decided(fairer)} |"


def _decided(when: Decision) -> str:
    games, verdict = when
    return f"{games}, {verdict}" if games else "not decided"


def line(one: Kept) -> str:
    """A game as a line of a file."""
    return json.dumps(asdict(one), separators=(",", ":")) + "\n"


def read(path: Path) -> list[Kept]:
    """The games of a file; a last line that was not written to its end is left out."""
    lines = [json.loads(text) for text in path.read_text(encoding="utf-8").split("\n")[:-1]]
    return [Kept(one["game"], one["judge"], Result(**one["result"]), one["luck"]) for one in lines]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", nargs="*", choices=registry.slugs(), default=registry.slugs())
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--part", type=part_of, default=(1, 1), help="2/3: the second of three parts")
    parser.add_argument("--seconds", type=float, default=inf, help="for each game, at most")
    parser.add_argument("--keep", type=Path, help="write the games to this file, and no report")
    parser.add_argument("--files", type=Path, nargs="*", help="report these games, and play none")
    parser.add_argument("--out", type=Path, default=Path("docs/reports"))
    asked = parser.parse_args()
    kept: list[Kept] = []
    for path in asked.files or []:
        kept += read(path)
    for slug in [] if asked.files else asked.game:
        for one in played(Match(slug, 2, BOTS, asked.games, FIRST_SEED), asked.part, asked.seconds):
            kept.append(one)
            if asked.keep is not None:
                with asked.keep.open("a", encoding="utf-8") as file:
                    file.write(line(one))
    if asked.keep is None:
        found = [told for slug in asked.game if (told := examine(slug, kept)) is not None]
        text = "\n".join(lines(found, datetime.now(UTC).strftime("%Y-%m-%d"))) + "\n"
        (asked.out / "adjusted.md").write_text(text, encoding="utf-8")
        print(text)


if __name__ == "__main__":
    main()
