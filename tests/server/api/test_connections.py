"""Connections are counted by address, and ended when a request does not come or an answer is not read."""

from __future__ import annotations

import asyncio
import resource
import socket
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any, cast

import httpx
import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from kogge.server.api import connections
from kogge.server.api.connections import CLOSE_S, OWN_FILES, READ_S, REQUEST_S, Connections, most_connections
from kogge.server.limits import Gate
from kogge.server.live.hub import BACKLOG, BACKLOG_BYTES, Listener
from tests.server.helpers import file_url
from tests.server.test_limits import Clock
from tools.servers import Server, serve_impatiently

ADDRESS = "192.0.2.1"
IMPATIENT_S = 0.5


class FakeTransport:
    """A transport that notes how it was ended."""

    def __init__(self) -> None:
        self.closing = self.aborted = False

    def get_extra_info(self, _name: str) -> None:
        return None

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.closing = self.aborted = True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(connections, "monotonic", made)
    return made


def opened(open_ones: Connections, address: str = ADDRESS) -> Any:
    transport = FakeTransport()
    assert open_ones.opened(cast(Any, transport), address)
    return transport


def after(clock: Clock, seconds: float, open_ones: Connections) -> None:
    clock.now += seconds
    asyncio.run(open_ones.sweep())


def test_a_request_that_does_not_come_ends_the_connection(clock: Clock) -> None:
    open_ones = Connections(Gate(50, 10, 100))
    slow, good = opened(open_ones), opened(open_ones)
    after(clock, REQUEST_S - 1, open_ones)
    open_ones.owes_request(slow, True)  # one more byte gives no more time
    open_ones.owes_request(good, False)
    after(clock, 2, open_ones)
    assert (slow.aborted, good.aborted) == (True, False)
    open_ones.owes_request(good, True)  # it is answered, and may ask again
    after(clock, REQUEST_S - 1, open_ones)
    assert not good.aborted
    after(clock, 2, open_ones)
    assert good.aborted


def test_a_socket_whose_player_thinks_stays_open(tmp_path: Path) -> None:
    server = Server(file_url(tmp_path), tmp_path / "log", command=partial(serve_impatiently, IMPATIENT_S))
    server.start()
    try:
        seats = [{"kind": "person", "name": name} for name in ("Ada", "Bo")]
        body = {"game": "norderwind", "seats": seats}
        made = httpx.post(f"{server.url}/api/tables", json=body, timeout=30).json()
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket") as silent:
            sleep(IMPATIENT_S + 3 * connections.SWEEP_S)
            silent.send('{"type": "ping"}')
            assert "pong" in silent.recv(60)
    finally:
        server.end()


def test_a_client_that_does_not_read_is_ended(clock: Clock) -> None:
    open_ones = Connections(Gate(50, 10, 100))
    stuck, slow = opened(open_ones), opened(open_ones)
    for one in (stuck, slow):
        open_ones.owes_request(one, False)
        open_ones.unread(one, True)
    after(clock, READ_S - 1, open_ones)
    open_ones.unread(slow, False)  # it has read something
    after(clock, 2, open_ones)
    assert (stuck.aborted, slow.aborted) == (True, False)


def test_a_connection_that_is_closed_does_not_wait_for_its_client_for_ever(clock: Clock) -> None:
    open_ones = Connections(Gate(50, 10, 100))
    closing = opened(open_ones)
    open_ones.owes_request(closing, False)
    closing.closing = True
    after(clock, 0, open_ones)
    after(clock, CLOSE_S - 1, open_ones)
    assert not closing.aborted
    after(clock, 2, open_ones)
    assert closing.aborted


def test_connections_are_counted_by_address_and_in_all() -> None:
    gate = Gate(rate=5, new_tables=10, sockets=10)
    open_ones = Connections(gate)
    gate.connections.most = 30
    mine = [opened(open_ones, "2001:db8::1") for _ in range(10)]
    mine += [opened(open_ones, "2001:db8::2") for _ in range(6)]  # of the same network
    assert not open_ones.opened(cast(Any, FakeTransport()), "2001:db8::3")
    others = [opened(open_ones, f"192.0.2.{number}") for number in range(14)]
    assert not open_ones.opened(cast(Any, FakeTransport()), "192.0.2.99")
    for one in [*mine, *others]:
        open_ones.closed(one)
        open_ones.closed(one)  # a second time means nothing
    assert gate.connections.total == 0
    assert gate.refused == 2


