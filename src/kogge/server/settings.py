"""How a server is run."""

from __future__ import annotations

import msgspec

from kogge.server.logs import Addresses


class Setup(msgspec.Struct, frozen=True):
    """How a server is run. Times and sizes that only a test would change are not here."""

    database: str
    lobby: bool = False
    bot_processes: int = 2  # one of them is kept for people who are connected
    workers: bool = False  # bots think in `kogge worker` processes, with PostgreSQL
    rate: int = 50  # plain requests a second from one address
    new_tables: int = 120  # an hour from one address
    sockets: int = 10_000  # in all; from one address twice the rate
    hosts: tuple[str, ...] = ()
    contact: str = ""
    secure: bool = False  # behind TLS: browsers are told to stay there
    access_log: bool = False
    log_addresses: Addresses = "short"
    chat: bool = True
    keep_days: int = 0  # tables nobody has touched for so long are deleted; 0: never
    keep_addresses: bool = False  # store addresses themselves with seats and reports, not only hashes
