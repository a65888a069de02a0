"""The doors of the server over HTTP."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, cast

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

import kogge
from kogge.bots import registry as bots
from kogge.core.options import Option
from kogge.core.record import dumps
from kogge.core.state import SPECTATOR
from kogge.games import lessons, registry
from kogge.puzzles import puzzle
from kogge.server.api import analysis, answers, editions, hints, qr_code, replay
from kogge.server.api.kept_editions import kept_edition, of_a_record
from kogge.server.bots import reviews
from kogge.server.errors import Refused
from kogge.server.live import chat, creation, play, seats, updates
from kogge.server.live.lobby import my_tables, open_tables
from kogge.server.live.table import Table, former_status
from kogge.server.services import Services
from kogge.server.storage import store
from kogge.server.wire import (
    Ack,
    Act,
    AddBot,
    BotReasons,
    Chat,
    ChatLine,
    Claim,
    Code,
    Created,
    CreateTable,
    Done,
    Events,
    GameInfo,
    Games,
    Hints,
    Join,
    Joined,
    Leave,
    Mine,
    Moment,
    Mute,
    OptionInfo,
    Problem,
    Proposal,
    Propose,
    QrRequest,
    RecordText,
    RemoveBot,
    Replay,
    ReplayRequest,
    Review,
    ReviewRequest,
    Say,
    Summary,
    Tables,
    Undo,
    Update,
    Vote,
    Why,
)
from kogge.text import Catalogue, catalogue

AnyRequest = Request[Any, Any, Any]
Here = NamedDependency[Services]
Spoken = NamedDependency[str]
PROBLEMS = {
    400: "not readable, or not possible in this game",
    401: "no token, or a wrong one",
    403: "not allowed",
    404: "unknown table",
    409: "the table has moved on, or the rules forbid it",
    413: "too big",
    429: "too fast, or too much at once",
    503: "too busy",
}
HIGHEST = 1_000_000
Number = Annotated[int, Meta(ge=0, le=HIGHEST)]
Token = Annotated[str, Meta(min_length=1, max_length=80)]


def token_of(request: AnyRequest) -> str | None:
    """The secret behind ``Authorization: Bearer``."""
    scheme, _space, token = request.headers.get("authorization", "").partition(" ")
    return token.strip()[:64] if scheme.lower() == "bearer" else None


def whole(number: int) -> int:
    """A number of a request, if it can be one of ours: the framework describes the bounds of parameters only."""
    if not 0 <= number <= HIGHEST:
        raise Refused("bad-request")
    return number


def address_of(request: AnyRequest) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


async def seen_table(services: Services, name: str, request: AnyRequest) -> tuple[Table, int]:
    """The table, and who looks at it."""
    table = await services.tables.get(name)
    return table, table.viewer_of(token_of(request))


# What there is


@get("/api/games")
async def games(services: Here, language: Spoken) -> Games:
    """The games with their options and bots."""
    return Games(all_games(language), services.setup.lobby, kogge.__version__)


@cache
def all_games(language: str) -> list[GameInfo]:
    """All there is to play; it does not change while the server runs."""
    return [_game(slug, language) for slug in registry.slugs()]


def _game(slug: str, language: str) -> GameInfo:
    words = catalogue(slug, language)
    return GameInfo(
        slug=slug,
        title=words.title(),
        summary=words.summary(),
        players=registry.player_counts(slug),
        editions=registry.editions(slug),
        levels=bots.names(slug),
        level=bots.default(slug),
        options=[_option(option, words) for option in registry.options(slug)],
        lesson=bool(lessons.names(slug)),
        puzzles=puzzle.file_of(slug) is not None,
    )


def _option(option: Option, words: Catalogue) -> OptionInfo:
    default = cast("bool | int | str", option.default)
    title, hint = words.option(option.name), words.option_hint(option.name)
    names = [words.option_value(option.name, choice) for choice in option.choices]
    return OptionInfo(option.name, title, hint, default, option.choices, names, option.lowest, option.highest)


@get("/api/lobby", opt={"cost": 2})
async def lobby(services: Here, language: Spoken) -> Tables:
    """Public tables with open seats; none where the lobby is off."""
    return Tables(await open_tables(services.tables, language) if services.setup.lobby else [])


@post("/api/mine", status_code=200, opt={"cost": 4})
async def mine(services: Here, language: Spoken, request: AnyRequest, data: JSONBody[Mine]) -> Tables:
    """The tables of the seats this browser holds."""
    to_load = sum(1 for item in data.tables if not services.tables.known(item.table))
    if not services.gate.charge(address_of(request), to_load):
        raise Refused("too-fast")
    return Tables(await my_tables(services.tables, data.tables, language))


# Tables and seats


@post("/api/tables", request_max_body_size=512_000, opt={"cost": 4})
async def create(services: Here, language: Spoken, request: AnyRequest, data: JSONBody[CreateTable]) -> Created:
    """A new table."""
    if data.settings.public and not services.setup.lobby:
        raise Refused("not-allowed")
    creation.check_request(data)
    address = address_of(request)
    if any(seat.kind == "bot" for seat in data.seats):
        services.bots.check_room(address)
    services.gate.let_begin(address)
    if data.own_edition is not None:
        asked = data.own_edition, data.game, len(data.seats), data.options
        data.own_edition = (await services.offload.run(address, editions.accept, *asked)).decode()
    steps = ""
    if data.record is not None:
        given = data.record, data.game, len(data.seats)
        begun = await of_a_record(services, address, data.record, analysis.accept, *given)
        found = msgspec.json.decode(begun, type=analysis.Begun)
        data.edition, data.own_edition, data.options, steps = found.edition, found.own, found.options, found.steps
    created = await creation.create(services.tables, data, language, services.bans.columns(address), steps)
    services.bots.own(created.table, address)
    return created


@get("/api/tables/{table:str}")
async def look(services: Here, language: Spoken, table: FromPath[str], request: AnyRequest) -> Summary:
    """A table before one sits down: with the join code, the watch code or a seat's token."""
    found = await services.tables.get(table)
    token = token_of(request)
    viewer = SPECTATOR if found.invites(token) else found.viewer_of(token)
    return updates.summary(found, viewer, language)


