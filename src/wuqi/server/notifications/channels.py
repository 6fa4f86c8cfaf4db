"""Where people want to be notified, and about what."""

import re
import secrets
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update

from wuqi.core.errors import BadRequest
from wuqi.server.errors import Refusal, Unknown
from wuqi.server.ids import new_id, now
from wuqi.server.notifications.outbox import notice
from wuqi.server.people.sessions import Signer
from wuqi.server.protocol.notifications import (
    KINDS,
    ChannelInfo,
    Language,
    Medium,
    NewChannel,
    NoticeKind,
)
from wuqi.server.store.layout import channels, deliveries
from wuqi.server.store.statement import Statement, Write
from wuqi.server.store.store import Row, Store

MOST = 20  # channels of one person
EMAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
CONFIRM = "confirm"  # the kind of the first e-mail, which nobody can switch off
ALL = "all"  # in a link: unsubscribes from all kinds

_ONE = channels.c.id == bindparam("channel")
BY_ID = select(channels).where(_ONE)
OF = select(channels).where(channels.c.person_id.in_(bindparam("people", expanding=True)))
ADD = Statement(
    insert(channels),
    *("id", "person_id", "medium", "address", "secret", "kinds", "language", "made_at"),
    "confirmed_at",
)
SET_KINDS = Statement(update(channels).where(_ONE), "kinds")
SET_CONFIRMED = Statement(update(channels).where(_ONE), "confirmed_at")
SET_LANGUAGE = Statement(
    update(channels).where(channels.c.person_id == bindparam("person")), "language"
)
REMOVE = Statement(delete(channels).where(_ONE))
REMOVE_DELIVERIES = Statement(
    delete(deliveries).where(deliveries.c.channel_id == bindparam("channel"))
)


class Channel(NamedTuple):
    """A channel as the server knows it."""

    id: str
    person: str
    medium: Medium
    address: str
    secret: str
    kinds: tuple[NoticeKind, ...]
    language: Language
    confirmed: bool

    def wants(self, kind: str) -> bool:
        return kind == CONFIRM or (self.confirmed and kind in self.kinds)

    @property
    def feed(self) -> str:
        """The address of a feed."""
        return f"/api/channels/{self.id}/feed/{self.secret}"


