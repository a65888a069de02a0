"""HTTP: the examples of the rules."""

from __future__ import annotations

import msgspec
from litestar import Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from kogge.server.api import answers, examples
from kogge.server.api.routes import PROBLEMS, AnyRequest, Here, Spoken, address_of
from kogge.server.wire import ExampleMoment, ExampleRequest, Problem


@post("/api/examples", status_code=200, opt={"cost": 2})
async def example(
    services: Here, language: Spoken, request: AnyRequest, data: JSONBody[ExampleRequest]
) -> Response[ExampleMoment]:
    """The example of a rule after some of its moves; nothing of it is kept."""
    answered = await services.offload.run(address_of(request), examples.answer, msgspec.json.encode(data), language)
    return answers.response(answered)


EXAMPLES: list[HTTPRouteHandler] = [example]

for _route in EXAMPLES:
    _route.responses = {status: ResponseSpec(Problem, description=text) for status, text in PROBLEMS.items()}
