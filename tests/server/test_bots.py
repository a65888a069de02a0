"""What a bot's process is given: one seat's question, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kogge import load
from kogge.server import bots, seats
from kogge.server.bots import LocalBots
from kogge.server.house import House, Setup
from kogge.server.thinking import Question, answer
from kogge.server.wire import CreateTable, NewSeat
from tests.server.helpers import LANGUAGE, file_url

FIELDS = {"game", "players", "edition", "edition_hash", "options", "world", "seat", "level", "seed", "table"}


class Glass(Executor):
    """A process one can look into: notes what it is given, and thinks here."""

    def __init__(self) -> None:
        self.given: list[tuple[Any, ...]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        assert not more
        self.given.append((fn, *args))
        done: Future[Any] = Future()
        done.set_result(fn(*args))
        return done


class Broken(Executor):
    """A process that has ended."""

    def submit(self, fn: Callable[..., Any], /, *_args: Any, **_more: Any) -> Future[Any]:
        raise BrokenProcessPool


def test_processes_that_ended_are_started_again_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(bots, "PAUSE_S", 0.05)
        pools: list[Executor] = [Glass(), Broken()]
        monkeypatch.setattr(bots, "new_pool", lambda _processes: pools.pop())
        house = House(Setup(file_url(tmp_path)))
        await house.open()
        made = [await seats.create(house.tables, two_bots("norderwind"), LANGUAGE) for _ in range(3)]
        for created in made:
            while (await house.tables.get(created.table)).status == "playing":
                await asyncio.sleep(0.01)
        assert not pools
        await house.close()

    asyncio.run(scene())


def two_bots(game: str) -> CreateTable:
    return CreateTable(game, [NewSeat("bot", level="random"), NewSeat("bot", level="random")], "tiny")


async def given_to_bots(folder: Path, game: str) -> tuple[list[tuple[Any, ...]], str]:
    """All that leaves the server for its bots' processes during a game of two of them, and the name of the table."""
    house = House(Setup(file_url(folder)))
    await house.open()
    pool = Glass()
    assert isinstance(house.bots, LocalBots)
    house.bots._pool = pool  # type: ignore[assignment]
    created = await seats.create(house.tables, two_bots(game), LANGUAGE)
    while (await house.tables.get(created.table)).status == "playing":
        await asyncio.sleep(0.01)
    await house.close()
    return pool.given, created.table


def test_a_bots_process_is_given_its_seats_question_and_nothing_else(tmp_path: Path) -> None:
    given, table = asyncio.run(given_to_bots(tmp_path, "novgorod"))
    game = load("novgorod", 2, edition="tiny")
    assert {msgspec.json.decode(encoded)["seat"] for _answer, encoded, _edition in given} == {0, 1}
    for function, encoded, edition in given:
        assert (function, edition) == (answer, "")
        plain = msgspec.json.decode(encoded)
        assert plain.keys() == FIELDS
        asked = msgspec.json.decode(encoded, type=Question)
        assert asked.table == table
        assert asked.seat in game.parse_state(asked.world).awaited()
