"""`wuqi verify-solution` reads what was written, finds nothing wrong where all is right, and finds
what is wrong."""

import json
import struct
import zlib
from pathlib import Path

import numpy as np
import pytest

from tests.solve.solved import made, small_game, solved
from wuqi.cli.commands.study.verify_solution import command
from wuqi.core.numbering import Tables, tables_of
from wuqi.solve.build import Made
from wuqi.solve.files import Account, Writer, pack_values
from wuqi.verification.consistency import Checker
from wuqi.verification.table_file import CHAPTER, PAGE, WORDS_AT, TableReader

__all__ = ["made", "solved"]

PAGES = 3 * CHAPTER + 1


def test_both_kinds_of_pages_are_read(tmp_path: Path) -> None:
    """Pages of many values, of two, and of one."""
    chance = np.random.default_rng(5)
    parts = [
        chance.integers(0, 60, 4 * PAGE),
        np.where(chance.random(4 * PAGE) < 0.02, 7, 5),
        np.where([x.bit_count() < 6 for x in range(4 * PAGE)], 1, 2),
        np.full((PAGES - 12) * PAGE, 4),
    ]
    values = np.concatenate(parts).astype(np.uint16)
    path = tmp_path / "toy.table"
    with Writer(path, Account("toy", {}, 1, True, "plies", len(values))) as writer:
        writer.add(*pack_values(values))
        writer.finish({})
    reader = TableReader(path)
    assert reader.damaged_chapter() is None
    for number in [*range(0, 12 * PAGE, 331), *range(12 * PAGE, len(values), 39_973)]:
        assert reader.value(number) == values[number]


def test_a_table_that_is_right(solved: Made, capsys: pytest.CaptureFixture[str]) -> None:
    assert command("tamquan", sample=40, every=False, option=["taking=all"], json=True) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["checked"] > 10
    assert report["wrong"] is None


def test_a_planted_error_is_found(
    solved: Made,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    reader, wrong = planted(solved, tmp_path / "tables", monkeypatch)
    found = list(Checker(small_game(), tables(), reader).check([wrong]))
    assert found[0] is not None
    assert found[0].number == wrong
    assert small_game().read(found[0].position)
    assert found[0].follows is not None
    assert found[0].follows != found[0].kept
    damage = bytearray(reader.path.read_bytes())
    damage[WORDS_AT] ^= 1
    reader.path.write_bytes(damage)
    assert command("tamquan", sample=1, every=False, option=["taking=all"]) == 1
    assert "Part 0 of the file" in capsys.readouterr().out


def tables() -> Tables:
    found = tables_of("tamquan")
    assert found is not None
    return found


def planted(solved: Made, folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[TableReader, int]:
    """A copy of the table in which a frequent value was made another, with checksums that fit."""
    path = folder / solved.file.path.name
    folder.mkdir()
    whole = bytearray(solved.file.path.read_bytes())
    before = TableReader(solved.file.path)
    checker = Checker(small_game(), tables(), before)
    page = next(n for n in range(before.pages) if has_many(before, n) and some(checker, n))
    number = some(checker, page)
    start = before.start_of(page)
    palette = WORDS_AT + 8 * (start + 5)  # the values, two bytes each
    at = next(
        at
        for at in range(palette, palette + 2 * before.word(start), 2)
        if struct.unpack_from("<H", whole, at)[0] == before.value(number)
    )
    struct.pack_into("<H", whole, at, before.value(number) + 3)
    first = page // CHAPTER * CHAPTER
    ends = [before.start_of(n) for n in (first, min(first + CHAPTER, before.pages))]
    sum_at = before.ends_at + 8 * before.pages + 4 * (page // CHAPTER)
    part = whole[WORDS_AT + 8 * ends[0] : WORDS_AT + 8 * ends[1]]
    struct.pack_into("<I", whole, sum_at, zlib.crc32(part))
    path.write_bytes(whole)
    monkeypatch.setenv("WUQI_DATA", str(folder.parent))
    reader = TableReader(path)
    assert reader.damaged_chapter() is None
    return reader, number


def has_many(reader: TableReader, page: int) -> bool:
    """Whether a page has more than two values."""
    return reader.word(reader.start_of(page)) >> 63 == 0


def some(checker: Checker, page: int) -> int:
    """A number in a page that is a win or a loss; 0: there is none."""
    for number in range(page * PAGE, (page + 1) * PAGE, 64):
        position = checker.position(number)
        worth = position and checker.worth(position)
        if worth and worth.outcome != "draw":
            return number
    return 0
