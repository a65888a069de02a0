"""Advice at a table: for the seat that decides, where the table allows it, from its own sight."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from kogge.server import advice, telling
from kogge.server.house import House
from kogge.server.refusals import Refused
from kogge.server.wire import Created, Hints, Settings
from tests.server.helpers import file_url, new_table, open_house


def evening(folder: Path, part: Callable[[House], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with open_house(file_url(folder)) as house:
            await part(house)

    asyncio.run(whole())


async def ask(house: House, made: Created, seat: int, language: str = "en") -> Hints:
    return await advice.hints(house.tables, house.bots, made.table, made.seats[seat].token, language)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_seat_that_decides_gets_offered_choices_with_odds_and_reasons(tmp_path: Path, language: str) -> None:
    async def part(house: House) -> None:
        made = await new_table(house, settings=Settings(hints=True))
        found = await ask(house, made, 0, language)
        told = telling.tell(await house.tables.get(made.table), 0, language)
        offered = {offer.id: offer.text for offer in told.offers}
        assert 1 <= len(found.hints) <= 3
        assert all(offered[hint.action] == hint.text and hint.why and 0 <= hint.win <= 1 for hint in found.hints)
        assert (found.epoch, found.index) == (told.epoch, told.index)

    evening(tmp_path, part)


def test_no_hints_where_the_table_does_not_want_them(tmp_path: Path) -> None:
    async def part(house: House) -> None:
        made = await new_table(house)
        with pytest.raises(Refused, match="no-hints"):
            await ask(house, made, 0)

    evening(tmp_path, part)


def test_no_hints_for_who_does_not_decide_or_has_no_seat(tmp_path: Path) -> None:
    async def part(house: House) -> None:
        made = await new_table(house, settings=Settings(hints=True))
        with pytest.raises(Refused, match="not-your-turn"):
            await ask(house, made, 1)
        with pytest.raises(Refused, match="bad-token"):
            await advice.hints(house.tables, house.bots, made.table, "nonsense", "en")

    evening(tmp_path, part)
