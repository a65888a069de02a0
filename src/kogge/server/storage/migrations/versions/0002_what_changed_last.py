"""What changed last: a server that follows another reads the seats again only when they have changed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("people", sa.BigInteger, nullable=False, server_default="0"))
