"""The secrets of fair shuffles, in a separate table of the database."""

from sqlalchemy import bindparam, insert, select

from wuqi.server.store.layout import secrets
from wuqi.server.store.statement import Statement, Write
from wuqi.server.store.store import Store

KEEP = Statement(insert(secrets), "table_id", "secret")
OF = select(secrets.c.secret).where(secrets.c.table_id == bindparam("table"))


class StoredSecrets:
    """Stores and finds secrets; only `shuffles` uses it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def keep(self, table_id: str, secret: str) -> list[Write]:
        """The write that stores the secret of a table."""
        return [(KEEP, {"table_id": table_id, "secret": secret})]

    async def find(self, table_id: str) -> str:
        """The secret of a table."""
        row = await self._store.row(OF, table=table_id)
        assert row is not None, f"table {table_id} has no secret"
        return str(row["secret"])
