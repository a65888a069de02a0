"""Who may not come in: addresses and networks that are banned for a while."""

from __future__ import annotations

from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update

from kogge.server.errors import Refused
from kogge.server.limits import household
from kogge.server.storage import schema, store
from kogge.server.storage.addresses import ADDRESS_DAYS, DAY_MS, UNKNOWN, address_hash, load_key
from kogge.server.storage.rows import AddressColumns, BanRow
from kogge.server.storage.store import Session, Store

BAN_DAYS = 30  # an expired ban is listed for so long
LOOK_S = 3.0  # a running server obeys a new ban after so long
BROADEST = {4: 8, 6: 16}  # a broader network is a slip of the pen
MOST_KNOWN = 10_000
HOUR_MS = 3_600_000

Network = IPv4Network | IPv6Network


class Bans:
    """The bans as this server knows them."""

    def __init__(self, database: Store, keep_addresses: bool = False) -> None:
        self._store = database
        self._keep_addresses = keep_addresses
        self._key = b""
        self._bans: list[BanRow] = []
        self._by_hash: dict[str, int] = {}
        self._networks: list[tuple[Network, int]] = []
        self._known: dict[str, int] = {}

    async def open(self) -> None:
        """Load the key and the bans."""
        self._key = await load_key(self._store)
        await self.refresh()

    async def refresh(self) -> bool:
        """Look at the bans again; whether they have changed."""
        async with self._store.read() as session:
            rows = await active_bans(session)
        if rows == self._bans:
            return False
        self._bans, self._known = rows, {}
        self._by_hash = {row.address_hash: row.until for row in rows if row.address_hash}
        self._networks = [(ip_network(row.network), row.until) for row in rows if row.network]
        return True

    def banned_until(self, address: str) -> int:
        """Until when an address is banned, in milliseconds since 1970; 0 if it is not."""
        if not self._bans:
            return 0
        if address not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[address] = self._longest_ban(address)
        until = self._known[address]
        return until if until > store.now() else 0

    def _longest_ban(self, address: str) -> int:
        found = [self._by_hash.get(address_hash(self._key, address) or "", 0)]
        try:
            parsed = ip_address(household(address))
        except ValueError:
            return found[0]
        return max(found + [until for network, until in self._networks if parsed in network])

    def refusal(self, address: str) -> Refused | None:
        """What a banned address is told; None if it is not banned."""
        until = self.banned_until(address)
        return Refused("banned", until=moment_text(until)) if until else None

    def columns(self, address: str) -> AddressColumns:
        """What is stored about an address with a seat."""
        hashed = address_hash(self._key, address)
        if hashed is None:
            return UNKNOWN
        plain = address if self._keep_addresses else None
        return {"address_hash": hashed, "address": plain, "address_until": store.now() + ADDRESS_DAYS * DAY_MS}


def moment_text(at: int) -> str:
    """A time as people read it, the same everywhere."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


async def active_bans(session: Session) -> list[BanRow]:
    """The bans that have not expired."""
    query = select(schema.bans).where(schema.bans.c.until > store.now()).order_by(schema.bans.c.id)
    return await store.all_rows(session, BanRow, query)


# For the operator


class NoSuchNetwork(Exception):
    """The text is no address, or names too broad a network."""


class NoAddress(Exception):
    """There is no such report, or the address of its seat is no longer known."""


def read_network(text: str) -> str:
    """An address or network as it is stored; of a single IPv6 address its /64 network."""
    try:
        network = ip_network(text.strip() if "/" in text else household(text.strip()), strict=False)
    except ValueError:
        raise NoSuchNetwork(text) from None
    if isinstance(network, IPv6Network) and network.prefixlen > 64:
        network = network.supernet(new_prefix=64)
    if network.prefixlen < BROADEST[network.version]:
        raise NoSuchNetwork(text)
    return str(network)


async def ban_network(database: Store, text: str, hours: int, reason: str) -> BanRow:
    """Ban an address or network for some hours."""
    return await _ban(database, hours, reason, network=read_network(text))


async def ban_report(database: Store, report: int, hours: int, reason: str) -> BanRow:
    """Ban the address of a reported seat for some hours."""
    async with database.read() as session:
        known: str | None = (await session.execute(_REPORT, {"number": report})).scalar()
    if known is None:
        raise NoAddress(report)
    return await _ban(database, hours, reason, address_hash=known, report=report)


_REPORT = select(schema.reports.c.address_hash).where(schema.reports.c.id == bindparam("number"))


async def _ban(
    database: Store,
    hours: int,
    reason: str,
    network: str | None = None,
    address_hash: str | None = None,
    report: int | None = None,
) -> BanRow:
    now = store.now()
    row = BanRow(0, network, address_hash, report, reason[:200], now, now + hours * HOUR_MS)
    columns = msgspec.structs.asdict(row)
    del columns["id"]
    async with database.write() as session:
        done = await session.execute(insert(schema.bans).returning(schema.bans.c.id), columns)
        return msgspec.structs.replace(row, id=done.scalar_one())


async def all_bans(database: Store) -> list[BanRow]:
    """The bans, expired ones too as long as they are kept."""
    async with database.read() as session:
        return await store.all_rows(session, BanRow, select(schema.bans).order_by(schema.bans.c.id))


async def unban(database: Store, which: str) -> int:
    """End the ban of this number, or all bans of this address or network; how many."""
    bans = schema.bans
    whose = bans.c.id == int(which) if which.isdecimal() else bans.c.network == read_network(which)
    async with database.write() as session:
        ended = update(bans).where(whose, bans.c.until > store.now()).values(until=store.now())
        return int((await session.execute(ended)).rowcount)


async def forget_bans(session: Session) -> None:
    """Delete bans that expired long ago."""
    before = store.now() - BAN_DAYS * DAY_MS
    await session.execute(delete(schema.bans).where(schema.bans.c.until < before))
