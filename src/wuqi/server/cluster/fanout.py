"""Passes notes on: between processes, and to the sockets of this process that follow something.

A note only says that something is new ("table T is now at number N"); each socket then builds its
own view. In this process a note is a function call; it reaches other processes through Litestar's
channels (Redis).
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Protocol, cast

import msgspec
from litestar.channels import ChannelsPlugin

from wuqi.server.cluster.notes import Note
from wuqi.server.ids import new_id

CHANNEL = "notes"


class Listener(Protocol):
    """What receives notes, usually a socket. It must not wait."""

    @property
    def person_id(self) -> str | None:
        """The person it belongs to; None: a spectator without a name."""

    def on_note(self, note: Note) -> None:
        """Something it follows is new."""


NOBODY: tuple[Listener, ...] = ()
WATCHED = {"queue": "table"}  # those who follow a table follow its place in the queue


class Fanout:
    """Passes each note on to the sockets that follow what it is about."""

    def __init__(self, channels: ChannelsPlugin | None = None) -> None:
        """Without channels this is the only process."""
        self._channels = channels
        self._me = new_id()
        # Replaced, never changed, so that others can compare by identity whether it is new.
        self._followers: dict[tuple[str, str], tuple[Listener, ...]] = {}
        self._task: asyncio.Task[None] | None = None
        self.on: defaultdict[str, list[Callable[[Note], None]]] = defaultdict(list)

    async def start(self) -> None:
        """Listens to the other processes from now on."""
        if self._channels is None:
            return
        subscriber = await self._channels.subscribe([CHANNEL])

        async def pass_on() -> None:
            async for event in subscriber.iter_events():
                note = msgspec.json.decode(event, type=Note)
                if note.by != self._me:
                    self.publish_here(note)

        self._task = asyncio.create_task(pass_on(), name="fanout")

    async def stop(self) -> None:
        """Stops listening to the other processes and sending to them."""
        self._channels = None  # they may be closed before the next note
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def follow(self, about: str, which: str, listener: Listener) -> None:
        followers = self.followers(about, which)
        if listener not in followers:
            self._followers[about, which] = (*followers, listener)

    def unfollow(self, about: str, which: str, listener: Listener) -> None:
        rest = tuple(other for other in self.followers(about, which) if other is not listener)
        if rest:
            self._followers[about, which] = rest
        else:
            self._followers.pop((about, which), None)

    def followers(self, about: str, which: str) -> tuple[Listener, ...]:
        return self._followers.get((about, which), NOBODY)

    def publish(self, note: Note) -> None:
        """Sends a note to every process, this one included."""
        self.publish_here(note)
        if self._channels is not None:
            signed = msgspec.structs.replace(note, by=self._me)
            self._channels.publish(msgspec.json.encode(signed), [CHANNEL])

    def publish_here(self, note: Note) -> None:
        """Passes a note on in this process."""
        for callback in self.on[note.about]:
            callback(note)
        for listener in self.followers(WATCHED.get(note.about, note.about), note.id):
            listener.on_note(note)

    def publish_again(self) -> None:
        """Makes every socket here read again what it follows: notes may have been lost."""
        for (about, which), listeners in self._followers.items():
            for listener in listeners:
                listener.on_note(Note(cast(Any, about), which))
