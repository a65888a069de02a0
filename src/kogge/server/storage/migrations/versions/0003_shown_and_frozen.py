"""When a table last changed for everybody to see, and why it was frozen."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("shown", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("frozen_from", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("frozen_why", sa.Text, nullable=True))
    op.execute("UPDATE tables SET shown = changed")
