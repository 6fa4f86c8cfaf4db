"""Batches: everything is handled before anything is sent, and an error stays with its task."""

import asyncio

import pytest

from wuqi.server.concurrency.batches import Batches

pytestmark = pytest.mark.anyio


class Talker:
    """Writes down what it is asked to do."""

    def __init__(self, name: str, told: list[str], fails_at: str = "") -> None:
        self.name = name
        self.mistake: Exception | None = None
        self._told = told
        self._fails_at = fails_at

    def _note(self, what: str) -> None:
        if what == self._fails_at:
            raise ZeroDivisionError
        self._told.append(f"{self.name} {what}")

    def handle_at_once(self, told: bytes) -> None:
        self._note(f"handles {told.decode()}")

    def collect(self) -> list[bytes]:
        self._note("collects")
        return [self.name.encode()]

    def send(self, messages: list[bytes]) -> None:
        self._note("sends " + b" ".join(messages).decode())

    def fail(self, error: Exception) -> None:
        self.mistake = error


async def test_messages_are_collected_from_all_before_any_are_sent() -> None:
    batches, told = Batches(), list[str]()
    mai, kim = (Talker(name, told) for name in ("Mai", "Kim"))
    batches.handle(mai, b"1")
    batches.handle(kim, b"2")
    batches.flush(mai)
    batches.flush(kim)
    assert told == []  # never in the middle of what the caller is at
    await asyncio.sleep(0.01)
    handled = ["Mai handles 1", "Kim handles 2"]
    assert told == [*handled, "Mai collects", "Kim collects", "Mai sends Mai", "Kim sends Kim"]


@pytest.mark.parametrize("fails_at", ["handles 1", "collects"])
async def test_the_others_go_on_after_a_mistake(fails_at: str) -> None:
    batches, told = Batches(), list[str]()
    mai, kim = Talker("Mai", told, fails_at), Talker("Kim", told)
    for talker in (mai, kim):
        batches.handle(talker, b"1")
        batches.flush(talker)
    await asyncio.sleep(0.01)
    assert isinstance(mai.mistake, ZeroDivisionError)
    assert kim.mistake is None
    assert [one for one in told if one.startswith("Kim")] == [
        "Kim handles 1",
        "Kim collects",
        "Kim sends Kim",
    ]
