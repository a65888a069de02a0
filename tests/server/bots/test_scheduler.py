"""Who is thought for first, what a bot's process is given, and what happens when one ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kogge import load
from kogge.core.state import SPECTATOR
from kogge.server.bots import fair_queue, scheduler, thinkers
from kogge.server.bots.bot_process import Question, get_ready, think
from kogge.server.bots.fair_queue import OWNER_MOST, Urgency
from kogge.server.bots.scheduler import Asked, Bots, Wanted
from kogge.server.bots.thinkers import Away, Job, Lost, Thinker
from kogge.server.errors import Refused
from kogge.server.live import creation, play, seats
from kogge.server.live.hub import Listener, until
from kogge.server.services import Services
from kogge.server.settings import Setup
from kogge.server.wire import Created, CreateTable, NewSeat
from tests.server.helpers import LANGUAGE, Inline, file_url, players, whose_turn

FIELDS = {"game", "players", "edition", "edition_hash", "options", "world", "seat", "level", "seed", "table", "seconds"}
BOT = NewSeat("bot", level="random")
ADA = NewSeat("person", "Ada")
ATTACKER, VISITOR = "192.0.2.1", "2001:db8::1"


class Held(Inline):
    """Thinks about nothing until it is let."""

    def __init__(self, slots: int) -> None:
        super().__init__(slots)
        self._gates: list[asyncio.Event] = []

    async def think(self, job: Job) -> bytes:
        gate = asyncio.Event()
        self._gates.append(gate)
        self.jobs.append(job)
        await gate.wait()
        return think(job.kind, job.encoded, job.edition)

    def tables(self) -> list[str]:
        """The tables of the questions so far, in order."""
        return [job.key.split(":")[1] for job in self.jobs]

    def let(self, number: int) -> None:
        """Answer one of the questions."""
        self._gates[number].set()


@asynccontextmanager
async def open_house(folder: Path, thinker: Thinker) -> AsyncIterator[Services]:
    services = Services(Setup(file_url(folder)))
    services.bots = Bots(services.tables, services.hub, thinker)
    await services.open()
    try:
        yield services
    finally:
        await services.close()


def evening(folder: Path, thinker: Thinker, part: Callable[[Services], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with open_house(folder, thinker) as services:
            await asyncio.wait_for(part(services), 60)

    asyncio.run(whole())


async def soon(condition: Callable[[], bool]) -> None:
    """Wait until it holds; fails if it never does."""
    for _ in range(2000):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never held")


async def new_table(services: Services, address: str, *chairs: NewSeat, game: str = "norderwind") -> Created:
    services.bots.check_room(address)
    made = await creation.create(services.tables, CreateTable(game, list(chairs), "tiny"), LANGUAGE)
    services.bots.own(made.table, address)
    return made


def listen(services: Services, table: str, viewer: int = SPECTATOR) -> Listener:
    """Somebody connects."""
    listener = Listener(table)
    listener.viewer = viewer
    known = services.tables.known(table)
    assert known is not None
    listener.token = known.seats[viewer].token_hash if viewer >= 0 else None
    services.hub.add(listener)
    return listener


async def live_table(services: Services, address: str) -> str:
    """A table at which a connected person has just acted, so that a bot is awaited."""
    made = await new_table(services, address, ADA, BOT)
    listen(services, made.table, 0)
    (ada,) = players(services, made)
    table = await services.tables.get(made.table)
    for _ in range(200):
        if scheduler.awaited_bots(table):
            return made.table
        await (await whose_turn([ada])).act(confirmed=True)
        table = await services.tables.get(made.table)
    raise AssertionError("no bot was ever awaited")


# Fairness


def test_a_connected_persons_bot_gets_the_free_process_whatever_one_address_does(tmp_path: Path) -> None:
    thinker = Held(slots=2)

    async def part(services: Services) -> None:
        for _ in range(20):
            await new_table(services, ATTACKER, BOT, BOT)
        await soon(lambda: len(thinker.jobs) == 1)
        table = await live_table(services, VISITOR)
        await soon(lambda: len(thinker.jobs) == 2)
        assert thinker.tables()[1] == table
        assert thinker.jobs[1].urgency == Urgency.LIVE

    evening(tmp_path, thinker, part)


def test_with_one_process_a_connected_persons_bot_is_next_and_others_think_shortly(tmp_path: Path) -> None:
    thinker = Held(slots=1)

    async def part(services: Services) -> None:
        for _ in range(20):
            await new_table(services, ATTACKER, BOT, BOT)
        await soon(lambda: len(thinker.jobs) == 1)
        table = await live_table(services, VISITOR)
        thinker.let(0)
        await soon(lambda: len(thinker.jobs) == 2)
        assert thinker.tables()[1] == table
        asked = [msgspec.json.decode(job.encoded, type=Question).seconds for job in thinker.jobs]
        assert asked == [scheduler.SLICE_S, 0.0]

    evening(tmp_path, thinker, part)


def test_hints_by_the_dozen_from_one_address_delay_nobody_elses_bot(tmp_path: Path) -> None:
    thinker = Held(slots=1)

    async def part(services: Services) -> None:
        asking = []
        for _ in range(30):
            made = await new_table(services, ATTACKER, ADA, NewSeat("person", "Bo"))
            mover = await whose_turn(players(services, made))
            table = await services.tables.get(made.table)
            asking.append(asyncio.create_task(services.bots.advise(table, mover.seat, ATTACKER)))
        await soon(lambda: len(thinker.jobs) == 1 and sum(task.done() for task in asking) == 30 - 1 - scheduler.HINTS)
        table_of_visitor = await live_table(services, VISITOR)
        thinker.let(0)
        await soon(lambda: len(thinker.jobs) == 2)
        thinker.let(1)
        await soon(lambda: len(thinker.jobs) == 3)
        assert table_of_visitor in thinker.tables()[1:3]
        refused = [task.exception() for task in asking if task.done() and task.exception()]
        assert {str(error) for error in refused} == {"bots-busy"}
        assert services.bots.refused == len(refused) == 30 - 1 - scheduler.HINTS
        for task in asking:
            task.cancel()

    evening(tmp_path, thinker, part)


def test_as_many_hints_are_kept_as_may_be(tmp_path: Path) -> None:
    async def part(services: Services) -> None:
        for count, kept in ((scheduler.HINTS_KEPT - 10, scheduler.HINTS_KEPT - 10), (20, scheduler.HINTS_KEPT)):
            for number in range(count):
                found = asyncio.get_running_loop().create_future()
                found.set_result([])
                services.bots._hints[f"{count} {number}"] = Wanted(Asked("table", 0, 0, number), found)
            services.bots._forget_hints()
            assert len(services.bots._hints) == kept
        assert "20 19" in services.bots._hints

    evening(tmp_path, Inline(), part)


def test_an_address_with_a_long_backlog_starts_no_more_tables_with_bots(tmp_path: Path) -> None:
    thinker = Held(slots=2)

    async def part(services: Services) -> None:
        async def attack() -> None:
            for _ in range(120):
                await new_table(services, ATTACKER, BOT, BOT)

        with pytest.raises(Refused, match="bots-busy") as refused:
            await attack()
        assert refused.value.status == 429
        assert 1 <= int(refused.value.headers["Retry-After"]) <= 60
        assert services.bots.queue.depth(Urgency.UNWATCHED) == OWNER_MOST
        services.bots.check_room(VISITOR)

    evening(tmp_path, thinker, part)


def test_who_begins_to_watch_is_served_before_who_does_not(tmp_path: Path) -> None:
    thinker = Held(slots=1)

    async def part(services: Services) -> None:
        made = [await new_table(services, ATTACKER, BOT, BOT) for _ in range(5)]
        listen(services, made[4].table)
        await services.bots.look_around()
        assert [ticket.table for ticket in services.bots.queue.waiting() if ticket.urgency == Urgency.WATCHED] == [
            made[4].table
        ]
        thinker.let(0)
        await soon(lambda: len(thinker.jobs) == 2)
        assert thinker.tables() == [made[0].table, made[4].table]

    evening(tmp_path, thinker, part)


def test_who_waits_for_a_table(tmp_path: Path) -> None:
    async def part(services: Services) -> None:
        only_bots = await new_table(services, VISITOR, BOT, BOT)
        with_ada = await new_table(services, VISITOR, ADA, BOT)

        def urgency(made: Created) -> Urgency:
            table = services.tables.known(made.table)
            assert table is not None
            return services.bots.urgency(table)

        assert (urgency(only_bots), urgency(with_ada)) == (Urgency.UNWATCHED, Urgency.WATCHED)
        spectator = listen(services, only_bots.table)
        assert urgency(only_bots) == Urgency.WATCHED
        services.hub.remove(spectator)
        assert urgency(only_bots) == Urgency.UNWATCHED
        await services.tables.present(with_ada.table, 0, until())  # as another server notes it
        assert urgency(with_ada) == Urgency.LIVE
        await services.tables.present(with_ada.table, 0, 0)
        assert urgency(with_ada) == Urgency.WATCHED
        await seats.leave(services.tables, with_ada.table, with_ada.seats[0].token, None)
        assert urgency(with_ada) == Urgency.UNWATCHED

    evening(tmp_path, Held(slots=1), part)


def test_bots_that_nobody_watches_finish_their_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "PACE_S", 0.0)
    monkeypatch.setattr(fair_queue, "REST", 0.0)

    async def part(services: Services) -> None:
        made = [await new_table(services, ATTACKER, BOT, BOT) for _ in range(2)]
        await soon(lambda: all(_status(services, one) == "finished" for one in made))

    evening(tmp_path, Inline(), part)


def _status(services: Services, made: Created) -> str:
    table = services.tables.known(made.table)
    assert table is not None
    return table.status


def test_a_sweep_finds_every_bot_that_waits_for_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "SWEPT", 3)
    thinker = Held(slots=1)

    async def part(services: Services) -> None:
        monkeypatch.setattr(scheduler, "SWEEP_S", 0.0)
        await services.bots.sweep()  # from now on tables need not have been quiet for a while
        made = {(await new_table(services, ATTACKER, BOT, BOT)).table for _ in range(7)}
        assert {ticket.table for ticket in services.bots.queue.waiting()} == made - set(thinker.tables())
        for name in made:
            services.bots.queue.drop(name)
        for _ in range(3):
            await services.bots.sweep()
        assert {ticket.table for ticket in services.bots.queue.waiting()} == made - set(thinker.tables())
        assert len(services.bots.queue) == 6

    evening(tmp_path, thinker, part)


# Failures


class Forgetful(Inline):
    """Loses the first questions."""

    async def think(self, job: Job) -> bytes:
        answer = await super().think(job)
        if len(self.jobs) <= 2:
            raise Lost
        return answer


def test_a_lost_question_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "RETRY_S", 0.01)
    thinker = Forgetful(slots=2)

    async def part(services: Services) -> None:
        table = await live_table(services, VISITOR)
        await soon(lambda: len(thinker.jobs) >= 3)
        assert {job.key for job in thinker.jobs[:3]} == {thinker.jobs[0].key}
        assert table in thinker.jobs[0].key

    evening(tmp_path, thinker, part)


class Cut(Inline):
    """Cannot be reached for a while."""

    async def think(self, job: Job) -> bytes:
        answer = await super().think(job)
        if len(self.jobs) <= 8:
            raise Away("the connection was lost")
        return answer


def test_however_long_the_database_was_away_bots_are_asked_again_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The pause grows for a table that fails on its own; a long outage would let it grow to that of a sweep."""
    monkeypatch.setattr(scheduler, "LOOK_S", 0.01)
    thinker = Cut(slots=2)

    async def part(services: Services) -> None:
        await live_table(services, VISITOR)
        await soon(lambda: len(thinker.jobs) >= 9)

    evening(tmp_path, thinker, part)
    pauses = [record.args[1] for record in caplog.records if isinstance(record.args, tuple) and "again" in record.msg]
    assert pauses == [0.01] * 8


