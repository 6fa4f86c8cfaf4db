"""Table files: packed values, an index and checksums, mapped into memory and read in place.

    head        magic, format version, where the account is, checksums of both
    words       packed pages (see packing)
    ends        for each page, the word after its last
    sums        a checksum for each chapter of 32 pages
    account     what the table is about, as JSON

Processes that open the same file share one copy. A chapter is compared with its checksum when it is
first read, so that damaged data is never used and opening stays quick.
"""

import mmap
import os
import struct
import zlib
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from wuqi.core.errors import BadTable
from wuqi.solve.packing import LONGEST, PAGE, Values, pack
from wuqi.solve.two_values import Words

MAGIC = b"WuqiTabl"
FORMAT = 1
HEAD = struct.Struct("<8sIIQQ")  # magic, format, sum of the account, its place, its length
HEAD_ROOM = 64  # the head, its own checksum, and zeros
CHAPTER = 32  # pages


class Account(msgspec.Struct, frozen=True):
    """What a table is about."""

    game: str
    settings: dict[str, str]
    numbering: int  # version of the game's numbering
    depth: bool  # distances are kept
    unit: str
    numbers: int
    words: int = 0
    sum_of_ends: int = 0
    sum_of_sums: int = 0
    report: Any = None  # the solver's report


class TableFile:
    """An open table."""

    def __init__(self, path: Path) -> None:
        """Maps a file into memory; BadTable if anything but its pages is damaged."""
        self.path = path
        try:
            with path.open("rb") as file:
                self._bytes = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except (OSError, ValueError) as error:
            raise BadTable("table-no-file", path=str(path), reason=str(error)) from error
        self.account = self._read_account()
        pages = pages_of(self.account.numbers)
        at = HEAD_ROOM
        self.words: Words = self._array(np.uint64, at, self.account.words)
        at += self.words.nbytes
        self.ends: Words = self._array(np.uint64, at, pages)
        at += self.ends.nbytes
        self._sums: npt.NDArray[np.uint32] = self._array(np.uint32, at, -(-pages // CHAPTER))
        if (zlib.crc32(self.ends.data), zlib.crc32(self._sums.data)) != (
            self.account.sum_of_ends,
            self.account.sum_of_sums,
        ):
            raise self._damaged()
        self.trusted = np.zeros(len(self._sums), dtype=np.uint8)

    def trust(self, chapter: int) -> None:
        """Compares a chapter with its checksum; BadTable if they differ."""
        first = int(self.ends[chapter * CHAPTER - 1]) if chapter else 0
        last = int(self.ends[min((chapter + 1) * CHAPTER, len(self.ends)) - 1])
        if zlib.crc32(self.words[first:last].data) != self._sums[chapter]:
            raise self._damaged()
        self.trusted[chapter] = 1

    def trust_all(self) -> None:
        """Compares the whole file with its checksums."""
        for chapter in range(len(self.trusted)):
            self.trust(chapter)

    def _read_account(self) -> Account:
        if len(self._bytes) < HEAD_ROOM or self._bytes[: len(MAGIC)] != MAGIC:
            raise BadTable("table-not-ours", path=str(self.path))
        _, version, total, at, length = HEAD.unpack_from(self._bytes)
        (own,) = struct.unpack_from("<I", self._bytes, HEAD.size)
        if own != zlib.crc32(self._bytes[: HEAD.size]):
            raise self._damaged()
        if version != FORMAT:
            raise BadTable("table-version", path=str(self.path), found=version, wanted=FORMAT)
        encoded = self._bytes[at : at + length]
        if len(self._bytes) != at + length or zlib.crc32(encoded) != total:
            raise self._damaged()
        try:
            return msgspec.json.decode(encoded, type=Account)
        except msgspec.DecodeError as error:
            raise self._damaged() from error

    def _array(self, dtype: Any, at: int, length: int) -> Any:
        if at + length * np.dtype(dtype).itemsize > len(self._bytes):
            raise self._damaged()
        return np.frombuffer(self._bytes, dtype=dtype, count=length, offset=at)

    def _damaged(self) -> BadTable:
        return BadTable("table-damaged", path=str(self.path))


def pages_of(numbers: int) -> int:
    return -(-numbers // PAGE)


class Writer:
    """Writes a table file, page after page. It appears under its name only when complete."""

    def __init__(self, path: Path, account: Account) -> None:
        self._path, self._account = path, account
        path.parent.mkdir(parents=True, exist_ok=True)
        self._part = path.with_name(f"{path.name}.{os.getpid()}.part")
        self._file = self._part.open("wb")
        self._file.write(bytes(HEAD_ROOM))
        self._ends: list[Words] = []
        self._sums: list[int] = []
        self._sum, self._in_chapter, self._written = 0, 0, 0

    def add(self, words: Words, ends: Words) -> None:
        """The next pages, as `pack_values` gives them."""
        self._ends.append(ends + np.uint64(self._written))
        start = 0
        for end in ends.tolist():
            self._sum = zlib.crc32(words[start:end].data, self._sum)
            start = end
            self._in_chapter += 1
            if self._in_chapter == CHAPTER:
                self._end_chapter()
        self._file.write(words.data)
        self._written += len(words)

    def finish(self, report: Any) -> None:
        """Writes everything that follows the pages, and gives the file its name."""
        if self._in_chapter:
            self._end_chapter()
        ends = np.concatenate(self._ends)
        assert len(ends) == pages_of(self._account.numbers)
        sums = np.array(self._sums, dtype=np.uint32)
        account = msgspec.structs.replace(
            self._account,
            words=self._written,
            sum_of_ends=zlib.crc32(ends.data),
            sum_of_sums=zlib.crc32(sums.data),
            report=report,
        )
        encoded = msgspec.json.encode(account)
        self._file.write(ends.data)
        self._file.write(sums.data)
        at = self._file.tell()
        self._file.write(encoded)
        head = HEAD.pack(MAGIC, FORMAT, zlib.crc32(encoded), at, len(encoded))
        self._file.seek(0)
        self._file.write(head + struct.pack("<I", zlib.crc32(head)))
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
        self._part.replace(self._path)

    def __enter__(self) -> "Writer":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()
        self._part.unlink(missing_ok=True)

    def _end_chapter(self) -> None:
        self._sums.append(self._sum)
        self._sum, self._in_chapter = 0, 0


def pack_values(values: Values) -> tuple[Words, Words]:
    """Whole pages (or the last values of a table) packed: their words, and where each ends."""
    pages = pages_of(len(values))
    if len(values) < pages * PAGE:
        values = np.concatenate([values, np.full(pages * PAGE - len(values), values[-1])])
    ends = np.zeros(pages, dtype=np.uint64)
    out = np.zeros(pages * LONGEST, dtype=np.uint64)
    used = int(pack(values, out, ends))
    return out[:used].copy(), ends
