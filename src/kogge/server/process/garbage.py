"""Garbage is collected when sockets have left some, not whenever Python has made many objects.

Acts and requests leave none: what they make is freed at once, or stays (the steps of a game). The automatic collector
would look through all that stays again and again, and everybody would wait for it meanwhile. Closed sockets do leave
some, so they are counted, and what is new is looked through after a few of them. To look through everything takes a
tenth of a second or two on a server that holds many games; that is seldom done.
"""

from __future__ import annotations

import gc
from time import monotonic

from kogge.server.services import Services

LOOK_S = 1.0
NEW = 1  # the generation of what is new since the last look
ENOUGH = 100  # closed sockets after which what is new is looked through
MOST = 10_000  # closed sockets after which everything is: those that were open for long leave some 10 kB each
LONGEST_S = 3600.0


def settle() -> None:
    """What is loaded by now stays, and is not looked at again; from now on ``Garbage`` says when to collect."""
    gc.collect()
    gc.freeze()
    gc.disable()


class Garbage:
    """Looks every second whether it is time to collect."""

    def __init__(self, services: Services) -> None:
        self._sockets = services.gate.sockets
        self._seen = self._seen_at_all = 0  # closed sockets, when what was new, and everything, was looked through
        self._collected = monotonic()

    async def look(self) -> None:
        """Collect, if closed sockets have left enough, or if nobody has for long."""
        closed = self._sockets.ended
        if closed - self._seen_at_all >= MOST or monotonic() - self._collected >= LONGEST_S:
            gc.collect()
            self._seen = self._seen_at_all = closed
            self._collected = monotonic()
        elif closed - self._seen >= ENOUGH:
            gc.collect(NEW)
            self._seen = closed
