"""Reads table files: a second reader, in plain Python, from the description of the format alone.

    0        "WuqiTabl", version (4 bytes), checksum, place and length of the account, and a
             checksum of all that (the numbers' lowest byte first)
    64       words of 64 bits: pages of 4,096 values, one after the other
    then     for each page, the word after its last
    then     a CRC-32 for each chapter of 32 pages
    then     the account, as JSON: what the table is about

A page begins with a word. Its highest bit says which of two kinds it is (`_of_two`, `_of_many`).
A value is 3 × distance + 0 draw, 1 win, 2 loss.
"""

import hashlib
import json
import mmap
import struct
import zlib
from functools import cache
from math import comb
from pathlib import Path
from typing import Any

from wuqi.core.errors import BadTable

MAGIC, FORMAT = b"WuqiTabl", 1
WORDS_AT = 64  # bytes
PAGE, STRIP, CHAPTER = 4096, 64, 32
TWO = 1 << 63
LOWEST = (1 << 64) - 1


class TableReader:
    """A table file; every value is worked out anew from its bytes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            with path.open("rb") as file:
                self._bytes = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            magic, version, total, at, length = struct.unpack_from("<8sIIQQ", self._bytes)
        except (OSError, ValueError, struct.error) as error:
            raise BadTable("table-no-file", path=str(path), reason=str(error)) from error
        if magic != MAGIC:
            raise BadTable("table-not-ours", path=str(path))
        if version != FORMAT:
            raise BadTable("table-version", path=str(path), found=version, wanted=FORMAT)
        account = self._bytes[at : at + length]
        if zlib.crc32(account) != total:
            raise BadTable("table-damaged", path=str(path))
        self.account: dict[str, Any] = json.loads(account)
        self.numbers: int = self.account["numbers"]
        self.pages = -(-self.numbers // PAGE)
        self.ends_at = WORDS_AT + 8 * int(self.account["words"])

    def sha256(self) -> str:
        """The hash of the whole file."""
        found = hashlib.sha256()
        for at in range(0, len(self._bytes), 1 << 20):
            found.update(self._bytes[at : at + (1 << 20)])
        return found.hexdigest()

    def damaged_chapter(self) -> int | None:
        """The first chapter that differs from its checksum."""
        sums_at = self.ends_at + 8 * self.pages
        for chapter in range(-(-self.pages // CHAPTER)):
            first = self.start_of(chapter * CHAPTER)
            last = self.start_of(min((chapter + 1) * CHAPTER, self.pages))
            (wanted,) = struct.unpack_from("<I", self._bytes, sums_at + 4 * chapter)
            if zlib.crc32(self._bytes[WORDS_AT + 8 * first : WORDS_AT + 8 * last]) != wanted:
                return chapter
        return None

    def value(self, number: int) -> int:
        """The value that is kept for a number."""
        start = self.start_of(number // PAGE)
        place = number % PAGE
        head = self.word(start)
        return self._of_two(start, place) if head & TWO else self._of_many(start, place)

    def start_of(self, page: int) -> int:
        """Where a page starts: where the one before it ends."""
        if page == 0:
            return 0
        return int(struct.unpack_from("<Q", self._bytes, self.ends_at + 8 * (page - 1))[0])

    def word(self, at: int) -> int:
        return int(struct.unpack_from("<Q", self._bytes, WORDS_AT + 8 * at)[0])

    def _of_many(self, start: int, place: int) -> int:
        """Word 0: how many values the palette has. Words 1 to 4: four bits for each strip of 64
        values, how many planes it has. Then the palette, four values a word, and the planes: the
        lowest bits of each value's place in the palette first."""
        known = self.word(start)
        strip, inside = divmod(place, STRIP)
        nibbles = b"".join(self.word(start + 1 + n).to_bytes(8, "little") for n in range(4))
        planes = [nibbles[n // 2] >> 4 * (n % 2) & 15 for n in range(strip + 1)]
        palette = start + 5
        first = palette + -(-known // 4) + sum(planes[:strip])
        index = sum(
            (self.word(first + plane) >> inside & 1) << plane for plane in range(planes[strip])
        )
        return self.word(palette + index // 4) >> 16 * (index % 4) & 0xFFFF

    def _of_two(self, start: int, place: int) -> int:
        """Word 0: the two values, 16 bits each; then eight bits: the second one is expected where
        a place has fewer bits than this. Word 1: the strips that are partly otherwise. Word 2:
        those that are wholly otherwise. Then the sizes, less one, of the sets of places that are
        otherwise, six bits each and ten a word; then the number of each set among those of its
        size, in as many bits as the largest needs."""
        head, partly, wholly = (self.word(start + n) for n in range(3))
        strip, inside = divmod(place, STRIP)
        if partly >> strip & 1:
            before = (partly & ((1 << strip) - 1)).bit_count()
            numbers_at = start + 3 + -(-partly.bit_count() // 10)
            sizes = [
                (self.word(start + 3 + n // 10) >> 6 * (n % 10) & 63) + 1 for n in range(before + 1)
            ]
            bit = sum(map(_length, sizes[:before]))
            word, shift = divmod(bit, 64)
            both = self.word(numbers_at + word) | self.word(numbers_at + word + 1) << 64
            number = both >> shift & ((1 << _length(sizes[before])) - 1)
            otherwise = inside in _members(number, sizes[before])
        else:
            otherwise = bool(wholly >> strip & 1)
        second = (place.bit_count() < (head >> 32 & 0xFF)) != otherwise
        return head >> (16 if second else 0) & 0xFFFF


@cache
def _length(size: int) -> int:
    """How many bits the number of a set of this size takes."""
    return (comb(STRIP, size) - 1).bit_length()


def _members(number: int, size: int) -> set[int]:
    """The set with a number among those of its size: the largest member first, sets of small
    members before others."""
    found = set()
    for left in range(size, 0, -1):
        thing = left - 1
        while comb(thing + 1, left) <= number:
            thing += 1
        number -= comb(thing, left)
        found.add(thing)
    return found
