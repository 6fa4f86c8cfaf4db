"""Ids that nobody can guess, and the server's clock."""

import secrets
import time

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # no i, l, o, u: nothing to confuse, no words
TABLES_TOGETHER_S = 4  # tables of the same seconds begin alike; this repeats after a day and a half


def new_id(length: int = 12) -> str:
    """A random name with 5 bits per letter; 12 letters cannot be guessed."""
    return "".join(ALPHABET[byte & 31] for byte in secrets.token_bytes(length))


def new_table_id() -> str:
    """A name that sorts by time, so that the events of current tables lie close together on disk.
    Its other nine letters cannot be guessed at the rate we allow."""
    moment = int(time.time()) // TABLES_TOGETHER_S
    early = (ALPHABET[moment >> shift & 31] for shift in (10, 5, 0))
    return "".join(early) + new_id(9)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
