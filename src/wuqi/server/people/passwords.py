"""Passwords: argon2, in a thread, a few at a time (each takes time and memory on purpose)."""

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2

_hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)  # OWASP's advice


class Passwords:
    """Makes and checks hashes without delaying other requests."""

    def __init__(self) -> None:
        self._locks = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        async with self._locks:
            return await asyncio.to_thread(_hasher.hash, password)

    async def fits(self, stored: str | None, password: str) -> bool:
        """Takes equally long whether or not the person exists."""
        async with self._locks:
            fits = await asyncio.to_thread(_fits, stored, password)
        return fits and stored is not None


@cache
def _nobodys() -> str:
    """The hash of no password, to compare with if there is no such person."""
    return _hasher.hash("nobody has this password")


def _fits(stored: str | None, password: str) -> bool:
    nobodys = _nobodys()
    try:
        return _hasher.verify(stored or nobodys, password)
    except (VerificationError, InvalidHashError):
        return False
