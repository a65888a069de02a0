"""Matches with less luck in them: a judge says what chance gave, and that is taken away from the results.

What chance does to a seat, against its exact expectation (or a fair sample of it), is nothing on average, whoever plays
and whatever the judge believes. So a share of it may be taken away from a result: the mean stays, the variance falls
(a control variate; Burch and others, "AIVAT", 2018). How much is taken away is estimated from the other half of the
games, so that it does not depend on the game it is taken from.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

from kogge.arena.match import Match, Result
from kogge.arena.sprt import Bounds, Sprt, sprt
from kogge.bots.guide import won
from kogge.core.record import Record, loads
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, Game
from kogge.games import registry
from kogge.review import judges
from kogge.review.events import PATH_SEED
from kogge.review.judge import Judge
from kogge.review.outlook import Outlook, Questions
from kogge.review.spans import Span, spans_of

OUTCOMES = 60  # that are weighed of one event of chance; of more, so many are drawn:
SAMPLES = 24
LEAST_SETS = 4


def drawn(record: Record, judge: Judge, outcomes: int = OUTCOMES, samples: int = SAMPLES) -> list[float]:
    """What chance did to every seat of a finished game, in chances to win, against what was to be expected."""
    spans = spans_of(record)
    questions = Questions(judge, outcomes, samples)
    asked: list[tuple[Outlook, Outlook | None]] = []
    for place, span in enumerate(spans):
        if span.seat == CHANCE:
            before = _outlook(questions, span)
            following = spans[place + 1] if place + 1 < len(spans) else None
            after = _outlook(questions, following) if following else None
            asked.append((before, after))
    questions.answer()
    found = [0.0] * record.game.players
    for before, after in asked:
        expected = questions.shares(before)
        came = questions.shares(after) if after else won(record.state)
        found = [known + now - then for known, now, then in zip(found, came, expected, strict=True)]
    return found


def _outlook(questions: Questions, span: Span) -> Outlook:
    return questions.ask(span.state, span.seat, Rng(PATH_SEED + span.first))


class Lucks:
    """The luck of the games of a match."""

    def __init__(self, match: Match) -> None:
        self.game: Game = registry.load(match.slug, match.players, match.edition, match.options)
        self._judge = judges.make(self.game)

    @property
    def name(self) -> str:
        """The judge's name."""
        return self._judge.name

    def of(self, results: Sequence[Result]) -> list[list[float]]:
        """What chance did to every seat of these games, whose records were kept."""
        return [drawn(loads(result.record, lambda _header: self.game), self._judge) for result in results]


@dataclass(frozen=True)
class Adjusted:
    """The first bot's share, plain and adjusted, with standard errors; ``sets`` are games with one seed each."""

    games: int
    share: float
    error: float
    plain_share: float
    plain_error: float
    sets: list[float]

    @property
    def taken_away(self) -> float:
        """The part of the variance that is gone."""
        return 1 - (self.error / self.plain_error) ** 2 if self.plain_error else 0.0

    def sprt(self, bounds: Bounds) -> Sprt:
        """The sequential test of the adjusted results."""
        return sprt(self.sets, bounds)


def adjusted(match: Match, results: Sequence[Result], lucks: Sequence[Sequence[float]]) -> Adjusted | None:
    """The match's first bot with less luck; None where there are too few sets of games to tell."""
    size, first = match.game_set(), match.bots[0]
    plain, luck = list[float](), list[float]()
    for start in range(0, len(results) - size + 1, size):
        games = list(zip(results[start : start + size], lucks[start : start + size], strict=True))
        seats = [(one, lucky, seat) for one, lucky in games for seat, bot in enumerate(one.seats) if bot == first]
        plain.append(sum(one.share(seat) for one, _lucky, seat in seats) / size)
        luck.append(sum(lucky[seat] for _one, lucky, seat in seats) / size)
    if len(plain) < LEAST_SETS:
        return None
    fairer = without(plain, luck)
    return Adjusted(len(results), fmean(fairer), _error(fairer), fmean(plain), _error(plain), fairer)


def without(plain: Sequence[float], luck: Sequence[float]) -> list[float]:
    """The values less the luck in them; how much of it counts is estimated from every other value."""
    halves = [weight(plain[half::2], luck[half::2]) for half in (0, 1)]
    return [value - halves[1 - place % 2] * luck[place] for place, value in enumerate(plain)]


def weight(values: Sequence[float], luck: Sequence[float]) -> float:
    """By how much a value grows with the luck in it: the slope of least squares."""
    middle, centre = fmean(values), fmean(luck)
    spread = sum((one - centre) ** 2 for one in luck)
    together = sum((one - centre) * (value - middle) for value, one in zip(values, luck, strict=True))
    return together / spread if spread else 0.0


def _error(values: Sequence[float]) -> float:
    return sqrt(variance(values) / len(values))
