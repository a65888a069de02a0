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
from kogge.server import bots, fair_queue, play, seats, thinkers
from kogge.server.bots import Bots
from kogge.server.fair_queue import OWNER_MOST, Urgency
from kogge.server.house import House, Setup
from kogge.server.hub import Listener, until
from kogge.server.refusals import Refused
from kogge.server.thinkers import Job, Lost, Thinker
from kogge.server.thinking import Question, get_ready, think
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
async def open_house(folder: Path, thinker: Thinker) -> AsyncIterator[House]:
    house = House(Setup(file_url(folder)))
    house.bots = Bots(house.tables, house.hub, thinker)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


def evening(folder: Path, thinker: Thinker, part: Callable[[House], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with open_house(folder, thinker) as house:
            await asyncio.wait_for(part(house), 60)

    asyncio.run(whole())


async def soon(condition: Callable[[], bool]) -> None:
    """Wait until it holds; fails if it never does."""
    for _ in range(2000):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never held")


async def new_table(house: House, address: str, *chairs: NewSeat, game: str = "norderwind") -> Created:
    house.bots.check_room(address)
    made = await seats.create(house.tables, CreateTable(game, list(chairs), "tiny"), LANGUAGE)
    house.bots.own(made.table, address)
    return made


def listen(house: House, table: str, viewer: int = SPECTATOR) -> Listener:
    """Somebody connects."""
    listener = Listener(table)
    listener.viewer = viewer
    known = house.tables.known(table)
    assert known is not None
    listener.token = known.seats[viewer]["token_hash"] if viewer >= 0 else None
    house.hub.add(listener)
    return listener


async def live_table(house: House, address: str) -> str:
    """A table at which a connected person has just acted, so that a bot is awaited."""
    made = await new_table(house, address, ADA, BOT)
    listen(house, made.table, 0)
    (ada,) = players(house, made)
    table = await house.tables.get(made.table)
    for _ in range(200):
        if bots.awaited_bots(table):
            return made.table
        await (await whose_turn([ada])).act(confirmed=True)
        table = await house.tables.get(made.table)
    raise AssertionError("no bot was ever awaited")


# Fairness


def test_a_connected_persons_bot_gets_the_free_process_whatever_one_address_does(tmp_path: Path) -> None:
    thinker = Held(slots=2)

    async def part(house: House) -> None:
        for _ in range(20):
            await new_table(house, ATTACKER, BOT, BOT)
        await soon(lambda: len(thinker.jobs) == 1)
        table = await live_table(house, VISITOR)
        await soon(lambda: len(thinker.jobs) == 2)
        assert thinker.tables()[1] == table
        assert thinker.jobs[1].urgency == Urgency.LIVE

    evening(tmp_path, thinker, part)


def test_with_one_process_a_connected_persons_bot_is_next_and_others_think_shortly(tmp_path: Path) -> None:
    thinker = Held(slots=1)

    async def part(house: House) -> None:
        for _ in range(20):
            await new_table(house, ATTACKER, BOT, BOT)
        await soon(lambda: len(thinker.jobs) == 1)
        table = await live_table(house, VISITOR)
        thinker.let(0)
        await soon(lambda: len(thinker.jobs) == 2)
        assert thinker.tables()[1] == table
        asked = [msgspec.json.decode(job.encoded, type=Question).seconds for job in thinker.jobs]
        assert asked == [bots.SLICE_S, 0.0]

    evening(tmp_path, thinker, part)


def test_hints_by_the_dozen_from_one_address_delay_nobody_elses_bot(tmp_path: Path) -> None:
    thinker = Held(slots=1)

    async def part(house: House) -> None:
        asking = []
        for _ in range(30):
            made = await new_table(house, ATTACKER, ADA, NewSeat("person", "Bo"))
            mover = await whose_turn(players(house, made))
            table = await house.tables.get(made.table)
            asking.append(asyncio.create_task(house.bots.advise(table, mover.seat, ATTACKER)))
        await soon(lambda: len(thinker.jobs) == 1 and sum(task.done() for task in asking) == 30 - 1 - bots.HINTS)
        table_of_visitor = await live_table(house, VISITOR)
        thinker.let(0)
        await soon(lambda: len(thinker.jobs) == 2)
        thinker.let(1)
        await soon(lambda: len(thinker.jobs) == 3)
        assert table_of_visitor in thinker.tables()[1:3]
        refused = [task.exception() for task in asking if task.done() and task.exception()]
        assert {str(error) for error in refused} == {"bots-busy"}
        assert house.bots.refused == len(refused) == 30 - 1 - bots.HINTS
        for task in asking:
            task.cancel()

    evening(tmp_path, thinker, part)


def test_an_address_with_a_long_backlog_starts_no_more_tables_with_bots(tmp_path: Path) -> None:
    thinker = Held(slots=2)

    async def part(house: House) -> None:
        async def attack() -> None:
            for _ in range(120):
                await new_table(house, ATTACKER, BOT, BOT)

        with pytest.raises(Refused, match="bots-busy") as refused:
            await attack()
        assert refused.value.status == 429
        assert 1 <= int(refused.value.headers["Retry-After"]) <= 60
        assert house.bots.queue.depth(Urgency.UNWATCHED) == OWNER_MOST
        house.bots.check_room(VISITOR)

    evening(tmp_path, thinker, part)


def test_who_begins_to_watch_is_served_before_who_does_not(tmp_path: Path) -> None:
    thinker = Held(slots=1)

    async def part(house: House) -> None:
        made = [await new_table(house, ATTACKER, BOT, BOT) for _ in range(5)]
        listen(house, made[4].table)
        await house.bots.look_around()
        assert [ticket.table for ticket in house.bots.queue.waiting() if ticket.urgency == Urgency.WATCHED] == [
            made[4].table
        ]
        thinker.let(0)
        await soon(lambda: len(thinker.jobs) == 2)
        assert thinker.tables() == [made[0].table, made[4].table]

    evening(tmp_path, thinker, part)


def test_who_waits_for_a_table(tmp_path: Path) -> None:
    async def part(house: House) -> None:
        only_bots = await new_table(house, VISITOR, BOT, BOT)
        with_ada = await new_table(house, VISITOR, ADA, BOT)

        def urgency(made: Created) -> Urgency:
            table = house.tables.known(made.table)
            assert table is not None
            return house.bots.urgency(table)

        assert (urgency(only_bots), urgency(with_ada)) == (Urgency.UNWATCHED, Urgency.WATCHED)
        spectator = listen(house, only_bots.table)
        assert urgency(only_bots) == Urgency.WATCHED
        house.hub.remove(spectator)
        assert urgency(only_bots) == Urgency.UNWATCHED
        await house.tables.present(with_ada.table, 0, until())  # as another server notes it
        assert urgency(with_ada) == Urgency.LIVE
        await house.tables.present(with_ada.table, 0, 0)
        assert urgency(with_ada) == Urgency.WATCHED
        await seats.leave(house.tables, with_ada.table, with_ada.seats[0].token, None)
        assert urgency(with_ada) == Urgency.UNWATCHED

    evening(tmp_path, Held(slots=1), part)


def test_bots_that_nobody_watches_finish_their_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "PACE_S", 0.0)
    monkeypatch.setattr(fair_queue, "REST", 0.0)

    async def part(house: House) -> None:
        made = [await new_table(house, ATTACKER, BOT, BOT) for _ in range(2)]
        await soon(lambda: all(_status(house, one) == "finished" for one in made))

    evening(tmp_path, Inline(), part)


def _status(house: House, made: Created) -> str:
    table = house.tables.known(made.table)
    assert table is not None
    return table.status


def test_a_sweep_finds_every_bot_that_waits_for_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "SWEPT", 3)
    thinker = Held(slots=1)

    async def part(house: House) -> None:
        monkeypatch.setattr(bots, "SWEEP_S", 0.0)
        await house.bots.sweep()  # from now on tables need not have been quiet for a while
        made = {(await new_table(house, ATTACKER, BOT, BOT)).table for _ in range(7)}
        assert {ticket.table for ticket in house.bots.queue.waiting()} == made - set(thinker.tables())
        for name in made:
            house.bots.queue.drop(name)
        for _ in range(3):
            await house.bots.sweep()
        assert {ticket.table for ticket in house.bots.queue.waiting()} == made - set(thinker.tables())
        assert len(house.bots.queue) == 6

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
    monkeypatch.setattr(bots, "RETRY_S", 0.01)
    thinker = Forgetful(slots=2)

    async def part(house: House) -> None:
        table = await live_table(house, VISITOR)
        await soon(lambda: len(thinker.jobs) >= 3)
        assert {job.key for job in thinker.jobs[:3]} == {thinker.jobs[0].key}
        assert table in thinker.jobs[0].key

    evening(tmp_path, thinker, part)


