"""Where a server listens, and whom it believes about where a request comes from."""

from __future__ import annotations

import asyncio
import socket
import stat
from pathlib import Path
from typing import Any

import pytest

from kogge.server.process.listen import (
    LOOPBACKS,
    CannotListen,
    PortInUse,
    behind_proxies,
    bind,
    bind_unix,
    proxy_network,
)

PROXY = "127.0.0.1"


def seen(
    peer: str | None, *forwarded: str, trusted: tuple[str, ...] = LOOPBACKS, kind: str = "http", proto: str = ""
) -> tuple[str, str]:
    """The address and scheme an application sees of a request with these X-Forwarded-For headers."""
    found: list[tuple[str, str]] = []

    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        found.append((scope["client"][0], scope["scheme"]))

    async def nothing(*_message: Any) -> Any:
        return None

    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    scheme = "http" if kind == "http" else "ws"
    scope = {"type": kind, "scheme": scheme, "client": (peer, 40000) if peer else None, "headers": headers}
    asyncio.run(behind_proxies(app, trusted)(scope, nothing, nothing))
    return found[0]


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_only_the_last_untrusted_hop_counts(kind: str) -> None:
    def address(peer: str | None, *forwarded: str, trusted: tuple[str, ...] = LOOPBACKS) -> str:
        return seen(peer, *forwarded, trusted=trusted, kind=kind)[0]

    assert address(PROXY, "203.0.113.5") == "203.0.113.5"
    assert address("::1", "203.0.113.5") == "203.0.113.5"
    assert address(PROXY, "198.51.100.1, 203.0.113.5") == "203.0.113.5", "what the client wrote comes first"
    assert address(PROXY, "198.51.100.1", "203.0.113.5") == "203.0.113.5", "in a header of its own too"
    assert address(PROXY, "127.0.0.1, 203.0.113.5") == "203.0.113.5"
    assert address("203.0.113.9", "198.51.100.1") == "203.0.113.9", "who is no proxy is not believed"
    assert address("192.168.1.7", "198.51.100.1") == "192.168.1.7", "a private address is no proxy either"
    chain = ("127.0.0.1/32", "10.1.0.0/16")
    assert address("10.1.2.3", "198.51.100.1, 203.0.113.5, 10.1.9.9", trusted=chain) == "203.0.113.5"
    assert address("10.2.2.3", "198.51.100.1", trusted=chain) == "10.2.2.3"
    assert address(PROXY) == PROXY


def test_who_comes_through_a_unix_socket_is_a_proxy() -> None:
    assert seen(None, "198.51.100.1, 203.0.113.5")[0] == "203.0.113.5"
    assert seen(None, "unix, 203.0.113.5")[0] == "203.0.113.5"
    assert seen(None)[0] == "unix"


def test_the_scheme_is_believed_of_proxies_only() -> None:
    assert seen(PROXY, proto="https")[1] == "https"
    assert seen(PROXY, proto="https", kind="websocket")[1] == "wss"
    assert seen("203.0.113.9", proto="https")[1] == "http"
    assert seen(PROXY, proto="javascript")[1] == "http"


@pytest.mark.parametrize(
    ("text", "network"),
    [("10.0.0.1", "10.0.0.1/32"), ("10.0.0.1/8", "10.0.0.0/8"), ("2001:db8::1", "2001:db8::1/128")],
)
def test_a_proxy_is_an_address_or_a_network(text: str, network: str) -> None:
    assert proxy_network(text) == network
    assert seen("10.0.0.1", "203.0.113.5", trusted=(network,))[0] == ("203.0.113.5" if "10." in text else "10.0.0.1")


@pytest.mark.parametrize("text", ["*", "0.0.0.0/0", "::/0", "proxy.example.org", ""])
def test_nobody_can_trust_everybody_by_mistake(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 (two libraries word it)
        proxy_network(text)


def test_a_port_in_use_and_an_address_of_others_are_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(PortInUse, match=f"127.0.0.1:{port}"):
            bind("127.0.0.1", port)
    with pytest.raises(CannotListen, match=r"192\.0\.2\.1"):
        bind("192.0.2.1", 0)
    with pytest.raises(CannotListen, match=r"no-such-host\.invalid"):
        bind("no-such-host.invalid", 0)


def test_a_unix_socket_is_closed_to_strangers_and_replaces_a_dead_one_only(tmp_path: Path) -> None:
    path = tmp_path / "kogge.sock"
    first = bind_unix(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o660
    first.listen()
    with pytest.raises(PortInUse):
        bind_unix(path)
    first.close()
    bind_unix(path).close()
    file = tmp_path / "a-file"
    file.write_text("precious")
    with pytest.raises(CannotListen):
        bind_unix(file)
    assert file.read_text() == "precious"
