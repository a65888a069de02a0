"""What reviews are worth: planted blunders, the judge's calibration, and speed. Writes ``review-GAME.md``.

``python -m tools.review_proof norderwind --games 40`` plays the games itself; ``python -m tools.review_proof norderwind
FILE…`` reports those that ``tools.review_games`` has played, here or elsewhere.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from math import inf, log, sqrt
from pathlib import Path
from time import monotonic

import matplotlib as mpl
from matplotlib.figure import Figure

import kogge
from kogge.arena.plots import COLOURS, STYLE, WIDTH, svg
from kogge.games import registry
from kogge.review import judges
from kogge.review.events import Depth
from kogge.review.marks import THRESHOLDS
from tools.review_games import FIRST_SEED, LEAST_LOSS, LONG, Reviewed, examine, read

EVERY = 7  # of so many decisions one is asked whether what was said came true
BINS = 10
FLOOR = 1e-3


@dataclass
class Found:
    """What all games of one number of players gave."""

    players: int
    games: int = 0
    planted: int = 0
    marked: int = 0
    key: int = 0
    given_away: float = 0.0
    own: int = 0
    blunders: int = 0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    told: list[tuple[float, float, float]] = field(default_factory=list)  # judge's share, score share, result


def found_in(games: Iterable[Reviewed]) -> list[Found]:
    """What the games gave, by the number of players; a game that comes twice counts once."""
    each = {(one.players, one.seed): one for one in games}
    found: dict[int, Found] = {}
    for (players, _seed), one in sorted(each.items()):
        _count(found.setdefault(players, Found(players)), one)
    return list(found.values())


def _count(found: Found, one: Reviewed) -> None:
    found.games += 1
    found.seconds += one.seconds
    found.slowest = max(found.slowest, one.seconds)
    for decided in one.decided:
        found.decisions += 1
        if decided.step == one.planted:
            found.planted += 1
            found.given_away += one.given_away
            found.marked += decided.mark in {"mistake", "blunder"}
            found.key += decided.step in one.keys
        else:
            found.own += 1
            found.blunders += decided.mark == "blunder"
        if decided.step > one.planted and found.decisions % EVERY == 0:
            found.told.append((decided.said, decided.lead, one.results[decided.seat]))


def log_loss(pairs: Sequence[tuple[float, float]]) -> float:
    """The mean surprise: 0 for a judge who always knows."""
    kept = [(min(max(share, FLOOR), 1 - FLOOR), result) for share, result in pairs]
    return -sum(result * log(share) + (1 - result) * log(1 - share) for share, result in kept) / max(len(kept), 1)


def interval(hits: int, of: int) -> str:
    """A proportion with its 95 % interval (Wilson)."""
    if not of:
        return "none"
    z, p = 1.96, hits / of
    middle, half = (p + z * z / (2 * of)), z * sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    low, high = (middle - half) / (1 + z * z / of), (middle + half) / (1 + z * z / of)
    return f"{100 * p:.1f} % ({100 * low:.1f}–{100 * high:.1f}), {hits} of {of}"


def lines(slug: str, level: str, all_found: list[Found], when: str) -> Iterator[str]:
    """The report."""
    yield f"# Reviews of {slug.capitalize()}"
    yield ""
    judge = judges.make(kogge.load(slug)).name
    yield f"Written by `python -m tools.review_proof {slug}` on {when}; the games are those of `tools.review_games`."
    yield f"Judge: {judge}; each choice is looked ahead {2 * Depth().worlds} times. Games of"
    yield (
        f"`{level}` on seeds from {FIRST_SEED}, which nothing was tuned on. Marks: "
        + ", ".join(f"{mark} from {100 * least:.0f} %" for mark, least in THRESHOLDS.items())
        + "."
    )
    yield ""
    yield from _planted(all_found)
    yield from _calibrated(slug, all_found)
    yield from _speed(all_found)


def _planted(all_found: list[Found]) -> Iterator[str]:
    yield "## Planted blunders"
    yield ""
    yield "In each game one decision, the first that offers one after a random number of decisions, is replaced by the"
    yield f"worst choice that two searches with different luck agree on: each looks ahead {LONG} times for each of the"
    yield f"best and the worst choices, and in both it gives away {100 * LEAST_LOSS:.0f} % or more of the wins."
    yield f"Like the review, which looks ahead {2 * Depth().worlds} times for each choice, they judge the ends of their"
    yield "lines with the network of the game. Where no decision offers a blunder, none is planted."
    yield ""
    yield "| players | games | planted | marked mistake or blunder | a key moment | blunders of the bots' own |"
    yield "|---|---|---|---|---|---|"
    everything = total(all_found)
    for one in [*all_found, everything]:
        cells = [interval(one.marked, one.planted), interval(one.key, one.planted), interval(one.blunders, one.own)]
        yield f"| {one.players or 'all'} | {one.games} | {one.planted} | {' | '.join(cells)} |"
    yield ""
    mean = everything.given_away / max(everything.planted, 1)
    yield f"In the eyes of the searches a planted blunder gives away {100 * mean:.0f} % on average."
    yield ""


def total(all_found: list[Found]) -> Found:
    """The games of all numbers of players."""
    found = Found(0)
    for one in all_found:
        found.games += one.games
        found.planted += one.planted
        found.marked += one.marked
        found.key += one.key
        found.given_away += one.given_away
        found.own += one.own
        found.blunders += one.blunders
    return found


def _calibrated(slug: str, all_found: list[Found]) -> Iterator[str]:
    yield "## Calibration"
    yield ""
    yield "Every seventh decision after the planted one (before it nobody could foresee that it would come): the chance"
    yield "of the seat that decides, against the result. Log loss, lower is better; decisions of one game are not"
    yield "independent."
    yield ""
    yield "| players | decisions | judge | constant | score difference |"
    yield "|---|---|---|---|---|"
    for one in all_found:
        losses = [
            log_loss([(share, result) for share, _score, result in one.told]),
            log_loss([(1 / one.players, result) for _share, _score, result in one.told]),
            log_loss([(score, result) for _share, score, result in one.told]),
        ]
        yield f"| {one.players} | {len(one.told)} | {' | '.join(f'{loss:.3f}' for loss in losses)} |"
    yield ""
    yield "Reliability: what was said, and how often it came true."
    yield ""
    yield f"![What was said, and how often it came true](review-{slug}-reliability.svg)"
    yield ""
    yield "| said | " + " | ".join(f"{one.players} players" for one in all_found) + " |"
    yield "|---|" + "---|" * len(all_found)
    for place in range(BINS):
        yield f"| {10 * place}–{10 * place + 10} % | " + " | ".join(_bin(one, place) for one in all_found) + " |"
    yield ""


def _speed(all_found: list[Found]) -> Iterator[str]:
    yield "## Speed"
    yield ""
    yield "| players | decisions a game | processor time a game | the slowest | for 300 decisions |"
    yield "|---|---|---|---|---|"
    for one in all_found:
        each, mean = one.decisions / max(one.games, 1), one.seconds / max(one.games, 1)
        per = 300 * one.seconds / max(one.decisions, 1)
        yield f"| {one.players} | {each:.0f} | {mean:.1f} s | {one.slowest:.1f} s | {per:.1f} s |"


def _bin(found: Found, place: int) -> str:
    results = [result for share, _score, result in found.told if min(int(share * BINS), BINS - 1) == place]
    return f"{100 * sum(results) / len(results):.0f} % of {len(results)}" if results else "–"


def reliability(all_found: list[Found]) -> str:
    """The plot of what was said against how often it came true, as an SVG text."""
    return diagram(
        {f"{one.players} players": [(share, result) for share, _score, result in one.told] for one in all_found}
    )


def diagram(told: Mapping[str, Sequence[tuple[float, float]]]) -> str:
    """Shares that were said and results, some lines of them, as an SVG text; a larger dot is more decisions."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, 0.6 * WIDTH), layout="constrained")
        panel = figure.subplots()
        panel.plot([0, 1], [0, 1], color="#888888", linestyle="--", linewidth=1)
        for (label, pairs), colour in zip(told.items(), COLOURS, strict=False):
            dots = [dot for place in range(BINS) if (dot := _dot(pairs, place))]
            sizes = [200 * of / max(len(pairs), 1) + 6 for _said, _true, of in dots]
            panel.scatter([dot[0] for dot in dots], [dot[1] for dot in dots], s=sizes, color=colour)
            panel.plot([dot[0] for dot in dots], [dot[1] for dot in dots], color=colour, label=label)
        panel.xaxis.set_major_formatter("{x:.0%}")
        panel.yaxis.set_major_formatter("{x:.0%}")
        panel.set_xlabel("said")
        panel.set_ylabel("came true")
        panel.legend(frameon=False)
        drawn: str = svg(figure)
        return drawn


