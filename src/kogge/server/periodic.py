"""What a server does again and again; a failure (the database is away, say) is noted and tried again."""

from __future__ import annotations

import logging
from asyncio import CancelledError, Task, create_task, sleep
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

_log = logging.getLogger("kogge.server")

Work = Callable[[], Awaitable[None]]


def begin(work: Work, pause_s: float) -> Task[None]:
    """Do it, wait, and do it again, until the task is ended."""
    return create_task(_for_ever(work, pause_s))


async def _for_ever(work: Work, pause_s: float) -> None:
    while True:
        try:
            await work()
        except Exception:
            _log.exception("%s failed, retrying in %g s", getattr(work, "__qualname__", "task"), pause_s)
        await sleep(pause_s)


async def end(tasks: Iterable[Task[None]]) -> None:
    """End tasks and wait for that."""
    for task in tasks:
        task.cancel()
        with suppress(CancelledError):
            await task
