"""Meeting: following people, challenges, reports to the administrator."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "follows",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("other_id", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "other_id", name=op.f("pk_follows")),
    )
    op.create_index(op.f("ix_follows_other_id"), "follows", ["other_id"])
    op.create_table(
        "challenges",
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("table_id", "person_id")),
        sa.Column("other_id", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("declined", sa.Integer(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_challenges")),
    )
    op.create_table(
        "reports",
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("id", "person_id", "other_id")),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("closed_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    for table in ("challenges", "reports"):
        for column in ("person_id", "other_id"):
            op.create_index(op.f(f"ix_{table}_{column}"), table, [column])


def downgrade() -> None:
    for table in ("reports", "challenges", "follows"):
        op.drop_table(table)
