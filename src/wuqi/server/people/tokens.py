"""Personal tokens for programs. The server keeps only their hashes."""

import hashlib
import secrets
from collections.abc import Iterable
from typing import Any, cast

from sqlalchemy import bindparam, delete, insert, select, update

from wuqi.server.errors import Refusal
from wuqi.server.ids import new_id, now
from wuqi.server.protocol.bodies import Scope, TokenInfo
from wuqi.server.store.layout import tokens
from wuqi.server.store.statement import Statement
from wuqi.server.store.store import Store

PREFIX = "wuqi_"
MOST = 20
NOTED_EVERY = 60_000  # how often the time of the last use is stored

ADD = Statement(insert(tokens), "id", "person_id", "hash", "label", "scopes", "made_at")
USED = Statement(update(tokens).where(tokens.c.id == bindparam("token")), "used_at")
REMOVE = Statement(
    delete(tokens).where(
        tokens.c.id == bindparam("token"), tokens.c.person_id == bindparam("person")
    )
)
OF = select(tokens).where(tokens.c.person_id == bindparam("person")).order_by(tokens.c.made_at)
BY_HASH = select(tokens).where(tokens.c.hash == bindparam("hash"))


class Tokens:
    """Makes, checks and revokes them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, person: str, label: str, scopes: Iterable[Scope]) -> TokenInfo:
        """A new token; this is the only time it is shown."""
        if len(await self.of(person)) >= MOST:
            raise Refusal("tokens-too-many", most=MOST)
        token = PREFIX + secrets.token_urlsafe(32)
        granted = tuple(sorted(set(scopes)))
        made = TokenInfo(new_id(), " ".join(label.split()), granted, now(), None, token)
        row = {
            "id": made.id,
            "person_id": person,
            "hash": _hash(token),
            "label": made.label,
            "scopes": " ".join(granted),
            "made_at": made.made_at,
        }
        await self._store.write((ADD, row))
        return made

    async def of(self, person: str) -> tuple[TokenInfo, ...]:
        """The list of a person's tokens, without the tokens themselves."""
        rows = await self._store.rows(OF, person=person)
        return tuple(
            TokenInfo(row["id"], row["label"], _scopes(row), row["made_at"], row["used_at"])
            for row in rows
        )

    async def revoke(self, person: str, token: str) -> None:
        await self._store.write((REMOVE, {"token": token, "person": person}))

    async def whose(self, token: str) -> tuple[str, tuple[Scope, ...]] | None:
        """The person a token stands for, and what it may do."""
        row = await self._store.row(BY_HASH, hash=_hash(token))
        if row is None:
            return None
        if now() - (row["used_at"] or 0) > NOTED_EVERY:
            await self._store.write((USED, {"token": row["id"], "used_at": now()}))
        return row["person_id"], _scopes(row)


def _scopes(row: Any) -> tuple[Scope, ...]:
    return cast(tuple[Scope, ...], tuple(row["scopes"].split()))


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
