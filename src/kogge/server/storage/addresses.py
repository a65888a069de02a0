"""Where people come from: an address is stored as a keyed hash, for a limited time."""

from __future__ import annotations

from hashlib import sha256
from hmac import digest
from ipaddress import ip_address
from secrets import token_hex

from sqlalchemy import select
from sqlalchemy import text as sql

from kogge.server.limits import household
from kogge.server.storage import schema
from kogge.server.storage.rows import AddressColumns
from kogge.server.storage.store import Store

ADDRESS_DAYS = 14  # so long the hash of an address is kept with its seat
DAY_MS = 86_400_000
KEY = "address-key"
UNKNOWN: AddressColumns = {"address_hash": None, "address": None, "address_until": None}

_MAKE_KEY = sql("INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


async def load_key(database: Store) -> bytes:
    """The key of this database's address hashes; the first server makes it."""
    query = select(schema.secrets.c.value).where(schema.secrets.c.name == KEY)
    async with database.read() as session:
        found = (await session.execute(query)).scalar()
    if found is None:
        async with database.write() as session:
            await session.execute(_MAKE_KEY, {"name": KEY, "value": token_hex(32)})
            found = (await session.execute(query)).scalar_one()
    return bytes.fromhex(found)


def address_hash(key: bytes, address: str) -> str | None:
    """The hash of an address, of IPv6 of its /64 network.

    Loopback has none: behind a proxy that does not forward addresses it would stand for everybody.
    """
    shared = household(address)
    return None if _means_nobody(shared) else digest(key, shared.encode(), sha256).hex()[:32]


def _means_nobody(address: str) -> bool:
    if not address:
        return True
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return parsed.is_loopback or parsed.is_unspecified
