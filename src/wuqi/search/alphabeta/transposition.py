"""The transposition table: what search knows about positions, shared by threads without locks.

A bucket is one cache line, four entries of two words each:

    word 0   the position's key XOR word 1: an entry torn by two threads fits no key
    word 1   bits  0–31  the best action, as a hash (see `folded`)
             bits 32–47  the value, 32,768 added, counted from this position (see `scale`)
             bits 48–55  the depth it was searched to; SOLVED if no guess took part in it
             bits 56–57  the bound: the value is EXACT, or at LEAST, or at MOST
             bits 58–63  the age: which search wrote it, modulo 64
"""

import numpy as np

from wuqi.core.kernel import Codes
from wuqi.core.native.compiling import compiled

EXACT, LEAST, MOST = 1, 2, 3
SOLVED = 255
ENTRIES = 4
BUCKET_WORDS = 2 * ENTRIES
AGES = 64
NOTHING = 0

_LOW_32 = 0xFFFFFFFF
_SPREAD = -7046029254386353131  # the golden ratio's bits, as a signed word


class TranspositionTable:
    """The table. `age` tells entries of this search from older ones."""

    def __init__(self, megabytes: int) -> None:
        wanted = max(1, megabytes * 1024**2 // (8 * BUCKET_WORDS))
        buckets = 1 << (wanted.bit_length() - 1)
        room = np.zeros(buckets * BUCKET_WORDS + BUCKET_WORDS, dtype=np.int64)
        skipped = -(room.ctypes.data // 8) % BUCKET_WORDS  # so that buckets are whole cache lines
        self.entries: Codes = room[skipped : skipped + buckets * BUCKET_WORDS].reshape(
            buckets, BUCKET_WORDS
        )
        self.age = 0
        self.forget()  # every page is mapped now, and not by a search that is short of time

    def grow_older(self) -> None:
        """A new search begins: what is there now may be overwritten first."""
        self.age = (self.age + 1) % AGES

    def forget(self) -> None:
        """Empties it."""
        self.entries[:] = 0


@compiled
def folded(action: int) -> int:
    """32 bits that stand for an action."""
    return ((action * _SPREAD) >> 32) & _LOW_32


@compiled
def probe(entries: Codes, buckets: int, key: int) -> int:
    """Word 1 of the entry for a key, or NOTHING."""
    base = (key & (buckets - 1)) * BUCKET_WORDS
    for entry in range(ENTRIES):
        word = entries[base + 2 * entry + 1]
        if entries[base + 2 * entry] ^ word == key and word != NOTHING:
            return word
    return NOTHING


@compiled
def store(
    entries: Codes,
    buckets: int,
    key: int,
    action: int,
    value: int,
    depth: int,
    bound: int,
    age: int,
) -> None:
    """Writes an entry over this position's old one, or over the one least worth keeping."""
    base = (key & (buckets - 1)) * BUCKET_WORDS
    chosen = base
    least = 1 << 20
    for entry in range(ENTRIES):
        place = base + 2 * entry
        word = entries[place + 1]
        if word == NOTHING or entries[place] ^ word == key:
            if word != NOTHING and action == 0:
                action = word & _LOW_32  # a bound without a best action keeps the known one
            chosen = place
            break
        worth = depth_of(word) - 8 * ((age - age_of(word)) & (AGES - 1))
        if worth < least:
            least = worth
            chosen = place
    word = action | (value + 32_768) << 32 | depth << 48 | bound << 56 | age << 58
    entries[chosen] = key ^ word
    entries[chosen + 1] = word


@compiled
def action_of(word: int) -> int:
    return word & _LOW_32


@compiled
def value_of(word: int) -> int:
    return (word >> 32 & 0xFFFF) - 32_768


@compiled
def depth_of(word: int) -> int:
    return word >> 48 & 0xFF


@compiled
def bound_of(word: int) -> int:
    return word >> 56 & 3


@compiled
def age_of(word: int) -> int:
    return word >> 58 & (AGES - 1)
