"""Several servers on one PostgreSQL: each hears by LISTEN which tables the others have changed."""

from __future__ import annotations

import logging
from asyncio import Task, sleep
from collections.abc import AsyncGenerator

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import Error

from kogge.server import tending
from kogge.server.house import House
from kogge.server.table import CHANNEL, PRESENCE

_log = logging.getLogger("kogge.server")
RETRY_S = 1.0
MISSED = b""  # said to ourselves when the others were not heard for a while


class Ear(PsycoPgChannelsBackend):
    """Listens again when its connection was lost: the framework's own would be deaf from then on."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except Error:
                _log.warning("the connection that hears other servers was lost; listening again")
                await self._listen_again()
                yield CHANNEL, MISSED

    async def _listen_again(self) -> None:
        channels = list(self._subscribed_channels)
        while True:
            try:
                await self.on_shutdown()
                await self.on_startup()
                await self.subscribe(channels)
                return
            except Error:
                await sleep(RETRY_S)


class Channels:
    """Listens through the framework's channels. The words are sent by ``pg_notify`` in the transaction itself."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: list[Task[None]] = []
        url = house.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.plugin = ChannelsPlugin(Ear(url), channels=[CHANNEL, PRESENCE])

    async def start(self) -> None:
        """Begin to hear the others."""
        self._tasks = [tending.begin(self._listen_to(channel), RETRY_S) for channel in (CHANNEL, PRESENCE)]

    async def stop(self) -> None:
        """Hear them no more."""
        await tending.end(self._tasks)

    def _listen_to(self, channel: str) -> tending.Work:
        async def listen() -> None:
            async with self.plugin.start_subscription([channel]) as subscriber:
                async for message in subscriber.iter_events():
                    await self._hear(channel, message.decode())

        return listen

    async def _hear(self, channel: str, message: str) -> None:
        try:
            await self._take(channel, message)
        except Exception:
            _log.exception("a message of another server could not be taken")

    async def _take(self, channel: str, message: str) -> None:
        if not message:
            await self._house.told_all()
        elif channel == CHANNEL:
            await self._house.told(message)
        else:
            await self._house.told_presence(message)
