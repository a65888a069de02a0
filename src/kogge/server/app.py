"""The application: routes, headers, limits and errors put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, cast

from litestar import Litestar, Request, Response
from litestar.config.allowed_hosts import AllowedHostsConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.plugins import PluginProtocol
from litestar.stores.memory import MemoryStore

import kogge
from kogge.core.errors import IllegalAction, KoggeError
from kogge.server import tending
from kogge.server.description import Description
from kogge.server.house import House, Setup
from kogge.server.pages import PAGES
from kogge.server.refusals import Refused
from kogge.server.routes import ROUTES
from kogge.server.socket import same_site, table_socket
from kogge.server.wire import Problem
from kogge.server.words import language_of, problem

if TYPE_CHECKING:
    from kogge.server.channels import Channels

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
FORGET_S = 60.0
ERRORS = {400: "bad-request", 404: "not-found", 405: "bad-request", 413: "too-big", 429: "too-fast"}

AnyRequest = Request[Any, Any, Any]


def create_app(setup: Setup) -> Litestar:
    """The server of one process."""
    house = House(setup)
    channels = _channels(house) if house.store.postgres else None
    plugins: list[PluginProtocol] = [channels.plugin] if channels else []
    return Litestar(
        [*ROUTES, *PAGES, table_socket],
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "language": Provide(_language, sync_to_thread=False),
        },
        state=State({"house": house}),
        lifespan=[_open],
        plugins=plugins,
        on_startup=[channels.start] if channels else [],
        on_shutdown=[channels.stop] if channels else [],
        middleware=[RateLimitConfig(("second", setup.rate), exclude=["^/assets/", "/socket$"]).middleware],
        allowed_hosts=AllowedHostsConfig([*setup.hosts]) if setup.hosts else None,
        exception_handlers={Refused: _refused, KoggeError: _refused, HTTPException: _http, Exception: _internal},
        before_request=_same_site,
        after_request=_Headers(setup.secure),
        openapi_config=_openapi(),
        request_max_body_size=65_536,
        debug=False,
        logging_config=None,
    )


def _channels(house: House) -> Channels:
    from kogge.server.channels import Channels

    return Channels(house)


@asynccontextmanager
async def _open(app: Litestar) -> AsyncIterator[None]:
    house = _house(app.state)
    await house.open()
    keeper = tending.begin(lambda: _forget_addresses(app), FORGET_S)
    try:
        yield
    finally:
        await tending.end([keeper])
        await house.close()


async def _forget_addresses(app: Litestar) -> None:
    """The rate limit remembers who asked; it need not remember them for long."""
    await cast(MemoryStore, app.stores.get("rate_limit")).delete_expired()


def _same_site(request: AnyRequest) -> None:
    """A page of another site may not make its visitors' browsers act here (those that act say whence they come)."""
    if request.method not in ("GET", "HEAD", "OPTIONS") and not same_site(request.headers):
        raise Refused("not-allowed")


def _house(state: State) -> House:
    return cast(House, state.house)


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
        path="/api/schema",
        render_plugins=[Description()],
        use_handler_docstrings=True,
        components=Components(security_schemes={"seat": scheme}),
        security=[{}, {"seat": []}],
    )


# Errors, in the player's language, and never with a traceback


def _answer(request: AnyRequest, error: Refused | KoggeError, status: int) -> Response[Problem]:
    return with_headers(Response(problem(error, _language(request)), status_code=status))


def _refused(request: AnyRequest, error: Refused | KoggeError) -> Response[Problem]:
    if isinstance(error, Refused):
        return _answer(request, error, error.status)
    return _answer(request, error, 409 if isinstance(error, IllegalAction) else 400)


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
    _log.error("a request failed: %s %s", request.method, request.url.path, exc_info=error)
    return _answer(request, Refused("internal"), 500)
