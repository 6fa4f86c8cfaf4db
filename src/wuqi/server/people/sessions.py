"""Who a cookie says somebody is: a person's id, signed, so that nobody can make one up."""

import hashlib
import hmac
from dataclasses import dataclass

COOKIE = "wuqi"
LASTS_S = 400 * 24 * 60 * 60  # the longest that browsers keep a cookie


@dataclass(frozen=True, slots=True)
class Session:
    """What a valid cookie says."""

    person: str
    count: int  # void once the person's count has moved on: a new password, a ban


class Signer:
    """Writes and reads cookies with the server's key."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def write(self, session: Session) -> str:
        told = f"{session.person}.{session.count}"
        return f"{told}.{self._signature(told)}"

    def read(self, cookie: str) -> Session | None:
        """The session, or None if the cookie is not ours."""
        told, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(self._signature(told).encode(), signature.encode()):
            return None
        person, _, count = told.rpartition(".")
        return Session(person, int(count))

    def _signature(self, told: str) -> str:
        return hmac.new(self._key, told.encode(), hashlib.sha256).hexdigest()
