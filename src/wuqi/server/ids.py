"""Names nobody can guess, and the server's clock."""

import secrets
import time

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # no i, l, o, u: nothing to mistake, no words


def new_id(length: int = 12) -> str:
    """A random name of 5 bits a letter; 12 letters cannot be found by trying."""
    return "".join(ALPHABET[byte & 31] for byte in secrets.token_bytes(length))


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
