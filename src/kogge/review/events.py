"""What happened in a game, and what it did to every seat's chance to win."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from kogge.bots.guide import won
from kogge.core.record import Record
from kogge.core.rng import Rng
from kogge.core.state import CHANCE, TERMINAL, State
from kogge.review.judge import Judge
from kogge.review.outlook import Outlook, Questions
from kogge.review.spans import Span, spans_of

PATH_SEED = 0x5EA
WORLD_SEED = 0xB0A7


@dataclass(frozen=True)
class Depth:
    """How closely a judge looks: worlds a decision, outcomes that are enumerated, and outcomes drawn where more."""

    worlds: int = 8
    outcomes: int = 200
    samples: int = 48


@dataclass(frozen=True)
class Choice:
    """What a seat could do: its chance to win after it as far as it knew, and how unsure its lead on the best is."""

    action: int
    share: float
    doubt: float


@dataclass(frozen=True)
class Event:
    """A decision, or what came of itself: the chance of every seat before and after the steps.

    Of a decision there are the ``choices``, the best first; ``known`` is the seat's chance after the one it took, as
    far as it could know. Of chance, ``exact`` says whether all that could come up was weighed, or a sample.
    """

    first: int
    last: int
    seat: int
    turn: int
    before: list[float]
    after: list[float]
    exact: bool
    unveils: bool
    action: int
    known: float
    choices: list[Choice]

    def is_decision(self) -> bool:
        """Whether a seat had a choice."""
        return self.seat != CHANCE

    def best(self) -> Choice:
        """The best choice."""
        return self.choices[0]

    def taken(self) -> Choice:
        """The choice the seat took."""
        return next(choice for choice in self.choices if choice.action == self.action)

    def loss(self) -> float:
        """How much of its chance to win the seat gave away."""
        return self.best().share - self.taken().share if self.choices else 0.0


class Asked:
    """The questions about one span: the outlook before it and of choices in each world.

    Where the choices have been ``tried`` by looking ahead, only the outlook of the one that was taken is asked.
    """

    def __init__(
        self, span: Span, before: Outlook, choices: dict[int, list[Outlook]], tried: dict[int, list[float]]
    ) -> None:
        self.span = span
        self.before = before
        self.choices = choices
        self.tried = tried


class Reviewer:
    """Finds the events of a finished game, a part at a time: what is found of a part does not depend on the others."""

    def __init__(self, record: Record, judge: Judge, depth: Depth | None = None) -> None:
        self.record = record
        self.judge = judge
        self.depth = depth or Depth()
        self.spans = spans_of(record)
        self._end = won(record.state)

    def events(self, first: int, last: int) -> list[Event]:
        """The events of the spans from ``first`` on, before ``last``."""
        questions = Questions(self.judge, self.depth.outcomes, self.depth.samples)
        spans = self.spans[first:last]
        asked = [self._ask(questions, span) for span in spans]
        following = self.spans[last] if last < len(self.spans) else None
        end = self._before(questions, following) if following else None
        questions.answer()
        before = [questions.shares(one.before) for one in asked]
        after = [*before[1:], questions.shares(end) if end else self._end]
        return [self._event(questions, *one) for one in zip(asked, before, after, strict=True)]

    def _ask(self, questions: Questions, span: Span) -> Asked:
        before = self._before(questions, span)
        if span.seat == CHANCE:
            return Asked(span, before, {}, {})
        tried = tries(self.judge, span.state, span.seat, self.depth.worlds, WORLD_SEED + span.first)
        return Asked(span, before, self._choices(questions, span, bool(tried)), tried)

    def _before(self, questions: Questions, span: Span) -> Outlook:
        return questions.ask(span.state, span.seat, Rng(PATH_SEED + span.first))

    def _choices(self, questions: Questions, span: Span, taken: bool) -> dict[int, list[Outlook]]:
        worlds = self.depth.worlds
        only = [self.record.entries[span.first].action] if taken else None
        return choices(questions, span.state, span.seat, worlds, WORLD_SEED + span.first * worlds, only)

    def _event(self, questions: Questions, asked: Asked, before: list[float], after: list[float]) -> Event:
        span, action, seat = asked.span, self.record.entries[asked.span.first].action, asked.span.seat
        shares = {
            choice: [questions.shares(outlook)[seat] for outlook in outlooks]
            for choice, outlooks in asked.choices.items()
        }
        known = fmean(shares[action]) if shares else 0.0
        found = ranked(asked.tried or shares)
        unveils = span.state.veiled() and not self._is_veiled_after(span)
        exact = asked.before.exact
        return Event(span.first, span.last, seat, span.turn, before, after, exact, unveils, action, known, found)

    def _is_veiled_after(self, span: Span) -> bool:
        entry = self.record.entries[span.first]
        state: State = span.state.clone()
        if entry.actor == CHANCE:
            return state.veiled()
        state.apply_as(entry.actor, entry.action)
        return state.to_move() != TERMINAL and state.veiled()


def tries(judge: Judge, state: State, seat: int, times: int, seed: int) -> dict[int, list[float]]:
    """The seat's chance after each choice by looking ahead, twice with different luck; nothing if the judge cannot."""
    first, second = (judge.tried(state, seat, times, 2 * seed + luck) for luck in (1, 2))
    return {action: [share, second[action]] for action, share in first.items()}


def choices(
    questions: Questions, state: State, seat: int, worlds: int, seed: int, only: list[int] | None = None
) -> dict[int, list[Outlook]]:
    """The outlook after every choice, or some, in the same worlds, none of which the seat can tell from the truth."""
    legal = only or state.legal_as(seat)
    found: dict[int, list[Outlook]] = {action: [] for action in legal}
    for number in range(worlds):
        world = state.determinize(seat, Rng(seed + number))
        for action in legal:
            branch = world.clone()
            branch.apply_as(seat, action)
            found[action].append(questions.ask(branch, seat, Rng(seed + number), worlds))
    return found


def ranked(shares: dict[int, list[float]]) -> list[Choice]:
    """The choices, the best first; the doubt is that of the difference to the best, world by world."""
    means = {action: sum(found) / len(found) for action, found in shares.items()}
    order = sorted(means, key=lambda action: (-means[action], action))
    return [Choice(action, means[action], _doubt(shares[order[0]], shares[action])) for action in order]


def _doubt(best: list[float], other: list[float]) -> float:
    """The standard error of a mean difference."""
    gaps = [one - another for one, another in zip(best, other, strict=True)]
    if len(gaps) < 2:
        return 0.0
    mean = sum(gaps) / len(gaps)
    return sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))