@post("/api/tables/{table:str}/join")
async def join(services: Here, table: FromPath[str], request: AnyRequest, data: JSONBody[Join]) -> Joined:
    """Take an open seat."""
    return await seats.join(services.tables, table, data, services.bans.columns(address_of(request)), token_of(request))


@post("/api/tables/{table:str}/bots")
async def add_bot(
    services: Here, language: Spoken, table: FromPath[str], request: AnyRequest, data: JSONBody[AddBot]
) -> Done:
    """The host gives an open seat to a bot."""
    services.bots.check_room(address_of(request))
    await seats.add_bot(services.tables, table, token_of(request), data, language)
    return Done()


@post("/api/tables/{table:str}/bots/remove", status_code=200)
async def remove_bot(services: Here, table: FromPath[str], request: AnyRequest, data: JSONBody[RemoveBot]) -> Done:
    """The host takes a bot's seat back before the game begins."""
    await seats.remove_bot(services.tables, table, token_of(request), data.seat)
    return Done()


@post("/api/tables/{table:str}/claim")
async def claim(services: Here, table: FromPath[str], request: AnyRequest, data: JSONBody[Claim]) -> Joined:
    """Take the seat of a one-time code."""
    return await seats.claim(services.tables, table, data.code, services.bans.columns(address_of(request)), data.name)


@post("/api/tables/{table:str}/handover", opt={"cost": 1})
async def handover(services: Here, table: FromPath[str], request: AnyRequest) -> Code:
    """A one-time code that moves this seat to another device."""
    return await seats.handover(services.tables, table, token_of(request))


@post("/api/tables/{table:str}/leave")
async def leave(services: Here, table: FromPath[str], request: AnyRequest, data: JSONBody[Leave]) -> Code:
    """A bot plays on."""
    return await seats.leave(services.tables, table, token_of(request), data.level)


