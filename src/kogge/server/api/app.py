"""The application: routes, headers, limits and errors put together."""

from __future__ import annotations

import logging
from asyncio import Lock, to_thread
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, cast

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.plugins import PluginProtocol
from litestar.types import (
    HTTPResponseBodyEvent,
    HTTPResponseStartEvent,
    LifeSpanReceive,
    LifeSpanScope,
    LifeSpanSend,
    Receive,
    Scope,
    Send,
)

import kogge
from kogge.core.errors import KoggeError
from kogge.server import metrics, periodic
from kogge.server.api.access import Access
from kogge.server.api.analysis_routes import ANALYSIS
from kogge.server.api.edition_routes import EDITIONS
from kogge.server.api.example_routes import EXAMPLES
from kogge.server.api.lesson_routes import LESSONS
from kogge.server.api.moderation_routes import MODERATION
from kogge.server.api.openapi import Description
from kogge.server.api.puzzle_routes import PUZZLES
from kogge.server.api.routes import ROUTES, all_games
from kogge.server.api.socket import same_site, table_socket
from kogge.server.api.static_files import PAGES, files
from kogge.server.errors import Refused, status_of
from kogge.server.limits import LOAD_COST
from kogge.server.rendering import language_of, problem
from kogge.server.services import Services
from kogge.server.settings import Setup
from kogge.server.wire import Problem
from kogge.text import languages

if TYPE_CHECKING:
    from kogge.server.notifications import Channels

_log = logging.getLogger("kogge.server")

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}
PAGE_COST = 0.3  # of a file in memory; a plain request of the API costs 1, and routes say what they cost beyond that
ERRORS = {400: "bad-request", 404: "not-found", 405: "bad-request", 413: "too-big", 429: "too-fast"}

AnyRequest = Request[Any, Any, Any]


