"""Reviews are kept."""

import sqlalchemy as sa
from alembic import op

revision = "003"
down_revision = "002"


def upgrade() -> None:
    """What was found about decisions. Reviews of before were not kept: they are worked out when somebody looks."""
    op.create_table(
        "analyses",
        sa.Column("match", sa.String(64), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("judge", sa.String(64), nullable=False),
        sa.Column("analysis", sa.LargeBinary, nullable=False),
    )