@post("/api/tables/{table:str}/return", status_code=200)
async def come_back(services: Here, table: FromPath[str], request: AnyRequest) -> Done:
    """Back from a takeover."""
    await seats.come_back(services.tables, table, token_of(request))
    return Done()


@post("/api/tables/{table:str}/rematch", opt={"cost": 4})
async def rematch(services: Here, table: FromPath[str], request: AnyRequest) -> Created:
    """The same seats again."""
    address = address_of(request)
    services.gate.let_begin(address)
    created = await creation.rematch(services.tables, table, token_of(request), services.bans.columns(address))
    services.bots.own(created.table, address, created=False)
    return created


# Play


@get("/api/tables/{table:str}/sync", opt={"cost": 3})
async def sync(
    services: Here,
    language: Spoken,
    table: FromPath[str],
    request: AnyRequest,
    epoch: FromQuery[Number] = 0,
    index: FromQuery[Number] = 0,
) -> Update:
    """What is new since a place."""
    found, viewer = await seen_table(services, table, request)
    return updates.update_for(found, viewer, language, whole(epoch), whole(index))


@post("/api/tables/{table:str}/actions", status_code=200)
async def act(services: Here, table: FromPath[str], request: AnyRequest, data: JSONBody[Act]) -> Ack:
    """Play an offered action."""
    return await play.act(services.tables, table, token_of(request), data)


@post("/api/tables/{table:str}/undo", status_code=200)
async def undo(services: Here, table: FromPath[str], request: AnyRequest, data: JSONBody[Undo]) -> Ack:
    """Take back own steps."""
    return await play.undo(services.tables, table, token_of(request), data)


@get("/api/tables/{table:str}/why")
async def why(
    services: Here,
    language: Spoken,
    table: FromPath[str],
    request: AnyRequest,
    action: FromQuery[Number | None] = None,
    token: FromQuery[Token | None] = None,
) -> Why:
    """Why an action, named by its id or its token, is not allowed."""
    found = await services.tables.get(table)
    seat = found.seat_of(token_of(request))
    known = found.playing().game.actions
    return updates.why(found, seat, known.parse(token or "") if action is None else whole(action), language)


@post("/api/tables/{table:str}/hints", status_code=200, opt={"cost": 6})
async def hint(services: Here, language: Spoken, table: FromPath[str], request: AnyRequest) -> Hints:
    """Advice for the seat that decides, where the table allows it."""
    return await hints.hints(services.tables, services.bots, table, token_of(request), language, address_of(request))


@post("/api/tables/{table:str}/reasons", status_code=200, opt={"cost": 8})
async def reasons(services: Here, language: Spoken, table: FromPath[str], request: AnyRequest) -> BotReasons:
    """Why did the bot do that? Where the table allows hints."""
    address = address_of(request)
    return await hints.reasons(services.tables, services.bots, table, token_of(request), language, address)


@post("/api/tables/{table:str}/proposals")
async def propose(services: Here, table: FromPath[str], request: AnyRequest, data: JSONBody[Propose]) -> Proposal:
    """Ask the others."""
    return await play.propose(services.tables, table, token_of(request), data)


@post("/api/tables/{table:str}/proposals/{number:int}", status_code=200)
async def vote(
    services: Here,
    table: FromPath[str],
    number: FromPath[int],
    request: AnyRequest,
    data: JSONBody[Vote],
) -> Done:
    """Answer a proposal."""
    await play.vote(services.tables, table, token_of(request), number, data.accept)
    return Done()


@get("/api/tables/{table:str}/chat", opt={"cost": 1})
async def read_chat(services: Here, table: FromPath[str], request: AnyRequest) -> Chat:
    """The last lines."""
    found, viewer = await seen_table(services, table, request)
    return Chat(await chat.chat(services.store, found, viewer))


@post("/api/tables/{table:str}/chat", opt={"cost": 1})
async def say(services: Here, table: FromPath[str], request: AnyRequest, data: JSONBody[Say]) -> ChatLine:
    """Say something."""
    return await chat.say(services.tables, table, token_of(request), data.text)


