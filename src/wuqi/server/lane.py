"""The fast lane: actions of many tables are taken in one go, and shown in one go.

A processor does one thing a hundred times in a row far faster than a hundred things in turn, and
turning to the network in between makes it forget most of what it was at. So what clients send is
first gathered and then dealt with; what they are to hear is first put together and then sent. No
one waits for others: what has come in by the event loop's next round goes together.
"""

import asyncio
from typing import Protocol


class Talker(Protocol):
    """A conversation, as far as the lane goes. None of this waits."""

    def heed_at_once(self, told: bytes) -> None:
        """Deals with a message."""

    def words(self) -> list[bytes]:
        """What there is to say now."""

    def say(self, words: list[bytes]) -> None:
        """Says it."""

    def fail(self, error: Exception) -> None:
        """A mistake of ours: this conversation ends, the others go on."""


class Lane:
    """One for all conversations of a process."""

    def __init__(self) -> None:
        self._heard: list[tuple[Talker, bytes]] = []
        self._due: list[Talker] = []

    def hear(self, talker: Talker, told: bytes) -> None:
        """A message has come in."""
        if not self._heard:
            asyncio.get_running_loop().call_soon(self._heed)
        self._heard.append((talker, told))

    def speak(self, talker: Talker) -> None:
        """Somebody has something to say."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._say)
        self._due.append(talker)

    def _heed(self) -> None:
        heard, self._heard = self._heard, []
        for talker, told in heard:
            try:
                talker.heed_at_once(told)
            except Exception as error:
                talker.fail(error)

    def _say(self) -> None:
        due, self._due = self._due, []
        saying = []
        for talker in due:
            try:
                saying.append((talker, talker.words()))
            except Exception as error:
                talker.fail(error)
        for talker, words in saying:
            talker.say(words)
