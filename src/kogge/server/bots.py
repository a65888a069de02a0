"""Bots at the tables: asked when their seat is awaited, thinking in processes of their own."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from asyncio import Task, create_task, get_running_loop, sleep
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from secrets import choice, randbits, token_hex

import msgspec
from sqlalchemy import or_, select

from kogge.bots import registry as bots
from kogge.core.errors import KoggeError
from kogge.core.rng import Rng
from kogge.server import play, schema, store, tending
from kogge.server.refusals import Refused
from kogge.server.table import Table, Tables
from kogge.server.thinking import Question, advise, answer, end_with_parent, shipped_edition
from kogge.server.wire import Act

_log = logging.getLogger("kogge.bots")
SWEEP_S = 15.0
PAUSE_S = 0.5


class Asked(msgspec.Struct):
    """Whose decision it is, and at which place of the seat's own story."""

    table: str
    seat: int
    epoch: int
    index: int


class Bots(ABC):
    """Asks bots whose seats are awaited."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._quiet_ms = 0

    @abstractmethod
    async def wake(self, table: Table) -> None:
        """The table has changed: a bot may be awaited."""

    @abstractmethod
    async def think(self, encoded: bytes, edition: str) -> bytes:
        """Advice for a seat, thought of in a process of its own."""

    @abstractmethod
    async def start(self) -> None:
        """Be ready to ask."""

    @abstractmethod
    async def stop(self) -> None:
        """Ask no more."""

    async def sweep(self) -> None:
        """Look at the games bots play in, for a question may have been lost with a process.

        The first time at all of them, later at those in which nothing has happened for a while.
        """
        tables, seats = schema.tables.c, schema.seats.c
        bots_play = select(seats.table_id).where(or_(seats.kind == "bot", seats.away))
        on = select(tables.id).where(tables.status == "playing", tables.changed <= store.now() - self._quiet_ms)
        async with self.tables.store.read() as connection:
            rows = await store.all_rows(connection, on.where(tables.id.in_(bots_play)))
        for row in rows:
            await self.wake(await self.tables.get(row["id"]))
            await sleep(0)  # guests come first
        self._quiet_ms = int(SWEEP_S * 1000)


def awaited_bots(table: Table) -> list[int]:
    """The seats for which a bot has to decide now."""
    if table.story is None or table.status != "playing":
        return []
    return [seat for seat in table.story.state.awaited() if table.is_bot(seat)]


def question(table: Table, seat: int, rng: Rng | None = None) -> Question:
    """What the bot at this seat is asked."""
    story = table.playing()
    game = story.game
    world = story.state.determinize(seat, rng or Rng(randbits(62)))
    level = table.seats[seat]["level"] or bots.default(game.slug)
    return Question(
        game=game.slug,
        players=game.players,
        edition=game.edition,
        edition_hash=game.edition_hash,
        options=game.options,
        world=world.text(),
        seat=seat,
        level=level,
        seed=randbits(62),
        table=table.id,
    )


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
        _log.warning("a bot chose what is not legal, game %s", (await tables.get(decision.table)).row["game"])
        await _play_any(tables, decision)


async def _play_any(tables: Tables, decision: Asked) -> None:
    table = await tables.get(decision.table)
    legal = table.playing().state.legal_as(decision.seat)
    if legal:
        act = Act(decision.epoch, decision.index, choice(legal), token_hex(8), True)
        await play.act_for_bot(tables, decision.table, decision.seat, act)


class LocalBots(Bots):
    """A pool of processes on this machine."""

    def __init__(self, tables: Tables, processes: int) -> None:
        super().__init__(tables)
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: dict[str, Task[None]] = {}
        self._sweepers: list[Task[None]] = []

    async def start(self) -> None:
        self._pool = new_pool(self.processes)
        self._sweepers = [tending.begin(self.sweep, SWEEP_S)]

    async def stop(self) -> None:
        await tending.end([*self._tasks.values(), *self._sweepers])
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def think(self, encoded: bytes, edition: str) -> bytes:
        return await get_running_loop().run_in_executor(self._pool, advise, encoded, edition)

    async def wake(self, table: Table) -> None:
        if self._pool is not None and table.id not in self._tasks and awaited_bots(table):
            self._tasks[table.id] = create_task(self._play_on(table.id))

    async def _play_on(self, name: str) -> None:
        """Decide for the bots of a table until a person is asked."""
        try:
            table = await self.tables.get(name)
            while seats := awaited_bots(table):
                await self._decide(table, seats[0])
                table = await self.tables.get(name)
        except Exception:
            _log.exception("a bot could not decide")
        finally:
            self._tasks.pop(name, None)

    async def _decide(self, table: Table, seat: int) -> None:
        decision = asked(table, seat)
        encoded = msgspec.json.encode(question(table, seat))
        text = await pinned_text(self.tables, table)
        pool = self._pool
        try:
            action = await get_running_loop().run_in_executor(pool, answer, encoded, text)
        except BrokenProcessPool:
            await self._begin_again(pool)
            return
        await play_answer(self.tables, decision, action)

    async def _begin_again(self, broken: ProcessPoolExecutor | None) -> None:
        """The first who notices starts new processes; should these end too, nobody is in a hurry to start more."""
        if self._pool is broken:
            _log.warning("the bots' processes have ended; starting new ones")
            self._pool = new_pool(self.processes)
        await sleep(PAUSE_S)


async def pinned_text(tables: Tables, table: Table) -> str:
    """The text of the edition a table has pinned; empty if it is the one that comes with the game."""
    game, hash_ = table.row["game"], table.row["edition_hash"]
    if shipped_edition(game, hash_):
        return ""
    async with tables.store.read() as session:
        row = await store.edition_row(session, game, hash_)
    assert row is not None
    return str(row["text"])


def new_pool(processes: int) -> ProcessPoolExecutor:
    """Processes for thinking; they end with the server."""
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=end_with_parent)
