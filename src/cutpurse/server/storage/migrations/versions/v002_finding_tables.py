"""Tables are found again by who sits there, and by a code."""

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"


def upgrade() -> None:
    """Who sits where, and codes. Tables of before are found by those who come to them once more."""
    op.create_table(
        "sitters",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
    )
    op.create_index("ix_sitters_table_id", "sitters", ["table_id"])
    op.create_table(
        "codes",
        sa.Column("code", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
