"""Notifications: what people are notified of, where, and how that ended; and vacations."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notices",
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("id", "person_id", "kind")),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("planned_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_at"), "notices", ["at"])
    op.create_index(op.f("ix_notices_planned_at"), "notices", ["planned_at"])
    op.create_index("ix_notices_person_id_at", "notices", ["person_id", "at"])
    texts = ("id", "person_id", "medium", "address", "secret", "kinds", "language")
    op.create_table(
        "channels",
        *(sa.Column(name, sa.Text(), nullable=False) for name in texts),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("confirmed_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channels")),
    )
    op.create_index(op.f("ix_channels_person_id"), "channels", ["person_id"])
    op.create_table(
        "deliveries",
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("notice_id", "channel_id")),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("notice_id", "channel_id", name=op.f("pk_deliveries")),
    )
    op.create_index(op.f("ix_deliveries_channel_id"), "deliveries", ["channel_id"])
    op.create_index(op.f("ix_deliveries_due_at"), "deliveries", ["due_at"])
    op.create_table(
        "attempts",
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("notice_id", "channel_id")),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("process_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("notice_id", "channel_id", "number", name=op.f("pk_attempts")),
    )
    op.create_table(
        "vacations",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("began_at", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "began_at", name=op.f("pk_vacations")),
    )
    op.create_index(op.f("ix_vacations_until"), "vacations", ["until"])


def downgrade() -> None:
    for table in ("vacations", "attempts", "deliveries", "channels", "notices"):
        op.drop_table(table)
