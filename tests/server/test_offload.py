"""Work beside the event loop is bounded in number and time, and a process that ends is replaced."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from kogge.server import offload
from kogge.server.errors import Refused
from kogge.server.offload import EACH, MOST, PROCESSES, Offload
from tests.server.jobs import spin, wait

ADA, BO = "192.0.2.1", "192.0.2.2"


@asynccontextmanager
async def beside(longest_s: float = 30.0) -> AsyncIterator[Offload]:
    made = Offload(longest_s)
    try:
        assert await made.run(ADA, wait, 0) == b"done"  # the process has started
        yield made
    finally:
        made.close()


def test_the_event_loop_goes_on_meanwhile() -> None:
    async def turns() -> int:
        async with beside() as process:
            job = asyncio.create_task(process.run(ADA, spin, 1.0))
            counted = 0
            while not job.done():
                await asyncio.sleep(0.02)
                counted += 1
            return counted

    assert asyncio.run(turns()) > 5  # of 50 on a machine that has nothing else to do


def test_too_many_jobs_are_refused_and_the_others_done() -> None:
    async def ask() -> list[bytes | BaseException]:
        async with beside() as process:
            jobs = [process.run(ADA, wait, 0.01) for _ in range(EACH + 3)]
            return await asyncio.gather(*jobs, return_exceptions=True)

    answers = asyncio.run(ask())
    assert answers.count(b"done") == EACH
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert [(answer.error, answer.status) for answer in refused] == [("too-busy", 503)] * 3


def test_a_job_that_takes_too_long_ends_with_its_process_and_the_next_is_done(caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> bytes:
        async with beside(0.5) as process:
            with pytest.raises(Refused):
                await process.run(ADA, spin, 60)
            return await process.run(ADA, wait, 0)

    began = time.monotonic()
    assert asyncio.run(ask()) == b"done"
    assert time.monotonic() - began < 50
    assert "starting another" in caplog.text


def test_one_address_cannot_keep_all_processes_busy() -> None:
    """All its jobs take until their process is ended; another address is served meanwhile, and loses no job by it."""

    async def ask() -> tuple[bytes, bytes]:
        async with beside(1.0) as process:
            flood = [asyncio.create_task(process.run(ADA, spin, 60)) for _ in range(EACH)]
            await asyncio.sleep(0)
            served = await process.run(BO, wait, 0), await process.run(BO, wait, 0)
            assert sum(job.done() for job in flood) <= EACH // 2
            for job in flood:
                job.cancel()
            return served

    assert asyncio.run(ask()) == (b"done", b"done")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Offload:
    """What is beside the event loop is there only in name."""

    async def do(_process: object, _job: Callable[..., bytes], seconds: float) -> bytes:
        await asyncio.sleep(seconds)
        return b"done"

    monkeypatch.setattr(offload._Process, "do", do)
    return Offload()


def test_addresses_take_turns(quick: Offload) -> None:
    order: list[str] = []

    async def one(address: str) -> None:
        await quick.run(address, wait, 0.0)
        order.append(address)

    async def ask() -> None:
        held = [quick.run(f"198.51.100.{number}", wait, 0.05) for number in range(PROCESSES)]
        await asyncio.gather(*held, *(one(address) for address in (ADA, ADA, ADA, ADA, BO)))

    asyncio.run(ask())
    assert order.index(BO) <= 1


def test_there_is_an_end_to_what_all_addresses_ask_for(quick: Offload) -> None:
    async def ask() -> list[bytes | BaseException]:
        jobs = [quick.run(f"192.0.2.{number}", wait, 0.0) for number in range(MOST + 2)]
        return await asyncio.gather(*jobs, return_exceptions=True)

    answers = asyncio.run(ask())
    assert (answers.count(b"done"), sum(isinstance(answer, Refused) for answer in answers)) == (MOST, 2)


def test_a_job_nobody_waits_for_any_more_gives_its_turn_to_the_next(quick: Offload) -> None:
    async def ask() -> list[bytes]:
        jobs = [asyncio.create_task(quick.run(f"192.0.2.{number}", wait, 60.0)) for number in range(6)]
        await asyncio.sleep(0)
        jobs[0].cancel()
        await asyncio.sleep(0)
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        return await asyncio.gather(*(quick.run(BO, wait, 0.0) for _ in range(EACH)))

    assert asyncio.run(ask()) == [b"done"] * EACH
