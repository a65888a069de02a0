"""HTTP: lessons, given step by step."""

from __future__ import annotations

import msgspec
from litestar import Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from kogge.server.api import answers, lessons
from kogge.server.api.routes import PROBLEMS, AnyRequest, Here, Spoken, address_of
from kogge.server.wire import LessonMoment, LessonRequest, Problem


@post("/api/lessons", status_code=200, opt={"cost": 2})
async def lesson(
    services: Here, language: Spoken, request: AnyRequest, data: JSONBody[LessonRequest]
) -> Response[LessonMoment]:
    """A lesson at a step, with the moves made there; nothing of it is kept."""
    answered = await services.offload.run(address_of(request), lessons.answer, msgspec.json.encode(data), language)
    return answers.response(answered)


LESSONS: list[HTTPRouteHandler] = [lesson]

for _route in LESSONS:
    _route.responses = {status: ResponseSpec(Problem, description=text) for status, text in PROBLEMS.items()}
