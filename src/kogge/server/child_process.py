"""Processes that a server starts end with it."""

from __future__ import annotations

import os
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread


def end_with_parent() -> None:
    """Runs first in a process that a server has started: it must not outlive a server that was killed."""
    parent = parent_process()
    assert parent is not None
    Thread(target=_wait_and_end, args=[parent.sentinel], daemon=True).start()


def _wait_and_end(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
