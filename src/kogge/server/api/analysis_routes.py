"""HTTP: the analysis board."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from kogge.core import study as studies
from kogge.core.rng import Rng
from kogge.core.study import Study
from kogge.server.api import analysis, answers
from kogge.server.api.kept_editions import kept_edition, of_a_record
from kogge.server.api.routes import PROBLEMS, AnyRequest, Here, Number, Spoken, address_of, token_of, whole
from kogge.server.bots import analysis_process
from kogge.server.errors import Refused
from kogge.server.wire import (
    Analysis,
    AnalysisBegin,
    AnalysisJudgement,
    AnalysisLook,
    AnalysisMoment,
    AnalysisOf,
    AnalysisQuestion,
    Problem,
)

LONGEST = 512_000  # bytes of a request


@post("/api/analysis/open", status_code=200, request_max_body_size=LONGEST, opt={"cost": 8})
async def open_analysis(
    services: Here, language: Spoken, request: AnyRequest, data: JSONBody[AnalysisBegin]
) -> Response[Analysis]:
    """A record, or a position, to be analysed; nothing of it is kept."""
    answered = await of_a_record(
        services, address_of(request), data.text, analysis.open_answer, msgspec.json.encode(data), language
    )
    return answers.response(answered)


@post("/api/analysis/look", status_code=200, request_max_body_size=LONGEST, opt={"cost": 4})
async def look_at_analysis(
    services: Here, language: Spoken, request: AnyRequest, data: JSONBody[AnalysisLook]
) -> Response[AnalysisMoment]:
    """The position after some moves, as a seat sees it, with all that may be played there."""
    answered = await of_a_record(
        services, address_of(request), data.head, analysis.look_answer, msgspec.json.encode(data), language
    )
    return answers.response(answered)


@post("/api/analysis/judge", status_code=200, request_max_body_size=LONGEST, opt={"cost": 3})
async def judge_analysis(
    services: Here, language: Spoken, request: AnyRequest, data: JSONBody[AnalysisQuestion]
) -> Response[AnalysisJudgement]:
    """What a position is worth, and its best lines; ask again while it is not known."""
    own = await kept_edition(services.store, data.head)
    answer = await services.bots.judge(analysis_process.question(data, language), address_of(request), own)
    if answer.problem is not None:
        return answers.json_response(msgspec.json.encode(answer.problem), answer.status)
    return answers.json_response(msgspec.json.encode(answer.found))


@get("/api/tables/{table:str}/analysis", opt={"cost": 4})
async def analysis_of_table(
    services: Here, table: FromPath[str], request: AnyRequest, draw: FromQuery[Number] = 0
) -> AnalysisOf:
    """A running game for the analysis board, where the table allows hints.

    It is a position that its seat cannot tell from the truth; ``draw`` says which of them.
    """
    found = await services.tables.get(table)
    seat = found.seat_of(token_of(request))
    if not found.settings.hints:
        raise Refused("no-hints")
    story = found.playing()
    world = story.state.determinize(seat, Rng(whole(draw) + 1))
    return AnalysisOf(studies.dumps(Study(story.game, found.names, world.text())))


ANALYSIS: list[HTTPRouteHandler] = [open_analysis, look_at_analysis, judge_analysis, analysis_of_table]

for _route in ANALYSIS:
    _route.responses = {status: ResponseSpec(Problem, description=text) for status, text in PROBLEMS.items()}
