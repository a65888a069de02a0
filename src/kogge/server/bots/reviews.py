"""Reviews that are being made: slice by slice, behind everything that is being played, and kept for later requests."""

from __future__ import annotations

from asyncio import Event, wait_for
from collections import OrderedDict
from contextlib import suppress
from hashlib import sha256
from secrets import token_hex
from time import monotonic

import msgspec

from kogge.server.bots.bot_process import Kind
from kogge.server.bots.fair_queue import Ticket, Urgency
from kogge.server.bots.review_process import Judged, Slice
from kogge.server.bots.thinkers import Job, Thinker
from kogge.server.errors import Refused
from kogge.server.limits import household
from kogge.server.wire import Problem, Review, ReviewPoint, ReviewSummary

KEPT = 32  # reviews that are kept
OPEN = 2  # of one address that are being made
WAIT_S = 1.5  # a request waits so long for more
FORGOTTEN_S = 20.0  # a review that nobody has asked for so long is not made any further
LONGEST_S = 120.0  # thinking about one review
DEEP_LONGEST_S = 480.0
FAILURES = 2  # processes that may end over one review
AGAIN_S = 5
KIND: Kind = "review"


class Made:
    """A review, as far as it has come."""

    def __init__(self, record: str, language: str, owner: str, deep: bool = False, edition: str = "") -> None:
        self.record = record
        self.edition = edition  # its text, if it does not come with the game
        self.language = language
        self.owner = owner
        self.deep = deep
        self.total = 0
        self.start: list[float] = []
        self.points: list[ReviewPoint] = []
        self.events: list[msgspec.Raw] = []
        self.summary: ReviewSummary | None = None
        self.problem: Problem | None = None
        self.status = 200
        self.wanted = monotonic()
        self.spent = 0.0
        self.failures = 0
        self.news = Event()

    def is_over(self) -> bool:
        """Whether there is nothing left to do."""
        return self.summary is not None or self.problem is not None

    def question(self) -> bytes:
        """What is asked next: a slice, or the summary of all."""
        if self.total and len(self.points) == self.total:
            return self._encoded(b",".join(bytes(part)[1:-1] for part in self.events))
        return msgspec.json.encode(Slice(self.record, self.language, len(self.points), deep=self.deep))

    def _encoded(self, events: bytes) -> bytes:
        """The question for the summary; the events are passed on as they came."""
        plain = {"record": self.record, "language": self.language, "first": self.total, "deep": self.deep}
        return msgspec.json.encode({**plain, "events": msgspec.Raw(b"[" + events + b"]")})

    def take(self, answer: Judged) -> None:
        """Add what was found."""
        self.total = self.total or answer.total
        self.start = self.start or answer.start
        self.points += answer.points
        if answer.points:
            self.events.append(answer.events)
        self.summary, self.problem, self.status = answer.summary, answer.problem, answer.status
        if self.is_over():
            self.events = []
        if answer.points or self.is_over():
            news, self.news = self.news, Event()
            news.set()


class Reviews:
    """The reviews of this server. Each has at most one question in the queue."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._made: OrderedDict[str, Made] = OrderedDict()

    def __contains__(self, key: str) -> bool:
        return key in self._made

    def knows(self, record: str, language: str, deep: bool = False) -> bool:
        """Whether the record was looked at before."""
        return _key(record, language, deep) in self._made

    def want(
        self, record: str, language: str, address: str, checked: str = "", deep: bool = False, edition: str = ""
    ) -> tuple[Made, Ticket | None]:
        """The review of a record, and the ticket for its next question.

        ``checked`` is the same record as we write it: what a client has written may take long to read.
        """
        owner, key = household(address), _key(record, language, deep)
        made = self._made.get(key)
        if made is None:
            self.check_room(address)
            made = self._made[key] = Made(checked or record, language, owner, deep, edition)
            self._forget()
        self._made.move_to_end(key)
        made.wanted = monotonic()
        return made, self._ticket(key, made)

    def check_room(self, address: str) -> None:
        """Refuse what would be one review too many of an address, or of all."""
        owner = household(address)
        running = [made for made in self._made.values() if not made.is_over() and _is_wanted(made)]
        if sum(made.owner == owner for made in running) >= OPEN or len(running) >= KEPT:
            raise Refused("too-busy").after(AGAIN_S)

    def _forget(self) -> None:
        while len(self._made) > KEPT:
            idle = next((key for key, made in self._made.items() if made.is_over() or not _is_wanted(made)), None)
            if idle is None:
                return
            del self._made[idle]

    def _ticket(self, key: str, made: Made) -> Ticket | None:
        if made.is_over() or not _is_wanted(made):
            return None
        return Ticket(key, Urgency.REVIEW, made.owner, f"{key}:table")

    def next(self, key: str) -> Ticket | None:
        """The ticket for the next question of a review that was not finished nor given up."""
        return self._ticket(key, self._made[key])

    async def serve(self, key: str) -> None:
        """Ask the next question of a review."""
        made = self._made.get(key)
        if made is None or made.is_over():
            return
        began = monotonic()
        try:
            job = Job(f"{key}:{token_hex(4)}", KIND, made.question(), made.edition, Urgency.REVIEW)
            answer = await self._thinker.think(job)
            made.take(msgspec.json.decode(answer, type=Judged))
        except Exception:
            made.failures += 1
            raise
        finally:
            made.spent += monotonic() - began
            if not made.is_over() and (
                made.spent > (DEEP_LONGEST_S if made.deep else LONGEST_S) or made.failures > FAILURES
            ):
                del self._made[key]


def _key(record: str, language: str, deep: bool) -> str:
    return "review:" + sha256(f"{language} {deep}\n{record}".encode("utf-8", "surrogatepass")).hexdigest()


def _is_wanted(made: Made) -> bool:
    return monotonic() - made.wanted < FORGOTTEN_S


async def news(made: Made, since: int) -> Review:
    """What there is after so many points, as soon as there is something."""
    if len(made.points) <= since and not made.is_over():
        with suppress(TimeoutError):  # nothing yet: the page asks again
            await wait_for(made.news.wait(), WAIT_S)
    return Review(made.total, since, made.start, made.points[since:], made.summary)
