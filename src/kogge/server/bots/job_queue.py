"""Bots on other machines: questions and answers travel through procrastinate's job queue in PostgreSQL.

The order is decided by the servers: each puts only as much in line as the workers can take, and a job's priority is
its urgency. An answer goes to the server that has asked.
"""

from __future__ import annotations

import logging
import signal
from asyncio import (
    FIRST_COMPLETED,
    CancelledError,
    Event,
    Future,
    Task,
    create_task,
    current_task,
    get_running_loop,
    sleep,
    wait,
    wait_for,
)
from collections.abc import Iterable
from contextlib import suppress
from math import ceil
from secrets import token_hex
from typing import Any

from procrastinate import App, PsycopgConnector
from procrastinate.connector import Notify
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from sqlalchemy import text as sql

from kogge.server import periodic
from kogge.server.bots.thinkers import AskedElsewhere, Away, Job, Lost, Processes, Thinker
from kogge.server.storage.store import Store

QUESTIONS = "bots"
THINK = "kogge.think"
ANSWER = "kogge.answer"
SERVER = "kogge-server"
WORKER = "kogge-worker"
ANSWER_S = 15.0  # then the worker is thought to be dead
RETRY_S = 1.0
POLL_S = 2.0  # should a notification be missed
GRACE_S = 2.0  # what a job that runs is given when its worker is stopped
COUNT_S = 5.0  # how often the workers are counted
FEWEST = 2  # slots of a server: one of them is kept for people who are connected
_log = logging.getLogger("kogge.bots")


class Connector(PsycopgConnector):
    """Tells when the connection that listens for jobs is lost.

    Procrastinate's listener tries once to connect again, and fails if the database is not back by then. Its worker does
    not notice (what should notice ends with the first of its tasks, and the one for periodic jobs ends at once where
    there are none), so from then on it would only poll.
    """

    def __init__(self, url: str, name: str) -> None:
        alive = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}
        super().__init__(
            conninfo=url,
            min_size=1,
            max_size=4,
            timeout=2.0,
            reconnect_timeout=2.0,
            kwargs={"application_name": name, "connect_timeout": 3, **alive},
        )
        self.lost = Event()

    async def listen_notify(self, on_notification: Notify, channels: Iterable[str]) -> None:
        try:
            await super().listen_notify(on_notification, channels)
        finally:
            self.lost.set()

    async def _loop_notify(self, *args: Any, **more: Any) -> None:
        await super()._loop_notify(*args, **more)
        raise ConnectorException  # it returns when the connection is dead


class Line:
    """One end of the queue: puts jobs in and takes those of one name out."""

    def __init__(self, url: str, name: str) -> None:
        self._connector = Connector(url, name)
        self.app = App(connector=self._connector)

    async def take_jobs(self, queue: str, concurrency: int) -> None:
        """Take jobs until the connection is lost or this is cancelled; what waits already is taken first."""
        self._connector.lost.clear()
        worker = create_task(
            self.app.run_worker_async(
                queues=[queue],
                concurrency=concurrency,
                delete_jobs="successful",
                install_signal_handlers=False,
                fetch_job_polling_interval=POLL_S,
                shutdown_graceful_timeout=GRACE_S,
            )
        )
        lost = create_task(self._connector.lost.wait())
        try:
            await wait([worker, lost], return_when=FIRST_COMPLETED)
        finally:
            lost.cancel()
            worker.cancel()
            await wait([worker])
        if not worker.cancelled() and worker.exception() is not None:
            _log.warning("bot queue: %r", worker.exception())


# The worker


async def work(url: str, concurrency: int) -> None:
    """Think for bots until stopped, in as many processes as questions are taken at a time."""
    line = Line(url, f"{WORKER}:{token_hex(4)}:{concurrency}")
    processes = Processes(concurrency)

    @line.app.task(name=THINK, queue=QUESTIONS)
    async def think(key: str, reply_to: str, kind: Any, encoded: str, edition: str) -> None:
        """It is given one seat's world and nothing else."""
        try:
            result = await processes.think(kind, encoded.encode(), edition)
        except Lost:
            result = await processes.think(kind, encoded.encode(), edition)
        await line.app.configure_task(ANSWER, queue=reply_to).defer_async(key=key, result=result.decode())

    _cancel_on_signal()
    try:
        async with line.app.open_async():
            while True:
                await line.take_jobs(QUESTIONS, concurrency)
                _log.warning("worker: connection to the bot queue lost, retrying in %s s", RETRY_S)
                await sleep(RETRY_S)
    except CancelledError:
        _log.info("worker: stopped")
    finally:
        await processes.stop()


