"""What a bot's process does for a review: a slice of a finished game, or the summary when all of it is judged."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from time import perf_counter

import msgspec

from kogge.core.errors import KoggeError
from kogge.games import registry
from kogge.review import judges, rendering
from kogge.review.events import Depth, Event, Reviewer
from kogge.review.marks import FINE, THRESHOLDS, mark_of
from kogge.review.reasons import Reason
from kogge.review.review import Review, explain, mistakes, reviewed
from kogge.review.timetable import Timetable
from kogge.server.errors import Refused, status_of
from kogge.server.limits import check_lines
from kogge.server.rendering import problem, speech
from kogge.server.wire import Problem, ReviewAccount, ReviewChoice, ReviewLike, ReviewMoment, ReviewPoint, ReviewSummary

MOST_SPANS = 6_000
MOST_KEPT = 2 * MOST_SPANS  # of all records that a process keeps read
MOST_MISTAKES = 80  # that are told with all their choices
SLICE_S = 0.05  # so long a slice takes, and no longer than one more decision: a bot may be waiting for the process
DEEP = 4 * Depth().worlds  # worlds of a deep review
STEP = 1  # spans that are judged together


class Slice(msgspec.Struct):
    """A question: the events from the span ``first`` on, or the summary of all ``events``."""

    record: str
    language: str
    first: int
    events: list[Event] | None = None
    deep: bool = False


class Judged(msgspec.Struct):
    """An answer: points for the page, the same events for the summary; or what is wrong with the record.

    An answer to the question for the summary that has none says that there is more to work out: ask again.
    """

    total: int = 0
    start: list[float] = []
    points: list[ReviewPoint] = []
    events: msgspec.Raw = msgspec.Raw(b"[]")
    summary: ReviewSummary | None = None
    problem: Problem | None = None
    status: int = 200


def answer(encoded: bytes, own: str = "") -> bytes:
    """The answer to a question about a record; mistakes in it are told too. ``own``: its edition, if not shipped."""
    asked = msgspec.json.decode(encoded, type=Slice)
    try:
        read = _read(asked.record, asked.deep, own)
        return msgspec.json.encode(_judged(asked, read) if asked.events is None else _summed(asked, asked.events, read))
    except (Refused, KoggeError) as error:
        return msgspec.json.encode(Judged(problem=problem(error, asked.language), status=status_of(error)))


class Read:
    """A record that is being reviewed, and how much of it everybody had seen after each step."""

    def __init__(self, text: str, deep: bool, own: str = "") -> None:
        check_lines(text)
        record = registry.read_record(text, own)
        self.reviewer = Reviewer(record, judges.make(record.game), Depth(DEEP) if deep else None)
        if len(self.reviewer.spans) > MOST_SPANS:
            raise Refused("too-big")
        self.seen = Timetable(record).seen


_kept: OrderedDict[tuple[str, bool, str], Read] = OrderedDict()


def _read(text: str, deep: bool, own: str) -> Read:
    """A record is asked about slice by slice, and several by turns: reading one takes longer than a slice.

    One of the longest takes some 50 MB; what was asked for last is kept.
    """
    read = _kept.pop((text, deep, own), None) or Read(text, deep, own)
    _kept[text, deep, own] = read
    while len(_kept) > 1 and sum(len(one.reviewer.spans) for one in _kept.values()) > MOST_KEPT:
        _kept.popitem(last=False)
    return read


@lru_cache(32)
def _known_reasons(_record: str, _deep: bool) -> dict[int, Reason]:
    """What has been worked out for a summary. It takes longer than a slice, so it is asked for again and again."""
    return {}


def _judged(asked: Slice, read: Read) -> Judged:
    total, found = len(read.reviewer.spans), list[Event]()
    end = perf_counter() + SLICE_S
    while asked.first + len(found) < total and (not found or perf_counter() < end):
        first = asked.first + len(found)
        found += read.reviewer.events(first, first + STEP)
    points = [_point(event, read.seen) for event in found]
    start = found[0].before if found and asked.first == 0 else []
    return Judged(total, [_rounded(share) for share in start], points, msgspec.Raw(msgspec.json.encode(found)))


def _point(event: Event, seen: list[list[int]]) -> ReviewPoint:
    mark = mark_of(event) if event.is_decision() else ""
    return ReviewPoint(event.turn, event.seat, mark, [_rounded(share) for share in event.after], seen[event.last + 1])


def _summed(asked: Slice, events: list[Event], read: Read) -> Judged:
    reasons = _known_reasons(asked.record, asked.deep)
    end = perf_counter() + SLICE_S
    known = len(reasons)
    if not explain(read.reviewer, events, reasons, lambda: len(reasons) > known and perf_counter() > end):
        return Judged(len(events))
    review = reviewed(read.reviewer, events, reasons)
    names = review.record.seats or [str(seat + 1) for seat in range(review.record.game.players)]
    found = sorted({*mistakes(events)[:MOST_MISTAKES], *review.moments})
    judge = rendering.own_words(asked.language).text(f"review-judge-{review.judge}")
    summary = ReviewSummary(
        judge=review.judge,
        judge_name=judge,
        worlds=review.depth.worlds,
        thresholds=THRESHOLDS,
        accounts=_accounts(review, asked.language),
        moments=[_moment(review, place, read.seen, asked.language, names) for place in found],
    )
    return Judged(len(events), summary=summary)


def _accounts(review: Review, language: str) -> list[ReviewAccount]:
    return [
        ReviewAccount(
            seat=one.seat,
            start=_rounded(one.start),
            own=_rounded(one.own),
            others=_rounded(one.others),
            luck=_rounded(one.luck),
            result=_rounded(one.result),
            adjusted=_rounded(one.adjusted),
            rate=_rounded(one.error_rate),
            decisions=one.decisions,
            marks=one.marks,
            like=_like(review, one.seat, language),
        )
        for one in review.accounts
    ]


def _like(review: Review, seat: int, language: str) -> ReviewLike | None:
    like = review.likeness(seat)
    if like is None:
        return None
    first, last = (rendering.level_title(level, language) for level in (like.levels[0], like.levels[-1]))
    nearest = like.level
    return ReviewLike(rendering.level_title(nearest.level, language), first, last, nearest.mean, nearest.spread)


def _moment(review: Review, place: int, seen: list[list[int]], language: str, names: list[str]) -> ReviewMoment:
    event, game = review.events[place], review.record.game
    speaks = speech(game, language)
    came = [] if event.is_decision() else review.record.entries[event.first : event.last + 1]
    reason = review.reasons.get(place)
    return ReviewMoment(
        point=place,
        turn=event.turn,
        seat=event.seat,
        mark=mark_of(event) if event.is_decision() else FINE,
        key=place in review.moments,
        before=[_rounded(share) for share in event.before],
        after=[_rounded(share) for share in event.after],
        at=seen[event.first],
        played=event.action,
        loss=_rounded(event.loss()),
        choices=[
            ReviewChoice(speaks.offer(choice.action), _rounded(choice.share), _rounded(choice.doubt))
            for choice in event.choices
        ],
        came=[speaks.offer(entry.action).text for entry in came],
        why=rendering.why(reason, game.slug, language, names) if reason else [],
    )


def _rounded(share: float) -> float:
    return round(share, 4)
