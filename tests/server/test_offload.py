"""Work beside the event loop is bounded in number and time, and a process that ends is replaced."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from kogge.server.errors import Refused
from kogge.server.offload import MOST_WAITING, Offload
from tests.server.jobs import spin, wait


@asynccontextmanager
async def beside(longest_s: float = 30.0) -> AsyncIterator[Offload]:
    made = Offload(longest_s)
    try:
        assert await made.run(wait, 0) == b"done"  # the process has started
        yield made
    finally:
        made.close()


def test_the_event_loop_goes_on_meanwhile() -> None:
    async def turns() -> int:
        async with beside() as process:
            job = asyncio.create_task(process.run(spin, 1.0))
            counted = 0
            while not job.done():
                await asyncio.sleep(0.02)
                counted += 1
            return counted

    assert asyncio.run(turns()) > 5  # of 50 on a machine that has nothing else to do


def test_too_many_jobs_are_refused_and_the_others_done() -> None:
    async def ask() -> list[bytes | BaseException]:
        async with beside() as process:
            jobs = [process.run(wait, 0.01) for _ in range(MOST_WAITING + 3)]
            return await asyncio.gather(*jobs, return_exceptions=True)

    answers = asyncio.run(ask())
    assert answers.count(b"done") == MOST_WAITING
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert [(answer.error, answer.status) for answer in refused] == [("too-busy", 503)] * 3


def test_a_job_that_takes_too_long_ends_with_its_process_and_the_next_is_done(caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> bytes:
        async with beside(0.5) as process:
            with pytest.raises(Refused):
                await process.run(spin, 60)
            return await process.run(wait, 0)

    began = time.monotonic()
    assert asyncio.run(ask()) == b"done"
    assert time.monotonic() - began < 50
    assert "starting another" in caplog.text
