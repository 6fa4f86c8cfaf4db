"""Stored reviews, so that each game is reviewed only once."""

import msgspec
from sqlalchemy import bindparam, delete, insert, select

from wuqi.server.protocol.teaching import Reviewed
from wuqi.server.store.layout import reviews
from wuqi.server.store.statement import Statement
from wuqi.server.store.store import Store

FIND = select(reviews.c.body).where(reviews.c.table_id == bindparam("which"))
REMOVE = Statement(delete(reviews).where(reviews.c.table_id == bindparam("which")))
ADD = Statement(insert(reviews), "table_id", "body")


async def kept(store: Store, table: str) -> Reviewed | None:
    """The review of a table, if there is one that we still understand."""
    row = await store.row(FIND, which=table)
    if row is None:
        return None
    try:
        return msgspec.json.decode(row["body"], type=Reviewed)
    except msgspec.ValidationError:  # of an earlier form
        return None


async def keep(store: Store, table: str, review: Reviewed) -> None:
    """Keeps a review in place of any other of that table."""
    body = msgspec.json.encode(review)
    await store.write((REMOVE, {"which": table}), (ADD, {"table_id": table, "body": body}))
