"""HTTP: moderation at a table, and people's own data."""

from __future__ import annotations

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from kogge.server.api.routes import PROBLEMS, AnyRequest, Here, Spoken, address_of, seen_table, token_of
from kogge.server.live import absence, moderation
from kogge.server.operation import privacy, reports
from kogge.server.wire import (
    ChangeSettings,
    Code,
    Done,
    Forgotten,
    Kick,
    OwnSeat,
    Policy,
    Problem,
    Report,
    SeatData,
)


@post("/api/tables/{table:str}/kick", status_code=200)
async def kick(services: Here, table: FromPath[str], request: AnyRequest, data: JSONBody[Kick]) -> Done:
    """Remove a person before the game begins; for the host."""
    await moderation.kick(services.tables, table, token_of(request), data.seat)
    return Done()


@post("/api/tables/{table:str}/settings", status_code=200)
async def change_settings(
    services: Here, table: FromPath[str], request: AnyRequest, data: JSONBody[ChangeSettings]
) -> Done:
    """Switch the chat; for the host."""
    await moderation.set_chat(services.tables, table, token_of(request), data.chat)
    return Done()


@post("/api/tables/{table:str}/reports")
async def report(services: Here, table: FromPath[str], request: AnyRequest, data: JSONBody[Report]) -> Done:
    """Tell the operator about a seat or a chat line; also with a watch code."""
    found, viewer = await seen_table(services, table, request)
    services.gate.let_report(address_of(request))
    await reports.report(services.tables, found, viewer, data)
    return Done()


@post("/api/tables/{table:str}/proposals/{number:int}/link")
async def friend_link(services: Here, table: FromPath[str], number: FromPath[int], request: AnyRequest) -> Code:
    """A one-time link by which a friend takes the seat of an absent player, once all have agreed."""
    return await absence.link(services.tables, table, token_of(request), number)


@get("/api/privacy")
async def policy(services: Here) -> Policy:
    """What this server stores and for how long."""
    return privacy.policy(services.setup)


@post("/api/privacy/export", status_code=200, opt={"cost": 8})
async def export(services: Here, language: Spoken, request: AnyRequest, data: JSONBody[OwnSeat]) -> SeatData:
    """Everything stored about the person at a seat."""
    return await privacy.export(services.tables, data.table, token_of(request), language)


@post("/api/privacy/forget", status_code=200, opt={"cost": 4})
async def forget(services: Here, language: Spoken, request: AnyRequest, data: JSONBody[OwnSeat]) -> Forgotten:
    """Delete what is stored about the person at a seat."""
    return Forgotten(await privacy.forget(services.tables, services.hub, data.table, token_of(request), language))


MODERATION: list[HTTPRouteHandler] = [kick, change_settings, report, friend_link, policy, export, forget]

for _route in MODERATION:
    _route.responses = {status: ResponseSpec(Problem, description=text) for status, text in PROBLEMS.items()}
