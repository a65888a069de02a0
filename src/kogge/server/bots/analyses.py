"""Positions of analysis boards that are being judged, behind all that is being played; kept for who asks again."""

from __future__ import annotations

import logging
from asyncio import Future, get_running_loop, shield, wait_for
from collections import OrderedDict
from hashlib import sha256
from secrets import token_hex

import msgspec

from kogge.server.bots.bot_process import Kind
from kogge.server.bots.fair_queue import Ticket, Urgency
from kogge.server.bots.thinkers import Job, Thinker
from kogge.server.errors import Refused
from kogge.server.limits import household

_log = logging.getLogger("kogge.bots")
KEPT = 512  # judgements that are kept
OPEN = 4  # of one address that are not known yet
MOST_OPEN = 128  # of all addresses
WAIT_S = 2.0  # a request waits so long
AGAIN_S = 1


class Position(msgspec.Struct):
    """A position, and what is known of it."""

    kind: Kind
    question: bytes
    edition: str
    owner: str
    found: Future[bytes]


class Analyses:
    """The positions of analysis boards on this server. Each is one question in the queue."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._asked: OrderedDict[str, Position] = OrderedDict()

    def __contains__(self, key: str) -> bool:
        return key in self._asked

    def want(self, kind: Kind, question: bytes, address: str, edition: str = "") -> tuple[Position, Ticket | None]:
        """A position, and the ticket for it if it is new. ``edition``: its text, if it does not come with the game."""
        owner, key = household(address), f"{kind}:" + sha256(question).hexdigest()
        known = self._asked.get(key)
        if known is not None:
            self._asked.move_to_end(key)
            return known, None
        self._check_room(owner)
        made = self._asked[key] = Position(kind, question, edition, owner, get_running_loop().create_future())
        self._forget()
        return made, Ticket(key, Urgency.REVIEW, owner, f"{key}:table")

    def _check_room(self, owner: str) -> None:
        waiting = [one.owner for one in self._asked.values() if not one.found.done()]
        if len(waiting) >= MOST_OPEN or waiting.count(owner) >= OPEN:
            raise Refused("too-busy").after(AGAIN_S)

    def _forget(self) -> None:
        known = [key for key, one in self._asked.items() if one.found.done()]
        for key in known[: max(0, len(self._asked) - KEPT)]:
            del self._asked[key]

    async def serve(self, key: str) -> None:
        """Have a position judged. What goes wrong is told to whoever waits, and can be asked again."""
        asked = self._asked[key]
        try:
            job = Job(f"{key}:{token_hex(4)}", asked.kind, asked.question, asked.edition, Urgency.REVIEW)
            asked.found.set_result(await self._thinker.think(job))
            asked.question, asked.edition = b"", ""  # only the answer is kept: a question may have 100 kB
        except Exception as error:
            self.drop(key)
            _log.warning("bots: a position was not judged (%r), the player has to ask again", error)

    def drop(self, key: str) -> None:
        """Forget a position that finds no answer."""
        asked = self._asked.pop(key)
        if not asked.found.done():
            asked.found.set_exception(Refused("too-busy").after(AGAIN_S))
            asked.found.exception()  # who asked may be gone: then nobody else looks at it

    def stop(self) -> None:
        """Nobody gets an answer any more."""
        for asked in self._asked.values():
            asked.found.cancel()


async def told(asked: Position, seconds: float = WAIT_S) -> bytes | None:
    """What is known of a position, as soon as it is; None if it is not known in time."""
    try:
        return await wait_for(shield(asked.found), seconds)
    except TimeoutError:
        return None
