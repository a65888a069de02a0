"""Advice at a table: for the seat that decides, where the table allows it, from its own sight."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kogge.server.api import hints
from kogge.server.bots.thinkers import Job, Lost
from kogge.server.errors import Refused
from kogge.server.live import updates
from kogge.server.services import Services
from kogge.server.wire import Created, Hints, Settings
from tests.server.helpers import Inline, file_url, new_table, open_house, players, whose_turn

ADDRESS = "127.0.0.1"


def evening(folder: Path, part: Callable[[Services], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with open_house(file_url(folder)) as services:
            await part(services)

    asyncio.run(whole())


async def ask(services: Services, made: Created, seat: int, language: str = "en") -> Hints:
    return await hints.hints(services.tables, services.bots, made.table, made.seats[seat].token, language, ADDRESS)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_seat_that_decides_gets_offered_choices_with_odds_and_reasons(tmp_path: Path, language: str) -> None:
    async def part(services: Services) -> None:
        made = await new_table(services, settings=Settings(hints=True))
        found = await ask(services, made, 0, language)
        told = updates.update_for(await services.tables.get(made.table), 0, language)
        offered = {offer.id: offer.text for offer in told.offers}
        assert 1 <= len(found.hints) <= 3
        assert found.hints == sorted(found.hints, key=lambda hint: -hint.win)
        assert not found.hints[0].even
        assert all(offered[hint.action] == hint.text and hint.why and 0 <= hint.win <= 1 for hint in found.hints)
        assert (found.epoch, found.index) == (told.epoch, told.index)

    evening(tmp_path, part)


def test_no_hints_where_the_table_does_not_want_them(tmp_path: Path) -> None:
    async def part(services: Services) -> None:
        made = await new_table(services)
        with pytest.raises(Refused, match="no-hints"):
            await ask(services, made, 0)

    evening(tmp_path, part)


def test_no_hints_for_who_does_not_decide_or_has_no_seat(tmp_path: Path) -> None:
    async def part(services: Services) -> None:
        made = await new_table(services, settings=Settings(hints=True))
        with pytest.raises(Refused, match="not-your-turn"):
            await ask(services, made, 1)
        with pytest.raises(Refused, match="bad-token"):
            await hints.hints(services.tables, services.bots, made.table, "nonsense", "en", ADDRESS)

    evening(tmp_path, part)


def test_an_equal_question_is_thought_about_once_while_the_table_stands_there(tmp_path: Path) -> None:
    async def part(services: Services) -> None:
        made = await new_table(services, settings=Settings(hints=True))
        thinker = services.bots.thinker
        assert isinstance(thinker, Inline)
        first, second = await asyncio.gather(ask(services, made, 0), ask(services, made, 0, "de"))
        assert [hint.action for hint in first.hints] == [hint.action for hint in second.hints]
        assert await ask(services, made, 0) == first
        assert len(thinker.jobs) == 1
        mover = players(services, made)[0]
        await mover.act()
        following = await whose_turn(players(services, made))
        await ask(services, made, following.seat)
        assert len(thinker.jobs) == 2

    evening(tmp_path, part)


def test_a_hint_for_a_place_the_table_has_left_is_not_thought_about(tmp_path: Path) -> None:
    async def part(services: Services) -> None:
        made = await new_table(services, settings=Settings(hints=True))
        thinker = services.bots.thinker
        assert isinstance(thinker, Inline)
        thinker.slots = 0
        asking = asyncio.create_task(ask(services, made, 0))
        await asyncio.sleep(0)
        await players(services, made)[0].act()
        thinker.slots = 1
        await services.bots.look_around()
        with pytest.raises(Refused, match="stale"):
            await asyncio.wait_for(asking, 20)
        assert not thinker.jobs

    evening(tmp_path, part)


class Lame(Inline):
    """Whose process has ended."""

    async def think(self, job: Job) -> bytes:
        raise Lost


def test_a_hint_that_was_lost_says_when_to_try_again(tmp_path: Path) -> None:
    async def part(services: Services) -> None:
        made = await new_table(services, settings=Settings(hints=True))
        services.bots.thinker = Lame()
        with pytest.raises(Refused, match="all-bots-busy") as refused:
            await ask(services, made, 0)
        assert (refused.value.status, refused.value.headers) == (503, {"Retry-After": "1"})
        services.bots.thinker = Inline()
        assert (await ask(services, made, 0)).hints

    evening(tmp_path, part)
