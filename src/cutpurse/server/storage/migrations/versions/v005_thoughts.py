"""Bots think elsewhere, too."""

import sqlalchemy as sa
from alembic import op

revision = "005"
down_revision = "004"


def upgrade() -> None:
    """What is to be thought about, and by whom."""
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("asked_by", sa.String(32), nullable=False, index=True),
        sa.Column("sources", sa.String(64), nullable=False),
        sa.Column("urgency", sa.Integer, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("task", sa.LargeBinary, nullable=False),
        sa.Column("taken", sa.Float),
        sa.Column("answer", sa.LargeBinary),
    )
    op.create_table(
        "pools",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("processes", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
