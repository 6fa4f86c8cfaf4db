"""Delivers notices in the background, in every process.

A process delivers at once what it has written. Notices of a process that died are found by the
others, or at the next start (`deliveries`).
"""

import asyncio
from functools import partial
from typing import Any

import msgspec
import structlog

from wuqi.core.text.words import words
from wuqi.server.concurrency.tasks import Tasks
from wuqi.server.ids import now
from wuqi.server.notifications import deliveries
from wuqi.server.notifications.channels import ALL, CONFIRM, Channel, Channels
from wuqi.server.notifications.deliveries import Delivery
from wuqi.server.notifications.mail import MailRefused, MailServer, OffLinks
from wuqi.server.notifications.outgoing import ForbiddenAddress, OutgoingClient
from wuqi.server.notifications.push import PushKeys
from wuqi.server.notifications.webhooks import signed
from wuqi.server.notifications.wording import Wording, path_of, wording
from wuqi.server.people.directory import Directory
from wuqi.server.people.presence import Presence
from wuqi.server.protocol import Person
from wuqi.server.store.polling import PollingTask
from wuqi.server.store.store import Store, first_line, is_temporary
from wuqi.server.table.table import Table
from wuqi.server.troubles import TROUBLES

log = structlog.get_logger()

EVERY_S = 10.0
FORGET_EVERY_MS = 60 * 60 * 1000
MOST_UNDER_WAY = 20
GONE = (404, 410)  # what a push service says of a browser that has unsubscribed
LATER = (408, 429)


class Later(Exception):
    """A delivery failed, and may work later."""


