"""Tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "007"
down_revision = "006"


def upgrade() -> None:
    """Their logs, which of them are running, and who takes part."""
    op.create_table(
        "tournament_events",
        sa.Column("tournament_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("event", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("running", "tournaments", ["phase", "changed"])
    op.create_table(
        "entrants",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("tournament_id", sa.String(32), primary_key=True),
    )
