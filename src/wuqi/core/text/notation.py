"""The common part of position texts: `BOARD MOVER key=value …`, rows from the top down."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby

from wuqi.core.errors import BadPosition

_RUN = re.compile(r"\d+")


def split_position(
    text: str, movers: Sequence[str], keys: Sequence[str]
) -> tuple[str, str, dict[str, str]]:
    """Board, mover and keys of a position text; every known key at most once, in any order."""
    parts = text.split()
    if len(parts) < 2:
        raise BadPosition("position-too-short", text=text)
    board, mover, *rest = parts
    if mover not in movers:
        raise BadPosition("position-bad-mover", mover=mover, right=" | ".join(movers))
    return board, mover, read_keys(rest, keys)


def read_keys(parts: Iterable[str], keys: Sequence[str]) -> dict[str, str]:
    """The values of `key=value …`; every known key at most once, in any order."""
    found: dict[str, str] = {}
    for part in parts:
        name, equals, value = part.partition("=")
        if not equals or not value or name not in keys:
            right = " | ".join(f"{key}=…" for key in keys) or "–"
            raise BadPosition("position-bad-key", key=part, right=right)
        if name in found:
            raise BadPosition("position-key-twice", key=name)
        found[name] = value
    return found


def whole_number(key: str, value: str, highest: int) -> int:
    """The value of a key that counts something."""
    if not (value.isascii() and value.isdigit() and len(value) < 9 and int(value) <= highest):
        raise BadPosition("position-bad-number", key=key, value=value, highest=highest)
    return int(value)


def read_rows(board: str, width: int, height: int, pieces: Iterable[str]) -> list[list[str]]:
    """The cells of a board text, top row first; "" is empty. All pieces are equally long."""
    rows = board.split("/")
    if len(rows) != height:
        raise BadPosition("position-bad-rows", found=len(rows), right=height)
    known = frozenset(pieces)
    length = max(map(len, known))
    return [_read_row(row, number, width, known, length) for number, row in enumerate(rows, 1)]


def _read_row(row: str, number: int, width: int, known: frozenset[str], length: int) -> list[str]:
    cells: list[str] = []
    rest = row
    while rest:
        if run := _RUN.match(rest):
            if run[0].startswith("0") or len(run[0]) > 2:
                raise BadPosition("position-bad-piece", piece=run[0], row=number)
            cells += [""] * int(run[0])
            rest = rest[run.end() :]
        elif rest[:length] in known:
            cells.append(rest[:length])
            rest = rest[length:]
        else:
            raise BadPosition("position-bad-piece", piece=rest[:length], row=number)
    if len(cells) != width:
        raise BadPosition("position-bad-width", row=number, found=len(cells), right=width)
    return cells


def write_rows(rows: Iterable[Iterable[str]]) -> str:
    """The board text of rows of cells."""
    return "/".join([_write_row(tuple(row)) for row in rows])


@lru_cache(maxsize=1 << 14)  # few rows are new
def _write_row(row: tuple[str, ...]) -> str:
    return "".join(
        str(len(list(run))) if empty else "".join(run)
        for empty, run in groupby(row, key=lambda cell: cell == "")
    )


def write_position(board: str, mover: str, keys: Mapping[str, object]) -> str:
    """The position text; keys that are None, 0 or empty are left out as defaults."""
    return " ".join([board, mover, *write_keys(keys)])


def write_keys(keys: Mapping[str, object]) -> list[str]:
    """`key=value` for every key that has not its default."""
    return [f"{name}={value}" for name, value in keys.items() if value not in (None, 0, "")]
