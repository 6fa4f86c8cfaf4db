"""What happens at a table is called an event everywhere, in the database too."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.rename_table("happenings", "events")


def downgrade() -> None:
    op.rename_table("events", "happenings")
