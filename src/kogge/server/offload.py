"""Work that would hold the event loop: done in a process of its own, bounded in number and in time.

A thread would not help: the compiled engine keeps the interpreter's lock until it is done.
"""

from __future__ import annotations

import logging
import signal
from asyncio import get_running_loop
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from kogge.server.child_process import end_with_parent
from kogge.server.errors import Refused

_log = logging.getLogger("kogge.server")
MOST_WAITING = 16
LONGEST_S = 5.0  # a job that takes longer ends with its process


class Offload:
    """One process, started with the first job."""

    def __init__(self, longest_s: float = LONGEST_S) -> None:
        self._longest_s = longest_s
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    async def run(self, job: Callable[..., bytes], *arguments: object) -> bytes:
        """The result of a job; refused where too many wait already, or where it takes too long."""
        if self._waiting >= MOST_WAITING:
            raise Refused("too-busy")
        self._waiting += 1
        pool = self._pool = self._pool or _new_pool()
        try:
            return await get_running_loop().run_in_executor(pool, _in_time, self._longest_s, job, *arguments)
        except BrokenProcessPool:
            self._give_up(pool)
            raise Refused("too-busy") from None
        finally:
            self._waiting -= 1

    def _give_up(self, broken: ProcessPoolExecutor) -> None:
        """The next job starts a new process; all that waited for the old one notice, the first forgets it."""
        if self._pool is broken:
            _log.warning(
                "offload: the process was ended (a job took more than %s s?), starting another", self._longest_s
            )
            self._pool = None

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
