"""The tables of the database. A game's log is only ever appended to: an undo is a row of it."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()


def _table_id() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


editions = Table(
    "editions",
    metadata,
    Column("game", Text, primary_key=True),
    Column("hash", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
)

# ``version`` grows with every change, ``people`` is the version that last changed seats, proposals or mutes, ``head``
# the number of rows in the log, ``mark`` a hash of the position's text; times are milliseconds since 1970.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("edition_hash", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", Text, nullable=False),
    Column("tokens", Text, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("join_code", Text, nullable=False),
    Column("watch_code", Text, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("people", BigInteger, nullable=False, server_default="0"),
    Column("head", Integer, nullable=False),
    Column("chat_head", Integer, nullable=False),
    Column("clock_at", BigInteger, nullable=False),
    Column("mark", Text, nullable=False),
    Column("result", JSON, nullable=True),
    Column("rematch", Text, nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("tables_by_status", "status", "changed"),
)

# Secrets are stored as their hashes.
seats = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=True),
    Column("away", Boolean, nullable=False),
    Column("token_hash", Text, nullable=True),
    Column("code_hash", Text, nullable=True),
    Column("code_until", BigInteger, nullable=False),
    Column("left_ms", BigInteger, nullable=True),
    Column("online_until", BigInteger, nullable=False),
)

# ``kind``: play (a batch), undo (``count`` last acts of a seat are taken back), cut (only ``count`` steps are kept).
# ``steps``: those of the batch, one a line; of an undo or a cut the epochs it leads to, by seat, then the spectator's.
log = Table(
    "log",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=True),
    Column("epoch", Integer, nullable=False),
    Column("index", Integer, nullable=False),
    Column("asked", Text, nullable=False),
    Column("steps", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "key", name="log_once_a_key"),
)

proposals = Table(
    "proposals",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("by", Integer, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("steps", Integer, nullable=False),
    Column("head", Integer, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("open", Boolean, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("muted", Integer, primary_key=True),
)
