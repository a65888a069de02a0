"""Jobs for the process beside the server, which has to find them by their module."""

from __future__ import annotations

import time


def wait(seconds: float) -> bytes:
    time.sleep(seconds)
    return b"done"


def spin(seconds: float) -> bytes:
    """Work that gives nobody else a chance."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        sum(range(100_000))
    return b"done"
