"""Where bots think: processes of this machine here, ``kogge worker`` processes in ``job_queue.py``."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from asyncio import get_running_loop, sleep, to_thread
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import msgspec

from kogge.server.bots.bot_process import Kind, get_ready, think
from kogge.server.bots.fair_queue import Urgency
from kogge.server.child_process import end_with_parent

_log = logging.getLogger("kogge.bots")
PAUSE_S = 0.5


class Job(msgspec.Struct, frozen=True):
    """What a process is asked to think about. Equal questions have equal keys."""

    key: str
    kind: Kind
    encoded: bytes
    edition: str
    urgency: Urgency


class Lost(Exception):
    """There will be no answer: the process or the connection is gone. The question has to be asked again."""


class Away(Lost):
    """The database cannot be reached. Nothing is wrong with the question: it is asked as soon as that answers again."""


class AskedElsewhere(Exception):
    """Another server has asked this already, and will play the answer."""


class Thinker(ABC):
    """Answers as many questions at a time as it has slots."""

    slots: int

    @property
    def spares_one(self) -> bool:
        """Whether a process is kept free for people who are connected; otherwise other thoughts have to be short."""
        return self.slots > 1

    @abstractmethod
    async def start(self) -> None:
        """Be ready to think."""

    @abstractmethod
    async def stop(self) -> None:
        """Think no more."""

    @abstractmethod
    async def think(self, job: Job) -> bytes:
        """The answer, as the process gave it."""


class Processes:
    """A pool of processes that is replaced when one of them has ended."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, kind: Kind, encoded: bytes, edition: str) -> bytes:
        """Think in one of the processes."""
        pool = self._pool = self._pool or self._begin()
        try:
            return await get_running_loop().run_in_executor(pool, think, kind, encoded, edition)
        except BrokenProcessPool:
            await self._replace(pool)
            raise Lost from None

    def _begin(self) -> ProcessPoolExecutor:
        """Start all processes at the first question, so that later ones need not wait for a start."""
        pool = new_pool(self.count)
        for _ in range(self.count):
            pool.submit(get_ready)
        return pool

    async def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Whoever notices first drops the pool. Should the new one break too, nobody is in a hurry to start more."""
        if self._pool is broken:
            _log.warning("bots: a process ended while thinking, starting new ones in %s s", PAUSE_S)
            self._pool = None
        await sleep(PAUSE_S)

    async def stop(self) -> None:
        """End the processes; a thought at hand takes a second or two."""
        if self._pool is not None:
            await to_thread(self._pool.shutdown, cancel_futures=True)
            self._pool = None


def new_pool(processes: int) -> ProcessPoolExecutor:
    """Processes for thinking; they end with the server."""
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=end_with_parent)


class LocalThinker(Thinker):
    """Processes of this machine."""

    def __init__(self, processes: int) -> None:
        self.slots = processes
        self._processes = Processes(processes)

    async def start(self) -> None:
        """The processes start with the first question."""

    async def stop(self) -> None:
        await self._processes.stop()

    async def think(self, job: Job) -> bytes:
        return await self._processes.think(job.kind, job.encoded, job.edition)
