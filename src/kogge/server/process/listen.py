"""Where a server listens: sockets bound before anything else is done, and whose word is taken for a client's address.

A bound socket accepts connections only when the server is ready.
"""

from __future__ import annotations

import errno
import os
import socket
import stat
from collections.abc import Container
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path
from typing import Any, cast

import msgspec
from litestar.types import ASGIApp, Receive, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from kogge.core.errors import KoggeError

LOOPBACK = "127.0.0.1"
LOOPBACKS = ("127.0.0.1", "::1")
UNIX_PEER = "unix"  # stands for the address of whoever comes through a Unix socket


class CannotListen(KoggeError):
    """The address cannot be listened on."""

    key = "error-cannot-listen"


class PortInUse(KoggeError):
    """Another program listens there."""

    key = "error-port-in-use"


class PortNotAllowed(KoggeError):
    """Ports below 1024 are for root."""

    key = "error-port-not-allowed"


class Listening(msgspec.Struct, frozen=True):
    """Where a server listens; ``trusted_proxies`` are the addresses and networks whose X-Forwarded-For is believed."""

    host: str = LOOPBACK
    port: int = 8190
    uds: Path | None = None
    metrics_host: str = LOOPBACK
    metrics_port: int | None = None
    trusted_proxies: tuple[str, ...] = LOOPBACKS


def bind(host: str, port: int) -> list[socket.socket]:
    """A bound socket for every address of a host name."""
    bound: list[socket.socket] = []
    try:
        for family, kind, protocol, _name, address in _addresses(host, port):
            bound.append(_bind_one(socket.socket(family, kind, protocol), address))
    except OSError as error:
        for opened in bound:
            opened.close()
        raise _listen_error(error, host, port) from None
    return bound


def _addresses(host: str, port: int) -> list[Any]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    return sorted(set(found), key=lambda info: info[0])


def _bind_one(opened: socket.socket, address: Any) -> socket.socket:
    try:
        if os.name == "posix":
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if opened.family == socket.AF_INET6:
            opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        opened.bind(address)
        opened.setblocking(False)
    except OSError:
        opened.close()
        raise
    return opened


def _listen_error(error: OSError, host: str, port: int) -> KoggeError:
    place = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    if error.errno == errno.EADDRINUSE:
        return PortInUse(place=place)
    if error.errno == errno.EACCES:
        return PortNotAllowed(place=place)
    return CannotListen(place=place, reason=error.strerror or str(error))


def bind_unix(path: Path) -> socket.socket:
    """A Unix socket for a reverse proxy of the same group; one that a dead server left behind is replaced."""
    if path.exists() and stat.S_ISSOCK(path.stat().st_mode):
        _check_dead(path)
        path.unlink()
    opened = socket.socket(socket.AF_UNIX)
    try:
        opened.bind(str(path))
        path.chmod(0o660)
        opened.setblocking(False)
    except OSError as error:
        opened.close()
        raise CannotListen(place=str(path), reason=error.strerror or str(error)) from None
    return opened


def _check_dead(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as probe, suppress(ConnectionRefusedError):
        probe.connect(str(path))
        raise PortInUse(place=str(path))


def proxy_network(text: str) -> str:
    """An address or network whose proxies are trusted; refused (ValueError) where it would trust everybody."""
    network = ip_network(text.strip(), strict=False)
    if network.prefixlen == 0:
        raise ValueError(f"{text} would let every client choose its own address")
    return str(network)


def behind_proxies(app: ASGIApp, trusted: tuple[str, ...]) -> NamedPeer:
    """The application as it sees clients: the last address in X-Forwarded-For that no trusted proxy has."""
    return NamedPeer(ProxyHeadersMiddleware(app, [*trusted, UNIX_PEER]))  # type: ignore[arg-type]


class NamedPeer:
    """Gives whoever comes through a Unix socket a name to be trusted by: it has no address of its own."""

    def __init__(self, app: ProxyHeadersMiddleware) -> None:
        self._app: Any = app
        self.trusted = cast("Container[str]", app.trusted_hosts)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and not scope.get("client"):
            scope["client"] = (UNIX_PEER, 0)
        await self._app(scope, receive, send)
