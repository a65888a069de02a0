"""Several servers on one PostgreSQL: each hears by LISTEN which tables the others have changed."""

from __future__ import annotations

import logging
from asyncio import CancelledError, Task, create_task
from contextlib import suppress

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

from kogge.server.house import House
from kogge.server.table import CHANNEL, PRESENCE

_log = logging.getLogger("kogge.server")


class Channels:
    """Listens through the framework's channels. The words are sent by ``pg_notify`` in the transaction itself."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: list[Task[None]] = []
        url = house.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.plugin = ChannelsPlugin(PsycoPgChannelsBackend(url), channels=[CHANNEL, PRESENCE])

    async def start(self) -> None:
        """Begin to hear the others."""
        self._tasks = [create_task(self._listen(channel)) for channel in (CHANNEL, PRESENCE)]

    async def stop(self) -> None:
        """Hear them no more."""
        for task in self._tasks:
            task.cancel()
            with suppress(CancelledError):
                await task

    async def _listen(self, channel: str) -> None:
        async with self.plugin.start_subscription([channel]) as subscriber:
            async for message in subscriber.iter_events():
                await self._hear(channel, message.decode())

    async def _hear(self, channel: str, message: str) -> None:
        try:
            await (self._house.told(message) if channel == CHANNEL else self._house.told_presence(message))
        except Exception:
            _log.exception("a message of another server could not be taken")