class Body(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body as JSON; one that is not text, or nested without end, is an error of the client."""
        try:
            return await super().json()
        except (RecursionError, UnicodeError) as error:
            raise Refused("bad-request").saying(str(error)) from None

    async def body(self) -> bytes:
        """The body; a client that goes away before it has sent all of it has made a mistake, not the server."""
        try:
            return await super().body()
        except InternalServerException as error:
            raise Refused("bad-request").saying(error.detail) from None


class App(Litestar):
    """The application behind its gate: what is turned away is logged and counted, but not even routed."""

    access: Access

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        """Serve one request or socket."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self.access(scope, cast("Receive", receive), cast("Send", send))

    async def gated(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or socket that may come in."""
        refusal = _refusal(_services(self.state), scope)
        if refusal is None:
            await super().__call__(scope, receive, send)
        else:
            await _turn_away(scope, send, refusal)


def _refusal(services: Services, scope: Scope) -> Refused | None:
    """Why this may not come in: its address asks too much or is banned, or it calls the server by a foreign name."""
    address = _address(scope)
    if not services.gate.charge(address, 1 if scope["path"].startswith("/api/") else PAGE_COST):
        return _too_fast(services, address)
    if _is_closed_to_banned(scope) and (ban := services.gate.ban(address)) is not None:
        return ban
    if services.setup.hosts and _header(scope, b"host").lower() not in services.setup.hosts:
        return Refused("bad-request").saying("invalid host header")
    return None


def _is_closed_to_banned(scope: Scope) -> bool:
    """Banned addresses still get the page and their own data. Sockets are closed with a code after the handshake."""
    path = scope["path"]
    return scope["type"] == ScopeType.HTTP and path.startswith("/api/") and not path.startswith("/api/privacy")


def _too_fast(services: Services, address: str) -> Refused:
    return Refused("too-fast").after(services.gate.wait_s(address))


def _address(scope: Scope) -> str:
    client = scope["client"]
    return client[0] if client else ""


def _header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


async def _turn_away(scope: Scope, send: Send, refusal: Refused) -> None:
    """Answer and close the connection: whoever asks too much has to connect again, and that is limited too."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4429 if refusal.error == "too-fast" else 4400, "reason": ""})
        return
    body = msgspec.json.encode(problem(refusal, language_of(_header(scope, b"accept-language"))))
    headers = {**HEADERS, **refusal.headers, "Content-Type": "application/json", "Connection": "close"}
    headers["Content-Length"] = str(len(body))
    encoded = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    start: HTTPResponseStartEvent = {"type": "http.response.start", "status": refusal.status, "headers": encoded}
    rest: HTTPResponseBodyEvent = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)


def create_app(setup: Setup) -> App:
    """The server of one process."""
    services = Services(setup)
    channels = _channels(services) if services.store.postgres else None
    plugins: list[PluginProtocol] = [channels.plugin] if channels else []
    app = App(
        [*ROUTES, *EDITIONS, *LESSONS, *EXAMPLES, *PUZZLES, *ANALYSIS, *MODERATION, *PAGES, table_socket],
        dependencies={
            "services": Provide(_services, sync_to_thread=False),
            "language": Provide(_language, sync_to_thread=False),
        },
        state=State({"services": services, "describing": Lock()}),
        lifespan=[_open],
        plugins=plugins,
        on_startup=[_warm_up, *([channels.start] if channels else [])],
        on_shutdown=[channels.stop] if channels else [],
        exception_handlers={Refused: _refused, KoggeError: _refused, HTTPException: _http, Exception: _internal},
        request_class=Body,
        before_request=_before,
        after_request=_Headers(setup.secure),
        openapi_config=_openapi(),
        request_max_body_size=65_536,
        debug=False,
        logging_config=None,
    )
    app.access = Access(app.gated, setup.access_log, setup.log_addresses)
    return app


def _channels(services: Services) -> Channels:
    from kogge.server.notifications import Channels

    return Channels(services)


async def _warm_up() -> None:
    """Read the page, the editions and the texts before the first request, which would wait for them."""
    files()
    for language in languages():
        all_games(language)


@asynccontextmanager
async def _open(app: Litestar) -> AsyncIterator[None]:
    services = _services(app.state)
    await services.open()
    watching = periodic.begin(metrics.watch_loop, 0)
    try:
        yield
    finally:
        await periodic.end([watching])
        await services.close()


def _before(request: AnyRequest) -> None:
    """What every handler would have to check first."""
    _same_site(request)
    _charge_route(request)


def _charge_route(request: AnyRequest) -> None:
    """Some routes cost more than a plain request, and so does a table that has to be loaded first."""
    services, address = _services(request.app.state), _address(request.scope)
    table = request.path_params.get("table")
    cost = request.route_handler.opt.get("cost", 0) + (LOAD_COST if table and not services.tables.known(table) else 0)
    if cost and not services.gate.charge(address, cost):
        raise _too_fast(services, address)


def _same_site(request: AnyRequest) -> None:
    """A page of another site may not make its visitors' browsers act here (those that act say whence they come)."""
    if request.method not in ("GET", "HEAD", "OPTIONS") and not same_site(request.headers):
        raise Refused("not-allowed")


def _services(state: State) -> Services:
    return cast(Services, state.services)


def _language(request: AnyRequest) -> str:
    return language_of(request.headers.get("accept-language"))


class _Headers:
    """The headers every answer carries."""

    def __init__(self, secure: bool) -> None:
        self._headers = dict(HEADERS)
        if secure:
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    def __call__(self, response: Response[Any]) -> Response[Any]:
        return with_headers(response, self._headers)


def with_headers(response: Response[Any], headers: dict[str, str] | None = None) -> Response[Any]:
    """Set the headers that the response does not have of its own."""
    for name, value in (headers or HEADERS).items():
        response.headers.setdefault(name, value)
    return response


def _openapi() -> OpenAPIConfig:
    scheme = SecurityScheme(type="http", scheme="bearer", description="The token of a seat, or a table's watch code.")
    return OpenAPIConfig(
        title="Kogge",
        version=kogge.__version__,
        render_plugins=[Description()],
        use_handler_docstrings=True,
        openapi_router=Router("/api/schema", route_handlers=[], include_in_schema=False, before_request=_describe),
        components=Components(security_schemes={"seat": scheme}),
        security=[{}, {"seat": []}],
    )


async def _describe(request: AnyRequest) -> None:
    """The first who asks for the description has it made, which takes half a second: in a thread, and once."""
    _before(request)
    async with request.app.state.describing:
        await to_thread(lambda: request.app.openapi_schema)


# Errors, in the player's language, and never with a traceback


def _answer(request: AnyRequest, error: Refused | KoggeError, status: int) -> Response[Problem]:
    headers = error.headers if isinstance(error, Refused) else {}
    return with_headers(Response(problem(error, _language(request)), status_code=status, headers=headers))


def _refused(request: AnyRequest, error: Refused | KoggeError) -> Response[Problem]:
    return _answer(request, error, status_of(error))


def _http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.status_code >= 500:
        return _internal(request, error)
    refusal = Refused(ERRORS.get(error.status_code, "bad-request"))
    return _answer(request, refusal.saying(_detail(error)), error.status_code)


def _detail(error: HTTPException) -> str:
    """What the framework says of a body or parameter it cannot read, without the values that were given."""
    extra = error.extra if isinstance(error.extra, list) else []
    words = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]
    return "; ".join(words) or error.detail


def _internal(request: AnyRequest, error: Exception) -> Response[Problem]:
    _log.error("request failed: %s %s", request.method, request.url.path, exc_info=error)
    return _answer(request, Refused("internal"), 500)
