"""The fast lane: everything is heeded before anything is said, and one's mistake is one's own."""

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

    def heed_at_once(self, told: bytes) -> None:
        self._note(f"heeds {told.decode()}")

    def words(self) -> list[bytes]:
        self._note("thinks")
        return [self.name.encode()]

    def say(self, words: list[bytes]) -> None:
        self._note("says " + b" ".join(words).decode())

    def fail(self, error: Exception) -> None:
        self.mistake = error


async def test_words_are_found_for_all_before_any_are_said() -> None:
    lane, told = Batches(), list[str]()
    mai, kim = (Talker(name, told) for name in ("Mai", "Kim"))
    lane.hear(mai, b"1")
    lane.hear(kim, b"2")
    lane.speak(mai)
    lane.speak(kim)
    assert told == []  # never in the middle of what the caller is at
    await asyncio.sleep(0.01)
    heeded = ["Mai heeds 1", "Kim heeds 2"]
    assert told == [*heeded, "Mai thinks", "Kim thinks", "Mai says Mai", "Kim says Kim"]


@pytest.mark.parametrize("fails_at", ["heeds 1", "thinks"])
async def test_the_others_go_on_after_a_mistake(fails_at: str) -> None:
    lane, told = Batches(), list[str]()
    mai, kim = Talker("Mai", told, fails_at), Talker("Kim", told)
    for talker in (mai, kim):
        lane.hear(talker, b"1")
        lane.speak(talker)
    await asyncio.sleep(0.01)
    assert isinstance(mai.mistake, ZeroDivisionError)
    assert kim.mistake is None
    assert [one for one in told if one.startswith("Kim")] == [
        "Kim heeds 1",
        "Kim thinks",
        "Kim says Kim",
    ]