def _cancel_on_signal() -> None:
    task = current_task()
    assert task is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows knows no such handlers
            get_running_loop().add_signal_handler(number, task.cancel)


# The server


class QueuedThinker(Thinker):
    """Puts questions in line for the workers. Two servers do not ask the same: the job has a lock of its own."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._name = f"{SERVER}:{token_hex(4)}"
        self._line = Line(store.url.set(drivername="postgresql").render_as_string(hide_password=False), self._name)
        self._line.app.task(name=ANSWER)(self._take)
        self._awaited: dict[str, Future[str | None]] = {}  # answers; None: the connection was lost
        self._tasks: list[Task[None]] = []
        self._spare = False
        self.slots = FEWEST

    @property
    def spares_one(self) -> bool:
        return self._spare

    async def start(self) -> None:
        await self._line.app.open_async()
        await self._prepare()
        await self._count()
        self._tasks = [periodic.begin(self._take_answers, RETRY_S), periodic.begin(self._count, COUNT_S)]

    async def _prepare(self) -> None:
        """Make the queue's own tables, unless another server has."""
        async with self._store.write() as session:
            await session.execute(sql("SELECT pg_advisory_xact_lock(7202)"))
            if not await self._line.app.check_connection_async():
                await self._line.app.schema_manager.apply_schema_async()

    async def stop(self) -> None:
        await periodic.end(self._tasks)
        await self._line.app.close_async()

    async def _count(self) -> None:
        """Share what the workers can take among the servers; forget jobs that nobody waits for any more.

        Who is connected says so by the name of its connections: a worker that dies is counted no more.
        """
        async with self._store.write() as session:
            await session.execute(_FORGET)
            names = [str(name) for name in (await session.execute(_NAMES)).scalars()]
        workers = sum(int(name.rpartition(":")[2]) for name in names if name.startswith(WORKER))
        servers = max(sum(name.startswith(SERVER) for name in names), 1)
        self.slots = max(ceil(workers / servers), FEWEST)
        self._spare = workers >= FEWEST * servers

    async def _take_answers(self) -> None:
        await self._line.take_jobs(self._name, concurrency=4)
        _log.warning("bot queue: connection lost, retrying in %s s; open questions will be asked again", RETRY_S)
        for awaited in self._awaited.values():
            if not awaited.done():
                awaited.set_result(None)

    async def _take(self, key: str, result: str) -> None:
        """An answer has come; who has waited too long does not want it any more."""
        awaited = self._awaited.get(key)
        if awaited is not None and not awaited.done():
            awaited.set_result(result)

    async def think(self, job: Job) -> bytes:
        awaited: Future[str | None] = get_running_loop().create_future()
        self._awaited[job.key] = awaited
        try:
            number = await self._ask(job)
            try:
                result = await wait_for(awaited, ANSWER_S)
            except TimeoutError:
                await self._withdraw(number)
                raise Lost("no worker has answered") from None
        finally:
            del self._awaited[job.key]
        if result is None:
            raise Away("the connection was lost")
        return result.encode()

    async def _ask(self, job: Job) -> int | None:
        """Put a question in line; None if it is there already, from before the connection was lost."""
        try:
            return await self._defer(job)
        except ConnectorException as error:
            raise Away(str(error)) from None

    async def _defer(self, job: Job) -> int | None:
        task = self._line.app.configure_task(THINK, queue=QUESTIONS, queueing_lock=job.key, priority=-int(job.urgency))
        question = {"kind": job.kind, "encoded": job.encoded.decode(), "edition": job.edition}
        try:
            return await task.defer_async(key=job.key, reply_to=self._name, **question)
        except AlreadyEnqueued:
            jobs = await self._line.app.job_manager.list_jobs_async(queueing_lock=job.key, status="todo")
            if not any(found.task_kwargs["reply_to"] == self._name for found in jobs):
                raise AskedElsewhere from None
            return None

    async def _withdraw(self, number: int | None) -> None:
        """Nobody waits for this job; without a worker the line must not grow."""
        if number is not None:
            with suppress(ConnectorException):
                await self._line.app.job_manager.cancel_job_by_id_async(number, delete_job=True)


_NAMES = sql(
    "SELECT DISTINCT application_name AS name FROM pg_stat_activity WHERE datname = current_database()"
    f" AND (application_name LIKE '{SERVER}:%' OR application_name LIKE '{WORKER}:%')"
)
_FORGET = sql(
    f"DELETE FROM procrastinate_jobs WHERE task_name IN ('{THINK}', '{ANSWER}') AND id IN"
    " (SELECT job_id FROM procrastinate_events WHERE type = 'deferred' AND at < now() - interval '10 minutes')"
)
