"""Bots at the tables: when their seats are awaited they are asked, in an order that is fair to all who wait."""

from __future__ import annotations

import logging
from asyncio import Future, Task, TimerHandle, create_task, get_running_loop, shield, sleep, wait_for
from collections import OrderedDict
from math import ceil
from secrets import choice, randbits, token_hex
from time import monotonic

import msgspec
from sqlalchemy import or_, select, tuple_
from sqlalchemy.exc import InterfaceError, OperationalError

from kogge.bots import registry as bots
from kogge.core.errors import KoggeError
from kogge.core.rng import Rng
from kogge.core.state import State
from kogge.server import metrics, periodic
from kogge.server.bots import analyses
from kogge.server.bots.analyses import Analyses
from kogge.server.bots.analysis_process import Judged
from kogge.server.bots.bot_process import Advice, Explain, Kind, Question, shipped_edition
from kogge.server.bots.fair_queue import MOST, OWNER_MOST, FairQueue, Ticket, Urgency
from kogge.server.bots.reviews import Made, Reviews
from kogge.server.bots.thinkers import AskedElsewhere, Away, Job, Thinker
from kogge.server.errors import Refused
from kogge.server.limits import household
from kogge.server.live import play
from kogge.server.live.hub import Hub
from kogge.server.live.table import Table
from kogge.server.live.tables import Tables
from kogge.server.storage import schema, store
from kogge.server.wire import Act, AnalysisJudgement

_log = logging.getLogger("kogge.bots")
SWEEP_S = 15.0
SWEPT = 200  # tables that are looked at in one sweep
LOOK_S = 1.0  # how often it is seen anew who waits for what
RETRY_S = 0.5  # after a failure; twice as long after every further one, up to SWEEP_S
SLICE_S = 0.25  # a thought that nobody waits for, where no process is kept free for people
HINTS = 8  # of one address that wait
HINT_WAIT_S = 30.0
HINTS_KEPT = 512
OWNERS_KEPT = 20_000


class Asked(msgspec.Struct):
    """Whose decision it is, and at which place of the seat's own events."""

    table: str
    seat: int
    epoch: int
    index: int


class Wanted(msgspec.Struct):
    """A hint that somebody has asked for; whoever asks for the same gets the same."""

    decision: Asked
    found: Future[list[Advice]]