def test_a_move_that_could_not_be_stored_is_made_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "RETRY_S", 0.01)
    stored = play.act_for_bot
    failures: list[str] = []

    async def fail_first(*arguments: Any) -> None:
        if len(failures) < 2:
            failures.append("the database is away")
            raise OSError(failures[-1])
        await stored(*arguments)

    monkeypatch.setattr(play, "act_for_bot", fail_first)

    async def part(house: House) -> None:
        made = await new_table(house, VISITOR, BOT, BOT)
        listen(house, made.table)
        await soon(lambda: _status(house, made) == "finished")
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
    monkeypatch.setattr(bots, "RETRY_S", 0.05)
    pools: list[Executor] = [Glass(), Broken()]
    monkeypatch.setattr(thinkers, "new_pool", lambda _processes: pools.pop())

    async def part(house: House) -> None:
        made = [await new_table(house, VISITOR, BOT, BOT) for _ in range(3)]
        for one in made:
            listen(house, one.table)
        await soon(lambda: all(_status(house, one) == "finished" for one in made))
        assert not pools

    evening(tmp_path, thinkers.LocalThinker(3), part)


def test_a_bots_process_is_given_its_seats_question_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = Glass()
    monkeypatch.setattr(thinkers, "new_pool", lambda _processes: pool)
    tables: list[str] = []

    async def part(house: House) -> None:
        made = await new_table(house, VISITOR, BOT, BOT, game="novgorod")
        listen(house, made.table)
        tables.append(made.table)
        await soon(lambda: _status(house, made) == "finished")

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
