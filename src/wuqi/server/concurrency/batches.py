"""The fast lane: actions of many tables are taken in one go, and shown in one go.

A processor does one thing a hundred times in a row far faster than a hundred things in turn, and
turning to the network in between makes it forget most of what it was at. So what clients send is
first gathered and then dealt with; what they are to hear is first put together and then sent. No
one waits for others: what has come in by the event loop's next round goes together.
"""

import asyncio
from typing import Protocol


class Hearer(Protocol):
    """Whoever is sent messages. None of this waits."""

    def heed_at_once(self, payload: bytes) -> None:
        """Deals with a message."""

    def fail(self, error: Exception) -> None:
        """A mistake of ours: this conversation ends, the others go on."""


class Speaker(Protocol):
    """Whoever has something to say; likewise."""

    def words(self) -> list[bytes]:
        """What there is to say now."""

    def say(self, words: list[bytes]) -> None:
        """Says it."""

    def fail(self, error: Exception) -> None:
        """A mistake of ours."""


class Batches:
    """One for all conversations of a process."""

    def __init__(self) -> None:
        self._heard: list[tuple[Hearer, bytes]] = []
        self._due: list[Speaker] = []

    def hear(self, hearer: Hearer, payload: bytes) -> None:
        """A message has come in."""
        if not self._heard:
            asyncio.get_running_loop().call_soon(self._heed)
        self._heard.append((hearer, payload))

    def speak(self, speaker: Speaker) -> None:
        """Somebody has something to say."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._say)
        self._due.append(speaker)

    def _heed(self) -> None:
        heard, self._heard = self._heard, []
        for hearer, payload in heard:
            try:
                hearer.heed_at_once(payload)
            except Exception as error:
                hearer.fail(error)

    def _say(self) -> None:
        due, self._due = self._due, []
        saying = []
        for speaker in due:
            try:
                saying.append((speaker, speaker.words()))
            except Exception as error:
                speaker.fail(error)
        for speaker, words in saying:
            speaker.say(words)