class Bots:
    """Asks bots whose seats are awaited, and gives hints. A table has at most one question in the queue."""

    def __init__(self, tables: Tables, hub: Hub, thinker: Thinker) -> None:
        self.tables = tables
        self.hub = hub
        self.thinker = thinker
        self.queue = FairQueue(thinker.slots)
        self.thinking_seconds = 0.0
        self.answered = 0
        self.refused = 0
        self._owners: OrderedDict[str, str] = OrderedDict()  # of tables, in memory only: an address is personal
        self._hints: OrderedDict[str, Wanted] = OrderedDict()
        self.reviews = Reviews(thinker)
        self.analyses = Analyses(thinker)
        self._failures: dict[str, int] = {}  # in a row, by table
        self._tasks: set[Task[None]] = set()
        self._keepers: list[Task[None]] = []
        self._timer: TimerHandle | None = None
        self._open = False
        self._swept = (0, "")
        self._quiet_ms = 0

    async def start(self) -> None:
        """Be ready to ask."""
        await self.thinker.start()
        self._open = True
        self._keepers = [periodic.begin(self.look_around, LOOK_S), periodic.begin(self.sweep, SWEEP_S)]

    async def stop(self) -> None:
        """Ask no more."""
        self._open = False
        if self._timer is not None:
            self._timer.cancel()
        await periodic.end([*self._keepers, *self._tasks])
        for wanted in self._hints.values():
            wanted.found.cancel()
        self.analyses.stop()
        await self.thinker.stop()

    # Who waits, and whose share it is

    def urgency(self, table: Table) -> Urgency:
        """Who waits for the bots of a table."""
        people = [row for row in table.seats if row.kind == "person" and not row.away]
        moment = store.now()
        if any(self.hub.sits(table.id, row.seat) or row.online_until > moment for row in people):
            return Urgency.LIVE
        return Urgency.WATCHED if people or self.hub.listened(table.id) else Urgency.UNWATCHED

    def own(self, name: str, address: str, created: bool = True) -> None:
        """A table counts as the address's that created it; after a restart, as that of the first who plays there."""
        if created or name not in self._owners:
            self._owners[name] = household(address)
            while len(self._owners) > OWNERS_KEPT:
                self._owners.popitem(last=False)
            table = self.tables.known(name)
            if table is not None and name in self.queue:
                self._note(table)

    def check_room(self, address: str, hint: bool = False) -> None:
        """Refuse what would make an address, or everybody, wait too long."""
        owner = household(address)
        own = self.queue.waiting_of(owner, Urgency.LIVE) if hint else self.queue.waiting_of(owner)
        if own >= (HINTS if hint else OWNER_MOST):
            self.refused += 1
            raise _busy("bots-busy", self._wait_s(own))
        if len(self.queue) >= MOST:
            self.refused += 1
            raise _busy("all-bots-busy", self._wait_s(len(self.queue)))

    def _wait_s(self, questions: int) -> int:
        """About how long so many questions take."""
        each = self.thinking_seconds / self.answered if self.answered else 1.0
        return min(max(ceil(questions * each / max(self.thinker.slots - 1, 1)), 1), 60)

    # Moves

    async def wake(self, table: Table) -> None:
        """The table has changed: a bot may be awaited."""
        self._note(table)
        if self.queue:
            self._dispatch()

    def _note(self, table: Table) -> None:
        """Put a table into the queue if a bot is awaited there; what finds no room is found again by a sweep."""
        if awaited_bots(table):
            self.queue.put(Ticket(table.id, self.urgency(table), self._owners.get(table.id, table.id), table.id))
        else:
            self.queue.drop(table.id)

    async def _move(self, ticket: Ticket) -> None:
        table = await self.tables.get(ticket.table)
        seats = awaited_bots(table)
        if seats:
            decision = asked(table, seats[0])
            answer = await self._think("answer", table, decision, ticket.urgency)
            await play_answer(self.tables, decision, msgspec.json.decode(answer, type=int))

    async def _think(self, kind: Kind, table: Table, decision: Asked, urgency: Urgency) -> bytes:
        short = urgency != Urgency.LIVE and not self.thinker.spares_one
        encoded = msgspec.json.encode(question(table, decision.seat, seconds=SLICE_S if short else 0.0))
        key = f"{kind}:{decision.table}:{decision.seat}:{decision.epoch}:{decision.index}"
        job = Job(key, kind, encoded, await pinned_text(self.tables, table), urgency)
        with metrics.thinking("hint" if kind == "advise" else asked_level(table, decision.seat)):
            return await self.thinker.think(job)

    # Hints

    async def advise(self, table: Table, seat: int, address: str) -> list[Advice]:
        """The best choices of a seat: thought of once while the table stands there, however often it is asked."""
        decision = asked(table, seat)
        key = f"hint:{decision.table}:{decision.seat}:{decision.epoch}:{decision.index}"
        if key not in self._hints:
            self.check_room(address, hint=True)
            self._hints[key] = Wanted(decision, get_running_loop().create_future())
            self.queue.put(Ticket(key, Urgency.LIVE, household(address), table.id))
            self._dispatch()
        try:
            return await wait_for(shield(self._hints[key].found), HINT_WAIT_S)
        except TimeoutError:
            raise _busy("all-bots-busy", self._wait_s(len(self.queue))) from None

    async def _find_hint(self, ticket: Ticket) -> None:
        wanted = self._hints[ticket.key]
        try:
            table = await self.tables.get(ticket.table)
            if asked(table, wanted.decision.seat) != wanted.decision:
                raise Refused("stale")
            answer = await self._think("advise", table, wanted.decision, ticket.urgency)
            wanted.found.set_result(msgspec.json.decode(answer, type=list[Advice]))
            self._forget_hints()
        except Exception as error:
            del self._hints[ticket.key]
            refused = error if isinstance(error, Refused) else _busy("all-bots-busy", self._wait_s(1))
            if refused is not error:
                _log.warning("bots: a hint was lost (%r), the player has to ask again", error)
            wanted.found.set_exception(refused)
            wanted.found.exception()  # who asked may be gone: then nobody else looks at it

    def _forget_hints(self) -> None:
        answered = [key for key, wanted in self._hints.items() if wanted.found.done()]
        for key in answered[: max(0, len(answered) - HINTS_KEPT)]:
            del self._hints[key]

    # Reviews and analysis boards

    def review(
        self, record: str, language: str, address: str, checked: str = "", deep: bool = False, edition: str = ""
    ) -> Made:
        """The review of a record, as far as it has come; it goes on behind everything that is being played."""
        made, ticket = self.reviews.want(record, language, address, checked, deep, edition)
        self._go_on(ticket)
        return made

    async def judge(self, question: bytes, address: str, edition: str = "") -> Judged:
        """What a position of an analysis board is worth, if it is known within a moment."""
        found = await self._analyse("analysis", question, address, edition)
        return Judged(AnalysisJudgement(False)) if found is None else msgspec.json.decode(found, type=Judged)

    async def explain(self, table: Table, decisions: list[Explain], address: str) -> list[list[str]]:
        """Why a bot played as it did, decision by decision."""
        edition, parts = await pinned_text(self.tables, table), list[list[str]]()
        for decision in decisions:
            found = await self._analyse("explain", msgspec.json.encode(decision), address, edition, HINT_WAIT_S)
            if found is None:
                raise _busy("all-bots-busy", self._wait_s(len(self.queue)))
            parts.append(msgspec.json.decode(found, type=list[str]))
        return parts

    async def _analyse(
        self, kind: Kind, question: bytes, address: str, edition: str = "", seconds: float = analyses.WAIT_S
    ) -> bytes | None:
        asked, ticket = self.analyses.want(kind, question, address, edition)
        if ticket is not None and not self.queue.put(ticket):
            self.analyses.drop(ticket.key)
        self._dispatch()
        return await analyses.told(asked, seconds)

    def _go_on(self, ticket: Ticket | None) -> None:
        if ticket is not None:
            self.queue.put(ticket)
        self._dispatch()

    # Serving

    def _dispatch(self) -> None:
        """Serve what may be served now; look again when those that rest have rested."""
        if not self._open:
            return
        self.queue.slots = self.thinker.slots
        while ticket := self.queue.take(monotonic()):
            task = create_task(self._serve(ticket))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        now = monotonic()
        at = self.queue.rested_at(now)
        if at is not None:
            self._timer = get_running_loop().call_later(at - now, self._dispatch)

    async def _serve(self, ticket: Ticket) -> None:
        again = await self._try(ticket)
        spent = self.queue.done(ticket.key, monotonic())
        if ticket.urgency == Urgency.REVIEW:
            self._go_on(self.reviews.next(ticket.key) if ticket.key in self.reviews else None)
            return
        self.thinking_seconds += spent
        self.answered += 1
        self._dispatch()
        if again is not None and ticket.key == ticket.table:
            await self._look_again(ticket.table, again)

    async def _try(self, ticket: Ticket) -> float | None:
        """Do what the ticket is for; when to look at the table again."""
        failures = self._failures.pop(ticket.table, 0)
        try:
            await self._do(ticket)
        except (Refused, AskedElsewhere):
            return None  # the table is gone, or another server sees to it
        except Exception as error:
            if ticket.urgency == Urgency.REVIEW:
                _log.warning("bots: a part of a review was lost (%r), asking again", error)
                return None
            pause = self._pause(ticket.table, failures, error)
            _log.warning("bots: no answer for a table (%r), asking again in %s s", error, pause)
            return pause
        return 0.0

    def _pause(self, name: str, failures: int, error: Exception) -> float:
        """Longer after every failure of a table's own; not while the database is away, for that may be long."""
        if isinstance(error, (Away, InterfaceError, OperationalError)):
            return LOOK_S
        self._failures[name] = min(failures + 1, 10)
        return min(RETRY_S * (1 << failures), SWEEP_S)

    async def _do(self, ticket: Ticket) -> None:
        if ticket.key in self._hints:
            await self._find_hint(ticket)
        elif ticket.key in self.analyses:
            await self.analyses.serve(ticket.key)
        elif ticket.urgency == Urgency.REVIEW:
            await self.reviews.serve(ticket.key)
        else:
            await self._move(ticket)

    async def _look_again(self, name: str, pause: float) -> None:
        """See whether another bot is awaited; until the database answers, if need be."""
        while True:
            await sleep(pause)
            try:
                await self.wake(await self.tables.get(name))
            except Refused:
                return
            except Exception as error:
                pause = LOOK_S
                _log.warning("bots: a table could not be read (%r), trying again in %s s", error, pause)
            else:
                return

    async def look_around(self) -> None:
        """See anew who waits for what is in the queue: people come and go while bots wait for their turn."""
        names = [ticket.table for ticket in self.queue.waiting() if ticket.urgency != Urgency.LIVE]
        if names and self.tables.store.postgres:
            await self.tables.see_present(names)
        for ticket in self.queue.waiting():
            table = self.tables.known(ticket.table)
            if table is not None and ticket.key == table.id:
                self._note(table)
        self._dispatch()

    async def sweep(self) -> None:
        """Look for bots that are awaited and not in the queue: a question may have been lost with a server.

        The tables somebody here listens to, and some more each time; the first time whatever has happened there, later
        if nothing has for a while.
        """
        before = store.now() - self._quiet_ms
        for name in self.hub.tables():
            table = self.tables.known(name)
            if name not in self.queue and table is not None and table.row.changed <= before:
                await self.wake(table)
                await sleep(0)  # guests come first
        for name in await self._some_tables(before):
            if name not in self.queue:
                await self.wake(await self.tables.get(name))
                await sleep(0)
        self._quiet_ms = int(SWEEP_S * 1000)

    async def _some_tables(self, before: int) -> list[str]:
        """The next of all tables bots play at, in the order of their last change."""
        tables, seats = schema.tables.c, schema.seats.c
        bots_play = select(seats.table_id).where(or_(seats.kind == "bot", seats.away))
        on = select(tables.id, tables.changed).where(tables.status == "playing", tables.changed <= before)
        query = on.where(tables.id.in_(bots_play), tuple_(tables.changed, tables.id) > self._swept)
        async with self.tables.store.read() as connection:
            rows = await store.some_columns(connection, query.order_by(tables.changed, tables.id).limit(SWEPT))
        self._swept = rows[-1][::-1] if len(rows) == SWEPT else (0, "")
        return [name for name, _changed in rows]