def test_a_move_that_could_not_be_stored_is_made_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "RETRY_S", 0.01)
    stored = play.act_for_bot
    failures: list[str] = []

    async def fail_first(*arguments: Any) -> None:
        if len(failures) < 2:
            failures.append("the database is away")
            raise OSError(failures[-1])
        await stored(*arguments)

    monkeypatch.setattr(play, "act_for_bot", fail_first)

    async def part(services: Services) -> None:
        made = await new_table(services, VISITOR, BOT, BOT)
        listen(services, made.table)
        await soon(lambda: _status(services, made) == "finished")
        assert len(failures) == 2

    evening(tmp_path, Inline(slots=2), part)


class Glass(Executor):
    """A process one can look into: notes what it is given, and thinks here."""

    def __init__(self) -> None:
        self.given: list[tuple[Any, ...]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        assert not more
        self.given.append((fn, *args))
        done: Future[Any] = Future()
        done.set_result(fn(*args))
        return done


class Broken(Executor):
    """A process that has ended."""

    def submit(self, fn: Callable[..., Any], /, *_args: Any, **_more: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_exception(BrokenProcessPool())
        return done


def test_processes_that_ended_are_started_again_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "PAUSE_S", 0.05)
    monkeypatch.setattr(scheduler, "RETRY_S", 0.05)
    pools: list[Executor] = [Glass(), Broken()]
    monkeypatch.setattr(thinkers, "new_pool", lambda _processes: pools.pop())

    async def part(services: Services) -> None:
        made = [await new_table(services, VISITOR, BOT, BOT) for _ in range(3)]
        for one in made:
            listen(services, one.table)
        await soon(lambda: all(_status(services, one) == "finished" for one in made))
        assert not pools

    evening(tmp_path, thinkers.LocalThinker(3), part)


def test_a_bots_process_is_given_its_seats_question_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = Glass()
    monkeypatch.setattr(thinkers, "new_pool", lambda _processes: pool)
    tables: list[str] = []

    async def part(services: Services) -> None:
        made = await new_table(services, VISITOR, BOT, BOT, game="novgorod")
        listen(services, made.table)
        tables.append(made.table)
        await soon(lambda: _status(services, made) == "finished")

    evening(tmp_path, thinkers.LocalThinker(2), part)
    assert pool.given[:2] == [(get_ready,), (get_ready,)]
    game = load("novgorod", 2, edition="tiny")
    given = pool.given[2:]
    assert {msgspec.json.decode(encoded)["seat"] for _think, _kind, encoded, _edition in given} == {0, 1}
    for function, kind, encoded, edition in given:
        assert (function, kind, edition) == (think, "answer", "")
        assert msgspec.json.decode(encoded).keys() == FIELDS
        asked = msgspec.json.decode(encoded, type=Question)
        assert [asked.table] == tables
        assert asked.seat in game.parse_state(asked.world).awaited()
