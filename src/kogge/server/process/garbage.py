"""Garbage is collected when nobody waits, not whenever Python has made many objects.

Acts and requests leave none: what they make is freed at once, or stays (the steps of a game). The automatic collector
would look through all that stays again and again, and everybody would wait for it meanwhile. Closed sockets do leave
some, so they are counted.
"""

from __future__ import annotations

import gc
from time import monotonic

from kogge.server.services import Services

LOOK_S = 1.0
ENOUGH = 100  # closed sockets, if nobody has changed anything for ``LOOK_S``
MOST = 5_000  # closed sockets, whoever waits: they leave some 10 kB each
LONGEST_S = 3600.0


def settle() -> None:
    """What is loaded by now stays, and is not looked at again; from now on ``Garbage`` says when to collect."""
    gc.collect()
    gc.freeze()
    gc.disable()


class Garbage:
    """Looks every second whether it is time to collect."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._changes = -1
        self._closed = 0
        self._collected = monotonic()

    async def look(self) -> None:
        """Collect, if there is something and nobody has to wait, or if there is too much."""
        changes = self._services.tables.changes
        quiet, self._changes = changes == self._changes, changes
        closed = self._services.gate.sockets.ended - self._closed
        late = monotonic() - self._collected >= LONGEST_S
        if late or closed >= MOST or (quiet and closed >= ENOUGH):
            gc.collect()
            self._closed += closed
            self._collected = monotonic()
