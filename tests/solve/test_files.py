"""Table files: complete or absent, and never believed when damaged."""

from pathlib import Path

import numpy as np
import pytest

from wuqi.core.errors import BadTable
from wuqi.solve.files import CHAPTER, FORMAT, HEAD_ROOM, Account, TableFile, Writer, pack_values
from wuqi.solve.packing import PAGE, unpack_one

NUMBERS = 3 * CHAPTER * PAGE + 1234
VALUES = np.random.default_rng(3).integers(0, 9, NUMBERS).astype(np.uint16)
ACCOUNT = Account("toy", {"size": "3"}, 1, True, "plies", NUMBERS)


def written(path: Path) -> Path:
    with Writer(path, ACCOUNT) as writer:
        for at in range(0, NUMBERS, 50 * PAGE):
            writer.add(*pack_values(VALUES[at : at + 50 * PAGE]))
        writer.finish({"longest": 7})
    return path


def test_values_are_read_from_the_file(tmp_path: Path) -> None:
    file = TableFile(written(tmp_path / "toy.table"))
    file.trust_all()
    assert file.account.report == {"longest": 7}
    assert file.account.settings == {"size": "3"}
    for x in range(0, NUMBERS, 997):
        start = int(file.ends[x // PAGE - 1]) if x >= PAGE else 0
        assert unpack_one(file.words, start, x % PAGE) == VALUES[x]


def test_an_interrupted_file_does_not_appear(tmp_path: Path) -> None:
    with Writer(tmp_path / "toy.table", ACCOUNT) as writer:
        writer.add(*pack_values(VALUES[:PAGE]))
    assert list(tmp_path.iterdir()) == []


def test_every_damage_is_noticed(tmp_path: Path) -> None:
    """One byte anywhere: in the head, pages, index, checksums or account."""
    path = written(tmp_path / "toy.table")
    whole = path.read_bytes()
    chance = np.random.default_rng(4)
    places = [*range(36), *range(HEAD_ROOM, HEAD_ROOM + 9), *range(len(whole) - 300, len(whole), 7)]
    for at in [*places, *chance.integers(HEAD_ROOM, len(whole), 60).tolist()]:
        damaged = bytearray(whole)
        damaged[at] ^= 1 << int(chance.integers(8))
        path.write_bytes(damaged)
        with pytest.raises(BadTable, match=r"toy\.table"):
            TableFile(path).trust_all()


@pytest.mark.parametrize("length", [0, 10, HEAD_ROOM, 5000, -1])
def test_a_file_cut_off_is_noticed(tmp_path: Path, length: int) -> None:
    path = written(tmp_path / "toy.table")
    path.write_bytes(path.read_bytes()[:length])
    with pytest.raises(BadTable, match=r"toy\.table"):
        TableFile(path).trust_all()


def test_another_format_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path / "toy.table")
    monkeypatch.setattr("wuqi.solve.files.FORMAT", FORMAT + 1)
    with pytest.raises(BadTable, match=f"version {FORMAT}, but this program reads") as refused:
        TableFile(path)
    assert "toy.table" in refused.value.say("ja")


def test_something_else_is_not_taken_for_a_table(tmp_path: Path) -> None:
    path = tmp_path / "toy.table"
    path.write_text("a letter to a friend, " * 20)
    with pytest.raises(BadTable, match="not a Wuqi tablebase"):
        TableFile(path)
