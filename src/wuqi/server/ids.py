"""Ids that nobody can guess, and the server's clock."""

import secrets
import time

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # no i, l, o, u: nothing to mistake, no words
TABLES_TOGETHER_S = 4  # tables whose names begin alike; after a day and a half it begins anew


def new_id(length: int = 12) -> str:
    """A random name of 5 bits a letter; 12 letters cannot be found by trying."""
    return "".join(ALPHABET[byte & 31] for byte in secrets.token_bytes(length))


def new_table_id() -> str:
    """A name that sorts by when it was given, so that what happens at the tables of now lies close
    together on disk; its other nine letters cannot be found by trying at the pace we allow."""
    moment = int(time.time()) // TABLES_TOGETHER_S
    early = (ALPHABET[moment >> shift & 31] for shift in (10, 5, 0))
    return "".join(early) + new_id(9)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
