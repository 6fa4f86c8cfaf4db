"""The solver of blocks: large endings of which only the outcome is kept, one byte a position.

The game says in which steps its blocks can be solved and solves them itself (see
`core.numbering.BlockTables`): the blocks of a step depend on earlier steps only. All bytes are one
file of the workshop, and every finished step is in the journal.
"""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from wuqi.core.folder.contract import Saying
from wuqi.core.game import Game
from wuqi.core.numbering import OUTCOMES, BlockTables, larger_tables
from wuqi.solve.packing import PAGE
from wuqi.solve.work import Progress, Workers, Workshop, open_array, run

AT_ONCE = 1_000_000  # numbers solved by one piece of work, at least
CHUNK = 512 * PAGE  # numbers counted or packed at a time


def solve(
    game: Game, tables: BlockTables, workshop: Workshop, workers: Workers, progress: Progress
) -> Any:
    """Solves all steps into the workshop's array; a report of what was found."""
    ends = list(tables.slices(game.options))
    workshop.array("bytes", (ends[-1],), np.uint8)
    steps = tables.steps()
    parts = steps[-1].part + 1
    for number, step in enumerate(steps):
        weight = step.numbers / ends[-1]
        name = f"part {step.part} band {step.band}"
        if workshop.done(name) is not None:
            progress.skip(weight)
            continue
        progress.stage = Saying("solve-slice", {"slice": step.part + 1, "slices": parts})
        pieces = max(1, min(step.blocks, int(step.numbers / AT_ONCE)))
        cuts = [step.blocks * at // pieces for at in range(pieces + 1)]
        tasks = [
            (workshop.folder, game.name, tables.pieces, number, begin, end)
            for begin, end in pairwise(cuts)
        ]
        run(workers, solve_piece, tasks, progress, weight)
        workshop.finish(name)
    return {
        "slices": [
            {"first": first, "last": last, **tally(workshop.folder, tables, first, last)}
            for first, last in zip([0, *ends], ends, strict=False)
        ]
    }


def solve_piece(folder: Path, name: str, size: int, number: int, begin: int, end: int) -> None:
    """Solves some blocks of a step."""
    tables = larger_tables(name, size)
    assert tables is not None
    tables.solve(open_array(folder, "bytes"), tables.steps()[number], begin, end)


def tally(folder: Path, tables: BlockTables, first: int, last: int) -> dict[str, int]:
    """How many of some numbers are won, lost and drawn, forced positions included."""
    found = open_array(folder, "bytes")
    counts = np.zeros(len(tables.KEPT), dtype=np.int64)
    for begin in range(first, last, CHUNK):
        counts += np.bincount(found[begin : min(begin + CHUNK, last)], minlength=len(counts))
    return {
        name: int(counts[list(alike)].sum())
        for name, alike in zip(OUTCOMES, tables.COUNTED, strict=True)
    }


def values(
    folder: Path, tables: BlockTables, name: str
) -> Iterator[tuple[Path, str, int, int, int]]:
    """The arguments of `values_piece`, in the order of the numbers."""
    total = len(open_array(folder, "bytes"))
    return (
        (folder, name, tables.pieces, at, min(at + CHUNK, total)) for at in range(0, total, CHUNK)
    )


def values_piece(
    folder: Path, name: str, size: int, begin: int, end: int
) -> npt.NDArray[np.uint16]:
    """What the file keeps of some numbers."""
    tables = larger_tables(name, size)
    assert tables is not None
    return tables.KEPT[open_array(folder, "bytes")[begin:end]]
