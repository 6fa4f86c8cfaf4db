"""Web Push: encrypted for the browser, signed with the server's key (VAPID, RFC 8292)."""

import asyncio
import base64
import secrets
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from wuqi.server.ids import now
from wuqi.server.people.people import kept_key
from wuqi.server.store.store import Store

if TYPE_CHECKING:
    from py_vapid import Vapid02

LIFE_S = 24 * 60 * 60  # how long a push service keeps a message for a browser that is offline
GROUP_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256
SIGNED_FOR_S = 12 * 60 * 60


class PushKeys:
    """The server's key pair: made at the first start, kept in the database, the same for all
    processes."""

    def __init__(self, secret: str, contact: str) -> None:
        self._secret = secret  # the private key, base64url
        self._contact = contact  # whom a push service can contact
        self._vapid: Vapid02 | None = None

    @property
    def public(self) -> str:
        """The public key, which browsers need to subscribe."""
        return self._secret.partition(" ")[2]

    async def encrypted(self, address: str, keys: str, body: bytes) -> tuple[bytes, dict[str, str]]:
        """The body and the headers of a request to a push service."""
        return await asyncio.to_thread(self._encrypted, address, keys, body)

    def _encrypted(self, address: str, keys: str, body: bytes) -> tuple[bytes, dict[str, str]]:
        from py_vapid import Vapid02
        from pywebpush import WebPusher

        if self._vapid is None:
            self._vapid = Vapid02.from_string(self._secret.partition(" ")[0])
        subscription = {"endpoint": address, "keys": msgspec.json.decode(keys)}
        encoded = WebPusher(subscription).encode(body)
        parts = urlsplit(address)
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": now() // 1000 + SIGNED_FOR_S,
            "sub": self._contact,
        }
        return encoded["body"], {
            **self._vapid.sign(claims),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LIFE_S),
            "urgency": "normal",
        }


async def open_push_keys(store: Store, contact: str) -> PushKeys:
    """The keys of this site."""
    return PushKeys(await kept_key(store, "push", _made), contact)


def _made() -> str:
    """A new pair: the private key and the public one, both base64url."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    number = secrets.randbelow(GROUP_ORDER - 1) + 1
    pair = ec.derive_private_key(number, ec.SECP256R1())
    secret = number.to_bytes(32, "big")
    public = pair.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return " ".join(base64.urlsafe_b64encode(one).rstrip(b"=").decode() for one in (secret, public))
