"""What reviews are worth: planted blunders, the judge's calibration, and speed. Writes ``review-GAME.md``.

``python -m tools.review_proof norderwind --games 40``. Games are those of strong bots on fresh seeds. In each one
decision is replaced by the worst choice that a long search has looked at often.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from math import exp, inf, log, sqrt
from pathlib import Path
from time import monotonic, process_time

import matplotlib as mpl
from matplotlib.figure import Figure

import kogge
from kogge.arena.plots import COLOURS, STYLE, WIDTH, svg
from kogge.bots import registry as bots
from kogge.bots.bot import Bot, Sight
from kogge.bots.guide import won
from kogge.bots.levels import guide_of
from kogge.bots.search import SearchBot
from kogge.core.record import Record
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, State
from kogge.games import registry
from kogge.review import judges
from kogge.review.events import Event, Reviewer
from kogge.review.marks import THRESHOLDS, mark_of
from kogge.review.review import PART, join, moments

FIRST_SEED = 23_000_000
LONG = 3000  # iterations of the search that says what is worst
LEAST_VISITS = 12.0  # of a choice that is planted
LEAST_LOSS = 0.1  # in the search's own eyes
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
    own: int = 0
    blunders: int = 0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    told: list[tuple[float, float, float]] = field(default_factory=list)  # judge's share, score share, result


class Planter:
    """Plays a game of strong bots and takes one decision badly."""

    def __init__(self, slug: str, players: int, level: str, seed: int) -> None:
        self.game = kogge.load(slug, players)
        self.slug = slug
        self.rng = Rng(seed)
        self.bots: list[Bot] = [bots.make(slug, level) for _seat in range(players)]
        self.wanted = 20 + self.rng.below(60 * players)  # the decision from which on one is planted
        self.step = -1

    def play(self) -> Record:
        """The record; ``step`` is the planted one, -1 if no decision offered one."""
        record = Record(self.game)
        state = record.state
        chance, minds = self.rng.fork(), [self.rng.fork() for _bot in self.bots]
        decisions = 0
        while state.to_move() != TERMINAL:
            if state.to_move() == CHANCE:
                record.play(state.sample_chance(chance))
                continue
            seat = state.awaited()[0]
            decisions += len(state.legal_as(seat)) > 1
            worst = self._worst(state, seat) if self.step < 0 and decisions >= self.wanted else -1
            if worst >= 0:
                self.step = len(record.entries)
            record.play_as(seat, worst if worst >= 0 else self.bots[seat].choose(Sight(state, seat), minds[seat]))
        return record

    def _worst(self, state: State, seat: int) -> int:
        """The worst choice that the search has looked at often enough; -1 if none is bad."""
        legal = state.legal_as(seat)
        if len(legal) < 3 or state.veiled():
            return -1
        search = SearchBot(guide_of(self.slug), "long", LONG).think(Sight(state, seat), self.rng.fork())
        tried = [edge for edge in search.root.edges if edge.visits >= LEAST_VISITS and edge.action in legal]
        if len(tried) < 2:
            return -1
        values = sorted((edge.total / edge.visits, edge.action) for edge in tried)
        return values[0][1] if values[-1][0] - values[0][0] >= LEAST_LOSS else -1


def examine(slug: str, players: int, games: int, level: str, seconds: float = inf) -> Found:
    """Play, plant and review; no further game begins when the time is over."""
    found, end = Found(players), monotonic() + seconds
    for number in range(games):
        if found.games and monotonic() > end:
            break
        planter = Planter(slug, players, level, FIRST_SEED + 1000 * players + number)
        record = planter.play()
        began = process_time()
        events = _events(record)
        spent = process_time() - began
        found.games += 1
        found.seconds += spent
        found.slowest = max(found.slowest, spent)
        _count(found, record, events, planter.step)
    return found


def _events(record: Record) -> list[Event]:
    reviewer = Reviewer(record, judges.make(record.game))
    events: list[Event] = []
    for first in range(0, len(reviewer.spans), PART):
        join(events, reviewer.events(first, first + PART))
    return events


def _count(found: Found, record: Record, events: list[Event], planted: int) -> None:
    keys, results = moments(events), won(record.state)
    state = record.game.new_state()
    step = 0
    for place, event in enumerate(events):
        while step < event.first:
            entry = record.entries[step]
            state.apply_as(entry.actor, entry.action) if entry.actor >= 0 else state.apply(entry.action)
            step += 1
        if not event.is_decision():
            continue
        found.decisions += 1
        mark = mark_of(event)
        if event.first == planted:
            found.planted += 1
            found.marked += mark in {"mistake", "blunder"}
            found.key += place in keys
        else:
            found.own += 1
            found.blunders += mark == "blunder"
        if found.decisions % 7 == 0:
            found.told.append((event.before[event.seat], _lead(state, event.seat), results[event.seat]))


def _lead(state: State, seat: int) -> float:
    """A share by the score difference alone: a point is worth a tenth of e."""
    scores = [0.1 * score for score in state.scores()]
    return exp(scores[seat]) / sum(exp(score) for score in scores)


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
    yield f"Written by `python -m tools.review_proof {slug}` on {when}."
    yield f"Judge: {judge}, one step ahead, eight worlds. Games of"
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
    yield f"In each game one decision is replaced by the worst choice in the eyes of a search of {LONG} iterations,"
    yield f"if it gives away {100 * LEAST_LOSS:.0f} % or more there. That search does not use the judge."
    yield ""
    yield "| players | games | marked mistake or blunder | a key moment | blunders among the bots' own decisions |"
    yield "|---|---|---|---|---|"
    for one in all_found:
        cells = [interval(one.marked, one.planted), interval(one.key, one.planted), interval(one.blunders, one.own)]
        yield f"| {one.players} | {one.games} | {' | '.join(cells)} |"
    yield ""


def _calibrated(slug: str, all_found: list[Found]) -> Iterator[str]:
    yield "## Calibration"
    yield ""
    yield "Every seventh decision: the chance of the seat that decides, against the result. Log loss, lower is better;"
    yield "decisions of one game are not independent."
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.slugs())
    parser.add_argument("--games", type=int, default=200, help="of each number of players")
    parser.add_argument("--players", type=int, nargs="*")
    parser.add_argument("--level", default="mate")
    parser.add_argument("--seconds", type=float, default=inf, help="for all of it: fewer games where they take longer")
    parser.add_argument("--out", type=Path, default=Path("docs/reports"))
    asked = parser.parse_args()
    counts = asked.players or registry.player_counts(asked.game)
    each = asked.seconds / len(counts)
    found = [examine(asked.game, players, asked.games, asked.level, each) for players in counts]
    when = datetime.now(UTC).strftime("%Y-%m-%d")
    text = "\n".join(lines(asked.game, asked.level, found, when)) + "\n"
    (asked.out / f"review-{asked.game}.md").write_text(text, encoding="utf-8")
    (asked.out / f"review-{asked.game}-reliability.svg").write_text(reliability(found), encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
