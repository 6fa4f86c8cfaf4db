"""Following: the people whose presence and games a person wants to see."""

from contextlib import suppress

from sqlalchemy import bindparam, delete, insert, select

from wuqi.server.errors import Refusal
from wuqi.server.ids import now
from wuqi.server.store.layout import follows
from wuqi.server.store.statement import Conflict, Statement
from wuqi.server.store.store import Store

MOST = 500  # people that one person can follow

REMOVE = Statement(
    delete(follows).where(
        follows.c.person_id == bindparam("person"), follows.c.other_id == bindparam("other")
    )
)
ADD = Statement(insert(follows), "person_id", "other_id", "made_at")
OF = (
    select(follows.c.other_id)
    .where(follows.c.person_id == bindparam("person"))
    .order_by(follows.c.made_at, follows.c.other_id)
)


class Following:
    """Who follows whom."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def change(self, person: str, other: str, on: bool) -> None:
        """Follows a person, or stops following them."""
        others = await self.of(person)
        if on and other in others:
            return
        if on and len(others) >= MOST:
            raise Refusal("following-too-many", most=MOST)
        whom = {"person": person, "other": other}
        follow = (ADD, {"person_id": person, "other_id": other, "made_at": now()})
        with suppress(Conflict):  # the same was asked for twice at once
            await self._store.write(follow if on else (REMOVE, whom))

    async def of(self, person: str) -> list[str]:
        """The people that a person follows, in the order in which they were added."""
        return [row["other_id"] for row in await self._store.few(OF, person=person)]