class Sender(PollingTask):
    """The background task that delivers notices."""

    def __init__(
        self,
        store: Store,
        process: str,
        channels: Channels,
        directory: Directory,
        presence: Presence,
        mail: MailServer | None,
        push: PushKeys,
        outgoing: OutgoingClient,
    ) -> None:
        super().__init__("notifications", EVERY_S, self._start_due)
        self._store = store
        self._process = process
        self._channels = channels
        self._directory = directory
        self._presence = presence
        self._mail = mail
        self._push = push
        self._outgoing = outgoing
        self._under_way: set[tuple[str, str]] = set()
        self._tasks = Tasks()
        self._forgot_at = 0

    async def close(self) -> None:
        await super().close()
        self._tasks.cancel()
        await self._outgoing.close()

    def look_at(self, table: Table) -> None:
        """Wakes the task: a change of this table may have written a notice."""
        clock = table.terms.clock
        if (clock is not None and clock.days) or table.ply == 0:
            self.wake()

    async def _start_due(self) -> None:
        """Starts all deliveries that are due. A slow receiver does not delay the others."""
        while await deliveries.plan(self._store, self._channels) == deliveries.AT_ONCE:
            pass
        free = MOST_UNDER_WAY - len(self._under_way)
        if free > 0:
            for one in await deliveries.due(self._store, MOST_UNDER_WAY + len(self._under_way)):
                if one.key not in self._under_way and len(self._under_way) < MOST_UNDER_WAY:
                    self._under_way.add(one.key)
                    self._tasks.start(self._deliver(one), partial(self._delivered, one))
        if now() - self._forgot_at > FORGET_EVERY_MS:
            self._forgot_at = now()
            await deliveries.forget_old(self._store)

    def _delivered(self, delivery: Delivery, problem: Exception | None) -> None:
        full = len(self._under_way) >= MOST_UNDER_WAY
        self._under_way.discard(delivery.key)
        if full:  # others may be waiting
            self.wake()
        if problem is not None and not is_temporary(problem):
            TROUBLES.failed("notifications", problem)

    async def _deliver(self, delivery: Delivery) -> None:
        """One attempt, from its claim to its end."""
        if not await deliveries.claim(self._store, delivery, self._process):
            return
        channel = await self._channels.find(delivery.channel)
        if channel is None or not channel.wants(delivery.kind):
            await deliveries.end(self._store, delivery, "refused")
            return
        try:
            outcome = await self._send(delivery, channel)
        except (Later, OSError, TimeoutError) as error:
            log.warning("a notice waits", medium=channel.medium, problem=first_line(error))
            await deliveries.fail(self._store, delivery)
        else:
            await deliveries.end(self._store, delivery, outcome)

    async def _send(self, delivery: Delivery, channel: Channel) -> str:
        """Sends a notice and returns the outcome."""
        if delivery.kind == CONFIRM:
            return await self._confirm(delivery, channel)
        if channel.medium == "email" and await self._is_here(delivery.person):
            return "present"
        until = delivery.facts.get("until")
        if isinstance(until, int) and until <= now():
            return "late"
        others = await self._others(delivery)
        # Reading the words of a language for the first time takes a while.
        in_words = await asyncio.to_thread(
            wording, delivery.kind, delivery.facts, others, channel.language
        )
        try:
            if channel.medium == "email":
                return await self._by_mail(delivery, channel, in_words)
            if channel.medium == "push":
                return await self._by_push(delivery, channel, in_words)
            return await self._by_webhook(delivery, channel, in_words, others)
        except (MailRefused, ForbiddenAddress):
            return "refused"

    async def _is_here(self, person: str) -> bool:
        """Whether the person has a page open, and sees the news there."""
        await self._presence.learn([person])
        return person in self._presence.here([person])

    async def _others(self, delivery: Delivery) -> list[Person]:
        ids: Any = delivery.facts.get("others", [])
        await self._directory.learn(ids)
        return [self._directory.name(one) for one in ids]

    async def _confirm(self, delivery: Delivery, channel: Channel) -> str:
        if self._mail is None:
            raise Later
        message = self._mail.message(channel.address, delivery.notice, delivery.at)
        path = f"/confirm/{channel.id}/{self._channels.key(channel.id, CONFIRM)}"
        await asyncio.to_thread(words, channel.language)
        try:
            await self._mail.send(self._mail.confirmation(message, path, channel.language))
        except MailRefused:
            return "refused"
        return "sent"

    async def _by_mail(self, delivery: Delivery, channel: Channel, in_words: Wording) -> str:
        if self._mail is None:
            raise Later
        message = self._mail.message(channel.address, delivery.notice, delivery.at)
        key = self._channels.key(channel.id, delivery.kind)
        everything = self._channels.key(channel.id, ALL)
        off = OffLinks(
            f"/api/channels/{channel.id}/unsubscribe/{delivery.kind}/{key}",
            f"/unsubscribe/{channel.id}/{key}?kind={delivery.kind}&all={everything}",
        )
        path = path_of(delivery.facts)
        await self._mail.send(self._mail.notice(message, in_words, path, off, channel.language))
        return "sent"

    async def _by_push(self, delivery: Delivery, channel: Channel, in_words: Wording) -> str:
        shown = {
            "id": delivery.notice,
            "title": in_words.title,
            "text": in_words.text,
            "path": path_of(delivery.facts),
            "language": channel.language,
        }
        body = msgspec.json.encode(shown)
        encrypted, headers = await self._push.encrypted(channel.address, channel.secret, body)
        # A push service that still has the last one replaces it.
        headers["topic"] = delivery.notice
        status = await self._outgoing.post(channel.address, encrypted, headers)
        if status in GONE:
            await self._channels.remove(channel)
        return _outcome(status)

    async def _by_webhook(
        self, delivery: Delivery, channel: Channel, in_words: Wording, others: list[Person]
    ) -> str:
        shown = {
            "id": delivery.notice,
            "kind": delivery.kind,
            "at": delivery.at,
            **delivery.facts,
            "others": [{"id": one.id, "name": one.name} for one in others],
            "text": in_words.text,
            "path": path_of(delivery.facts),
        }
        body = msgspec.json.encode(shown)
        headers = signed(channel.secret, delivery.notice, body)
        return _outcome(await self._outgoing.post(channel.address, body, headers))


def _outcome(status: int) -> str:
    if 200 <= status < 300:
        return "sent"
    if status in LATER or status >= 500:
        raise Later(f"status {status}")
    return "refused"