@post("/api/tables/{table:str}/mute", status_code=200)
async def mute(services: Here, table: FromPath[str], request: AnyRequest, data: JSONBody[Mute]) -> Chat:
    """Hear, or no longer hear, another seat."""
    await chat.mute(services.tables, table, token_of(request), data.seat, data.muted)
    found, viewer = await seen_table(services, table, request)
    return Chat(await chat.chat(services.store, found, viewer))


# Looking back


@get("/api/tables/{table:str}/events", opt={"cost": 3})
async def events(
    services: Here,
    language: Spoken,
    table: FromPath[str],
    request: AnyRequest,
    first: FromQuery[Number] = 0,
) -> Events:
    """Events as the viewer saw them, 200 at a time."""
    found, viewer = await seen_table(services, table, request)
    return updates.past_events(found, viewer, language, whole(first))


@get("/api/tables/{table:str}/moments/{index:int}", opt={"cost": 2})
async def moment(
    services: Here,
    language: Spoken,
    table: FromPath[str],
    index: FromPath[int],
    request: AnyRequest,
) -> Moment:
    """The table as the viewer saw it after so many events."""
    found, viewer = await seen_table(services, table, request)
    return updates.moment(found, viewer, language, whole(index))


@get("/api/tables/{table:str}/record", opt={"cost": 6})
async def record(services: Here, table: FromPath[str], request: AnyRequest) -> RecordText:
    """The record of a game that is over; of a frozen table its log in words, if the game was over."""
    found, _viewer = await seen_table(services, table, request)
    if found.row.status == "frozen":
        if former_status(found.row) not in ("finished", "abandoned"):
            raise Refused("frozen-log")
        async with services.store.read() as session:
            return RecordText(await store.log_text(session, found.row))
    found.replayed()
    if found.status not in ("finished", "abandoned"):
        raise Refused("not-over")
    return RecordText(dumps(found.record()))


@post("/api/replay", status_code=200, request_max_body_size=512_000, opt={"cost": 8})
async def replay_record(
    services: Here, language: Spoken, request: AnyRequest, data: JSONBody[ReplayRequest]
) -> Response[Replay]:
    """Look at a record; nothing of it is kept."""
    given = msgspec.json.encode(data), language
    answered = await of_a_record(services, address_of(request), data.record, replay.answer, *given)
    return answers.response(answered)


@post("/api/review", status_code=200, request_max_body_size=512_000, opt={"cost": 8})
async def review_record(
    services: Here, language: Spoken, request: AnyRequest, data: JSONBody[ReviewRequest]
) -> Response[Review]:
    """Review the record of a finished game, as far as it has come; ask again for the rest."""
    address, checked = address_of(request), b"200"
    if not services.bots.reviews.knows(data.record, language, data.deep):
        services.bots.reviews.check_room(address)
        checked = await of_a_record(services, address, data.record, replay.check, data.record, language)
        if checked[:3] != b"200":
            return answers.response(checked)
    own = await kept_edition(services.store, data.record)
    made = services.bots.review(data.record, language, address, checked[3:].decode(), data.deep, own)
    found = await reviews.news(made, data.since)
    if made.problem is not None:
        return answers.json_response(msgspec.json.encode(made.problem), made.status)
    return answers.json_response(msgspec.json.encode(found))


@post("/api/qr", status_code=200, media_type="image/svg+xml", opt={"cost": 2})
async def qr(services: Here, request: AnyRequest, data: JSONBody[QrRequest]) -> Response[bytes]:
    """A QR code of a link."""
    drawn = await services.offload.run(address_of(request), qr_code.svg, data.text)
    return Response(drawn, media_type="image/svg+xml")


ROUTES: list[HTTPRouteHandler] = [
    games,
    lobby,
    mine,
    create,
    look,
    join,
    add_bot,
    remove_bot,
    claim,
    handover,
    leave,
    come_back,
    rematch,
    sync,
    act,
    undo,
    why,
    hint,
    reasons,
    propose,
    vote,
    read_chat,
    say,
    mute,
    events,
    moment,
    record,
    replay_record,
    review_record,
    qr,
]

for _route in ROUTES:
    _route.responses = {status: ResponseSpec(Problem, description=text) for status, text in PROBLEMS.items()}
