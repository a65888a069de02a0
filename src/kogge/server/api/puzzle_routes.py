"""HTTP: puzzles, and the one of today."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from kogge.games import registry
from kogge.server.api import answers, puzzles
from kogge.server.api.routes import PROBLEMS, AnyRequest, Here, Spoken, address_of
from kogge.server.errors import Refused
from kogge.server.wire import Problem, PuzzleList, PuzzleMoment, PuzzleRequest


@get("/api/puzzles/{game:str}", opt={"cost": 2})
async def puzzle_list(
    services: Here, language: Spoken, request: AnyRequest, game: FromPath[str]
) -> Response[PuzzleList]:
    """The puzzles of a game, and which of them is that of today."""
    if game not in registry.slugs():
        raise Refused("not-found")
    day = puzzles.today().isoformat()
    answered = await services.offload.run(address_of(request), puzzles.listed, game, language, day)
    return answers.response(answered)


@post("/api/puzzles", status_code=200, opt={"cost": 4})
async def puzzle(
    services: Here, language: Spoken, request: AnyRequest, data: JSONBody[PuzzleRequest]
) -> Response[PuzzleMoment]:
    """A puzzle after the moves that were made; nothing of it is kept."""
    encoded, day = msgspec.json.encode(data), puzzles.today().isoformat()
    answered = await services.offload.run(address_of(request), puzzles.answer, encoded, language, day)
    return answers.response(answered)


PUZZLES: list[HTTPRouteHandler] = [puzzle_list, puzzle]

for _route in PUZZLES:
    _route.responses = {status: ResponseSpec(Problem, description=text) for status, text in PROBLEMS.items()}
