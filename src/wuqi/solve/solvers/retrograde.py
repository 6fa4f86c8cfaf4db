"""The retrograde solver: games in which positions can repeat, slice by slice, backwards from
decided positions.

Within a slice positions may lead to each other both ways; out of it only to earlier slices. Each
slice is laid out as a graph in memory (see graph), labelled, and written into the workshop.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from wuqi.core.folder.contract import Saying
from wuqi.core.game import Game
from wuqi.core.numbering import OUTCOMES, Tables, addresses_of, tables_of
from wuqi.core.registry import configure
from wuqi.solve.packing import HOLE, PAGE
from wuqi.solve.reading import flags_of
from wuqi.solve.solvers.graph import (
    UNCLOSED,
    Incoming,
    Nodes,
    Outgoing,
    Slice,
    count_arrows,
    label,
    link,
    turn_round,
)
from wuqi.solve.work import Progress, Workers, Workshop, open_array

CHUNK = 64 * PAGE  # numbers linked at a time
LINKING = 0.8  # of the work; the rest is turning round and labelling


def solve(game: Game, workshop: Workshop, workers: Workers, progress: Progress) -> Any:
    """Solves all slices into the workshop's array; a report of what was found."""
    tables = tables_of(game.name)
    assert tables is not None
    ends = list(tables.slices(game.options))
    workshop.array("values", (ends[-1],), np.uint16)
    slices = []
    for number, (first, last) in enumerate(zip([0, *ends], ends, strict=False)):
        step, weight = f"slice {number}", (last - first) / ends[-1]
        summary = workshop.done(step)
        if summary is None:
            progress.stage = Saying("solve-slice", {"slice": number + 1, "slices": len(ends)})
            summary = _solve_slice(game, tables, workshop, workers, progress, first, last)
            workshop.finish(step, summary)
        else:
            progress.skip(weight)
        slices.append({"first": first, "last": last, **summary})
    return {"slices": slices}


def _solve_slice(
    game: Game,
    tables: Tables,
    workshop: Workshop,
    workers: Workers,
    progress: Progress,
    first: int,
    last: int,
) -> dict[str, Any]:
    size = last - first
    weight = size / tables.slices(game.options)[-1]
    nodes = Nodes(*(np.zeros(size, dtype=np.uint16) for _ in range(4)))
    starts = np.zeros(size + 1, dtype=np.int64)
    options = tuple(game.options.items())
    tasks = [
        (workshop.folder, game.name, options, first, last, begin, min(begin + CHUNK, last))
        for begin in range(first, last, CHUNK)
    ]
    chunks = []
    for task, (found, out) in zip(tasks, workers.each(link_piece, tasks), strict=True):
        offset = task[-2] - first
        for ours, theirs in zip(nodes, found, strict=True):
            ours[offset : offset + len(theirs)] = theirs
        count_arrows(out.heads, starts)
        chunks.append((offset, out))
        progress.add(weight * LINKING / len(tasks))
    np.cumsum(starts, out=starts)
    tails = np.zeros(int(starts[-1]), dtype=np.int32)
    at = starts[:-1].copy()
    while chunks:
        offset, out = chunks.pop()
        turn_round(out, offset, at, tails)
    queue = at.view(np.int32)[:size]  # its room is no longer needed
    label(flags_of(tables, depth=True), nodes, Incoming(starts, tails), queue)
    values = open_array(workshop.folder, "values")
    values[first:last] = nodes.values
    progress.add(weight * (1 - LINKING))
    return tally(values, first, last)


def link_piece(
    folder: Path,
    name: str,
    options: tuple[tuple[str, str], ...],
    first: int,
    last: int,
    begin: int,
    end: int,
) -> tuple[Nodes, Outgoing]:
    """Links some numbers of a slice: their nodes, and where their actions lead."""
    game = configure(name, None, dict(options))
    tables = tables_of(name)
    assert tables is not None
    kernel = game.kernel
    states = np.zeros((2, kernel.words), dtype=np.uint64)
    states[0] = game.start().state
    buffers = np.zeros((2, max(kernel.most_actions, 2)), dtype=np.int64)
    size = end - begin
    nodes = Nodes(*(np.zeros(size, dtype=np.uint16) for _ in range(4)))
    heads = np.zeros(size * kernel.most_actions, dtype=np.int32)  # touched only as far as needed
    ends = np.zeros(size, dtype=np.int64)
    slice_ = Slice(
        addresses=addresses_of(game),
        flags=flags_of(tables, depth=True),
        values=open_array(folder, "values"),
        first=first,
        last=last,
        states=states,
        buffers=buffers,
    )
    used = link(slice_, begin, end, nodes, Outgoing(heads, ends))
    assert used != UNCLOSED, f"the numbering of {name} does not know where its positions lead"
    return nodes, Outgoing(heads[:used].copy(), ends)


def tally(values: npt.NDArray[np.uint16], first: int, last: int) -> dict[str, Any]:
    """How many of some numbers are won, lost and drawn; the longest win and loss."""
    counts: dict[str, Any] = {"draw": 0, "win": 0, "loss": 0}
    for begin in range(first, last, CHUNK):
        part = values[begin : min(begin + CHUNK, last)]
        for outcome, name in enumerate(OUTCOMES):
            found = (part % 3 == outcome) & (part != HOLE)
            counts[name] += int(found.sum())
            at = int(np.argmax(np.where(found, part, 0)))
            distance = int(part[at]) // 3
            longest = f"longest_{name}"
            if found[at] and distance > counts.get(longest, {"distance": 0})["distance"]:
                counts[longest] = {"distance": distance, "number": begin + at}
    return counts


def values(folder: Path) -> Iterator[tuple[Path, int, int]]:
    """The arguments of `values_piece`, in the order of the numbers."""
    total = len(open_array(folder, "values"))
    return ((folder, at, min(at + CHUNK, total)) for at in range(0, total, CHUNK))


def values_piece(folder: Path, begin: int, end: int) -> npt.NDArray[np.uint16]:
    return np.array(open_array(folder, "values")[begin:end])
