"""HTTP: editions, those that come with the games and those that people bring."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from kogge.games import registry
from kogge.server.api import answers, editions
from kogge.server.api.routes import PROBLEMS, AnyRequest, Here, Spoken, address_of, seen_table
from kogge.server.errors import Refused
from kogge.server.storage import store
from kogge.server.wire import CheckedEdition, Edition, EditionDraft, Problem, Trial, TrialRequest


@get("/api/games/{game:str}/editions/{edition:str}")
async def components(game: FromPath[str], edition: FromPath[str]) -> Response[Edition]:
    """What is printed on the components of an edition, and where each value comes from."""
    if game not in registry.slugs() or edition not in registry.editions(game):
        raise Refused("not-found")
    return answers.json_response(editions.components(game, edition, registry.edition_text(game, edition)))


@get("/api/tables/{table:str}/edition", opt={"cost": 2})
async def table_components(services: Here, table: FromPath[str], request: AnyRequest) -> Response[Edition]:
    """The components a table is played with; its edition may be somebody's own."""
    found, _viewer = await seen_table(services, table, request)
    game, hash_ = found.row.game, found.row.edition_hash
    async with services.store.read() as session:
        row = await store.edition_row(session, game, hash_)
    if row is None:
        raise Refused("not-found")
    return answers.json_response(editions.components(game, row.name, row.text))


@post("/api/editions/check", status_code=200, request_max_body_size=editions.LONGEST_REQUEST, opt={"cost": 4})
async def check_edition(
    services: Here, language: Spoken, request: AnyRequest, data: JSONBody[EditionDraft]
) -> Response[CheckedEdition]:
    """An edition of one's own with its faults, field by field; nothing of it is kept."""
    answered = await services.offload.run(address_of(request), editions.check, msgspec.json.encode(data), language)
    return answers.response(answered)


@post("/api/editions/trial", status_code=200, request_max_body_size=editions.LONGEST_REQUEST, opt={"cost": 6})
async def try_edition(
    services: Here, language: Spoken, request: AnyRequest, data: JSONBody[TrialRequest]
) -> Response[Trial]:
    """Some games of bots with an edition of one's own; nothing of it is kept."""
    answered = await services.offload.run(address_of(request), editions.trial, msgspec.json.encode(data), language)
    return answers.response(answered)


EDITIONS: list[HTTPRouteHandler] = [components, table_components, check_edition, try_edition]

for _route in EDITIONS:
    _route.responses = {status: ResponseSpec(Problem, description=text) for status, text in PROBLEMS.items()}
