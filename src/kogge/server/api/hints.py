"""Hints on request: for the seat that decides, from what it may know, where the table allows it."""

from __future__ import annotations

from kogge.bots.hints import why
from kogge.server.bots.bot_process import hint_of
from kogge.server.bots.last_turn import last_turn, own_steps
from kogge.server.bots.scheduler import Bots
from kogge.server.errors import Refused
from kogge.server.live.tables import Tables
from kogge.server.wire import BotReasons, HintInfo, Hints
from kogge.text import catalogue


async def hints(tables: Tables, bots: Bots, name: str, token: str | None, language: str, address: str) -> Hints:
    """The best choices of the seat this token is for; ``address`` is where the request comes from."""
    table = await tables.get(name)
    seat = table.seat_of(token)
    if not table.settings.hints:
        raise Refused("no-hints")
    timeline = table.playing()
    if seat not in timeline.state.awaited():
        raise Refused("not-your-turn")
    epoch, index = timeline.place(seat)
    answer = await bots.advise(table, seat, address)
    words, game, names = catalogue(timeline.game.slug, language), timeline.game, table.names
    found = [
        HintInfo(
            advice.action,
            words.action(game, advice.action),
            round(advice.share, 3),
            round(advice.score, 1),
            why(hint_of(advice), game, words, names),
            advice.even,
        )
        for advice in answer
    ]
    return Hints(epoch, index, found)


async def reasons(tables: Tables, bots: Bots, name: str, token: str | None, language: str, address: str) -> BotReasons:
    """Why a bot played its last turn so, for a seat that may have hints."""
    table = await tables.get(name)
    seat = table.seat_of(token)
    if not table.settings.hints:
        raise Refused("no-hints")
    if not table.has_bots():
        raise Refused("no-bot-turn")
    decisions = last_turn(table, seat, language, await own_steps(tables.store, table))
    if not decisions:
        raise Refused("no-bot-turn")
    answer = await bots.explain(table, decisions, address)
    return BotReasons(decisions[0].question.seat, [sentences for sentences in answer if sentences])