def _busy(error: str, seconds: int) -> Refused:
    return Refused(error, seconds=seconds).after(seconds)


def awaited_bots(table: Table) -> list[int]:
    """The seats for which a bot has to decide now."""
    if table.timeline is None or table.status != "playing":
        return []
    return [seat for seat in table.timeline.state.awaited() if table.is_bot(seat)]


def question(table: Table, seat: int, rng: Rng | None = None, seconds: float = 0.0) -> Question:
    """What the bot at this seat is asked."""
    world = table.playing().state.determinize(seat, rng or Rng(randbits(62)))
    return question_in(world, table, seat, randbits(62), seconds)


def question_in(world: State, table: Table, seat: int, seed: int, seconds: float = 0.0) -> Question:
    """What the bot at this seat is asked about a world."""
    game = table.playing().game
    return Question(
        game=game.slug,
        players=game.players,
        edition=game.edition,
        edition_hash=game.edition_hash,
        options=game.options,
        world=world.text(),
        seat=seat,
        level=asked_level(table, seat),
        seed=seed,
        table=table.id,
        seconds=seconds,
    )


def asked_level(table: Table, seat: int) -> str:
    """The level of the bot at this seat."""
    return str(table.seats[seat].level or bots.default(table.playing().game.slug))


def asked(table: Table, seat: int) -> Asked:
    """The decision a seat is at."""
    epoch, index = table.playing().place(seat)
    return Asked(table.id, seat, epoch, index)


async def play_answer(tables: Tables, decision: Asked, action: int) -> None:
    """Play what a bot has chosen. A choice that is not legal is a fault of the bot: the game goes on with any other."""
    act = Act(decision.epoch, decision.index, action, token_hex(8), True)
    try:
        await play.act_for_bot(tables, decision.table, decision.seat, act)
    except Refused:
        return  # the table has gone on without it
    except KoggeError:
        game = (await tables.get(decision.table)).row.game
        _log.warning("bot chose an illegal action in %s, playing a random legal one", game)
        await _play_any(tables, decision)


async def _play_any(tables: Tables, decision: Asked) -> None:
    table = await tables.get(decision.table)
    legal = table.playing().state.legal_as(decision.seat)
    if legal:
        act = Act(decision.epoch, decision.index, choice(legal), token_hex(8), True)
        await play.act_for_bot(tables, decision.table, decision.seat, act)


async def pinned_text(tables: Tables, table: Table) -> str:
    """The text of the edition a table has pinned; empty if it is the one that comes with the game."""
    game, hash_ = table.row.game, table.row.edition_hash
    if shipped_edition(game, hash_):
        return ""
    async with tables.store.read() as session:
        row = await store.edition_row(session, game, hash_)
    assert row is not None
    return str(row.text)