def _dot(told: Sequence[tuple[float, float]], place: int) -> tuple[float, float, int] | None:
    pairs = [(share, result) for share, result in told if min(int(share * BINS), BINS - 1) == place]
    if not pairs:
        return None
    return sum(share for share, _ in pairs) / len(pairs), sum(result for _, result in pairs) / len(pairs), len(pairs)


def played(slug: str, players: int, games: int, level: str, seconds: float) -> Iterator[Reviewed]:
    """Play and review; no further game begins when the time is over."""
    end = monotonic() + seconds
    for one in examine(slug, players, games, level):
        yield one
        if monotonic() > end:
            break


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.slugs())
    parser.add_argument("files", nargs="*", type=Path, help="games that have been played before; none are played then")
    parser.add_argument("--games", type=int, default=67, help="of each number of players")
    parser.add_argument("--players", type=int, nargs="*")
    parser.add_argument("--level", default="mate")
    parser.add_argument("--seconds", type=float, default=inf, help="for all of it: fewer games where they take longer")
    parser.add_argument("--out", type=Path, default=Path("docs/reports"))
    asked = parser.parse_args()
    if asked.files:
        games = [one for path in asked.files for one in read(path) if one.game == asked.game]
    else:
        counts = asked.players or registry.player_counts(asked.game)
        each = asked.seconds / len(counts)
        games = [one for count in counts for one in played(asked.game, count, asked.games, asked.level, each)]
    found = found_in(games)
    when = datetime.now(UTC).strftime("%Y-%m-%d")
    text = "\n".join(lines(asked.game, games[0].level, found, when)) + "\n"
    (asked.out / f"review-{asked.game}.md").write_text(text, encoding="utf-8")
    (asked.out / f"review-{asked.game}-reliability.svg").write_text(reliability(found), encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
