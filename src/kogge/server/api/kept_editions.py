"""Editions that the server keeps for its tables: a record may name one of them by its hash, and never a file."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable

from kogge.core.errors import BrokenEdition, KoggeError
from kogge.games import own_box, registry
from kogge.server.errors import Refused
from kogge.server.services import Services
from kogge.server.storage import store
from kogge.server.storage.store import Store

_log = logging.getLogger("kogge.server")
_HASH = re.compile("[0-9a-f]{1,64}")  # PostgreSQL takes no text with a NUL, not even to look for it


async def kept_edition(database: Store, record: str) -> str:
    """The text of the edition a record names, if it does not come with the game and a table here is played with it."""
    game, hash_ = registry.edition_of(record)
    if game not in registry.slugs() or not _HASH.fullmatch(hash_) or hash_ in registry.shipped_hashes(game):
        return ""
    async with database.read() as session:
        row = await store.edition_row(session, game, hash_)
    return "" if row is None else row.text


async def of_a_record(
    services: Services, address: str, record: str, job: Callable[..., bytes], *given: object
) -> bytes:
    """What a process answers that reads a record; it is given the text of the record's edition if that is kept here.

    An edition was tried before it was kept, but not with every number of players and every option.
    """
    own = await kept_edition(services.store, record)
    try:
        return await services.offload.run(address, job, *given, own)
    except (Refused, KoggeError):
        raise
    except Exception:
        if not own:
            raise
        _log.exception("an edition cannot be played as a record says")
        raise BrokenEdition(own_box.UNNAMED, [own_box.unplayable()]) from None
