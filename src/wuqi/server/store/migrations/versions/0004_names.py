"""Names are compared by Unicode's own data: the keys of members are made anew."""

import sqlalchemy as sa
from alembic import op

from wuqi.server.people.names import key

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

people = sa.table(
    "people", sa.column("id", sa.Text), sa.column("name", sa.Text), sa.column("name_key", sa.Text)
)


def upgrade() -> None:
    bind = op.get_bind()
    members = sa.select(people.c.id, people.c.name).where(people.c.name_key.is_not(None))
    found = bind.execute(members.order_by(people.c.id)).all()
    bind.execute(people.update().where(people.c.name_key.is_not(None)).values(name_key=None))
    taken: set[str] = set()
    for person, name in found:
        # Those who now look alike keep their names; the later one is found by name and id.
        new = key(name) if key(name) not in taken else f"{key(name)} {person}"
        taken.add(new)
        bind.execute(people.update().where(people.c.id == person).values(name_key=new))


def downgrade() -> None:
    """The keys of an earlier version cannot be told from these."""