def test_new_connections_come_at_a_steady_rate_but_from_a_trusted_proxy() -> None:
    gate = Gate(rate=10, new_tables=10, sockets=1000)
    let_in = 0
    for _ in range(200):
        if gate.let_connect(ADDRESS):
            let_in += 1
            gate.disconnected(ADDRESS)
    assert 20 <= let_in < 100
    assert all(gate.let_connect("") for _ in range(500))


def test_the_limit_of_open_files_bounds_the_connections(caplog: pytest.LogCaptureFixture) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, hard), hard))
        assert most_connections(300) == 300
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 512  # raised as far as it may be
        allowed = most_connections(10_000_000)
        assert allowed == resource.getrlimit(resource.RLIMIT_NOFILE)[0] - OWN_FILES
        assert "at most" in caplog.text
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize(("size", "count"), [(10, BACKLOG), (BACKLOG_BYTES // 10, 11)])
def test_what_waits_for_a_client_is_bounded_in_number_and_size(size: int, count: int) -> None:
    listener = Listener("table")
    for _ in range(count):
        listener.send(b"x" * size)
    assert listener.queue.qsize() == count
    listener.send(b"x" * size)
    assert (listener.queue.qsize(), listener.queue.size) == (1, 0)
    assert listener.queue.get_nowait() is None


def test_a_send_buffer_of_the_kernel_is_small() -> None:
    """The kernel would keep megabytes for a client that does not read."""

    class WithSocket(FakeTransport):
        own = socket.socket()

        def get_extra_info(self, _name: str) -> Any:
            return self.own

    Connections(Gate(50, 10, 100)).opened(cast(Any, WithSocket()), ADDRESS)
    assert WithSocket.own.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= 2 * connections.SEND_BUFFER
    WithSocket.own.close()


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_message_is_framed_as_the_protocol_asks(size: int) -> None:
    text = b"x" * size
    assert connections._frame_head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_messages_keep_their_order_when_some_have_to_wait() -> None:
    written: list[bytes] = []
    free = True

    def write(messages: list[bytes]) -> bool:
        if free:
            written.extend(messages)
        return free

    async def play() -> None:
        nonlocal free
        listener = Listener("table")
        listener.write = write
        listener.send(b"1")
        free = False
        listener.send(b"2")
        free = True
        listener.send(b"3")  # the second still waits
        assert written == [b"1"]
        listener.writing = listener.queue.get_nowait() == b"2"
        assert listener.queue.get_nowait() == b"3"
        listener.send(b"4")  # one was taken from the queue and is being written
        assert listener.queue.get_nowait() == b"4"
        listener.writing = False
        listener.send(b"5")
        assert written == [b"1", b"5"]

    asyncio.run(play())


def test_an_update_and_the_answer_are_written_together() -> None:
    written: list[list[bytes]] = []

    def write(messages: list[bytes]) -> bool:
        written.append(messages)
        return True

    async def play() -> None:
        listener = Listener("table")
        listener.write = write
        with listener.together():
            listener.send(b"update")
            listener.send(b"answer")
            assert written == []
        listener.send(b"next")
        assert written == [[b"update", b"answer"], [b"next"]]
        written.clear()
        with listener.together():
            for _ in range(BACKLOG):
                listener.send(b"chat")
            listener.send(b"last")  # so many do not wait
        assert written == [[b"chat"] * BACKLOG, [b"last"]]

    asyncio.run(play())


def test_what_was_held_waits_in_order_behind_the_queue() -> None:
    async def play() -> None:
        listener = Listener("table")
        listener.send(b"1")  # must wait: there is no way to write at once
        with listener.together():
            listener.send(b"2")
            listener.send(b"3")
        assert [listener.queue.get_nowait() for _ in range(3)] == [b"1", b"2", b"3"]

    asyncio.run(play())
