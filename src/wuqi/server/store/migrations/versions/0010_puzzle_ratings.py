"""Puzzles and their solvers have ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

NEWCOMER = {"points": "1500000", "doubt": "300000"}  # thousandths of a point


def upgrade() -> None:
    for name, value in NEWCOMER.items():
        column = sa.Column(name, sa.Integer(), nullable=False, server_default=value)
        op.add_column("puzzle_scores", column)
    op.create_table(
        "puzzle_ratings",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("puzzle_id", sa.Text(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("doubt", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "puzzle_id", name="pk_puzzle_ratings"),
    )


def downgrade() -> None:
    op.drop_table("puzzle_ratings")
    for name in NEWCOMER:
        op.drop_column("puzzle_scores", name)
