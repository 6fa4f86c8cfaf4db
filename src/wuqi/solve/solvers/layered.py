"""The layered solver: games in which a crowd only shrinks, one layer after the other.

Layer k has all positions with k members of the crowd. With the hunters to move they follow from
layer k - 1 with the crowd to move; these in turn from layer k with the hunters to move. So only
the positions with the crowd to move are kept; the others are made where they are needed.
"""

import threading
from collections.abc import Iterator
from functools import lru_cache
from math import comb
from pathlib import Path
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from wuqi.core.folder.contract import Saying
from wuqi.core.game import Game
from wuqi.core.numbering import LOSS, WIN, Crowd, CrowdTables, tables_of
from wuqi.core.registry import configure
from wuqi.solve.solvers import crowd_bits, crowd_depth
from wuqi.solve.work import Progress, Workers, Workshop, open_array, run

_own = threading.local()  # a row for the hunters to move, used again and again by each thread


def solve(game: Game, depth: bool, workshop: Workshop, workers: Workers, progress: Progress) -> Any:
    """Solves all layers into the workshop's array; a report of what was found."""
    crowd = crowd_of(game.name, tuple(game.options.items()))
    placements = len(crowd.beside)
    if depth:
        workshop.array("scores", (placements, 1 << crowd.cells), np.uint8)
    else:
        workshop.array("wins", (placements, 1 << (crowd.cells - crowd_bits.IN_WORD)), np.uint64)
    options = tuple(game.options.items())
    layers = []
    for layer in range(crowd.cells + 1):
        step = f"layer {layer}"
        weight = comb(crowd.cells, layer) / (1 << crowd.cells)
        summary = workshop.done(step)
        if summary is None:
            progress.stage = Saying("solve-layer", {"layer": layer, "layers": crowd.cells})
            tasks = [
                (workshop.folder, game.name, options, depth, layer, p) for p in range(placements)
            ]
            summary = _sum_up(crowd, run(workers, solve_piece, tasks, progress, weight))
            workshop.finish(step, summary)
        else:
            progress.skip(weight)
        layers.append({"members": layer, **summary})
    return {"layers": layers}


@lru_cache(maxsize=4)
def crowd_of(name: str, options: tuple[tuple[str, str], ...]) -> Crowd:
    """The data of a game, made once per process."""
    game = configure(name, None, dict(options))
    return cast(CrowdTables, tables_of(name)).crowd(game.options)


def solve_piece(
    folder: Path, name: str, options: tuple[tuple[str, str], ...], depth: bool, layer: int, p: int
) -> dict[str, list[int]]:
    """Solves a layer of one placement; counts and longest wins for either side to move."""
    crowd = crowd_of(name, options)
    takes, moved, beside = crowd.takes[p], crowd.moved[p], int(crowd.beside[p])
    if depth:
        scores = open_array(folder, "scores")
        own = _scratch(scores)
        crowd_depth.hunters_to_move(layer, takes, moved, beside, crowd.cells, scores, own)
        crowd_depth.crowd_to_move(
            layer, crowd.steps[p], beside, crowd.stranded_at_once, crowd.cells, own, scores[p]
        )
        tallies = [crowd_depth.tally(layer, crowd.cells, row).tolist() for row in (own, scores[p])]
    else:
        wins = open_array(folder, "wins")
        own = _scratch(wins)
        crowd_bits.hunters_to_move(layer, takes, moved, beside, crowd.cells, wins, own)
        crowd_bits.crowd_to_move(
            layer, crowd.steps[p], beside, crowd.stranded_at_once, own, wins[p]
        )
        tallies = [[int(crowd_bits.tally(layer, row))] for row in (own, wins[p])]
    return {"hunters": tallies[0], "crowd": tallies[1], "placement": [p]}


def _scratch(like: npt.NDArray[Any]) -> npt.NDArray[Any]:
    row = getattr(_own, "row", None)
    if row is None or row.shape != like.shape[1:] or row.dtype != like.dtype:
        row = _own.row = np.zeros(like.shape[1], like.dtype)
    return row


def _sum_up(crowd: Crowd, pieces: list[dict[str, list[int]]]) -> dict[str, Any]:
    """The hunters' wins of a layer, alike positions counted too, and the longest games."""
    summary: dict[str, Any] = {}
    for mover in ("hunters", "crowd"):
        wins = sum(piece[mover][0] * int(crowd.alike[piece["placement"][0]]) for piece in pieces)
        summary[mover] = {"hunters_win": wins}
        if len(pieces[0][mover]) > 1:
            for name, at in (("longest_win", 1), ("longest_loss", 3)):
                plies, members, p = max(
                    (piece[mover][at], piece[mover][at + 1], piece["placement"][0])
                    for piece in pieces
                )
                if plies >= 0:
                    summary[mover][name] = {"plies": plies, "number": p << crowd.cells | members}
    return summary


def values(game: Game, depth: bool, folder: Path) -> Iterator[tuple[Path, bool, int]]:
    """The arguments of `values_piece`, in the order of the numbers."""
    crowd = crowd_of(game.name, tuple(game.options.items()))
    return ((folder, depth, p) for p in range(len(crowd.beside)))


def values_piece(folder: Path, depth: bool, p: int) -> npt.NDArray[np.uint16]:
    """The values of one placement, with the crowd to move and from its side."""
    if depth:
        scores = open_array(folder, "scores")[p]
        return np.where(scores >= crowd_depth.MIDDLE, CROWD_LOSES[scores], CROWD_WINS[scores])
    bits = np.unpackbits(open_array(folder, "wins")[p].view(np.uint8), bitorder="little")
    return np.array([WIN, LOSS], dtype=np.uint16)[bits]


CROWD_WINS = np.arange(256, dtype=np.uint16) * 3 + np.uint16(WIN)
CROWD_LOSES = np.arange(256, dtype=np.uint16)[::-1] * 3 + np.uint16(LOSS)
