"""Bots on other machines: questions and answers travel through procrastinate's job queue in PostgreSQL."""

from __future__ import annotations

import logging
from asyncio import Task, get_running_loop, to_thread
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from sqlalchemy import text as sql

from kogge.server import tending
from kogge.server.bots import SWEEP_S, Asked, Bots, asked, awaited_bots, new_pool, pinned_text, play_answer, question
from kogge.server.store import now
from kogge.server.table import Table, Tables
from kogge.server.thinking import advise, answer

QUESTIONS = "bots"
ANSWERS = "answers"
THINK = "kogge.think"
ANSWER = "kogge.answer"
_log = logging.getLogger("kogge.bots")

OnAnswer = Callable[[Asked, int], Awaitable[None]]


def open_queue(url: str) -> App:
    """The queue of a database."""
    return App(connector=PsycopgConnector(conninfo=url, min_size=1, max_size=4))


def add_worker(app: App) -> None:
    """The task of a worker: think, and put the answer in line. It is given one seat's world and nothing else."""

    @app.task(name=THINK, queue=QUESTIONS)
    async def think(decision: dict[str, Any], encoded: str, edition: str) -> None:
        action = await to_thread(answer, encoded.encode(), edition)
        await app.configure_task(ANSWER, queue=ANSWERS).defer_async(decision=decision, action=action)


def add_server(app: App, on_answer: OnAnswer) -> None:
    """The task of a server: play an answer."""

    @app.task(name=ANSWER, queue=ANSWERS)
    async def take(decision: dict[str, Any], action: int) -> None:
        await on_answer(msgspec.convert(decision, Asked), action)


async def work(url: str, concurrency: int) -> None:
    """Think for bots until stopped."""
    app = open_queue(url)
    add_worker(app)
    async with app.open_async():
        await app.run_worker_async(queues=[QUESTIONS], concurrency=concurrency, delete_jobs="successful")


class QueuedBots(Bots):
    """Puts questions in line and plays the answers. Any server may play them: the place tells if they are late."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        url = tables.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._app = open_queue(url)
        add_server(self._app, self._play)
        self._asked: dict[tuple[str, int, int, int], int] = {}
        self._tasks: list[Task[None]] = []
        self._pool: ProcessPoolExecutor | None = None

    async def _play(self, decision: Asked, action: int) -> None:
        await play_answer(self.tables, decision, action)

    async def start(self) -> None:
        await self._app.open_async()
        await self._prepare()
        self._tasks = [tending.begin(self._take_answers, 1), tending.begin(self.sweep, SWEEP_S)]

    async def _take_answers(self) -> None:
        await self._app.run_worker_async(
            queues=[ANSWERS],
            concurrency=4,
            delete_jobs="successful",
            install_signal_handlers=False,
            shutdown_graceful_timeout=2,
        )

    async def _prepare(self) -> None:
        """Make the queue's own tables, unless another server has."""
        async with self.tables.store.write() as session:
            await session.execute(sql("SELECT pg_advisory_xact_lock(7202)"))
            if not await self._app.check_connection_async():
                await self._app.schema_manager.apply_schema_async()

    async def stop(self) -> None:
        await tending.end(self._tasks)
        await self._app.close_async()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def think(self, encoded: bytes, edition: str) -> bytes:
        """Advice is wanted at once, and thought of here, in a process that starts with the first question."""
        if self._pool is None:
            self._pool = new_pool(1)
        return await get_running_loop().run_in_executor(self._pool, advise, encoded, edition)

    async def wake(self, table: Table) -> None:
        for seat in awaited_bots(table):
            decision = asked(table, seat)
            if self._is_new(decision):
                await self._ask(table, decision)

    def _is_new(self, decision: Asked) -> bool:
        """Whether it was not asked a moment ago; an answer may be lost with its worker, so it is asked again later."""
        moment = now()
        key = (decision.table, decision.seat, decision.epoch, decision.index)
        if moment - self._asked.get(key, 0) < SWEEP_S * 1000:
            return False
        self._asked = {old: at for old, at in self._asked.items() if moment - at < SWEEP_S * 1000}
        self._asked[key] = moment
        return True

    async def _ask(self, table: Table, decision: Asked) -> None:
        encoded = msgspec.json.encode(question(table, decision.seat)).decode()
        lock = f"{decision.table}:{decision.seat}:{decision.epoch}:{decision.index}"
        edition = await pinned_text(self.tables, table)
        task = self._app.configure_task(THINK, queue=QUESTIONS, queueing_lock=lock)
        try:
            await task.defer_async(decision=msgspec.to_builtins(decision), encoded=encoded, edition=edition)
        except AlreadyEnqueued:
            return
        except ConnectorException:
            _log.exception("a question could not be put in line; it will be asked again")
