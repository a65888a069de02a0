"""Running the server: where it listens, where its data lies, how guests find it."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack, suppress
from ipaddress import ip_address
from pathlib import Path
from threading import Timer
from typing import Any, cast

import platformdirs
import segno
import uvicorn
from litestar import Litestar
from litestar.types import Receive, Send

from kogge.server import periodic
from kogge.server.api.app import create_app
from kogge.server.api.connections import Config, Connections, most_connections
from kogge.server.process import garbage, metrics_page, startup
from kogge.server.process.garbage import Garbage
from kogge.server.process.listen import LOOPBACK, Listening, behind_proxies, bind, bind_unix
from kogge.server.services import Services
from kogge.server.settings import Setup

_log = logging.getLogger("kogge.server")
SHUTDOWN_S = 5


def data_folder() -> Path:
    """Where a household's tables lie."""
    return Path(platformdirs.user_data_dir("kogge"))


def default_database() -> str:
    """The embedded database of this user."""
    return f"sqlite:///{data_folder() / 'kogge.db'}"


def lan_address() -> str:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach a server that listens there."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def hosts_of(address: str, port: int, names: list[str]) -> tuple[str, ...]:
    """The names by which a server may be called, so that no foreign name can be pointed at it."""
    own = socket.gethostname()
    known = {
        address,
        "localhost",
        LOOPBACK,
        own,
        f"{own}.local",
        *(f"[{name}]" if ":" in name else name for name in names),
    }
    known = {name.lower() for name in known}
    return tuple(sorted(known | {f"{name}:{port}" for name in known}))


def qr_code(url: str) -> str:
    """The address as a QR code of terminal blocks."""
    code = segno.make(url, error="l", micro=False)
    rows = [list(row) for row in code.matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    blocks = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("".join(blocks[min(a, 1), min(b, 1)] for a, b in zip(*pair, strict=True)) for pair in pairs)


class Doors:
    """Dispatches by the socket a request came in at: the metrics' port has the metrics, every other one the game."""

    def __init__(self, app: Litestar, metrics_ports: set[int]) -> None:
        self._app = app
        self._metrics_ports = metrics_ports

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif (scope.get("server") or ("", None))[1] in self._metrics_ports:
            await self._metrics(scope, send)
        else:
            await self._app(scope, receive, send)

    async def _metrics(self, scope: Any, send: Any) -> None:
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 4404})
            return
        found = scope["path"] == "/metrics" and scope["method"] in ("GET", "HEAD")
        body = await metrics_page.render(cast(Services, self._app.state.services)) if found else b"not found\n"
        headers = [(b"content-type", metrics_page.CONTENT_TYPE.encode()), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 200 if found else 404, "headers": headers})
        await send({"type": "http.response.body", "body": body})


class Server(uvicorn.Server):
    """Says when it is ready, to people and to systemd, and collects garbage."""

    def __init__(self, config: uvicorn.Config, collector: Garbage, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._garbage = collector
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._collecting = periodic.begin(self._garbage.look, garbage.LOOK_S)
            self._ready()
            notify_systemd("READY=1")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Connections are closed with 1012, on which the page reconnects; what is being done is finished."""
        _log.info("shutting down, %d connections open", len(self.server_state.connections))
        notify_systemd("STOPPING=1")
        await periodic.end([self._collecting])
        await super().shutdown(sockets)


def notify_systemd(message: str) -> None:
    """Tell systemd, if it started this process and waits for word (Type=notify)."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as to, suppress(OSError):
            to.sendto(message.encode(), address.replace("@", "\0", 1) if address[0] == "@" else address)


def open_browser(page: str) -> None:
    """Open the page in a moment."""
    timer = Timer(0.2, webbrowser.open, [page])
    timer.daemon = True
    timer.start()


def run(setup: Setup, listening: Listening, ready: Callable[[int], None]) -> None:
    """Serve until stopped; ``ready`` is called with the port as soon as the server answers."""
    with ExitStack() as stack:
        game = _entered(stack, [bind_unix(listening.uds)] if listening.uds else bind(listening.host, listening.port))
        metrics_port = listening.metrics_port
        numbers = [] if metrics_port is None else _entered(stack, bind(listening.metrics_host, metrics_port))
        place = str(listening.uds or f"{listening.host}:{port_of(game[0])}")
        stack.enter_context(startup.sole_server(setup.database, place))
        asyncio.run(startup.check(setup.database))
        app = create_app(setup)
        config = _config(app, listening.trusted_proxies, {port_of(opened) for opened in numbers})
        garbage.settle()
        with suppress(KeyboardInterrupt):
            Server(config, Garbage(app.state.services), lambda: ready(port_of(game[0]))).run([*game, *numbers])


def _entered(stack: ExitStack, sockets: list[socket.socket]) -> list[socket.socket]:
    return [stack.enter_context(opened) for opened in sockets]


def port_of(opened: socket.socket) -> int:
    """The port a socket is bound to; a Unix socket has none."""
    return 0 if opened.family == socket.AF_UNIX else int(opened.getsockname()[1])


def _config(app: Litestar, trusted_proxies: tuple[str, ...], metrics_ports: set[int]) -> Config:
    gate = app.state.services.gate
    gate.connections.most = most_connections(gate.connections.most)
    proxied = behind_proxies(Doors(app, metrics_ports), trusted_proxies)
    return Config(
        proxied,
        Connections(gate, proxied.trusted, metrics_ports),
        ws_max_size=65_536,
        ws_per_message_deflate=False,  # costs more than making the message
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # done by behind_proxies
        timeout_graceful_shutdown=SHUTDOWN_S,
    )