class Channels:
    """The channels of all people."""

    def __init__(self, store: Store, signer: Signer) -> None:
        self._store = store
        self._signer = signer

    async def of(self, person: str) -> list[Channel]:
        """A person's channels, the oldest first."""
        return (await self.of_all([person])).get(person, [])

    async def of_all(self, people: Sequence[str]) -> dict[str, list[Channel]]:
        """The same for several people; those without a channel are left out."""
        found: dict[str, list[Channel]] = {}
        for row in await self._store.rows(OF.order_by(channels.c.made_at), people=people):
            found.setdefault(row["person_id"], []).append(_channel(row))
        return found

    async def find(self, channel: str) -> Channel | None:
        row = await self._store.row(BY_ID, channel=channel)
        return _channel(row) if row is not None else None

    async def feed(self, channel: str, secret: str) -> Channel | None:
        """The feed at a secret address."""
        found = await self.find(channel)
        if found is None or found.medium != "feed":
            return None
        return found if secrets.compare_digest(found.secret.encode(), secret.encode()) else None

    async def own(self, person: str, channel: str) -> Channel:
        """A person's channel by its id; Unknown if it is someone else's."""
        found = await self.find(channel)
        if found is None or found.person != person:
            raise Unknown("channel-unknown")
        return found

    async def add(self, person: str, wish: NewChannel, language: Language) -> Channel:
        """Adds a channel, or gives the one with the same address these kinds."""
        address, secret = _checked(wish)
        known = await self.of(person)
        for one in known:
            if (one.medium, one.address) == (wish.medium, address):
                await self._remove(one.id)
                known.remove(one)
                break
        if len(known) >= MOST:
            raise Refusal("channel-too-many", most=MOST)
        moment = now()
        confirmed_at = None if wish.medium == "email" else moment
        row: dict[str, Any] = {
            "id": new_id(),
            "person_id": person,
            "medium": wish.medium,
            "address": address,
            "secret": secret,
            "kinds": _joined(wish.kinds),
            "language": language,
            "made_at": moment,
            "confirmed_at": confirmed_at,
        }
        writes: list[Write] = [(ADD, row)]
        if wish.medium == "email":
            writes.append(notice(person, CONFIRM, row["id"], moment, channel=row["id"]))
        await self._store.write(*writes)
        return _channel(row)

    async def set_kinds(self, channel: Channel, kinds: Iterable[NoticeKind]) -> Channel:
        """Changes what a person is notified about there."""
        joined = _joined(kinds)
        await self._store.write((SET_KINDS, {"channel": channel.id, "kinds": joined}))
        return channel._replace(kinds=_split(joined))

    async def set_language(self, person: str, language: Language) -> None:
        await self._store.write((SET_LANGUAGE, {"person": person, "language": language}))

    async def remove(self, channel: Channel) -> None:
        await self._remove(channel.id)

    async def _remove(self, channel: str) -> None:
        whose = {"channel": channel}
        await self._store.write((REMOVE, whose), (REMOVE_DELIVERIES, whose))

    # -- links in e-mails, which need no cookie -------------------------------------------------

    def key(self, channel: str, what: str) -> str:
        """The proof that a link came from us: `confirm`, a kind of notice, or all of them."""
        return self._signer.sign(f"channel {channel} {what}")

    async def confirm(self, channel: str, key: str) -> Channel:
        """Confirms an e-mail address: from now on it gets notices."""
        found = await self._by_key(channel, CONFIRM, key)
        if not found.confirmed:
            await self._store.write((SET_CONFIRMED, {"channel": channel, "confirmed_at": now()}))
        return found._replace(confirmed=True)

    async def unsubscribe(self, channel: str, kind: str, key: str) -> Channel:
        """Stops notices of a kind, or (`all`) of every kind. Doing it twice does no harm."""
        found = await self._by_key(channel, kind, key)
        left = [] if kind == ALL else [one for one in found.kinds if one != kind]
        return await self.set_kinds(found, left)

    async def _by_key(self, channel: str, what: str, key: str) -> Channel:
        found = await self.find(channel)
        if found is None or not secrets.compare_digest(
            self.key(channel, what).encode(), key.encode()
        ):
            raise Unknown("channel-unknown")
        return found


def info(channel: Channel) -> ChannelInfo:
    """A channel, as shown to its owner."""
    return ChannelInfo(
        channel.id,
        channel.medium,
        channel.feed if channel.medium == "feed" else channel.address,
        channel.kinds,
        channel.language,
        channel.confirmed,
        channel.secret if channel.medium == "webhook" else None,
    )


def _checked(wish: NewChannel) -> tuple[str, str]:
    """The address and the secret of a new channel."""
    if wish.medium == "feed":
        return "", secrets.token_urlsafe(24)
    address = wish.address.strip()
    if wish.medium == "email":
        if not EMAIL.fullmatch(address) or len(address) > 254:
            raise BadRequest("channel-email", address=address)
        return address, ""
    try:
        parts = urlsplit(address)
        right = parts.scheme in ("https", "http") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        right = False
    if not right or any(letter.isspace() for letter in address):
        raise BadRequest("channel-url", address=address)
    if wish.medium == "webhook":
        return address, f"whsec_{secrets.token_urlsafe(24)}"
    keys = wish.keys or {}
    if set(keys) != {"p256dh", "auth"}:
        raise BadRequest("channel-url", address=address)
    return address, msgspec.json.encode(keys).decode()


def _joined(kinds: Iterable[NoticeKind]) -> str:
    wanted = set(kinds)
    return " ".join(kind for kind in KINDS if kind in wanted)


def _split(kinds: str) -> tuple[NoticeKind, ...]:
    return tuple(kind for kind in KINDS if kind in kinds.split())


def _channel(row: Row | dict[str, Any]) -> Channel:
    return Channel(
        row["id"],
        row["person_id"],
        cast(Medium, row["medium"]),
        row["address"],
        row["secret"],
        _split(row["kinds"]),
        cast(Language, row["language"]),
        row["confirmed_at"] is not None,
    )


def wanted(known: Sequence[Channel], kind: str, channel: str | None = None) -> list[Channel]:
    """The channels that a notice goes to; `channel`: only to this one."""
    return [
        one
        for one in known
        if one.medium != "feed" and one.wants(kind) and channel in (None, one.id)
    ]
