"""People: guests with a name, members with a password."""

import secrets
from typing import Any, Literal, cast

import msgspec
from sqlalchemy import bindparam, insert, select

from wuqi.server.ids import new_id, now
from wuqi.server.people.names import tidy
from wuqi.server.people.sessions import Session, Signer
from wuqi.server.store.layout import keys, people
from wuqi.server.store.statement import Conflict, Statement
from wuqi.server.store.store import Store

ADD = Statement(
    insert(people), "id", "kind", "name", "name_key", "password", "made_at", "seen_at", "sessions"
)
BY_ID = select(people).where(people.c.id == bindparam("id"))
KEY = select(keys.c.value).where(keys.c.name == bindparam("name"))
ADD_KEY = Statement(insert(keys), "name", "value")


class Known(msgspec.Struct, frozen=True):
    """A person as the server knows them."""

    id: str
    kind: Literal["guest", "member", "bot"]
    name: str
    sessions: int
    password: str | None = None


class People:
    """Everybody who has ever chosen a name."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add_guest(self, name: str) -> Known:
        """Somebody new, known by a name that others may have too."""
        guest = Known(new_id(), "guest", tidy(name), 0)
        await self._store.write((ADD, {**_row(guest), "name_key": None}))
        return guest

    async def find(self, person: str) -> Known | None:
        """Somebody by id; None for the deleted and the banned too."""
        row = await self._store.row(BY_ID, id=person)
        if row is None or row["kind"] == "gone" or row["banned_at"] is not None:
            return None
        return Known(
            row["id"], cast(Any, row["kind"]), row["name"], row["sessions"], row["password"]
        )

    async def of_session(self, session: Session) -> Known | None:
        """Whose session it is, if it still counts."""
        person = await self.find(session.person)
        return person if person is not None and person.sessions == session.count else None


async def open_signer(store: Store) -> Signer:
    """The server's signing key: made once, kept in the store, the same for all processes."""
    for _ in range(2):
        row = await store.row(KEY, name="cookies")
        if row is not None:
            return Signer(row["value"])
        try:
            await store.write((ADD_KEY, {"name": "cookies", "value": secrets.token_hex(32)}))
        except Conflict:
            continue  # another process was faster: its key is the one
    raise AssertionError("the signing key was written and is not there")


def _row(person: Known) -> dict[str, Any]:
    moment = now()
    return {
        "id": person.id,
        "kind": person.kind,
        "name": person.name,
        "password": person.password,
        "made_at": moment,
        "seen_at": moment,
        "sessions": person.sessions,
    }
