"""Numbers for Prometheus: counters and histograms of this process, and what the services hold when asked."""

from __future__ import annotations

import logging
import platform
from asyncio import get_running_loop, sleep
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from time import perf_counter
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
)

import kogge
from kogge import _pure

if TYPE_CHECKING:
    pass

LAG_EVERY_S = 0.5
FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0)
METHODS = {"GET", "HEAD", "POST", "OPTIONS"}
CLOSE_CODES = {1000, 1001, 1005, 1006, 1009, 1011, 1012, 4400, 4401, 4403, 4404, 4408, 4409, 4429}

disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

_build = Info("kogge_build", "What runs here.", registry=REGISTRY)
_build.info(
    {
        "version": kogge.__version__,
        "python": platform.python_version(),
        "engine": "compiled" if _pure.compiled() else "pure",
    }
)
_requests = Counter(
    "kogge_http_requests", "HTTP requests, by route template.", ["route", "method", "status"], registry=REGISTRY
)
_request_seconds = Histogram(
    "kogge_http_request_seconds",
    "Time to answer an HTTP request, by route template.",
    ["route"],
    buckets=FAST,
    registry=REGISTRY,
)
_message_seconds = Histogram(
    "kogge_socket_message_seconds",
    "Time to handle a socket message, by its type.",
    ["type"],
    buckets=FAST,
    registry=REGISTRY,
)
_opened = Counter("kogge_sockets_opened", "Sockets that were opened.", registry=REGISTRY)
_closed = Counter("kogge_sockets_closed", "Sockets that were closed, by close code.", ["code"], registry=REGISTRY)
_actions = Counter(
    "kogge_actions",
    "Actions that were committed, by game and kind of player.",
    ["game", "player"],
    registry=REGISTRY,
)
_thinking_seconds = Histogram(
    "kogge_bot_thinking_seconds",
    "Time from a question to its answer, by the bot's level; hints are a level of their own.",
    ["level"],
    buckets=SLOW,
    registry=REGISTRY,
)
_commit_seconds = Histogram(
    "kogge_database_commit_seconds", "Time to commit a transaction.", buckets=FAST, registry=REGISTRY
)
_lag_seconds = Histogram(
    "kogge_event_loop_lag_seconds", "How late the event loop wakes a timer.", buckets=FAST, registry=REGISTRY
)
_errors = Counter("kogge_errors", "Errors that were logged, by logger.", ["logger"], registry=REGISTRY)


# Children by their labels, remembered: looking one up in the library costs more than counting.


@lru_cache(1024)
def _of_request(route: str, method: str, status: int) -> tuple[Counter, Histogram]:
    return _requests.labels(route, method, str(status)), _request_seconds.labels(route)


_of_action = lru_cache(64)(_actions.labels)
_of_message = lru_cache(64)(_message_seconds.labels)


def count_request(route: str, method: str, status: int, seconds: float) -> None:
    """An HTTP request was answered. Labels are bounded: a client chooses neither routes nor methods."""
    counter, histogram = _of_request(route, method if method in METHODS else "other", status)
    counter.inc()
    histogram.observe(seconds)


def count_open() -> None:
    """A socket was opened."""
    _opened.inc()


def count_close(code: int) -> None:
    """A socket was closed; a client may send any code, and only known ones are told apart."""
    _closed.labels(str(code) if code in CLOSE_CODES else "other").inc()


def count_action(game: str, player: str) -> None:
    """An action was played by a person or a bot."""
    _of_action(game, player).inc()


def count_message(kind: str, seconds: float) -> None:
    """A socket message was handled."""
    _of_message(kind).observe(seconds)


@contextmanager
def thinking(level: str) -> Iterator[None]:
    """Time the thinking of a bot; one that fails or is cancelled is not counted."""
    began = perf_counter()
    yield
    _thinking_seconds.labels(level).observe(perf_counter() - began)


def count_commit(began: float) -> None:
    """A commit that began at this reading of ``perf_counter`` has ended."""
    _commit_seconds.observe(perf_counter() - began)


async def watch_loop() -> None:
    """Measure once how late the event loop is."""
    loop = get_running_loop()
    due = loop.time() + LAG_EVERY_S
    await sleep(LAG_EVERY_S)
    _lag_seconds.observe(max(0.0, loop.time() - due))


class ErrorCounter(logging.Handler):
    """Counts what is logged as an error."""

    def emit(self, record: logging.LogRecord) -> None:
        _errors.labels(record.name.removesuffix(".error")).inc()
