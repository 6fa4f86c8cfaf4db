"""Muting (hiding a person's messages) and blocking (never being seated with them)."""

from contextlib import suppress
from typing import Literal

from sqlalchemy import bindparam, delete, insert, or_, select

from wuqi.server.errors import Refusal
from wuqi.server.store.layout import avoided
from wuqi.server.store.statement import Conflict, Statement
from wuqi.server.store.store import Store

Kind = Literal["mute", "block"]

MOST = 1_000  # people that a person can mute; as many can be blocked

_ONE = (
    avoided.c.person_id == bindparam("person"),
    avoided.c.other_id == bindparam("other"),
    avoided.c.kind == bindparam("which"),
)
REMOVE = Statement(delete(avoided).where(*_ONE))
ADD = Statement(insert(avoided), "person_id", "other_id", "kind")
OF = select(avoided.c.other_id, avoided.c.kind).where(avoided.c.person_id == bindparam("person"))
BLOCKS = select(avoided.c.person_id, avoided.c.other_id).where(
    avoided.c.kind == "block",
    or_(avoided.c.person_id == bindparam("person"), avoided.c.other_id == bindparam("person")),
)


class Avoiding:
    """Whom people have muted and blocked."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def change(self, person: str, other: str, kind: Kind, on: bool) -> None:
        """Mutes or blocks a person, or undoes it."""
        others = (await self.of(person))[kind]
        if on and other not in others and len(others) >= MOST:
            raise Refusal("avoiding-too-many", most=MOST)
        writes = [(REMOVE, {"person": person, "other": other, "which": kind})]
        if on:
            writes.append((ADD, {"person_id": person, "other_id": other, "kind": kind}))
        with suppress(Conflict):  # the same was asked for twice at once
            await self._store.write(*writes)

    async def of(self, person: str) -> dict[Kind, list[str]]:
        """The people that a person has muted and blocked."""
        found: dict[Kind, list[str]] = {"mute": [], "block": []}
        for row in await self._store.few(OF, person=person):
            found[row["kind"]].append(row["other_id"])
        return found

    async def both_ways(self, person: str) -> set[str]:
        """The people that a person has blocked, and those who have blocked that person."""
        rows = await self._store.few(BLOCKS, person=person)
        return {one for row in rows for one in (row["person_id"], row["other_id"])} - {person}
