"""Tournaments: what was announced, who has joined, who plays whom in which round."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("owner_id", sa.Text(), nullable=False),
        sa.Column("system", sa.Text(), nullable=False),
        sa.Column("terms", sa.LargeBinary(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("starts_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(op.f("ix_tournaments_owner_id"), "tournaments", ["owner_id"])
    op.create_index("ix_tournaments_status_starts_at", "tournaments", ["status", "starts_at"])
    op.create_table(
        "tournament_players",
        sa.Column("tournament_id", sa.Text(), nullable=False),
        sa.Column("entrant", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("computer", sa.Text(), nullable=True),
        sa.Column("strength", sa.Integer(), nullable=False),
        sa.Column("joined_at", sa.BigInteger(), nullable=False),
        sa.Column("left_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("tournament_id", "entrant", name=op.f("pk_tournament_players")),
    )
    op.create_index("ix_tournament_players_entrant", "tournament_players", ["entrant"])
    op.create_table(
        "tournament_seats",
        sa.Column("tournament_id", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entrant", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("berserk", sa.Integer(), server_default="0", nullable=False),
        sa.Column("absent", sa.Integer(), server_default="0", nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint(
            "tournament_id", "round", "entrant", name=op.f("pk_tournament_seats")
        ),
    )
    op.create_index(op.f("ix_tournament_seats_table_id"), "tournament_seats", ["table_id"])
    op.create_table(
        "tournament_turns",
        sa.Column("tournament_id", sa.Text(), nullable=False),
        sa.Column("turn", sa.Integer(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "turn", name=op.f("pk_tournament_turns")),
    )


def downgrade() -> None:
    for table in (
        "tournament_turns",
        "tournament_seats",
        "tournament_players",
        "tournaments",
    ):
        op.drop_table(table)
