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
    false,
    true,
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
# ``clock_at``: since when the clocks run; at a table without clocks, since when those who may decide have been awaited.
# ``changed`` is for the server alone: secret acts move it. ``shown`` is what viewers are told: only what everybody sees
# moves it. A frozen table keeps its former status in ``frozen_from``, and in ``frozen_why`` a key and a detail.
# ``host`` is the seat that created the table. ``chat`` and ``absence_minutes`` belong to the settings; they have
# columns of their own because servers of an older version refuse settings they do not know.
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
    Column("shown", BigInteger, nullable=True),
    Column("frozen_from", Text, nullable=True),
    Column("frozen_why", Text, nullable=True),
    Column("host", Integer, nullable=True),
    Column("chat", Boolean, nullable=False, server_default=true()),
    Column("absence_minutes", Integer, nullable=False, server_default="3"),
    Column("language", Text, nullable=True),
    Index("tables_by_status", "status", "changed"),
)

# Secrets are stored as their hashes. ``online_until``: in the future while somebody is there, else when they were last
# seen. ``address_hash`` is a keyed hash, kept until ``address_until``; ``address`` is stored only where the operator
# wants it. ``forgotten``: the person has deleted their data.
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
    Column("address_hash", Text, nullable=True),
    Column("address", Text, nullable=True),
    Column("address_until", BigInteger, nullable=True),
    Column("forgotten", Boolean, nullable=False, server_default=false()),
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

# Moderation. A report outlives its table, so that deleting a table does not hide what happened there.

kicks = Table(
    "kicks",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("address_hash", Text, nullable=True),
    Column("token_hash", Text, nullable=True),
    Column("until", BigInteger, nullable=False),
)

# ``by`` is a seat or SPECTATOR; ``lines`` are the chat lines around what was reported; ``closed`` is when the operator
# closed the report.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("by", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("lines", JSON, nullable=False),
    Column("address_hash", Text, nullable=True),
    Column("address", Text, nullable=True),
    Column("address_until", BigInteger, nullable=True),
    Column("at", BigInteger, nullable=False),
    Column("closed", BigInteger, nullable=True),
)

# Either ``network`` (as the operator typed it) or ``address_hash`` (from a report).
bans = Table(
    "bans",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("network", Text, nullable=True),
    Column("address_hash", Text, nullable=True),
    Column("report", Integer, nullable=True),
    Column("reason", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)

# Keys of the server itself, such as that of the address hashes.
secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
