"""What the teacher keeps: reviews, and how people do with puzzles"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_reviews")),
    )
    op.create_table(
        "puzzle_tries",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("puzzle_id", sa.Text(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", "puzzle_id", name=op.f("pk_puzzle_tries")),
    )
    op.create_table(
        "puzzle_scores",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", name=op.f("pk_puzzle_scores")),
    )


def downgrade() -> None:
    op.drop_table("puzzle_scores")
    op.drop_table("puzzle_tries")
    op.drop_table("reviews")
