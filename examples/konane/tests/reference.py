"""Kōnane once more, slow and obvious: a dictionary of squares and the rules as one reads them.

Everything goes in and out as text, as in the references of Wuqi's own games.
"""

import re
from itertools import groupby

LETTERS = {1: "b", 2: "w"}
Board = dict[tuple[int, int], str]  # the letter on each (column, row), "" where it is empty


def start(options: dict[str, str]) -> str:
    size = int(options["size"])
    full = {(x, y): "bw"[(x + y) % 2] for x in range(size) for y in range(size)}
    return _write(full, size, "b")


def mover(options: dict[str, str], text: str) -> int:
    return 0 if not actions(options, text) else "bw".index(text[-1]) + 1


def actions(options: dict[str, str], text: str) -> list[str]:
    size, board, own = _read(options, text)
    empty = [place for place, letter in board.items() if not letter]
    if not empty:
        middle, last = (size // 2 - 1, size // 2), (0, size - 1)
        corner_or_centre = [(x, y) for pair in (middle, last) for x in pair for y in pair]
        return sorted(f"x{_name(p)}" for p in corner_or_centre if board[p] == own)
    if len(empty) == 1 and "bw"[sum(empty[0]) % 2] != own:
        x, y = empty[0]
        beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        return sorted(f"x{_name(p)}" for p in beside if board.get(p) == own)
    found = []
    for place, letter in board.items():
        if letter == own:
            for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                found += [
                    f"{_name(place)}x{_name(to)}" for to in _landings(board, place, step, own)
                ]
    return sorted(found)


def _landings(
    board: Board, place: tuple[int, int], step: tuple[int, int], own: str
) -> list[tuple[int, int]]:
    """Where a stone can stop that jumps in one direction."""
    found = []
    (x, y), (right, up) = place, step
    other = "w" if own == "b" else "b"
    while board.get((x + right, y + up)) == other and board.get((x + 2 * right, y + 2 * up)) == "":
        x, y = x + 2 * right, y + 2 * up
        found.append((x, y))
    return found


def play(options: dict[str, str], text: str, action: str) -> str:
    size, board, own = _read(options, text)
    if action.startswith("x"):
        board[_place(action[1:])] = ""
    else:
        (x, y), (right, up) = (_place(square) for square in action.split("x"))
        while (x, y) != (right, up):
            board[x, y] = ""
            x += (right > x) - (right < x)
            y += (up > y) - (up < y)
        board[x, y] = own
    return _write(board, size, "w" if own == "b" else "b")


def result(
    options: dict[str, str], texts: list[str], played: list[str]
) -> tuple[list[list[int]], str] | None:
    if actions(options, texts[-1]):
        return None
    stuck = "bw".index(texts[-1][-1]) + 1
    return [[3 - stuck], [stuck]], "no-jump"


def _read(options: dict[str, str], text: str) -> tuple[int, Board, str]:
    size, (rows, own) = int(options["size"]), text.split()
    board: Board = {}
    for down, row in enumerate(rows.split("/")):
        letters = re.sub(r"\d", lambda found: "." * int(found[0]), row)
        for x, letter in enumerate(letters):
            board[x, size - 1 - down] = letter.strip(".")
    return size, board, own


def _write(board: Board, size: int, own: str) -> str:
    rows = []
    for y in range(size - 1, -1, -1):
        runs = groupby(board[x, y] for x in range(size))
        rows.append(
            "".join("".join(run) if letter else str(len(list(run))) for letter, run in runs)
        )
    return f"{'/'.join(rows)} {own}"


def _name(place: tuple[int, int]) -> str:
    return f"{'abcdefgh'[place[0]]}{place[1] + 1}"


def _place(name: str) -> tuple[int, int]:
    return "abcdefgh".index(name[0]), int(name[1]) - 1
