"""Webhooks: a notice as JSON, signed as in the Standard Webhooks specification.

    webhook-id         the notice: the same in every attempt
    webhook-timestamp  seconds since 1970
    webhook-signature  v1,BASE64(HMAC-SHA256(key, "ID.TIMESTAMP.BODY"))

The key is what follows `whsec_` in the secret, read as URL-safe base64 (RFC 4648, section 5).
"""

import base64
import hashlib
import hmac

from wuqi.server.ids import now


def signed(secret: str, notice: str, body: bytes) -> dict[str, str]:
    """The headers of a request."""
    moment = str(now() // 1000)
    key = base64.urlsafe_b64decode(secret.removeprefix("whsec_"))
    content = b".".join((notice.encode(), moment.encode(), body))
    signature = base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    return {
        "content-type": "application/json",
        "user-agent": "wuqi",
        "webhook-id": notice,
        "webhook-timestamp": moment,
        "webhook-signature": f"v1,{signature}",
    }
