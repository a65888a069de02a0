"""Work that would hold the event loop: done in processes of their own, bounded in number and in time, in fair turns.

A thread would not help: the compiled engine keeps the interpreter's lock until it is done.
"""

from __future__ import annotations

import logging
import signal
from asyncio import CancelledError, Future, get_running_loop
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from kogge.server.child_process import end_with_parent
from kogge.server.errors import Refused
from kogge.server.limits import household

_log = logging.getLogger("kogge.server")
PROCESSES = 2  # so that one address, which has one job at a time done, cannot keep all of them busy
EACH = 8  # jobs of one address that wait or are being done
MOST = 96  # in all: a job may bring half a megabyte
LONGEST_S = 5.0  # a job that takes longer ends with its process
AGAIN_S = 1


class Offload:
    """A few processes. Addresses take turns, and none has two jobs done at the same time."""

    def __init__(self, longest_s: float = LONGEST_S) -> None:
        self._processes = [_Process(longest_s) for _ in range(PROCESSES)]
        self._idle = self._processes[::-1]  # the last of them is given work first: another starts if it is busy
        self._lines: OrderedDict[str, deque[Future[_Process]]] = OrderedDict()  # who was served goes to the end
        self._working: set[str] = set()
        self._asked: Counter[str] = Counter()

    async def run(self, address: str, job: Callable[..., bytes], *arguments: object) -> bytes:
        """The result of a job; refused where too many wait already, or where it takes too long."""
        owner = household(address)
        if self._asked[owner] >= EACH or self._asked.total() >= MOST:
            raise Refused("too-busy").after(AGAIN_S)
        self._asked[owner] += 1
        try:
            process = await self._turn(owner)
            try:
                return await process.do(job, *arguments)
            finally:
                self._end_turn(owner, process)
        finally:
            self._asked -= Counter([owner])  # forgets who has asked for nothing

    async def _turn(self, owner: str) -> _Process:
        """Wait until one of the processes is this address's."""
        turn: Future[_Process] = get_running_loop().create_future()
        self._lines.setdefault(owner, deque()).append(turn)
        self._dispatch()
        try:
            return await turn
        except CancelledError:
            if not turn.cancelled():
                self._end_turn(owner, turn.result())
            raise

    def _end_turn(self, owner: str, process: _Process) -> None:
        self._working.discard(owner)
        self._idle.append(process)
        self._dispatch()

    def _dispatch(self) -> None:
        for owner in list(self._lines):
            if self._idle and owner not in self._working:
                self._begin_turn(owner)

    def _begin_turn(self, owner: str) -> None:
        line = self._lines.pop(owner)
        while line and line[0].cancelled():
            del line[0]
        if line:
            self._working.add(owner)
            line.popleft().set_result(self._idle.pop())
        if line:
            self._lines[owner] = line

    def close(self) -> None:
        """End the processes."""
        for process in self._processes:
            process.close()


class _Process:
    """A process that is started with its first job, and anew after it has ended over one."""

    def __init__(self, longest_s: float) -> None:
        self._longest_s = longest_s
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, job: Callable[..., bytes], *arguments: object) -> bytes:
        """The result of a job; refused if the process ends over it."""
        pool = self._pool = self._pool or _new_pool()
        try:
            return await get_running_loop().run_in_executor(pool, _in_time, self._longest_s, job, *arguments)
        except BrokenProcessPool:
            _log.warning(
                "offload: the process was ended (a job took more than %s s?), starting another", self._longest_s
            )
            if self._pool is pool:
                self._pool = None
            raise Refused("too-busy").after(AGAIN_S) from None

    def close(self) -> None:
        """End the process."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=end_with_parent)


def _in_time(longest_s: float, job: Callable[..., bytes], *arguments: object) -> bytes:
    """Do the job; the alarm ends the process, for compiled code cannot be interrupted (Windows has no alarm)."""
    if not hasattr(signal, "setitimer"):
        return job(*arguments)
    signal.setitimer(signal.ITIMER_REAL, longest_s)
    try:
        return job(*arguments)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
