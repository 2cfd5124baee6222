"""Finished matches can be packed."""

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = "003"


def upgrade() -> None:
    """Which tables have nothing left to pack. From here on a row of the log may hold a whole match."""
    op.add_column("tables", sa.Column("compacted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("at_rest", "tables", ["compacted", "changed"])
