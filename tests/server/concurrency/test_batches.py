"""Batches: everything is handled before anything is sent, and an error stays with its task."""

import asyncio

import pytest

from wuqi.server.concurrency.batches import Batches
from wuqi.server.concurrency.shares import Shares

pytestmark = pytest.mark.anyio


class Talker:
    """Writes down what it is asked to do."""

    def __init__(self, name: str, log: list[str], fails_at: str = "") -> None:
        self.name = self.address = name
        self.mistake: Exception | None = None
        self._log = log
        self._fails_at = fails_at

    def _note(self, what: str) -> None:
        if what == self._fails_at:
            raise ZeroDivisionError
        self._log.append(f"{self.name} {what}")

    def handle_received(self) -> None:
        self._note("handles")

    def collect(self) -> list[bytes]:
        self._note("collects")
        return [self.name.encode()]

    def send(self, messages: list[bytes]) -> None:
        self._note("sends " + b" ".join(messages).decode())

    def fail(self, error: Exception) -> None:
        self.mistake = error


async def test_messages_are_collected_from_all_before_any_are_sent() -> None:
    batches, log = Batches(), list[str]()
    mai, kim = (Talker(name, log) for name in ("Mai", "Kim"))
    batches.handle(mai)
    batches.handle(kim)
    batches.flush(mai)
    batches.flush(kim)
    assert log == []  # never in the middle of what the caller is at
    await asyncio.sleep(0.01)
    handled = ["Mai handles", "Kim handles"]
    assert log == [*handled, "Mai collects", "Kim collects", "Mai sends Mai", "Kim sends Kim"]


@pytest.mark.parametrize("fails_at", ["handles", "collects"])
@pytest.mark.parametrize("limits", [0.0, 1.0])
async def test_the_others_go_on_after_a_mistake(fails_at: str, limits: float) -> None:
    batches, log = Batches(Shares(limits)), list[str]()
    mai, kim = Talker("Mai", log, fails_at), Talker("Kim", log)
    for talker in (mai, kim):
        batches.handle(talker)
        batches.flush(talker)
    await asyncio.sleep(0.01)
    assert isinstance(mai.mistake, ZeroDivisionError)
    assert kim.mistake is None
    assert [one for one in log if one.startswith("Kim")] == [
        "Kim handles",
        "Kim collects",
        "Kim sends Kim",
    ]
