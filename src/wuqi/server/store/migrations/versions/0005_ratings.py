"""Ratings: rated games, rating changes, current ratings; and private accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("private", sa.Integer(), server_default="0", nullable=False))
    op.add_column("tables", sa.Column("rated", sa.Text(), nullable=True))
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("speed", sa.Text(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("bots", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_rated_games")),
    )
    op.create_index(op.f("ix_rated_games_bots"), "rated_games", ["bots"])
    op.create_index(
        "ix_rated_games_game_speed_ended_at", "rated_games", ["game", "speed", "ended_at"]
    )
    whole = (
        *("side", "against", "weight", "programs", "points_before", "doubt_before"),
        *("points", "doubt", "games", "wins", "draws"),
    )
    op.create_table(
        "rating_changes",
        *(
            sa.Column(name, sa.Text(), nullable=False)
            for name in ("table_id", "person_id", "game", "speed", "outcome", "rivals")
        ),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in whole),
        sa.PrimaryKeyConstraint("table_id", "person_id", name=op.f("pk_rating_changes")),
    )
    op.create_index(
        "ix_rating_changes_person_id_game_speed_ended_at",
        "rating_changes",
        ["person_id", "game", "speed", "ended_at"],
    )
    op.create_index(
        "ix_rating_changes_game_speed_ended_at", "rating_changes", ["game", "speed", "ended_at"]
    )
    op.create_table(
        "ratings",
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("person_id", "game", "speed")),
        *(
            sa.Column(name, sa.Integer(), nullable=False)
            for name in ("points", "doubt", "games", "wins", "draws")
        ),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", "speed", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_game_speed_points", "ratings", ["game", "speed", "points"])
    op.create_table(
        "rating_turns",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("speed", sa.Text(), nullable=False),
        sa.Column("turn", sa.Integer(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("game", "speed", "turn", name=op.f("pk_rating_turns")),
    )


def downgrade() -> None:
    for table in ("rating_turns", "ratings", "rating_changes", "rated_games"):
        op.drop_table(table)
    op.drop_column("tables", "rated")
    op.drop_column("people", "private")
