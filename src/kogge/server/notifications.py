"""Several servers on one PostgreSQL: each hears by LISTEN which tables the others have changed."""

from __future__ import annotations

import logging
from asyncio import Semaphore, Task, create_task, sleep
from collections.abc import AsyncGenerator
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, Error
from psycopg.sql import SQL, Identifier

from kogge.server import periodic
from kogge.server.services import Services
from kogge.server.storage.store import CHANNEL, PRESENCE

_log = logging.getLogger("kogge.server")
RETRY_S = 1.0
LOOK_AROUND_S = 0.5
TRIES = 5
TURNS = 4  # tables looked at at a time; the pool has eight connections
MISSED = b""  # queued when nothing was received from the other servers for a while


class Ear(PsycoPgChannelsBackend):
    """Listens again when its connection was lost: the framework's own would be deaf from then on."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except Error:
                _log.warning("notifications: connection lost, reconnecting every %g s", RETRY_S)
                await self._listen_again()
                yield CHANNEL, MISSED

    async def _listen_again(self) -> None:
        while True:
            try:
                connection = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
                self._listener_conn = await self._exit_stack.enter_async_context(connection)
                for channel in self._subscribed_channels:
                    await connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
            except Error:
                await sleep(RETRY_S)
            else:
                return self._start_listener()


class Channels:
    """Listens through the framework's channels. The words are sent by ``pg_notify`` in the transaction itself.

    A table's word names it and its version, nothing else. Several tables are looked at side by side, each once for all
    the words that came meanwhile.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._listeners: list[Task[None]] = []
        self._looking: dict[str, Task[None]] = {}
        self._newest: dict[str, int] = {}
        self._came_or_went: set[str] = set()
        self._turns = Semaphore(TURNS)
        url = services.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.plugin = ChannelsPlugin(Ear(url), channels=[CHANNEL, PRESENCE])

    async def start(self) -> None:
        """Begin to hear the others."""
        self._listeners = [create_task(self._listen(channel)) for channel in (CHANNEL, PRESENCE)]
        self._listeners.append(periodic.begin(self._look_around, LOOK_AROUND_S))

    async def stop(self) -> None:
        """Hear them no more."""
        await periodic.end([*self._listeners, *self._looking.values()])

    async def _listen(self, channel: str) -> None:
        async with self.plugin.start_subscription([channel]) as subscriber:
            async for message in subscriber.iter_events():
                self._hear(channel, message.decode())

    def _hear(self, channel: str, message: str) -> None:
        name, _space, version = message.partition(" ")
        if channel == PRESENCE:
            self._came_or_went.add(name)
        elif not message or self._services.is_news(name, int(version)):
            self._newest[name] = max(int(version or 0), self._newest.get(name, 0))
            if name not in self._looking:
                self._looking[name] = create_task(self._look(name))

    async def _look(self, name: str) -> None:
        async with self._turns:
            del self._looking[name]  # what is said from now on may be newer than what is read
            version = self._newest.pop(name)
            for _ in range(TRIES):
                try:
                    await (self._services.note_version(name, version) if name else self._services.note_all())
                    break
                except Exception:
                    _log.exception("notifications: update of %s failed, retrying in %g s", name or "all", RETRY_S)
                await sleep(RETRY_S)

    async def _look_around(self) -> None:
        """See who came and went, at all tables at once."""
        names, self._came_or_went = self._came_or_went, set()
        await self._services.note_presence(names)
