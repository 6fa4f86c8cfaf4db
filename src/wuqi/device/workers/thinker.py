"""The worker that thinks."""

from collections.abc import Callable
from typing import Any

from wuqi.device.thinking import Brain

Send = Callable[[str], None]


class ThinkerWorker:
    """The worker that thinks."""

    def __init__(self) -> None:
        self._send: Send | None = None
        self._brain = Brain(self._deliver)

    def choose(self, packed: Any, send: Send) -> None:
        """Does the task of a computer player."""
        self._send = send
        self._brain.choose(packed.to_bytes())

    def answer(self, packed: Any, send: Send) -> None:
        """Answers a question."""
        self._send = send
        self._brain.answer(packed.to_bytes())

    def _deliver(self, json: bytes) -> None:
        assert self._send is not None
        self._send(json.decode())


worker = ThinkerWorker
