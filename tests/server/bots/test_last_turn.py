"""Why a bot played so: only what it has decided itself is explained."""

from __future__ import annotations

import asyncio
from secrets import token_hex

from kogge.server.bots.last_turn import last_turn, own_steps
from kogge.server.live import play, seats
from kogge.server.services import Services
from kogge.server.wire import Act, Propose
from tests.server.helpers import LANGUAGE, Player, new_table, open_house, players


async def explained(services: Services, viewer: Player) -> list[int]:
    table = await services.tables.get(viewer.table)
    found = last_turn(table, viewer.seat, LANGUAGE, await own_steps(services.store, table))
    return [decision.action for decision in found]


async def acts(services: Services, player: Player, bot: bool = False) -> int:
    """The seat plays the first of several choices, itself or by a bot; the action."""
    story = (await services.tables.get(player.table)).playing()
    legal = story.state.legal_as(player.seat)
    assert len(legal) > 1
    request = Act(*story.place(player.seat), legal[0], token_hex(8), True)
    if bot:
        await play.act_for_bot(services.tables, player.table, player.seat, request)
    else:
        await play.act(services.tables, player.table, player.token, request)
    return legal[0]


async def takes_back(services: Services, player: Player, *others: Player) -> None:
    """The last act is undone, by consent of the others."""
    asked = await play.propose(services.tables, player.table, player.token, Propose("undo"))
    for other in others:
        await play.vote(services.tables, player.table, other.token, asked.id, True)


async def end_turn(services: Services, player: Player) -> None:
    """The bot of a seat plays on until another one is awaited."""
    while player.seat in (story := (await services.tables.get(player.table)).playing()).state.awaited():
        request = Act(*story.place(player.seat), story.state.legal_as(player.seat)[0], token_hex(8), True)
        await play.act_for_bot(services.tables, player.table, player.seat, request)


def test_what_the_person_had_played_is_not_explained_as_the_bots(database: str) -> None:
    async def scene() -> None:
        async with open_house(database) as services:
            ada, bo = players(services, await new_table(services))
            await acts(services, ada)
            await takes_back(services, ada, bo)
            await acts(services, ada)
            await seats.leave(services.tables, ada.table, ada.token, "greedy")
            assert await explained(services, bo) == []
            own = await acts(services, ada, bot=True)
            assert await explained(services, bo) == [own]
            await end_turn(services, ada)
            told = await explained(services, bo)
            assert told[0] == own
            await acts(services, bo)
            await takes_back(services, bo)
            assert await explained(services, bo) == told

    asyncio.run(scene())
