"""Alembic's way in: runs the migrations on the connection that `migrating.py` opened."""

from alembic import context

from wuqi.server.store.layout import layout

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=layout,
    render_as_batch=True,
)
context.run_migrations()
