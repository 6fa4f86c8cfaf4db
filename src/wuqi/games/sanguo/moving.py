"""How the pieces of Three Kingdoms dark chess move, shown when a player touches one."""

from collections.abc import Iterator

from wuqi.core.board.moving import Moving, Pieces
from wuqi.core.folder.contract import Saying
from wuqi.core.options import Options
from wuqi.games.sanguo.board import FILES, NAMES, POINTS, STEPS

STEPPING = {"advisor": 2, "elephant": 3, "horse": 5, "soldier": 7}  # rows of STEPS


def moving(options: Options, pieces: Pieces, square: str) -> Moving:
    kind = pieces[square].piece.rpartition("-")[2]
    if kind == "hidden":
        return Moving(Saying("moves-hidden"))
    if kind in STEPPING:
        steps = int(STEPS[STEPPING[kind], NAMES.index(square)])
        reached = [NAMES[point] for point in range(POINTS) if steps >> point & 1]
    else:
        reached = [point for line in _lines(square) for point in _along(pieces, line, kind)]
    free = [point for point in reached if point not in pieces or _prey(pieces, square, point)]
    return Moving(Saying(f"moves-{kind}"), tuple(free))


def _prey(pieces: Pieces, square: str, point: str) -> bool:
    """Whether a piece belongs to another camp and lies face up."""
    return pieces[point].ink not in ("", pieces[square].ink)


def _lines(square: str) -> list[list[str]]:
    """The points from a square to the edge, nearest first, in the four directions."""
    file, rank = NAMES.index(square) % FILES, NAMES.index(square) // FILES
    across = [NAMES[FILES * rank + other] for other in range(FILES)]
    along = [NAMES[FILES * other + file] for other in range(POINTS // FILES)]
    return [across[file + 1 :], across[:file][::-1], along[rank + 1 :], along[:rank][::-1]]


def _along(pieces: Pieces, line: list[str], kind: str) -> Iterator[str]:
    """Where a piece comes along a line: up to what stands there, a cannon to what is behind it."""
    standing = [point for point in line if point in pieces]
    yield from line[: line.index(standing[0])] if standing else line
    target = 1 if kind == "cannon" else 0
    yield from standing[target : target + 1]
