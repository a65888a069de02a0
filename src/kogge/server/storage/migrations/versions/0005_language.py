"""The language of whoever started a table, for the list of public tables."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """The column may be empty, because servers of the version before may still be inserting rows."""
    op.add_column("tables", sa.Column("language", sa.Text, nullable=True))
