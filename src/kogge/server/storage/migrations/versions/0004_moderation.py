"""Moderation and privacy: host, chat switch, absence, address hashes, kicks, reports, bans."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """New columns have defaults, because servers of the version before may still be inserting rows."""
    op.add_column("tables", sa.Column("host", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("absence_minutes", sa.Integer, nullable=False, server_default="3"))
    op.add_column("seats", sa.Column("address_hash", sa.Text, nullable=True))
    op.add_column("seats", sa.Column("address", sa.Text, nullable=True))
    op.add_column("seats", sa.Column("address_until", sa.BigInteger, nullable=True))
    op.add_column("seats", sa.Column("forgotten", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "kicks",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("address_hash", sa.Text, nullable=True),
        sa.Column("token_hash", sa.Text, nullable=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("address_hash", sa.Text, nullable=True),
        sa.Column("address", sa.Text, nullable=True),
        sa.Column("address_until", sa.BigInteger, nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("network", sa.Text, nullable=True),
        sa.Column("address_hash", sa.Text, nullable=True),
        sa.Column("report", sa.Integer, nullable=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
