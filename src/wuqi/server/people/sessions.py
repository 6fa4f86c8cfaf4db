"""Session cookies: a person's id, signed, so that nobody can forge one."""

import hashlib
import hmac
from dataclasses import dataclass

from wuqi.server.ids import now

COOKIE = "wuqi"
LASTS_S = 400 * 24 * 60 * 60  # the longest that browsers keep a cookie
RENEWED_AFTER_S = 30 * 24 * 60 * 60  # people who visit now and then never have to sign in again


@dataclass(frozen=True, slots=True)
class Session:
    """What a valid cookie says."""

    person: str
    count: int  # void once the person's count is higher: a new password, a ban
    since: int  # milliseconds since 1970: no two of a person begin at the same moment

    @property
    def name(self) -> str:
        """The name under which a sign-out is stored."""
        return f"signed out {self.person} {self.count} {self.since}"

    @property
    def aging(self) -> bool:
        """Whether it is time for a new cookie."""
        return now() - self.since > 1000 * RENEWED_AFTER_S


class Signer:
    """Writes and reads cookies with the server's key."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def write(self, person: str, count: int) -> str:
        """The cookie of a session that begins now."""
        payload = f"{person}.{count}.{now()}"
        return f"{payload}.{self._signature(payload)}"

    def read(self, cookie: str) -> Session | None:
        """The session, or None if the cookie is not ours or too old."""
        payload, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(self._signature(payload).encode(), signature.encode()):
            return None
        person, count, *since = payload.split(".")
        if len(since) != 1:  # signed by us, when cookies had no date
            return None
        session = Session(person, int(count), _moment(int(since[0])))
        return session if now() - session.since <= 1000 * LASTS_S else None

    def sign(self, text: str) -> str:
        """A signature of any other text; one with spaces is never a cookie's."""
        assert " " in text
        return self._signature(text)[:32]

    def _signature(self, payload: str) -> str:
        return hmac.new(self._key, payload.encode(), hashlib.sha256).hexdigest()


def _moment(written: int) -> int:
    """The moment in milliseconds; cookies of an earlier version have seconds."""
    return written if written > 10**11 else 1000 * written
