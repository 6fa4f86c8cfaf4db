"""Trophies: the places of the best in a tournament that is over."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tournament_players", sa.Column("place", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("tournament_players", "place")
